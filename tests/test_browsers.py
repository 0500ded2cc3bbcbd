"""The same steps in Firefox and WebKit, with `--thorough` in Chromium: start, whole games, reload, without a server,
two tabs, links, pictures, single file."""

import json
import shutil
from base64 import b64decode
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import build
from conftest import marks_of
from drivers import NAMES, Driver, Tab
from facts import facts_of
from pyengine import GAMES
from pyengine.link import open_link
from pyengine.record import replay
from test_offline import Host
from test_page import CLICK_LIT, KEPT, NEXT_STATE
from test_store import inside

TITLES = [name for name in GAMES if facts_of(name).page]
SIZE = (1280, 900)

PREFER = "async news => (await import(new URL('ui/preferences.js', location.href).href)).prefer(news)"
SEEN = "selector => document.querySelector(selector)?.checkVisibility()"
TEXT = "selector => document.querySelector(selector)?.textContent"
COUNT = "selector => document.querySelectorAll(selector).length"
PRESS = "selector => document.querySelector(selector).click()"

# chooses the seats and presses Play; a level that the page doesn't offer is added
SIT = """async ({ game, levels, seed }) => {
  const tick = () => new Promise(done => setTimeout(done, 20));
  const until = async find => { while (!find()) await tick(); return find(); };
  const change = (field, value) => {
    field.value = value;
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const title = await until(() => document.querySelector(`.title-${game}`));
  const options = document.querySelector('.readings'); // those of another game are laid anew, and may move Play
  const chosen = title.querySelector('input').checked;
  title.click();
  await until(() => chosen || document.querySelector('.readings') !== options);
  await until(() => document.querySelector('.readings').children.length);
  const count = () => [...document.querySelectorAll('.segment')].find(
    each => each.textContent.trim() === `${levels.length}`);
  (await until(count)).querySelector('input').click();
  const seats = () => document.querySelectorAll('.place select');
  await until(() => seats().length === levels.length);
  levels.forEach((level, seat) => {
    const field = seats()[seat];
    if (![...field.options].some(({ value }) => value === level)) field.add(new Option(level, level));
    change(field, level);
  });
  change(document.querySelector('#seed'), seed);
  await until(() => !document.querySelector('.play-button').disabled);
}"""

# clicks something lit and waits until the ply is kept
PLAY = f"""async choose => {{
  const kept = async () => JSON.stringify((await ({KEPT})())?.record.actions ?? null);
  const before = await kept();
  ({CLICK_LIT})(choose);
  while (await kept() === before) await new Promise(done => setTimeout(done, 20));
}}"""

# starts another engine and returns "ready", or why it doesn't start
ANOTHER_ENGINE = """() => new Promise(done => {
  const worker = new Worker('worker.js', { type: 'module' });
  worker.onmessage = ({ data: { progress, fatal } }) => {
    if (fatal || progress?.step === 'ready') { worker.terminate(); done(fatal?.message ?? progress.step); }
  };
  worker.onerror = ({ message }) => done(`${message}`);
})"""

# the picture that a click on this entry of the menu hands over, in Base64
PICTURE = """async words => {
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  const handed = new Promise(done => {
    URL.createObjectURL = blob => { if (blob.type === 'image/png') done(blob); return createObjectURL(blob); };
  });
  HTMLAnchorElement.prototype.click = function () { if (!this.download) click.call(this); };
  try {
    [...document.querySelectorAll('.menu .at-table')].find(each => each.textContent.includes(words)).click();
    const bytes = new Uint8Array(await (await handed).arrayBuffer());
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  } finally {
    Object.assign(URL, { createObjectURL });
    Object.assign(HTMLAnchorElement.prototype, { click });
  }
}"""


@pytest.fixture
def host(site_folder: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of its own, so that nothing is remembered of it."""
    shutil.copytree(build.DIST, tmp_path / "deep" / "down")
    host = Host(tmp_path, site_folder)
    yield host
    host.kill()


@pytest.fixture
def tab(driver: Driver) -> Iterator[Tab]:
    """A tab; the test fails if any page has reported an error by its end."""
    driver.errors()
    tab = driver.tab()
    driver.resize(*SIZE)
    yield tab
    tab.close()
    assert driver.errors() == []


def is_lit(tab: Tab) -> None:
    """Wait until it is the person's turn; a crash fails with its report."""
    state = tab.until(NEXT_STATE)
    assert state == "lit", tab.run("() => document.querySelector('dialog.trouble textarea')?.value ?? ''")


def whole_games() -> Iterator:
    """One game in Firefox and another one in WebKit; with `--thorough` each game in all browsers."""
    usual = {("webkit", "disciples"), ("firefox", "hybris")}
    for game, name in product(TITLES, NAMES):
        yield in_browser(name, game, usual=(name, game) in usual)


def mostly_in_firefox() -> list:
    """Firefox for a test in which WebKit has the same faults; with `--thorough` all browsers."""
    return [in_browser(name, usual=name == "firefox") for name in NAMES]


def in_browser(name: str, *values, usual: bool):
    """The browser and other parameters of a test; unless that is usual, they are for `--thorough`."""
    return pytest.param(name, *values, marks=[*marks_of(name), *([] if usual else [pytest.mark.thorough])])


def open_start(tab: Tab, host: Host, boot: str = "ready") -> None:
    """Open the start screen and wait until the engine is there; `ready` or kept for use without a network."""
    tab.goto(host.address)
    tab.run(PREFER, {"speed": "instant", "language": "en"})
    tab.until(SEEN, ".menu-button")
    tab.until(SEEN, ".boot.ready")
    if boot == "kept":
        tab.until("() => document.querySelector('.boot-words').textContent.includes('offline')")


def sit_down(tab: Tab, game: str, *levels: str, seed: int = 7) -> None:
    tab.run(SIT, {"game": game, "levels": levels, "seed": str(seed)})
    tab.click(".play-button")


def play_on(tab: Tab, plies: int) -> None:
    """Click something lit, so many times."""
    for ply in range(plies):
        is_lit(tab)
        tab.run(PLAY, (ply * 7 % 10) / 10)
    is_lit(tab)


def record(tab: Tab) -> dict:
    return tab.run(KEPT)["record"]


def is_picture(content: bytes) -> bool:
    return content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) > 10_000


@pytest.mark.parametrize("way", ["snapshot", "plain"])
def test_it_starts_both_ways(tab: Tab, host: Host, way: str):
    if way == "plain":
        host.lacks = {"pyodide/python.snapshot.packed"}
    open_start(tab, host)
    tab.click(".menu-button")
    tab.run(
        "() => [...document.querySelectorAll('.menu button')].find(each => each.textContent.includes('About')).click()"
    )
    assert ("without a snapshot" in tab.until(TEXT, ".about .way")) == (way == "plain")
    tab.click(".about .primary")
    assert is_picture(tab.screenshot())


def test_a_match_survives_a_reload_moves_to_another_tab_and_back_and_survives_the_death_of_the_server(
    driver: Driver, tab: Tab, host: Host
):
    open_start(tab, host, "kept")
    sit_down(tab, "panthalos", "", "uniform")
    play_on(tab, 4)
    for width, height in ((447, 800), (800, 447), SIZE):  # to another layout and back, without a loop of observers
        driver.resize(width, height)
        tab.run("() => new Promise(done => setTimeout(done, 300))")
    before = record(tab)
    tab.reload()
    is_lit(tab)  # the match is on the table again
    assert record(tab) == before

    other = driver.tab()
    other.goto(host.address)
    other.until(SEEN, ".boot.ready")
    other.run(PRESS, ".resume .primary")
    other.until(SEEN, ".notice.tabs")
    play_on(tab, 1)
    other.run(PRESS, ".notice.tabs .primary")
    play_on(other, 1)
    tab.until(SEEN, ".notice.tabs")
    other.close()  # a closed tab gives the match back
    tab.until(NEXT_STATE)

    host.kill()
    tab.reload()
    is_lit(tab)  # the match is on the table again
    play_on(tab, 2)
    assert len(record(tab)["actions"]) > len(before["actions"])
    # workers whose script is in the browser's memory: WebKit doesn't give them to the service worker
    assert [tab.run(ANOTHER_ENGINE) for _ in range(2)] == ["ready"] * 2


@pytest.mark.parametrize("driver, game", [*whole_games()], indirect=["driver"])
def test_a_whole_game_is_played_replayed_and_pictured(tab: Tab, host: Host, game: str):
    level, seed = facts_of(game).page.short
    open_start(tab, host)
    sit_down(tab, game, level, level, seed=seed)
    assert tab.until(NEXT_STATE, seconds=240) == "scores"
    played = record(tab)
    assert replay(GAMES, played).decision() is None
    tab.run(PRESS, "dialog.scores .primary, dialog.scores button")
    tab.until("() => !document.querySelector('dialog[open]')")
    tab.run(PRESS, ".tool.replay")
    tab.until("() => document.querySelector('.past-count')?.textContent.includes('Move ')")
    tab.press("Home")
    tab.until("() => document.querySelector('.past-count')?.textContent.includes('Move 0 of')")
    tab.click(".menu-button")
    width, height, words = inside(b64decode(tab.run(PICTURE, "Picture of the board")))
    assert width == 2400 and height > 1000 and json.loads(words)["games"][0]["record"] == played


@pytest.mark.parametrize("driver", mostly_in_firefox(), indirect=True)
def test_a_link_opens_the_match_on_another_device(tab: Tab, host: Host):
    open_start(tab, host)
    sit_down(tab, "pantheon", "", "uniform")
    play_on(tab, 3)
    played = record(tab)
    tab.run(PRESS, ".tool.share")
    link = tab.until("() => document.querySelector('dialog.share .link-text')?.value")
    assert open_link(GAMES, link.partition("#")[2]).match.record() == played
    tab.until(SEEN, "dialog.share :is(svg, canvas)")
    tab.run(
        "async id => (await import(new URL('saved/store.js', location.href).href)).forgetMatch(id)", tab.run(KEPT)["id"]
    )
    tab.goto("about:blank")
    tab.goto(link)
    is_lit(tab)
    assert record(tab) == played


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the single file."""
    file = tmp_path_factory.mktemp("single") / "panoply.html"
    file.write_text(build.single_page(), "utf-8")
    return file.as_uri()


@pytest.mark.parametrize("driver", mostly_in_firefox(), indirect=True)
def test_the_single_file_starts_plays_and_keeps_the_game(tab: Tab, single: str):
    tab.goto(single)
    tab.until(SEEN, ".menu-button")
    tab.until(SEEN, ".boot.ready")
    sit_down(tab, "panthalos", "", "normal")
    for _ in range(4):
        is_lit(tab)
        tab.run(CLICK_LIT, 0.5)
    is_lit(tab)
    assert tab.run(COUNT, ".story .said") > 0
    tab.reload()
    is_lit(tab)
    tab.run(PRESS, ".brand")
    tab.until("() => /Panthalos.*\\s[1-9]\\d*\\smove/.test(document.querySelector('.resume')?.textContent)")
