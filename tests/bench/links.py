"""A long link: its number of characters, and the time until an open page shows its match."""

from base64 import urlsafe_b64encode

import build
from conftest import chromium, serving
from playing import play_on
from pyengine import GAMES
from pyengine.link import link_of
from pyengine.match import Match

from .figures import Row
from .response import CLOCK

SEATS, SEED, PLIES = 5, 25, 300  # of 344

ROWS = [
    Row(f"link of {PLIES} plies opened", "opened", "ms", "chore", most=300, alone=True),
    Row("its characters", "characters", ""),
]

OPEN = f"""async link => {{{CLOCK}
  const chores = [await chore(), await chore(), await chore(), await chore()];
  const laid = new Promise(done => {{
    const look = () => document.querySelector(".play.live .board svg") && (watch.disconnect(), done());
    const watch = new MutationObserver(look);
    watch.observe(document.body, {{ subtree: true, childList: true, attributes: true, attributeFilter: ["class"] }});
  }});
  const start = performance.now();
  location.hash = link;
  await laid;
  return [await frame() - start, chores];
}}"""


def measure(rounds: int) -> dict:
    """Milliseconds from the new address to the painted board, each in a new page, and of the chores before it."""
    link = long_link()
    samples = {"opened": [], "chore": [], "characters": [len(link)]}
    with serving(build.DIST) as address, chromium() as browser:
        for _ in range(rounds):
            context = browser.new_context(reduced_motion="reduce")
            page = context.new_page()
            page.goto(address)
            page.locator(".boot.ready").wait_for(state="attached", timeout=120_000)
            page.wait_for_load_state("networkidle")
            opened, chores = page.evaluate(OPEN, link)
            samples["opened"].append(opened)
            samples["chore"] += chores
            context.close()
    return samples


def long_link() -> str:
    """The link of a match of one person and bots, in which it is the person's turn."""
    match = Match(GAMES["panthalos"], SEATS, seed=SEED)
    for _ in play_on(match, SEED):
        if len(match.plies) == PLIES:
            break
    person = match.decision().seat
    players = ["Ada" if seat == person else "Bot\teasy" for seat in range(SEATS)]
    note = urlsafe_b64encode("\n".join(["bench-of-links", *players]).encode()).decode().rstrip("=")
    return link_of(match, note)
