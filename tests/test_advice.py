"""Advice: whole gestures that hold while one follows them, and reasons that are true."""

import pytest

from extent import by_extent
from facts import facts_of
from playing import TABLES, name_of, some_states, states_at
from pyengine import GAMES
from pyengine.advice import OTHERS, Advisor
from pyengine.bridge import Bridge
from pyengine.chance import Dice
from pyengine.course import apply, asked, choices, floor_of, seat_asked
from pyengine.match import Match, notation

POSITIONS = 100  # of each game, from which those are taken in which the reasons are tested
SEARCHED = 12  # iterations

each_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
each_game = pytest.mark.parametrize("name", [name for name in GAMES if facts_of(name).brought])


def advised(game, s, seed: int = 3, iterations: int = SEARCHED) -> Advisor:
    advisor = Advisor(game, s, Dice(seed), iterations)
    advisor.go_on()
    return advisor


def positions_of(game, count: int) -> list:
    """Positions of random matches with every number of seats."""
    found, seed = [], 0
    while len(found) < count:
        found += some_states(game, game.seats[seed % len(game.seats)], 4 * seed, 23)
        seed += 1
    return found[:count]


@each_table
def test_advice_is_a_legal_gesture_of_one_seat_and_tells_no_secret(table):
    game, *_ = table
    for s in states_at(table, 1, 40)[: by_extent(3, 5, 8)]:
        before, seat = repr(s), seat_asked(s)
        lines = advised(game, s).lines()
        world = game.determinize(s, seat, Dice(4))
        other = advised(game, world)
        assert other.lines() == lines and repr(s) == before
        assert other.gains((), lines[0].actions) == advised(game, s).gains((), lines[0].actions)
        for number, action in enumerate(lines[0].actions):
            assert seat_asked(world) == seat and action in choices(game.rules, world), f"action {number}: {action}"
            apply(game.rules, world, action)


@each_table
def test_advice_is_what_the_expert_thinks(table):
    """The first line begins with the expert's gesture; the others are whole gestures, most often tried first."""
    game, *_ = table
    for s in states_at(table, 2, 50)[:6]:
        advisor = advised(game, s)
        thought = advisor.thinking.thought
        lines = advisor.lines()
        assert lines[0].actions[: len(thought.gesture)] == thought.gesture
        if thought.best:
            assert lines[0][1:] == (thought.best[0].visits, thought.best[0].value)
        assert len({line.actions for line in lines}) == len(lines) <= 1 + OTHERS
        tried = [line.visits for line in lines[1:]]
        assert tried == sorted(tried, reverse=True) and sum(tried) <= advisor.thinking.thought.iterations
        assert sum(tried) or len(thought.best) < 2


@each_table
def test_the_rest_of_a_gesture_is_advised_in_its_middle(table):
    game, *_ = table
    for s in states_at(table, 3, 30)[: by_extent(4, 8, 12)]:
        advisor = advised(game, s)
        actions = advisor.lines()[0].actions
        for number in range(1, len(actions)):
            assert advisor.lines(actions[:number])[0].actions == actions[number:], (asked(s), number)
        assert advisor.lines((("fly",),)) == []


@each_game
def test_every_reason_is_true_of_the_match_itself(name):
    """The gesture is made, what would have come anyway waits, and what the hint named is there."""
    game, told_reasons = GAMES[name], 0
    positions = positions_of(game, POSITIONS)
    for s in positions:
        seat, advisor = seat_asked(s), advised(game, s)
        actions = advisor.lines()[0].actions
        after = s.copy()
        after.events = []
        for action in actions:
            apply(game.rules, after, action, floor_of(s))
        after.agenda = s.agenda[:]  # a step may lie on top, of which no view is made
        views = game.view(s, seat), game.view(after, seat)
        if name == "panthalos":  # tiles that the seat has picked still lie in its stack, for all others
            views = game.view(s, None), game.view(after, None)
        for term, args in advisor.gains((), actions):
            assert facts_of(name).brought(term, args, *views, seat, after.events), (asked(s), actions, term, args)
            told_reasons += 1
    assert told_reasons > len(positions) / 2


# --- the bridge --------------------------------------------------------------------------------------------


def hint_of(bridge: Bridge) -> dict:
    return bridge.hint({"iterations": SEARCHED})


@each_game
def test_a_hint_stays_the_same_while_it_is_followed(name):
    """Also in an engine that loads the match anew for every question, as that of the page does."""
    match, bridge = Match(GAMES[name], 2, {}, 5), Bridge()
    for _ in range(12):
        bridge.load({"record": match.record()})
        hint = hint_of(bridge)
        assert hint == hint_of(bridge) and hint["done"]
        assert not hint["lines"] or hint["lines"][0]["actions"] == hint["actions"]
        for number, action in enumerate(hint["actions"]):
            if number:
                bridge.load({"record": match.record()})
                assert hint_of(bridge)["actions"] == hint["actions"][number:]
            match.act(action)


def test_who_does_something_else_gets_new_advice():
    match, bridge = Match(GAMES["panthalos"], 2, {}, 5), Bridge()
    bridge.load({"record": match.record()})
    first = hint_of(bridge)
    told = {line["actions"][0] for line in first["lines"]}
    match.act(next(text for text in map(notation, match.choices()) if text not in told))
    bridge.load({"record": match.record()})
    assert hint_of(bridge)["actions"][0] in [notation(action) for action in match.choices()]
