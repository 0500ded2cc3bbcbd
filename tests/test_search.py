"""The tree search: honest, the same again and again, and worth its time."""

from itertools import count

import pytest

from playing import TABLES, name_of, random_match, some_states
from pyengine import GAMES, bots, search
from pyengine.bots import think
from pyengine.chance import Dice
from pyengine.course import choices
from pyengine.simulate import simulate

each_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def thoughts(game, s, iterations=15) -> list:
    return list(think(game, s, "expert", Dice(3), iterations))


@each_table
def test_what_a_seat_can_not_see_does_not_change_what_its_bot_thinks(table):
    game, _ = table
    for s in some_states(*table, 1, 60)[:4]:
        other = game.determinize(s, s.agenda[-1][1], Dice(9))
        assert repr(other) != repr(s)
        assert thoughts(game, other) == thoughts(game, s)


@each_table
def test_thoughts_are_of_choices_best_first_and_are_counted(table):
    game, _seats = table
    for s in some_states(*table, 2, 60)[:4]:
        options = choices(game.rules, s)
        for number, thought in enumerate(thoughts(game, s), 1):
            assert thought.action in options
            if len(options) == 1:
                assert thought == (options[0], 0, []) and number == 1
                continue
            assert thought.iterations == number <= 15
            assert thought.best[0].action == thought.action and len(thought.best) <= 3
            visits = [each.visits for each in thought.best]
            assert visits == sorted(visits, reverse=True) and 0 < sum(visits) <= number
            assert all(each.action in options and 0 <= each.value <= search.WIN for each in thought.best)


@pytest.mark.parametrize("seats", [2, 3])
def test_with_more_than_two_seats_only_ones_own_answers_are_searched(monkeypatch, seats):
    asked = set()
    monkeypatch.setattr(search, "select", lambda *about, select=search.select: asked.add(about[1][1]) or select(*about))
    game = GAMES["panthalos"]
    s = next(s for s in some_states(game, seats, 1, 7) if len(choices(game.rules, s)) > 3)
    thoughts(game, s, 120)
    assert asked == ({0, 1} if seats == 2 else {s.agenda[-1][1]})


def test_the_search_stops_when_the_best_can_not_be_overtaken():
    """At the end of the heap only one answer wins anything."""
    game = GAMES["nullgame"]
    s = some_states(game, 2, 0, 1)[0].copy()
    s.taken[0] += s.heap - 3
    s.heap = 3
    last = thoughts(game, s, 400)[-1]
    assert last.action == ("take", 3) and last.iterations < 400
    assert last.best[0].visits > 400 - last.iterations


def test_a_search_sees_further_than_greedy():
    """Six counters are left: who leaves four has the last one. Nothing that can be seen at once tells so."""
    game = GAMES["nullgame"]
    s = some_states(game, 2, 0, 1)[0].copy()
    s.hidden = [2, 2]
    s.taken[0] += s.heap - 6
    s.heap = 6
    assert thoughts(game, s, 600)[-1].action == ("take", 2)


def test_thinking_by_the_clock_ends_and_may_be_left_and_taken_up(monkeypatch):
    """With a clock that goes on by a millisecond whenever somebody looks at it."""
    ticks = count()
    monkeypatch.setattr(bots, "perf_counter", lambda: next(ticks) / 1000)
    game = GAMES["panthalos"]
    s = next(s for s in some_states(game, 2, 1, 7) if len(choices(game.rules, s)) > 3)
    thinking = bots.Thinking(game, s, "expert", Dice(1), ms=30)
    assert thinking.go_on(10).iterations == 10 and not thinking.done
    last = thinking.go_on()
    assert last.iterations == 30 and thinking.done
    assert thinking.go_on() == last


@each_table
def test_shares_of_the_win_make_a_whole(table):
    game, seats = table
    for s in [*some_states(*table, 4, 30)[:5], ended(game, seats)]:
        shares = search.shares(game, s, seats)
        assert len(shares) == seats and min(shares) >= 0
        assert search.WIN - seats < sum(shares) <= search.WIN


def ended(game, seats):
    """A position after the last ply."""
    return random_match(game, seats, 5).state


def test_a_search_beats_a_careless_bot(monkeypatch):
    """A few deals with seats swapped; how much stronger each level is, the bench measures."""
    monkeypatch.setitem(bots.ITERATIONS, "hard", 100)
    share = simulate(GAMES["nullgame"], ["hard", "uniform"], 40, seed=1, paired=True)["first_bot"]
    assert share["low"] > 0.5, share
