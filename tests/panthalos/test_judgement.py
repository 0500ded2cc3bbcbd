"""What the bots of Panthalos think of a position."""

import pytest

from pyengine.bots import greedy
from pyengine.chance import Dice
from pyengine.panthalos import game

from .positions import A, B, position


def two_merchants(seats: int, opposite: str):
    """Seat A can serve one of two merchants, which bring it about the same; seat B holds `opposite`."""
    return position(
        seats,
        tiles=["oil armour", opposite],
        figures=["leader 3"] * seats,
        merkator="M04 M05",
        agenda=["take_turn 0", "take_turn 1"],
    )


@pytest.mark.parametrize(
    "seats, opposite, served", [(2, "", "M04"), (2, "oil", "M04"), (2, "armour", "M05"), (3, "armour", "M04")]
)
def test_3_6_of_two_a_bot_serves_the_merchant_that_the_other_could_serve(seats, opposite, served):
    s = two_merchants(seats, opposite)
    gestures = [(("serve", merchant),) for merchant in ("M04", "M05")]
    assert greedy(game, gestures, s.copy, Dice(1)) == (("serve", served),)


def test_3_what_the_other_has_counts_against_a_seat_in_a_match_of_two():
    s = two_merchants(2, "armour")
    mine, theirs = (sum(game.appraise(s, seat).values()) for seat in (A, B))
    assert mine == -theirs != 0
    assert "rivals" not in game.appraise(two_merchants(3, "armour"), A)
