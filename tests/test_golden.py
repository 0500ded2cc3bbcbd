"""The golden playthroughs still go as they are written down; `golden.py` says how to read them and writes them anew."""

from itertools import zip_longest

import pytest

from golden import FOLDER, PLAYTHROUGHS, playthrough
from pyengine import GAMES
from richest import SEEDS, richest_seeds

SIZE_LIMIT = 100_000


def test_there_is_a_playthrough_of_every_game_and_nothing_else():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
    assert {name.rpartition("_")[0] for name in PLAYTHROUGHS} == set(GAMES)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_playthrough_goes_as_written_down(name):
    written = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert len(written) <= SIZE_LIMIT
    for number, (old, new) in enumerate(zip_longest(written.splitlines(), playthrough(name).splitlines()), 1):
        assert new == old, f"golden/{name}.txt, line {number}"


@pytest.mark.thorough
def test_the_richest_matches_are_those_written_down():
    assert SEEDS.read_text("utf-8") == richest_seeds()
