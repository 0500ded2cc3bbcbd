"""How many iterations a second the expert's search does, in CPython and in the browser.

The level allows 1,000 iterations or more; on the page it takes a second of them at most.
"""

from pathlib import Path

from facts import facts_of
from pyengine import GAMES

from .figures import Row
from .playouts import here, in_browser

PACE = Path(__file__).with_name("pace.py")
WANTED = {"CPython": None, "browser": 1000}  # iterations a second, in the median of the decisions
MATCHES = {name: facts_of(name).duel_options for name in GAMES if 2 in GAMES[name].seats}
ROWS = [
    Row(
        f"expert's iterations a second, {GAMES[name].credits.title}, {where}",
        f"{where} {name}",
        "",
        least=least,
        alone=True,
    )
    for where, least in WANTED.items()
    for name in MATCHES
]


def measure(matches: int, decisions: int) -> dict:
    """Iterations a second at every decision looked at, about so many in a match, by place and game."""
    found = f"found = paces({matches}, {decisions}, {MATCHES})"
    program = f"import sys\nsys.path.insert(0, 'race')\n{PACE.read_text('utf-8')}\n{found}"
    return {
        f"{where} {name}": values
        for where, run in (("CPython", here), ("browser", in_browser))
        for name, values in run(program).items()
    }
