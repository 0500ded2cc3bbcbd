"""Avatars that move, combat, contests, the Coliseum."""

import pytest

from pyengine.hybris import game
from pyengine.hybris.conflicts import CONFLICT_CARD
from pyengine.hybris.data import AVATAR
from pyengine.hybris.data_cards import COLISEUM_HERO
from pyengine.hybris.grammar import EFFECTS
from pyengine.hybris.strength import row_strength, totals

from .positions import (
    A,
    B,
    asked,
    chains_of,
    choices,
    chronos_vp,
    city_of,
    do,
    hand_of,
    intensity_of,
    lucky,
    next_avatar_cards,
    position,
    reasons,
    run,
    stock_of,
    told,
    vp,
    where_of,
)

# --- [5.9] avatars move ----------------------------------------------------------------------------------


def test_5_9_the_lowest_avatar_at_home_moves():
    """T66 [7.15] Kronos is abroad: Kairos."""
    s = position(avatars={"kronos": "sparta"}, face={"anthropos": "A01.3", "cosmos": "C01.4"})
    s = do(run(s, "desolation 0 2"), "go_on")
    assert asked(s) == "choose_city 0 1"
    assert city_of(do(s, "slot argos"), "kairos") == "argos"


def test_5_9_if_none_can_move_a_chain_of_the_card_breaks():
    """T67"""
    s = position(avatars={"kronos": "sparta", "kairos": "elis", "aeon": "argos"}, face={"cosmos": "C01.4"})
    assert chains_of(do(run(s, "desolation 0 2"), "go_on"), "cosmos") == 4


@pytest.mark.parametrize(
    "parts", [{"blocked": "corinth"}, {"avatars": {"aeon": "corinth"}}, {"avatars": {"kairos": "elis"}}]
)
def test_5_9_a_named_avatar_that_cannot_come_to_its_city_breaks_a_chain(parts):
    """T68 Titan's Anvil: Kairos to Corinth."""
    s = run(position(face={"gonos": "G08.1"}, **parts), "resolve_card 4 0")
    assert chains_of(s, "gonos") == 4


def test_5_9_a_prophet_flees_from_an_avatar():
    """T70 No combat, no Greatness lost, the avatar stays."""
    s = run(position(figures=["prophet2@elis"]), "descend 2 29")
    assert city_of(s, "aeon") == "elis" and where_of(s, A, "prophet2") == "reserve"
    assert asked(s) is None and s.players[A].greatness == 5


# --- [6.1] the fight -------------------------------------------------------------------------------------


def hades(cards: str = "HA1 HA2 HA3", **parts):
    """Hades, with Ambition, goes to Elis, where Aeon is; Aeon draws Temporal Multiplication and Annexation."""
    s = position(
        "hades athena",
        figures=["olympian", parts.pop("athena", "")],
        stock=[(5, 0, 0)],
        hands=[cards, parts.pop("hers", "")],
        pillars=["ambition"],
        avatars={"aeon": "elis", **parts.pop("avatars", {})},
        cursor="kratos",
        focus={"kratos": 0, "ananke": 1},
        **parts,
    )
    next_avatar_cards(s, "AV01", "AV02")
    run(s, "turn 0")
    return lucky(
        s, ("activate olympian", "slot elis", "go_on"), lambda c: told(c, "row_revealed")[0]["cards"][0] == "AV01"
    )


def test_6_1_rows_and_combos():
    """T76 WE-23: 5 + 2 + 2 + 1 = 10, then 8 by Chthonic God; Hades 3 + 3 + 1 + 3 = 10."""
    s = hades()
    assert told(s, "combat_began") == [{"seat": A, "figure": "olympian", "foe": "aeon", "cause": "moved"}]
    assert told(s, "row_revealed") == [{"cards": ["AV01", "AV02"], "strength": 10}]
    assert asked(s) == "fight_on 0"
    do(s, "play HA1", "play HA2", "play HA3")
    assert [(event["strength"], event["foe"]) for event in told(s, "played")] == [(6, 10), (7, 8), (10, 8)]
    assert told(s, "combat_ended") == [{"seat": A, "foe": "aeon", "won": True, "strength": 10, "foe_strength": 8}]
    assert city_of(s, "aeon") is None and stock_of(s)[2] == 3 + 1  # Elis pays a Prayer
    assert s.players[A].greatness == 6 and where_of(s, A, "olympian") == "elis"


def test_6_2_what_cards_do_afterwards_may_start_another_combat():
    """T77 WE-24: Annexation moves Kronos to Athens, where Athena's Hero falls: 3 + 4 against 4 + 2."""
    s = hades(athena="hero1@athens", hers="PA2 K1")
    s.avatar_discard.remove(CONFLICT_CARD["AV07"])
    s.avatar_deck.append(CONFLICT_CARD["AV07"])
    do(s, "play HA1", "play HA2", "play HA3")
    assert city_of(s, "kronos") == "athens" and asked(s) == "avatar_strikes 1"
    do(s, "go_on", "play PA2", "play K1")
    assert told(s, "combat_ended")[1] == {"seat": B, "foe": "kronos", "won": False, "strength": 6, "foe_strength": 7}
    assert where_of(s, B, "hero1") == "fallen" and s.players[B].greatness == 4
    assert told(s, "defeated") == [{"seat": B, "figure": "hero1"}]
    assert city_of(s, "kronos") == "athens"
    assert asked(s) == "in_city 0 0"  # Hades goes on with his turn


def test_6_2_an_avatars_card_that_moves_nobody_breaks_a_chain_of_its_concepts():
    """T78 Kronos is in Sparta: Anthropos or Cosmos."""
    s = do(hades(avatars={"kronos": "sparta"}), "play HA1", "play HA2", "play HA3")
    assert choices(s) == ["concept anthropos", "concept cosmos"]


def test_6_3_with_kratos_flipped_avatars_have_a_card_more():
    """T79"""
    s = position(figures=["olympian@elis"])
    s.flipped = 1 << 3
    next_avatar_cards(s, "AV03", "AV07")
    s = do(run(s, "descend 2 29"), "go_on")
    assert sorted(told(s, "row_revealed")[0]["cards"]) == ["AV03", "AV07"]


@pytest.mark.parametrize("avatar, prayers", [(0, 1), (1, 2), (2, 3)])
def test_6_3_a_beaten_avatar_leaves_prayers(avatar, prayers):
    """T80"""
    s = next_avatar_cards(position(figures=["olympian@elis"], hands=["ZE1 ZE5 K1"], pillars=["ambition"]), "AV05")
    s = do(run(s, f"descend {avatar} 29"), "go_on", "play ZE1", "play ZE5", "play K1", "stand")
    assert stock_of(s)[2] == prayers and s.players[A].combats_won == 1


def test_6_2_the_game_wins_ties():
    """T81 9 to 9."""
    s = next_avatar_cards(position(figures=["hero1@elis"], hands=["ZE1 ZE2"], pillars=["ambition"]), "AV07")
    s = do(run(s, "descend 2 29"), "go_on", "play ZE1", "play ZE2", "stand")
    ended = told(s, "combat_ended")[0]
    assert (ended["strength"], ended["foe_strength"], ended["won"]) == (9, 9, False)


def test_6_1_no_more_cards_than_the_limit():
    """A Hero lays two; a power once an Age may still be used."""
    s = next_avatar_cards(position(figures=["hero1@elis"], hands=["ZE1 ZE2 K1"]), "AV07")
    s = do(run(s, "descend 2 29"), "go_on", "play ZE1", "play ZE2")
    assert reasons(s) == {"play K1": ("enough_cards", "6.1")}
    assert choices(s) == ["use z2", "stand"]
    do(s, "use z2")
    assert told(s, "power_used") == [{"seat": A, "power": "z2"}]
    assert told(s, "combat_ended")[0]["strength"] == 8


def test_6_1_a_card_that_draws_may_be_followed_beyond_the_limit():
    s = next_avatar_cards(position(figures=["hero1@elis"], hands=["ZE3 ZE1"]), "AV05")
    s.players[A].deck.remove(0)
    s.players[A].discard += s.players[A].deck
    s.players[A].deck = [0]
    s = do(run(s, "descend 2 29"), "go_on", "play ZE1", "play ZE3")
    assert asked(s) == "lay_drawn 0 0" and choices(s) == ["lay", "keep"]
    do(s, "lay", "stand")
    assert [event["card"] for event in told(s, "played")] == ["ZE1", "ZE3", "K1"]


def test_6_1_a_card_drawn_may_be_kept():
    s = position(figures=["hero1@elis"], hands=["ZE3"])
    s = do(run(s, "descend 2 29"), "go_on", "play ZE3", "keep", "stand")
    assert len(hand_of(s)) == 1


def test_6_2_a_card_does_what_it_does_after_the_combat():
    """Feint draws a card."""
    s = next_avatar_cards(position(figures=["hero1@elis"], hands=["K3"]), "AV07")
    s = do(run(s, "descend 2 29"), "go_on", "play K3", "stand")
    assert len(hand_of(s)) == 1 and [event["seat"] for event in told(s, "drew")] == [A]


@pytest.mark.parametrize("number, base", [(0, 3), (1, 4), (2, 5), (3, 4), (4, 5)])
def test_6_3_each_coliseum_hero_has_a_base(number, base):
    s = position(figures=["olympian@c1"], hands=["K1"])
    if number != s.champion:
        s.heroes[s.heroes.index(number)], s.champion = s.champion, number
    s = do(run(s, "at_coliseum 0 0"), "challenge")
    fight = s.combats[-1]
    assert totals(s, fight)[1] == base + row_strength(fight.foe_row, 0)[0]


def test_7_16_another_card_of_the_row_comes_back():
    s = next_avatar_cards(position(figures=["hero1@elis"], hands=["K6 K1"]), "AV07")
    s = do(run(s, "descend 2 29"), "go_on", "play K6", "play K1", "stand", "reclaim K1")
    assert hand_of(s) == ["K1"] and told(s, "reclaimed") == [{"seat": A, "card": "K1"}]
    s = next_avatar_cards(position(figures=["hero1@elis"], hands=["K6 K12"]), "AV07")
    s = do(run(s, "descend 2 29"), "go_on", "play K6", "play K12", "stand", "reclaim K12")
    assert hand_of(s) == ["K12"] and CONFLICT_CARD["K12"] not in s.arena_discard


def test_6_5_the_defeated():
    """A Hero falls, an ally leaves the game, an Olympian goes to the reserve; Ares loses 1 Greatness more."""
    s = position("ares", figures=["olympian@elis hero1@argos ally1@thebes"])
    run(s, "defeated 0 0", "defeated 0 1", "defeated 0 7")
    assert [where_of(s, A, name) for name in ("olympian", "hero1", "ally1")] == ["reserve", "fallen", None]
    assert s.players[A].greatness == 0 and told(s, "greatness_lost")[-1] == {"seat": A, "count": 0, "points": 0}


def stakes(s) -> tuple[dict, dict]:
    """What the view says of victory and defeat in a combat of A's Hero in Elis against Aeon."""
    combat = game.view(do(run(s, "descend 2 29"), "go_on"), A)["combat"]
    return combat["victory"], combat["defeat"]


def test_6_5_the_view_shows_what_is_at_stake():
    """Aeon leaves Prayers; Ares loses 1 Greatness more."""
    assert stakes(position(figures=["hero1@elis"], hands=["K1"])) == (
        {"greatness": 1, "prayers": AVATAR[2].prayers, "points": 0},
        {"greatness": 1, "fate": "falls", "points": 0},
    )
    assert stakes(position("ares", figures=["hero1@elis"], hands=["K1"]))[1] == {
        "greatness": 2,
        "fate": "falls",
        "points": 0,
    }
    assert stakes(position(figures=["olympian@elis"], hands=["K1"]))[1]["fate"] == "reserve"
    assert stakes(position(figures=["ally1@elis"], hands=["K1"]))[1]["fate"] == "leaves"


def test_6_5_kaineus_spares_one_defeat():
    s = position(options={"new_cards": True}, figures=["hero1@argos ally2@thebes hero2@elis"], hands=["K1"])
    assert stakes(s.copy())[1] == {"greatness": 0, "fate": "spared", "points": 0}
    run(s, "defeated 0 1")
    assert where_of(s, A, "hero1") == "reserve" and s.players[A].greatness == 5
    assert told(s, "spared") == [{"seat": A, "figure": "hero1"}]
    assert where_of(run(s, "defeated 0 1"), A, "hero1") == "fallen"
    assert stakes(s)[1]["fate"] == "falls"


@pytest.mark.parametrize("started, plus", [("begin_combat 0 0 0 0 29 -1", 1), ("begin_combat 0 0 0 1 29 -1", -1)])
def test_8_1_poseidon_attacks_better_than_he_defends(started, plus):
    assert run(position("poseidon", hands=["K1"]), started).combats[0].plus == plus


def test_8_3_aphrodite_wins_by_seduction():
    """The avatar's Strength is 0 or less."""
    s = next_avatar_cards(position("aphrodite", figures=["olympian@elis"], hands=["PH1 PH2 PH3"]), "AV11")
    s = do(run(s, "descend 0 29"), "go_on", "play PH1")
    assert not game.view(s, A)["combat"]["ahead"]
    combat = game.view(do(s, "play PH2"), A)["combat"]
    assert (combat["strength"], combat["foe_strength"], combat["ahead"]) == (0, 0, True)
    s = do(s, "play PH3")
    assert told(s, "combat_ended")[0]["won"] and told(s, "combat_ended")[0]["foe_strength"] == 0


# --- [6.4] contests --------------------------------------------------------------------------------------


def deployed(hands, figure="hero1", **parts):
    """Zeus deploys the Solar Mirror (4 VP, war) in Athens; Kronos is abroad."""
    s = position(
        "zeus athena hermes",
        figures=[f"{figure}@athens"],
        crafted=["TE02"],
        hands=hands,
        avatars={"kronos": "elis"},
        intensity={"kratos": 7},
        **parts,
    )
    number = {"hero1": 1, "prophet2": 5}[figure]
    return do(run(s, f"visit 0 {number} 24"), "deploy TE02")


def test_6_4_others_cancel_the_contest():
    """T71 WE-22: a 4 and two 2s against Kratos' 7."""
    s = deployed([None, "PA2", "HE02 HE02"])
    assert told(s, "contested") == [{"seat": A, "avatar": "kairos", "tech": "TE02", "need": 7}]
    do(s, "cancel", "offer 1 PA2", "offer 2 HE02", "offer 2 HE02")
    assert intensity_of(s, "kratos") == 8 - 1  # the technology takes 1
    assert vp(s) == 4 and city_of(s, "kairos") is None
    assert told(s, "contest_cancelled") == [{"seat": A}] and len(told(s, "discarded")) == 3
    assert told(s, "deployed") == [{"seat": A, "tech": "TE02", "city": "athens"}]


def test_6_4_the_view_shows_what_a_contest_still_needs():
    """While cards are discarded too: what is disputed, what is left to give, and what may still be given."""
    s = deployed([None, "PA2", "HE02 HE02"])
    contest = game.view(s, A)["combat"]
    assert (contest["kind"], contest["figure"], contest["technology"], contest["points"]) == (
        "contest",
        "hero1",
        "TE02",
        4,
    )
    assert (contest["need"], contest["left"], contest["have"]) == (7, 7, 8)
    do(s, "cancel", "offer 1 PA2")
    contest = game.view(s, A)["combat"]
    assert (contest["figure"], contest["technology"], contest["city"]) == (None, "TE02", "athens")
    assert (contest["need"], contest["left"], contest["have"]) == (7, 3, 4)


def test_6_4_the_view_shows_what_a_contested_combat_is_about():
    """The Bronze Automaton in Sparta, of its kind: 3 + 1 VP for the player, 3 for Chronos."""
    s = position(figures=["hero1@sparta"], crafted=["TE01"], hands=["K1"])
    s = do(run(s, "visit 0 1 25"), "deploy TE01")
    assert game.view(s, A)["combat"]["points"] == 4
    combat = game.view(do(s, "accept"), A)["combat"]
    assert (combat["technology"], combat["victory"]["points"], combat["defeat"]["points"]) == ("TE01", 4, 3)


def test_6_4_too_little_cannot_cancel():
    """T72 4 and 2: Kairos comes and fights."""
    s = deployed([None, "PA2", "HE02"])
    assert reasons(s) == {"cancel": ("too_weak_to_cancel", "6.4")}
    do(s, "accept")
    assert city_of(s, "kairos") == "athens" and asked(s) == "avatar_strikes 0"


def test_6_4_a_card_without_strength_is_no_offer():
    s = do(deployed([None, "PA5 PA2", "HE02 HE05"]), "cancel")
    assert reasons(s) == {"offer 1 PA5": ("no_strength", "6.4")}


def test_6_4_without_an_avatar_at_home_nobody_contests():
    """T73 T117 The Bronze Automaton in Sparta, of its kind: 3 + 1 VP, and 2 cards."""
    s = position(
        figures=["hero1@sparta"], crafted=["TE01"], avatars={"kronos": "elis", "kairos": "argos", "aeon": "thebes"}
    )
    s = do(run(s, "visit 0 1 25"), "deploy TE01")
    assert vp(s) == 4 and len(hand_of(s)) == 2 and told(s, "contested") == []


def test_6_4_a_prophet_loses_at_once():
    """T74 Chronos has the points, the Prophet flees undefeated, the tile stays, and its other rewards are given."""
    s = do(deployed([], figure="prophet2"), "accept")
    assert (chronos_vp(s), vp(s)) == (4, 0) and where_of(s, A, "prophet2") == "reserve"
    assert city_of(s, "kairos") == "athens" and s.players[A].greatness == 5
    assert len(s.players[A].deployed) == 1 and intensity_of(s, "kratos") == 6


def test_6_4_alone_ones_own_cards_cancel():
    """T75 2 + 1 + 1 against 3."""
    s = position(figures=["hero1@athens"], crafted=["TE03"], hands=["K1 K2 K3"], intensity={"kratos": 3})
    s = do(run(s, "visit 0 1 24"), "deploy TE03", "cancel", "offer 0 K1", "offer 0 K2")
    assert intensity_of(s, "kratos") == 4 and vp(s) == 5 and hand_of(s) == ["K3"]


def test_6_4_a_lost_contest_gives_chronos_the_points():
    s = do(deployed([]), "accept")
    next_avatar_cards(s, "AV07")
    do(s, "go_on", "stand")
    assert (chronos_vp(s), vp(s)) == (4, 0) and where_of(s, A, "hero1") == "fallen"


def test_6_4_a_won_contest_gives_everything():
    s = do(deployed(["ZE1 ZE5"], pillars=["ambition"]), "accept")
    next_avatar_cards(s, "AV05")
    do(s, "go_on", "play ZE1", "play ZE5", "stand")
    assert (chronos_vp(s), vp(s)) == (0, 4) and city_of(s, "kairos") is None and stock_of(s)[2] == 2


def test_5_8_an_ancient_technology_comes_crafted_and_one_of_three_goes():
    """T82 [7.14]"""
    s = position("zeus athena", crafted=[None, "TE01 TE02"], stock=[(4, 0, 0)], face={"cosmos": "C07.1"})
    s = do(run(s, "resolve_card 2 0"), "option 1", "name 1", "ancient AT1")
    assert choices(s) == ["give_up TE01", "give_up TE02", "give_up AT1"]
    do(s, "give_up TE02")
    assert [len(p.crafted) for p in s.players] == [0, 2] and len(s.box) == 1
    assert told(s, "got_ancient") == [{"seat": B, "tech": "AT1"}] and told(s, "gave_up") == [
        {"seat": B, "tech": "TE02"}
    ]
    assert told(s, "named") == [{"seat": B}]


# --- [4.5] the Coliseum ----------------------------------------------------------------------------------


def test_4_5_a_beaten_hero_becomes_an_ally():
    s = position(figures=["hero1@c4"], hands=["ZE1 ZE5"], pillars=["ambition"])
    s.heroes, s.champion = [1, 2, 3, 4], 0
    s = do(run(s, "visit 0 1 19"), "challenge", "play ZE1", "play ZE5", "stand")
    reward, *_ = EFFECTS[COLISEUM_HERO[0].reward]
    assert told(s, "ally_won") == [{"seat": A, "hero": "CH1"}] and vp(s) == reward.n
    assert where_of(s, A, "ally1") == "reserve" and s.champion > 0


def test_4_5_prophets_never_fight_and_nobody_fights_nobody():
    s = run(position(figures=["prophet2@c4"]), "visit 0 5 19")
    assert reasons(s) == {"challenge": ("prophets_never_fight", "4.5")}
    s = position(figures=["hero1@c4"])
    s.champion = -1
    assert reasons(run(s, "visit 0 1 19")) == {"challenge": ("no_champion", "4.5")}


def test_4_5_training_brings_cards():
    s = do(run(position(figures=["hero1@c4"]), "visit 0 1 19"), "train")
    assert len(hand_of(s)) == 3 and told(s, "trained") == [{"seat": A}]
    assert {event["deck"] for event in told(s, "drew")} == {"conflict", "coliseum"}
