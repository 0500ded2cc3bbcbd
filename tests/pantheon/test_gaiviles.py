"""Jumping with Gaiviles [3.7]. Yellow is seat 0, green is 1, red is 2."""

from .positions import A, B, choices, do, feet_of, position, reasons, told


def yellow(jumps: int, steps: int, **what):
    return position(
        agenda=f"march 0 {steps} 0 {jumps}", mover=A, steps=["1 " * (steps - 1)], gods=["Gaiviles " * jumps], **what
    )


def test_3_7_a_jump_from_the_temple_at_an_angle():
    """T46"""
    s = yellow(1, 2, feet=["", "505"])
    do(s, "place 506", "place 407", "done")
    assert [each["cost"] for each in told(s, "placed")] == [1, 1]
    assert told(s, "jumped") == [{"seat": A, "over": 505}]


def test_3_7_a_jump_straight_on():
    """T47"""
    s = do(yellow(1, 1, feet=["", "505"]), "place 606", "done")
    assert feet_of(s, A) == "606"


def test_3_7_the_landing_is_paid_as_usual():
    """T48"""
    s = do(yellow(1, 2, feet=["", "505 606", "505"]), "place 606", "done")
    assert told(s, "placed")[0]["cost"] == 2


def test_3_7_an_empty_space_is_not_jumped():
    """T49"""
    s = yellow(1, 3, feet=["", "505"])
    assert reasons(s)["place 603"] == ("not_connected", "3.6.1")


def test_3_7_no_jump_over_two_spaces():
    """T50"""
    s = position(agenda="march 1 4 0 2", gods=[None, "Gaiviles Gaiviles"], feet=["505 606"], reserve=[(2, 3), (4, 3)])
    assert reasons(s)["place 607"] == ("no_foot_beside", "3.6.1")


def test_3_7_two_jumps_with_a_landing_between():
    """T51"""
    s = position(
        agenda="march 1 2 0 2",
        mover=1,
        steps=[None, "1"],
        gods=[None, "Gaiviles Gaiviles"],
        feet=["505"],
        columns=["407"],
    )
    do(s, "place 506", "place 508", "done")
    assert [each["over"] for each in told(s, "jumped")] == [505, 407] and [
        each["cost"] for each in told(s, "placed")
    ] == [1, 1]


def test_3_7_a_column_may_land_beyond_a_foot():
    """T52"""
    s = yellow(1, 1, feet=["503", "604 603"])
    do(s, "place 703", "done")
    assert told(s, "jumped") == [{"seat": A, "over": 603}]
    s = yellow(1, 1, feet=["503", "604 603"], options={"jump_to_column": False})
    assert reasons(s)["place 703"] == ("no_foot_beside", "3.6.1")


def test_3_7_each_gaiviles_jumps_once_in_a_movement():
    """T53"""
    s = yellow(1, 3, feet=["", "505 404"])
    do(s, "place 506")
    assert reasons(s)["place 303"] == ("jump_spent", "3.7")
    s = position(agenda="take_turn 0 0", gods=["Gaiviles"], feet=["506", "505 404"])
    do(s, "move")
    assert "place 303" in choices(s)


def test_3_7_no_jump_in_a_purchase():
    """T54 [3.5.2]"""
    s = position(agenda="shop 0 0", gods=["Gaiviles"], hands=["money1 money1"], feet=["", "505"])
    assert reasons(s)["place 606"] == ("jump_spent", "3.7")


def test_3_7_what_lies_beyond_the_gap_stays_connected():
    """T55"""
    s = position(agenda="march 0 1 0 0", feet=["506", "505"])
    assert "place 407" in choices(s)


def test_3_7_no_jump_over_an_own_piece():
    s = position(agenda="march 1 3 0 1", gods=[None, "Gaiviles"], feet=["", "505"])
    assert "place 707" not in choices(s) and B == 1
