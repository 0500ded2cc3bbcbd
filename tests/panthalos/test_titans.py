"""Combining titans and supports [4], and ticking them one by one.

The rules of 4.3 are implemented here a second time, on names, as a reference for the engine.
"""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pyengine import GAMES, course
from pyengine.bridge import Bridge
from pyengine.chance import Dice
from pyengine.match import Match
from pyengine.panthalos import RULES
from pyengine.panthalos.data import COPIES, ELEMENTS, SUPPORT, TILE, TILE_KINDS, TILES, TITAN
from pyengine.panthalos.titans import best_force, conceivable_force, force, why_not_together

from .positions import A, B, C, asked, choices, do, position, reasons, run, tiles_of

view, determinize = GAMES["panthalos"].view, GAMES["panthalos"].determinize


# --- [4.3] the reference implementation --------------------------------------------------------------------


def element_of(name):
    return name.rstrip("+0123456789")


def value_of(name):
    return int(name[len(element_of(name)) :])


def may_be_played(tiles, element, wild, supports_need_titan=False, one_support_converts_all=False):
    """The pseudocode of 4.3, on names."""
    supports = [tile for tile in tiles if "+" in tile]
    titans = [tile for tile in tiles if "+" not in tile]
    if not tiles or (supports_need_titan and not titans):
        return False
    if wild:
        return True
    if any(element_of(tile) != element for tile in supports):
        return False
    foreign = sum(element_of(tile) != element for tile in titans)
    return foreign <= len(supports) or (one_support_converts_all and bool(supports))


def legal_sets(hand, element, wild, **options):
    """All legal sets of a hand, as sorted tuples."""
    return {
        tuple(sorted(tiles))
        for size in range(1, len(hand) + 1)
        for tiles in combinations(hand, size)
        if may_be_played(tiles, element, wild, **options)
    }


def force_of(tiles):
    return sum(map(value_of, tiles))


# --- the worked examples ---------------------------------------------------------------------------------


def asked_of(text, element, **options):
    """The force of a set, or None if it may not be played."""
    s = position(options=options)
    tiles = [TILE[name] for name in text.split()]
    legal = why_not_together(s, tiles, ELEMENTS.index(element)) is None
    assert legal == may_be_played(text.split(), element, False, **options)
    return force(tiles) if legal else None


def test_4_3_supports_add_up():
    """T86"""
    assert asked_of("earth9 earth+2 earth+3", "earth") == 14


def test_4_3_a_support_turns_a_titan_of_another_element():
    """T87 The support adds its bonus too."""
    assert asked_of("water7 fire+3", "fire") == 10


def test_4_3_supports_may_be_played_alone():
    """T88 Unless the option says otherwise."""
    assert asked_of("fire+2 fire+3", "fire") == 5
    assert asked_of("fire+2 fire+3", "fire", supports_need_titan=True) is None


@pytest.mark.parametrize("need", [True, False])
def test_4_3_supports_of_two_elements_never_go_together(need):
    """T89"""
    assert asked_of("fire+2 water+3", "fire", supports_need_titan=need) is None


def test_4_3_a_support_of_another_element_spoils_the_set():
    """T90 Although the titan alone would be enough."""
    assert asked_of("fire8 water+2", "fire") is None
    assert asked_of("fire8", "fire") == 8


def test_4_3_one_support_turns_one_titan():
    """T91 By option it turns all titans."""
    assert asked_of("water6 air7 fire+1", "fire") is None
    assert asked_of("water6 air7 fire+1", "fire", one_support_converts_all=True) == 14


def test_4_3_two_supports_turn_two_titans():
    """T92"""
    assert asked_of("water6 air7 fire+1 fire+2", "fire") == 16


def test_4_3_a_titan_of_the_element():
    """T93"""
    assert asked_of("fire5", "fire") == 5


def test_4_3_a_titan_of_another_element():
    """T94"""
    assert asked_of("water9", "fire") is None


def test_4_3_the_best_set_of_a_hand():
    """T95 Two supports turn both titans of other elements; earth +3 can't be used."""
    s = position(tiles=["fire5 water9 air8 fire+1 fire+2 earth+3"])
    assert best_force(s, s.players[A], ELEMENTS.index("fire")) == 25


@pytest.mark.parametrize(
    "text, element, strength",
    [
        ("earth6 earth8", "earth", 14),
        ("fire5 water6 fire+2", "fire", 13),
        ("fire8 fire+1", "fire", 9),
        ("", "fire", None),
    ],
)
def test_4_4_more_instances(text, element, strength):
    assert asked_of(text, element) == strength


def test_4_4_any_mix_with_a_figure_on_krypt():
    s = position(options={"supports_need_titan": True})
    tiles = [TILE[name] for name in ("fire5", "air6", "water+1")]
    assert why_not_together(s, tiles, ELEMENTS.index("earth"), wild=True) is None
    assert why_not_together(s, tiles[2:], ELEMENTS.index("earth"), wild=True).key == "titan_missing"


def test_4_1_supports_are_used_once():
    s = run(position(place="KRYPT", tiles=["fire9 fire+1 fire+2"], calamity="C02", agenda="face_calamity 0"))
    do(s, "play fire9", "play fire+1", "parry", "retain fire9")
    assert tiles_of(s, A) == "fire+2 fire9"


def test_4_2_supports_may_come_first_when_a_titan_follows():
    options = {"supports_need_titan": True}
    s = run(position(place="KRYPT", tiles=["water9 fire+1"], calamity="C02", options=options, agenda="face_calamity 0"))
    do(s, "play fire+1")
    assert reasons(s)["parry"] == ("titan_missing", "4.2")
    assert "parry" in choices(do(s, "play water9"))


# --- refusals --------------------------------------------------------------------------------------------


def opening(tiles, **parts):
    """Seat A opens a duel for which fire is required."""
    return run(position(place="ARENA", tiles=[tiles], agenda="open_duel 0 1 fire", **parts))


def test_4_3_why_not_a_support_of_another_element():
    assert reasons(opening("fire5 air+1"))["play air+1"] == ("foreign_support", "4.3")


def test_4_3_why_not_a_titan_without_a_support_to_turn_it():
    assert reasons(opening("fire5 air9 earth+1"))["play air9"] == ("no_support_to_convert", "4.3")


def test_4_3_a_support_is_needed_for_each_foreign_titan():
    s = do(opening("water9 air9 fire+1"), "play water9")
    assert reasons(s) == dict.fromkeys(["play air9", "attack"], ("no_support_to_convert", "4.3"))
    s = do(opening("water9 air9 fire+1"), "play fire+1", "play water9")
    assert reasons(s) == {"play air9": ("no_support_to_convert", "4.3")}
    s = do(opening("water9 air9 fire+1", options={"one_support_converts_all": True}), "play water9")
    assert "play air9" in choices(s)


def test_4_2_supports_alone_are_legal():
    assert "attack" in choices(do(opening("fire+3 fire+2"), "play fire+3"))
    s = do(opening("fire+3 fire+2 fire5", options={"supports_need_titan": True}), "play fire+3")
    assert reasons(s)["attack"] == ("titan_missing", "4.2")


def test_4_3_an_empty_set_is_not_legal():
    assert reasons(opening("fire5"))["attack"] == ("nothing_picked", "4.3")


def test_4_3_nobody_begins_a_set_that_cannot_be_strong_enough():
    """Earth 9 would need the support that water 9 needs: with earth 5 in its place 9 can't be reached."""
    s = run(position(place="KRYPT", tiles=["earth5 water9 fire+1"], calamity="C01", agenda="face_calamity 0"))
    assert choices(s) == ["play fire+1", "play water9", "endure"]
    assert reasons(s)["play earth5"] == ("out_of_reach", "4.3")
    s = run(position(place="KRYPT", tiles=["fire7 fire+1 air+1"], calamity="C01", agenda="face_calamity 0"))
    assert choices(s) == ["endure"]
    assert reasons(s) == {
        **dict.fromkeys(["play fire7", "play fire+1"], ("out_of_reach", "4.3")),
        "play air+1": ("foreign_support", "4.3"),
        "parry": ("nothing_picked", "4.3"),
    }


def test_4_3_ticked_tiles_are_taken_back_before_one_gives_up():
    s = run(position(place="KRYPT", tiles=["fire9 fire+1"], calamity="C02", agenda="face_calamity 0"))
    assert reasons(do(s, "play fire9"))["endure"] == ("take_back_first", "4.3")


def test_4_3_only_titans_and_supports_are_offered():
    s = opening("fire5 iron cloth ship-iron artisan-any")
    assert choices(s) == ["play fire5"]


# --- properties of every hand ----------------------------------------------------------------------------

ALL = [TILES[tile] for tile in range(SUPPORT, TILE_KINDS) for _ in range(COPIES[tile])]
fixed = settings(database=None, derandomize=True, deadline=None, max_examples=400)
drawn = st.lists(st.sampled_from(range(len(ALL))), unique=True, min_size=1, max_size=7)
hands = drawn.map(lambda numbers: sorted(ALL[number] for number in numbers))
readings = st.fixed_dictionaries({"supports_need_titan": st.booleans(), "one_support_converts_all": st.booleans()})
elements = st.sampled_from(ELEMENTS)


@fixed
@given(hands, elements, st.booleans(), readings)
def test_4_3_the_best_force_is_that_of_the_best_legal_set(hand, element, wild, options):
    s = position(tiles=[" ".join(hand)], options=options)
    best = max(map(force_of, legal_sets(hand, element, wild, **options)), default=0)
    assert best_force(s, s.players[A], ELEMENTS.index(element), wild) == best


@fixed
@given(hands, elements, readings, st.data())
def test_4_3_the_best_force_counts_what_is_shown_already(hand, element, options, data):
    legal = legal_sets(hand, element, False, **options)
    assume(legal)
    shown = data.draw(st.sampled_from(sorted(legal)))
    rest = Counter(hand) - Counter(shown)
    s = position(tiles=[" ".join(rest.elements())], revealed=[" ".join(shown)], place="ARENA", options=options)
    best = max(force_of(tiles) for tiles in legal if not Counter(shown) - Counter(tiles))
    assert best_force(s, s.players[A], ELEMENTS.index(element)) == best


def ticked(s, confirm):
    """All sets that can be ticked from this decision on, each with a bool: can it be confirmed?"""
    found, rest = {}, [s]
    while rest:
        s = rest.pop()
        tiles = tuple(sorted(TILES[tile] for tile in s.players[A].chosen + s.players[A].revealed))
        if tiles in found:
            continue
        legal = course.choices(RULES, s)
        found[tiles] = (confirm,) in legal
        for action in legal:
            if action[0] == "play":
                copy = s.copy()
                course.apply(RULES, copy, action)
                rest.append(copy)
    return found


def no_dead_end(begun, legal):
    """Can every set in `begun` be made legal by adding tiles?"""
    return all(any(not Counter(tiles) - Counter(larger) for larger in legal) for tiles in begun)


@fixed
@given(hands, elements, readings)
def test_4_3_every_opening_that_was_begun_can_be_completed(hand, element, options):
    """Ticking reaches exactly the legal sets, and from every intermediate set a legal one."""
    legal = legal_sets(hand, element, False, **options)
    assume(legal)
    s = position(tiles=[" ".join(hand)], place="ARENA", options=options, agenda=f"open_duel 0 1 {element}")
    found = ticked(s, "attack")
    confirmed = {tiles for tiles, possible in found.items() if possible}
    assert confirmed == legal
    assert no_dead_end(found, legal)


@fixed
@given(hands, readings, st.booleans())
def test_4_3_every_parry_that_was_begun_can_be_completed_or_given_up(hand, options, on_krypt):
    """Against fire 4 in round 1 exactly the legal sets of at least 5 can be confirmed, and no other set is begun."""
    s = position(
        tiles=[" ".join(hand)],
        options=options,
        figures=["leader@KRYPT-1" if on_krypt else "leader"],
        place="KRYPT",
        calamity="C03",
        agenda="face_calamity 0",
    )
    legal = legal_sets(hand, "fire", on_krypt, **options)
    enough = {tiles for tiles in legal if force_of(tiles) >= 5}
    run(s)
    assert asked(s) == "parry 0" or not enough
    assume(asked(s))
    found = ticked(s, "parry")
    assert {tiles for tiles, possible in found.items() if possible} == enough
    if enough:
        assert no_dead_end(found, enough)
    else:
        assert choices(s) == ["endure"]
    assert "endure" in choices(s)


@fixed
@given(hands, elements, readings, st.data())
def test_4_3_every_raise_that_was_begun_can_be_completed_or_given_up(hand, element, options, data):
    """All tiles shown so far must form a legal set [3.9.10]."""
    legal = legal_sets(hand, element, False, **options)
    assume(legal)
    shown = data.draw(st.sampled_from(sorted(legal)))
    rest = Counter(hand) - Counter(shown)
    s = position(
        tiles=[" ".join(rest.elements())],
        revealed=[" ".join(shown)],
        place="ARENA",
        options=options,
        agenda=f"raise_duel 0 1 {element}",
    )
    assert "concede" in choices(s)
    found = ticked(s, "attack")
    confirmed = {tiles for tiles, possible in found.items() if possible}
    assert confirmed == {tiles for tiles in legal if not Counter(shown) - Counter(tiles)}
    assert no_dead_end(found, legal)


@fixed
@given(hands, elements, st.booleans(), readings)
def test_2_3_nobody_can_do_more_than_the_others_must_think_possible(hand, element, wild, options):
    s = position(tiles=[" ".join(hand)], options=options)
    p, element = s.players[A], ELEMENTS.index(element)
    assert conceivable_force(s, p, element, wild) >= best_force(s, p, element, wild)
    hidden = [tile for tile in range(TITAN, TILE_KINDS) if p.tiles[tile]]
    p.shown = hidden  # seen by all: then nothing is left to be thought possible, if each kind is there once
    if all(p.tiles[tile] == 1 for tile in hidden):
        assert conceivable_force(s, p, element, wild) == best_force(s, p, element, wild)


# --- views of the other seats ----------------------------------------------------------------------------


def test_2_3_ticked_tiles_are_hidden_from_the_others():
    for tile in ("fire9", "air5"):
        s = run(position(place="KRYPT", tiles=["fire9 air5 fire+1"], calamity="C02", agenda="face_calamity 0"))
        before = {viewer: view(s, viewer) for viewer in (B, None)}
        do(s, f"play {tile}", "play fire+1")
        assert {viewer: view(s, viewer) for viewer in (B, None)} == before


def test_2_3_titans_that_were_kept_are_known_to_all():
    s = run(position(place="KRYPT", tiles=["fire9 air5"], calamity="C02", agenda="face_calamity 0"))
    do(s, "play fire9", "parry", "retain fire9")
    assert view(s, B)["players"][A]["titans_known"] == ["fire9"]
    assert view(s, B)["players"][A]["titans"] is None


@pytest.mark.parametrize("viewer", [B, None])
def test_2_3_a_titan_given_away_unseen_may_be_any(viewer):
    """Ruling 25: a determinization re-deals the box, the stack and the pile for viewers who can't know them."""
    s = run(position(figures=["leader@ART-2"], tiles=["fire8 air5"], agenda="art"))
    do(s, "discard fire8", "done")
    worlds = [determinize(s, viewer, Dice(seed)) for seed in range(60)]
    assert len({tuple(world.players[A].hidden) for world in worlds}) > 5
    assert len({tiles_of(world, A) for world in worlds}) > 5
    assert all(view(world, viewer) == view(s, viewer) for world in worlds)
    own = determinize(s, A, Dice(1))
    assert (own.players[A].hidden, tiles_of(own, A)) == ([TILE["fire8"]], "air5")


def test_4_3_the_contest_tells_its_fighter_why_not_yet():
    """Fire 9 and earth 5 are 14 of 13, but without the support that turns the earth titan they may not be played."""
    s = run(position(place="KRYPT", round=7, tiles=["fire9 earth5 fire+1"], calamity="C01", agenda="face_calamity 0"))
    reason = lambda viewer: (view(s, viewer)["contest"]["why"] or {}).get("reason")  # noqa: E731
    assert reason(A) == "nothing_picked"
    do(s, "play earth5", "play fire9")
    contest = view(s, A)["contest"]
    assert contest["force"] >= contest["need"] and reason(A) == "no_support_to_convert"
    assert "parry" not in choices(s)
    do(s, "play fire+1")
    assert reason(A) is None and "parry" in choices(s)
    assert reason(B) is None


# --- what the others can tell ----------------------------------------------------------------------------

DUEL = {"place": "ARENA", "revealed": ["fire5", "fire7"]}
# by action: the position, and a titan of seat A with which it need not give up, then one with which it must
GIVING_UP = {
    "endure": ({"place": "KRYPT", "calamity": "C02", "agenda": "krypt"}, "fire9", "air5"),
    "renounce": ({"agenda": "arena", "piles": {"titans": 0}}, "fire9", "air9"),
    "concede": (DUEL | {"revealed": ["", "fire7"], "agenda": "defence 0 1 fire"}, "fire8", "air8"),
    "concede, having attacked": (DUEL | {"agenda": "offence 0 1 fire"}, "fire8", "air8"),
}
ON_FIRE = ["leader@ARENA-1 2", "leader@PHALANX-2", "leader@PHALANX-3"]


def told_to_the_others(parts, titan, action):
    """What the bridge tells the other seats and an onlooker when seat A, with this titan, gives up."""
    bridge, match = Bridge(), Match(GAMES["panthalos"], 3)
    match.state = run(position(figures=ON_FIRE, tiles=[titan], **parts))
    could = len(choices(match.state)) > 1
    bridge.loaded = match
    match.act(action)
    return could, [bridge.sight({"seat": viewer}) for viewer in (B, C, None)]


@pytest.mark.parametrize("name", GIVING_UP)
def test_3_9_9_who_could_not_and_who_would_not_look_the_same(name):
    """The same plies, the same luck and the same events for all others."""
    parts, able, unable = GIVING_UP[name]
    could, told = told_to_the_others(parts, able, name.split(",")[0])
    could_not, told_too = told_to_the_others(parts, unable, name.split(",")[0])
    assert could and not could_not
    assert told == told_too
