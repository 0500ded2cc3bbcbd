"""A match: actions, undo and redo, records."""

import dataclasses

import pytest

from playing import play_on, random_match
from pyengine import GAMES
from pyengine.course import Rule
from pyengine.match import (
    PLY_LIMIT,
    SEED_LIMIT,
    BadSetup,
    Decision,
    IllegalAction,
    Match,
    MatchError,
    NoSuchPly,
    NothingToRedo,
    NothingToUndo,
    UndoBarrier,
    notation,
)
from pyengine.record import BadRecord, replay
from vigil_game import VIGIL

NULLGAME = GAMES["nullgame"]


@pytest.fixture
def match() -> Match:
    return Match(NULLGAME, 2, {}, 7)


def played(*actions: str, seats=2, seed=7) -> Match:
    match = Match(NULLGAME, seats, {}, seed)
    for action in actions:
        match.act(action)
    return match


# --- setting up --------------------------------------------------------------------------------------------


def test_a_common_decision_is_common_only_to_those_who_have_allies():
    asked = {}
    for mode, seats in (("chronos", 1), ("chronos", 3), ("rivalry", 3)):
        for seed in range(20):
            match = Match(GAMES["hybris"], seats, {"mode": mode}, seed)
            for _ in play_on(match, seed):
                decision = match.decision()
                if decision and GAMES["hybris"].rules[decision.rule].common:
                    asked.setdefault((mode, seats), set()).add(decision.common)
    assert asked.pop(("rivalry", 3), {False}) == {False}
    assert asked == {("chronos", 1): {False}, ("chronos", 3): {True}}


def test_a_new_match_stands_at_its_first_decision(match):
    assert match.decision() == Decision("take", 0, {}, [("take", 1), ("take", 2), ("take", 3)], [])
    assert (match.plies, match.undone, match.options) == ([], [], {"unused": False})


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "2", None, True, [2]])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(BadSetup, match="seats"):
        Match(NULLGAME, seats, {}, 7)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 1.0, "7", None, True])
def test_a_seed_that_is_no_seed_is_refused(seed):
    with pytest.raises(BadSetup, match="seed"):
        Match(NULLGAME, 2, {}, seed)


@pytest.mark.parametrize("seed", [0, SEED_LIMIT - 1])
def test_the_first_and_the_last_seed_are_seeds(seed):
    assert Match(NULLGAME, 2, {}, seed).decision()


@pytest.mark.parametrize(
    "options, words",
    [
        ({"no_such": True}, "no_such"),
        ({"unused": 1}, "unused"),
        ({"unused": "true"}, "unused"),
        ({"unused": None}, "unused"),
        ({"unused": [False]}, "unused"),
    ],
)
def test_options_the_game_has_not_are_refused(options, words):
    with pytest.raises(BadSetup, match=words):
        Match(NULLGAME, 2, options, 7)


def test_options_left_out_have_their_default():
    assert Match(NULLGAME, 2, {"unused": True}, 7).options == {"unused": True}
    assert Match(NULLGAME, 2, None, 7).options == {"unused": False}


def test_a_setup_that_can_not_be_is_refused_with_its_reason():
    with pytest.raises(BadSetup, match="pairs_need_four") as error:
        Match(VIGIL, 2, {"sides": "pairs"}, 7)
    assert error.value.reason == ("pairs_need_four", "5", {"seats": 2})
    assert Match(VIGIL, 4, {"sides": "pairs"}, 7).options["sides"] == "pairs"


# --- actions -----------------------------------------------------------------------------------------------


def test_acting_goes_on_to_the_next_decision(match):
    before = match.state
    ply = match.act("take 3")
    assert (ply.seat, ply.rule, ply.action, ply.before) == (0, "take", ("take", 3), before)
    assert ply.events == [("taken", None, {"seat": 0, "count": 3})]
    assert match.decision().seat == 1 and match.state.heap == 18 and before.heap == 21
    assert match.plies == [ply]


def test_a_match_ends_when_no_decision_is_left():
    match = played(*["take 3"] * 7)
    assert match.decision() is None
    assert match.plies[-1].events[-1][0] == "heap_gone"
    with pytest.raises(IllegalAction, match="over"):
        match.act("take 1")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take 0",
        "take 4",
        "take  1",
        " take 1",
        "take 1 ",
        "TAKE 1",
        "take 01",
        "pass",
        None,
        1,
        ("take", 1),
    ],
)
def test_what_is_not_among_the_choices_is_refused(match, text):
    before = match.hash()
    with pytest.raises(IllegalAction) as error:
        match.act(text)
    assert error.value.reason is None
    assert match.hash() == before and match.plies == []


def test_what_the_rules_refuse_is_refused_with_their_reason():
    match = played("take 3", "take 3", "take 3", "take 3", "take 3", "take 3", "take 1")
    with pytest.raises(IllegalAction, match="heap_too_small") as error:
        match.act("take 3")
    assert error.value.reason == ("heap_too_small", "1", {})
    assert match.decision().choices == [("take", 1), ("take", 2)]


def test_the_arguments_of_a_decision_have_names():
    assert Match(VIGIL, 2, {}, 7).decision().args == {"left": 1}


def test_a_rule_that_raises_loses_nothing():
    def fail(s, seat, action):
        s.heap -= action[1]
        raise ZeroDivisionError("a mistake in a rule")

    rule = Rule("take", "1", candidates=NULLGAME.rules["take"].candidates)
    rule.resolve(fail)
    match = Match(dataclasses.replace(NULLGAME, rules=NULLGAME.rules | {"take": rule}), 2, {}, 7)
    before, state = match.hash(), match.state
    with pytest.raises(ZeroDivisionError):
        match.act("take 1")
    assert match.hash() == before and match.state is state and match.plies == []


# --- undo and redo -----------------------------------------------------------------------------------------


def test_undo_and_redo(match):
    hashes = [match.hash()]
    for action in ("take 1", "take 2", "take 3"):
        match.act(action)
        hashes.append(match.hash())
    assert len(set(hashes)) == 4
    for number in (2, 1, 0):
        match.undo()
        assert match.hash() == hashes[number] and len(match.plies) == number
    for number in (1, 2, 3):
        assert match.redo().action == ("take", number)
        assert match.hash() == hashes[number]
    assert match.record() == played("take 1", "take 2", "take 3").record()


def test_there_must_be_something_to_undo_and_to_redo(match):
    assert match.why_not_undo() == "start"
    for force in (False, True):
        with pytest.raises(NothingToUndo):
            match.undo(force)
    with pytest.raises(NothingToRedo):
        match.redo()


def test_several_plies_can_be_undone_at_once(match):
    states = [match.state]
    for action in ("take 1", "take 2", "take 3"):
        match.act(action)
        states.append(match.state)
    for wrong in (-1, 3):
        with pytest.raises(NothingToUndo, match=f"plies 0 to 2 can be undone, not {wrong}"):
            match.undo(to=wrong)
    match.undo(to=1)
    assert match.state is states[1] and len(match.plies) == 1
    match.undo(to=0)
    assert match.state is states[0]
    assert [match.redo().action for _ in range(3)] == [("take", 1), ("take", 2), ("take", 3)]
    with pytest.raises(NothingToRedo):
        match.redo()


def test_what_was_undone_is_forgotten_when_something_else_is_done(match):
    match.act("take 1")
    match.undo()
    match.act("take 2")
    with pytest.raises(NothingToRedo):
        match.redo()


def test_what_was_undone_is_kept_when_something_illegal_is_tried(match):
    match.act("take 1")
    match.undo()
    with pytest.raises(IllegalAction):
        match.act("take 9")
    assert match.redo().action == ("take", 1)


def test_what_was_undone_is_kept_when_a_rule_fails(match, monkeypatch):
    match.act("take 1")
    match.undo()
    with monkeypatch.context() as patch:
        patch.setattr(match, "_do", lambda action: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            match.redo()
    assert match.redo().action == ("take", 1)


def test_luck_bars_undo_unless_forced():
    match = random_match(VIGIL, 3, 4)
    number = next(n for n, ply in enumerate(match.plies, 1) if ply.before.luck != states_after(match, n).luck)
    while len(match.plies) > number:
        match.undo(force=True)
    before = match.hash()
    assert match.why_not_undo() in ("luck", "seal")
    with pytest.raises(UndoBarrier):
        match.undo()
    assert match.hash() == before and len(match.plies) == number
    match.undo(force=True)
    assert len(match.plies) == number - 1 and match.hash() != before
    match.redo()
    assert match.hash() == before


def states_after(match, number):
    return match.plies[number].before if number < len(match.plies) else match.state


def test_one_can_freely_go_back_to_the_last_luck_and_no_further():
    match = random_match(VIGIL, 3, 4)
    assert any(match.was_lucky(number) for number in range(len(match.plies)))
    while match.plies:
        free = match.free()
        assert not any(match.was_lucky(number) for number in range(free, len(match.plies)))
        assert free == 0 or match.was_lucky(free - 1)
        if free:
            before = match.hash()
            with pytest.raises(UndoBarrier):
                match.undo(to=free - 1)
            assert match.hash() == before
        if free < len(match.plies):
            match.undo(to=free)
        else:
            match.undo(force=True)


def test_one_can_look_back(match):
    states = [match.state]
    for action in ("take 1", "take 2"):
        match.act(action)
        states.append(match.state)
    assert [match.at(ply) for ply in range(3)] == states
    for wrong in (-1, 3):
        with pytest.raises(NoSuchPly):
            match.at(wrong)


# --- records -----------------------------------------------------------------------------------------------


def test_a_record_tells_all_it_takes_to_play_again():
    match = played("take 1", "take 3", seats=3, seed=99)
    assert match.record() == {
        "game": "nullgame",
        "version": 1,
        "seats": 3,
        "options": {"unused": False},
        "seed": 99,
        "actions": ["take 1", "take 3"],
    }
    again = replay(GAMES, match.record())
    assert again.hash() == match.hash() and again.record() == match.record()
    assert [ply.events for ply in again.plies] == [ply.events for ply in match.plies]


def test_a_match_can_go_on_after_its_record():
    match = replay(GAMES, played("take 1").record())
    match.act("take 2")
    match.undo()
    match.undo()
    assert match.why_not_undo() == "start"


def test_what_was_undone_is_not_in_the_record():
    match = played("take 1", "take 2")
    match.undo()
    assert match.record()["actions"] == ["take 1"]


def changed(**fields) -> dict:
    return played("take 1", "take 2").record() | fields


@pytest.mark.parametrize(
    "record, words",
    [
        (None, "object"),
        ([], "object"),
        ("nullgame", "object"),
        ({}, "lacks actions, game, options, seats, seed, version"),
        (changed(game="chess"), "chess"),
        (changed(game=None), "None"),
        (changed(game=["nullgame"]), "nullgame"),
        (changed(game={}), "{}"),
        (changed(version=2), "version"),
        (changed(version="1"), "version"),
        (changed(version=None), "version"),
        (changed(version=True), "version"),
        (changed(version=1.0), "version"),
        (changed(seats=9), "seats"),
        (changed(seats="2"), "seats"),
        (changed(seats=[2]), "seats"),
        (changed(seats=True), "seats"),
        (changed(options=None), "options"),
        (changed(options=[]), "options"),
        (changed(options={"x": 1}), "'x'"),
        (changed(options={"unused": []}), "unused"),
        (changed(seed=-1), "seed"),
        (changed(seed=2**53), "seed"),
        (changed(seed=1.5), "seed"),
        (changed(seed=None), "seed"),
        (changed(actions=None), "actions"),
        (changed(actions="take 1"), "actions"),
        (changed(actions={}), "actions"),
        (changed(actions=["take 1"] * (PLY_LIMIT + 1)), str(PLY_LIMIT)),
    ],
)
def test_a_record_that_does_not_fit_is_refused_by_name(record, words):
    with pytest.raises(BadRecord, match=words) as error:
        replay(GAMES, record)
    assert error.value.ply is None


@pytest.mark.parametrize(
    "actions, ply",
    [
        (["take 9"], 0),
        (["take 1", "take 2", ""], 2),
        (["take 1", None], 1),
        (["take 1", ["take", 1]], 1),
        (["take 3"] * 8, 7),
    ],
)
def test_the_first_action_that_does_not_fit_is_named(actions, ply):
    with pytest.raises(BadRecord, match=str(ply)) as error:
        replay(GAMES, changed(actions=actions))
    assert error.value.ply == ply


def test_all_errors_are_errors_of_the_match():
    for error in (BadSetup, IllegalAction, NoSuchPly, NothingToUndo, NothingToRedo, UndoBarrier, BadRecord):
        assert issubclass(error, MatchError)


def test_a_hash_is_32_hex_digits_and_tells_positions_apart():
    hashes = {played(*["take 1"] * n).hash() for n in range(22)}
    assert len(hashes) == 22
    assert all(len(each) == 32 and int(each, 16) >= 0 for each in hashes)


def test_the_hash_of_a_position_does_not_depend_on_the_way_to_it():
    one, other = played("take 1", "take 1"), played("take 1")
    other.act("take 2")
    other.undo()
    other.act("take 1")
    assert one.hash() == other.hash()


def test_the_notation_of_an_action():
    assert notation(("pass",)) == "pass"
    assert notation(("slot", "AGORA-1")) == "slot AGORA-1"
    assert notation(("move", 3, "x")) == "move 3 x"
