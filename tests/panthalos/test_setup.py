"""Components [2.1] [7], setup [2.2], ownership [2.3]."""

from collections import Counter

import pytest

from pyengine import GAMES
from pyengine.match import BadSetup, Match
from pyengine.panthalos import data
from pyengine.panthalos.data import (
    ARTISAN,
    ARTISAN_COST,
    BOARDS,
    CALAMITIES,
    COPIES,
    CRAFTS,
    ELEMENT_AT,
    ELEMENTS,
    MERCHANTS,
    PLACES,
    PROVENANCE,
    REFINED,
    SHIP,
    SUPPORT,
    TEMPLUM,
    TILE_KINDS,
    TILES,
    TITAN,
)
from pyengine.panthalos.scoring import invariants
from pyengine.panthalos.state import threshold

from .positions import (
    A,
    B,
    C,
    asked,
    confided,
    discs_of,
    figures_of,
    lying,
    merchants_at,
    playthrough,
    points_of,
    position,
    run,
    tiles_of,
    titans_of,
    told,
)


def new_match(seats, seed=7, **options):
    return Match(GAMES["panthalos"], seats, {"first_seat": 1} | options, seed).state


def waiting(s, seat):
    return 6 - len(figures_of(s, seat).split())


# --- setup -----------------------------------------------------------------------------------------------


def test_2_2_two_players():
    """T01 Five followers each, none waiting; 4 and 5 discs; KRYPT is full with 8 discs; the small board."""
    s = new_match(2)
    assert [figures_of(s, seat) for seat in (A, B)] == ["leader 2 2 2 2 2"] * 2
    assert [waiting(s, seat) for seat in (A, B)] == [0, 0]
    assert [discs_of(s, seat) for seat in (A, B)] == [(4, 7), (5, 6)]
    assert threshold(s) == 8
    assert BOARDS[s.board].side == "small"


def test_2_2_three_players():
    """T02 Four followers each, one die waiting."""
    s = new_match(3)
    assert [figures_of(s, seat) for seat in range(3)] == ["leader 2 2 2 2"] * 3
    assert [waiting(s, seat) for seat in range(3)] == [1, 1, 1]
    assert [discs_of(s, seat) for seat in range(3)] == [(4, 7), (5, 6), (5, 6)]
    assert threshold(s) == 12
    assert BOARDS[s.board].side == "small"


def test_2_2_five_players():
    """T03 Three followers each, two dice waiting; the large board."""
    s = new_match(5)
    assert [figures_of(s, seat) for seat in range(5)] == ["leader 2 2 2"] * 5
    assert [waiting(s, seat) for seat in range(5)] == [2] * 5
    assert [discs_of(s, seat) for seat in range(5)] == [(4, 7), (5, 6), (5, 6), (6, 5), (6, 5)]
    assert threshold(s) == 20
    assert BOARDS[s.board].side == "large"


def test_2_2_what_is_left_in_the_piles_with_four_players():
    """T04 The bag and the piles lack first tiles and displays; one of 12 calamities is open."""
    s = new_match(4)
    assert (len(s.goods), len(s.titans), len(s.supports)) == (32, 44, 36)
    assert (len(s.artisans), len(s.ships), len(s.merchants)) == (12, 15, 7)
    assert len(s.calamities) == 12
    assert [bin(mask).count("1") for mask in s.known] == [0] * 11 + [4]
    assert threshold(s) == 16
    assert BOARDS[s.board].side == "large"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_2_first_tiles(seats):
    """T06 One refined good, one support, two titans each, and no points."""
    s = new_match(seats)
    for seat, p in enumerate(s.players):
        assert sum(p.tiles) == 4
        assert (sum(p.tiles[REFINED:SHIP]), sum(p.tiles[SUPPORT:TITAN]), titans_of(s, seat)) == (1, 1, 2)
        assert points_of(s, seat) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_2_displays_are_the_same_for_every_number_of_players(seats):
    """5 ships, 4 goods on their basic side, 2 artisans, 4 supports, 5 merchants; round 1."""
    s = new_match(seats)
    assert [len(lying(spaces).split()) for spaces in (s.port, s.agora, s.art, s.phalanx)] == [5, 4, 2, 4]
    assert all(tile < REFINED for tile in s.agora)
    assert len(merchants_at(s).split()) == 5
    assert s.round == 1


def test_2_2_discs_go_by_turn_order_not_by_seat():
    s = new_match(4, first_seat=3)
    assert asked(s) == "take_turn 2"
    assert [s.players[seat].personal for seat in (2, 3, 0, 1)] == [4, 5, 5, 6]


def test_2_2_the_first_player_is_chosen_by_chance_or_by_the_table():
    assert {new_match(3, seed, first_seat="random").first for seed in range(40)} == {A, B, C}
    assert [new_match(3, first_seat=seat).first for seat in (1, 2, 3)] == [A, B, C]


def test_2_2_the_first_player_must_have_a_seat():
    with pytest.raises(BadSetup) as error:
        new_match(3, first_seat=4)
    assert error.value.reason[:2] == ("no_such_seat", "2.2")


def test_2_2_the_setup_is_random():
    matches = [new_match(3, seed) for seed in range(60)]
    assert len({s.calamities[-1] for s in matches}) == len({s.calamities[0] for s in matches}) == 12
    assert len({tiles_of(s, A) for s in matches}) > 50
    assert len({lying(s.port) for s in matches}) > 50
    assert new_match(3, 7).calamities == matches[7].calamities


# --- ownership and supplies ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_3_no_disc_and_no_tile_is_ever_lost(seats):
    """T05 Marker, personal and general supply, POLIS, converted leaders and KRYPT make 12, after every action."""
    for seed in range(3):
        for s in playthrough(seats, seed):
            invariants(s)
            for player in GAMES["panthalos"].view(s, None)["players"]:
                assert 1 + sum(player["discs"].values()) == 12
                assert min(player["discs"].values()) >= 0


def test_2_3_nobody_takes_discs_of_another_colour():
    s = run(position(general=[1, 7], figures=["leader@AGRO 5@AGRO"], agenda="agro"))
    assert discs_of(s, A) == (5, 0)
    assert discs_of(s, B) == (4, 7)


def test_2_3_the_number_of_titans_is_public_their_faces_are_not():
    s = position(tiles=["fire8 air5 water6"])
    theirs, own = (GAMES["panthalos"].view(s, viewer)["players"][A] for viewer in (B, A))
    assert (theirs["titans"], theirs["titan_count"]) == (None, 3)
    assert own["titans"] == ["air5", "water6", "fire8"]


def test_2_3_everything_else_lies_open():
    s = position(tiles=["iron cloth ship-iron artisan-any fire+2"])
    seen = GAMES["panthalos"].view(s, B)["players"][A]
    assert seen["goods"] + seen["ships"] + seen["artisans"] + seen["supports"] == tiles_of(s, A).split()


def test_2_3_only_the_owner_learns_which_titan_was_drawn():
    s = run(position(figures=["leader@TITANVS"], piles={"titans": "fire8"}, agenda="titanvs"))
    assert told(s, "drew_titans") == [{"seat": A, "count": 1, "cause": "TITANVS"}]
    assert [drawn["tiles"] for drawn in confided(s, A, "titans_drawn")] == [["fire8"]]
    assert not confided(s, B, "titans_drawn")


def test_2_3_what_is_in_the_box_never_comes_back():
    s = run(position(piles={"goods": 0, "supports": 0}, agenda="round_end"))
    assert (lying(s.agora), lying(s.phalanx)) == ("", "")
    assert s.box[:5] == [8] * 5


# --- components ------------------------------------------------------------------------------------------


def count_of(first, last):
    return sum(COPIES[first:last])


def test_2_1_as_many_tiles_as_the_rulebooks_count():
    assert (count_of(0, 5), count_of(10, 15), count_of(15, 22)) == (40, 20, 14)
    assert (count_of(SUPPORT, TITAN), count_of(TITAN, TILE_KINDS)) == (44, 52)
    assert (len(MERCHANTS), len(CALAMITIES)) == (12, 12)


def test_7_1_every_table_says_where_it_comes_from():
    assert set(PROVENANCE.values()) <= {"printed", "inferred", "reconstructed"}
    printed = {table for table, source in PROVENANCE.items() if source == "printed"}
    assert printed == {"setup", "displays", "krypt_threshold"}


def test_7_2_titans_of_5_to_9():
    assert {TILES[tile]: COPIES[tile] for tile in range(TITAN, TILE_KINDS)} == {
        f"{element}{value}": copies for element in ELEMENTS for value, copies in zip(range(5, 10), (3, 3, 3, 2, 2))
    }


def test_7_3_supports_of_1_to_3():
    assert {TILES[tile]: COPIES[tile] for tile in range(SUPPORT, TITAN)} == {
        f"{element}+{bonus}": copies for element in ELEMENTS for bonus, copies in zip((1, 2, 3), (5, 4, 2))
    }


def test_7_4_eight_goods_of_a_kind_with_the_refined_one_on_the_back():
    assert list(zip(TILES[:5], TILES[5:10], COPIES)) == [
        ("grapes", "wine", 8),
        ("cattle", "hide", 8),
        ("olives", "oil", 8),
        ("iron", "armour", 8),
        ("cotton", "cloth", 8),
    ]


def test_7_5_four_ships_of_a_kind():
    assert dict(zip(TILES[SHIP:15], COPIES[SHIP:15])) == dict.fromkeys(
        ["ship-grapes", "ship-cattle", "ship-olives", "ship-iron", "ship-cotton"], 4
    )


def test_7_6_merchants_want_each_refined_good_four_times_and_seven_of_any():
    assert [sum(column) for column in zip(*(merchant.demand for merchant in MERCHANTS))] == [4, 4, 4, 4, 4, 7]
    assert [merchant.points for merchant in MERCHANTS] == [8, 9, 9, 5, 5, 7, 7, 7, 7, 5, 9, 10]
    assert Counter(bonus for merchant in MERCHANTS for bonus in merchant.bonuses) == {
        "titans2": 4,
        "discs4": 3,
        "support1": 4,
        "promote": 4,
        "peek": 4,
    }


def test_7_6_the_merchant_of_the_rulebook():
    wine, hide, oil, armour, cloth, any_good = MERCHANTS[0].demand
    assert (cloth, armour, wine + hide + oil + any_good) == (2, 1, 0)
    assert (MERCHANTS[0].points, MERCHANTS[0].bonuses) == (8, ("titans2", "peek"))


def test_7_7_two_artisans_of_a_kind():
    assert COPIES[ARTISAN:SUPPORT] == (2,) * 7
    assert dict(zip(CRAFTS, ARTISAN_COST)) == {
        "grapes": 1,
        "cattle": 1,
        "olives": 1,
        "iron": 1,
        "cotton": 1,
        "any": 2,
        "promote": 2,
    }


def test_7_8_a_calamity_is_worth_its_strength_less_3():
    assert all(calamity.points == calamity.strength - 3 for calamity in CALAMITIES)
    assert sorted(calamity.strength for calamity in CALAMITIES) == [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9]
    assert Counter(calamity.element for calamity in CALAMITIES) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert (ELEMENTS[CALAMITIES[0].element], CALAMITIES[0].strength, CALAMITIES[0].points) == ("fire", 8, 5)


def test_7_9_templum():
    assert TEMPLUM == (1, 2, 2, 3, 3, 4, 4, 5)


MINIMUMS = {
    "small": {
        "POLIS": [2, 3, 3, 4, 4, 5, 5],
        "AGORA": [4, 3, 2],
        "PHALANX": [4, 2, 1],
        "ART": [5, 3, 2],
        "ORACVLUM": [2],
        "FORO": [3, 2, 4, 3],
        "TITANVS": [1],
        "AGRO": [1],
        "KRYPT": [4, 2],
        "ARENA": [3, 2],
        "THERMAE": [],
    },
    "large": {
        "POLIS": [2, 3, 3, 3, 4, 4, 5],
        "AGORA": [4, 3, 2, 1],
        "PHALANX": [4, 3, 2, 1],
        "ART": [5, 4, 3, 2],
        "ORACVLUM": [2],
        "FORO": [3, 2, 4, 3],
        "TITANVS": [1],
        "AGRO": [1],
        "KRYPT": [4, 3, 2],
        "ARENA": [4, 3, 2],
        "THERMAE": [],
    },
}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.side)
def test_7_10_values_of_the_slots(board):
    minimums = {name: [] for name in PLACES}
    for slot in board.slots:
        minimums[PLACES[slot.place]].append(slot.minimum)
    assert minimums == MINIMUMS[board.side]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.side)
def test_7_10_slots_with_lightning(board):
    immediate = [slot.id for slot in board.slots if slot.lightning]
    assert immediate == ["AGORA-1", "PHALANX-1", "ART-1", "FORO-2a", "FORO-2b"]


def test_7_10_incomes_of_polis():
    small, large = ([slot.income for slot in board.slots if slot.income] for board in BOARDS)
    assert large == [
        ("titans", 2),
        ("discs", 1),
        ("discs", 1),
        ("supports", 1),
        ("goods", 1),
        ("discs", 2),
        ("titans", 1),
    ]
    assert small == large
    assert [slot.id for board in BOARDS for slot in board.slots if slot.once] == ["POLIS-1", "POLIS-1"]


def test_7_10_elements_of_the_places():
    assert [ELEMENTS[element] for element in ELEMENT_AT] == [
        "water",
        "air",
        "earth",
        "fire",
        "water",
        "air",
        "earth",
        "fire",
        "water",
        "air",
        "earth",
    ]


def test_7_11_numbers_of_the_setup_and_of_the_scores():
    assert (data.FOLLOWERS, data.DICE, data.START_VALUE) == ({2: 5, 3: 4, 4: 3, 5: 3}, 5, 2)
    assert (data.DISCS, data.START_DISCS) == (12, (4, 5, 5, 6, 6))
    assert [threshold(position(seats)) for seats in (2, 3, 4, 5)] == [8, 12, 16, 20]
    assert (data.KRYPT_PENALTY, data.DUEL_POINTS_WITH_DISC, data.DUEL_POINTS) == (3, 8, 4)
    assert (data.FINAL_POINTS_PER_SYMBOL, data.TILES_PER_POINT, data.CONVERSION_TILES) == (2, 2, 2)
    assert (data.ROUNDS, data.STRONGEST, data.LEADER) == (8, 6, 7)
