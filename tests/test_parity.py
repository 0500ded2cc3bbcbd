"""The hashes of matches equal those stored in `parity.json`, for any seed of Python's string hashes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

import pyengine
from extent import mostly
from parity import MATCHES
from pyengine import GAMES
from test_boot import hire

HERE = Path(__file__).parent
WRITTEN = json.loads((HERE / "parity.json").read_text("utf-8"))


def test_every_table_is_played():
    tables = {tuple(line.split()[:2]) for line in WRITTEN}
    assert tables == {(game.name, str(seats)) for game in GAMES.values() for seats in game.seats}
    others = sum(bool(table.options) for game in GAMES.values() for table in game.tables)
    assert len(WRITTEN) == MATCHES + others == len(set(WRITTEN))


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_the_matches_go_the_same_way_whatever_strings_hash_to(hash_seed):
    """In a separate process that executes the source of the module, as a page does."""
    program = f"exec(open({str(HERE / 'parity.py')!r}).read()); print(json.dumps(parity_lines()))"
    outcome = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=Path(pyengine.__file__).parent.parent,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
    )
    assert outcome.stderr == ""
    assert json.loads(outcome.stdout) == WRITTEN


# starts another interpreter in the same worker, from the same files
PLAY = """async ({ parity, python }) => {
  const { startPython } = await import(python);
  const { port1, port2 } = new MessageChannel();
  const parts = await new Promise(resolve => {
    port2.onmessage = ({ data }) => resolve(data);
    self.onmessage({ data: { give: port1 } });
  });
  const pyodide = await startPython(parts);
  return JSON.parse(pyodide.runPython(parity + '\\njson.dumps(parity_lines())'));
}"""


@pytest.mark.parametrize("way", mostly(["snapshot"], ["plain"]))
def test_the_matches_go_the_same_way_in_the_browser_however_python_was_started(page: Page, site: str, way: str):
    assert hire(page, site, way)["way"] == way
    [worker] = page.workers
    parity = (HERE / "parity.py").read_text("utf-8")
    assert worker.evaluate(PLAY, {"parity": parity, "python": f"{site}boot/python.js"}) == WRITTEN
