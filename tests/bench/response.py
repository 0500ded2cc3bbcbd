"""The time from a click to the changed board in whole games, and the engine's share of it.

Animations and the bots' pauses are off. As a reference for the speed of the machine at that moment, a chore of fixed
size is measured on the same page.
"""

import tempfile
from math import ceil
from pathlib import Path

from playwright.sync_api import Page

from conftest import chromium, serving, site_with_modules
from test_page import next_state, open_start, sit_down

from .figures import Row

SEED = 7

ROWS = [
    Row("click to board, 95 % of a game", "click, 95 %", "ms", most=50, alone=True),
    Row("click to board", "click", "ms", "chore"),
    Row("engine's share, 95 % of a game", "engine, 95 %", "ms", most=8, alone=True),
    # no reference: the engine's answers queue behind the page's drawing, so no chore is comparable
    Row("engine's share", "engine", "ms"),
]

# `frame` resolves after the next paint; `chore` takes the time until 1000 new elements are laid out and painted.
CLOCK = """
  const frame = () => new Promise(done => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); done(performance.now()); };
    port2.postMessage(0);
  }));
  const chore = async () => {
    await frame();
    const start = performance.now();
    const heap = document.createElement("ol");
    for (let number = 0; number < 1000; number += 1) {
      heap.append(Object.assign(document.createElement("li"), { textContent: number }));
    }
    document.body.append(heap);
    const end = await frame();
    heap.remove();
    return end - start;
  };
"""

# Plays by clicks on lit elements, with the same choices in every game. For each click it returns the milliseconds until
# the changed board is painted, and how many of them the page waited for the engine; every 8 clicks it runs a chore.
PLAY = f"""async most => {{{CLOCK}
  const post = Worker.prototype.postMessage;
  let open = 0, since = 0, asked = 0;
  Worker.prototype.postMessage = function (request, ...more) {{
    if (typeof request === "string") {{
      if (!open++) since = performance.now();
      const {{ id }} = JSON.parse(request);
      const hear = ({{ data }}) => {{
        if (typeof data !== "string" || JSON.parse(data).id !== id) return;
        this.removeEventListener("message", hear);
        if (!--open) asked += performance.now() - since;
      }};
      this.addEventListener("message", hear);
    }}
    post.call(this, request, ...more);
  }};
  const play = document.querySelector(".play");
  const early = ["class", "data-touched", "tabindex"];       // the page sets these before the ply is done
  const isEarly = ({{ type, attributeName }}) => type === "attributes" && early.includes(attributeName);
  const isNew = change => change.target !== play && !isEarly(change);
  const change = () => new Promise(done => {{
    const watch = new MutationObserver(changes => {{ if (changes.some(isNew)) {{ watch.disconnect(); done(); }} }});
    for (const part of [play, document.querySelector(".choices")]) {{
      watch.observe(part, {{ subtree: true, childList: true, attributes: true, characterData: true }});
    }}
  }});
  const isOver = () => document.querySelector("dialog.scores") !== null;
  const lit = () => play.matches(".live")
    ? [...document.querySelectorAll(".table .lit")].filter(each => each.getClientRects().length)
    : [];
  let state = {SEED};
  const below = n => (state = state * 16807 % 2147483647) % n;
  const clicks = [], chores = [];
  while (clicks.length < most) {{
    while (!lit().length && !isOver()) await frame();
    if (isOver()) break;
    if (clicks.length % 8 === 0) chores.push(await chore());
    const acts = [...new Set(lit().map(each => each.dataset.act))].sort();
    const act = acts[below(acts.length)];
    const changed = change();
    await frame();
    const start = performance.now();
    asked = 0;
    const target = lit().find(each => each.dataset.act === act);
    target.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true }}));
    await changed;
    const engine = asked;
    clicks.push([await frame() - start, engine]);
  }}
  Worker.prototype.postMessage = post;
  return [clicks, chores];
}}"""


def measure(games: int, most: int = 1000) -> dict:
    """Milliseconds of up to `most` clicks per game and the engine's share in them; also 95th percentiles by game."""
    samples = {name: [] for name in ("click", "click, 95 %", "engine", "engine, 95 %", "chore")}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(site_with_modules(Path(folder))) as address,
        chromium() as browser,
    ):
        for _ in range(games):
            context = browser.new_context(reduced_motion="reduce")
            clicks, chores = play(context.new_page(), address, most)
            context.close()
            for name, times in zip(("click", "engine"), zip(*clicks)):
                samples[name] += times
                samples[f"{name}, 95 %"].append(high(times))
            samples["chore"] += chores
    return samples


def play(page: Page, address: str, most: int) -> tuple[list, list]:
    """Play a game of a person, who chooses at random, against a bot."""
    open_start(page, address)
    sit_down(page, "", "easy", seed=SEED)
    next_state(page, timeout=120_000)
    return page.evaluate(PLAY, most)


def high(times: list[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[ceil(len(times) * 0.95) - 1]
