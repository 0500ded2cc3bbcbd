"""The journal of a simulation: a file with a line of JSON for every deal that was played.

A line is [key, seed, rotations, [wins, points, plies, ends]], the last one a `deals.Deal`. Equal keys, equal deals: a
key is the fingerprint of the engine, then the game, the bots and the options. Lines that are damaged count as not
played.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from .deals import Contest, Deal

# modules that don't affect what bots do
APART = {
    *("advice.py", "answer.py", "bridge.py", "link.py", "record.py", "request.py"),
    *("simulate.py", "journal.py", "workers.py", "__main__.py"),
}
FIRST_LINE = re.compile(rb'\n*\["([0-9a-f]{12} |[0-9a-f]{0,12}\Z)')  # of a journal, maybe cut off


@cache
def fingerprint(game: str) -> str:
    """12 hex digits that change with every source that the bots' play of a game depends on."""
    engine = Path(__file__).parent
    sources = sorted(path for path in [*engine.glob("*.py"), *(engine / game).glob("*.py")] if path.name not in APART)
    return sha256(b"\0".join(path.read_bytes() for path in sources)).hexdigest()[:12]


def key_of(contest: Contest) -> str:
    """The key of the deals of a contest."""
    options = (f"{name}={json.dumps(value)}" for name, value in contest.options)
    return " ".join([fingerprint(contest.game), contest.game, ",".join(contest.bots), *options])


def prepare(journal: Path) -> None:
    """Make sure that the journal can be written, and end a line that an interrupted run has left. Raises OSError, also
    if the file holds something else."""
    with journal.open("a+b") as file:
        file.seek(0)
        content = file.read()
        if content and not FIRST_LINE.match(content):
            raise OSError(f"{journal} isn't a journal of deals")
        if not (b"\n" + content).endswith(b"\n"):
            file.write(b"\n")


def recall(journal: Path, contest: Contest, wanted: list[tuple[int, int]]) -> Iterator:
    """The wanted deals that a journal has from the engine as it is now: ((seed, rotations), Deal)."""
    start, wanted = f"[{json.dumps(key_of(contest))}, ", set(wanted)
    for line in journal.read_text("utf-8", errors="replace").splitlines():
        if line.startswith(start):
            of, deal = read(line, len(contest.bots))
            if of in wanted:
                yield of, deal


def read(line: str, seats: int) -> tuple:
    """The ((seed, rotations), Deal) of a line; (None, None) if it is damaged, or was cut off when a run ended."""
    try:
        _, seed, rotations, (wins, points, plies, ends) = json.loads(line)
    except (ValueError, TypeError, RecursionError):
        return None, None
    sound = (
        (type(seed), type(rotations)) == (int, int)
        and is_list(wins, seats, lambda each: type(each) in (int, float) and 0 <= each <= rotations)
        and is_list(points, seats, is_sheet)
        and is_list(plies, rotations, lambda each: type(each) is int and each >= 0)
        and is_list(ends, rotations, lambda each: type(each) is str)
    )
    return ((seed, rotations), Deal(wins, points, plies, ends)) if sound else (None, None)


def is_list(value, length: int, is_sound) -> bool:
    return type(value) is list and len(value) == length and all(is_sound(each) for each in value)


def is_sheet(value) -> bool:
    """Points by category?"""
    return type(value) is dict and all(type(each) is int for each in value.values())


def remember(journal: Path, contest: Contest, of: tuple[int, int], deal: Deal) -> None:
    """Add a deal: (seed, rotations) and its result."""
    with journal.open("a", encoding="utf-8") as file:
        file.write(json.dumps([key_of(contest), *of, deal]) + "\n")
