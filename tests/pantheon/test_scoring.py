"""The end of an epoch [3.13], scorings [3.14], the end of the game [4], and the invariants."""

import pytest

from pyengine.chance import Dice, below
from pyengine.course import apply
from pyengine.course import choices as legal
from pyengine.pantheon import RULES, game
from pyengine.pantheon.data import COLUMN_POINTS
from pyengine.pantheon.scoring import forecast, outcome, score

from .positions import A, B, C, asked, demigods_of, do, new_game, points_of, position, reserve_of, run, seen_by, told

TWELVE = "301 202 703 1005 107 407 607 1107 1407 509 709 410"


def columns(count: int) -> str:
    return " ".join(TWELVE.split()[:count])


def test_3_13_the_last_god_ends_the_epoch():
    """T90"""
    s = position(
        shown="Gaiviles", ranks=["gift 4"], loot={204: "god", 501: "money"}, agenda=["take_turn 0 0", "epoch_end"]
    )
    do(s, "worship Gaiviles", "offer gift")
    assert told(s, "epoch_ended") == [{"seat": A, "epoch": 1, "points": 3, "cause": "gods"}]
    assert sorted(s.loot_box) == [1, 5] and s.epoch == 2 and s.first == B


def test_3_14_a_scoring():
    """T91"""
    s = position(epoch=3, points=[11], demigods=["3 2"], columns=[columns(5)])
    s.agenda = [("epoch_end",)]
    score_only(s)
    assert points_of(s, A) == 26
    assert told(s, "scored")[A] == {"seat": A, "demigods": 5, "columns": 10, "pietalte": 0, "points": 15}
    assert told(s, "demigods_shown") == [{"seat": A, "demigods": [2, 3], "count": 2}]


def score_only(s):
    """Run the end of an epoch without the setup of the next one."""
    s.agenda.clear()
    RULES["epoch_end"].run(s)
    s.agenda.clear()


@pytest.mark.parametrize("count, points", [(0, 0), (1, 1), (3, 3), (4, 8), (7, 14), (8, 24), (11, 33), (12, 48)])
def test_3_14_columns(count, points):
    """T92"""
    assert COLUMN_POINTS[count] == points
    s = position(epoch=6, columns=[columns(count)], reserve=[(0, 0)])
    score_only(s)
    assert score(s)[A]["columns"] == points


def test_3_9_8_pietalte_counts_the_highest_tile():
    """T93, T94 [3.14]"""
    for gods, points in (("Pietalte", 4), ("Pietalte Pietalte", 8)):
        s = position(epoch=3, gods=[gods], ranks=["gift 4 dancer 2"])
        score_only(s)
        assert score(s)[A] == {"total": points, "gods": 0, "ends": 0, "demigods": 0, "columns": 0, "pietalte": points}
    s = position(epoch=3, gods=["Pietalte"])
    score_only(s)
    assert points_of(s, A) == 0


def test_3_14_demigods_count_at_both_scorings():
    """T95"""
    s = position(epoch=3, demigods=["3"], loot={})
    assert seen_by(s, B)["players"][A]["demigods"] is None and seen_by(s, B)["players"][A]["demigods_known"] == []
    luck = s.luck
    score_only(s)
    assert s.luck > luck and seen_by(s, B)["players"][A]["demigods_known"] == [3]
    s.epoch = 6
    score_only(s)
    assert score(s)[A]["demigods"] == 6 and demigods_of(s, A) == "3"


def ended(**what):
    """A match that is over."""
    s = position(epoch=6, **what)
    s.agenda.clear()
    return s


def test_4_more_demigods_win_a_tie():
    """T96"""
    s = ended(points=[90, 90], demigods=["1 1 2", "6 6"])
    assert outcome(s) == {"winners": [A], "reason": "epochs", "tie_break": "demigods"}


def test_4_otherwise_victory_is_shared():
    """T97"""
    s = ended(points=[90, 90, 10], demigods=["1 1 2", "6 5 4"])
    assert outcome(s) == {"winners": [A, B], "reason": "epochs", "tie_break": "shared"}
    assert outcome(ended(points=[1, 3, 2])) == {"winners": [B], "reason": "epochs", "tie_break": None}


def test_3_13_feet_come_back():
    """T98"""
    s = position(feet=["604 603 505"], reserve=[(1, 3)], epoch=1)
    score_only(s)
    assert reserve_of(s, A) == (4, 3) and s.players[A].feet == s.players[A].reach == 0


def test_4_the_game_ends_after_the_sixth_epoch():
    s = position(epoch=6, shown="Gaiviles", ranks=["gift 4"], points=[10], agenda=["take_turn 0 0", "epoch_end"])
    do(s, "worship Gaiviles", "offer gift")
    assert asked(s) is None and told(s, "game_ended") == [{}]
    assert score(s)[A] == {"total": 19, "gods": 16, "ends": 3, "demigods": 0, "columns": 0, "pietalte": 0}
    assert forecast(s) == score(s) and seen_by(s, None)["phase"] == "end"


def test_3_13_the_trigger_counts_once():
    s = position(shown="Gaiviles", ranks=["gift 4"], loot={}, agenda="take_turn 0 0")
    do(s, "worship Gaiviles", "offer gift")
    assert told(s, "epoch_ended")[0]["cause"] == "both" and score(s)[A]["ends"] == 3


def test_3_3_sixty_turns_in_which_nothing_happens_end_the_epoch():
    s = position(idle=59, agenda=["take_turn 1 0", "epoch_end"])
    do(s, *["draw deck"] * 3)
    assert (
        told(s, "epoch_ended") == [{"seat": B, "epoch": 1, "points": 3, "cause": "idle"}]
        and s.first == C
        and s.idle == 0
    )
    s = position(idle=59, hands=[None, "money1"], agenda="take_turn 1 0")
    do(s, "buy", "buy_piece foot", "done")
    assert told(s, "epoch_ended") == [] and s.idle == 0
    s = do(position(idle=59, options={"idle_limit": "none"}, agenda="take_turn 1 0"), *["draw deck"] * 3)
    assert told(s, "epoch_ended") == [] and s.idle == 60


def test_4_the_forecast_counts_only_demigods_seen_by_all():
    s = position(epoch=2, demigods=["3 6"], seen=["3"], columns=[columns(4)], points=[5], agenda="take_turn 0 0")
    assert forecast(s)[A] == {"total": 16, "gods": 5, "ends": 0, "demigods": 3, "columns": 8, "pietalte": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_nothing_is_lost_or_doubled(seats):
    """T99"""
    for seed in range(3):
        s, dice = new_game(seats, seed), Dice(seed)
        while s.agenda:
            options = legal(RULES, s)
            apply(RULES, s, options[below(dice, len(options))])
            game.invariants(s)


def test_3_lost_and_doubled_components_are_noticed():
    """The invariants checked in the test above can fail."""
    for harm in (
        "s.deck.pop()",
        "s.god_pile.pop()",
        "s.low.append(1)",
        "s.bag.pop()",
        "s.players[0].spare[0] += 9",
        "s.players[1].shown[0] += 1",
        "s.stock[0] += 1",
        "s.players[2].columns |= 1",
        "s.nations.pop()",
    ):
        s = position()
        exec(harm, {"s": s})
        with pytest.raises(AssertionError):
            game.invariants(s)


def test_3_13_the_next_epoch_follows():
    s = run(position(epoch=1), "epoch_end")
    assert s.epoch == 2 and len(s.track) == 2 and told(s, "epoch_began")[0]["epoch"] == 2
