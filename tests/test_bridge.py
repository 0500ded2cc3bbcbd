"""Messages in, messages out: every verb, every error, and whatever else may come in."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import pyengine
from extent import by_extent
from facts import facts_of
from playing import begin, play_on, random_match, states_of
from pyengine import GAMES
from pyengine.bots import LADDER, LEVELS
from pyengine.bridge import VERBS, Bridge
from pyengine.game import KINDS
from pyengine.link import deal_of, link_of
from pyengine.request import REQUEST_LIMIT
from vigil_game import VIGIL

ERRORS = {
    "BadRequest",
    "NoMatch",
    "BadSetup",
    "IllegalAction",
    "NothingToUndo",
    "NothingToRedo",
    "NoSuchPly",
    "UndoBarrier",
    "BadRecord",
    "BadBranch",
    "BadLink",
}


def refuse(constant):
    raise AssertionError(f"{constant} is not JSON")


def send(bridge: Bridge, verb: str, **arguments) -> dict:
    """A whole answer."""
    return json.loads(bridge.answer(json.dumps({"id": 1, "verb": verb} | arguments)), parse_constant=refuse)


def ask(bridge: Bridge, verb: str, **arguments):
    """The result; an error fails the test."""
    answer = send(bridge, verb, **arguments)
    assert answer.keys() == {"id", "result"}, answer
    return answer["result"]


def refusal(bridge: Bridge, verb: str, **arguments) -> dict:
    """The error; a result fails the test."""
    answer = send(bridge, verb, **arguments)
    assert answer.keys() == {"id", "error"}, answer
    assert answer["error"]["name"] in ERRORS and answer["error"]["message"] and "fault" not in answer["error"]
    return answer["error"]


@pytest.fixture
def bridge() -> Bridge:
    """A bridge with a match of nullgame for two."""
    bridge = Bridge()
    ask(bridge, "new", game="nullgame", seats=2, seed=7)
    return bridge


@pytest.fixture
def vigil(monkeypatch) -> Bridge:
    """A bridge with a match of Vigil for three."""
    for module in ("bridge", "request"):
        monkeypatch.setattr(f"pyengine.{module}.GAMES", {**GAMES, "vigil": VIGIL})
    bridge = Bridge()
    ask(bridge, "new", game="vigil", seats=3, seed=7)
    return bridge


TAKE = {
    "rule": "take",
    "number": "1",
    "seat": 0,
    "args": {},
    "secret": False,
    "rival": None,
    "common": False,
    "choices": ["take 1", "take 2", "take 3"],
    "refused": [],
}

# --- verbs -------------------------------------------------------------------------------------------------


def test_games_tells_of_every_game():
    games = ask(Bridge(), "games")
    assert [game["name"] for game in games] == list(GAMES)
    for game in games:
        told = "name version seats options tables rivals sealed credits provenance bots"
        assert game.keys() == {*told.split()}
        assert game["credits"].keys() == {"title", "designer", "publisher", "year"}
        assert game["bots"] == list(LADDER)
        for option in game["options"]:
            assert option.keys() == {"name", "values", "default", "rule", "kind", "seat"}
            assert option["seat"] is None or option["seat"] < game["seats"][-1]
            assert option["default"] in option["values"] and option["kind"] in KINDS
        assert {table["seats"] for table in game["tables"]} == set(game["seats"])
        for kind in game["provenance"].values():
            assert kind in ("printed", "inferred", "online", "own", "reconstructed")


def test_new_gives_the_first_decision():
    bridge = Bridge()
    assert ask(bridge, "new", game="nullgame", seats=2, options={}, seed=7) == {"decision": TAKE}
    assert ask(bridge, "decision") == TAKE


def test_fits_tells_which_setups_can_not_be_and_why(vigil):
    def why(seats):
        return {"reason": "pairs_need_four", "rule": "5", "args": {"seats": seats}}

    pairs = {"sides": "pairs"}
    told = ask(vigil, "fits", game="vigil", seats=4, options=pairs)
    assert told["why"] is None
    assert told["seats"] == [{"value": count, "why": why(count) if count < 4 else None} for count in (1, 2, 3, 4)]
    assert [each["value"] for each in told["options"]["sides"] if each["why"]] == []
    told = ask(vigil, "fits", game="vigil", seats=3)
    assert [each["value"] for each in told["options"]["sides"] if each["why"]] == ["pairs"]
    assert ask(vigil, "fits", game="vigil", seats=2, options=pairs)["why"] == why(2)
    error = refusal(vigil, "new", game="vigil", seats=2, options=pairs)
    assert error["name"] == "BadSetup" and {name: error[name] for name in why(2)} == why(2)
    assert refusal(vigil, "fits", game="vigil", seats=2, options={"chess": 3})["name"] == "BadSetup"
    assert refusal(vigil, "fits", game="vigil", seats=9)["name"] == "BadSetup"


def test_several_actions_are_done_at_once_or_none_of_them(bridge):
    ask(bridge, "act", action="take 1")
    ask(bridge, "undo")
    before = ask(bridge, "status"), ask(bridge, "hash")
    assert refusal(bridge, "act", actions=["take 1", "take 9"])["name"] == "IllegalAction"
    assert (ask(bridge, "status"), ask(bridge, "hash")) == before
    told = ask(bridge, "act", actions=["take 1", "take 2"])
    assert [event["args"]["count"] for event in told["events"]] == [1, 2] and told["decision"] == TAKE
    assert ask(bridge, "record")["actions"] == ["take 1", "take 2"]


def test_new_needs_neither_options_nor_seed():
    bridge = Bridge()
    ask(bridge, "new", game="nullgame", seats=3)
    record = ask(bridge, "record")
    assert (record["options"], record["seed"], record["actions"]) == ({"unused": False}, 0, [])


def test_a_refused_candidate_says_why(bridge):
    for action in ["take 3"] * 6 + ["take 1"]:
        ask(bridge, "act", action=action)
    decision = ask(bridge, "decision")
    assert decision["refused"]
    for each in decision["refused"]:
        assert each.keys() == {"action", "reason", "rule", "args"}
        error = refusal(bridge, "act", action=each["action"])
        assert error["name"] == "IllegalAction"
        assert [error[key] for key in ("reason", "rule", "args")] == [each[key] for key in ("reason", "rule", "args")]


def test_act_gives_what_happened_and_what_is_to_be_decided_next(bridge):
    assert ask(bridge, "act", action="take 2") == {
        "events": [{"kind": "taken", "args": {"seat": 0, "count": 2}, "rule": "1"}],
        "decision": TAKE | {"seat": 1},
    }


def test_at_the_end_the_decision_is_null_and_there_is_an_outcome(bridge):
    assert ask(bridge, "status")["outcome"] is None
    for _ in range(6):
        ask(bridge, "act", action="take 3")
    assert ask(bridge, "act", action="take 3")["decision"] is None
    assert ask(bridge, "decision") is None
    assert ask(bridge, "bot", level="uniform") is None and ask(bridge, "hint") is None
    assert ask(bridge, "forecast") == ask(bridge, "score")
    assert ask(bridge, "status")["outcome"]["reason"] == "heap_gone"
    score = ask(bridge, "score")
    assert [sheet.keys() for sheet in score["seats"]] == [{"total", "hidden", "last"}] * 2 and score["rivals"] == []
    assert refusal(bridge, "act", action="take 1")["name"] == "IllegalAction"


def test_view_is_for_a_seat_or_for_an_onlooker(bridge):
    assert ask(bridge, "view") == ask(bridge, "view", seat=None)
    assert ask(bridge, "view")["hidden"] == [None, None]
    assert ask(bridge, "view", seat=1)["hidden"][0] is None and ask(bridge, "view", seat=1)["hidden"][1] in (1, 2, 3)


def test_undo_and_redo(bridge):
    start = ask(bridge, "hash")
    done = ask(bridge, "act", action="take 1")
    after = ask(bridge, "hash")
    assert ask(bridge, "undo") == {"decision": TAKE}
    assert ask(bridge, "hash") == start
    assert ask(bridge, "redo") == done
    assert ask(bridge, "hash") == after
    assert refusal(bridge, "redo")["name"] == "NothingToRedo"
    ask(bridge, "undo")
    assert refusal(bridge, "undo")["name"] == "NothingToUndo"
    assert refusal(bridge, "undo", force=True)["name"] == "NothingToUndo"


def test_several_plies_can_be_undone_at_once(bridge):
    hashes = [ask(bridge, "hash")]
    for action in ("take 1", "take 2", "take 3"):
        ask(bridge, "act", action=action)
        hashes.append(ask(bridge, "hash"))
    for wrong in (-1, 3, 99):
        assert refusal(bridge, "undo", to=wrong)["name"] == "NothingToUndo"
    assert ask(bridge, "undo", to=1)["decision"]["seat"] == 1
    assert ask(bridge, "hash") == hashes[1]
    for number in (2, 3):
        ask(bridge, "redo")
        assert ask(bridge, "hash") == hashes[number]


def test_one_can_look_back(bridge):
    views = [ask(bridge, "view", seat=1)]
    for action in ("take 1", "take 2"):
        ask(bridge, "act", action=action)
        views.append(ask(bridge, "view", seat=1))
    assert [ask(bridge, "view", seat=1, ply=ply) for ply in range(3)] == views
    for wrong in (-1, 3):
        assert refusal(bridge, "view", seat=1, ply=wrong)["name"] == "NoSuchPly"


def test_the_opening_tells_what_came_before_the_first_ply():
    bridge = Bridge()
    ask(bridge, "new", game="panthalos", seats=3, seed=7)  # the test games tell nothing before the first ply
    told = ask(bridge, "opening")
    assert [event["kind"] for event in told] == ["round_began"]
    ask(bridge, "act", action=ask(bridge, "decision")["choices"][0])
    assert ask(bridge, "opening") == told


def test_forecast_is_a_score_sheet(vigil):
    forecast, score = ask(vigil, "forecast"), ask(vigil, "score")
    assert [sheet.keys() for sheet in forecast["seats"]] == [sheet.keys() for sheet in score["seats"]]


def test_weighing_an_action_foretells_luck_and_seat_and_does_nothing(vigil):
    lucky = set()
    ask(vigil, "act", action=ask(vigil, "decision")["choices"][0])
    ask(vigil, "undo")
    while ask(vigil, "decision"):
        before, action = ask(vigil, "hash"), ask(vigil, "bot", level="greedy")["actions"][0]
        status = ask(vigil, "status")
        weighed = ask(vigil, "weigh", action=action)
        assert (ask(vigil, "hash"), ask(vigil, "status")) == (before, status)  # what was undone, too, stays
        decision = ask(vigil, "act", action=action)["decision"]
        luck = ask(vigil, "status")["undo_reason"]
        told = decision and luck != "luck"  # after luck, whose turn comes may be a secret
        assert weighed == {"luck": luck, "seat": decision["seat"] if told else None}
        lucky.add(luck)
    assert lucky == {"luck", "seal", None}
    assert refusal(vigil, "weigh", action="fly")["name"] == "IllegalAction"


def test_the_way_to_what_is_out_of_reach_is_told_by_games_with_a_map_and_only_to_a_seat(vigil):
    assert ask(vigil, "route", seat=0, action="stay") == [], "this game has no map"
    bridge = Bridge()
    ask(bridge, "new", game="pantheon", seats=2, seed=7, options={})
    while ask(bridge, "view")["phase"] == "setup":
        assert ask(bridge, "route", seat=1, action="place 1209") == [], "ways begin at the temple"
        ask(bridge, "act", action=ask(bridge, "decision")["choices"][0])
    ply = ask(bridge, "status")["ply"]
    told = ask(bridge, "route", seat=1, action="place 1209")
    assert told[0]["term"] == "steps" and told[0]["args"]["count"] > 1
    before = ask(bridge, "hash")
    assert ask(bridge, "route", seat=1, action="place 1209", ply=ply) == told and ask(bridge, "hash") == before
    for nowhere in ("place 9999", "place", "place x", "move", "", "place " + "9" * 5000):
        assert ask(bridge, "route", seat=1, action=nowhere) == []
    assert ask(bridge, "route", seat=None, action="place 1209") == []
    assert refusal(bridge, "route", seat=9, action="place 1209")["name"] == "BadRequest"


def test_a_hint_is_a_gesture_with_what_it_brings_and_what_else_was_weighed(vigil):
    before = ask(vigil, "record")
    hint = ask(vigil, "hint", iterations=20)
    assert hint == ask(vigil, "hint", iterations=20)
    assert hint.keys() == {"done", "actions", "reasons", "lines"} and hint["done"]
    assert all(type(reason["term"]) is str and type(reason["args"]) is dict for reason in hint["reasons"])
    assert hint["lines"][0]["actions"] == hint["actions"] and len(hint["lines"]) <= 6
    assert ask(vigil, "record") == before
    assert hint["actions"][0] in ask(vigil, "decision")["choices"]
    for action in hint["actions"]:
        ask(vigil, "act", action=action)


def test_a_hint_is_thought_of_in_slices(bridge):
    ask(bridge, "new", game="panthalos", seats=2, seed=7)
    hint = ask(bridge, "hint", iterations=40, slice=1)
    assert hint["actions"] and not hint["done"]
    for _ in range(40):
        if not hint["done"]:
            hint = ask(bridge, "hint", iterations=40, slice=1)
    assert hint["done"]


def test_undo_past_luck_must_be_forced(vigil):
    bridge = vigil
    ask(bridge, "load", record=random_match(VIGIL, 3, 4).record())
    while ask(bridge, "status")["undo"]:
        ask(bridge, "undo")
    before = ask(bridge, "hash")
    status = ask(bridge, "status")
    assert status["undo_reason"] == "luck" and status["free"] == status["ply"]
    assert ask(bridge, "log")[-1]["luck"] is True
    assert refusal(bridge, "undo", to=0)["name"] == "UndoBarrier"
    assert refusal(bridge, "undo")["name"] == "UndoBarrier"
    assert refusal(bridge, "undo", force=False)["name"] == "UndoBarrier"
    assert ask(bridge, "hash") == before
    ask(bridge, "undo", force=True)
    ask(bridge, "redo")
    assert ask(bridge, "hash") == before


def test_status(bridge):
    fresh = {
        "game": "nullgame",
        "version": 1,
        "seats": 2,
        "sides": [0, 1],
        "rivals": [],
        "sealed": False,
        "ply": 0,
        "undo": False,
        "undo_reason": "start",
        "free": 0,
        "open": 0,
        "redo": False,
        "branch": None,
        "outcome": None,
    }
    assert ask(bridge, "status") == fresh
    ask(bridge, "act", action="take 1")
    assert ask(bridge, "status") == fresh | {"ply": 1, "open": 1, "undo": True, "undo_reason": None}
    ask(bridge, "undo")
    assert ask(bridge, "status") == fresh | {"redo": True}


def test_the_log_names_the_actions_of_the_viewer_only(bridge):
    events = [ask(bridge, "act", action=action)["events"] for action in ("take 1", "take 2")]
    entries = [
        {"ply": number, "seat": number, "rule": "take", "events": events[number], "action": None, "luck": False}
        for number in (0, 1)
    ]
    assert ask(bridge, "log") == entries
    assert ask(bridge, "log", viewer=0) == [entries[0] | {"action": "take 1"}, entries[1]]
    assert ask(bridge, "log", viewer=1) == [entries[0], entries[1] | {"action": "take 2"}]


def test_a_sight_is_all_that_a_table_shows_and_of_the_log_only_what_is_new(bridge):
    known = []

    def look(seat=0):
        sight = ask(bridge, "sight", seat=seat, known=len(known))
        known[sight["since"] :] = sight["log"]
        assert known == ask(bridge, "log", viewer=seat)
        assert sight["view"] == ask(bridge, "view", seat=seat) and sight["status"] == ask(bridge, "status")
        assert sight["opening"] == ask(bridge, "opening", viewer=seat)
        return sight["since"]

    assert look() == 0
    for ply, action in enumerate(("take 1", "take 2", "take 1")):
        ask(bridge, "act", action=action)
        assert look() == ply
    assert look() == 3
    ask(bridge, "undo", to=1)
    assert look() == 0  # what was undone was known
    for action in ("take 3", "take 1"):
        ask(bridge, "act", action=action)
    assert look() == 1
    ask(bridge, "undo")
    ask(bridge, "act", action="take 2")
    assert look() == 0  # as many as before, but others
    del known[:]
    assert look(1) == 0
    ask(bridge, "branch", ply=2, seat=1)
    assert look(1) == 0
    ask(bridge, "act", action="take 1")
    assert look(1) == 2
    ask(bridge, "trunk")
    assert look(1) == 0
    record = ask(bridge, "record")
    ask(bridge, "load", record=record)
    assert look(1) == 0  # the same plies, played anew


def test_an_act_gives_the_record_to_whoever_wishes_it(bridge):
    told = ask(bridge, "act", action="take 1", record=True)
    assert told == {"events": told["events"], "decision": ask(bridge, "decision"), "record": ask(bridge, "record")}
    assert "record" not in ask(bridge, "act", action="take 2")


def test_record_and_load(bridge):
    for action in ("take 1", "take 3"):
        ask(bridge, "act", action=action)
    record, digest = ask(bridge, "record"), ask(bridge, "hash")
    other = Bridge()
    assert ask(other, "load", record=record) == {"decision": TAKE, "stopped": None}
    assert (ask(other, "hash"), ask(other, "record"), ask(other, "log")) == (digest, record, ask(bridge, "log"))


def test_a_bad_record_leaves_the_match_on_the_table(bridge):
    ask(bridge, "act", action="take 1")
    before = ask(bridge, "record")
    error = refusal(bridge, "load", record=before | {"actions": ["take 1", "take 9"]})
    assert (error["name"], error["ply"]) == ("BadRecord", 1)
    assert refusal(bridge, "load", record=before | {"version": 0})["name"] == "BadRecord"
    assert refusal(bridge, "load", record={})["name"] == "BadRecord"
    assert refusal(bridge, "load")["name"] == "BadRequest"
    assert refusal(bridge, "load", record=[])["name"] == "BadRequest"
    assert ask(bridge, "record") == before


@pytest.mark.parametrize("level", LEVELS)
def test_bot_names_a_choice_and_does_nothing(vigil, level):
    before, choices = ask(vigil, "hash"), ask(vigil, "decision")["choices"]
    assert ask(vigil, "bot", iterations=20, level=level)["actions"][0] in choices
    assert ask(vigil, "bot", iterations=20, level=level) == ask(vigil, "bot", iterations=20, level=level)
    assert ask(vigil, "bot", iterations=20, level=level, seed=3) == ask(
        vigil, "bot", iterations=20, level=level, seed=3
    )
    assert ask(vigil, "hash") == before


def test_a_new_match_takes_the_place_of_the_old_one(bridge):
    ask(bridge, "act", action="take 1")
    ask(bridge, "new", game="nullgame", seats=4, seed=1)
    status = ask(bridge, "status")
    assert (status["game"], status["seats"], status["ply"], status["redo"]) == ("nullgame", 4, 0, False)


# --- secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [3, 4, 7])
def test_what_a_viewer_is_told_in_a_whole_match_holds_no_secret(seed):
    """Of what comes back from act, view and log, for each seat and an onlooker."""
    match = begin(GAMES["panthalos"], 3, seed)
    for _ in play_on(match, seed):
        pass
    states, hidden = states_of(match), facts_of("panthalos").hidden
    bridges = {viewer: Bridge() for viewer in (None, 0, 1, 2)}
    for viewer, bridge in bridges.items():
        bridge.loaded = begin(GAMES["panthalos"], 3, seed)
        known = hidden.seen(states[0], viewer)
        for action, before, after in zip(match.record()["actions"], states, states[1:]):
            known |= hidden.seen(after, viewer) | hidden.passed(before, after)
            events = json.dumps(ask(bridge, "act", action=action, viewer=viewer)["events"])
            view = json.dumps(ask(bridge, "view", seat=viewer)["players"])
            for secret in hidden.secrets - known:
                assert f'"{secret}"' not in events + view
        log = json.dumps(ask(bridge, "log", viewer=viewer))
        for secret in hidden.secrets - known:
            assert f'{secret}"' not in log


# --- bots that search --------------------------------------------------------------------------------------


def thought_out(bridge, **task) -> list[dict]:
    """What a bot answers each time it is asked to go on, until it is done."""
    answers = [ask(bridge, "think", **task)]
    while not answers[-1]["done"]:
        answers.append(ask(bridge, "think", **task))
    return answers


def test_a_bot_that_thinks_in_slices_comes_to_what_it_comes_to_at_once(vigil):
    task = {"level": "hard", "seed": 5, "iterations": 60}
    at_once = ask(vigil, "bot", **task)
    answers = thought_out(vigil, **task, slice=1)
    assert {name: answers[-1][name] for name in at_once} == at_once
    assert len(answers) > 2 and answers[-1]["iterations"] <= 60
    counts = [answer["iterations"] for answer in answers]
    assert counts == sorted(counts)
    choices = ask(vigil, "decision")["choices"]
    for answer in answers:
        assert answer["actions"] == answer["thoughts"][0]["actions"] and len(answer["thoughts"]) <= 3
        assert all(
            each["actions"][0] in choices and each["visits"] > 0 and 0 <= each["value"] <= 10_000
            for each in answer["thoughts"]
        )
        assert sum(each["visits"] for each in answer["thoughts"]) <= answer["iterations"]


def test_a_search_is_dropped_when_something_else_is_asked_for(vigil):
    first = ask(vigil, "think", level="expert", slice=1)
    assert ask(vigil, "think", level="expert", slice=1)["iterations"] > first["iterations"]
    record = ask(vigil, "record")
    ask(vigil, "load", record=record)  # the same position once more
    going = ask(vigil, "think", level="expert", slice=1)["iterations"]
    assert going > first["iterations"]
    ask(vigil, "think", level="hard", slice=1)
    assert ask(vigil, "think", level="expert", slice=1)["iterations"] < going
    ask(vigil, "act", actions=first["actions"])
    assert ask(vigil, "think", level="expert", slice=1)["iterations"] < going


def test_who_asks_for_a_time_gets_an_answer_in_about_that_time(vigil):
    begun = time.perf_counter()
    assert len(thought_out(vigil, level="expert", ms=50, slice=5)) >= 2
    ask(vigil, "bot", level="expert", ms=50)
    assert time.perf_counter() - begun < 5  # 0.1 s on an idle machine


def test_a_bot_that_does_not_search_is_done_at_once_and_has_no_thoughts(vigil):
    for level in ("beginner", "easy", "normal"):
        answer = thought_out(vigil, level=level, seed=1)[-1]
        assert answer == {"done": True, "iterations": 0} | ask(vigil, "bot", level=level, seed=1)
        assert answer["thoughts"] == []


def test_when_the_match_is_over_there_is_nothing_to_think_about(bridge):
    while decision := ask(bridge, "decision"):
        ask(bridge, "act", action=decision["choices"][-1])
    assert ask(bridge, "bot", level="hard") is None
    assert ask(bridge, "think", level="hard") == {"done": True, "actions": [], "iterations": 0, "thoughts": []}


# --- errors ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", sorted(set(VERBS) - {"games", "fits", "new", "load", "check", "open", "peek"}))
def test_without_a_match_there_is_nothing_to_ask_about(verb):
    arguments = {
        "act": {"action": "take 1"},
        "bot": {"level": "uniform"},
        "think": {"level": "hard"},
        "compare": {"record": {}},
    }.get(verb, {})
    assert refusal(Bridge(), verb, **arguments)["name"] == "NoMatch"


@pytest.mark.parametrize(
    "verb, arguments, words",
    [
        ("new", {}, "game"),
        ("new", {"game": 1, "seats": 2}, "game"),
        ("new", {"game": "chess", "seats": 2}, "chess"),
        ("new", {"game": ["nullgame"], "seats": 2}, "game"),
        ("new", {"game": "nullgame"}, "seats"),
        ("new", {"game": "nullgame", "seats": "2"}, "seats"),
        ("new", {"game": "nullgame", "seats": 2.0}, "seats"),
        ("new", {"game": "nullgame", "seats": True}, "seats"),
        ("new", {"game": "nullgame", "seats": 2, "options": []}, "options"),
        ("new", {"game": "nullgame", "seats": 2, "options": None}, "options"),
        ("new", {"game": "nullgame", "seats": 2, "seed": "7"}, "seed"),
        ("new", {"game": "nullgame", "seats": 2, "seed": 1.5}, "seed"),
        ("new", {"game": "nullgame", "seats": 2, "seed": None}, "seed"),
        ("act", {}, "action"),
        ("act", {"action": 1}, "action"),
        ("act", {"action": ["take", 1]}, "action"),
        ("act", {"action": None}, "action"),
        ("act", {"action": "take 1", "viewer": 2}, "viewer"),
        ("act", {"action": "take 1", "viewer": -1}, "viewer"),
        ("act", {"action": "take 1", "viewer": "0"}, "viewer"),
        ("act", {"action": "take 1", "viewer": False}, "viewer"),
        ("view", {"seat": 2}, "seat"),
        ("view", {"seat": -1}, "seat"),
        ("view", {"seat": "0"}, "seat"),
        ("view", {"seat": []}, "seat"),
        ("view", {"seat": True}, "seat"),
        ("view", {"seat": 0.0}, "seat"),
        ("undo", {"force": 1}, "force"),
        ("undo", {"force": "yes"}, "force"),
        ("undo", {"force": None}, "force"),
        ("undo", {"to": "0"}, "to"),
        ("undo", {"to": False}, "to"),
        ("view", {"ply": 0.0}, "ply"),
        ("view", {"ply": True}, "ply"),
        ("hint", {"seed": []}, "seed"),
        ("redo", {"viewer": 7}, "viewer"),
        ("log", {"viewer": {}}, "viewer"),
        ("act", {"action": "take 1", "record": 1}, "record"),
        ("sight", {"known": "1"}, "known"),
        ("bot", {}, "level"),
        ("bot", {"level": "perfect"}, "perfect"),
        ("bot", {"level": 3}, "level"),
        ("bot", {"level": "uniform", "seed": "x"}, "seed"),
        ("bot", {"level": "hard", "ms": 0}, "ms"),
        ("think", {"level": "hard", "iterations": 2.5}, "iterations"),
        ("think", {"level": "hard", "slice": 10**9}, "slice"),
        ("think", {"level": "perfect"}, "perfect"),
        ("hash", {"ply": None}, "ply"),
        ("load", {"record": {}, "tolerant": 1}, "tolerant"),
        ("compare", {}, "record"),
        ("link", {"note": 1}, "note"),
        ("link", {"note": "a b"}, "note"),
        ("link", {"note": "x" * 601}, "note"),
        ("link", {"deal": None}, "deal"),
        ("open", {}, "link"),
        ("peek", {"link": ["g1"]}, "link"),
        ("branch", {"seat": 0}, "ply"),
        ("branch", {"ply": 0, "seat": 2}, "seat"),
        ("branch", {"ply": 0, "seat": 0, "sample": -1}, "sample"),
        ("branch", {"ply": 0, "seat": 0, "actions": "take 1"}, "actions"),
        ("sing", {}, "sing"),
        ("__init__", {}, "__init__"),
        ("answer", {}, "answer"),
        ("table", {}, "table"),
        ("", {}, "verb"),
    ],
)
def test_a_wrong_argument_is_named_and_changes_nothing(bridge, verb, arguments, words):
    ask(bridge, "act", action="take 1")
    before = ask(bridge, "record"), ask(bridge, "hash"), ask(bridge, "status")
    error = refusal(bridge, verb, **arguments)
    assert error["name"] == "BadRequest" and words in error["message"]
    assert (ask(bridge, "record"), ask(bridge, "hash"), ask(bridge, "status")) == before


@pytest.mark.parametrize(
    "arguments",
    [
        {"seats": 1},
        {"seats": 10**30},
        {"seed": -1},
        {"seed": 2**53},
        {"options": {"x": 1}},
        {"options": {"unused": 0}},
        {"options": {"unused": None}},
        {"options": {"": {}}},
    ],
)
def test_a_setup_the_game_has_not_leaves_the_match_on_the_table(bridge, arguments):
    before = ask(bridge, "hash")
    assert refusal(bridge, "new", **({"game": "nullgame", "seats": 2} | arguments))["name"] == "BadSetup"
    assert ask(bridge, "hash") == before


DEEP = "[" * 900 + "]" * 900
LINES = [
    "",
    " ",
    "null",
    "true",
    "1",
    '"games"',
    "[]",
    '[{"id": 1, "verb": "games"}]',
    "{",
    '{"id": 1',
    "{}",
    '{"id": 1}',
    "\x00",
    "\ud800",
    "games",
    "{'id': 1}",
    "[" * 100_000,
    '{"id": 1, "verb": ' * 100_000,
    '{"a": ' * 990 + "1" + "}" * 990,
    '{"verb": 1}',
    '{"id": 1, "verb": null}',
    '{"id": 1, "verb": ["games"]}',
    '{"id": 1, "verb": {}}',
    '{"id": NaN, "verb": "x"}',
    '{"id": 1e999, "verb": "x"}',
    '{"id": -Infinity, "verb": "games"}',
    '{"id": 1.5, "verb": "x"}',
    '{"id": ' + DEEP + ', "verb": "x"}',
    '{"id": ' + "9" * 5000 + ', "verb": "x"}',
    '{"id": ' + "9" * 4000 + ', "verb": "x"}',
    '{"id": 1, "verb": "act", "action": NaN}',
    '{"id": 1, "verb": "bot", "level": "uniform", "seed": 1e999}',
    '{"id": 1, "verb": "bot", "level": "uniform", "seed": -1e5}',
    '{"id": 1, "verb": "view", "seat": ' + DEEP + "}",
    '{"id": 1, "verb": "act", "action": "' + "x" * 100_000 + '"}',
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: ascii(line[:40]))
def test_what_is_no_request_gets_a_named_error(bridge, line):
    check(bridge, line, must_fail=True)


def test_a_request_that_is_too_long_is_refused_unread(bridge):
    line = json.dumps({"id": 1, "verb": "games", "more": "x" * REQUEST_LIMIT})
    check(bridge, line, must_fail=True)


def test_the_answer_carries_the_id_of_the_request(bridge):
    for request_id in (0, -5, "a", "", None, 2**60, "\u00e9 \ud800"):
        assert json.loads(bridge.answer(json.dumps({"id": request_id, "verb": "hash"})))["id"] == request_id
    assert json.loads(bridge.answer('{"verb": "hash"}'))["id"] is None


def test_a_fault_of_ours_is_said_with_its_place(bridge, monkeypatch):
    def fail(s, ply):
        raise ZeroDivisionError("a mistake in a rule")

    monkeypatch.setattr(type(bridge.match), "hash", fail)
    answer = send(bridge, "hash")
    assert answer["error"]["name"] == "ZeroDivisionError" and answer["error"]["fault"] is True
    assert answer["error"]["trace"][-1].startswith("test_bridge.fail:")
    assert not any("/" in line for line in answer["error"]["trace"])


def test_a_fault_in_the_midst_of_actions_leaves_the_match_as_it_was(bridge, monkeypatch):
    before, do = ask(bridge, "record"), type(bridge.match).do

    def fail(match, action):
        if match.plies:
            raise ZeroDivisionError("a mistake in a rule")
        return do(match, action)

    monkeypatch.setattr(type(bridge.match), "do", fail)
    assert send(bridge, "act", actions=["take 1", "take 2"])["error"]["fault"] is True
    assert ask(bridge, "record") == before


def test_curves_are_what_score_and_holdings_say_of_each_ply(bridge):
    for action in ("take 1", "take 2", "take 3"):
        ask(bridge, "act", action=action)
    curves = ask(bridge, "curves", plies=[0, 2, 3])
    assert [[each["counters"] for each in point["holdings"]] for point in curves] == [[0, 0], [1, 2], [4, 2]]
    assert curves[-1]["scores"] == ask(bridge, "score")
    for wrong in ([4], [-1], ["0"], [0] * 501):
        assert send(bridge, "curves", plies=wrong)["error"]["name"] in ("NoSuchPly", "BadRequest")


def test_all_lies_open_only_when_the_match_is_over(bridge):
    assert send(bridge, "view", seat="all")["error"]["name"] == "BadRequest"
    while decision := ask(bridge, "decision"):
        ask(bridge, "act", action=decision["choices"][-1])
    hidden = ask(bridge, "view", seat="all", ply=0)["hidden"]
    assert hidden == [ask(bridge, "view", seat=seat)["hidden"][seat] for seat in range(len(hidden))]
    ask(bridge, "undo", force=True)
    assert send(bridge, "view", seat="all", ply=0)["error"]["name"] == "BadRequest"


# --- anything at all ---------------------------------------------------------------------------------------

EXAMPLES = int(os.environ.get("PANOPLY_EXAMPLES", by_extent(60, 300, 3000)))
MANY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
anything = st.recursive(scalars, lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside), max_leaves=8)
actions = st.sampled_from(["take 1", "take 2", "take 3", "take 4", "pass", "pick leader", "slot AGRO", "pick 2"])
LINKS = [
    link
    for match in (random_match(GAMES["nullgame"], 2, 1), random_match(GAMES["nullgame"], 3, 2).branch(4, 1, 5))
    for link in (link_of(match, "abc"), deal_of(match), link_of(match)[:30])
]
OPTION_NAMES = [option.name for game in GAMES.values() for option in game.options]
sensible = {
    "game": st.sampled_from([*GAMES, "chess"]),
    "seats": st.integers(-1, 6),
    "seed": st.integers(-5, 2**53),
    "options": st.dictionaries(st.sampled_from(OPTION_NAMES), scalars, max_size=2),
    "action": actions,
    "viewer": st.none() | st.integers(-1, 5),
    "seat": st.none() | st.just("all") | st.integers(-1, 5),
    "force": st.booleans(),
    "to": st.integers(-2, 30),
    "ply": st.integers(-2, 30),
    "sample": st.integers(-1, 9),
    "actions": st.lists(actions, max_size=4),
    "note": st.sampled_from(["", "abc", "a.b"]),
    "tolerant": st.booleans(),
    "deal": st.booleans(),
    "link": st.sampled_from(LINKS),
    "level": st.sampled_from(["uniform", "normal", "hard", "perfect"]),
    "iterations": st.integers(-1, 20),
    "ms": st.integers(-1, 3),
    "slice": st.integers(-1, 3),
    "id": st.integers() | st.text(),
}


def state_of(bridge: Bridge):
    match = bridge.match
    return match and (match, match.hash(), match.record(), match.undone[:])


def check(bridge: Bridge, line: str, must_fail: bool = False) -> None:
    """One answer, in JSON, with a result or a named error; after an error all is as it was."""
    before = state_of(bridge)
    text = bridge.answer(line)
    assert "\n" not in text and text.isascii()
    answer = json.loads(text, parse_constant=refuse)
    assert answer.keys() in ({"id", "result"}, {"id", "error"})
    if "error" in answer:
        assert answer["error"]["name"] in ERRORS, answer["error"]
        assert answer["error"]["message"] and "fault" not in answer["error"]
        assert state_of(bridge) == before
    else:
        assert not must_fail, f"answered {line[:100]}"


@pytest.fixture(scope="module")
def survivor() -> Bridge:
    """One bridge for all examples: what one of them breaks, a later one finds."""
    bridge = Bridge()
    ask(bridge, "new", game="nullgame", seats=2, seed=7)
    return bridge


@MANY
@given(text=st.text())
def test_any_text(survivor, text):
    check(survivor, text)


@MANY
@given(value=anything)
def test_any_json(survivor, value):
    check(survivor, json.dumps(value))


@MANY
@given(data=st.data(), verb=st.sampled_from([*VERBS]))
def test_any_arguments(survivor, data, verb):
    names = data.draw(st.lists(st.sampled_from([*sensible]), unique=True, max_size=5))
    request = {
        name: data.draw(sensible[name] | anything if data.draw(st.booleans()) else sensible[name]) for name in names
    }
    check(survivor, json.dumps({"id": 1} | request | {"verb": verb}))


@MANY
@given(
    verbs=st.lists(
        st.tuples(st.sampled_from(["act", "act", *sorted(set(VERBS) - {"new", "load"})]), actions), max_size=30
    )
)
def test_any_order_of_sensible_requests(verbs):
    bridge = Bridge()
    ask(bridge, "new", game="nullgame", seats=3, seed=1)
    for verb, action in verbs:
        check(bridge, json.dumps({"id": 1, "verb": verb, "action": action, "level": "uniform"}))


def short_records() -> list[dict]:
    return [random_match(GAMES["nullgame"], seats, 1).record() for seats in (2, 4)]


@MANY
@given(data=st.data())
def test_any_change_to_a_record(survivor, data):
    record = json.loads(json.dumps(data.draw(st.sampled_from(short_records()))))
    for _ in range(data.draw(st.integers(1, 3))):
        change(record, data)
    check(survivor, json.dumps({"id": 1, "verb": "load", "record": record}))


def change(record: dict, data) -> None:
    """One thing in a record is left out, exchanged or replaced by anything."""
    actions = record.get("actions")
    if type(actions) is list and actions and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(actions) - 1))
        match data.draw(st.sampled_from(["drop", "double", "swap", "replace", "cut"])):
            case "drop":
                del actions[place]
            case "double":
                actions.insert(place, actions[place])
            case "swap":
                actions[0], actions[place] = actions[place], actions[0]
            case "replace":
                actions[place] = data.draw(anything)
            case "cut":
                del actions[place:]
    elif record:
        name = data.draw(st.sampled_from(sorted(record)))
        if data.draw(st.booleans()):
            del record[name]
        else:
            record[name] = data.draw(sensible[name] | anything if name in sensible else anything)


@MANY
@given(record=anything)
@example(record={"game": "nullgame", "version": 1, "seats": 2, "options": {}, "seed": 1, "actions": [[]]})
def test_any_record(survivor, record):
    check(survivor, json.dumps({"id": 1, "verb": "load", "record": record}))


# --- the command -------------------------------------------------------------------------------------------


def talk(*lines: bytes, **environment: str) -> list[dict]:
    """Send lines to `python -m pyengine bridge`; its answers."""
    outcome = subprocess.run(
        [sys.executable, "-m", "pyengine", "bridge"],
        input=b"\n".join(lines) + b"\n",
        capture_output=True,
        timeout=60,
        cwd=Path(pyengine.__file__).parent.parent,
        env=os.environ | environment,
    )
    assert (outcome.returncode, outcome.stderr) == (0, b"")
    return [json.loads(line, parse_constant=refuse) for line in outcome.stdout.decode("ascii").splitlines()]


PLAIN_LOCALE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize(
    "environment", [{}, {"PYTHONIOENCODING": "utf-8:strict"}, PLAIN_LOCALE], ids=["as it is", "strict", "plain locale"]
)
def test_the_command_answers_line_by_line_whatever_comes(environment):
    answers = talk(
        b'{"id": 1, "verb": "decision"}',
        b'{"id": 2, "verb": "new", "game": "nullgame", "seats": 3, "options": {}, "seed": 7}',
        b"",
        b"   ",
        b"\xff\xfe\x00 not text at all",
        b"garbage",
        b"[" * 50_000,
        "{\u201cid\u201d: 3}".encode(),
        b'{"id": "\xf0\x9f\x8e\xb2", "verb": "sing"}',
        b'{"id": 4, "verb": "act", "action": "fly"}',
        b'{"id": 5, "verb": "act", "action": "take 1"}\r',
        b'{"id": 6, "verb": "status"}',
        **environment,
    )
    assert [answer["id"] for answer in answers] == [1, 2, None, None, None, None, "\U0001f3b2", 4, 5, 6]
    names = [answer["error"]["name"] for answer in answers if "error" in answer]
    assert names == ["NoMatch"] + ["BadRequest"] * 5 + ["IllegalAction"]
    assert answers[-1]["result"]["ply"] == 1


def test_the_command_answers_before_the_next_request_comes():
    """A program that talks to it waits for each answer."""
    requests = [{"verb": "new", "game": "nullgame", "seats": 2}] + [{"verb": "act", "action": "take 3"}] * 7
    with subprocess.Popen(
        [sys.executable, "-m", "pyengine", "bridge"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(pyengine.__file__).parent.parent,
    ) as process:
        decision = None
        for number, request in enumerate(requests):
            process.stdin.write(json.dumps({"id": number} | request) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer["id"] == number
            decision = answer["result"]["decision"]
        assert decision is None
        process.stdin.close()
        assert process.wait(timeout=20) == 0
