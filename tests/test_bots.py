"""Bots: legal, reproducible, honest, and better the higher their level."""

import pytest

from extent import by_extent, mostly
from facts import facts_of
from playing import TABLES, name_of, some_states, states_at
from pyengine import GAMES, bots
from pyengine.bots import AT_ONCE, LADDER, LEVELS, choose
from pyengine.chance import Dice
from pyengine.course import apply, choices, seat_asked
from pyengine.match import complete_options
from pyengine.search import open_secrets
from specialists import LEVEL, duel, playing, share

RACED = [name for name in GAMES if facts_of(name).duels]  # in which one bot can beat another
WITH_SPECIALISTS = [name for name in GAMES if facts_of(name).specialists]

each_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
# `expert` is `hard` with more time
each_level = pytest.mark.parametrize("level", ["uniform", "beginner", "easy", "normal", "hard"])


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Limit the search to few iterations: these tests hold for any number of them."""
    monkeypatch.setattr(bots, "iterations_of", lambda *_: 6)


@each_level
@each_table
def test_a_bot_makes_a_legal_choice_and_leaves_the_position_alone(table, level):
    game, *_ = table
    for s in states_at(table, 2, 20)[:8]:
        before, after = repr(s), s.copy()
        gesture = choose(game, s, level, Dice(1))
        assert repr(s) == before
        for action in gesture:
            assert seat_asked(after) == seat_asked(s) and action in choices(game.rules, after)
            apply(game.rules, after, action)


@each_level
@each_table
def test_the_same_dice_give_the_same_choice(table, level):
    game, *_ = table
    for s in states_at(table, 3, 30)[:6]:
        assert choose(game, s, level, Dice(8)) == choose(game, s.copy(), level, Dice(8))


def at_the_first_plan(seats: int, deal: int):
    """A match of Fritzen's game where the first plan is to be laid."""
    game = GAMES["disciples"]
    s = game.setup(seats, complete_options(game, seats, {}), deal)
    while not game.proposals(s, Dice(1), 1):
        apply(game.rules, s, choices(game.rules, s)[0])
    return s


def test_a_search_weighs_the_best_of_more_proposals_than_greedy():
    """On average over some deals: what they do on a few worlds of one is partly luck."""
    game = GAMES["disciples"]

    def worth(level: str, deal: int) -> float:
        s = at_the_first_plan(2, deal)
        seat, dice = seat_asked(s), Dice(3)
        worlds = [game.determinize(s, seat, dice) for _ in range(6)]
        proposals = bots.proposed(game, lambda: game.determinize(s, seat, dice), dice, level)
        assert len(set(proposals)) == len(proposals) <= bots.OTHER_PROPOSALS.get(level, bots.PROPOSALS)
        return sum(bots.follow(game, world, each, 0)[0] for world in worlds for each in proposals) / len(proposals)

    assert sum(worth("expert", deal) - worth("normal", deal) for deal in range(6)) > 0


def test_a_sealed_plan_is_judged_by_what_comes_to_light():
    """The first to plan judges its plans as the last one does: against plans drawn for the others, the same for all."""
    game = GAMES["disciples"]
    s = at_the_first_plan(3, 4)
    proposed = game.proposals(s, Dice(1), 6)
    seat, world, drawn = seat_asked(s), game.determinize(s, seat_asked(s), Dice(3)), set()
    for gesture in proposed:
        after = world.copy()
        for action in gesture:
            apply(game.rules, after, action)
        open_secrets(game, after, seat)
        assert after.open and not game.rules[after.agenda[-1][0]].secret
        drawn.add(tuple(p.plan for other, p in enumerate(after.players) if other != seat))
        assert bots.follow(game, world, gesture, 0)[0] == sum(game.appraise(after, seat).values())
    assert len(drawn) == 1 and len(set(proposed)) > 1


@each_level
def test_a_bot_is_given_samples_only(monkeypatch, level):
    """A bot sees only the choices and determinizations, whose random state also differs from the true one."""
    game, seen = GAMES["panthalos"], []

    def spy(game, gestures, sample, *budget):
        seen.append((gestures, sample))
        return bot(game, gestures, sample, *budget)

    bot = AT_ONCE.get(level, bots.search)
    monkeypatch.setitem(AT_ONCE, level, spy) if level in AT_ONCE else monkeypatch.setattr(bots, "search", spy)
    s = some_states(game, 3, 4, 20)[2]
    dice = Dice(1)
    while not seen:  # a careless bot mostly doesn't look
        choose(game, s, level, dice)
    ((gestures, sample),) = seen
    assert gestures == [(action,) for action in choices(game.rules, s)]
    worlds = [sample() for _ in range(20)]
    assert all(world is not s and world.rng != s.rng for world in worlds)
    assert len({repr(world) for world in worlds}) > 1


def test_old_names_of_levels_stand_for_what_they_were():
    assert AT_ONCE["greedy"] is AT_ONCE["normal"] is bots.greedy
    assert set(LADDER) < set(LEVELS) and {"uniform", "greedy"} < set(LEVELS)


@pytest.mark.parametrize(("level", "fewest", "most"), [("easy", 290, 350), ("beginner", 165, 235)])
def test_the_lower_levels_do_not_always_pay_attention(level, fewest, most):
    game = GAMES["nullgame"]
    s = some_states(game, 2, 0, 1)[0].copy()
    s.taken[0] += s.heap - 1
    s.heap = 3
    best = sum(choose(game, s, level, Dice(seed)) == (("take", 3),) for seed in range(400))
    assert fewest < best < most  # of 400: a random choice of three misses the best two times in three


def gestures_chosen(level: str) -> set[tuple]:
    """All that a bot chooses at the start of a plan of Fritzen's game, with 60 different dice."""
    s = at_the_first_plan(3, 4)
    return {choose(GAMES["disciples"], s, level, Dice(seed)) for seed in range(60)}


def test_the_easy_bot_lays_a_part_of_a_plan_before_it_may_be_careless_again():
    assert {len(gesture) for gesture in gestures_chosen("easy")} == {1, 2, 3, 4, 5}  # of 11 plies


def test_the_normal_bot_lays_whole_plans():
    chosen = gestures_chosen("normal")
    assert len({len(gesture) for gesture in chosen}) == 1 and len(chosen) > 30


@pytest.mark.parametrize("level", ["beginner", "uniform"])
def test_a_beginner_plans_step_by_step(level):
    assert {len(gesture) for gesture in gestures_chosen(level)} == {1}


def test_uniform_takes_every_choice_equally_often():
    game = GAMES["nullgame"]
    s = some_states(game, 2, 0, 1)[0]
    dice, counts = Dice(5), dict.fromkeys(choices(game.rules, s), 0)
    for _ in range(3000):
        [action] = choose(game, s, "uniform", dice)
        counts[action] += 1
    assert len(counts) == 3 and all(900 < count < 1100 for count in counts.values())


def test_greedy_takes_what_ends_the_game_well():
    game = GAMES["nullgame"]
    for left in (1, 2, 3):
        s = some_states(game, 2, 0, 1)[0].copy()
        s.taken[0] += s.heap - left
        s.heap = left
        assert choose(game, s, "greedy", Dice(1)) == (("take", left),)


def test_greedy_does_not_look_where_there_is_nothing_to_choose():
    def sample():
        raise AssertionError("looked at a world for nothing")

    assert bots.greedy(GAMES["nullgame"], [(("take", 1),)], sample, Dice(1)) == (("take", 1),)


def test_greedy_chooses_evenly_between_equals():
    """With a full heap all choices look equal."""
    game = GAMES["nullgame"]
    s = some_states(game, 2, 0, 1)[0]
    assert {choose(game, s, "greedy", Dice(seed)) for seed in range(30)} == {(("take", count),) for count in (1, 2, 3)}


@pytest.mark.parametrize("table", by_extent(TABLES[::4], TABLES[::2], TABLES), ids=name_of)
def test_greedy_plays_a_game_to_its_end(table):
    game, seats, options = table
    s, dice = game.setup(seats, complete_options(game, seats, options), 5), Dice(5)
    levels = ["greedy"] + ["uniform"] * (seats - 1)
    while s.agenda:
        for action in choose(game, s, levels[seat_asked(s)], dice):
            apply(game.rules, s, action)
            game.invariants(s)
    assert game.outcome(s)["winners"] or game.rivals  # against a rival all may lose


@pytest.mark.slow
@pytest.mark.parametrize("name", RACED)
def test_greedy_beats_uniform_on_the_same_deals(name):
    """A small match with seats swapped; the lower end of the interval must lie above a half."""
    assert duel(name, "greedy", "uniform", facts_of(name).duels)["low"] > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("name", RACED)
def test_uniform_does_not_beat_uniform(name):
    """The bound above can be missed."""
    assert duel(name, "uniform", "uniform", facts_of(name).duels)["low"] <= 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    "name, specialist",
    mostly(
        [(name, next(iter(facts_of(name).specialists))) for name in WITH_SPECIALISTS],
        [(name, each) for name in WITH_SPECIALISTS for each in list(facts_of(name).specialists)[1:]],
    ),
)
def test_no_bot_that_plays_for_one_thing_only_beats_normal(name, specialist):
    """Few matches: `build.py bench specialists` plays many."""
    found = share(name, specialist, "normal", by_extent(8, 8, 40))
    assert found["low"] <= 0.5, found


@pytest.mark.slow
def test_a_specialist_can_win():
    """The bound above can be missed."""
    assert share("disciples", "quests", "uniform", 16)["low"] > 0.5


def test_a_specialist_wants_what_its_weights_say():
    game = GAMES["nullgame"]
    s = some_states(game, 2, 0, 1)[0].copy()
    s.taken[0] += s.heap - 2
    s.heap = 2  # who takes both ends the match well
    wanted = {}
    for weight in (-100, 0, 100):
        with playing(game, {LEVEL: {"": weight}}):
            wanted[weight] = {choose(game, s, LEVEL, Dice(seed)) for seed in range(20)}
    assert wanted == {-100: {(("take", 1),)}, 0: {(("take", 1),), (("take", 2),)}, 100: {(("take", 2),)}}
