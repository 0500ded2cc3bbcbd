"""Offline use: the cached site works without a server; an update is installed completely, on request, or not at all."""

import json
import shutil
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import build
from playing import play_on as play
from pyengine import GAMES
from pyengine.match import Match
from test_page import KEPT, next_state, open_start, play_on, ply, sit_down

pytestmark = pytest.mark.reports("ERR_CONNECTION")  # of servers that are killed
READY = 60_000  # milliseconds a cold start may take on a slow machine
MOTTO = "Good games, on one table"
CHANGED = "text/en.json"  # the file that the next version changes


class Host:
    """A static host that can be killed, come back with other files, and break off in the middle of a response."""

    def __init__(self, root: Path, modules: Path):
        self.root = root
        self.modules = modules  # what is asked for and no part of the site: modules that tests import
        self.port = 0
        self.asked: list[str] = []
        self.breaks: set[str] = set()  # files that break off
        self.lacks: set[str] = set()  # files that aren't there
        self.caching = "max-age=31536000"
        self.start()

    def start(self) -> None:
        self.server = Killable(("127.0.0.1", self.port), partial(Answer, directory=self.root, host=self))
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, daemon=True).start()

    def kill(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        for line in self.server.lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)  # to close it isn't enough while an answer is being written
            line.close()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/deep/down/"


class Killable(build.Server):
    """Keeps a list of its open connections, which would otherwise stay open after a kill."""

    def __init__(self, *about):
        self.lines: list[socket.socket] = []
        super().__init__(*about)

    def process_request(self, request, address):
        self.lines.append(request)
        super().process_request(request, address)

    def handle_error(self, request, address):
        pass


class Answer(build.Handler):
    """Sends the headers of a host that lets browsers cache everything for a year, or what the test wants."""

    def __init__(self, *about, host: Host, **more):
        self.host = host
        super().__init__(*about, **more)

    def translate_path(self, path):
        file = super().translate_path(path)
        folder = str(self.host.root / "deep" / "down")
        return file if Path(file).exists() else file.replace(folder, str(self.host.modules))

    def end_headers(self):
        self.send_header("Cache-Control", self.host.caching)
        super(build.Handler, self).end_headers()

    def do_GET(self):
        name = self.path.removeprefix("/deep/down/").partition("?")[0]
        self.host.asked.append(name)
        if name in self.host.lacks:
            return self.send_error(404)
        if name not in self.host.breaks:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Length", "100000")
        self.end_headers()
        self.wfile.write(b"{")
        self.connection.shutdown(socket.SHUT_RDWR)
        self.close_connection = True


@pytest.fixture
def host(site_folder: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of its own, with a copy of the site two folders down."""
    shutil.copytree(build.DIST, tmp_path / "deep" / "down")
    host = Host(tmp_path, site_folder)
    yield host
    host.kill()


def deploy(host: Host, motto: str) -> None:
    """Put the next version on the host."""
    folder = host.root / "deep" / "down"
    words = folder / CHANGED
    words.write_text(words.read_text("utf-8").replace(MOTTO, motto), "utf-8")
    manifest = json.loads((folder / "manifest.json").read_text())
    (folder / "manifest.json").write_text(json.dumps(manifest | {"site": motto}))
    build.list_files(folder)
    host.asked.clear()


def listed(host: Host) -> dict[str, str]:
    """The files of the version on the host, with their hashes."""
    words = (host.root / "deep" / "down" / "files.js").read_text("utf-8")
    return json.loads(words.partition(" = ")[2].partition(";\n")[0])


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser context with a service worker; fails if anything but the site is requested."""
    context = browser.new_context(service_workers="allow", locale="en-GB")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    yield context
    context.close()
    assert {urlsplit(address.removeprefix("blob:")).netloc for address in asked} <= {urlsplit(asked[0]).netloc, ""}


def visit(visitor: BrowserContext, host: Host) -> Page:
    """Open the page and wait until it is cached."""
    page = open_start(visitor.new_page(), host.address)
    expect(page.locator(".boot-words")).to_contain_text("Works offline", timeout=READY)
    return page


def look_for_update(page: Page) -> str:
    """Make the browser look for an update, as it does by itself now and then; returns the resulting state."""
    return page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update().catch(() => {});
      const { installing } = registration;
      if (installing) await new Promise(done => installing.addEventListener('statechange', done, { once: true }));
      return installing?.state ?? registration.waiting?.state ?? 'nothing';
    }""")


# the number of cached files, the page at two addresses: those of the old version are gone
SHELF = """async () => {
  const [name, ...others] = await caches.keys();
  return others.length ? others : (await (await caches.open(name)).keys()).length;
}"""


def test_with_the_server_killed_a_match_goes_on_after_a_reload(visitor, host):
    page = visit(visitor, host)
    sit_down(page, "", "uniform")
    play_on(page, seed=4, upto=6)
    record = page.evaluate(KEPT)["record"]
    host.kill()
    say_in(page, "fr")  # a page that was open before goes on working, too
    page.goto(f"{host.address}?from=mail")
    page.locator(".resume .primary").click()
    assert next_state(page) == "lit"
    assert page.evaluate(KEPT)["record"] == record
    before = ply(page)
    play_on(page, seed=4, upto=2)
    assert ply(page) > before
    say_in(page, "de")


def test_with_a_full_disk_what_is_missing_on_the_device_comes_from_the_host(visitor, host):
    page = visit(visitor, host)
    page.evaluate("""async () => {
      const cache = await caches.open((await caches.keys())[0]);
      for (const request of await cache.keys())
        if (/down\\/(index.html)?$/.test(request.url)) await cache.delete(request);
    }""")
    devtools = visitor.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": host.address.split("/deep")[0], "quotaSize": 1000})
    answer = page.goto(f"{host.address}?from=mail")
    assert answer is not None and answer.status == 200


def test_what_is_kept_is_served_without_waking_the_service_worker(visitor, host):
    visit(visitor, host).close()
    host.kill()
    page = visitor.new_page()
    for address in (host.address, f"{host.address}index.html"):
        page.goto(address)
        expect(page.locator(".play-button")).to_be_enabled(timeout=READY)
        assert page.evaluate("performance.getEntriesByType('navigation')[0].workerStart") == 0


def test_kept_on_the_device_too_python_is_fetched_once_and_a_second_engine_is_handed_what_the_first_has(visitor, host):
    visit(visitor, host).close()
    page, asked = visitor.new_page(), []
    page.on("request", lambda request: asked.append(request.url.removeprefix(f"{host.address}pyodide/")))
    open_start(page, host.address)
    expect(page.locator(".boot.ready")).to_be_visible(timeout=READY)
    large = ["pyodide.asm.mjs.packed", "pyodide.asm.wasm.packed", "python.snapshot.packed"]
    assert sorted(name for name in asked if name.endswith(".packed")) == large
    with page.expect_event("worker"):  # a bot that searches has an engine of its own
        sit_down(page, "", "hard")
    assert next_state(page) == "lit"
    assert sorted(name for name in asked if name.endswith(".packed")) == large


def say_in(page: Page, language: str) -> None:
    """Change the language in the menu."""
    page.locator(".menu-button").click()
    page.locator(f".menu [lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".menu [aria-pressed=true]")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")


def test_a_new_version_is_offered_and_keeps_the_match(visitor, host):
    page = visit(visitor, host)
    sit_down(page, "", "uniform")
    play_on(page, seed=5, upto=6)
    record = page.evaluate(KEPT)["record"]

    deploy(host, "Second version")
    assert look_for_update(page) == "installed"
    assert set(host.asked) == {"sw.js", "files.js", "manifest.json", CHANGED}
    offer = page.locator(".update")
    expect(offer).to_contain_text("A new version is ready")
    offer.get_by_text("Later").click()
    expect(offer).to_have_count(0)
    play_on(page, seed=5, upto=1)
    record = page.evaluate(KEPT)["record"]

    other = visitor.new_page()
    other.goto(host.address)
    expect(other.locator(".hero p")).to_have_text(MOTTO)  # without an update the old version stays complete
    expect(other.locator(".update")).to_contain_text("A new version is ready", timeout=READY)
    page.reload()
    assert next_state(page) == "lit"
    offer.get_by_text("Update").click()
    expect(offer).to_contain_text("other tabs")
    other.close()
    with page.expect_navigation():
        offer.get_by_text("Update").click()
    assert next_state(page) == "lit"  # the same match is shown at once
    assert page.evaluate(KEPT)["record"] == record
    assert page.evaluate("async () => (await (await fetch('manifest.json')).json()).site") == "Second version"
    assert page.evaluate(SHELF) == len(listed(host)) + 1
    host.kill()
    page.goto(host.address)
    expect(page.locator(".hero p")).to_have_text("Second version")


@pytest.mark.reports("Failed to load resource|integrity|digest")
def test_a_download_cut_off_leaves_the_old_version_and_is_completed_later(visitor, host):
    page = visit(visitor, host)
    page.keyboard.press("Tab")  # with a user on the page, no update is applied by itself
    deploy(host, "Second version")
    host.breaks = {CHANGED}
    assert look_for_update(page) == "redundant"
    assert page.evaluate("async () => (await (await fetch('text/en.json')).json())['app.motto']") == MOTTO
    host.breaks = set()
    host.asked.clear()
    assert look_for_update(page) == "installed"
    assert set(host.asked) == {"sw.js", "files.js", CHANGED}  # the first download had completed the other new file


def test_a_page_nobody_has_touched_takes_the_new_version_at_once(visitor, host):
    visit(visitor, host).close()
    deploy(host, "Second version")
    page = visitor.new_page()
    page.goto(host.address)
    expect(page.locator(".hero p")).to_have_text("Second version", timeout=READY)


# --- an app ----------------------------------------------------------------------------------------------

MANIFEST = json.loads((build.WEB / "manifest.webmanifest").read_text("utf-8"))
ASK_TO_INSTALL = """() => {
  window.asked = 0;
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt() { window.asked += 1; },
  }));
}"""


@pytest.mark.parametrize(
    "picture",
    [each for each in MANIFEST["icons"] + MANIFEST["screenshots"] if each["type"] == "image/png"],
    ids=lambda picture: picture["src"],
)
def test_pictures_are_of_the_size_they_claim(picture):
    content = (build.WEB / picture["src"]).read_bytes()
    assert content.startswith(b"\x89PNG") and len(content) < 150_000
    width, height = struct.unpack(">II", content[16:24])
    assert picture["sizes"] == f"{width}x{height}"
    assert max(width, height) <= 2.3 * min(width, height)


def test_the_page_can_be_installed_from_wherever_it_lies(visitor, host):
    page = open_start(visitor.new_page(), host.address)
    browser = visitor.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"] == f"{host.address}manifest.webmanifest"
    assert manifest["errors"] == []
    assert manifest["manifest"]["startUrl"] == manifest["manifest"]["scope"] == host.address
    faults = [fault["errorId"] for fault in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(faults) <= {"in-incognito"}
    expect(page.get_by_text("Install as an app")).to_have_count(0)
    page.evaluate(ASK_TO_INSTALL)
    page.locator(".menu-button").click()
    page.get_by_text("Install as an app").click()
    assert page.evaluate("window.asked") == 1
    expect(page.get_by_text("Install as an app")).to_have_count(0)


# --- matches of another version --------------------------------------------------------------------------

KEEP = "async kept => { await (await import(new URL('saved/store.js', location.href).href)).keepMatch(kept); }"
ALL_KEPT = "async () => (await (await import(new URL('saved/store.js', location.href).href)).keptRows()).kept"


def older_match(actions: int, broken: bool) -> dict:
    """A saved match as an older version might have stored it."""
    match = Match(GAMES["panthalos"], 2, {}, 5)
    for _ in islice(play(match, 5), actions):
        pass
    record = match.record() | {"version": 0}
    record["actions"] += ["leap 99", "pass"] if broken else []
    return {"id": "older-match", "players": [{"name": "Ada"}, {"name": "Ben", "level": "uniform"}], "record": record}


def test_a_match_of_another_version_opens(page, site):
    open_start(page, site)
    kept = older_match(30, broken=False)
    page.evaluate(KEEP, kept)
    page.reload()
    page.locator(".resume .primary").click()
    assert next_state(page) == "lit"
    play_on(page, seed=1, upto=1)
    [now] = page.evaluate(ALL_KEPT)
    assert now["id"] == kept["id"] and now["record"]["version"] == GAMES["panthalos"].version
    assert now["record"]["actions"][:30] == kept["record"]["actions"]


def test_a_match_that_fits_no_longer_says_where_and_goes_on_beside_the_old_one(page, site):
    open_start(page, site)
    kept = older_match(30, broken=True)
    page.evaluate(KEEP, kept)
    page.reload()
    page.locator(".resume .primary").click()
    assert next_state(page) == "lit"
    expect(page.locator("dialog.unfit")).to_contain_text("Move 31")
    page.locator("dialog.unfit button").click()
    expect(page.locator("dialog.unfit")).to_have_count(0)
    play_on(page, seed=1, upto=1)
    now, old = page.evaluate(ALL_KEPT)
    assert old["id"] == kept["id"] and old["record"] == kept["record"]
    assert now["record"]["actions"][:30] == kept["record"]["actions"][:30] and len(now["record"]["actions"]) > 30
