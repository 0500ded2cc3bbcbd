"""What the bots of Pantheon think of a position."""

from pyengine.bots import OPEN_ENDED, follow
from pyengine.pantheon import game

from .positions import A, B, position

EQUAL = {
    "reserve": [(8, 3), (8, 3)],
    "hands": ["dancer priest money1 step", "dancer priest money1 step"],
    "gods": ["Depraccus Stonkus", "Depraccus Stonkus"],
}


def test_3_what_the_others_have_counts_against_a_seat():
    plain = position(2, epoch=5, agenda="take_turn 0 0", **EQUAL)
    ahead = position(2, epoch=5, agenda="take_turn 0 0", points=[0, 5], **EQUAL)
    assert sum(game.appraise(ahead, B).values()) - sum(game.appraise(plain, B).values()) == 500
    assert sum(game.appraise(ahead, A).values()) - sum(game.appraise(plain, A).values()) == -500


def test_3_an_epoch_that_is_worth_the_same_to_all_is_ended_at_once():
    """Its rest is worth much, but to both alike; a bot that judged only its own seat would draw a card instead."""
    s = position(2, epoch=5, agenda=["take_turn 0 0", "epoch_end"], loot={505: "money"}, **EQUAL)
    _, actions, _ = follow(game, s, (("buy",),), OPEN_ENDED)
    assert ("place", 505) in actions
