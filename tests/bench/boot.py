"""The start of the page, its time and its transfer, compared with Pyodide as npm ships it on the same server.

`measure(rounds)` gives, for every variant, the milliseconds of each round from the navigation (or the creation of a
worker) to the first answer. Every round measures all variants in turn, so that a busy computer affects all alike.
"""

import json
import shutil
import tempfile
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from time import sleep

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

import build
from conftest import add_modules

from .figures import Row

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
BARE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PATIENCE = 300_000  # milliseconds
REST = 2  # seconds between closing the page and opening it again

ROWS = [
    Row("awake, new profile", "snapshot cold", "ms", "bare cold", most=0.25),
    Row("awake, again", "snapshot relaunch", "ms", "bare relaunch", most=0.30),
    Row("awake the plain way, new profile", "plain cold", "ms", "bare cold", most=0.50),
    Row("start screen usable, new profile", "start screen", "ms", "bare cold", most=0.05),
    Row("start screen painted, new profile", "start painted", "ms", "bare cold"),
    Row("last position of a kept game painted", "saved picture", "ms", "bare cold", most=0.05),
    Row("second worker", "second worker", "ms", "first worker", most=0.60),
    Row("bytes of a first visit", "first visit", "", "five files", most=0.65),
    Row("bytes of all that is kept", "whole", "", "five files"),
]

# A page that starts Pyodide in a worker as its manual describes; on `keep()` a service worker caches its files.
BARE_PAGE = """<!doctype html><link rel="icon" href="data:,"><script type="module">
  const worker = new Worker("bare.js", { type: "module" });
  worker.onmessage = () => { console.log(`seen ${performance.now()}`); };
  window.keep = async () => {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
    await caches.open("bare").then(cache => cache.addAll(["./", "bare.js", %s]));
  };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
postMessage(pyodide.runPython("1 + 1"));
"""
BARE_KEEPER = """
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", event => {
  event.respondWith(caches.match(event.request).then(kept => kept ?? fetch(event.request)));
});
"""

# Records when the elements a person waits for appear and when they are painted, without help from the page's own code.
# The times are reported on the console, because polling from outside would keep the page busy.
WATCH = """
  window.seen = {};
  window.Worker = class extends Worker {
    constructor(...wishes) { super(...wishes); seen.hired ??= performance.now(); }
  };
  const see = (name, is) => {
    if (name in seen || !is) return;
    seen[name] = performance.now();
    requestAnimationFrame(() => setTimeout(() => {
      seen[`${name} painted`] = performance.now();
      if (name === "ready") console.log(`seen ${JSON.stringify(seen)}`);
    }));
  };
  new MutationObserver(() => {
    const picture = document.querySelector(".mine-board[src]");
    if (picture && !picture.complete) picture.onload = () => see("picture", picture);
    see("start", document.querySelector(".play-button:enabled"));
    see("picture", picture?.complete);
    see("ready", document.querySelector(".boot.ready"));
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""

# a second worker beside another one, as the bots have it: milliseconds from hiring to the first answer
BESIDE = """async () => {
  await new Promise(resolve => setTimeout(resolve, 1000));       // the page has come to rest
  const { Client } = await import(new URL("modules/engine/client.js", location.origin).href);
  const first = new Client();
  await first.ask("games", { names: ["panthalos"] });
  const hired = performance.now();
  const second = first.sibling();
  await second.ask("games", { names: ["panthalos"] });
  const answered = performance.now();
  second.close();
  first.close();
  return answered - hired;
}"""

# Stores a match with a thumbnail, as the table does.
KEEP = """async () => {
  const { keepMatch } = await import(new URL("modules/saved/store.js", location.origin).href);
  const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 240 });
  canvas.getContext("2d").fillRect(20, 20, 100, 100);
  await keepMatch({ id: "kept", thumb: canvas.toDataURL(), players: [{ name: "Ada" }, { name: "Ben", level: "easy" }],
    record: { game: "panthalos", version: 1, seats: 2, options: {}, seed: 1, actions: [] } });
  document.dispatchEvent(new Event("thumbnail"));
  while (!localStorage.getItem("panoply.glimpse")?.includes("kept")) {
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}"""


def measure(rounds: int) -> dict:
    """Milliseconds by variant, one sample per round; also bytes of a first visit, of the cache and of bare Pyodide."""
    times: dict[str, list[float]] = {}
    with (
        tempfile.TemporaryDirectory() as place,
        serving(lay_out(Path(place))) as (address, sent),
        sync_playwright() as playwright,
    ):
        for _ in range(rounds):
            for name, milliseconds in one_round(playwright, address).items():
                times.setdefault(name, []).append(milliseconds)
        return times | {name: [count] for name, count in transferred(playwright, address, sent).items()}


def one_round(playwright: Playwright, address: str) -> dict[str, float]:
    """Measure each variant once with a new profile, and again with the same profile and its cache."""
    times = {}
    with browsing(playwright) as context:
        times["bare cold"] = bare(context, address)
        context.pages[-1].evaluate("keep()")
        again(context)
        times["bare relaunch"] = bare(context, address)
    with browsing(playwright) as context:
        page, seen = visit(context, f"{address}site/")
        page.locator(".boot-words", has_text="offline").wait_for(timeout=PATIENCE)
        times |= {"first worker": seen["ready"] - seen["hired"], "second worker": page.evaluate(BESIDE)}
        times |= {"snapshot cold": seen["ready"], "start screen": seen["start"], "start painted": seen["start painted"]}
        page.evaluate(KEEP)
        again(context)
        _, seen = visit(context, f"{address}site/")
        times |= {"snapshot relaunch": seen["ready"], "saved picture": seen["picture painted"]}
    with browsing(playwright, service_workers="block") as context:
        times["plain cold"] = visit(context, f"{address}plain/")[1]["ready"]
    return times


def bare(context: BrowserContext, address: str) -> float:
    return hear(context.new_page(), f"{address}bare/")


def visit(context: BrowserContext, address: str) -> tuple[Page, dict[str, float]]:
    page = context.new_page()
    page.add_init_script(WATCH)
    return page, hear(page, address)


def hear(page: Page, address: str):
    """Open an address; returns the value that the page reports on the console after `seen`."""
    with page.expect_console_message(lambda message: message.text.startswith("seen "), timeout=PATIENCE) as said:
        page.goto(address, wait_until="commit")
    return json.loads(said.value.text.removeprefix("seen "))


def again(context: BrowserContext) -> None:
    """Close the pages and wait until the browser has freed their memory, so that only cached data is left."""
    for page in context.pages[1:]:
        page.close()
    sleep(REST)


@contextmanager
def browsing(playwright: Playwright, **more):
    """A browser with a new, empty profile."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=build.find_browser(), args=FLAGS, **more
        )
        yield context
        context.close()


def lay_out(root: Path) -> Path:
    """The site, the site without its snapshot, the modules of the page, and the bare page, beside each other."""
    add_modules(root / "modules")
    shutil.copytree(build.DIST, root / "site")
    shutil.copytree(build.DIST, root / "plain")
    (root / "plain" / "pyodide" / "python.snapshot.packed").write_bytes(b"")
    (root / "bare").mkdir()
    for name in BARE_FILES:
        shutil.copy(build.PYODIDE / name, root / "bare")
    files = ", ".join(f'"{name}"' for name in BARE_FILES)
    for name, content in {"index.html": BARE_PAGE % files, "bare.js": BARE_WORKER, "sw.js": BARE_KEEPER}.items():
        (root / "bare" / name).write_text(content)
    return root


@contextmanager
def serving(folder: Path):
    """A server for the folder; yields its address and the growing list of (path, bytes) sent."""
    sent: list[tuple[str, int]] = []

    class Count(build.Handler):
        def send_header(self, name, value):
            if name == "Content-Length":
                sent.append((self.path.partition("?")[0], int(value)))
            super().send_header(name, value)

    with build.Server(("127.0.0.1", 0), partial(Count, directory=folder)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/", sent
        server.shutdown()


def transferred(playwright: Playwright, address: str, sent: list[tuple[str, int]]) -> dict[str, int]:
    """Bytes that a first visit fetches until the engine answers, and until everything is cached for offline use."""
    sent.clear()
    with browsing(playwright) as context:
        page, _ = visit(context, f"{address}site/")
        until_ready = sum(count for _, count in sent)
        page.locator(".boot-words", has_text="offline").wait_for(timeout=PATIENCE)
        whole = sum(count for _, count in sent)
    five = sum((build.PYODIDE / name).stat().st_size for name in BARE_FILES)
    return {"first visit": until_ready, "whole": whole, "five files": five}
