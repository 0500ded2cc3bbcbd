"""Tartarus: the Corruption track, pacts, powers, prisoners, Guilt."""

import pytest

from handling import confided
from pyengine.chance import Dice, below
from pyengine.game import ALL
from pyengine.hybris import game
from pyengine.hybris.conflicts import CONFLICT_CARD
from pyengine.hybris.data import DRAIN, SLOT
from pyengine.hybris.grammar import FOLLOWERS
from pyengine.hybris.tartarus import CORRUPTION_IDS, PRISONER_IDS

from .positions import A, B, asked, choices, do, hand_of, position, reasons, run, stock_of, told, vp, where_of

C = 2
IXION, SISYPHUS, TANTALUS = range(3)


def deep(olympians="zeus athena", *, space=(), guilt=(), card=None, freed=None, **parts):
    """A position with Tartarus. space, guilt: by seat; card: the next Corruption card; freed: {prisoner: (slot,
    owner)}."""
    s = position(olympians, options={"mode": "rivalry", "tartarus": True} | parts.pop("options", {}), **parts)
    for seat, number in enumerate(space):
        s.players[seat].corruption = number
    for seat, number in enumerate(guilt):
        s.players[seat].guilt = number
    if card:
        s.corruption_top = CORRUPTION_IDS.index(card)
        s.corruption.remove(s.corruption_top)
    for name, (slot, owner) in (freed or {}).items():
        s.prisoners[PRISONER_IDS.index(name)], s.owners[PRISONER_IDS.index(name)] = SLOT[slot], owner
    return s


def visit(s, choice: str = "pact"):
    """Hero 1 of the first player acts at Tartarus, in its turn."""
    return do(run(s, "at_tartarus 0 1", "turn_over 0"), choice)


# --- [10.1] setup ----------------------------------------------------------------------------------------


def test_10_1_setup():
    """T27 With Tartarus the new Heroes of the Coliseum stay in the box."""
    s = deep(options={"new_cards": True})
    assert game.view(s, A)["primordial"]["id"] == "P0T" and len(s.corruption) == 20 and len(s.oracle) == 21
    assert [p.corruption for p in s.players] == [1, 1] and game.view(s, A)["champion"]["id"].startswith("CH")
    assert game.view(s, A)["locations"][-1]["id"] == "tartarus"
    assert game.view(position(), A)["locations"][-1]["id"] == "mortal_world"


# --- [10.2] the Corruption track -------------------------------------------------------------------------


def test_10_2_who_comes_to_tartarus_advances():
    """T98"""
    s = run(deep(space=[2], figures=["hero1@t1"]), "arrive 0 1 32")
    assert s.players[A].corruption == 3 and told(s, "corrupted") == [{"seat": A, "space": 3}]
    assert asked(s) == "at_tartarus 0 1" and choices(s) == ["pact", "free_one"]  # one of the two must be


def test_10_2_past_the_last_space_points_are_lost():
    """T99"""
    s = run(deep(space=[5], points=[6]), "advance 0 1")
    assert s.players[A].corruption == 5 and vp(s) == 4


def test_10_2_nobody_goes_back_beyond_the_first_space():
    s = visit(deep(card="CO08"))
    assert s.players[A].corruption == 1
    assert visit(deep(card="CO08", space=[4])).players[A].corruption == 3


def test_10_2_what_must_be_and_cannot_ends_the_turn():
    """T100 [9.1] A pact, "discard a Premonition!", and there is none: no conversion; the card is discarded all the
    same."""
    s = visit(deep(card="CO02", stock=[(0, 11, 0)]))
    assert asked(s) is None and stock_of(s)[1] == 11 and told(s, "turn_ended") == [{"seat": A}]
    assert [CORRUPTION_IDS[card] for card in s.corruption_discard] == ["CO02"]
    assert told(s, "corruption_revealed") == [{"seat": A, "card": "CO02", "part": "pact"}]


def test_10_2_in_another_s_turn_it_is_left_out():
    s = run(deep(card="CO02"), "reveal_card 0 0 -1")
    assert told(s, "turn_ended") == []


def test_10_2_corruption_is_suffered_from_the_first_space_on():
    """T101"""
    s = visit(deep("ares zeus", card="CO01", space=[3], hands=["K1"], stock=[(0, 2, 0)]))
    assert asked(s) == "discard_card 0 1" and s.players[A].greatness == 4
    do(s, "discard K1")
    assert s.players[A].greatness == 3 and hand_of(s) == [] and asked(s) == "bargain 0"


def test_10_2_without_a_card_the_turn_ends_at_the_second_space():
    """T102 The third space is not reached."""
    s = visit(deep("ares zeus", card="CO01", space=[3], stock=[(0, 2, 0)]))
    assert s.players[A].greatness == 4 and asked(s) is None and told(s, "turn_ended")


def test_10_2_all_five_spaces():
    """T103"""
    s = deep(card="CO01", space=[5], hands=["K1 K4 ZE1"], stock=[(2, 0, 0)])
    s = do(visit(s), "discard K1")
    p = s.players[A]
    assert (p.greatness, len(p.hand), p.guilt, p.stock[0], p.shackles) == (3, 2, 1, 1, 1)


def test_10_2_an_empty_deck_is_made_anew():
    s = deep()
    s.corruption_discard, s.corruption = s.corruption, []
    run(s, "reveal_card 0 2 1")
    assert len(s.corruption) == 19 and len(s.corruption_discard) == 1


# --- [10.3, 10.4] pacts and powers -----------------------------------------------------------------------


def test_10_3_followers_are_converted_as_often_as_wanted():
    """T104 [10.4] 7 for a Prophet, 3 for the power of one of two cards; the other goes back on the deck."""
    s = visit(deep(card="CO05", stock=[(0, 11, 0)]))
    assert told(s, "descended_to_tartarus") == [{"seat": A, "choice": "pact"}]
    do(s, "bargain ct5", "free prophet 3")
    assert told(s, "bargained") == [{"seat": A, "row": "ct5", "count": 7}]
    assert reasons(s)["bargain ct5"] == ("no_followers", "4")
    do(s, "bargain ct3")
    assert asked(s) == "keep_corruption 0" and len(confided(s, A, "corruption_drawn")[0]["cards"]) == 2
    kept, other = s.offered[0], s.offered[1]
    do(s, f"keep {CORRUPTION_IDS[kept]}")
    assert stock_of(s)[1] == 1 and s.players[A].corrupted == [kept] and s.corruption_top == other
    assert told(s, "tempted") == [{"seat": A, "card": CORRUPTION_IDS[kept]}] and asked(s) is None


def test_10_3_a_pact_may_be_left_at_any_time():
    s = do(visit(deep(card="CO05", stock=[(0, 9, 0)])), "bargain ct7", "done")
    assert vp(s) == 2 and stock_of(s) == (2, 5, 0) and asked(s) is None


def test_10_4_who_knew_the_card_on_the_deck_may_still_know_it():
    s = deep(card="CO03", stock=[(0, 3, 0)])
    s.corruption_seen = 1 << B
    s.corruption.remove(CORRUPTION_IDS.index("CO04"))
    s.corruption, rest = [CORRUPTION_IDS.index("CO04")], s.corruption
    s.corruption_discard = rest
    s = do(run(s, "bargain 0"), "bargain ct3")
    before = s.copy()
    assert do(s, "keep CO04").corruption_seen == 0b11
    before.events = []
    assert do(before, "keep CO03").corruption_seen == 0b01


def test_8_4_the_messenger_may_draw_two_other_corruption_cards():
    s = deep("hermes zeus", stock=[(0, 3, 0)])
    s.corruption_top, s.corruption_seen = s.corruption.pop(), 1 << B
    s = do(run(s, "bargain 0"), "bargain ct3")
    first = s.offered[:]
    assert asked(s) == "redraw_corruption 0"
    do(s, "redraw")
    assert s.corruption_under == first and len(s.offered) == 2 and asked(s) == "keep_corruption 0"
    assert s.corruption_seen == 0  # whoever knew the card that was on the deck knows none of the two
    s = do(run(deep("hermes zeus", stock=[(0, 3, 0)]), "bargain 0"), "bargain ct3", "keep")
    assert s.corruption_under == [] and asked(s) == "keep_corruption 0"


@pytest.mark.parametrize("seed", range(10))
def test_10_4_only_who_was_shown_the_card_on_the_deck_knows_it(seed):
    """Powers are taken by whoever comes, Hermes among them, with answers at random."""
    dice, shown = Dice(seed), [set(), set(), set()]
    s = deep("hermes zeus athena")
    for _ in range(15):
        seat = below(dice, 3)
        s.players[seat].stock[FOLLOWERS] = 3
        do(run(s, f"bargain {seat}"), "bargain ct3")
        while options := choices(s):
            do(s, options[below(dice, len(options))])
        shown[seat] |= {card for event in confided(s, seat, "corruption_drawn") for card in event["cards"]}
        top = s.corruption_top
        for other in range(3):
            if s.corruption_seen >> other & 1:
                assert CORRUPTION_IDS[top] in shown[other], f"player {other} was never shown the card on the deck"


def test_10_4_a_kept_card_works_like_any_power():
    s = deep(figures=["hero1@u1"])
    s.players[A].corrupted.append(CORRUPTION_IDS.index("CO03"))
    s.corruption.remove(CORRUPTION_IDS.index("CO03"))
    assert stock_of(do(run(s, "at_underworld 0 1"), "drain"))[0] == DRAIN + 1


def test_10_4_only_who_put_a_card_back_sees_it():
    s = do(run(deep(stock=[(0, 3, 0)]), "bargain 0"), "bargain ct3")
    offered = [CORRUPTION_IDS[card] for card in s.offered]
    seen = {viewer: game.view(s, viewer)["tartarus"]["offered"] for viewer in (A, B, None, ALL)}
    assert [each["id"] for each in seen[A]] == offered and seen[ALL] == seen[A] and seen[B] == seen[None] == []
    do(s, f"keep {offered[0]}")
    tops = [game.view(s, viewer)["tartarus"]["top"] for viewer in (A, B, None)]
    assert tops[0]["id"] == offered[1] and tops[1:] == [None, None]
    assert game.view(s, B)["tartarus"]["powers"][A][0]["id"] == offered[0]


# --- [10.5] freeing prisoners ----------------------------------------------------------------------------


def test_10_5_a_prisoner_goes_to_an_available_slot():
    """T109 [10.6] Ixion stands on u1: nobody else can."""
    s = visit(deep(card="CO02", figures=[None, "hero1:underworld"], stock=[None, (1, 0, 0)]), "free_one")
    do(s, "release ixion", "slot u1")
    assert told(s, "prisoner_freed") == [{"seat": A, "prisoner": "ixion", "where": "u1"}] and s.owners[IXION] == A
    s = do(run(s, "turn 1"), "activate hero1", "let_be")
    assert asked(s) == "settle 1 1 3" and reasons(s) == {"slot u1": ("prisoner_there", "10.6")}


def test_10_5_a_dotted_slot_has_always_room():
    """T110"""
    s = run(deep(figures=["hero1@f1 hero2@f2 hero3@f3 prophet2@f4"]), "release 0")
    do(s, "release tantalus")
    assert "slot f4" in choices(s) and reasons(s)["slot f1"] == ("slot_taken", "10.5")


CITIES = "athens sparta corinth thebes argos elis rhodes eleusis"


def test_10_5_without_a_slot_it_stands_on_the_picture():
    s = do(run(deep(blocked=CITIES), "release 0"), "release ixion", "beside mortal_world")
    assert s.prisoners[IXION] == -8 and reasons(run(s, "release 0")) == {"release ixion": ("already_free", "10.5")}
    s = run(s, "at_tartarus 0 1")
    s.prisoners, s.owners = [32 + number for number in (0, 1, 2, 3, 3)], [A] * 5
    assert reasons(s) == {"free_one": ("no_prisoner", "10.5")}


# --- [10.6] meeting prisoners ----------------------------------------------------------------------------


def perseus(**parts):
    """A Hero of Athena goes to Olympus, where Ixion is, whom Zeus has freed."""
    usual = {
        "freed": {"ixion": ("o1", A)},
        "figures": [None, "hero1:olympus"],
        "hands": [None, "PA1 PA2"],
        "stock": [(1, 1, 0), (3, 0, 0)],
    }
    return do(run(deep(**usual | parts), "turn 1"), "activate hero1")


def test_10_6_who_arrives_meets_the_prisoner():
    """T111 A card is discarded, the owner gains 2 VP, a card is drawn; the Hero takes no slot yet."""
    s = perseus()
    assert told(s, "prisoner_met") == [{"seat": B, "figure": "hero1", "prisoner": "ixion", "owner": A}]
    do(s, "discard PA1")
    assert vp(s) == 2 and len(hand_of(s, B)) == 2 and where_of(s, B, "hero1") == "reserve"
    assert asked(s) == "face_prisoner 1 1 0" and choices(s) == ["fight", "let_be"]


def weak_arena(s, card: str):
    """Only this card is left in the Coliseum's deck."""
    s.arena.remove(CONFLICT_CARD[card])
    s.arena_discard, s.arena = s.arena, [CONFLICT_CARD[card]]
    return s


def test_10_6_a_beaten_prisoner_s_owner_suffers_the_sanction():
    """T112 [7.2] Back to prison; a step of Corruption; "Show Obedience!": Aegis, VP and Follower go over; Guilt."""
    s = weak_arena(do(perseus(card="CO01", points=[5]), "discard PA1"), "K02")
    do(s, "fight", "play PA2")
    while asked(s).startswith("fight_on"):
        do(s, "stand")
    p = s.players[A]
    assert s.prisoners[IXION] == -1 and s.owners[IXION] == -1
    assert told(s, "imprisoned") == [{"seat": B, "prisoner": "ixion", "owner": A}]
    assert (p.corruption, p.guilt, vp(s), stock_of(s)) == (2, 1, 6, (0, 0, 0))
    assert told(s, "guilty") == [{"seat": A, "count": 1}]
    assert (vp(s, B), stock_of(s, B)) == (1, (3, 1, 0)) and asked(s) == "settle 1 1 0"


def test_10_6_who_lacks_what_it_must_give_loses_greatness_once():
    """[7.2] For all that one part of a card makes it give."""
    s = run(deep(card="CO01"), "reveal_card 1 2 0")
    assert s.players[A].greatness == 4 and told(s, "corruption_revealed")[0]["part"] == "prisoner"


def test_10_6_who_is_beaten_by_a_prisoner_has_no_more_of_the_turn():
    s = weak_arena(do(perseus(hands=[None, "PA1"]), "discard PA1"), "K12")
    s.players[B].deck += s.players[B].hand
    s.players[B].hand = []
    do(s, "fight")
    assert where_of(s, B, "hero1") == "fallen" and asked(s) is None and s.prisoners[IXION] >= 0
    assert told(s, "turn_ended") == [{"seat": B}]


def test_10_6_a_prophet_does_not_fight():
    """T113 It meets the effect if it is about Prophets, and goes on."""
    s = deep(freed={"sisyphus": ("o1", A)}, figures=[None, "prophet2:olympus"], stock=[None, (2, 0, 0)])
    s = do(run(s, "turn 1"), "activate prophet2")
    assert asked(s) == "settle 1 5 0" and (stock_of(s)[0], stock_of(s, B)[0]) == (1, 0)
    assert where_of(do(s, "slot o2"), B, "prophet2") == "o2"


def test_10_6_several_prisoners_are_met_in_an_order_of_choice():
    """T114 One's own too: then nobody gives anything."""
    s = deep(
        freed={"ixion": ("o1", A), "tantalus": ("o2", B)}, figures=[None, "hero1:olympus"], stock=[None, (1, 2, 0)]
    )
    s = do(run(s, "turn 1"), "activate hero1")
    assert asked(s) == "choose_prisoner 1 1 0 0" and choices(s) == ["meet ixion", "meet tantalus"]
    do(s, "meet tantalus", "let_be", "let_be")
    assert stock_of(s, B)[1] == 2 and vp(s) == 2 and s.players[B].greatness == 5 and asked(s) == "settle 1 1 0"


def test_10_6_the_view_tells_where_prisoners_are():
    s = deep(freed={"danaids": ("o1", B)})
    told_of = {each["id"]: each for each in game.view(s, A)["tartarus"]["prisoners"]}
    assert (told_of["danaids"]["place"], told_of["danaids"]["slot"], told_of["danaids"]["owner"]) == (
        "olympus",
        "o1",
        B,
    )
    assert (told_of["ixion"]["place"], told_of["ixion"]["owner"]) == (None, None)
    assert game.view(s, A)["locations"][0]["slots"][0]["prisoners"] == ["danaids"]


def test_10_6_the_olympian_says_where_it_goes():
    s = deep(freed={"danaids": ("o1", B)}, stock=[(2, 0, 1)], blocked=CITIES)
    s = do(run(s, "turn 0"), "activate olympian")
    assert asked(s) == "travel 0 0" and reasons(s) == {"to mortal_world": ("no_slot_there", "10.6")}
    do(s, "to olympus", "let_be", "slot o4")
    assert where_of(s, A, "olympian") == "o4" and (stock_of(s)[2], stock_of(s, B)[2]) == (0, 1)


def test_10_6_without_prisoners_at_large_all_go_as_usual():
    s = do(run(deep(figures=["hero1:tartarus"], stock=[(1, 0, 0)]), "turn 0"), "activate hero1")
    assert asked(s) == "move 0 1" and choices(s) == ["slot t1", "slot t2", "slot t3", "slot t4"]


def test_10_6_with_no_slot_left_the_character_goes_home():
    s = run(deep(freed={"ixion": ("o1", B)}, blocked=CITIES), "meeting 0 0 6 0")
    assert where_of(s, A, "olympian") == "reserve" and told(s, "went_home")


# --- [10.7] Guilt ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "olympians, guilt, gains, struck",
    [
        pytest.param("ares zeus", [3, 1], 1, [0], id="T105"),
        pytest.param("ares zeus", [2, 2], 1, [1], id="T106"),
        pytest.param("ares zeus athena", [2, 2], 2, [0, 1], id="T107"),
    ],
)
def test_10_7_wrath_strikes_who_has_most_guilt(olympians, guilt, gains, struck):
    """T105 T106 T107 The Primordial has 5 Aegis; all tokens are taken back."""
    s = run(deep(olympians, guilt=guilt, stock=[(0, 2, 0)] * 3), f"take_guilt {gains}")
    assert [event["seat"] for event in told(s, "wrath")] == struck and sum(p.guilt for p in s.players) == 0
    assert [p.greatness for p in s.players] == [4 if seat in struck else 5 for seat in range(len(s.players))]


def test_10_7_moving_to_a_new_primordial_triggers_nothing():
    """T108 The next token does."""
    s = deep(guilt=[3, 1])
    s.players[B].guilt, s.revealed = 2, 2
    s.agenda = []
    s.primordial = 3
    run(s, "enthrone")
    assert game.view(s, A)["primordial"]["aegis"] == 5 and told(s, "wrath") == [] and s.players[A].guilt == 3
    assert [event["seat"] for event in told(run(s, "take_guilt 1"), "wrath")] == [A, B]


def test_10_7_a_power_against_wrath_helps_and_a_ward_does_not():
    s = deep("artemis zeus", guilt=[4], emptied=[(4,)], temples=["elis"])
    assert told(run(s, "take_guilt 0"), "protected") == [{"seat": A}]
    s = deep("zeus hades", guilt=[4], hands=["K1"])
    s.players[A].wards, s.players[A].hand = s.players[A].hand, []
    assert told(run(s, "take_guilt 0"), "wrath")


def test_10_7_guilt_is_bought_off():
    s = do(run(deep(guilt=[2], stock=[(0, 2, 0)]), "bargain 0"), "bargain ct2")
    assert s.players[A].guilt == 1 and told(s, "absolved") == [{"seat": A, "count": 1}]


def test_2_6_premonitions_of_tartarus():
    s = deep(space=[3], premonitions=["PT01 PT02 PT03"], freed={"ixion": ("o1", A), "tantalus": ("o2", A)})
    assert choices(run(s, "premonitions 0")) == ["fulfil PT01", "fulfil PT02", "done"]
