"""The matches in which most lies before a player: what a mat has to have room for.

They are looked for among many random matches, which takes minutes, so `golden.py` writes their seeds down.
"""

import json
from functools import cache
from pathlib import Path

from facts import facts_of
from playing import play_on
from pyengine import GAMES
from pyengine.match import Match

SEEDS = Path(__file__).parent / "richest.json"
AMONG = 200  # matches of a table and a number of seats


def modes_of(name: str) -> list[str]:
    """The game, and each of its other modes: `name` or `name mode`."""
    return [name, *(f"{name} {mode}" for mode in facts_of(name).modes)]


def begin(table: str, seats: int, seed: int) -> Match:
    """A match of a game, or of one of its modes."""
    name, _, mode = table.partition(" ")
    return Match(GAMES[name], seats, facts_of(name).modes[mode][1] if mode else None, seed)


def fewest_and_most(table: str) -> tuple[int, int]:
    """The numbers of seats to lay: a mode's fewest are those of its golden match."""
    name, _, mode = table.partition(" ")
    return facts_of(name).modes[mode][0] if mode else GAMES[name].seats[0], GAMES[name].seats[-1]


@cache
def richest(table: str, seats: int) -> Match:
    """At its last decision most lies before whoever decides."""
    return at_its_last_decision(table, seats, json.loads(SEEDS.read_text("utf-8"))[f"{table} {seats}"])


def at_its_last_decision(table: str, seats: int, seed: int) -> Match:
    match = begin(table, seats, seed)
    for _ in play_on(match, 2 * seed):
        pass
    match.undo(force=True)
    while match.decision().rival:
        match.undo(force=True)
    return match


def wealth(match: Match) -> int:
    """How long the view of what lies before whoever decides is."""
    seat = match.decision().seat
    return len(str(match.game.view(match.state, seat)["players"][seat]))


def richest_seeds() -> str:
    """The text of `richest.json`."""
    seeds = {}
    for table in (table for name in GAMES if facts_of(name).page for table in modes_of(name)):
        for seats in fewest_and_most(table):
            found = [(wealth(at_its_last_decision(table, seats, seed)), -seed) for seed in range(AMONG)]
            seeds[f"{table} {seats}"] = -max(found)[1]
    return json.dumps(seeds, indent=2) + "\n"
