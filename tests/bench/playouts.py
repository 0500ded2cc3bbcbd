"""How fast random games go beside those of Catanatron, in this Python and in the browser's."""

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

from .figures import Row

RACE = Path(__file__).with_name("race.py")
PACKAGES = ("pyengine", "catanatron", "networkx")

ROWS = [
    row
    for where in ("CPython", "browser")
    for row in (
        Row(f"plies a second, {where}", f"{where} plies", "", f"{where} their plies", least=3),
        Row(f"real choices a second, {where}", f"{where} choices", "", f"{where} their choices", least=6),
        Row(f"plies a second of Pantheon, {where}", f"{where} pantheon plies", "", f"{where} their plies", least=2),
        Row(
            f"real choices a second of Pantheon, {where}",
            f"{where} pantheon choices",
            "",
            f"{where} their choices",
            least=2,
        ),
        Row(
            f"copy of a position, {where}",
            f"{where} copy",
            "us",
            f"{where} their copy",
            most=1 / 6 if where == "CPython" else 6 / 28,
        ),
    )
]

RUN = """async ({ packages, program }) => {
  const { loadPyodide } = await import(new URL("pyodide.mjs", location.href).href);
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
  python.unpackArchive(await (await fetch(packages)).arrayBuffer(), "zip", { extractDir: "race" });
  return python.runPython(program);
}"""


def measure(rounds: int) -> dict:
    """Plies and real choices a second and microseconds a copy, ours and theirs, a sample a round."""
    return {
        f"{where} {name}": values
        for where, run in (("CPython", here), ("browser", in_browser))
        for name, values in run(rounds).items()
    }


def here(rounds: int) -> dict:
    """In a process of its own."""
    outcome = subprocess.run(
        [sys.executable, "-c", f"{program(rounds)}\nprint(found)"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=build.ROOT,
        env=os.environ | {"PYTHONHASHSEED": "0"},
    )
    return json.loads(outcome.stdout)


def in_browser(rounds: int) -> dict:
    """In Pyodide as npm ships it, with the same packages."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, chromium() as browser:
        shutil.copytree(build.PYODIDE, folder, dirs_exist_ok=True)
        pack(Path(folder, "packages"))
        page = browser.new_page()
        page.goto(f"{address}package.json")
        return json.loads(page.evaluate(RUN, {"packages": "packages.zip", "program": f"{program(rounds)}\nfound"}))


def pack(archive: Path) -> None:
    """The packages as they are installed here, in a zip."""
    for name in PACKAGES:
        shutil.copytree(
            Path(find_spec(name).origin).parent, archive / name, ignore=shutil.ignore_patterns("tests", "__pycache__")
        )
    shutil.make_archive(str(archive), "zip", archive)


def program(rounds: int) -> str:
    return f"import sys\nsys.path.insert(0, 'race')\n{RACE.read_text('utf-8')}\nfound = race({rounds})"
