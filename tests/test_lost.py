"""Files that can't be had or are damaged: one sentence with "Try again", what is there goes on, and the next try puts
all right."""

import gzip
import re
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import build
from extent import mostly
from test_offline import Host, host, visit, visitor
from test_page import NEXT_STATE, READY, next_state, until

__all__ = ("host", "visitor")
# of what is lost on purpose
pytestmark = pytest.mark.reports("Failed to load|ERR_|MIME type|Content Security Policy", "Error|Unexpected")

TOLD = "Part of this page couldn’t be loaded."

# the files of the site, by what they are, each by a pattern
FILES = {
    "entry": "main.js",
    "script": "chunks/chunk-*.js",
    "style": "ui/style.css",
    "words": "text/en.json",
    "words of the game": "games/panthalos/text/en.json",
    "worker": "worker.js",
    "runtime": "pyodide/pyodide.asm.wasm.packed",
    "glue": "pyodide/pyodide.asm.mjs.packed",
    "app": "chunks/app-*.js",
    "style of the app": "app/app.css",
    "board": "chunks/board-*.js",
    "style of the board": "games/panthalos/board.css",
    "sounds": "chunks/sounds-*.js",
    "glossary": "games/panthalos/rules/glossary.json",
}
UNTOLD = {"style", "style of the app", "style of the board"}  # if damaged: a browser reads what it can of a style sheet
GOES_ON = {
    "style",
    "words",
    "words of the game",
    "style of the app",
    "board",
    "style of the board",
    "sounds",
    "glossary",
}


def some_of(kinds: list[str], *some: str) -> list:
    """Some kinds, with `--thorough` all: what is on the device is looked up by one service worker, whatever it is."""
    return mostly([*some], [kind for kind in kinds if kind not in some])


def names(kind: str) -> set[str]:
    """The files of that kind; all games have some."""
    found = {path.relative_to(build.DIST).as_posix() for path in build.DIST.glob(FILES[kind])}
    assert found
    return found


def told(page: Page) -> None:
    """Wait until the page says once that something is missing; before or after Play is pressed."""
    page.wait_for_function(
        "() => document.querySelector('.lost-file') || document.querySelector('.boot.ready')", timeout=READY
    )
    if not page.locator(".lost-file").count():
        page.locator(".play-button").click()
    expect(page.locator(".lost-file")).to_be_visible(timeout=READY)
    expect(page.locator(".lost-file")).to_have_count(1)
    expect(page.locator(".lost-file")).to_contain_text(TOLD)
    expect(page.locator("dialog.trouble")).to_have_count(0)


def try_again(page: Page) -> None:
    """Once the host is there, all is well again."""
    with page.expect_navigation():
        page.get_by_role("button", name="Try again").click()
    plays(page)
    expect(page.locator(".lost-file")).to_have_count(0)


def plays(page: Page) -> None:
    """Play from the start screen, or go on with the match that is on the table again."""
    page.wait_for_function(f"() => document.querySelector('.boot.ready') || ({NEXT_STATE})()", timeout=READY)
    if page.locator(".play-button").count():
        page.locator(".play-button").click()
    assert next_state(page) == "lit"


@pytest.mark.parametrize("kind", some_of([*FILES], "entry", "words", "runtime", "app", "board"))
def test_on_a_first_visit_a_file_that_is_missing_is_told_and_tried_again(
    visitor: BrowserContext, host: Host, kind: str
):
    host.caching, host.lacks = "no-store", names(kind)
    page = visitor.new_page()
    page.goto(host.address)
    told(page)
    if kind in GOES_ON and page.locator(".play-button").count():
        plays(page)
    host.lacks = set()
    try_again(page)


def test_another_language_stands_in_for_lost_words(visitor: BrowserContext, host: Host):
    host.caching, host.lacks = "no-store", names("words") | names("words of the game")
    page = visitor.new_page()
    page.goto(host.address)
    told(page)
    expect(page.locator(".play-button")).to_have_text(re.compile("^(Spielen|Jouer)$"))
    host.lacks = {path.relative_to(build.DIST).as_posix() for path in build.DIST.glob("text/*.json")}
    page.reload()
    expect(page.locator(".lost-file")).to_be_visible(timeout=READY)
    expect(page.locator(".start")).to_have_text(re.compile(r"^\s*$"))  # rather nothing than keys
    host.lacks = set()
    try_again(page)


def test_on_a_first_visit_the_server_goes_and_comes_back(visitor: BrowserContext, host: Host):
    page = visitor.new_page()
    host.caching = "no-store"
    page.route("**/pyodide.asm.wasm.packed", lambda route: (host.kill(), route.continue_()), times=1)
    page.goto(host.address)
    told(page)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Try again")).to_be_enabled(timeout=READY)  # still there, and so is the page
    expect(page.locator(".hero")).to_be_visible()
    host.start()
    try_again(page)


# deletes entries from the cache of the service worker, or puts other content into them
SPOIL = """async ({ home, names, content }) => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  for (const path of names) {
    if (content === null) await cache.delete(home + path);
    else {
      const { headers } = await cache.match(home + path);
      const bytes = Uint8Array.from(atob(content), letter => letter.charCodeAt(0));
      await cache.put(home + path, new Response(bytes, { headers: { 'content-type': headers.get('content-type') } }));
    }
  }
}"""


@pytest.mark.parametrize("kind", some_of([*FILES], "entry", "runtime"))
def test_without_a_network_a_file_missing_on_the_device_is_told_and_fetched_when_there_is_one(
    visitor: BrowserContext, host: Host, kind: str
):
    host.caching = "no-store"
    page = visit(visitor, host)
    host.kill()  # or what is missing would be put back at once
    page.evaluate(SPOIL, {"home": host.address, "names": list(names(kind)), "content": None})
    page.close()  # it has style sheets in its memory
    page = visitor.new_page()
    page.goto(host.address)
    told(page)
    host.start()
    try_again(page)
    host.kill()
    page.goto(host.address)  # it is on the device again
    plays(page)


@pytest.mark.parametrize("kind", some_of([kind for kind in FILES if kind not in UNTOLD], "words", "board"))
def test_a_file_damaged_on_the_device_is_told_and_fetched_anew(visitor: BrowserContext, host: Host, kind: str):
    host.caching = "no-store"
    page = visit(visitor, host)
    noise = gzip.compress(b"{{") if "packed" in FILES[kind] else b"{{"
    spoilt = {"home": host.address, "names": list(names(kind)), "content": b64encode(noise).decode()}
    host.kill()
    page.evaluate(SPOIL, spoilt)
    page.goto(host.address)  # the host stays away, or the file could be put back before it is needed
    told(page)
    host.start()
    try_again(page)


@pytest.mark.parametrize("content", [None, "e3t7"], ids=["missing", "damaged"])
def test_what_nobody_noticed_is_put_back_at_the_next_start(visitor: BrowserContext, host: Host, content):
    host.caching = "no-store"
    page = visit(visitor, host)
    [sheet] = names("style")
    host.kill()
    page.evaluate(SPOIL, {"home": host.address, "names": [sheet], "content": content})
    host.start()
    page.goto(host.address)
    until(
        page, "async address => (await (await caches.match(address))?.text())?.length > 1000", f"{host.address}{sheet}"
    )


def test_a_single_file_that_cannot_start_its_worker_says_so(visitor: BrowserContext, tmp_path: Path):
    file = tmp_path / "panoply.html"
    text = build.single_page()
    assert "worker-src blob:" in text
    file.write_text(text.replace("worker-src blob:", "worker-src 'none'"), "utf-8")
    page = visitor.new_page()
    page.goto(file.as_uri())
    told(page)
