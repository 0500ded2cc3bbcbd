"""The command `build.py bench`: measures the subjects in turn, prints a table and writes all samples as JSON.

With --quick it takes less than a minute and fails only if a ratio to a reference is more than twice as bad as the one
stored in `reference.json`.
"""

import argparse
import json
import os
import platform
import sys
from datetime import date
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import build

from .figures import GROSS, best, is_gross, line, table

SUBJECTS = {  # arguments of `measure`: without and with --quick, which leaves out what has none
    "boot": ((9,), (1,)),
    "playouts": ((15,), (1,)),
    "thinking": ((3, 12), None),  # its rows have no reference to compare with
    "response": ((3,), (1, 24)),
    "links": ((7,), (2,)),
    "bots": ((400,), (0, ("normal", "hard"))),
    "plans": ((400,), (1,)),
    "specialists": ((400,), (0,)),
}
AGAIN = 3  # more measurements of a subject that looks grossly slower
KEPT = Path(__file__).with_name("reference.json")
HEAD = ("", "median", "minimum", "ratio", "wanted", "")


def main(arguments: list[str]) -> int:
    options = parsed(arguments)
    kept = json.loads(KEPT.read_text("utf-8"))["ratios"]
    found, lines, ratios, gross = {}, [HEAD], {}, []
    for name in options.subjects or [name for name, counts in SUBJECTS.items() if counts[options.quick]]:
        build.say(f"Measuring {name} ...")
        subject, count = import_module(f".{name}", __package__), SUBJECTS[name][options.quick]
        who = {"workers": options.workers, "cluster": options.cluster} if name == "bots" else {}
        found[name] = samples = subject.measure(*count, **who)
        rows = [row for row in subject.ROWS if row.sample in samples]  # --quick doesn't measure all of them
        compared = [row for row in rows if options.quick and row.reference and not options.keep]
        for _ in range(AGAIN):
            if not any(is_gross(row, samples, kept[row.what]) for row in compared):
                break
            more = subject.measure(*count, **who)  # the computer may have been busy with something else
            found[name] = samples = {what: values + more[what] for what, values in samples.items()}
        lines += [line(row, samples) for row in rows]
        ratios |= {row.what: round(best(row, samples), 3) for row in rows if row.reference}
        gross += [row.what for row in compared if is_gross(row, samples, kept[row.what])]
    print(table(lines))
    print(f"{os.cpu_count()} processors, {os.getloadavg()[0]:.1f} of them busy in the last minute.")
    about = {
        "date": f"{date.today()}",
        "python": platform.python_version(),
        "pyodide": build.locked("pyodide")["version"],
        "catanatron": version("catanatron"),
    }
    write(options.json, about | {"load": os.getloadavg()[0], "ratios": ratios, "samples": found})
    if options.keep:
        write(KEPT, about | {"ratios": kept | ratios})
    if gross:
        print(f"More than {GROSS} times as slow as before, relative to the reference: {', '.join(gross)}.")
        return 1
    return 0


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="build.py bench", description="Measure the speed of each subject, with a reference in the same run."
    )
    parser.add_argument("subjects", nargs="*", metavar="subject", help=f"of {', '.join(SUBJECTS)} (default: all)")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="take less than a minute, and fail only if something is more than twice as slow as before",
    )
    parser.add_argument(
        "--json",
        type=Path,
        default=build.CACHE / "bench.json",
        metavar="FILE",
        help="where to write the samples (default: .cache/bench.json)",
    )
    parser.add_argument("--keep", action="store_true", help="store the ratios for --quick to compare with")
    parser.add_argument("--workers", type=int, metavar="N", help="bots: so many processes (default: one a processor)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="bots: of a Dask scheduler, whose workers play instead")
    options = parser.parse_args(arguments)
    if unknown := set(options.subjects) - SUBJECTS.keys():
        parser.error(f"no subject is called {', '.join(unknown)}; there are {', '.join(SUBJECTS)}")
    if slow := [name for name in options.subjects if options.quick and SUBJECTS[name][1] is None]:
        parser.error(f"{', '.join(slow)} can't be measured with --quick")
    return options


def write(path: Path, content: dict) -> None:
    path.write_text(json.dumps(content, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
