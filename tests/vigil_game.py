"""Vigil, the second test game: `GAMES` has it beside the games of the engine, `VIGIL` is it."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pyengine

SOURCE = Path(__file__).parent / "games" / "vigil" / "__init__.py"


def load():
    """The game, as if its folder lay in `pyengine/`."""
    spec = spec_from_file_location("pyengine.vigil", SOURCE)
    module = sys.modules["pyengine.vigil"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.game


VIGIL = pyengine.GAMES.get("vigil") or load()
GAMES = {**pyengine.GAMES, "vigil": VIGIL}
