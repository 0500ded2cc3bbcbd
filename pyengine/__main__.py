"""`python -m pyengine bridge` speaks JSON lines; `python -m pyengine simulate` plays bots against each other."""

import argparse
import os
import sys
from pathlib import Path

from . import GAMES
from .bots import LEVELS

INTERRUPTED = 130  # the exit code of a command that Ctrl-C ends, by convention


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m pyengine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser(
        "bridge", help="one JSON request a line on standard input, one answer a line on standard output"
    )
    simulate = commands.add_parser("simulate", help="play bots against each other and count")
    simulate.add_argument("--game", choices=GAMES, default="panthalos")
    simulate.add_argument("--players", type=int, default=2)
    simulate.add_argument(
        "--bots", default="uniform", help="levels by seat, comma-separated, the last one fills up: " + ", ".join(LEVELS)
    )
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be given again"
    )
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count up")
    simulate.add_argument("--paired", action="store_true", help="play every deal with all rotations of the bots")
    simulate.add_argument("--workers", type=int, help="processes of this computer (default: one for each processor)")
    simulate.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler, whose workers play instead")
    simulate.add_argument(
        "--journal", type=Path, metavar="FILE", help="keep every deal there, and go on from what it has already"
    )
    simulate.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    try:
        if arguments.command == "bridge":
            return speak()
        from .simulate import run

        return run(arguments)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the answers has gone: the rest of standard output goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def speak() -> int:
    """Answer line by line until standard input ends."""
    from .bridge import Bridge

    bridge = Bridge()
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    for line in sys.stdin:
        if line.strip():
            print(bridge.answer(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
