"""Setup [2], and setting up an epoch [3.1]."""

import pytest

from pyengine.match import BadSetup
from pyengine.pantheon import game
from pyengine.pantheon.data import CARDS, DEPRACCUS, GODS, HIGH, LOOT, NATIONS, STEP
from pyengine.pantheon.epochs import lay_out
from pyengine.pantheon.map import HOME, ID, SPACE
from pyengine.pantheon.options import Settings

from .positions import (
    A,
    B,
    C,
    D,
    asked,
    bonuses,
    choices,
    columns_of,
    confided,
    do,
    general_of,
    gods_of,
    hand_of,
    hand_size,
    money_pile,
    new_game,
    points_of,
    position,
    reasons,
    reserve_of,
    run,
    told,
)

LOOT_OF_GALLIA = {2: [204, 501, 705], 3: [204, 501, 507, 705], 4: [204, 306, 501, 507, 705]}


@pytest.mark.parametrize("seats, deck", [(2, 61), (3, 56), (4, 51)])
def test_2_2_everybody_begins_alike(seats, deck):
    """T01"""
    s = lay_out(seats, Settings(*[0] * 8), 5)
    for seat in range(seats):
        assert reserve_of(s, seat) == (4, 3) and general_of(s, seat) == (8, 9)
        assert hand_size(s, seat) == 5 and points_of(s, seat) == 0
    assert len(s.deck) == deck and len(s.display) == 4
    assert money_pile(s) == "money2 money2 money3 money3 money4 money4 money5"
    game.invariants(s)


def test_2_2_low_demigods_come_first():
    """T02"""
    s = lay_out(4, Settings(*[0] * 8), 5)
    assert sorted(s.low) == [1, 1, 1, 2, 2, 2, 3, 3, 3] and len(s.high) == 12 and min(s.high) == HIGH
    low = len(s.low)
    s.track, s.gods = [0], [1] * 4  # four Plaesiris: 8 demigods, and one more
    from pyengine.pantheon.gods import next_demigod

    drawn = [next_demigod(s) for _ in range(21)]
    assert sorted(drawn[:low]) == [1, 1, 1, 2, 2, 2, 3, 3, 3] and min(drawn[low:]) == 4


def test_2_2_the_first_player_is_drawn_by_lot_or_chosen():
    assert {new_game(3, seed).first for seed in range(20)} == {0, 1, 2}
    assert {new_game(4, seed, first_seat=3).first for seed in range(5)} == {2}
    with pytest.raises(BadSetup) as error:
        new_game(2, first_seat=3)
    assert error.value.reason[:2] == ("no_such_seat", "2.2")


@pytest.mark.parametrize("seats, pieces", [(2, (6, 5)), (3, (5, 4)), (4, (4, 3))])
def test_2_3_pieces_by_number_of_players(seats, pieces):
    """T07"""
    s = lay_out(seats, Settings(0, 1, 0, 0, 0, 0, 0, 0), 3)
    for seat in range(seats):
        assert reserve_of(s, seat) == pieces
        assert general_of(s, seat) == (12 - pieces[0], 12 - pieces[1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_1_an_epoch_is_set_up(seats):
    """T03, T04, T05: Gallia, with 3, 2 and 4 players."""
    s = position(seats, epoch=1, temple=False, shown="", loot={})
    s.epoch, s.track, s.nations = 0, [], [NATIONS.index("Gallia")]
    s.players[A].waiting = 0
    s.nations = [NATIONS.index("Gallia")] * 8  # whichever is drawn
    s.agenda = [("epoch_setup",)]
    from pyengine.course import advance
    from pyengine.pantheon import RULES

    advance(RULES, s)
    assert len(s.gods) == len(s.tiles) == seats + 1
    assert sorted(ID[space] for space in s.lying) == LOOT_OF_GALLIA[seats]
    assert len(s.bag) == 40 - seats - 1 and s.temple == -1 and asked(s) == "gallia 0"
    assert told(s, "epoch_began") == [{"epoch": 1, "nation": "Gallia", "seat": 0}]
    assert told(s, "gods_revealed")[0]["count"] == told(s, "loot_laid")[0]["count"] == seats + 1
    assert told(s, "loot_laid")[0]["loot"] == [LOOT[tile] for tile in s.tiles]
    for _ in range(seats):
        from pyengine.course import apply

        apply(RULES, s, ("cards",))
    assert s.temple == SPACE[504] == HOME["Gallia"] and told(s, "temple_set") == [{"nation": "Gallia", "space": 504}]
    assert asked(s) == "take_turn 0 0"


def test_3_1_demigods_for_plaesiris_and_for_loot():
    """T06"""
    s = position(
        3, shown="Plaesiris Plaesiris Stonkus Gadicea", loot={204: "demigod", 501: "god", 705: "cards2", 507: "money"}
    )
    from pyengine.pantheon.gods import show_demigods

    show_demigods(s, 2 * s.gods.count(1) + s.tiles.count(0))
    assert len(s.demigods) == 5 and max(s.demigods) < HIGH and len(s.low) == 4
    assert told(s, "demigods_revealed")[0]["count"] == 5


def test_3_1_no_more_demigods_are_revealed_than_there_are():
    s = position(3, demigod_pile="6")
    from pyengine.pantheon.gods import show_demigods

    show_demigods(s, 3)
    assert s.demigods == [6] and not s.low and not s.high


def test_3_1_depraccus_brings_cards_when_the_epoch_is_set_up():
    """T11 [3.9.4]"""
    s = position(3, temple=False, gods=["Depraccus Depraccus"], hands=["step gift gift priest"])
    run(s, "golden_age")
    assert hand_size(s, A) == 8
    assert told(s, "drew") == [{"seat": A, "count": 4, "cause": "Depraccus"}]
    assert confided(s, A, "cards_drawn")[0]["count"] == 4
    assert s.players[A].gods[DEPRACCUS] == 2 and asked(s) == "take_turn 0 0"


# --- bonus tiles -----------------------------------------------------------------------------------------


def deal(s, seat, name):
    from pyengine.pantheon.bonus import use_bonus
    from pyengine.pantheon.data import BONUSES

    use_bonus(s, seat, BONUSES.index(name))
    game.invariants(s)
    return s


def test_2_4_the_column_goes_on_any_column_space():
    """T09"""
    s = deal(position(3, temple=False), B, "column")
    run(s, "bonus_columns")
    assert asked(s) == f"place_bonus_column {B}" and len(choices(s)) == 34
    do(s, "place 2414")
    assert columns_of(s, B) == "2414" and general_of(s, B) == (8, 8) and reserve_of(s, B) == (4, 3)
    assert told(s, "bonus_got") == [{"seat": B, "bonus": "column"}]
    assert told(s, "bonus_placed") == [{"seat": B, "space": 2414}]
    run(s, "epoch_end")
    assert columns_of(s, B) == "2414"


def test_2_4_the_column_goes_where_there_is_room_for_it():
    """[3.6] At most two pieces stand on a space, of two players: a third column would be lost."""
    s = position(3, columns=["2414 1000", "301", "301"], agenda=[f"place_bonus_column {A}"])
    run(s)
    assert reasons(s) == {
        "place 1000": ("own_piece_here", "3.6"),
        "place 301": ("space_full", "3.6"),
        "place 2414": ("own_piece_here", "3.6"),
    }
    assert len(choices(s)) == 31


def test_2_4_the_god_bonus_is_free():
    """T10"""
    s = deal(position(3, epoch=1, pile="Vinthrad"), C, "god")
    assert gods_of(s, C) == "Vinthrad" and points_of(s, C) == 1
    assert told(s, "god_gained") == [{"seat": C, "god": "Vinthrad", "points": 1, "cause": "bonus"}]


def test_2_4_a_god_dealt_before_the_first_epoch_scores_as_in_it():
    s = position(3, pile="Vinthrad")
    s.epoch = 0
    deal_bonus = __import__("pyengine.pantheon.bonus", fromlist=["use_bonus"]).use_bonus
    deal_bonus(s, A, 0)
    assert points_of(s, A) == 1


def test_2_4_the_other_bonus_tiles_are_like_loot():
    s = deal(position(3), A, "reserve")
    assert reserve_of(s, A) == (6, 4)
    assert told(s, "reserve_gained") == [{"seat": A, "feet": 2, "columns": 1, "cause": "bonus"}]
    s = deal(position(3), A, "cards")
    assert hand_size(s, A) == 3 and told(s, "drew") == [{"seat": A, "count": 3, "cause": "bonus"}]
    s = deal(position(3), A, "money")
    assert hand_of(s, A) == "money2" and told(s, "money_gained") == [{"seat": A, "card": "money2"}]
    s = deal(position(3), A, "demigod")
    assert told(s, "demigods_drawn") == [{"seat": A, "count": 1}] and told(s, "demigods_seen") == []
    assert confided(s, A, "demigods_seen")[0]["demigods"][0] < HIGH


def test_2_2_2_4_one_each_is_dealt_and_the_rest_goes_to_the_box():
    s = lay_out(4, Settings(*[0] * 8), 8)
    s.events = []
    run(s)
    assert [event["seat"] for event in told(s, "bonus_got")] == [(s.first + k) % 4 for k in range(4)]
    assert len({event["bonus"] for event in told(s, "bonus_got")}) == 4 and s.bonus == []


def test_2_5_the_last_player_chooses_first():
    """T08"""
    s = lay_out(4, Settings(1, 0, 0, 1, 1, 0, 0, 1), 3)
    s.nations = [NATIONS.index("Roma")] * 8
    s.events = []
    from pyengine.course import advance, apply
    from pyengine.course import choices as legal
    from pyengine.pantheon import RULES

    advance(RULES, s)
    seats = []
    while s.agenda[-1][0] != "take_turn":
        if s.agenda[-1][0] == "draft_bonus":
            seats.append(s.agenda[-1][1])
            assert len(bonuses(s)) == 7 - len(seats)
        apply(RULES, s, legal(RULES, s)[0])
    assert seats == [D, C, B, A] and s.bonus == [] and asked(s) == "take_turn 0 0"


def test_2_5_a_depraccus_from_the_draft_draws_later():
    s = position(3, pile="Depraccus", agenda=["draft_bonus 0", "put_away"])
    s.bonus = [0, 1, 2]
    do(s, "bonus god")
    assert gods_of(s, A) == "Depraccus" and hand_size(s, A) == 0 and s.bonus == []


def test_2_5_a_column_that_is_drafted_is_placed_at_once():
    s = position(3, agenda=["draft_bonus 0", "draft_bonus 1", "put_away"])
    s.bonus = [0, 1, 2]
    do(s, "bonus column", "place 607")
    assert columns_of(s, A) == "607" and asked(s) == "draft_bonus 1" and choices(s) == ["bonus god", "bonus demigod"]


def test_2_2_names_of_cards_and_gods_are_ids():
    assert CARDS[STEP] == "step" and GODS[DEPRACCUS] == "Depraccus"
