"""The speed of random games compared with Catanatron's, in CPython and in the browser."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import build
from conftest import chromium, serving
from facts import facts_of
from pyengine import GAMES

from .figures import Row

RACE = Path(__file__).with_name("race.py")
PACKAGES = ("pyengine", "catanatron", "networkx")

RACES = {name: facts_of(name).race for name in GAMES if facts_of(name).race}
COPY = {"CPython": 1 / 6, "browser": 6 / 28}  # of the time of theirs, at most


def rows(where: str, name: str) -> list[Row]:
    """What is compared of a game."""
    about, ours, their = f"of {GAMES[name].credits.title}, {where}", f"{where} {name}", f"{where} their"
    race = RACES[name]
    compared = [
        Row(f"plies a second {about}", f"{ours} plies", "", f"{their} plies", least=race.plies),
        Row(f"real choices a second {about}", f"{ours} choices", "", f"{their} choices", least=race.choices),
    ]
    if race.copy:
        compared.append(Row(f"copy of a position {about}", f"{ours} copy", "us", f"{their} copy", most=COPY[where]))
    return compared


ROWS = [row for where in COPY for name in RACES for row in rows(where, name)]

RUN = """async ({ packages, program }) => {
  const { loadPyodide } = await import(new URL("pyodide.mjs", location.href).href);
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
  python.unpackArchive(await (await fetch(packages)).arrayBuffer(), "zip", { extractDir: "race" });
  return python.runPython(program);
}"""


def measure(rounds: int) -> dict:
    """Plies and real choices per second and microseconds per copy, ours and Catanatron's, one sample per round."""
    return {
        f"{where} {name}": values
        for where, run in (("CPython", here), ("browser", in_browser))
        for name, values in run(program(rounds)).items()
    }


def here(program: str) -> dict:
    """Run a program in a separate CPython process; returns its `found`, which is JSON."""
    outcome = subprocess.run(
        [sys.executable, "-c", f"{program}\nprint(found)"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=build.ROOT,
        env=os.environ | {"PYTHONHASHSEED": "0"},
    )
    return json.loads(outcome.stdout)


def in_browser(program: str) -> dict:
    """The same in Pyodide as npm ships it, with the same packages in the folder `race`."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, chromium() as browser:
        shutil.copytree(build.PYODIDE, folder, dirs_exist_ok=True)
        pack(Path(folder, "packages"))
        page = browser.new_page()
        page.goto(f"{address}package.json")
        return json.loads(page.evaluate(RUN, {"packages": "packages.zip", "program": f"{program}\nfound"}))


def pack(archive: Path) -> None:
    """Make a zip of the packages as they are installed here."""
    for name in PACKAGES:
        shutil.copytree(
            Path(find_spec(name).origin).parent, archive / name, ignore=shutil.ignore_patterns("tests", "__pycache__")
        )
    shutil.make_archive(str(archive), "zip", archive)


def program(rounds: int) -> str:
    games = {name: race.games for name, race in RACES.items()}
    return f"import sys\nsys.path.insert(0, 'race')\n{RACE.read_text('utf-8')}\nfound = race({rounds}, {games})"
