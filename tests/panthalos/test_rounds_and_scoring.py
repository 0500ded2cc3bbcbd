"""The end of a round [3.10], the end of the game and the scores [5]."""

import pytest

from pyengine import GAMES
from pyengine.panthalos.data import CALAMITIES, FRONT, RESTING, TILE
from pyengine.panthalos.scoring import invariants, outcome, score
from pyengine.panthalos.state import EMPTY

from .positions import (
    A,
    B,
    C,
    asked,
    boxed,
    choices,
    do,
    figures_of,
    lying,
    merchants_at,
    points_of,
    position,
    run,
    tiles_of,
    told,
)

# --- [3.10] the end of a round ---------------------------------------------------------------------------


def test_3_10_what_is_left_on_display_goes_to_the_box():
    """T111 Except ships and merchants; then all displays are refilled."""
    s = run(
        position(
            agora="iron iron olives",
            art="artisan-any",
            phalanx="fire+1 air+2",
            port="ship-iron ship-olives",
            merkator="M01 M02",
            agenda="round_end",
        )
    )
    assert boxed(s) == "olives iron iron artisan-any air+2 fire+1"
    assert [len(lying(spaces).split()) for spaces in (s.agora, s.art, s.phalanx, s.port)] == [4, 2, 4, 5]
    assert lying(s.port).startswith("ship-iron ship-olives")
    assert merchants_at(s).startswith("M01 M02")
    assert len(merchants_at(s).split()) == 5


def test_3_10_spaces_without_a_new_tile_stay_empty():
    """T112 2 goods in the bag."""
    s = run(position(piles={"goods": "iron olives"}, agenda="round_end"))
    assert sorted(lying(s.agora).split()) == ["iron", "olives"]
    assert s.agora.count(EMPTY) == 2


def test_3_10_piles_and_bag_may_all_be_empty():
    s = run(
        position(
            piles=dict.fromkeys(("goods", "supports", "artisans", "ships", "merchants", "titans"), 0),
            agenda="round_end",
        )
    )
    assert (lying(s.agora), lying(s.phalanx), lying(s.art), lying(s.port), merchants_at(s)) == ("", "", "", "", "")
    assert asked(s) == "take_turn 0"


def test_3_10_the_artisans_last_for_seven_rounds():
    """T113 There are 14, and 2 are used per round: ART is empty in round 8."""
    s = GAMES["panthalos"].setup(3, {option.name: option.default for option in GAMES["panthalos"].options}, 1)
    left = []
    for _ in range(8):
        left.append(len(lying(s.art).split()))
        run(s, "round_end")
    assert left == [2] * 7 + [0]


def test_3_10_the_next_calamity_is_opened():
    """T114 C03 goes to the box."""
    s = run(position(calamity="C03", below="C05", agenda="round_end"))
    open_one = CALAMITIES[s.calamities[-1]].id
    assert open_one == "C05"
    assert s.known[-1] == 0b111
    assert "C03" not in [CALAMITIES[number].id for number in s.calamities]


def test_3_10_followers_rest_and_leaders_come_back():
    """Followers on slots go to THERMAE, leaders to the front; figures in front stay there."""
    s = run(position(figures=["leader@KRYPT-1 3@ARENA-1 converted@AGORA-3 2 4@TITANVS"], agenda="round_end"))
    assert figures_of(s, A) == "leader 3@THERMAE converted 2 4@THERMAE"


def test_3_10_discs_on_polis_stay():
    s = run(position(figures=["leader@AGRO 3@POLIS-2"], agenda=["polis", "round_end"]))
    assert s.polis.count(A) == 1


def test_3_10_the_start_player_of_the_next_round_is_the_present_one():
    assert asked(run(position(first=C, agenda="round_end"))) == "take_turn 2"


def test_3_10_after_the_last_round_nothing_is_filled_up():
    s = run(position(round=8, agora="iron", agenda="round_end"))
    assert asked(s) is None
    assert choices(s) == []
    assert lying(s.agora) == ""
    assert told(s, "game_ended") == [{"round": 8}]


# --- [2.3] invariants --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "broken",
    [
        lambda s, p: s.titans.pop(),
        lambda s, p: s.goods.append(TILE["iron"]),
        lambda s, p: p.tiles.__setitem__(0, 1),
        lambda s, p: p.hidden.append(TILE["fire8"]),
        lambda s, p: p.shown.append(TILE["fire8"]),
        lambda s, p: s.krypt.extend([A] * 12),
        lambda s, p: setattr(p, "personal", -1),
        lambda s, p: p.where.__setitem__(0, RESTING),
        lambda s, p: p.where.__setitem__(1, 99),
        lambda s, p: p.value.__setitem__(1, 8),
        lambda s, p: p.where.__setitem__(5, FRONT),
        lambda s, p: s.calamities.pop(),
        lambda s, p: s.merkator.__setitem__(0, 0),
        lambda s, p: [each.where.__setitem__(0, 0) for each in s.players],
    ],
)
def test_2_3_a_component_lost_or_doubled_is_noticed(broken):
    s = position(agenda="take_turn 0")
    invariants(s)
    broken(s, s.players[A])
    with pytest.raises(AssertionError):
        invariants(s)


# --- [5] the end of the game -----------------------------------------------------------------------------


def final(category, s):
    return [sheet[category] for sheet in score(s)]


def test_5_krypt_full_before_round_8():
    """T115 Red 2, green 6, yellow 4: -6, -18, -12; no points for goods or followers."""
    s = run(position(round=7, krypt=[A] * 2 + [B] * 6 + [C] * 4, tiles=["iron ship-iron"], agenda="round_end"))
    assert asked(s) is None
    assert s.round == 7
    assert final("krypt", s) == [-6, -18, -12]
    assert (final("goods", s), final("followers", s), final("leaders", s)) == ([0] * 3, [0] * 3, [0] * 3)
    assert final("total", s) == [-6, -18, -12]
    assert outcome(s) == {"winners": [A], "reason": "krypt", "tie_break": None}


def test_5_the_round_is_played_to_its_end():
    """T116 KRYPT gets its 12th disc in round 5: ARENA is still resolved, then the game ends."""
    s = run(
        position(
            round=5,
            krypt=[A] * 4 + [B] * 5,
            figures=["leader@ARENA-1", "leader@AGORA-3 1"],
            tiles=["earth9"],
            calamity="C01",
            agenda=["krypt", "arena", "round_end"],
        )
    )
    assert len(s.krypt) == 12
    assert asked(s) == "challenge 0"
    do(s, "challenge 1", "play earth9", "attack", "spoils plain", "done")
    assert asked(s) is None
    assert s.round == 5
    assert told(s, "game_ended") == [{"round": 5}]


def test_5_one_disc_short_of_the_end():
    """T117 Two players, 7 discs: the game goes on; the disc of a duel ends it."""
    s = run(position(seats=2, round=4, krypt=[A] * 3 + [B] * 4, agenda="round_end"))
    assert s.round == 5
    assert asked(s) == "take_turn 0"
    s = run(
        position(
            seats=2,
            round=4,
            krypt=[A] * 3 + [B] * 4,
            figures=["leader@ARENA-1", "leader@AGORA-3 1"],
            tiles=["earth9"],
            agenda=["arena", "round_end"],
        )
    )
    do(s, "challenge 1", "play earth9", "attack", "spoils disc", "done")
    assert asked(s) is None
    assert final("krypt", s) == [-12, -12]


def ended(round=8, **parts):
    """A position after the end of the last round, or of another one."""
    return run(position(round=round, agenda="round_end", **parts))


def test_5_goods_count_double_with_a_ship_of_their_kind():
    """T118 Iron and armour have 3 symbols: 6 points. A ship alone and goods without a ship give nothing."""
    s = ended(tiles=["ship-iron ship-cotton iron armour olives wine"])
    assert final("goods", s)[A] == 6


def test_5_followers_count_their_value_converted_ones_7():
    """T119 4, 2 and 6, one of them resting, a converted leader and a die waiting in FORO: 19."""
    s = ended(figures=["leader 4 2@THERMAE 6 converted"])
    assert (final("followers", s)[A], final("leaders", s)[A]) == (12, 7)
    assert final("total", s)[A] == 19


def test_5_a_full_krypt_at_the_end_of_round_8():
    """T120 Four players, 17 discs, 3 of them own: -9, and goods and followers count."""
    s = ended(seats=4, krypt=[A] * 3 + [B] * 7 + [C] * 7, figures=["leader 4"], tiles=["iron ship-iron"])
    assert final("krypt", s) == [-9, -21, -21, 0]
    assert (final("goods", s)[A], final("followers", s)[A]) == (2, 4)
    assert outcome(s)["reason"] == "both"


def test_5_krypt_not_full_at_the_end_of_round_8():
    """T121 Four players, 15 discs, 9 of them own: no penalty."""
    s = ended(seats=4, discs=[1], krypt=[A] * 9 + [B] * 6)
    assert final("krypt", s) == [0, 0, 0, 0]
    assert outcome(s)["reason"] == "rounds"


def test_5_each_good_counts_once():
    """T122 Two iron ships, one armour: 4."""
    assert final("goods", ended(tiles=["ship-iron ship-iron armour"]))[A] == 4


@pytest.mark.parametrize("needed, points", [(True, 0), (False, 2)])
def test_5_the_ship_must_still_be_there(needed, points):
    """T123 A ship given away in ART no longer counts; by option it is enough that it was used."""
    s = position(
        round=8,
        figures=["leader@AGRO 2", "leader@AGRO", "leader@AGRO"],
        tiles=["iron"],
        port="ship-iron",
        piles={"goods": "iron"},
        polis={"POLIS-5": A},
        options={"final_ship_needs_tile": needed},
        agenda="take_turn 0",
    )
    do(s, "ship iron")
    run(s, "polis")
    assert tiles_of(s, A) == "iron ship-iron"
    do(run(s, "use_art 0", "round_end"), "discard ship-iron", "done")
    assert final("goods", s)[A] == points


BROKEN = {"tie_break": "krypt_then_discs"}


@pytest.mark.parametrize("options, winners, tie_break", [(BROKEN, [A], "krypt"), ({}, [A, B], "shared")])
def test_5_a_tie(options, winners, tie_break):
    """T124 The victory is shared; by option fewer discs on KRYPT win, 2 against 3."""
    s = ended(krypt=[A] * 2 + [B] * 3, figures=["leader 3", "leader 3", "leader 1"], options=options)
    assert final("total", s)[A] == final("total", s)[B]
    assert (outcome(s)["winners"], outcome(s)["tie_break"]) == (winners, tie_break)


def test_5_a_tie_on_krypt_too_goes_to_more_discs():
    s = ended(krypt=[A, B], discs=[3, 5], figures=["leader 3", "leader 3", "leader 1"], options=BROKEN)
    assert outcome(s) == {"winners": [B], "reason": "rounds", "tie_break": "discs"}


def test_5_equal_in_everything_the_victory_is_shared():
    s = ended(krypt=[A, B], figures=["leader 3", "leader 3", "leader 1"], options=BROKEN)
    assert outcome(s) == {"winners": [A, B], "reason": "rounds", "tie_break": "shared"}


def test_5_tie_breaks_are_for_the_best_only():
    """C has no disc on KRYPT, but fewer points."""
    s = ended(krypt=[A] * 2 + [B] * 3, figures=["leader 3", "leader 3", "leader 1"], options=BROKEN)
    assert outcome(s)["winners"] == [A]


def test_5_the_highest_total_wins_without_a_tie_break():
    s = ended(krypt=[A] * 3, figures=["leader 3", "leader 1", "leader 1"])
    assert outcome(s) == {"winners": [A], "reason": "rounds", "tie_break": None}


def test_5_the_leader_counts_nothing():
    assert final("total", ended(figures=["leader"]))[A] == 0


def test_5_points_on_the_track_count_and_final_points_come_at_the_end_only():
    s = position(round=8, tiles=["iron iron"], port="ship-iron", agenda=["take_turn 0", "take_turn 1"])
    do(s, "ship iron")
    assert points_of(s, A) == final("total", s)[A] == 2
    assert outcome(s) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5_four_discs_a_player_end_the_game(seats):
    almost = [seat for seat in range(seats) for _ in range(4)][1:]
    assert run(position(seats=seats, krypt=almost, agenda="round_end")).agenda
    assert not run(position(seats=seats, krypt=[A, *almost], agenda="round_end")).agenda
