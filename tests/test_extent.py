"""Every extent of a run can be collected."""

import subprocess
import sys

import pytest

import build


@pytest.mark.thorough
@pytest.mark.parametrize("extent", ["--fast", "--thorough"])
def test_all_tests_can_be_collected(extent):
    command = [sys.executable, "-m", "pytest", extent, "--collect-only", "-q", "-n0"]
    outcome = subprocess.run(command, capture_output=True, text=True, cwd=build.ROOT)
    assert outcome.returncode == 0, outcome.stdout[-3000:]
