"""ARENA [3.9.10]: duels between players."""

import pytest

from pyengine.panthalos.view import view

from .positions import (
    A,
    B,
    asked,
    boxed,
    choices,
    discs_of,
    do,
    figures_of,
    points_of,
    position,
    reasons,
    run,
    tiles_of,
    titans_of,
    told,
)

NO_DRAW = {"titans": 0}
EARTH = ["leader@ARENA-1 2", "leader@AGORA-3 2", "leader@AGORA-2 2"]  # A may challenge; earth is required


def duel(*tiles, figures=EARTH, **parts):
    """Resolve ARENA with these tiles by seat; nobody draws a titan. By default seat A stands there."""
    return run(position(figures=figures, tiles=tiles, piles=NO_DRAW, agenda="arena", **parts))


def elements(s):
    return [event["element"] for event in told(s, "challenged")]


# --- whom, and with what ---------------------------------------------------------------------------------


def test_3_9_10_the_element_is_that_of_the_defenders_leaders_place():
    """T96 AGORA: earth."""
    s = duel("earth5", "", "")
    assert choices(s) == ["challenge 1", "challenge 2", "renounce"]
    assert elements(do(s, "challenge 1")) == ["earth"]


def test_3_9_10_converted_leaders_do_not_count():
    """T97 The leader pawn on ORACVLUM gives air; a converted leader on AGORA doesn't count."""
    s = duel("air5", figures=["leader@ARENA-1", "leader@ORACVLUM-1 converted@AGORA-3", "leader@AGRO"])
    assert elements(do(s, "challenge 1")) == ["air"]


def test_3_9_10_a_titan_is_drawn_even_without_a_challenge():
    """T98"""
    s = run(position(figures=EARTH, tiles=["earth5"], agenda="arena"))
    assert titans_of(s, A) == 2
    do(s, "renounce")
    assert asked(s) is None
    assert told(s, "renounced") == [{"seat": A}]
    assert [p.challenged for p in s.players] == [0, 0, 0]


def test_3_9_10_figures_challenge_from_left_to_right():
    """T99"""
    s = duel("earth5", "earth6", figures=["leader@ARENA-1", "leader@ARENA-2", "leader@AGORA-3"], first=B)
    assert asked(s) == "challenge 0"
    assert asked(do(s, "renounce")) == "challenge 1"


def test_3_9_10_nobody_is_challenged_twice_in_a_round():
    """T100"""
    s = duel("earth5", "earth6", figures=["leader@ARENA-1 1", "leader@ARENA-2 1", "leader@AGORA-3 1"])
    do(s, "challenge 2", "play earth5", "attack", "spoils plain", "done")
    assert asked(s) == "challenge 1"
    assert reasons(s) == {"challenge 2": ("already_challenged", "3.9.10")}


def test_3_9_10_no_challenge_without_a_tile_to_open_with():
    """T108 With neither a titan nor a support of the element, no player can be challenged."""
    s = duel("fire9 air+3", "", "")
    assert choices(s) == ["renounce"]
    assert reasons(s) == dict.fromkeys(["challenge 1", "challenge 2"], ("no_opening", "3.9.10"))


def test_3_9_10_who_cannot_challenge_for_all_to_see_is_not_asked():
    """Without a titan, and with supports of another element, there is nothing to choose."""
    s = duel("air+3", "", "")
    assert asked(s) is None
    assert told(s, "renounced") == [{"seat": A}]


def test_3_9_10_a_target_without_a_possible_opening_is_refused():
    s = duel("fire9", figures=["leader@ARENA-1", "leader@AGORA-3", "leader@TITANVS"])
    assert reasons(s) == {"challenge 1": ("no_opening", "3.9.10")}
    assert choices(s) == ["challenge 2", "renounce"]


def test_3_9_10_the_titan_just_drawn_may_be_played():
    s = run(position(figures=EARTH, piles={"titans": "earth9"}, agenda="arena"))
    assert "play earth9" in choices(do(s, "challenge 1"))


def test_3_9_10_a_figure_on_krypt_has_no_effect_in_a_duel():
    s = duel("fire9 air9", figures=["converted@KRYPT-1 leader@ARENA-1", "leader@AGORA-3", "leader@AGORA-2"])
    assert choices(s) == ["renounce"]


def test_3_9_10_a_player_with_two_figures_there_may_fight_twice():
    s = duel("earth9 earth5", figures=["leader@ARENA-1 3@ARENA-2", *EARTH[1:]])
    do(s, "challenge 1", "play earth5", "attack", "weaken 1", "spoils plain", "done")
    assert asked(s) == "challenge 0"
    do(s, "challenge 2", "play earth9", "attack", "weaken 1", "spoils plain", "done")
    assert points_of(s, A) == 8
    assert asked(s) is None


def test_3_9_10_an_attacker_may_be_challenged_as_well():
    s = duel("earth5", "earth6", figures=["leader@ARENA-1 1", "leader@ARENA-2 1", "leader@AGRO"])
    do(s, "challenge 1", "play earth5", "attack", "concede", "spoils plain", "done")
    assert "challenge 0" in choices(s)


def test_3_12_two_players_fight_at_most_two_duels():
    s = run(
        position(
            seats=2,
            figures=["leader@ARENA-1 1 3@ARENA-2", "leader@AGORA-3 1"],
            tiles=["earth5 earth6"],
            piles=NO_DRAW,
            agenda="arena",
        )
    )
    do(s, "challenge 1", "play earth5", "attack", "spoils plain", "done")
    assert asked(s) is None


# --- blow and counterblow --------------------------------------------------------------------------------


def test_3_9_10_a_tie_counters():
    """T101 8 against 8: the attacker can't exceed it, so the defender wins."""
    s = duel("earth8", "earth8")
    do(s, "challenge 1", "play earth8", "attack", "play earth8", "counter")
    assert told(s, "duel_ended") == [{"seat": B, "loser": A}]


def test_3_9_10_the_attacker_must_exceed_the_defender():
    """T102 8 against 9, then 11 with a support; the defender concedes; shown titans may be kept for a disc each."""
    s = duel("earth8 earth+3", "earth9 earth8")
    do(s, "challenge 1", "play earth8", "attack", "play earth9", "counter")
    assert asked(s) == "raise_duel 0 1 earth"
    contest = view(s, A)["contest"]
    assert (contest["need"], contest["force"], contest["forces"]) == (10, 8, [8, 9])
    do(s, "play earth+3", "attack", "concede")
    assert [event["force"] for event in told(s, "attacked") + told(s, "countered")] == [8, 11, 9]
    assert told(s, "duel_ended") == [{"seat": A, "loser": B}]
    do(s, "weaken 1", "spoils plain", "retain earth8", "retain earth9")
    assert (tiles_of(s, A), tiles_of(s, B)) == ("earth8", "earth8 earth9")
    assert (discs_of(s, A)[0], discs_of(s, B)[0]) == (3, 3)
    assert boxed(s).split()[0] == "earth+3"


def test_3_9_10_an_equal_raise_is_not_enough():
    s = duel("earth8 earth+1", "earth9", "")
    do(s, "challenge 1", "play earth8", "attack", "play earth9", "counter")
    assert told(s, "duel_ended") == [{"seat": B, "loser": A}]


def test_3_9_10_a_defender_without_a_set_concedes():
    """T103 Without a titan there is nothing to ask."""
    s = duel("earth5", "fire9 air+3")
    do(s, "challenge 1", "play earth5", "attack")
    assert choices(s) == ["concede"]
    assert told(do(s, "concede"), "duel_ended") == [{"seat": A, "loser": B}]
    s = duel("earth5", "air+3")
    do(s, "challenge 1", "play earth5", "attack")
    assert told(s, "duel_ended") == [{"seat": A, "loser": B}]
    assert asked(s) == "weaken 1"


def test_3_9_10_a_turned_titan_may_answer():
    s = duel("earth5", "fire9 earth+3 air8")
    do(s, "challenge 1", "play earth5", "attack", "play fire9", "play earth+3", "counter")
    assert [event["force"] for event in told(s, "countered")] == [12]


def test_3_9_10_the_defender_must_reach_the_force():
    s = duel("earth8", "earth7 earth+1")
    do(s, "challenge 1", "play earth8", "attack", "play earth7")
    assert reasons(s)["counter"] == ("force_too_low", "4.3")
    assert "counter" in choices(do(s, "play earth+1"))


def test_3_9_10_blows_alternate_until_one_player_concedes():
    s = duel("earth5 earth6 earth7", "earth5 earth6 earth7")
    do(
        s,
        "challenge 1",
        "play earth5",
        "attack",
        "play earth5",
        "counter",
        "play earth6",
        "attack",
        "play earth6",
        "counter",
        "play earth7",
        "attack",
        "play earth7",
        "counter",
    )
    assert told(s, "duel_ended") == [{"seat": B, "loser": A}]


def test_3_9_10_the_attacker_may_concede():
    s = duel("earth8 earth9", "earth8 earth9")
    do(s, "challenge 1", "play earth8", "attack", "play earth8", "counter", "concede")
    assert told(s, "duel_ended") == [{"seat": B, "loser": A}]
    assert tiles_of(s, A) == "earth9"


def test_3_9_10_shown_and_added_tiles_must_form_a_legal_set():
    s = duel("earth5 fire9 earth+1", "earth6 earth7 earth8 earth9")
    do(s, "challenge 1", "play earth5", "attack", "play earth6", "counter")
    do(s, "play fire9")
    assert reasons(s)["attack"] == ("no_support_to_convert", "4.3")
    do(s, "play earth+1", "attack")
    assert [event["force"] for event in told(s, "attacked")] == [5, 15]


def test_3_9_10_a_support_shown_before_turns_a_titan_added_later():
    s = duel("earth5 fire9 earth+1", "earth6 earth7 earth8 earth9")
    do(s, "challenge 1", "play earth5", "play earth+1", "attack", "play earth6", "counter", "play fire9", "attack")
    assert [event["force"] for event in told(s, "attacked")] == [6, 15]


def test_3_9_10_an_attack_needs_at_least_one_tile():
    s = do(duel("earth5"), "challenge 1")
    assert reasons(s) == {"attack": ("nothing_picked", "4.3")}


# --- consequences ----------------------------------------------------------------------------------------


def won(*tiles, **parts):
    """Seat A has won a duel against seat B, who had no set to answer with."""
    return do(
        duel(*tiles, figures=["leader@ARENA-1 2", "leader@AGORA-3 1", "leader@AGRO"], **parts),
        "challenge 1",
        *[f"play {tile}" for tile in tiles[0].split()],
        "attack",
    )


def test_3_9_10_8_points_for_a_disc():
    """T104"""
    s = do(won("earth5"), "spoils disc")
    assert told(s, "spoils_taken") == [{"seat": A, "points": 8}]
    assert s.krypt == [A]
    assert points_of(s, A) == 8
    assert discs_of(s, A) == (3, 7)


def test_3_9_10_4_points_without_a_disc():
    s = do(won("earth5"), "spoils plain")
    assert (s.krypt, points_of(s, A), discs_of(s, A)) == ([], 4, (4, 7))


def test_3_9_10_the_disc_must_be_in_the_personal_supply():
    """T105"""
    s = won("earth5", discs=[0], general=[4])
    assert choices(s) == ["spoils plain"]
    assert reasons(s) == {"spoils disc": ("no_disc_for_krypt", "3.9.10")}


def test_3_8_the_loser_chooses_whom_to_weaken():
    """T106 Of a 1, a 3 on the board and a 2 in THERMAE, the 3 or the 2 may be chosen."""
    s = run(position(figures=["leader 1 3@AGRO 2@THERMAE"], agenda="weakening 0"))
    assert choices(s) == ["weaken 2", "weaken 3"]
    assert figures_of(do(s, "weaken 3"), A) == "leader 1 3@AGRO 1@THERMAE"


def test_3_8_nobody_is_weakened_below_1():
    """T107"""
    assert asked(run(position(figures=["leader 1 1@THERMAE converted"], agenda="weakening 0"))) is None


def test_3_9_10_the_points_come_before_the_titans():
    """T109 The disc paid for 8 points can't be used to keep a titan."""
    s = do(won("earth5 earth6", discs=[1]), "spoils disc")
    assert asked(s) is None
    assert tiles_of(s, A) == ""
    s = do(won("earth5 earth6", discs=[1]), "spoils plain")
    assert choices(s) == ["retain earth5", "retain earth6", "done"]


def test_3_9_10_a_titan_kept_may_fight_again_in_the_same_round():
    """T110"""
    s = duel("earth9", figures=["leader@ARENA-1 3@ARENA-2", "leader@AGORA-3 1", "leader@AGORA-2 1"])
    do(s, "challenge 1", "play earth9", "attack", "spoils plain", "retain earth9")
    assert choices(s) == ["challenge 2", "renounce"]
    do(s, "challenge 2", "play earth9", "attack", "spoils plain", "done")
    assert points_of(s, A) == 8


def test_3_9_10_order_after_a_duel():
    """Ruling 16: weakening, points, the attacker's titans, the defender's titans; here the defender wins."""
    s = duel("earth5", "earth6")
    do(s, "challenge 1", "play earth5", "attack", "play earth6", "counter")
    order = []
    for text in ("weaken 1", "spoils plain", "done", "done"):
        order.append(asked(s))
        do(s, text)
    assert order == ["weaken 0", "spoils 1", "retain 0", "retain 1"]
    assert figures_of(s, A) == "leader@ARENA-1 1"


def test_3_9_10_all_supports_go_to_the_box():
    s = duel("earth5 earth+1", "earth6 earth+2")
    do(s, "challenge 1", "play earth5", "play earth+1", "attack", "play earth6", "play earth+2", "counter")
    do(s, "weaken 1", "spoils plain", "done", "done")
    assert (tiles_of(s, A), tiles_of(s, B)) == ("", "")
    assert {"earth+1", "earth+2", "earth5", "earth6"} <= set(boxed(s).split())


def test_3_9_10_nothing_stays_revealed_after_a_duel():
    s = do(won("earth5"), "spoils plain", "done")
    assert [(p.chosen, p.revealed) for p in s.players] == [([], [])] * 3


def test_3_9_10_with_an_empty_pile_duels_still_take_place():
    s = duel("earth5")
    assert told(s, "drew_titans") == [{"seat": A, "count": 0, "cause": "ARENA"}]
    assert asked(s) == "challenge 0"


@pytest.mark.parametrize(
    "slot, element",
    [
        ("AGORA-3", "earth"),
        ("PHALANX-2", "fire"),
        ("ART-2", "water"),
        ("ORACVLUM-1", "air"),
        ("FORO-1a", "earth"),
        ("TITANVS", "fire"),
        ("AGRO", "water"),
        ("KRYPT-1", "air"),
        ("ARENA-2", "earth"),
    ],
)
def test_3_9_10_every_place_has_its_element(slot, element):
    s = duel(f"{element}5", figures=["leader@ARENA-1", f"leader@{slot}"])
    assert elements(do(s, "challenge 1")) == [element]
