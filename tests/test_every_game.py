"""What holds for every game, every number of seats and every course of play.

Random matches are played once and looked at from many sides; with `--thorough`, thousands. `PANOPLY_GAMES` says how
many in all.
"""

import json
import os
import re
from copy import copy
from itertools import pairwise

import pytest

from extent import by_extent
from facts import facts_of
from hidden import ELSEWHERE, may_vary
from playing import TABLES, begin, has_gifts, name_of, play_on, random_match, states_at, states_of, strings_in
from pyengine import GAMES
from pyengine.bots import choose
from pyengine.chance import Dice
from pyengine.course import Course, Reason, apply, asked, choices, refused, seat_asked
from pyengine.course import candidates as all_candidates
from pyengine.game import ALL
from pyengine.link import deal_of, link_of, open_link
from pyengine.match import BadSetup, IllegalAction, Match, UndoBarrier, complete_options, notation
from pyengine.prospects import WIN
from pyengine.record import replay

MATCHES = int(os.environ.get("PANOPLY_GAMES", by_extent(26, 26, 4000)))
LONG = by_extent(200, 400, 1000)  # plies of a match of which not so many positions are looked at
TOGETHER = 4  # so many matches are played and looked at together
SEARCH = 400  # matches in which everything must have happened
CHOICE_LIMIT = 100
DEALS = by_extent(100, 100, 200)  # determinizations in which what may vary must vary

each_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_option = pytest.mark.parametrize(
    "game, option, value",
    [
        pytest.param(game, option, value, id=f"{game.name}-{option.name}-{value}")
        for game in GAMES.values()
        for option in game.options
        for value in option.values
    ],
)


def shards() -> list:
    """(table, seeds) to play."""
    share = -(-MATCHES // len(TABLES))
    return [
        pytest.param((table, range(first, min(first + TOGETHER, most))), id=f"{name_of(table)}-from-{first}")
        for table in TABLES
        for most in [min(share, by_extent(1, 1, 10) * (facts_of(table[0].name).most or share))]
        for first in range(0, most, TOGETHER)
    ]


@pytest.fixture(scope="module", params=shards())
def matches(request):
    """Random matches played to the end, each with its hashes: at the start and after every ply, taken at that time."""
    (game, seats, options), seeds = request.param
    played = []
    for seed in seeds:
        match = begin(game, seats, seed, options)
        played.append((match, [match.hash()] + [match.hash() for _ in play_on(match, seed)]))
    return played


def positions(matches, every: int = 1):
    """(match, number of the ply, state) for every so many positions, at other plies in each match; in a long one for
    fewer."""
    for match, _ in matches:
        states = states_of(match)
        step = step_of(match, every) if every > 1 else 1
        for number in range(match.seed % step, len(states), step):
            yield match, number, states[number]


def step_of(match, every: int) -> int:
    """How many positions there are to one that is looked at: more than `every` in a long match."""
    return every * (1 + (len(match.plies) // LONG) ** 2)


# --- the course of play ----------------------------------------------------------------------------------


def test_play_ends_with_a_score_and_a_winner(matches):
    for match, _ in matches:
        game, s = match.game, match.state
        assert match.decision() is None and s.agenda == []
        sheets = game.score(s)
        assert len(sheets) == match.seats
        assert all(sheet.keys() == sheets[0].keys() for sheet in sheets)
        for sheet in sheets:
            check_sheet(sheet)
        outcome = game.outcome(s)
        assert outcome.keys() == {"winners", "reason", "tie_break"}
        winners = outcome["winners"]
        assert winners == sorted(set(winners)) and set(winners) <= set(range(match.seats))
        if not game.rivals and len(set(game.sides(s))) == match.seats:
            best = max(sheet["total"] for sheet in sheets)
            assert winners and all(sheets[seat]["total"] == best for seat in winners)
        assert json.loads(json.dumps(outcome)) == outcome
        with pytest.raises(IllegalAction):
            match.act("pass")


def check_sheet(sheet: dict):
    """Whole numbers by source, their sum first."""
    assert all(type(points) is int for points in sheet.values())
    assert next(iter(sheet)) == "total" and sheet["total"] == sum(sheet.values()) - sheet["total"]


def test_a_forecast_is_a_score_sheet_and_at_the_end_the_score(matches):
    for match, _, s in positions(matches, 10):
        sheets, scores = match.game.forecast(s), match.game.score(s)
        assert [list(sheet) for sheet in sheets] == [list(sheet) for sheet in scores]
        for sheet in sheets:
            check_sheet(sheet)
        assert s.agenda or sheets == scores


def test_a_forecast_tells_no_secret(matches):
    """It is made for all to see: so it is the same in every world an onlooker can't tell apart."""
    for match, number, s in positions(matches, 20):
        if s.agenda:
            world = match.game.determinize(s, None, Dice(number))
            assert match.game.forecast(world) == match.game.forecast(s), f"seed {match.seed}, ply {number}"


def test_holdings_are_for_all_to_count(matches):
    for match, number, s in positions(matches, 20):
        holdings = match.game.holdings(s)
        assert len(holdings) == match.seats and all(each.keys() == holdings[0].keys() for each in holdings)
        assert all(type(count) is int for each in holdings for count in each.values())
        assert match.game.holdings(match.game.determinize(s, None, Dice(number))) == holdings, (
            f"seed {match.seed}, ply {number}"
        )


def test_prospects_are_shares_of_the_win(matches):
    for match, number, s in positions(matches, 20):
        if s.agenda:
            prospects = match.game.prospects(s)
            assert len(prospects) == match.seats
            assert all(type(share) is int and 0 <= share <= WIN for share in prospects), (
                f"seed {match.seed}, ply {number}"
            )
            by_side = dict(zip(match.game.sides(s), prospects))
            assert sum(by_side.values()) <= WIN
            if not match.game.rival_score(s) and len(by_side) == match.seats:
                assert sum(prospects) > WIN - match.seats


# --- sides and rivals --------------------------------------------------------------------------------------


def test_sides_are_numbered_from_the_first_seat_on_and_never_change(matches):
    for match, _, s in positions(matches, 40):
        sides = match.game.sides(s)
        assert len(sides) == match.seats and sides == match.game.sides(match.state)
        assert list(dict.fromkeys(sides)) == list(range(len(set(sides))))


def test_people_of_one_side_have_no_secrets_from_each_other(matches):
    for match, number, s in positions(matches, 8):
        sides, pools = match.game.sides(s), facts_of(match.game.name).hidden.pools
        for seat in range(match.seats):
            first = sides.index(sides[seat])
            assert pools(s, seat) == pools(s, first), f"seed {match.seed}, ply {number}, seats {first} and {seat}"


def test_rivals_have_sheets_that_hide_nothing(matches):
    for match, number, s in positions(matches, 10):
        sheets = match.game.rival_score(s)
        assert list(sheets) == [rival for rival in match.game.rivals if rival in sheets], "unknown, or out of order"
        assert sheets.keys() == match.game.rival_score(match.state).keys()
        for sheet in sheets.values():
            check_sheet(sheet)
        if s.agenda:
            assert match.game.rival_score(match.game.determinize(s, None, Dice(number))) == sheets


def test_a_moment_of_a_rival_is_a_ply_of_one_choice(matches):
    for match, number, s in positions(matches):
        question = asked(s)
        if question and match.game.rules[question.rule].rival:
            assert match.game.rules[question.rule].rival in match.game.rival_score(s)
            assert len(all_candidates(match.game.rules, s)) == 1, f"seed {match.seed}, ply {number}, {question.rule}"


# --- sealed plans ------------------------------------------------------------------------------------------


def is_secret(game, s) -> bool:
    question = asked(s)
    return question is not None and game.rules[question.rule].secret


def test_nobody_else_can_tell_one_secret_choice_from_another(matches):
    """Until a decision that isn't secret comes up, everything others get is the same: view, agenda, events, luck,
    sheets."""
    for match, number, s in positions(matches, 3):
        if not is_secret(match.game, s):
            continue
        sides, seat = match.game.sides(s), seat_asked(s)
        others = [None, *(other for other in range(match.seats) if sides[other] != sides[seat])]
        shown = []
        for action in choices(match.game.rules, s):
            after = s.copy()
            after.events = []
            apply(match.game.rules, after, action)
            if is_secret(match.game, after):
                shown.append([public_part(match.game, after, viewer) for viewer in others])
        assert all(each == shown[0] for each in shown), f"seed {match.seed}, ply {number}"


def public_part(game, s, viewer) -> tuple:
    """All that a viewer can get of a position."""
    return (
        game.view(s, viewer),
        s.agenda,
        s.luck,
        visible(s.events, viewer),
        game.forecast(s),
        game.holdings(s),
        game.rival_score(s),
    )


def test_what_others_have_sealed_does_not_change_how_a_position_looks(matches):
    for match, number, s in positions(matches, 3):
        if is_secret(match.game, s):
            seat = seat_asked(s)
            for deal in range(5):
                world = match.game.determinize(s, seat, Dice(deal))
                assert match.game.appraise(world, seat) == match.game.appraise(s, seat), (
                    f"seed {match.seed}, ply {number}"
                )


def test_proposals_are_whole_gestures_mixed_by_chance_and_see_no_secret(matches):
    for match, number, s in positions(matches, 3):
        game, seat = match.game, seat_asked(s)
        if game.proposals is None or seat is None:
            continue
        proposed = game.proposals(s, Dice(number), 6)
        assert len(proposed) <= 6
        assert game.proposals(game.determinize(s, seat, Dice(1)), Dice(number), 6) == proposed
        for gesture in proposed:
            check_gesture(game, s, seat, gesture)
        if proposed and len(choices(game.rules, s)) > 1:
            assert len({gesture for deal in range(20) for gesture in game.proposals(s, Dice(deal), 6)}) > 1


def check_gesture(game, s, seat: int, gesture: tuple):
    """Actions of one seat, one after the other; only the last one may bring luck."""
    after = s.copy()
    for action in gesture:
        assert seat_asked(after) == seat and after.luck == s.luck
        assert action in choices(game.rules, after)
        apply(game.rules, after, action)


# --- the course of play, again ------------------------------------------------------------------------------


def test_there_is_no_outcome_before_the_end(matches):
    for match, _, s in positions(matches, 10):
        assert (match.game.outcome(s) is None) == bool(s.agenda)


def test_nothing_is_lost_or_doubled_at_any_ply(matches):
    for match, number, s in positions(matches):
        try:
            match.game.invariants(s)
        except AssertionError as error:
            raise AssertionError(f"seed {match.seed}, ply {number}: {error}") from None


def test_every_decision_is_well_formed(matches):
    for match, number, s in positions(matches):
        if not s.agenda:
            continue
        rule, seat, args = asked(s)
        candidates = all_candidates(match.game.rules, s)
        legal = [action for action, reason in candidates if reason is None]
        place = f"seed {match.seed}, ply {number}, {rule}"
        assert 1 <= len(legal) <= CHOICE_LIMIT, place
        assert len({action for action, _ in candidates}) == len(candidates), (
            f"{place}: twice, perhaps legal and refused"
        )
        for action, reason in candidates:
            assert is_well_formed(action), f"{place}: {action}"
            assert reason is None or is_reason(reason), f"{place}: {reason}"
        assert 0 <= seat < match.seats and len(args) == len(match.game.rules[rule].parameters), place


def is_well_formed(action) -> bool:
    """A flat tuple of a verb and of ids, from whose notation it can be had back."""
    verb, *ids = action
    parts = [int(part) if re.fullmatch(r"-?\d+", part) else part for part in notation(action).split(" ")]
    return (
        type(action) is tuple
        and re.fullmatch(r"[a-z_]+", verb) is not None
        and all(type(each) in (int, str) for each in ids)
        and tuple(parts) == action
    )


def is_reason(reason) -> bool:
    return (
        type(reason) is Reason
        and re.fullmatch(r"[a-z_]+", reason.key) is not None
        and type(reason.rule) is str
        and re.fullmatch(r"\d+(\.\d+)*", reason.rule) is not None
        and json.loads(json.dumps(reason.args)) == reason.args
    )


def test_the_same_position_offers_the_same_choices_in_the_same_order(matches):
    for match, _, s in positions(matches, 3):
        rules, before = match.game.rules, repr(s)
        first = choices(rules, s), refused(rules, s)
        assert (choices(rules, s.copy()), refused(rules, s.copy())) == first
        assert repr(s) == before


def test_every_choice_is_found_by_its_notation_and_anything_else_is_refused(matches):
    for match, _ in matches:
        again, step = begin(match.game, match.seats, match.seed, match.options), step_of(match, 7)
        for number, ply in enumerate(match.plies):
            if number % step == match.seed % step:
                check_notation(again)
            again.act(notation(ply.action))


def check_notation(match):
    decision, before = match.decision(), match.hash()
    for action in decision.choices:
        assert match.find(notation(action)) == action
    for action, reason in decision.refused:
        with pytest.raises(IllegalAction) as error:
            match.act(notation(action))
        assert error.value.reason == reason
    known = {notation(action) for action in decision.choices}
    for text in known | {"", " ", "no such action", "pass 1", "None", "0", "take -1", "slot NOWHERE-1", "\ud800\0"}:
        for wrong in {text, text + " ", text.upper(), text + " 0"} - known:
            with pytest.raises(IllegalAction):
                match.act(wrong)
    for wrong in (None, 0, True, [], {}, decision.choices[0]):
        with pytest.raises(IllegalAction):
            match.act(wrong)
    assert match.hash() == before


@pytest.mark.slow
@each_game
def test_random_play_reaches_every_rule_and_tells_every_event(game):
    """So the other tests here have seen all of it."""
    missing = {rule.name for rule in game.rules.values() if rule.candidates} | game.events.keys()
    for seed in range(SEARCH):
        table = game.tables[seed // 4 % len(game.tables)]
        match = begin(game, table.seats, seed, table.options)
        for _ in play_on(match, seed):
            pass
        told = [match.opening, *(ply.events for ply in match.plies)]
        missing -= {ply.rule for ply in match.plies} | {kind for events in told for kind, _, _ in events}
        if not missing:
            return
    raise AssertionError(f"not once in {SEARCH} matches: {sorted(missing)}")


# --- links ---------------------------------------------------------------------------------------------


def test_a_link_opens_as_the_same_match_and_has_the_same_link(matches):
    for match, hashes in matches:
        if has_gifts(match.game, match.seed):
            continue  # its record doesn't say how it begins
        link = link_of(match, "note")
        again = open_link(GAMES, link).match
        assert again.record() == match.record() and again.hash() == hashes[-1]
        assert link_of(again, "note") == link
        assert open_link(GAMES, deal_of(match)).match.hash() == hashes[0]


def test_a_what_if_begins_as_its_seat_sees_it_and_leaves_the_match_alone(matches):
    for match, number, s in positions(matches, 80):
        before = repr(s), match.hash(), match.record()
        for seat in range(match.seats):
            branch = match.branch(number, seat, 5)
            assert match.game.view(branch.state, seat) == match.game.view(s, seat)
            for _ in zip(range(8), play_on(branch, number)):
                match.game.invariants(branch.state)
            assert branch.free() >= number and (branch.start, branch.fork.trunk) == (number, match)
            if not has_gifts(match.game, match.seed):
                again = open_link(GAMES, link_of(branch)).match
                assert (again.record(), again.hash()) == (branch.record(), branch.hash())
                assert replay(GAMES, branch.record()).hash() == branch.hash()
        assert (repr(s), match.hash(), match.record()) == before


# --- states ----------------------------------------------------------------------------------------------


def test_a_state_holds_whole_numbers_and_the_agenda_names_of_rules(matches):
    for match, number, s in positions(matches, 5):
        for name, value in parts(s):
            assert is_plain(value), f"seed {match.seed}, ply {number}: {name} is {value!r}"
        for rule, *args in s.agenda:
            assert rule in match.game.rules
            assert all(type(arg) in (int, str) for arg in args)


def slots_of(thing) -> list[str]:
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]


def parts(thing):
    """(name, value) of everything in a state but its agenda, in its players and other objects too."""
    for name in slots_of(thing):
        value = getattr(thing, name)
        if type(value) is list and value and hasattr(value[0], "copy"):
            for each in value:
                yield from parts(each)
        elif name != "agenda":
            yield name, value


def is_plain(value) -> bool:
    return (
        value is None
        or type(value) is int
        or (isinstance(value, list | tuple) and all(type(each) is int for each in value))
    )


@each_table
def test_a_state_has_slots_only_and_tells_them_all(table):
    for s in states_at(table, 0, 10):
        for thing in (s, *getattr(s, "players", ())):
            assert not hasattr(thing, "__dict__")
            for name in set(slots_of(thing)) - {"events"}:
                assert re.search(rf"\b{name}=", repr(thing)), f"repr lacks {name}"
        assert isinstance(s, Course) and repr(s.copy()) == repr(s)


def test_earlier_positions_stay_as_they_were(matches):
    """All copies are kept during play: one that shared a list with a later one would have changed."""
    for match, hashes in matches:
        for number, s in enumerate(states_of(match)):
            assert hash_of(match, s) == hashes[number], (
                f"seed {match.seed}: the position at ply {number} was changed later"
            )


def hash_of(match, s) -> str:
    """The hash the match would have if it stood at `s`."""
    at = copy(match)
    at.state = s
    return at.hash()


def test_a_copy_shares_nothing_that_can_change(matches):
    for _, _, s in positions(matches, 20):
        c = s.copy()
        assert c.events is None and c.agenda is not s.agenda
        for (name, value), (_, other) in zip(parts(s), parts(c)):
            assert value is not other or type(value) is not list, name
        for one, other in zip(getattr(s, "players", ()), getattr(c, "players", ())):
            assert one is not other


def test_playing_on_a_copy_leaves_the_original(matches):
    for match, _number, s in positions(matches, 25):
        before, c = repr(s), s.copy()
        while options := choices(match.game.rules, c):
            apply(match.game.rules, c, options[-1 - len(repr(c)) % len(options)])
        assert repr(s) == before


def test_the_same_seed_and_actions_give_the_same_positions(matches):
    for match, hashes in matches:
        record = json.loads(json.dumps(match.record()))
        again = replay_from_start(match) if has_gifts(match.game, match.seed) else replay(GAMES, record)
        assert again.record() == record
        assert [hash_of(again, s) for s in states_of(again)] == hashes
        assert [ply.events for ply in again.plies] == [ply.events for ply in match.plies]


def replay_from_start(match) -> Match:
    again = begin(match.game, match.seats, match.seed, match.options)
    for ply in match.plies:
        again.act(notation(ply.action))
    return again


@each_table
def test_another_seed_is_another_match(table):
    game, seats, options = table

    def after_first_choices(seed):
        state = Match(game, seats, options, seed).state.copy()
        for _ in range(20):  # a game may draw nothing before
            if state.agenda:
                apply(game.rules, state, choices(game.rules, state)[0])
        state.rng = 0  # which differs for every seed, whatever is drawn
        return repr(state)

    assert len({after_first_choices(seed) for seed in range(30)}) > 2


# --- setups ------------------------------------------------------------------------------------------------


@each_game
def test_every_number_of_seats_has_a_table_and_every_table_can_be_set_up(game):
    assert {table.seats for table in game.tables} == set(game.seats)
    for table in game.tables:
        assert complete_options(game, table.seats, table.options)


@each_game
def test_what_does_not_go_together_has_a_reason_and_cannot_be_played(game):
    for seats in game.seats:
        for option in game.options:
            for value in option.values:
                options = {each.name: each.default for each in game.options} | {option.name: value}
                reason = game.why_not_setup(seats, options)
                assert reason is None or is_reason(reason)
                if reason:
                    with pytest.raises(BadSetup) as error:
                        Match(game, seats, {option.name: value}, 1)
                    assert error.value.reason == reason


@each_option
def test_every_value_of_every_option_plays_through(game, option, value):
    seeds = range(by_extent(1, 1, 1 if facts_of(game.name).most else 2))
    options = {each.name: each.default for each in game.options} | {option.name: value}
    fitting = [seats for seats in game.seats if game.why_not_setup(seats, options) is None]
    wanted = {option.name: value}
    if not fitting:
        wanted |= companion(game, options, option)
        fitting = [seats for seats in game.seats if game.why_not_setup(seats, options | wanted) is None]
    assert fitting, "no number of seats accepts it"
    fitting = by_extent(fitting[:1], sorted({fitting[0], fitting[-1]}), fitting)
    for match in (random_match(game, seats, seed, wanted) for seats in fitting for seed in seeds):
        assert match.options[option.name] == value and match.decision() is None
        for s in states_of(match)[::3]:
            game.invariants(s)
        assert replay(GAMES, match.record()).hash() == match.hash()


def companion(game, options: dict, option) -> dict:
    """Another option with a value that this one needs, such as the mode to which a module belongs."""
    for other in game.options:
        for value in other.values:
            if other is not option and any(
                game.why_not_setup(seats, options | {other.name: value}) is None for seats in game.seats
            ):
                return {other.name: value}
    return {}


# --- undo and luck ---------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_very_position_and_is_barred_exactly_by_luck(matches):
    for match, hashes in matches:
        events = [ply.events for ply in match.plies]
        again = replay_from_start(match)
        while again.plies:
            lucky = again.plies[-1].before.luck != again.state.luck
            assert again.why_not_undo() == again.luck_of(len(again.plies) - 1)
            assert lucky == again.was_lucky(len(again.plies) - 1)
            if lucky:
                with pytest.raises(UndoBarrier):
                    again.undo()
                assert again.hash() == hashes[len(again.plies)]
            again.undo(force=lucky)
            assert again.hash() == hashes[len(again.plies)]
        assert again.why_not_undo() == "start"
        for number, told in enumerate(events, 1):
            assert again.redo().events == told
            assert again.hash() == hashes[number]
        assert again.record() == match.record()


def test_luck_rises_whenever_chance_is_used(matches):
    for match, _ in matches:
        for number, (before, after) in enumerate(pairwise(states_of(match))):
            assert after.luck >= before.luck
            assert after.rng == before.rng or after.luck > before.luck, f"seed {match.seed}, ply {number}"


def test_what_raises_no_luck_tells_its_seat_nothing_new(matches):
    """Undo is free after such a ply, so it must have gone the same way in every world the seat can't tell apart."""
    for match, _ in matches:
        game, dice = match.game, Dice(match.seed)
        for number, (ply, after) in enumerate(zip(match.plies, states_of(match)[1:])):
            if after.luck != ply.before.luck:
                continue
            world = game.determinize(ply.before, ply.seat, dice)
            world.events = []
            apply(game.rules, world, ply.action)
            place = f"seed {match.seed}, ply {number}, {ply.rule} {notation(ply.action)}"
            assert world.luck == after.luck, place
            assert world.agenda[-1:] == after.agenda[-1:], place
            assert game.view(world, ply.seat) == game.view(after, ply.seat), place
            assert visible(world.events, ply.seat) == visible(ply.events, ply.seat), place


def test_what_raises_no_luck_brings_no_secret_to_light(matches):
    for match, _ in matches:
        pools = facts_of(match.game.name).hidden.pools
        for number, (before, after) in enumerate(pairwise(states_of(match))):
            if after.luck == before.luck:
                for seat in (None, *range(match.seats)):
                    assert count(pools(after, seat)) >= count(pools(before, seat)), (
                        f"seed {match.seed}, ply {number}, seat {seat}"
                    )


def count(pools) -> int:
    return sum(len(things) for pool in pools for things in pool.values())


# --- what a seat may know --------------------------------------------------------------------------------


@each_game
def test_the_hidden_things_of_every_game_are_described(game):
    assert vars(facts_of(game.name).hidden).keys() >= {"secrets", "printed", "pools", "seen", "passed"}


def test_a_view_is_json_and_looking_changes_nothing(matches):
    for match, _, s in positions(matches, 9):
        before = repr(s)
        for seat in (None, *range(match.seats)):
            view = match.game.view(s, seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            assert view["viewer"] == seat and view["game"] == match.game.name
            assert view["seat_to_act"] == (seat_asked(s))
        match.game.score(s)
        match.game.outcome(s)
        assert repr(s) == before


def test_a_determinization_looks_the_same_to_its_seat(matches):
    for match, number, s in positions(matches, 4):
        game, dice, before = match.game, Dice(number), repr(s)
        for seat in (None, *range(match.seats)):
            world = game.determinize(s, seat, dice)
            assert game.view(world, seat) == game.view(s, seat), f"seed {match.seed}, ply {number}, seat {seat}"
            assert (world.agenda, world.luck) == (s.agenda, s.luck)
            game.invariants(world)
        assert repr(s) == before


def test_the_seat_to_act_has_the_same_choices_in_all_its_worlds(matches):
    for match, number, s in positions(matches, 2):
        if s.agenda:
            world = match.game.determinize(s, seat_asked(s), Dice(number))
            assert choices(match.game.rules, world) == choices(match.game.rules, s), f"seed {match.seed}, ply {number}"
            assert refused(match.game.rules, world) == refused(match.game.rules, s), f"seed {match.seed}, ply {number}"


def test_every_world_of_the_seat_to_act_can_be_played_on(matches):
    for match, number, s in positions(matches, 40):
        if s.agenda:
            again = Match(match.game, match.seats, match.options, match.seed)
            again.state = match.game.determinize(s, seat_asked(s), Dice(number))
            for _ in play_on(again, number):
                match.game.invariants(again.state)


def test_a_determinization_depends_on_what_is_known_and_on_the_dice_only(matches):
    """Dealt from any of the worlds a seat can't tell apart, the same dice give the same world: no bot can see a
    secret."""
    for match, number, s in positions(matches, 15):
        for seat in (None, *range(match.seats)):
            world = match.game.determinize(s, seat, Dice(number))
            once, twice = (match.game.determinize(origin, seat, Dice(77)) for origin in (s, world))
            assert repr(once) == repr(twice), f"seed {match.seed}, ply {number}, seat {seat}"


def test_a_determinization_does_not_know_the_future(matches):
    for match, _, s in positions(matches, 30):
        seats = [seat_asked(s)] if s.agenda else []
        futures = {match.game.determinize(s, seat, Dice(deal)).rng for seat in seats for deal in range(20)}
        assert s.rng not in futures and len(futures) == 20 * len(seats)


@each_table
def test_what_a_seat_cannot_know_varies(table):
    game, seats, _ = table
    for seed in range(by_extent(1, 2, 3)):
        for s in states_at(table, seed, 30):
            for seat in (None, seed % seats):
                check_variation(game, s, seat, Dice(seed))


def check_variation(game, s, seat, dice):
    pools = facts_of(game.name).hidden.pools
    seen = [{place: set() for place in pool} for pool in pools(s, seat)]
    for _ in range(DEALS):
        for values, pool in zip(seen, pools(game.determinize(s, seat, dice), seat), strict=True):
            for place, things in pool.items():
                values[place].add(tuple(sorted(things)))
    for values, pool in zip(seen, pools(s, seat), strict=True):
        for place in pool:
            assert len(values[place]) >= 2 or not may_vary(pool, place), (
                f"seat {seat} is always dealt the same: {place}"
            )


@each_table
def test_a_dealt_thing_is_each_of_those_it_may_be_equally_often(table):
    """The truth comes back as rarely as chance has it."""
    game, *_ = table
    pools = facts_of(game.name).hidden.pools
    hits = expected = 0
    for seed in range(by_extent(1, 2, 3)):
        for s in states_at(table, seed, 40):
            for world in (game.determinize(s, 0, Dice(deal)) for deal in range(200)):
                for true, dealt in zip(pools(s, 0), pools(world, 0)):
                    things = [thing for place in true.values() for thing in place]
                    for place in true:
                        if len(true[place]) == 1 and len(things) > 1:
                            hits += true[place] == dealt[place]
                            expected += things_like(true, place, things)
    assert abs(hits - expected) <= 5 * expected**0.5 + 1


def things_like(pool, place, things) -> float:
    """How likely a single hidden thing is dealt just as it is."""
    if ELSEWHERE in pool:
        return 1 / len(pool[ELSEWHERE])
    return things.count(pool[place][0]) / len(things)


def test_when_all_lies_open_everybody_sees_what_each_seat_does(matches):
    for match, _, s in positions(matches, 20):
        view = match.game.view(s, ALL)
        assert json.loads(json.dumps(view)) == view and view["viewer"] is None
        for seat in range(match.seats):
            assert strings_in(match.game.view(s, seat)) <= strings_in(view)


# --- what is told ----------------------------------------------------------------------------------------


def visible(events, viewer) -> list:
    return [(kind, args) for kind, only, args in events if only is None or only == viewer]


def test_events_are_declared_and_are_json(matches):
    for match, _ in matches:
        for number, ply in enumerate(match.plies):
            for kind, only, args in ply.events:
                assert kind in match.game.events, f"seed {match.seed}, ply {number}: {kind}"
                assert only is None or 0 <= only < match.seats
                assert json.loads(json.dumps(args, allow_nan=False)) == args, f"seed {match.seed}, ply {number}: {kind}"


@each_game
def test_every_event_names_its_rule(game):
    for kind, rule in game.events.items():
        assert re.fullmatch(r"[a-z_]+", kind) and re.fullmatch(r"\d+(\.\d+)*", rule)


def test_no_view_shows_a_secret(matches):
    for match, number, s in positions(matches, 6):
        hidden = facts_of(match.game.name).hidden
        for seat in (None, *range(match.seats)):
            view = match.game.view(s, seat)
            for name in hidden.printed:
                assert view.pop(name) == match.game.view(match.state, None)[name]
            shown = strings_in(view) & hidden.secrets
            assert shown <= hidden.seen(s, seat), f"seed {match.seed}, ply {number}, seat {seat}"


def test_no_event_tells_a_secret(matches):
    for match, _ in matches:
        hidden = facts_of(match.game.name).hidden
        for number, (ply, after) in enumerate(zip(match.plies, states_of(match)[1:])):
            open_to_all = hidden.passed(ply.before, after)
            for seat in (None, *range(match.seats)):
                told = strings_in([args for _, args in visible(ply.events, seat)]) & hidden.secrets
                assert told <= open_to_all | hidden.seen(ply.before, seat) | hidden.seen(after, seat), (
                    f"seed {match.seed}, ply {number}, seat {seat}: {ply.events}"
                )


# --- bots ------------------------------------------------------------------------------------------------


@each_table
@pytest.mark.parametrize("level", ["uniform", "beginner", "easy", "normal"])
def test_a_bot_chooses_the_same_whatever_lies_hidden(table, level):
    game, *_ = table
    for seed in range(by_extent(1, 2, 2)):
        for s in states_at(table, seed, 25):
            world = game.determinize(s, seat_asked(s), Dice(seed))
            assert choose(game, s, level, Dice(5)) == choose(game, world, level, Dice(5))


@each_table
def test_judging_a_position_changes_nothing_and_gives_whole_numbers(table):
    game, seats, _ = table
    for s in states_at(table, 1, 5):
        before = repr(s)
        for seat in range(seats):
            terms = game.appraise(s, seat)
            assert all(re.fullmatch(r"[a-z_]+", term) and type(value) is int for term, value in terms.items())
        assert game.habit(s) in [None, *choices(game.rules, s)]
        assert repr(s) == before
