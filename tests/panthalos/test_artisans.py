"""Activating artisans [3.7], promoting and weakening [3.8]."""

from .positions import A, asked, choices, discs_of, do, figures_of, position, reasons, run, tiles_of, told


def turn(**parts):
    return position(agenda="take_turn 0", **parts)


# --- [3.7] artisans --------------------------------------------------------------------------------------


def test_3_7_a_pair_promotes_two_followers_for_the_price_of_one():
    """T35"""
    s = turn(figures=["leader 2 3"], tiles=["artisan-promote artisan-promote"], discs=[2])
    do(s, "activate promote", "promote 1", "promote 2")
    assert figures_of(s, A) == "leader 3 4"
    assert [event["value"] for event in told(s, "promoted")] == [3, 4]
    assert discs_of(s, A) == (0, 11)
    assert asked(s) is None


def test_3_7_a_pair_promotes_one_follower_twice():
    """T36"""
    s = turn(figures=["leader 2 3"], tiles=["artisan-promote artisan-promote"], discs=[2])
    assert figures_of(do(s, "activate promote", "promote 1", "promote 1"), A) == "leader 4 3"


def test_3_7_one_artisan_refines_one_good():
    """T37"""
    s = do(turn(tiles=["olives olives artisan-olives"], discs=[1]), "activate olives")
    assert discs_of(s, A) == (0, 11)
    assert tiles_of(s, A) == "olives oil artisan-olives"
    assert told(s, "activated") == [{"seat": A, "artisan": "olives", "discs": 1}]
    assert told(s, "refined") == [{"seat": A, "good": "olives", "refined": "oil"}]


def test_3_7_a_pair_refines_two_goods():
    """T38"""
    s = do(turn(tiles=["olives olives artisan-olives artisan-olives"], discs=[1]), "activate olives")
    assert discs_of(s, A) == (0, 11)
    assert tiles_of(s, A) == "oil oil artisan-olives artisan-olives"


def test_3_7_a_pair_with_one_good_refines_it_at_full_cost():
    """T39"""
    s = do(turn(tiles=["olives artisan-olives artisan-olives"], discs=[1]), "activate olives")
    assert discs_of(s, A) == (0, 11)
    assert tiles_of(s, A) == "oil artisan-olives artisan-olives"


def test_3_7_too_few_discs():
    """T40 The artisan for any good costs 2."""
    s = turn(tiles=["olives artisan-any"], discs=[1])
    assert reasons(s)["activate any"] == ("too_few_discs", "3.7")


def test_3_7_a_pair_for_any_good_refines_two_kinds():
    """T41"""
    s = turn(tiles=["grapes iron artisan-any artisan-any"], discs=[2])
    do(s, "activate any", "refine iron", "refine grapes")
    assert tiles_of(s, A) == "wine armour artisan-any artisan-any"
    assert discs_of(s, A) == (0, 11)


def test_3_7_one_artisan_for_any_good_refines_one():
    s = do(turn(tiles=["grapes iron artisan-any"]), "activate any")
    assert choices(s) == ["refine grapes", "refine iron"]
    assert tiles_of(do(s, "refine iron"), A) == "grapes armour artisan-any"
    assert asked(s) is None


def test_3_7_no_follower_grows_beyond_6():
    """T42 The second promotion must go to another follower, or is lost."""
    s = turn(figures=["leader 5 2"], tiles=["artisan-promote artisan-promote"])
    assert choices(do(s, "activate promote", "promote 1")) == ["promote 2"]
    s = turn(figures=["leader 5"], tiles=["artisan-promote artisan-promote"])
    do(s, "activate promote", "promote 1")
    assert figures_of(s, A) == "leader 6"
    assert asked(s) is None


def test_3_7_nothing_to_refine():
    """T43 Goods that are refined already don't count."""
    s = turn(tiles=["oil armour artisan-olives artisan-any"])
    assert reasons(s)["activate olives"] == ("nothing_to_refine", "3.7")
    assert reasons(s)["activate any"] == ("nothing_to_refine", "3.7")


def test_3_7_nobody_to_promote():
    s = turn(figures=["leader 6 6@THERMAE converted"], tiles=["artisan-promote"])
    assert reasons(s)["activate promote"] == ("nobody_to_promote", "3.7")


def test_3_7_an_artisan_works_again_in_the_next_turn():
    """T44"""
    s = run(
        position(
            figures=[None, "leader@AGRO", "leader@AGRO"],
            tiles=["olives olives artisan-olives"],
            discs=[2],
            agenda="turns 0",
        )
    )
    do(s, "activate olives")
    assert asked(s) == "take_turn 0"
    do(s, "activate olives")
    assert tiles_of(s, A) == "oil oil artisan-olives"


def test_3_7_only_own_artisans_are_offered():
    s = turn(tiles=["olives artisan-iron", "artisan-olives"])
    assert [text for text in [*choices(s), *reasons(s)] if text.startswith("activate")] == ["activate iron"]


def test_3_7_two_different_artisans_are_no_pair():
    s = do(turn(tiles=["olives olives artisan-olives artisan-any"]), "activate olives")
    assert tiles_of(s, A) == "olives oil artisan-olives artisan-any"


# --- [3.8] promoting and weakening -----------------------------------------------------------------------


def test_3_8_any_hired_follower_may_be_promoted_wherever_it_is():
    """In front, in THERMAE or on a slot; but not a follower of 6, a converted leader or a waiting die."""
    s = run(position(figures=["leader 2 3@THERMAE 4@AGRO 6 converted"], agenda="promote 0 artisan"))
    assert choices(s) == ["promote 1", "promote 2", "promote 3"]


def test_3_8_all_five_dice_may_be_promoted_weakened_and_converted():
    s = run(position(seats=2, figures=["leader 2 2 2 2 2"], tiles=["iron iron"], agenda="promote 0 artisan"))
    assert choices(s) == [f"promote {die}" for die in range(1, 6)]
    assert choices(run(s, "weaken 0")) == [f"weaken {die}" for die in range(1, 6)]
    assert choices(run(s, "use_foro 0")) == [*(f"convert {die}" for die in range(1, 6)), "decline"]


def test_3_8_a_waiting_die_cannot_be_promoted():
    s = run(position(figures=["leader 6"], agenda="promotion 0 artisan"))
    assert asked(s) is None


def test_3_8_a_weakened_follower_stays_where_it_stands():
    s = do(position(figures=["leader 3@AGORA-2 1"], agenda="weaken 0"), "weaken 1")
    assert figures_of(s, A) == "leader 2@AGORA-2 1"
    assert told(s, "weakened") == [{"seat": A, "figure": 1, "value": 2}]


def test_3_8_no_leader_is_weakened():
    s = run(position(figures=["leader converted 1 2@THERMAE"], agenda="weaken 0"))
    assert choices(s) == ["weaken 3"]
