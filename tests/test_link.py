"""Links: writing, reading, all kinds of damage; what-ifs, records of other versions, comparison of records."""

import json
import random
import time
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from extent import by_extent
from playing import play_on, random_match
from pyengine import GAMES
from pyengine.bridge import Bridge
from pyengine.chance import Dice, below
from pyengine.link import (
    LINK_LIMIT,
    BadLink,
    Digits,
    assembled,
    check_of,
    deal_of,
    link_of,
    names_of,
    open_link,
    put_plies,
    to_number,
    to_text,
)
from pyengine.match import PLY_LIMIT, SEED_LIMIT, Match, NothingToUndo, notation
from pyengine.record import BadRecord, compare, replay, replay_what_fits

NULLGAME, PANTHALOS = GAMES["nullgame"], GAMES["panthalos"]
NOTE = "YW5uYQ-_"
MANY = settings(max_examples=by_extent(60, 300, 3000), deadline=None)


@cache
def match_of(game: str, seats: int) -> Match:
    return random_match(GAMES[game], seats, 6)


@cache
def links() -> tuple[str, ...]:
    """One link of every kind."""
    long, short = match_of("panthalos", 3), match_of("nullgame", 2)
    return (
        link_of(long, NOTE),
        link_of(short),
        link_of(Match(NULLGAME, 2)),
        link_of(long.branch(60, 1, 9), NOTE),
        link_of(short.branch(3, None, 0)),
        deal_of(long),
        deal_of(short),
    )


def refusal(text: str) -> BadLink:
    """The error on opening a link, which must come within a second."""
    started = time.perf_counter()
    with pytest.raises(BadLink) as error:
        open_link(GAMES, text)
    assert time.perf_counter() - started < 1
    return error.value


def sealed_again(text: str) -> str:
    """A forged link: replace the check by the one that fits the changed text."""
    body = text.rpartition(".")[0]
    return f"{body}.{check_of(body)}"


# --- writing and reading ---------------------------------------------------------------------------------


@pytest.mark.parametrize("ply", [0, 1, 57])
def test_a_link_opens_where_it_stands_with_note_and_ply_to_look_at(ply):
    match = match_of("panthalos", 3)
    opened = open_link(GAMES, f"{link_of(match, NOTE)}@{ply}")
    assert (opened.kind, opened.note, opened.at) == ("match", NOTE, ply)
    assert opened.match.record() == match.record()
    assert open_link(GAMES, link_of(match)).at is None
    assert refusal(f"{deal_of(match)}@57").kind == "damaged"  # a deal has no plies


def test_decisions_with_one_choice_cost_nothing():
    match, digits = match_of("panthalos", 5), Digits()
    put_plies(digits, match, 0, len(match.plies))
    assert sum(radix == 1 for _, radix in digits.digits) > 5
    cheap = Digits()
    cheap.digits = [digit for digit in digits.digits if digit[1] > 1]
    assert cheap.text() == digits.text()


def test_a_deal_has_seats_options_and_seed():
    match = Match(PANTHALOS, 4, {"place_order": "turn", "first_seat": 3}, SEED_LIMIT - 1)
    opened = open_link(GAMES, deal_of(match))
    assert opened.kind == "deal" and opened.match.setup() == match.setup() and opened.match.plies == []


def test_the_number_of_plies_is_in_the_link_even_if_the_last_ones_are_the_first_choice():
    for plies in range(5):
        match = Match(NULLGAME, 2)
        for _ in range(plies):
            match.act("take 1")
        assert len(open_link(GAMES, link_of(match)).match.plies) == plies


@MANY
@given(number=st.integers(0, 1 << 400))
def test_a_number_has_one_text(number):
    assert to_number(to_text(number)) == number
    for wrong in ("AAAA" + to_text(number), to_text(number) + "="):
        with pytest.raises(BadLink):
            to_number(wrong)


def test_a_note_is_base64url_and_not_too_long():
    for note in ("a b", "a.b", "\u00e9", "x" * 601, "a\n"):
        with pytest.raises(ValueError, match="a note has at most"):
            link_of(match_of("nullgame", 2), note)
    assert open_link(GAMES, link_of(match_of("nullgame", 2), "x" * 600)).note == "x" * 600


# --- damage ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(links())))
def test_a_link_cut_anywhere_is_cut(number):
    link = links()[number]
    for end in range(1, len(link)):
        error = refusal(link[:end])
        assert error.kind == "cut" and error.numbers["count"] == end, link[:end]
        assert error.numbers["length"] in (None, len(link))
    assert refusal(link[:-1]).numbers["length"] == len(link)
    assert refusal(f"{link}@").kind == "cut"


@pytest.mark.parametrize("number", range(len(links())))
def test_a_link_with_any_bit_flipped_is_damaged(number):
    link = links()[number]
    for place, letter in enumerate(link):
        for bit in range(16):
            flipped = link[:place] + chr(ord(letter) ^ 1 << bit) + link[place + 1 :]
            # "A" becomes "@", after which the number of a ply would follow
            assert refusal(flipped).kind == ("cut" if flipped.endswith("@") else "damaged")


@MANY
@given(data=st.data(), link=st.sampled_from(links()))
def test_a_link_with_any_change_is_refused(data, link):
    first = data.draw(st.integers(0, len(link)))
    last = data.draw(st.integers(first, len(link)))
    changed = link[:first] + data.draw(st.text(max_size=6)) + link[last:]
    if changed.partition("@")[0] != link:
        assert refusal(changed).kind in {"cut", "damaged", "foreign", "long"}


@MANY
@given(text=st.text() | st.text("g1wd.panthalos0AZ_-@"))
@example("")
@example("actions")
@example("day-2026-11-21")
@example("https://example.org/#g1")
@example("%F0%9F%8E%B2")
def test_foreign_text_is_not_opened(text):
    assert refusal(text).kind in {"foreign", "cut", "damaged"}


@pytest.mark.parametrize("text", ["", "actions", "about:blank", "x" * 2_000_000, "@57", "G1.x"])
def test_foreign_text_is_called_so(text):
    assert refusal(text).kind == "foreign"


@pytest.mark.parametrize(
    "text", ["g1." + "A" * 2_000_000, "g1.panthalos.1.A" + "." * 2_000_000, links()[0] * 22_000 + "@5"]
)
def test_a_link_of_two_million_characters_is_too_long(text):
    error = refusal(text)
    assert error.kind == "long" and error.numbers["count"] >= 2_000_000 and error.numbers["most"] == LINK_LIMIT


def test_links_of_other_versions_are_called_so():
    link = links()[1]
    newer, older = (
        refusal(sealed_again(link.replace(".1.", ".2.", 1))),
        refusal(sealed_again(link.replace(".1.", ".0.", 1))),
    )
    assert (newer.kind, newer.numbers) == ("newer", {"version": 2, "here": 1})
    assert (older.kind, older.numbers) == ("older", {"version": 0, "here": 1})
    for unknown in (link.replace("g1", "g2", 1), link.replace("nullgame", "nilegame", 1)):
        assert refusal(sealed_again(unknown)).kind == "newer"
        assert refusal(unknown).kind == "damaged"


@pytest.mark.parametrize("ply", ["x", "-1", "5 ", "1e3", "9999999", "0x1", "\u0665"])
def test_what_follows_the_at_is_a_ply(ply):
    assert refusal(f"{links()[1]}@{ply}").kind == "damaged"


def test_a_ply_that_was_not_played_is_damage():
    match = match_of("nullgame", 2)
    assert open_link(GAMES, f"{link_of(match)}@{len(match.plies)}").at == len(match.plies)
    assert refusal(f"{link_of(match)}@{len(match.plies) + 1}").kind == "damaged"


def forged(match: Match, *digits: tuple[int, int], kind: str = "g1") -> str:
    """A link whose payload consists of these digits."""
    payload = Digits()
    payload.digits = list(digits)
    return assembled(kind, *names_of(match), "", payload.text())


def test_a_forged_link_is_unfit():
    match, plies = Match(NULLGAME, 2), PLY_LIMIT + 1
    whole = match_of("nullgame", 2)
    assert refusal(forged(match, (PLY_LIMIT, plies))).kind == "unfit"  # more plies than a match has
    rest = refusal(forged(match, (0, plies), (1, 9)))
    assert rest.kind == "unfit" and str(rest) == "its payload has digits left over"
    assert refusal(forged(match, *((2**64 - 1, 2**64) for _ in range(2500)))).kind == "unfit"
    for field, value in (
        (3, "_" * 60),
        (3, "A"),
        (3, "AA"),
        (4, "x" * 601),
        (5, "999"),
        (6, "A"),
        (6, "A-B-"),
        (2, ""),
        (2, "1_0"),
    ):
        fields = link_of(whole).split(".")
        fields[field] = value
        assert refusal(sealed_again(".".join(fields))).kind in {"unfit", "damaged"}, value
    first_seat = list(PANTHALOS.options).index(next(o for o in PANTHALOS.options if o.name == "first_seat"))
    assert first_seat == len(PANTHALOS.options) - 1
    setup = Digits()
    setup.put(0, 4)
    for option in PANTHALOS.options:
        setup.put(len(option.values) - 1, len(option.values))
    assert (
        refusal(assembled("d1", "panthalos", str(PANTHALOS.version), setup.text())).kind == "unfit"
    )  # seat 5 of 2 is the first player


@MANY
@given(digits=st.lists(st.integers(0, 1 << 60), max_size=40), kind=st.sampled_from(["g1", "w1"]))
def test_any_payload_is_a_match_or_unfit(digits, kind):
    """A forged link can't contain anything that the rules don't allow."""
    link = forged(Match(PANTHALOS, 2), *((digit, 1 << 60) for digit in digits), kind=kind)
    try:
        match = open_link(GAMES, link).match
    except BadLink as error:
        found = error.kind
    else:
        found = "match"
        assert link_of(match) == link and replay(GAMES, match.record()).hash() == match.hash()
    assert found in ("match", "unfit")


def test_a_record_of_ten_million_plies_is_refused_at_once():
    record = match_of("nullgame", 2).record()
    for hostile in (
        record | {"actions": ["take 1"] * 10_000_000},
        record | {"branch": {"ply": 0, "seat": 0, "sample": 0, "actions": ["take 1"] * 10_000_000}},
    ):
        for read in (replay, replay_what_fits):
            started = time.perf_counter()
            with pytest.raises(BadRecord):
                read(GAMES, hostile)
            assert time.perf_counter() - started < 1


# --- what if ---------------------------------------------------------------------------------------------


def test_another_sample_is_another_world_and_the_same_sample_the_same():
    match = match_of("panthalos", 3)
    worlds = [match.branch(40, 1, sample).hash() for sample in range(20)]
    assert len(set(worlds)) == 20 and match.branch(40, 1, 0).hash() == worlds[0]
    assert match.hash(40) not in worlds and match.branch(40, None, 0).hash() == match.hash(40)


def test_a_what_if_is_undone_to_its_beginning_and_no_further():
    branch = match_of("nullgame", 2).branch(3, 0, 1)
    assert branch.why_not_undo() == "start"
    branch.act("take 1")
    branch.undo()
    assert len(branch.plies) == branch.free() == 3
    for wrong in ({}, {"to": 2}, {"to": 0, "force": True}):
        with pytest.raises(NothingToUndo):
            branch.undo(**wrong)
    branch.redo()
    assert len(branch.plies) == 4


def test_the_record_of_a_what_if_says_where_it_leaves_the_match():
    match = match_of("nullgame", 2)
    branch = match.branch(3, 1, 8)
    branch.act("take 2")
    record = branch.record()
    assert record["actions"] == match.record()["actions"][:3]
    assert record["branch"] == {"ply": 3, "seat": 1, "sample": 8, "actions": ["take 2"]}
    assert replay(GAMES, record).hash() == branch.hash()
    for wrong in (
        {"ply": 2},
        {"seat": 2},
        {"seat": True},
        {"sample": -1},
        {"sample": None},
        {"actions": ["take 9"]},
        {"actions": 1},
    ):
        with pytest.raises(BadRecord):
            replay(GAMES, record | {"branch": record["branch"] | wrong})


# --- records of other versions, and records side by side -------------------------------------------------


def test_an_old_record_is_played_as_far_as_it_fits():
    record = match_of("nullgame", 2).record()
    whole, stopped = replay_what_fits(
        GAMES, record | {"version": 0, "options": {"gone": 3, "unused": 1}}
    )  # 1 isn't True
    assert stopped is None and whole.record() == record
    short, stopped = replay_what_fits(
        GAMES, record | {"version": 7, "actions": [*record["actions"][:4], "take 9", *record["actions"][4:]]}
    )
    assert (len(short.plies), stopped.ply) == (4, 4) and "take 9" in str(stopped)
    for wrong in ({"seats": 9}, {"game": "chess"}, {"actions": None}, {"version": "1"}):
        with pytest.raises(BadRecord):
            replay_what_fits(GAMES, record | wrong)


GIVING_UP = ("endure", "concede", "renounce")


def test_a_record_of_a_version_that_asked_less_is_completed():
    """Version 1 of Panthalos didn't ask who could do nothing but give up."""
    match = Match(GAMES["panthalos"], 3, {}, 5)
    dice, actions = Dice(5), []
    while choices := match.choices():
        willing = [action for action in choices if action[0] not in GIVING_UP] or choices
        ply = match.do(willing[below(dice, len(willing))])
        if ply.action[0] not in GIVING_UP:
            actions.append(notation(ply.action))
    assert len(actions) < len(match.plies)
    older = match.record() | {"version": 1, "actions": actions}
    whole, stopped = replay_what_fits(GAMES, older)
    last_choice = max(n for n, ply in enumerate(match.plies) if len(match.choices(ply.before)) > 1)
    assert stopped is None and len(whole.plies) > last_choice
    assert whole.hash(last_choice + 1) == match.hash(last_choice + 1)
    assert replay_what_fits(GAMES, older | {"version": GAMES["panthalos"].version})[1] is not None


def test_two_records_are_compared_ply_by_ply():
    match = match_of("panthalos", 3)
    record = match.record()

    def beside(**changed):
        found = compare(GAMES, match, record | changed)
        return found["ply"], found["reason"]

    assert beside() == (None, "same")
    assert beside(actions=record["actions"][:30]) == (None, "behind")
    assert beside(seed=5) == beside(version=0) == (0, "setup")
    order = next(value for value in ("slot", "turn") if value != match.options["place_order"])
    assert beside(options=match.options | {"place_order": order}) == (0, "setup")
    ply = next(n for n in range(30, 99) if len(match.choices(match.at(n))) > 1)
    other = match.branch(ply, None, 0)
    other.do(next(action for action in other.choices() if action != match.plies[ply].action))
    assert beside(actions=[notation(ply.action) for ply in other.plies]) == (ply, "action")
    assert beside(actions=[*record["actions"][:40], "fly"]) == (40, "unfit")
    short = replay(GAMES, record | {"actions": record["actions"][:30]})
    assert compare(GAMES, short, record) == {"ply": None, "reason": "ahead"}


def test_options_left_out_are_those_of_the_game():
    match = Match(NULLGAME, 2)
    assert compare(GAMES, match, match.record() | {"options": {}}) == {"ply": None, "reason": "same"}


def test_two_what_ifs_are_the_same_if_they_deal_the_same():
    match = match_of("panthalos", 3)
    one, same, other = (match.branch(40, 0, sample) for sample in (1, 1, 2))
    assert compare(GAMES, one, same.record()) == {"ply": None, "reason": "same"}
    assert compare(GAMES, one, other.record()) == {"ply": 40, "reason": "branch"}
    assert compare(GAMES, match, one.record()) == {"ply": 40, "reason": "branch"}


def test_the_chain_differs_from_the_first_ply_that_differs():
    match = match_of("nullgame", 3)
    other = match.branch(4, None, 0)
    other.do(next(action for action in other.choices() if action != match.plies[4].action))
    mine, its = match.chain(), other.chain()
    assert len(mine) == len(match.plies) + 1 and mine[:5] == its[:5] and mine[5] != its[5]
    assert replay(GAMES, match.record()).chain() == mine
    assert Match(NULLGAME, 3, {}, 7).chain() != Match(NULLGAME, 3, {}, 8).chain()


# --- through the bridge ----------------------------------------------------------------------------------


def ask(bridge: Bridge, verb: str, **arguments):
    answer = json.loads(bridge.answer(json.dumps({"id": 1, "verb": verb} | arguments)))
    return answer.get("result", answer.get("error"))


@pytest.fixture
def bridge() -> Bridge:
    bridge = Bridge()
    ask(bridge, "load", record=match_of("nullgame", 2).record())
    return bridge


def test_link_open_and_peek(bridge):
    link = ask(bridge, "link", note=NOTE)
    assert link["length"] == len(link["link"])
    other = Bridge()
    opened = ask(other, "open", link=link["link"] + "@3")
    record = ask(bridge, "record")
    assert opened == {
        "kind": "match",
        "note": NOTE,
        "at": 3,
        "ply": len(record["actions"]),
        "branch": None,
        "seat": None,
        "sides": [0, 1],
        "decision": None,
    } | {name: record[name] for name in ("game", "version", "seats", "options", "seed")}
    assert (ask(other, "record"), ask(other, "hash")) == (record, ask(bridge, "hash"))
    before = ask(other, "hash")
    deal = ask(bridge, "link", deal=True)["link"]
    peeked = ask(other, "peek", link=deal)
    assert peeked["kind"] == "deal" and peeked["record"]["actions"] == [] and ask(other, "hash") == before
    for _ in range(2):  # the first time with the peeked match, the second time without
        assert ask(other, "open", link=deal)["decision"]["rule"] == "take" and ask(other, "status")["ply"] == 0
        ask(other, "act", action="take 1")


def test_a_bad_link_leaves_the_match_on_the_table(bridge):
    before, link = ask(bridge, "hash"), links()[0]
    for verb in ("open", "peek"):
        error = ask(bridge, verb, link=link[:-3])
        assert (error["name"], error["kind"], error["count"], error["length"]) == (
            "BadLink",
            "cut",
            len(link) - 3,
            len(link),
        )
        assert ask(bridge, verb, link="nonsense")["kind"] == "foreign"
    assert ask(bridge, "hash") == before


def test_a_what_if_is_on_the_table_until_one_goes_back(bridge):
    record = ask(bridge, "record")
    ask(bridge, "undo", to=2, force=True)
    before = [ask(bridge, verb) for verb in ("record", "hash", "status", "chain")]
    assert before[2]["redo"] is True
    decision = ask(bridge, "branch", ply=1, seat=0, sample=4)["decision"]
    assert ask(bridge, "status")["branch"] == {"ply": 1, "seat": 0, "sample": 4}
    assert ask(bridge, "act", action=decision["choices"][0])["events"]
    link = ask(bridge, "link")["link"]
    assert link.startswith("w1.")
    assert ask(bridge, "branch", ply=9, seat=0)["name"] == "NoSuchPly"
    assert ask(bridge, "branch", ply=1, seat=0, actions=["fly"])["name"] == "IllegalAction"
    assert ask(bridge, "link")["link"] == link
    assert ask(bridge, "trunk")["decision"]["rule"] == "take"
    assert [ask(bridge, verb) for verb in ("record", "hash", "status", "chain")] == before
    opened = ask(bridge, "open", link=link)
    assert opened["kind"] == "branch" and opened["branch"] == {"ply": 1, "seat": 0, "sample": 4}
    assert opened["ply"] == 2 and ask(bridge, "link")["link"] == link
    ask(bridge, "trunk")
    assert ask(bridge, "record")["actions"] == record["actions"][:1]


def test_all_lies_open_in_a_what_if_only_when_the_match_is_over(bridge):
    assert ask(bridge, "branch", ply=1)["decision"] is not None
    assert ask(bridge, "branch", ply=2)["decision"] is not None
    ask(bridge, "trunk")
    ask(bridge, "undo", force=True)
    assert ask(bridge, "branch", ply=1)["name"] == "BadBranch"


def test_the_choice_of_a_branch_is_never_that_of_the_match():
    """Random lines with undo and redo leave the match unchanged."""
    match, dice = random_match(PANTHALOS, 2, 3), random.Random(1)
    before = match.record(), match.hash(), match.chain()
    for _ in range(15):
        ply = dice.randrange(len(match.plies))
        branch = match.branch(ply, dice.randrange(2), dice.randrange(99))
        for _ in zip(range(10), play_on(branch, dice.randrange(99))):
            pass
        branch.undo(to=ply, force=True)
        branch.redo()
    assert (match.record(), match.hash(), match.chain()) == before
