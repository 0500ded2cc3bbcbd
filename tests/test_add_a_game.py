"""A new game is added by the steps that `pyengine/README.md` lists, and by no others: the contract then holds for
it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from facts import HERE, facts_of
from pyengine import GAMES

ROOT = HERE.parent
STEPS = (ROOT / "pyengine" / "README.md").read_text("utf-8").partition("## To add a game")[2].partition("\n## ")[0]
LISTS = ("pyengine/__init__.py", "web/games/index.js")

# The shared files that may name a game all the same.
NAMING = {
    *LISTS,
    "pyengine/__main__.py",  # the game that is simulated if none is named
    "pyengine/bridge.py",  # an example in a docstring
    "web/index.html",  # fetches the texts of the first game early
}


def test_every_game_has_its_facts():
    assert {path.parent.name for path in HERE.glob("*/facts.py")} == set(GAMES)
    for name in GAMES:
        assert (facts_of(name).page is not None) == (ROOT / "web" / "games" / name).is_dir(), name


def test_no_shared_file_names_a_game_but_the_lists():
    named = re.compile(rf"\b({'|'.join(GAMES)})\b")
    shared = [
        path.relative_to(ROOT).as_posix()
        for folder in ("pyengine", "web")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".js", ".mjs", ".css", ".html")
        if not GAMES.keys() & set(path.relative_to(ROOT).parts)
        if named.search(path.read_text("utf-8"))
    ]
    assert sorted(shared) == sorted(NAMING)


def test_the_steps_name_the_lists_and_the_folders():
    for place in (*LISTS, "pyengine/<game>/", "tests/<game>/", "web/games/<game>/", "tests/golden.py"):
        assert f"`{place}`" in STEPS, place


@pytest.mark.slow
def test_added_games_keep_the_contract(tmp_path):
    """A copy of the template under another name; and Vigil, which has what the template has not: sides, a rival, sealed
    plans, proposals, a module and setups that can't be."""
    copy_sources(tmp_path)
    add_copy(tmp_path, "heapgame")
    add_vigil(tmp_path)
    files = ("test_every_game.py", "test_course.py", "test_bots.py", "test_search.py")
    done = run(tmp_path, *(f"tests/{file}" for file in files), "-k", "heapgame or vigil")
    assert done.returncode == 0, done.stdout + done.stderr
    counted = re.search(r"(\d+) passed", done.stdout)
    assert counted and int(counted[1]) > 150, done.stdout


def test_a_game_without_facts_is_told_what_is_missing(tmp_path):
    copy_sources(tmp_path)
    add_copy(tmp_path, "heapgame")
    (tmp_path / "tests" / "heapgame" / "facts.py").unlink()
    done = run(tmp_path, "tests/test_every_game.py", "--collect-only")
    assert done.returncode != 0 and "tests/heapgame/facts.py is missing" in done.stdout


def copy_sources(root: Path) -> None:
    """What the tests of the engine need, in another place."""
    for file in (*ROOT.glob("*.py"), ROOT / "pyproject.toml", ROOT / "package-lock.json"):
        shutil.copy(file, root)
    for folder in ("pyengine", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))


def add_copy(root: Path, name: str) -> None:
    """A copy of the template, by the steps of the README that concern the engine."""
    for folder in ("pyengine", "tests"):
        shutil.copytree(root / folder / "nullgame", root / folder / name)
    change(root / "pyengine" / name / "__init__.py", '"nullgame"', f'"{name}"')
    list_game(root, name)


def add_vigil(root: Path) -> None:
    """The game of `tests/games/vigil`, by the same steps."""
    for folder, file in (("pyengine", "__init__.py"), ("tests", "facts.py")):
        (root / folder / "vigil").mkdir()
        shutil.copy(HERE / "games" / "vigil" / file, root / folder / "vigil")
    list_game(root, "vigil")


def list_game(root: Path, name: str) -> None:
    change(root / "pyengine" / "__init__.py", '"nullgame"', f'"nullgame", "{name}"')


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text, f"{path.name} has no {old}"
    path.write_text(text.replace(old, new), "utf-8")


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess:
    """Pytest in that place, with a match or two of every table."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n0", "-q", *arguments],
        capture_output=True,
        text=True,
        timeout=240,
        cwd=root,
        env=os.environ | {"PANOPLY_GAMES": "12"},
    )
