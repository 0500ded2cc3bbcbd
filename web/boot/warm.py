"""Has the engine play a little of every game, so that all it remembers is in the memory that is kept, and no match. Run
by `make.mjs`."""

import gc
import json

from pyengine import GAMES
from pyengine.bridge import Bridge

PLIES = 60


def play(game: str, seats: int) -> None:
    """Ask as the page does."""
    bridge = Bridge()

    def ask(verb: str, **about):
        return json.loads(bridge.answer(json.dumps({"id": 1, "verb": verb} | about)))["result"]

    ask("games")
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


for game in GAMES.values():
    play(game.name, game.seats[0])
del game, play
gc.collect()
gc.freeze()  # nothing of this will ever be garbage: it needn't be looked through again
