"""Move [3.4] and placing pieces [3.6]."""

from pyengine.course import choices as legal
from pyengine.course import refused
from pyengine.pantheon import RULES
from pyengine.pantheon.map import ID

from .positions import (
    A,
    B,
    C,
    asked,
    choices,
    columns_of,
    demigods_of,
    do,
    feet_of,
    hand_of,
    hand_size,
    points_of,
    position,
    reasons,
    reserve_of,
    run,
    seen_by,
    told,
)

TURN = "take_turn 0 0"


def steps_left(s) -> int:
    """The steps left in the current movement, including those of the cards in hand."""
    movement = seen_by(s, s.agenda[-1][1])["movement"]
    return movement["steps"] + 2 * movement["cards_left"]


def moving(steps: int, **what):
    """Seat 0 in a movement with this number of steps: 1 from the big foot, the rest from step tiles."""
    return position(agenda=f"march 0 {steps} 0 0", mover=A, steps=["1 " * (steps - 1)], **what)


def test_3_4_1_the_big_foot_and_a_card_make_three_steps():
    """T25 [3.4]"""
    s = do(position(hands=["step"], agenda=TURN), "move")
    assert asked(s) == "march 0 1 0 0" and steps_left(s) == 3
    assert told(s, "moves") == [{"seat": A, "steps": 1}] and seen_by(s, B)["big_foot"] == A


def test_3_4_1_gods_and_tiles_add_steps():
    """T38"""
    s = do(position(hands=["step step"], gods=["Vinthrad"], steps=["2"], agenda=TURN), "move")
    assert steps_left(s) == 8
    s = position(hands=[None, "step step"], gods=[None, "Vinthrad"], steps=[None, "2"], mover=A, agenda="follow 1")
    assert steps_left(s) == 7


def test_3_6_a_first_route():
    """T26"""
    s = do(position(hands=["step"], agenda=TURN), "move", "place 604", "place 603", "place 703")
    assert feet_of(s, A) == "603 604" and columns_of(s, A) == "703" and reserve_of(s, A) == (2, 2)
    assert choices(s) == ["done"] and reasons(s)["place 704"] == ("steps_missing", "3.4.1")
    assert told(s, "placed")[2] == {"seat": A, "piece": "column", "space": 703, "cost": 1}
    do(s, "done")
    assert hand_of(s, A) == "" and told(s, "cards_played") == [{"seat": A, "count": 1}]


def test_3_6_what_a_first_piece_may_not_do():
    """T27 [3.6.1]"""
    s = do(position(hands=["step step"], agenda=TURN), "move")
    assert reasons(s)["place 703"] == ("no_foot_beside", "3.6.1")  # a column space, which takes no feet
    assert reasons(s)["place 603"] == ("not_connected", "3.6.1")
    assert reasons(s)["place 504"] == ("temple_here", "3.6")
    assert set(choices(s)) == {f"place {space}" for space in (404, 403, 503, 405, 505, 604)}


def test_3_6_an_occupied_space_costs_two():
    """T28"""
    s = position(
        feet=["604"],
        columns=["607"],
        hands=[None, "step step step"],
        loot={507: "steps1", 204: "god"},
        agenda="follow 1",
        mover=A,
    )
    do(s, "place 505", "place 606", "place 607", "place 507")
    assert [each["cost"] for each in told(s, "placed")] == [1, 1, 2, 1]
    assert told(s, "loot_taken") == [{"seat": B, "loot": "steps1", "space": 507}]
    assert steps_left(s) == 1
    do(s, "done")
    assert (
        hand_of(s, B) == "" and s.players[B].strides == [1, 0] and told(s, "steps_gained") == [{"seat": B, "count": 1}]
    )


def test_3_4_2_the_others_follow_without_the_big_foot():
    """T29"""
    s = position(hands=["", "step"], agenda=TURN)
    do(s, "move", "place 604", "done")
    assert asked(s) == "follow 1" and steps_left(s) == 2
    do(s, "place 505", "place 606")
    assert choices(s) == ["done"] and told(s, "follows") == [{"seat": B, "steps": 0}]
    do(s, "done")
    assert hand_size(s, C) == 1 and asked(s) == "take_turn 1 0" and s.mover == -1


def test_3_6_several_routes():
    """T30, T31, T32, T33 [3.6.1, 3.4.2]"""
    s = position(
        feet=["505 606"], hands=["step step", "step step step", "step"], agenda=TURN, reserve=[(4, 3), (4, 3), (1, 3)]
    )
    do(s, "move", "place 607", "place 604", "place 603", "place 703")
    assert sum(each["cost"] for each in told(s, "placed")) == 4 and steps_left(s) == 1
    do(s, "done", "place 503", "place 603", "place 703")
    assert [each["cost"] for each in told(s, "placed")[4:]] == [1, 2, 2]
    do(s, "done")
    assert asked(s) == "follow 2" and not {"place 607", "place 703", "place 507"} & set(choices(s))
    held = hand_size(s, C)
    do(s, "stay")
    assert hand_size(s, C) == held + 1 and told(s, "stayed") == [{"seat": C}]
    other = position(feet=["603", "603", "604"], columns=["703", "703"], agenda="march 2 5 0 0")
    assert reasons(other)["place 603"] == reasons(other)["place 703"] == ("space_full", "3.6")


def test_3_6_1_an_old_column_is_linked_by_feet():
    """T34, T35"""
    s = moving(5, columns=["607"], reserve=[(4, 3)])
    assert reasons(s)["place 708"] == ("not_connected", "3.6.1")
    do(s, "place 505", "place 606", "place 708", "place 609", "place 509", "done")
    assert [each["cost"] for each in told(s, "placed")] == [1] * 5


def test_3_6_1_a_column_needs_a_foot_beside():
    """T36"""
    s = moving(3, columns=["607"], feet=["505 606"])
    assert reasons(s)["place 407"] == ("no_foot_beside", "3.6.1")


def test_3_6_1_old_columns_that_touch_link_each_other():
    s = moving(5, columns=["607 703"], feet=["604"])
    assert "place 803" not in choices(s)
    do(s, "place 603")
    assert "place 803" in choices(s)


def test_3_6_water_is_open_to_feet():
    """T37"""
    s = do(moving(1), "place 403", "done")
    assert feet_of(s, A) == "403"


def test_3_6_no_two_own_pieces_on_one_space():
    s = moving(3, feet=["604"])
    assert reasons(s)["place 604"] == ("own_piece_here", "3.6")


def test_3_6_pieces_come_from_the_personal_reserve():
    s = moving(3, feet=["604 603"], reserve=[(0, 0)])
    assert reasons(s)["place 505"] == ("no_foot_left", "3.6") and reasons(s)["place 703"] == ("no_column_left", "3.6")


def test_3_4_2_free_steps_need_no_card():
    """T39 [3.9.5]"""
    s = run(position(gods=[None, "Vinthrad"], mover=A), "following 1", "take_turn 2 0")
    do(s, "place 604", "done")
    assert hand_size(s, B) == 0 and told(s, "cards_played") == told(s, "stayed") == []


def test_3_4_2_a_player_who_cannot_move_draws():
    s = run(position(mover=A), "following 1", TURN)
    assert hand_size(s, B) == 1 and told(s, "drew") == [{"seat": B, "count": 1, "cause": "stay"}] and asked(s) == TURN


def test_3_6_2_loot_comes_after_the_movement():
    """T40 [3.12.1]"""
    s = position(feet=["505 606"], reserve=[(1, 0)], hands=["step"], loot={507: "reserve", 204: "god"}, agenda=TURN)
    do(s, "move", "place 507")
    assert choices(s) == ["done"] and reasons(s)["place 604"] == ("no_foot_left", "3.6")
    assert seen_by(s, B)["movement"]["loot"] == ["reserve"]
    do(s, "done")
    assert reserve_of(s, A) == (1, 1)
    assert told(s, "reserve_gained") == [{"seat": A, "feet": 1, "columns": 1, "cause": "loot"}]


def test_3_12_loot_is_used_in_the_order_it_was_picked_up():
    """T41 [3.12.7, 3.12.5]"""
    s = run(position(picked="steps1 cards3"), "loot 0", TURN)
    kinds = [kind for kind, only, _ in s.events if kind in ("steps_gained", "drew")]
    assert kinds == ["steps_gained", "drew"] and hand_size(s, A) == 3 and s.picked == []
    assert seen_by(s, A)["players"][A]["steps"] == {"own": 2, "follow": 1}


def test_3_13_all_finish_their_movements_after_the_last_loot():
    """T42"""
    s = position(feet=["505 606"], hands=["step", "step", ""], loot={507: "money"}, agenda=TURN)
    do(s, "move", "place 507")
    assert steps_left(s) == 2
    do(s, "place 404", "place 604", "done")
    assert asked(s) == "follow 1"
    do(s, "place 604", "done")
    assert hand_size(s, C) == 1 and told(s, "epoch_ended") == [{"seat": A, "epoch": 1, "points": 3, "cause": "loot"}]
    assert points_of(s, A) == 3 and s.first == B


def test_3_13_the_active_player_ends_the_epoch_whoever_took_the_last_loot():
    """T43"""
    s = position(feet=[None, "505 606"], hands=["", "step", ""], loot={507: "money"}, agenda=TURN)
    do(s, "move", "place 604", "done", "place 507", "done")
    assert [points_of(s, seat) for seat in (A, B, C)] == [3, 0, 0] and s.first == B and hand_size(s, C) == 1


def test_3_6_2_the_second_piece_on_a_space_gets_no_loot():
    """T44"""
    s = moving(2, feet=["505 606", "507"], loot={204: "god"})
    do(s, "place 507", "done")
    assert told(s, "placed") == [{"seat": A, "piece": "foot", "space": 507, "cost": 2}] and told(s, "loot_taken") == []


def test_3_13_feet_come_back_and_columns_stay():
    """T45"""
    s = position(feet=["604", None, "604"], columns=["607", "607"], reserve=[(3, 2), (4, 2), (3, 3)], epoch=1)
    from pyengine.pantheon import RULES as rules

    rules["epoch_end"].run(s)
    assert [reserve_of(s, seat) for seat in (A, B, C)] == [(4, 2), (4, 2), (4, 3)]
    assert columns_of(s, A) == columns_of(s, B) == "607" and feet_of(s, A) == feet_of(s, C) == ""


def test_3_4_at_least_one_piece_must_be_placed():
    s = do(position(agenda=TURN), "move")
    assert reasons(s)["done"] == ("nothing_placed", "3.4")
    do(s, "place 604")
    assert "done" in choices(s)
    s = position(reserve=[(0, 0)], agenda=TURN)
    assert reasons(s)["move"] == ("nothing_to_place", "3.4")


def test_3_4_1_a_card_that_is_not_needed_stays_in_the_hand():
    s = do(position(hands=["step step step"], agenda=TURN), "move", "place 604", "place 603", "done")
    assert hand_of(s, A).count("step") == 2


def test_3_4_cards_are_seen_when_the_movement_is_over():
    """Until then the movement can be undone."""
    s = do(position(hands=["step step"], agenda=TURN), "move")
    luck = s.luck
    do(s, "place 604", "place 603")
    assert s.luck == luck and seen_by(s, B)["players"][A]["hand_count"] == 2
    do(s, "done")
    assert s.luck > luck


def test_3_6_every_refused_space_has_a_reason():
    """In many positions, choices and refusals together contain each space exactly once."""
    found = [
        moving(1, feet=["604 603", "505 604", "603"], columns=["607", "703"]),
        position(agenda="march 0 2 0 1", gods=["Gaiviles"], feet=["", "505 606", "505"], columns=[None, "607"]),
        position(agenda="follow 0", hands=["step"], feet=["604", "603"]),
        position(agenda="shop 0 1", hands=["money1 money2"], feet=["604 603", "505"]),
        moving(5, reserve=[(0, 2)], feet=["604 603"]),
    ]
    for s in found:
        chosen = [action[1] for action in legal(RULES, s) if action[0] == "place"]
        barred = [action[1] for action, _ in refused(RULES, s) if action[0] == "place"]
        assert sorted(chosen + barred) == sorted(ID) and chosen
        assert seen_by(s, A)["targets"] and [each["space"] for each in seen_by(s, A)["targets"]] == chosen
        assert seen_by(s, B)["targets"] == []


# --- loot with a choice ----------------------------------------------------------------------------------


def test_3_12_1_two_columns_or_two_feet():
    s = run(position(picked="choice"), "loot 0", TURN)
    assert asked(s) == "choose_reserve 0"
    do(s, "gain columns")
    assert reserve_of(s, A) == (4, 5)
    assert reserve_of(do(run(position(picked="choice"), "loot 0", TURN), "gain feet"), A) == (6, 3)


def test_3_12_1_missing_pieces_are_not_taken():
    s = run(position(picked="choice reserve", reserve=[(11, 12)]), "loot 0", TURN)
    assert reserve_of(s, A) == (12, 12) and asked(s) == TURN


def test_3_12_2_the_highest_demigod():
    s = run(position(picked="demigod demigod", beside="3"), "loot 0", TURN)
    assert demigods_of(s, A) == "3" and told(s, "demigod_taken") == [{"seat": A, "demigod": 3}]
    assert told(s, "no_demigod") == [{"seat": A}]


def test_3_12_4_an_offering_tile():
    s = run(position(picked="offering offering", ranks=["gift 4 priest 3"]), "loot 0", TURN)
    assert reasons(s)["raise gift"] == ("rank_highest", "3.12.4")
    do(s, "raise temple", "raise temple")
    assert seen_by(s, A)["players"][A]["offerings"] == {"gift": 4, "priest": 3, "dancer": 0, "temple": 2}


def test_3_12_3_3_12_6_a_god_and_money():
    s = run(position(picked="god money", pile="Gadicea", epoch=4), "loot 0", TURN)
    assert points_of(s, A) == 4 and hand_of(s, A) == "money2"
