"""Golden playthroughs: random matches told line by line in `golden/`, so that a changed rule is a readable difference.

`python tests/golden.py` writes them anew, and `parity.json` and `richest.json`; look at the difference before it is
kept. A ply looks so:

    12 take_turn 0: pick leader 2 3; ship iron; pass [pass leader_in_front 3.2] -> pick 2
       placed seat=0 figure=2 slot=AGORA-1

number, decision, seat and arguments; the choices, verb by verb; in brackets what was refused and why, many of a kind
only counted, `place (238)`; the action; and below it what was told, to one seat only if that seat stands in front.
"""

import json
import sys
from itertools import groupby
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
PARITY = Path(__file__).parent / "parity.json"

sys.path.append(str(Path(__file__).parent.parent))

from facts import facts_of
from parity import parity_lines
from playing import play_on
from pyengine import GAMES
from pyengine.match import Match
from richest import SEEDS, richest_seeds

LISTED = 28  # so many refused actions of one verb are told one by one

# (seats, options, seed) of each; a seed with which much happens
PLAYTHROUGHS = {
    f"{name}_{label}": table
    for name in GAMES
    for label, table in [
        *((seats, (seats, {}, seed)) for seats, seed in facts_of(name).playthroughs.items()),
        *facts_of(name).modes.items(),
    ]
}


def playthrough(name: str) -> str:
    """The text of a golden file."""
    game, (seats, options, seed) = GAMES[name.rpartition("_")[0]], PLAYTHROUGHS[name]
    match = Match(game, seats, options, seed)
    lines = [f"{game.name} version {game.version}, {seats} seats, seed {seed}"]
    lines += [f"{name}={value}" for name, value in match.options.items()]
    decision = match.decision()
    for _ in play_on(match, seed):
        lines += ply_lines(len(match.plies) - 1, decision, match.plies[-1])
        decision = match.decision()
    for seat, sheet in enumerate(game.score(match.state)):
        lines.append(f"score {seat}: " + arguments(sheet))
    lines.append("outcome: " + arguments(game.outcome(match.state)))
    return "\n".join(lines) + "\n"


def ply_lines(number: int, decision, ply) -> list[str]:
    asked = " ".join(map(str, [decision.rule, decision.seat, *decision.args.values()]))
    refused = "; ".join(
        f"{in_short((action for action, _ in group), LISTED)} {key} {rule}"
        for (key, rule), group in groupby(decision.refused, lambda pair: pair[1][:2])
    )
    line = f"{number} {asked}: {in_short(decision.choices)}" + (f" [{refused}]" if refused else "")
    told = [("" if only is None else f"({only}) ") + f"{kind} {arguments(args)}" for kind, only, args in ply.events]
    return [f"{line} -> {in_short([ply.action])}"] + [f"   {each}" for each in told]


def in_short(actions, most: int = 1000) -> str:
    """Actions in their order, the verb once for all that follow each other: `pick leader 2 3; pass`; more than `most`
    counted."""
    parts = []
    for verb, group in groupby(actions, lambda action: action[0]):
        ids = ["-".join(map(str, ids)) for _, *ids in group if ids]
        parts.append(" ".join([verb, *ids] if len(ids) <= most else [verb, f"({len(ids)})"]))
    return "; ".join(parts)


def arguments(args: dict) -> str:
    def text(value) -> str:
        return ",".join(map(str, value)) if isinstance(value, list) else str(value)

    return " ".join(f"{name}={text(value)}" for name, value in args.items())


def parity_text() -> str:
    return json.dumps(parity_lines(), indent=0) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for stale in FOLDER.glob("*.txt"):
        stale.unlink()
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")
    PARITY.write_text(parity_text(), "utf-8")
    SEEDS.write_text(richest_seeds(), "utf-8")
