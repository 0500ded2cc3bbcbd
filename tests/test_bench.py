"""The benchmark: the evaluation of samples, and its quick form, which fails on gross changes only."""

import json
import re
import subprocess
import sys
from math import exp, log
from types import SimpleNamespace

import pytest

import build
from pyengine.chance import Dice, below
from pyengine.disciples.data import POWERS
from tests.bench import pace, powers
from tests.bench.elo import Result, elo
from tests.bench.figures import Row, is_gross, is_met, ratio
from tests.bench.outlook import Contrast, contrasts, logits, loss, surprise

SAMPLES = {"ours": [20, 90, 40], "theirs": [10, 30, 10], "once": [10]}


@pytest.mark.parametrize(
    "row, found",
    [
        (Row("by round", "ours", "ms", "theirs"), 3),
        (Row("of the medians", "ours", "ms", "once"), 4),
        (Row("alone", "ours", "ms"), None),
    ],
)
def test_a_ratio_is_the_median_of_the_rounds(row, found):
    assert ratio(row, SAMPLES) == found


@pytest.mark.parametrize(
    "wanted, met",
    [
        ({"most": 3}, True),
        ({"most": 2.9}, False),
        ({"least": 3}, True),
        ({"least": 3.1}, False),
        ({}, None),
        ({"most": 20, "alone": True}, True),
        ({"most": 19, "alone": True}, False),
        ({"least": 41, "alone": True}, False),
    ],
)
def test_what_is_wanted_is_wanted_of_the_ratio_or_of_the_best_sample(wanted, met):
    assert is_met(Row("", "ours", "ms", "theirs", **wanted), SAMPLES) is met


def test_a_change_is_gross_when_it_is_twice_as_slow():
    time, speed = Row("", "ours", "ms", "theirs"), Row("", "ours", "", "theirs", least=1)
    assert [is_gross(time, SAMPLES, kept) for kept in (0.9, 1.1)] == [True, False]  # best samples: 20 to 10
    assert [is_gross(speed, SAMPLES, kept) for kept in (5.9, 6.1)] == [False, True]  # best samples: 90 to 30


@pytest.mark.parametrize("seats, wins, points", [(2, 10, 400), (2, 1, 0), (3, 10, 400), (4, 0.1, -400)])
def test_ten_times_as_strong_is_400_points(seats, wins, points):
    """`wins`: to one of each opponent."""
    share = wins / (wins + seats - 1)
    ratings = elo([Result("hard", "normal", seats, 1e6 * share, 1e6)], "normal")
    assert ratings["normal"] == 0
    assert abs(ratings["hard"] - points) < 0.1


def test_levels_are_rated_through_those_between_them():
    chain = [Result("normal", "easy", 2, 3e6, 4e6), Result("hard", "normal", 2, 3e6, 4e6)]
    ratings = elo([*chain, Result("one", "other", 2, 5, 10), Result("easy", "normal", 3, 0, 0)], "easy")
    assert {level: round(points) for level, points in ratings.items()} == {"easy": 0, "normal": 191, "hard": 382}


def test_who_wins_all_is_rated_all_the_same():
    assert 1000 < elo([Result("expert", "easy", 2, 400, 400)], "easy")["expert"] < 1200


def test_fitted_weights_are_those_that_tell_who_wins():
    dice, winners = Dice(1), []
    for _ in range(4000):
        more = {term: below(dice, 2001) - 1000 for term in ("points", "twice", "nothing")}
        chance = 1 / (1 + exp(-(more["points"] + 2 * more["twice"]) / 500))
        sign = 1 if below(dice, 1000) < 1000 * chance else -1
        winners.append({term: sign * value for term, value in more.items()})
    found = logits(winners)
    assert found["points"] == pytest.approx(1 / 500, rel=0.1)
    assert found["twice"] == pytest.approx(2 / 500, rel=0.1)
    assert abs(found["nothing"]) < 0.1 / 500
    assert surprise(found, {"points": 0, "twice": 0, "nothing": 0}) == pytest.approx(log(2))
    assert surprise(found, {"points": 500, "twice": 500, "nothing": 0}) < 0.1


def test_half_the_weight_of_a_term_surprises_more_if_the_term_tells_something():
    found = {"points": 0.01, "nothing": 0.0}
    matches = [[Contrast({"points": 50 + 10 * number, "nothing": 100}, 0.5)] * 3 for number in range(20)]
    rise, low, high = map(float, re.fullmatch(r"(.+) \((.+) to (.+)\)", loss(found, "points", matches)).groups())
    assert 0 < low < rise < high
    assert loss(found, "nothing", matches) == "0.0 (0.0 to 0.0)"


def test_what_a_winner_has_more_is_kept_of_some_questions():
    pairs = contrasts("disciples", 3, 1)
    assert len(pairs) > 20
    assert len(pairs) % 2 == 0, "a winner and two others"
    assert set(pairs[0].more) >= {"points", "monuments"}
    assert all(0 < pair.odds < 1 for pair in pairs)
    assert any(pair.more["points"] > 0 for pair in pairs)


def test_the_pace_of_a_search_is_measured_at_decisions_of_a_match():
    found = json.loads(pace.paces(1, 3, {"nullgame": {}}))["nullgame"]
    assert found and all(each > 100 for each in found)


@pytest.mark.slow
@pytest.mark.last
def test_nothing_is_twice_as_slow_as_it_was(tmp_path):
    outcome = subprocess.run(
        [sys.executable, "-m", "tests.bench", "--quick", "--json", tmp_path / "bench.json"],
        capture_output=True,
        text=True,
        cwd=build.ROOT,
        timeout=600,
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    found = json.loads((tmp_path / "bench.json").read_text())
    kept = json.loads((build.ROOT / "tests/bench/reference.json").read_text())
    assert found["ratios"].keys() == kept["ratios"].keys()


def test_a_card_is_held_against_those_of_the_others():
    """What both have cancels out; with more seats each of the others counts in part."""
    mine, other, third = (SimpleNamespace(power=power, tool=tool) for power, tool in ((0, 1), (2, 1), (2, 3)))
    found = powers.contrast(mine, [other])
    tools = found[len(POWERS) :]
    assert found[: len(POWERS)] == [1, 0, -1, *[0] * 6] and tools == [0] * len(tools)
    found = powers.contrast(mine, [other, third])
    assert found[2] == -1 and found[len(POWERS) :][:4] == [0, 0.5, 0, -0.5]
