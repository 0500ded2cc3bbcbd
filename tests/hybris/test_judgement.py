"""What bots think of a position of Hybris: fights [6], tiles [2.4], chains [5.1], the chance to win [1.1]."""

import pytest

from pyengine.bots import choose
from pyengine.chance import Dice, mixed
from pyengine.hybris import game
from pyengine.hybris.chains import end_match
from pyengine.hybris.grammar import AVATARS, CITIES
from pyengine.hybris.habits import habit
from pyengine.hybris.judgement import appraise, prospects
from pyengine.hybris.judgement_fights import ODDS, armed, odds
from pyengine.hybris.state import ALL_TILES, CHAINS_GONE, points_of
from pyengine.prospects import WIN

from .positions import A, do, position, run

STRONG, WEAK = "ZE1 ZE5 K1 K4", "K6 K3"
DEALS = 300


def greedy(s) -> str:
    """What greedy does first."""
    return " ".join(map(str, choose(game, s, "greedy", Dice(1))[0]))


def usual(s) -> str:
    return " ".join(map(str, habit(s)))


def worth(s) -> int:
    return sum(appraise(run(s, "turn 0"), A).values())


# --- [6] fights -------------------------------------------------------------------------------------------------------


def hero_on_the_way(hand: str, **more):
    """A Hero may go to any city; Aeon stands in one."""
    parts = {"figures": ["hero1:mortal_world"], "avatars": {"aeon": "thebes"}, "stock": [(3, 2, 2)], "age": 6} | more
    return run(position("zeus", hands=[hand], **parts), "move 0 1")


def test_6_1_greedy_fights_an_avatar_when_it_can_win():
    assert greedy(hero_on_the_way(STRONG, pillars=["ambition destiny"])) == "slot thebes"


def test_6_1_greedy_leaves_an_avatar_alone_when_it_would_lose():
    assert greedy(hero_on_the_way(WEAK)) != "slot thebes"


@pytest.mark.parametrize("hand", [STRONG, "K1 K4 K5", WEAK])
@pytest.mark.parametrize("avatar", [0, 1, 2])
def test_6_3_the_odds_are_those_of_the_deck(hand, avatar):
    """Fought with the usual row, many times."""
    s = position("zeus", hands=[hand], figures=["olympian@elis"], avatars={AVATARS[avatar]: "elis"})
    chance, won = odds(s, s.players[A], 0, avatar, armed(s, A)), 0
    for seed in range(DEALS):
        c = s.copy()
        c.rng = mixed(seed)
        run(c, f"begin_combat 0 0 {avatar} 0 29 -1")
        while c.combats:
            do(c, usual(c))
        won += c.players[A].combats_won
    assert abs(100 * won / DEALS - chance) <= 15


def test_6_3_the_odds_never_fall_with_the_lead():
    for chances in ODDS:
        assert list(chances) == sorted(chances) and chances[0] == 0 and chances[-1] < 100


def contested(figure: str, hand: str, **more):
    s = position("zeus", hands=[hand], figures=[f"{figure}@sparta"], deployed=["TE01@sparta"], **more)
    number = {"olympian": 0, "hero1": 1, "prophet2": 5}[figure]
    return run(s, f"contest 0 {number} 0 25")


def test_6_4_a_contest_that_can_be_won_is_fought():
    assert usual(contested("olympian", STRONG, pillars=["ambition destiny"])) == "accept"


def test_6_4_a_prophet_needs_the_contest_cancelled():
    assert usual(contested("prophet2", STRONG)) == "cancel"
    assert usual(contested("prophet2", "K6")) == "accept"


# --- [2.4] tiles -----------------------------------------------------------------------------------------


def with_pieces(**taken: str):
    """A position in which so many Sparks and Temples are off the tiles: `tile1="SS"`."""
    s = position("zeus", age=2)
    for tile, kinds in taken.items():
        for kind in kinds:
            s.players[A].pieces[4 * (int(tile[-1]) - 1) + "ST".index(kind)] -= 1
    return s


def test_2_4_pieces_come_off_the_tile_that_is_nearly_empty():
    assert usual(run(with_pieces(tile1="S"), "free_piece 0 0")) == "free spark 1"
    assert usual(run(with_pieces(tile6="S"), "free_piece 0 4")) == "free temple 6"


def test_2_4_an_empty_tile_is_worth_more_than_pieces_of_two():
    assert worth(with_pieces(tile1="SS")) > worth(with_pieces(tile1="S", tile5="S"))


def test_2_4_the_later_a_tile_the_more_it_is_worth():
    """The sixth wins the match."""

    def emptied(number: int) -> int:
        temples = " ".join(CITIES[: number // 2])
        return worth(position("zeus", age=5, emptied=[tuple(range(1, number + 1))], temples=[temples]))

    worths = [emptied(number) for number in (1, 3, 5)]
    assert 0 < worths[1] - worths[0] < worths[2] - worths[1]


def test_1_1_to_win_or_lose_before_the_last_age_counts_most():
    s = run(position("zeus", age=2), "turn 0")
    won, lost = s.copy(), s.copy()
    end_match(won, ALL_TILES)
    end_match(lost, CHAINS_GONE)
    assert sum(appraise(won, A).values()) > worth(s) + 9000 > sum(appraise(lost, A).values()) + 18000


# --- [5] Chronos -----------------------------------------------------------------------------------------


def test_5_1_a_chain_breaks_where_it_costs_least():
    assert usual(run(position("zeus", chains={"temnein": 1, "gonos": 0}), "choose_break 0 -1")) in (
        "concept anthropos",
        "concept cosmos",
    )
    assert usual(run(position("zeus", chains={"anthropos": 1, "cosmos": 3}), "choose_break 0 0")) == "concept cosmos"


def test_5_1_a_chain_is_added_where_most_are_missing():
    s = position("zeus", chains={"temnein": 1, "gonos": 0, "cosmos": 4})
    assert usual(run(s, "choose_add 0")) == "concept temnein"


def test_5_9_an_avatar_is_sent_where_nobody_stands():
    s = position("zeus", figures=["hero1@athens olympian@sparta"], deployed=["TE01@corinth TE05@corinth"])
    assert usual(run(s, "choose_city 0 2")) == "slot corinth"


def test_5_6_a_slot_is_blocked_that_is_missed_least():
    named = usual(run(position("zeus", figures=["hero1@o4"]), "choose_block 0 -1 0")).split()[1]
    assert named in {"f4", "r4", "u4", "c4", "m4"}


# --- [1.1] the chance to win -----------------------------------------------------------------------------


def test_1_1_prospects_rise_with_the_lead_and_are_for_all():
    found = [prospects(position("zeus athena", age=5, points=[30 + lead, 30], chronos=30)) for lead in (-9, 0, 9)]
    assert found[0][A] < found[1][A] < found[2][A]
    assert all(0 <= share <= WIN for shares in found for share in shares)


def test_1_1_prospects_fall_with_the_last_chains():
    chains = dict.fromkeys(("anthropos", "cosmos", "gonos"), 0)
    many, few = position("zeus", points=[9]), position("zeus", points=[9], chains=chains | {"temnein": 1})
    assert prospects(few)[A] < prospects(many)[A] and points_of(few.players[A]) == 9
