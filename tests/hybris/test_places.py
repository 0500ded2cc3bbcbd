"""The locations, upgrade tiles, Premonitions, Hermes, and the data."""

from importlib import import_module

import pytest

from pyengine import GAMES
from pyengine.hybris import concept_cards, conflicts, data, data_cards, game, grammar, olympians, resources, tartarus
from pyengine.hybris.grammar import AEGIS, FOLLOWERS
from pyengine.match import Match, notation
from pyengine.record import replay

from .positions import (
    A,
    B,
    asked,
    chains_of,
    choices,
    chronos_vp,
    do,
    hand_of,
    position,
    reasons,
    run,
    stock_of,
    told,
    vp,
    where_of,
)

# --- [2] resources ---------------------------------------------------------------------------------------


def test_2_3_who_gives_more_than_it_has_loses_greatness():
    """T97 Zeus must give 2 Aegis and has 1."""
    s = position("zeus athena", stock=[(1, 0, 0)])
    resources.give_over(s, A, B, [(AEGIS, 2)], 0)
    assert (stock_of(s)[0], stock_of(s, B)[0], s.players[A].greatness) == (0, 1, 4)


def test_2_3_who_loses_what_it_lacks_loses_greatness():
    s = position(stock=[(0, 1, 0)])
    resources.take_away(s, A, FOLLOWERS, 3, 0)
    assert (stock_of(s)[1], s.players[A].greatness) == (0, 4)


@pytest.mark.parametrize("points, left", [(5, 3), (1, 0)])
def test_2_2_below_nothing_greatness_costs_points(points, left):
    """T119"""
    s = position(greatness=[0], points=[points])
    resources.lose_greatness(s, A, 1)
    assert (s.players[A].greatness, vp(s)) == (0, left)
    assert told(s, "greatness_lost") == [{"seat": A, "count": 0, "points": points - left}]


def test_2_1_gaining_and_paying_are_told():
    s = do(run(position(stock=[(0, 3, 0)], figures=["hero1@m4"]), "visit 0 1 23"), "cut", "free spark 1")
    assert told(s, "paid") == [{"seat": A, "resource": "followers", "count": 3}]
    assert told(s, "cut") == [{"seat": A}] and told(s, "freed") == [{"seat": A, "piece": "spark", "tile": 1}]
    s = do(run(position(figures=["hero1@m4"]), "visit 0 1 23"), "spin prayers")
    assert told(s, "gained") == [{"seat": A, "resource": "prayers", "count": 2}] and told(s, "spun") == [{"seat": A}]


def test_2_4_the_last_piece_unlocks_a_tile():
    """T120 VP, and its power: Zeus' Olympians cost 1 less."""
    s = position(stock=[(1, 0, 0)])
    s.players[A].pieces[5 * 4] = 0
    assert reasons(run(s, "turn 0"))["activate olympian"] == ("no_aegis", "3.3.2")
    s = do(run(s, "take_off 0 5 1"), "temple argos")
    assert vp(s) == data.UNLOCK_POINTS and told(s, "unlocked") == [{"seat": A, "tile": 6, "points": vp(s)}]
    assert "activate olympian" in choices(run(s, "turn 0"))


def test_2_4_a_freed_character_waits_in_the_reserve():
    s = run(position(), "take_off 0 1 2")
    assert where_of(s, A, "hero2") == "reserve"


def test_2_5_hands_are_limited():
    s = run(position(hands=["K1 K1 K2 K2 K3 K3 K4 K4"], premonitions=["PM01 PM02 PM03 PM04"]), "limits 0")
    do(s, "discard K1", "put_back PM02")
    assert len(hand_of(s)) == 7 and asked(s) is None
    assert told(s, "discarded") == [{"seat": A, "card": "K1"}]
    assert told(s, "premonition_dropped") == [{"seat": A, "card": "PM02"}]
    s = run(position(premonitions=["PM01 PM02 PM03 PM04 PM05"]), "limits 0")
    do(s, "put_back PM02", "put_back PM04")
    assert len(s.players[A].premonitions) == 3 and asked(s) is None


def test_2_5_an_empty_deck_is_made_of_its_discard_pile():
    s = position()
    p = s.players[A]
    p.deck, p.discard = [], p.deck
    run(s, "draw_cards 0 0 2 0")
    assert len(p.hand) == 2 and len(p.deck) == 16 and p.discard == []


def test_2_6_a_premonition_may_be_fulfilled():
    """The Open Purse: 8 Aegis; 3 are lost for 3 VP."""
    s = run(position(stock=[(8, 0, 0)], premonitions=["PM02 PM03"]), "premonitions 0")
    assert choices(s) == ["fulfil PM02", "done"]
    do(s, "fulfil PM02")
    assert (stock_of(s)[0], vp(s)) == (5, 3) and told(s, "fulfilled") == [{"seat": A, "card": "PM02"}]
    assert asked(do(run(position(stock=[(8, 0, 0)], premonitions=["PM02"]), "premonitions 0"), "done")) is None


# --- [3.3.3] slots ---------------------------------------------------------------------------------------


def test_3_3_3_a_slot_gives_its_bonus_and_one_action():
    s = position(stock=[(3, 0, 0)])
    s = do(run(s, "turn 0"), "activate olympian", "slot o2")
    assert stock_of(s) == (1, 1, 0) and asked(s) == "at_olympus 0 0"
    assert told(s, "arrived") == [{"seat": A, "figure": "olympian", "slot": "o2"}]


def test_3_3_3_a_bonus_may_be_had_again_once_an_age():
    s = position("athena", emptied=[(3,)], stock=[(9, 0, 0)])
    s = do(run(s, "slot_bonus 0 0 0"), "again")
    assert stock_of(s)[2] == 2 and asked(run(s, "slot_bonus 0 0 0")) is None
    assert stock_of(do(run(position("athena", emptied=[(3,)]), "slot_bonus 0 0 0"), "no_more"))[2] == 1


def test_3_3_3_artemis_gains_an_aegis_once_an_age():
    s = run(position("artemis"), "slot_bonus 0 0 0", "slot_bonus 0 0 0")
    assert stock_of(s) == (1, 0, 2)


def test_3_3_3_a_blocked_slot_may_be_entered_with_the_sandals():
    s = position("hermes", emptied=[(6,)], temples=["athens"], stock=[(9, 0, 0)], blocked="o1 o2")
    s = do(run(s, "turn 0"), "activate olympian", "slot o1")
    assert s.blocked == 2 and told(s, "power_used") == [{"seat": A, "power": "PW24"}]


# --- [4] actions -----------------------------------------------------------------------------------------


def test_4_1_prayers_are_converted_into_the_well():
    """T115 [4, 7.12] A Temple and a Spark for 7."""
    s = run(position(stock=[(0, 0, 7)], figures=["olympian@o4"]), "visit 0 0 3")
    do(s, "convert cv4", "free temple 6", "temple elis", "convert cv3", "free spark 6")
    assert stock_of(s)[2] == 0 and s.well == 7 and s.players[A].temples
    assert [event["row"] for event in told(s, "converted")] == ["cv4", "cv3"]
    assert vp(s) == data.UNLOCK_POINTS  # tile 6 is empty


def test_4_1_conversions_end_when_wanted_and_what_is_lacking_is_refused():
    s = run(position(stock=[(0, 0, 5)], figures=["olympian@o4"]), "visit 0 0 3")
    assert reasons(run(position(stock=[(0, 0, 2)], figures=["olympian@o4"]), "visit 0 0 3"))["convert cv3"] == (
        "no_prayers",
        "4",
    )
    assert asked(do(s, "convert cv1", "done")) is None and stock_of(s) == (2, 0, 3)


def test_4_1_a_discount_counts_for_the_first_conversion():
    s = run(position("hermes", emptied=[(5,)], stock=[(0, 0, 4)], figures=["olympian@o4"]), "visit 0 0 3")
    assert stock_of(do(s, "convert cv1", "convert cv1"))[2] == 1


def test_4_1_designs_stand_in_line():
    s = run(position("athena"), "at_olympus 0 0")
    name = next(action for action in choices(s) if action.startswith("design"))
    do(s, name)
    assert stock_of(s)[2] == 1 and s.line_of == [A] and -1 not in s.display
    assert told(s, "designed") == [{"seat": A, "tech": name.split()[1]}]


def test_4_1_why_not_design():
    s = position("zeus athena", line=[("TE01", 0), ("TE02", 0)], crafted=[None, "TE03"])
    assert {each for name, each in reasons(run(s, "at_olympus 0 0")).items() if "design" in name} == {
        ("enough_designs", "4.1")
    }
    s = position("zeus athena hades ares", line=[(f"TE0{n}", n % 3) for n in range(1, 7)])
    assert {each for name, each in reasons(run(s, "at_olympus 3 0")).items() if "design" in name} == {
        ("line_is_full", "4.1")
    }


def test_4_2_first_in_first_out():
    """T116 Athena pays 3, and 1 to Zeus for overtaking."""
    s = position("zeus athena", line=[("TE03", A), ("TE01", B)], stock=[(0, 0, 0), (5, 0, 0)])
    s = do(run(s, "at_forge 1 0"), "craft")
    assert (stock_of(s)[0], stock_of(s, B)[0]) == (1, 1)
    assert told(s, "crafted") == [{"seat": B, "tech": "TE01"}] and len(s.line) == 1


def test_4_2_why_not_craft():
    assert reasons(run(position(), "at_forge 0 0")) == {"craft": ("nothing_in_line", "4.2")}
    assert reasons(run(position(line=[("TE01", A)]), "at_forge 0 0")) == {"craft": ("no_aegis_to_craft", "4.2")}
    s = position(line=[("TE01", A)], crafted=["TE02 TE03"], stock=[(9, 0, 0)])
    assert reasons(run(s, "at_forge 0 0")) == {"craft": ("no_room", "4.2")}
    s = do(run(s, "at_forge 0 0"), "scrap")
    assert stock_of(s)[0] == 11 and told(s, "scrapped") == [{"seat": A}]


def test_4_3_of_the_premonitions_drawn_one_is_kept():
    s = do(run(position("apollo"), "at_oracle 0 0"), "consult")
    assert asked(s) == "put_back 0 2 1" and told(s, "consulted") == [{"seat": A}]
    do(s, choices(s)[0])
    assert len(s.players[A].premonitions) == 1 and stock_of(s)[2] == 1


def test_4_3_with_the_owl_one_of_three():
    s = do(run(position("athena", emptied=[(4,)], temples=["elis"]), "at_oracle 0 0"), "consult")
    do(s, choices(s)[0])
    do(s, choices(s)[0])
    assert len(s.players[A].premonitions) == 1 and asked(s) is None


def test_4_3_wards_have_other_elements():
    """T96"""
    s = position("zeus athena", hands=["K1 ZE4 ZE1 K5", "K4"])
    s.players[A].wards = [s.players[A].hand.pop(1)]  # Eagle: air and fire
    s = run(s, "at_oracle 0 0")
    assert reasons(s) == {"ward K1": ("same_elements", "4.3"), "ward ZE1": ("no_elements", "4.3")}
    do(s, "ward K5")
    assert told(s, "warded") == [{"seat": A, "card": "K5"}] and len(s.players[A].wards) == 2


def test_4_3_astral_projection_wards_whatever_its_elements():
    """T95"""
    s = position("hermes zeus", hands=["HE01", "ZE4"])
    s.players[B].wards, s.players[B].hand = s.players[B].hand, []
    s = do(run(s, "at_oracle 0 0"), "ward HE01")
    s.revealed = 1
    assert told(run(s, "first_wrath 0"), "protected") == [{"seat": A}]


def test_4_4_the_olympian_drains_more():
    s = do(run(position(), "at_underworld 0 0"), "drain")
    assert stock_of(s)[0] == data.DRAIN + data.DRAIN_OLYMPIAN and told(s, "drained") == [{"seat": A}]
    assert stock_of(do(run(position(), "at_underworld 0 1"), "drain"))[0] == data.DRAIN


def test_4_4_a_fallen_hero_comes_back():
    assert reasons(run(position(), "at_underworld 0 0")) == {"resurrect": ("nobody_fell", "4.4")}
    s = position(figures=["hero1@fallen hero2@fallen"])
    assert reasons(run(s, "at_underworld 0 0")) == {"resurrect": ("no_followers", "4")}
    s.players[A].stock[1] = 1
    s = do(run(s, "at_underworld 0 0"), "resurrect", "revive hero2")
    assert where_of(s, A, "hero2") == "reserve" and stock_of(s) == (2, 0, 0)


def test_7_13_hades_brings_two_back_for_nothing():
    s = position("hades", emptied=[(2,)], temples=["elis"], figures=["hero1@fallen hero2@fallen hero3@fallen"])
    s = do(run(s, "at_underworld 0 0"), "resurrect", "revive hero3", "revive hero1")
    assert len(told(s, "revived")) == 2 and asked(s) is None


def test_4_6_another_character_may_act_again():
    s = position(figures=["hero1@m4 prophet2:forge hero2@o1"], stock=[(0, 0, 1)])
    assert reasons(run(s, "at_moirai 0 1"))["measure"] == ("nobody_to_ready", "4.6")
    s.players[A].spent = 0b110
    s = do(run(s, "at_moirai 0 1"), "measure")
    assert choices(s) == ["ready hero2"]
    do(s, "ready hero2", "token oracle")
    assert s.players[A].spent == 0b10 and told(s, "readied") == [{"seat": A, "figure": "hero2"}]


def test_4_6_powers_of_the_moirai():
    s = position("aphrodite", emptied=[(6,)], temples=["elis"])
    assert stock_of(do(run(s, "at_moirai 0 0"), "spin followers")) == (1, 2, 0)
    assert reasons(run(s, "at_moirai 0 0"))["cut"] == ("no_followers", "4")


def test_4_7_preaching():
    """2 Followers, 1 more for each technology in the city, a Prayer if one's own Temple stands there."""
    s = position("zeus athena", figures=["hero1@athens"], deployed=[None, "TE01@athens"], temples=["athens"])
    s = do(run(s, "visit 0 1 24"), "preach")
    assert stock_of(s) == (0, 3, 1) and told(s, "preached") == [{"seat": A}]


def test_4_7_a_city_has_room_for_two_technologies():
    s = position("zeus athena", figures=["hero1@athens"], crafted=["TE03"], deployed=[None, "TE01@athens TE02@athens"])
    assert reasons(run(s, "visit 0 1 24")) == {"deploy TE03": ("city_is_full", "4.7")}


# --- [7] effects -----------------------------------------------------------------------------------------


def test_7_4_the_players_share_a_cost_as_they_like():
    """Ransom of the Captives: 3 Followers together, a chain is added."""
    s = position(
        "zeus athena hades", stock=[(0, 2, 0), (0, 2, 0)], chains={"anthropos": 3}, face={"anthropos": "A07.1"}
    )
    run(s, "resolve_card 1 0")
    assert asked(s).startswith("choose_together 0") and game.rules["choose_together"].common
    do(s, "option 1", "from 1")
    assert reasons(s) == {"from 2": ("nothing_to_give", "7.4")}
    do(s, "from 1")
    assert [stock_of(s, seat)[1] for seat in range(3)] == [1, 0, 0] and chains_of(s, "anthropos") == 4


def test_7_3_what_cannot_be_paid_or_done_is_refused():
    s = position("zeus athena", face={"gonos": "G02.1"})
    assert chronos_vp(s) == 0 and asked(run(s, "resolve_card 4 0")) is None  # only one option is left
    s = run(position("zeus athena", face={"anthropos": "A05.1"}), "resolve_card 1 0")
    assert chains_of(s, "anthropos") == 4
    effect = concept_cards.MAIN[concept_cards.CARD_IDS.index("A05.1")]
    assert reasons(run(s, f"choose_together 0 {effect} 0 0 -1")) == {"option 1": ("not_possible", "7.3")}
    effect = concept_cards.MAIN[concept_cards.CARD_IDS.index("A02.1")]
    assert reasons(run(s, f"choose_together 0 {effect} 0 0 -1")) == {"option 1": ("not_payable", "7.3")}


def test_7_3_an_option_may_be_to_do_nothing():
    """The log tells what an option brings; only of one that brings nothing it tells that it was chosen."""
    asked_of = lambda: run(position(face={"cosmos": "C03.1"}, stock=[(5, 5, 5)]), "resolve_card 2 0")  # noqa: E731
    nothing = do(asked_of(), "option 2")
    assert told(nothing, "nothing_chosen") == [{"seat": A}] and stock_of(nothing) == (5, 5, 5)
    assert told(do(asked_of(), "option 1"), "nothing_chosen") == []


def test_7_1_who_cannot_do_what_must_be_done_is_not_named():
    """[7.6] Doubt of the Seers: a Premonition is discarded."""
    s = position("zeus athena", face={"anthropos": "A05.1"}, premonitions=[None, "PM01"])
    s = do(run(s, "resolve_card 1 0"), "option 1")
    assert reasons(s) == {"name 0": ("nothing_to_discard", "7.1")}
    assert s.players[B].premonitions == [0]
    do(s, "name 1", "put_back PM01")
    assert s.players[B].premonitions == []


def test_7_1_one_player_is_meant_in_a_whole_effect():
    """Voices below the Ground: who revives also gains the Prayer."""
    s = position("zeus athena", figures=[None, "hero1@fallen"], face={"anthropos": "A10.1"})
    s = do(run(s, "resolve_card 1 0"), "name 1")
    assert where_of(s, B, "hero1") == "reserve" and (stock_of(s)[2], stock_of(s, B)[2]) == (0, 1)


@pytest.mark.parametrize(
    "card, concept", [("G07.1", 4), ("T08.1", 5), ("C03.1", 2), ("T06.1", 5), ("G06.1", 4), ("A08.1", 1)]
)
def test_7_2_cards_do_what_they_say(card, concept):
    """[7.5, 7.9, 7.11] Rust, Borrowed Future, Harmony of the Spheres, Early Dawn, Quarry of the Giants, Host of the
    Faithful."""
    s = position("zeus athena", stock=[(1, 0, 0)], crafted=["TE01"], face={CONCEPTS[concept]: card})
    before = intensity = s.intensity[:]
    s = run(s, f"resolve_card {concept} 0")
    seen = {
        "G07.1": (stock_of(s)[0], s.store[4]) == (0, 1),
        "T08.1": (stock_of(s)[2], s.players[A].shackles) == (3, 1),
        "C03.1": asked(s) is None and stock_of(s)[0] == 1,
        "T06.1": s.intensity[0] == before[0] + 1,
        "G06.1": (stock_of(s)[0], s.well) == (3, 1),
        "A08.1": s.intensity[3] == intensity[3] - 1 and len(hand_of(s)) == 1,
    }
    assert seen[card]


CONCEPTS = grammar.CONCEPTS

# --- [8] Hermes ------------------------------------------------------------------------------------------


def test_8_4_the_messenger_draws_anew_once():
    """T89"""
    s = position("hermes")
    s = run(s, "draw_cards 0 0 3 0")
    first = s.players[A].hand[:]
    assert asked(s) == "redraw 0 0 3 0" and choices(s) == ["redraw", "keep"]
    do(s, "redraw")
    assert s.players[A].under == first and len(hand_of(s)) == 3 and asked(s) is None
    assert told(s, "redrew") == [{"seat": A}]


def test_8_4_not_for_a_single_card():
    """T90"""
    assert asked(run(position("hermes"), "draw_cards 0 0 1 0")) is None


def test_8_4_not_for_the_cards_of_an_enemy():
    """T91 A Coliseum Hero with two cards."""
    s = position("hermes", figures=["hero1@c4"])
    s.heroes, s.champion = [0, 1, 2, 4], 3
    s = do(run(s, "visit 0 1 19"), "challenge")
    assert len(told(s, "row_revealed")[0]["cards"]) == 2 and told(s, "combat_ended")


def test_8_4_what_was_drawn_may_be_kept():
    s = do(run(position("hermes"), "draw_cards 0 1 2 1"), "keep")
    assert asked(s) == "put_back 0 2 1"
    s = do(run(position("hermes"), "draw_cards 0 1 2 1"), "redraw")
    assert len(s.oracle_under) == 2 and asked(s) == "put_back 0 2 1"


def autolykos(others, **options):
    """Autolykos' tile is unlocked; he comes to Olympus, to the slot with a Prayer."""
    s = position(
        "hermes zeus athena",
        figures=["hero1@o1", *others],
        emptied=[(1,)],
        stock=[(0, 0, 0), (0, 1, 0), (1, 1, 0)],
        options=options,
    )
    return run(s, "slot_bonus 0 1 0")


def test_8_5_autolykos_gives_his_bonus_away():
    """T93 Athena gains the Prayer, and gives what she likes."""
    s = autolykos(["hero1@o2", "hero1@o3"])
    assert choices(s) == ["receiver 1", "receiver 2"]
    do(s, "receiver 2")
    assert asked(s) == "thank 2 0 2"
    do(s, "gift followers")
    assert stock_of(s) == (0, 1, 0) and stock_of(s, 2) == (1, 0, 1)
    assert told(s, "bonus_given") == [{"seat": A, "to": 2}]


def test_8_5_by_option_hermes_chooses_the_gift():
    s = do(autolykos(["hero1@o2", ""], autolykos_gift="hermes"), "receiver 1")
    assert asked(s) == "thank 0 0 1" and reasons(s) == {"gift aegis": ("none_to_give", "8.5")}


def test_8_5_with_nobody_there_he_keeps_it():
    """T94"""
    s = autolykos(["", ""])
    assert asked(s) is None and stock_of(s)[2] == 1


def test_8_2_the_new_cards_replace_the_heroes_of_the_coliseum():
    """T27 Only without Tartarus; the Primordials join the others."""
    s = position(options={"new_cards": True})
    assert game.view(s, A)["champion"]["id"].startswith("CN")
    assert game.view(position(), A)["champion"]["id"].startswith("CH")


# --- data ------------------------------------------------------------------------------------------------


def test_1_3_every_concept_has_forty_cards():
    """T121 Each design with each of its desolations once, each desolation on five cards; checked on import, too."""
    for concept, first in zip(concept_cards.CHAINED, range(0, 160, 40)):
        cards = range(first, first + 40)
        assert len({(concept_cards.MAIN[card], concept_cards.RUIN[card]) for card in cards}) == 40
        ruins = [concept_cards.RUIN[card] for card in cards]
        assert {ruins.count(ruin) for ruin in concept_cards.DESOLATION[concept]} == {5}


def test_1_3_decks_of_conflict_cards():
    """T122"""
    assert len(conflicts.AVATAR_DECK) == 26
    assert {len(deck) for deck in conflicts.DECK_OF} == {18}
    assert [len(set(deck)) for deck in conflicts.DECK_OF] == [12] * 9


def test_1_3_numbers_of_components():
    """T123"""
    assert len(data_cards.TECHNOLOGY) - data_cards.FIRST_ANCIENT == 5
    assert len(data.AVATAR) == 3 and len(data.FRONT) == 2
    assert len(tartarus.PRISONERS) == len(tartarus.TRACK) == 5
    assert sum(position().chains) == 20 and (data.INTENSITY_X1, data.INTENSITY_X3) == (12, 6)


def test_1_3_every_olympian_has_all_pieces():
    """T124"""
    assert [sum(tile.count(kind) for tile in olympians.TILES) for kind in range(4)] == [8, 3, 3, 3]
    assert all(len(board.tiles) == 6 for board in olympians.BOARD)


def test_1_3_the_same_seed_and_actions_give_the_same_match():
    """T125"""
    match = Match(game, 2, {}, 5)
    while len(match.plies) < 60:
        match.do(match.choices()[len(match.plies) % len(match.choices())])
    again = replay(GAMES, match.record())
    assert again.chain() == match.chain()
    assert [ply.events for ply in again.plies] == [ply.events for ply in match.plies]
    assert [notation(ply.action) for ply in again.plies] == match.record()["actions"]


def test_1_3_a_changed_number_reaches_play_and_view(monkeypatch):
    """Whoever owns the game can put the printed numbers into the tables."""
    row = data.CONVERSIONS[0]._replace(cost=1)
    for module in ("places", "view"):
        monkeypatch.setattr(import_module(f"pyengine.hybris.{module}"), "CONVERSIONS", (row, *data.CONVERSIONS[1:]))
    s = position(stock=[(0, 0, 1)], figures=["olympian@o4"])
    assert game.view(s, A)["conversions"][0]["cost"] == 1
    assert stock_of(do(run(s, "visit 0 0 3"), "convert cv1")) == (2, 0, 0)
