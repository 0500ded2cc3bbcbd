"""Has the engine play a little, so that all it remembers is in the memory that is kept, and no match.
Run by `make.mjs`.

It plays the first game, which a new visitor finds chosen. Of the others only the compiled code is kept: a game is
imported when it is chosen, so that the memory is no larger for games that nobody plays.
"""

import gc
import json
import sys
from importlib.util import spec_from_loader
from marshal import dumps, loads
from os.path import dirname
from pkgutil import iter_modules
from zipimport import zipimporter

import pyengine
from pyengine.bridge import Bridge

PLIES = 60


class KeptCode:
    """Imports packages from code in memory: where there is a snapshot, the archive of modules isn't fetched."""

    def __init__(self):
        self.modules: dict[str, tuple[bool, bytes]] = {}  # by full name: is it a package?, its code as Python keeps it

    def add(self, package: str, folder: str) -> None:
        """Take a package from the archive, without importing it."""
        self.modules[package] = True, dumps(zipimporter(dirname(folder)).get_code(package.rpartition(".")[2]))
        for module in iter_modules([folder]):
            self.modules[f"{package}.{module.name}"] = False, dumps(zipimporter(folder).get_code(module.name))

    def find_spec(self, name: str, path=None, target=None):
        if name not in self.modules:
            return None
        return spec_from_loader(name, self, is_package=self.modules[name][0])

    def create_module(self, spec) -> None:
        """A module as usual."""

    def exec_module(self, module) -> None:
        exec(loads(self.modules[module.__name__][1]), vars(module))


def play(game: str, seats: int) -> None:
    """Ask as the page does."""
    bridge = Bridge()

    def ask(verb: str, **about):
        return json.loads(bridge.answer(json.dumps({"id": 1, "verb": verb} | about)))["result"]

    ask("games", names=[game])
    decision = ask("new", game=game, seats=seats, seed=7)["decision"]
    for ply in range(PLIES):
        if decision is None:
            break
        actions = ask("bot", level="uniform" if ply % 2 else "greedy")["actions"]
        decision = ask("act", actions=actions, viewer=0)["decision"]
        for verb, about in [("view", {"seat": 0}), ("log", {"viewer": 0}), ("status", {})]:
            ask(verb, **about)
    for verb in ("score", "forecast", "link", "record", "hash"):
        ask(verb)


first, *others = pyengine.NAMES
play(first, pyengine.GAMES[first].seats[0])
kept = KeptCode()
for name in others:
    kept.add(f"pyengine.{name}", f"{pyengine.__path__[0]}/{name}")
sys.meta_path.insert(0, kept)
del play, kept, first, others, name
gc.collect()
gc.freeze()  # nothing of this will ever be garbage: it needn't be looked through again
