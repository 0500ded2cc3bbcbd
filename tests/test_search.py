"""The tree search: it uses no hidden information, is reproducible, and beats weaker bots."""

from dataclasses import replace
from itertools import count

import pytest

from playing import TABLES, name_of, some_states, states_at
from pyengine import GAMES, bots, search
from pyengine.bots import think
from pyengine.chance import Dice, below, seal
from pyengine.course import apply, choices, decision, seat_asked
from pyengine.match import complete_options
from pyengine.prospects import WIN, settled
from pyengine.simulate import simulate

each_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def thoughts(game, s, iterations=15) -> list:
    """What the expert thinks; without the tree, which equals no other."""
    return [thought._replace(tree=None) for thought in think(game, s, "expert", Dice(3), iterations)]


@each_table
def test_what_a_seat_can_not_see_does_not_change_what_its_bot_thinks(table):
    game, *_ = table
    for s in states_at(table, 1, 60)[:4]:
        other = game.determinize(s, seat_asked(s), Dice(9))
        assert repr(other) != repr(s)
        assert thoughts(game, other) == thoughts(game, s)


@each_table
def test_thoughts_are_of_choices_best_first_and_are_counted(table):
    game, *_ = table
    for s in states_at(table, 2, 60)[:4]:
        options = choices(game.rules, s)
        for number, thought in enumerate(thoughts(game, s), 1):
            assert thought.gesture[0] in options
            if len(options) == 1:
                assert thought.gesture[0] == options[0] and thought[1:] == (0, (), None) and number == 1
                continue
            assert thought.iterations == number <= 15
            assert thought.best[0].gesture == thought.gesture and len(thought.best) <= 3
            visits = [each.visits for each in thought.best]
            assert visits == sorted(visits, reverse=True) and 0 < sum(visits) <= number
            assert all(each.gesture[0] in options and 0 <= each.value <= WIN for each in thought.best)


@pytest.mark.parametrize("seats", [2, 3])
def test_with_more_than_two_seats_only_ones_own_answers_are_searched(monkeypatch, seats):
    asked = set()
    monkeypatch.setattr(search, "select", lambda *about, select=search.select: asked.add(about[1][1]) or select(*about))
    game = GAMES["panthalos"]
    s = next(s for s in some_states(game, seats, 1, 7) if len(choices(game.rules, s)) > 3)
    thoughts(game, s, 120)
    assert asked == ({0, 1} if seats == 2 else {seat_asked(s)})


def test_the_search_stops_when_the_best_can_not_be_overtaken():
    """At the end of the heap only one choice wins."""
    game = GAMES["nullgame"]
    s = some_states(game, 2, 0, 1)[0].copy()
    s.taken[0] += s.heap - 3
    s.heap = 3
    last = thoughts(game, s, 400)[-1]
    assert last.gesture == (("take", 3),) and last.iterations < 400
    assert last.best[0].visits > 400 - last.iterations


def test_a_search_sees_further_than_greedy():
    """With six counters left, leaving four wins the last one. A bot that looks one ply ahead can't see this."""
    game = GAMES["nullgame"]
    s = some_states(game, 2, 0, 1)[0].copy()
    s.hidden = [2, 2]
    s.taken[0] += s.heap - 6
    s.heap = 6
    assert thoughts(game, s, 600)[-1].gesture == (("take", 2),)


def test_thinking_by_the_clock_ends_and_may_be_left_and_taken_up(monkeypatch):
    """The clock is replaced by one that advances a millisecond at each call."""
    ticks = count()
    monkeypatch.setattr(bots, "perf_counter", lambda: next(ticks) / 1000)
    game = GAMES["panthalos"]
    s = next(s for s in some_states(game, 2, 1, 7) if len(choices(game.rules, s)) > 3)
    thinking = bots.Thinking(game, s, "expert", Dice(1), ms=30)
    assert thinking.go_on(10).iterations == 10 and not thinking.done
    last = thinking.go_on()
    assert last.iterations == 30 and thinking.done
    assert thinking.go_on() == last


def test_a_win_is_shared_by_sides_and_not_within_one():
    assert settled([1], (0, 1, 2)) == [0, WIN, 0]
    assert settled([0, 2], (0, 1, 2)) == [WIN // 2, 0, WIN // 2]
    assert settled([0, 1], (0, 0)) == [WIN, WIN]
    assert settled([1], (0, 0)) == [0, WIN]
    assert settled([], (0, 0, 1)) == [0, 0, 0]


# --- sealed plans ------------------------------------------------------------------------------------------


@decision(secret=True)
def name_a_number(s, seat):
    """[1] Both name a number from 1 to 3, unseen."""
    return [("name", number) for number in (1, 2, 3)]


@name_a_number.refuse
def name_a_number(s, seat):
    return []


@name_a_number.resolve
def name_a_number(s, seat, action):
    s.taken[seat] = action[1]
    seal(s)


def differs(s) -> list[int]:
    """The first to name a number wins if the numbers differ, the second if they don't."""
    return [WIN, 0] if s.taken[0] != s.taken[1] else [0, WIN]


def deal_other(s, seat, dice):
    """The other's number is anybody's guess."""
    world = s.copy()
    world.taken = [
        number if other == seat or not number else 1 + below(dice, 3) for other, number in enumerate(s.taken)
    ]
    return world


NUMBERS = replace(
    GAMES["nullgame"],
    rules={"name_a_number": name_a_number},
    appraise=lambda s, seat: {"none": 0},
    prospects=lambda s: [WIN // 2] * 2,
    determinize=deal_other,
    outcome=lambda s: None if s.agenda else {"winners": [differs(s).index(WIN)], "reason": "named", "tie_break": None},
)


def test_a_sealed_plan_is_answered_blindly_in_search():
    """Whoever plans first may expect the fair share of two thirds: the second must not answer what it can't have
    seen."""
    s = GAMES["nullgame"].setup(2, {"unused": False}, 1)
    s.agenda = [("name_a_number", 1), ("name_a_number", 0)]
    shares = [expected(list(think(NUMBERS, s, "expert", Dice(seed), 400))[-1].best) for seed in range(12)]
    assert 0.55 * WIN < sum(shares) / len(shares) < 0.75 * WIN, shares


def test_an_iteration_ends_where_secret_plans_are_made_anew():
    """It plays the plans of the round under way, but none of the next round."""
    game = GAMES["disciples"]
    s, dice = game.setup(2, complete_options(game, 2, {}), 1), Dice(1)
    while s.agenda[-1][0] != "lay":
        apply(game.rules, s, choices(game.rules, s)[0])
    begun, was_secret = s.round, True
    while answers := search.next_answers(game, s, dice, was_secret):
        assert s.round == begun
        was_secret = game.rules[s.agenda[-1][0]].secret
        apply(game.rules, s, answers[0][0])
    assert s.round == begun + 1 and s.agenda[-1] == ("lay", 0, 0)
    assert not any(p.plan for p in s.players)


@pytest.mark.parametrize("seats, playout", [(2, 1), (2, 4), (3, 2)])
def test_an_iteration_plays_through_as_many_new_questions_as_the_game_says(seats, playout):
    game = replace(GAMES["pantheon"], playout=(playout, 9) if seats == 2 else (9, playout))
    s, dice = game.setup(seats, complete_options(game, seats, {}), 1), Dice(1)
    while len(options := choices(game.rules, s)) == 1:
        apply(game.rules, s, options[0])
    tree, visits = search.Tree(game, s, dice), []
    for _ in range(2):
        search.iterate(tree, s.copy(), [(action,) for action in options])
        visits.append(nodes_under(tree.root))
    assert visits == [playout, 2 * playout]


def test_the_last_number_by_sides_holds_for_more_of_them_and_for_a_single_one():
    matches = [range(2), range(3), range(4), range(5), (0, 0, 0), (0, 0, 1, 1)]
    assert [search.by_sides((400, 100, 200), sides) for sides in matches] == [400, 100, 200, 200, 200, 400]
    assert [search.by_sides((50,), sides) for sides in matches] == [50] * 6


def nodes_under(node: search.Node) -> int:
    return sum(1 + nodes_under(after) for answered in node.children.values() for after in answered.values())


@pytest.mark.parametrize("sides, most", [((0, 1), 18), ((0, 0), 30)])
def test_a_search_does_the_iterations_that_the_game_says(sides, most):
    """Unless the best can't be overtaken any more after more than half of them."""
    s = NUMBERS.setup(2, {"unused": False}, 1)
    s.agenda = [("name_a_number", 1), ("name_a_number", 0)]
    game = replace(NUMBERS, iterations={"hard": (18, 30)}, sides=lambda s: sides)
    assert most // 2 < len(list(think(game, s, "hard", Dice(3)))) <= most


def expected(best: list) -> float:
    """The share of the win expected of the best answers, as often as each was given."""
    return sum(each.value * each.visits for each in best) / sum(each.visits for each in best)


def test_a_search_beats_a_careless_bot():
    """A few deals with seats swapped; the benchmark measures the strength of each level."""
    share = simulate(GAMES["nullgame"], ["hard", "uniform"], 40, seed=1, paired=True)["first_bot"]
    assert share["low"] > 0.5, share
