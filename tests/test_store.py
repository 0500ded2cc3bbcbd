"""Data saved on the device: every move at once, in any tab; export and import of games as files and pictures."""

import json
import random
import re
import struct
import time
import zlib
from base64 import b64encode
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page, expect

from extent import by_extent
from playing import random_match
from pyengine import GAMES
from pyengine.record import replay
from test_access import axe
from test_build import open_blank
from test_page import CLICK_LIT, KEPT, READY, home, next_state, open_start, play_on, sit_down

SENTENCES = json.loads((Path(__file__).parent.parent / "web" / "text" / "en.json").read_text("utf-8"))

STORE = "(await import(new URL('saved/store.js', location.href).href))"
ALL = f"async () => (await {STORE}.keptRows()).kept"
KEEP = f"async kept => {STORE}.keepMatch(kept)"
FOUND = f"async id => {STORE}.keptMatch(id)"


@pytest.fixture
def start(page: Page, site: str):
    return open_start(page, site)


@contextmanager
def visiting(browser: Browser, init: str = ""):
    """A context without saved data, in which no page may report an error."""
    context, errors = browser.new_context(accept_downloads=True), []
    context.on("page", lambda page: page.on("pageerror", lambda error: errors.append(str(error))))
    if init:
        context.add_init_script(init)
    yield context
    context.close()
    assert errors == []


@cache
def whole_match(seed: int = 5) -> dict:
    return random_match(GAMES["panthalos"], 2, seed).record()


def short_match(seed: int, moves: int = 12) -> dict:
    record = whole_match(seed)
    return record | {"actions": record["actions"][:moves]}


def begin(page: Page, seed: int = 7, moves: int = 6) -> dict:
    """Start a game against a bot and play some moves."""
    sit_down(page, "", "uniform", seed=seed)
    next_state(page)
    play_on(page, seed=seed, upto=moves)
    next_state(page)
    return page.evaluate(KEPT)


# --- the page closes at any moment -----------------------------------------------------------------------

# Saves move after move as the table does, and reports each one when it is saved. The engine is a fake that knows the
# whole match.
PLAY_ON = """async ({ id, record, from }) => {
  const { keepTable } = await import(new URL('saved/autosave.js', location.href).href);
  let ply = from;
  const ask = async () => ({ ...record, actions: record.actions.slice(0, ply) });
  const players = [{ name: 'Ada' }, { name: 'Bea' }];
  const table = { match: { id, players, client: { ask } }, run: {}, whatif: {} };
  setTimeout(async () => {
    while (ply < record.actions.length) {
      ply += 1;
      await keepTable(table, { seat: ply % 2 });
      window.shown(ply);
    }
  });
}"""
KILLS = by_extent(0, 30, 100)


def test_no_move_that_was_shown_is_lost_however_the_page_dies(browser: Browser, site: str):
    dice, record, shown, kept_at = random.Random(11), whole_match(), [0], []
    with visiting(browser) as context:
        context.expose_function("shown", lambda ply: shown.append(ply))
        for kill in range(KILLS):
            page = context.new_page()
            open_blank(page, site)
            kept = page.evaluate(FOUND, "the-game")
            ply = len(kept["record"]["actions"]) if kept else 0
            assert ply >= max(shown), f"kill {kill}: {max(shown)} moves were shown, {ply} are kept"
            assert kept is None or kept["record"]["actions"] == record["actions"][:ply]
            kept_at.append(ply)
            if ply > len(record["actions"]) // 2:
                page.evaluate(f"async id => {STORE}.forgetMatch(id)", "the-game")
                ply, shown[:] = 0, [0]
            page.evaluate(PLAY_ON, {"id": "the-game", "record": record, "from": ply})
            time.sleep(dice.random() * 0.04)
            die(page, kill)
    assert len(set(kept_at)) > KILLS // 4  # moves were made between the kills
    for ply in kept_at[-5:]:
        assert len(replay(GAMES, record | {"actions": record["actions"][:ply]}).plies) == ply


def die(page: Page, kill: int) -> None:
    """Close the page; every fifth time it navigates away first."""
    if kill % 5 == 0:
        page.goto("about:blank")
    page.close()


# reports the number of moves that the table has shown so far
SHOWN = """() => { (function tell() {
  const plies = [...document.querySelectorAll('.story [data-ply]')].map(line => Number(line.dataset.ply) + 1);
  window.shown(Math.max(0, ...plies));
  requestAnimationFrame(tell);
})(); }"""


def test_a_table_that_dies_after_a_click_has_all_that_it_showed(browser: Browser, site: str):
    dice, shown = random.Random(4), [0]
    with visiting(browser) as context:
        context.expose_function("shown", lambda ply: shown.append(ply))
        page = open_start(context.new_page(), site)
        begin(page, moves=3)
        for kill in range(2):
            page.evaluate(SHOWN)
            page.locator(".table .lit").last.evaluate(
                "lit => lit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"
            )
            time.sleep(dice.random() * 0.3)
            die(page, kill)
            page = context.new_page()
            page.goto(site)
            kept = page.evaluate(KEPT)
            assert len(kept["record"]["actions"]) >= max(shown) > 0
            replay(GAMES, kept["record"])
            if kill == 0:
                page.locator(".resume .primary").click()
                assert next_state(page) == "lit"


# --- the device refuses ----------------------------------------------------------------------------------

FORBIDDEN = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };"
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize(
    "refusal",
    [FORBIDDEN, FULL, "delete globalThis.indexedDB; delete IDBFactory.prototype.open;"],
    ids=["forbidden", "full", "missing"],
)
def test_where_nothing_can_be_kept_the_game_goes_on_and_it_is_said_once(browser: Browser, site: str, refusal):
    with visiting(browser, refusal) as context:
        page = open_start(context.new_page(), site)
        sit_down(page, "", "uniform")
        click(page, 4)
        notice = page.locator(".notice.unkept")
        expect(notice).to_have_count(1)
        with page.expect_download() as download:
            notice.locator(".plain").first.click()
        assert len(saved(download)["games"][0]["record"]["actions"]) >= 4
        notice.locator(".primary").click()
        expect(page.locator("dialog.share")).to_be_visible()
        page.keyboard.press("Escape")
        notice.locator(".plain").last.click()
        click(page, 2)
        expect(notice).to_have_count(0)
        home(page)
        expect(page.locator(".mine-game")).to_have_count(1)  # until the page is closed


def click(page: Page, times: int) -> None:
    """Click something lit, so many times; whatever is kept."""
    for _ in range(times):
        assert next_state(page) == "lit"
        page.evaluate(CLICK_LIT, 0.5)
    assert next_state(page) == "lit"


def saved(download) -> dict:
    return json.loads(Path(download.value.path()).read_text("utf-8"))


def test_the_match_kept_by_the_page_of_old_is_taken_over(browser: Browser, site: str):
    old = json.dumps({"record": short_match(3), "players": [{"name": "Zoë"}, {"name": "Bot", "level": "greedy"}]})
    with visiting(browser) as context:
        page = context.new_page()
        open_blank(page, site)
        page.evaluate(
            "async old => localStorage.setItem('panoply.match', "
            "(await import(new URL('ui/base64.js', location.href).href)).encode(JSON.parse(old)))",
            old,
        )
        page.goto(site)
        expect(page.locator(".mine-name")).to_have_text("Zoë, Bot")
        expect(page.locator(".mine-game time")).to_have_text("now")
        assert page.evaluate(KEPT)["record"] == short_match(3)
        assert page.evaluate("localStorage.getItem('panoply.match')") is None
        page.reload()
        expect(page.locator(".mine-game")).to_have_count(1)


# --- two tabs --------------------------------------------------------------------------------------------


def test_a_second_tab_follows_and_can_take_over_and_the_first_then_follows(browser: Browser, site: str):
    with visiting(browser) as context:
        one = open_start(context.new_page(), site)
        begin(one, moves=3)
        two = context.new_page()
        two.goto(site)
        two.locator(".resume .primary").click()
        expect(two.locator(".notice.tabs")).to_be_visible(timeout=READY)
        expect(two.locator(".table .lit")).to_have_count(0)
        expect(two.locator(".tool.hurry")).to_be_hidden()
        before = len(one.evaluate(KEPT)["record"]["actions"])
        play_on(one, seed=2, upto=3)
        next_state(one)
        assert len(one.evaluate(KEPT)["record"]["actions"]) > before
        expect(two.locator(".story")).to_have_text(one.locator(".story").text_content())
        two.locator(".notice.tabs .primary").click()
        assert next_state(two) == "lit"
        expect(two.locator(".notice.tabs")).to_have_count(0)
        expect(one.locator(".notice.tabs")).to_be_visible()
        expect(one.locator(".table .lit")).to_have_count(0)
        play_on(two, seed=8, upto=2)
        next_state(two)
        expect(one.locator(".story")).to_have_text(two.locator(".story").text_content())
        two.close()  # a closed tab releases the match
        assert next_state(one) == "lit"
        expect(one.locator(".notice.tabs")).to_have_count(0)


def test_a_browser_that_refuses_locks_plays_without_them(browser: Browser, site: str):
    refuse = (
        "if (globalThis.LockManager)"  # about:blank has none
        "  LockManager.prototype.request = async () => { throw new DOMException('', 'SecurityError') }"
    )
    with visiting(browser, refuse) as context:
        kept = begin(open_start(context.new_page(), site), moves=3)
        assert len(kept["record"]["actions"]) >= 3


# --- my games --------------------------------------------------------------------------------------------

NAMES = ["<img src=x onerror=alert(1)>", "שרה בת אשר", "\u202edlrow olleh", "n" * 10_000, ""]


def keep_some(page: Page) -> None:
    """Save five games, of which the first was played last."""
    for number, name in enumerate(NAMES):
        players = [{"name": name or "Ada"}, {"name": "Bot", "level": "greedy"}]
        page.evaluate(
            KEEP,
            {
                "id": f"game-{number}",
                "name": name,
                "record": short_match(number),
                "players": players,
                "turn": number % 2,
                "over": number == 1,
                "winners": [1],
                "changed": 1_700_000_000_000 - number,
                "thumb": "javascript:alert(1)" if number == 2 else "",
            },
        )


def test_my_games_are_listed_named_deleted_and_brought_back(start):
    keep_some(start)
    start.reload()
    shown = start.locator(".mine-game")
    expect(shown).to_have_count(5)
    assert shown.evaluate_all("rows => rows.map(row => row.dataset.id)") == [f"game-{number}" for number in range(5)]
    expect(start.locator(".mine-rest .mine-game")).to_have_count(2)
    expect(start.locator("[src=x], .mine-game img:not([src*='cover'])")).to_have_count(0)
    expect(shown.nth(1)).to_contain_text("Bot won")
    assert "\u202e" not in start.locator(".mine").text_content()
    assert all(len(name) < 70 for name in start.locator(".mine-name").all_text_contents())
    for width in (320, 390, 1440):
        start.set_viewport_size({"width": width, "height": 844})
        assert start.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    before = start.evaluate(ALL)
    shown.first.locator(".mine-more").click()
    assert axe(start) == []
    shown.first.locator(".rename").click()
    start.keyboard.insert_text("<b>Sunday</b>")
    start.keyboard.press("Enter")
    expect(shown.first.locator(".mine-name")).to_have_text("<b>Sunday</b>")
    shown.nth(1).locator(".mine-more").click()
    shown.nth(1).locator(".delete").click()
    expect(shown).to_have_count(4)
    expect(start.locator(".toast-answer")).to_be_focused()
    assert axe(start) == []
    start.keyboard.press("Enter")
    expect(shown).to_have_count(5)
    before[0]["name"] = "<b>Sunday</b>"
    assert start.evaluate(ALL) == before
    start.evaluate(
        "async () => (await import(new URL('ui/preferences.js', location.href).href)).prefer({ language: 'de' })"
    )
    expect(start.locator(".mine h2")).to_have_text("Meine Partien")


PUT_ROWS = """async rows => {
  const { encode } = await import(new URL('ui/base64.js', location.href).href);
  const opened = indexedDB.open('panoply');
  const db = await new Promise(done => { opened.onsuccess = () => done(opened.result); });
  const store = db.transaction('matches', 'readwrite').objectStore('matches');
  for (const { id, content, veiled = encode(content) } of rows) store.put({ id, veiled });
  await new Promise(done => { store.transaction.oncomplete = done; });
  db.close();
}"""


def spoilt_rows() -> list[dict]:
    """What may stand in a row that is no match."""
    sound = {
        "record": short_match(1),
        "players": [{"name": "Ada"}, {"name": "Bea"}],
        "made": 1,
        "changed": 1,
        "ply": 12,
    }
    spoilt = [
        {"id": None},
        {"id": "another"},
        {"players": [None, None]},
        {"players": [{"name": "Ada"}]},
        {"players": 7},
        {"winners": 7},
        {"winners": ["x"]},
        {"points": 7},
        {"name": {}},
        {"thumb": 7},
        {"changed": "never"},
        {"turn": "x"},
        {"record": None},
        {"record": short_match(1) | {"actions": "none"}},
        {"record": short_match(1) | {"seats": 99}},
    ]
    rows = [{"content": sound | {"id": f"spoilt-{number}"} | each} for number, each in enumerate(spoilt)]
    rows += [{"content": None}, {"content": 7}, {"veiled": "%%%"}, {"veiled": None}]
    return [row | {"id": f"spoilt-{number}"} for number, row in enumerate(rows)]


def test_damaged_rows_hide_no_game_and_can_be_saved_deleted_and_brought_back(start):
    keep_some(start)
    spoilt = spoilt_rows()
    start.evaluate(PUT_ROWS, spoilt)
    start.reload()
    expect(start.locator(".mine-game")).to_have_count(5)
    line = start.locator(".mine-damaged")
    expect(line).to_contain_text(f"{len(spoilt)} saved games are damaged")
    with start.expect_download() as download:
        line.get_by_text("Save as a file").click()
    content = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [each for each in content if isinstance(each, dict) and each.get("winners") == 7]
    assert len(content) == len(spoilt)
    line.get_by_text("Delete").click()
    expect(line).to_have_count(0)
    start.locator(".toast-answer").click()
    expect(line).to_have_count(1)
    line.get_by_text("Delete").click()
    expect(line).to_have_count(0)
    start.reload()
    expect(start.locator(".mine-game")).to_have_count(5)
    expect(line).to_have_count(0)


@pytest.mark.parametrize("place", [".mine-game", ".mine-damaged"])
def test_what_could_not_be_deleted_is_not_said_to_be_gone(start, place):
    keep_some(start)
    start.evaluate(PUT_ROWS, spoilt_rows())
    start.reload()
    expect(start.locator(".mine-game")).to_have_count(5)
    start.evaluate(
        "() => { IDBObjectStore.prototype.delete = () => { throw new DOMException('no', 'InvalidStateError'); }; }"
    )
    opener = start.locator(place).first.locator(".mine-more")
    if opener.count():
        opener.click()
    start.locator(place).first.get_by_text("Delete").click()
    expect(start.locator(".toast")).to_contain_text("Could not be deleted")
    expect(start.locator(".toast-answer")).to_have_count(0)
    expect(start.locator(".mine-game")).to_have_count(5)
    expect(start.locator(".mine-damaged")).to_have_count(1)


IN_FILES = """async ([many, long]) => {
  const { gamesIn, inFiles } = await import(new URL("saved/file.js", location.href).href);
  const record = (actions) => ({ game: "panthalos", version: 1, seats: 2, options: {}, seed: 1, actions });
  const games = (count, actions) => Array.from({ length: count }, (_, number) => ({
    id: `game-${number}`, record: record(actions), players: [{ name: "Žofie" }, { name: "" }],
  }));
  const counts = [];
  for (const all of [games(...many), games(...long)]) {
    const read = await Promise.all(inFiles(all).map((file) => gamesIn(new Blob([file]))));
    counts.push([read.length, new Set(read.flat().map((game) => game.id)).size]);
  }
  return counts;
}"""


def test_games_that_are_too_many_for_a_file_become_several_that_can_be_read(start):
    assert start.evaluate(IN_FILES, [[501, []], [500, ["a long action " * 6] * 100]]) == [[2, 501], [2, 500]]


def test_a_damaged_list_of_the_last_visit_is_not_shown(start):
    start.evaluate(
        "() => localStorage.setItem('panoply.glimpse', JSON.stringify("
        "[{ players: [{}, {}], points: 7, over: true, record: { game: 'panthalos' }, ply: 1, changed: 1 }]))"
    )
    start.reload()
    expect(start.locator(".kept-none .mine")).to_be_visible()


# a browser that can't write WebP writes a PNG instead, which is large
NO_WEBP = """const { toDataURL } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.toDataURL = function (type, ...more) {
  return toDataURL.call(this, type === 'image/webp' ? 'image/png' : type, ...more);
};"""


@pytest.mark.parametrize(("kind", "init"), [("webp", ""), ("jpeg", NO_WEBP)])
def test_a_thumbnail_is_small_and_drawn_when_the_match_is_left(browser: Browser, site: str, kind: str, init: str):
    with visiting(browser, init) as context:
        page = open_start(context.new_page(), site)
        kept = begin(page, moves=3)
        page.wait_for_timeout(2500)
        assert "thumb" not in page.evaluate(FOUND, kept["id"])
        home(page)
        expect(page.locator(".mine-game img[src^='data:']")).to_have_count(1, timeout=READY)
        thumb = page.evaluate(FOUND, kept["id"])["thumb"]
        assert thumb.startswith(f"data:image/{kind}") and len(thumb) < 40_000


# --- files and pictures ----------------------------------------------------------------------------------

DROP = """({ name, bytes }) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0))], name));
  for (const kind of ['dragover', 'drop']) {
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    if (kind === 'dragover' && !document.querySelector('.drop:popover-open')) throw new Error('no target is shown');
  }
}"""


def drop(page: Page, content: bytes, name: str = "a.panoply.json") -> None:
    page.evaluate(DROP, {"name": name, "bytes": b64encode(content).decode()})


def test_games_leave_as_files_and_pictures_and_come_back_the_same(browser: Browser, site: str):
    with visiting(browser) as context:
        page = open_start(context.new_page(), site)
        kept = begin(page)
        page.locator(".menu-button").click()
        with page.expect_download() as download:
            page.locator(".menu .at-table", has_text="Picture of the board").click()
        picture = Path(download.value.path()).read_bytes()
        home(page)
        expect(page.locator(".mine-game img[src^='data:']")).to_have_count(1, timeout=READY)
        page.evaluate(
            KEEP,
            {
                "id": "another",
                "record": whole_match(),
                "players": [{"name": "Eve", "colour": 3}, {"name": "Bot"}],
                "name": "Sunday",
            },
        )
        page.reload()
        with page.expect_download() as download:
            page.locator(".mine-tools button").last.click()
        file = Path(download.value.path()).read_bytes()
        assert {game["id"]: game["record"] for game in json.loads(file)["games"]} == {
            kept["id"]: kept["record"],
            "another": whole_match(),
        }
    width, height, words = inside(picture)
    assert width == 2400 and height > 1000
    assert json.loads(words)["games"][0]["record"] == kept["record"]

    with visiting(browser) as context:
        page = open_start(context.new_page(), site)
        page.locator(".mine input[type=file]").set_input_files(
            {"name": "board.png", "mimeType": "image/png", "buffer": picture}
        )
        assert next_state(page) == "lit"
        assert page.evaluate(FOUND, kept["id"])["record"] == kept["record"]
        drop(page, file)  # one of the two is saved here already
        expect(page.locator(".mine-game")).to_have_count(2, timeout=READY)
        expect(page.locator(".mine-game", has_text="Sunday")).to_contain_text("won")
        another = page.evaluate(FOUND, "another")
        assert another["record"] == whole_match()
        assert another["players"] == [{"name": "Eve", "colour": 3}, {"name": "Bot"}]


def inside(png: bytes) -> tuple[int, int, str]:
    """Width, height and text of a PNG, after checking all of its chunks."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    place, words, size = 8, "", (0, 0)
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        content = png[place + 8 : place + 8 + length]
        assert zlib.crc32(kind + content) == struct.unpack(">I", png[place + 8 + length : place + 12 + length])[0]
        if kind == b"IHDR":
            size = struct.unpack(">II", content[:8])
        if kind == b"iTXt":
            words = content.removeprefix(b"Panoply\0\0\0\0\0").decode()
        place += 12 + length
    return *size, words


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(*chunks: bytes) -> bytes:
    return b"".join([b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", bytes(13)), *chunks, chunk(b"IEND", b"")])


def text_of(words: bytes) -> bytes:
    return chunk(b"iTXt", b"Panoply\0\0\0\0\0" + words)


def file_with(**changes) -> bytes:
    return json.dumps({"panoply": 1, "games": [{"record": short_match(1) | changes, "players": []}]}).encode()


def nasty_files() -> dict[str, tuple[bytes, str]]:
    """Files that must be refused, each with some words of the message."""
    good, words = file_with(), "is not a valid saved game"
    return {
        "nothing": (b"", "not a saved game"),
        "noise": (bytes(range(256)), "not a saved game"),
        "a page": (b"<html><script>alert(1)</script>", "not a saved game"),
        "a list": (b"[]", "not a saved game"),
        "a number": (b"17", "not a saved game"),
        "another object": (b'{"a": 1}', "not a saved game"),
        "cut": (good[:200], "cut short"),
        "cut at the end": (good[:-1], "cut short"),
        "no letters": (b'{"panoply": "\xff"}', "cut short"),
        "a newer file": (b'{"panoply": 2}', "newer version"),
        "a newer game": (file_with(version=99), "newer version"),
        "no games": (b'{"panoply": 1, "games": []}', "no game"),
        "games as a number": (b'{"panoply": 1, "games": 7}', "not a saved game"),
        "many games": (json.dumps({"panoply": 1, "games": [1] * 501}).encode(), "500 at most"),
        "long": (b'{"' + b" " * 4_000_001, "too large"),
        "a game as a word": (b'{"panoply": 1, "games": ["x"]}', words),
        "no record": (b'{"panoply": 1, "games": [{}]}', words),
        "ten million plies": (
            b'{"panoply": 1, "games": [{"record": {"actions": [' + b"1," * 1_900_000 + b"1]}}]}",
            words,
        ),
        "plies of another kind": (file_with(actions=[{"toString": 1}]), words),
        "a seed with a fraction": (file_with(seed=1.5), words),
        "a million seats": (file_with(seats=1_000_000), words),
        "options as a list": (file_with(options=[]), words),
        "an action without end": (file_with(actions=["a" * 5000]), words),
        "an unknown game": (file_with(game="chess"), "can’t be played here"),
        "too few seats": (file_with(seats=1), "can’t be played here"),
        "an illegal action": (file_with(actions=[*short_match(1)["actions"], "fly 7"]), "at move 13"),
        "a prototype": (b'{"panoply": 1, "games": [{"record": {"__proto__": {"game": "panthalos"}}}]}', words),
        "one bad among good": (
            json.dumps(
                {"panoply": 1, "games": [{"record": short_match(1)}, {"record": short_match(2) | {"actions": ["fly"]}}]}
            ).encode(),
            "Game 2",
        ),
        "a bare picture": (png(), "There is no game inside"),
        "words of somebody else": (png(chunk(b"iTXt", b"Title\0\0\0\0\0x")), "There is no game inside"),
        "a picture without end": (png()[:-12], "picture is damaged"),
        "a chunk too long": (png()[:8] + b"\xff\xff\xff\xffiTXt", "picture is damaged"),
        "a changed letter": (png(text_of(good)).replace(b"panthalos", b"panthalot"), "picture is damaged"),
        "a picture with noise": (png(text_of(b"\xff{")), "picture is damaged"),
    }


def test_nothing_hostile_is_opened_and_each_file_gets_its_sentence(start):
    sit_down(start, "", "uniform")
    next_state(start)
    play_on(start, seed=5, upto=2)
    next_state(start)
    before = start.evaluate(ALL)
    for name, (content, words) in nasty_files().items():
        drop(start, content, f"{name}.json")
        expect(start.locator(".toast p"), name).to_contain_text(re.compile(re.escape(words)), timeout=READY)
        start.locator(".toast-leave").click()
    now = start.evaluate(ALL)
    assert [{**match, "thumb": ""} for match in now] == [{**match, "thumb": ""} for match in before]
    assert next_state(start) == "lit"  # the match on the table is as it was
    play_on(start, seed=6, upto=1)


READ = """async content => {
  const { gamesIn, BadFile } = await import(new URL('saved/file.js', location.href).href);
  const bytes = Uint8Array.from(atob(content), letter => letter.charCodeAt(0));
  try {
    return { games: await gamesIn(new Blob([bytes])) };
  } catch (error) {
    return { bad: error instanceof BadFile ? error.key : String(error) };
  }
}"""


@settings(
    max_examples=by_extent(20, 150, 1500), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_any_file_is_refused_by_name_or_read_within_bounds(start, data):
    text, picture = file_with(), png(text_of(file_with()))
    content = bytearray(data.draw(st.sampled_from([text, picture]) | st.binary(max_size=200)))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content)))
        match data.draw(st.sampled_from(["cut", "insert", "replace"])):
            case "cut":
                del content[place:]
            case "insert":
                content[place:place] = data.draw(st.binary(min_size=1, max_size=20))
            case "replace":
                content[place : place + 1] = data.draw(st.binary(min_size=1, max_size=1))
    read = start.evaluate(READ, b64encode(content).decode())
    if "bad" in read:
        assert f"file.bad.{read['bad']}" in SENTENCES, read
    elif content.startswith(b"\x89PNG"):
        assert [game["record"] for game in read["games"]] == [
            short_match(1)
        ]  # a picture without an error contains the original game
    else:
        assert all(len(game["players"]) == game["record"]["seats"] <= 6 for game in read["games"])
        assert all(len(action) <= 100 for game in read["games"] for action in game["record"]["actions"])


def test_two_games_with_one_id_are_both_kept(start):
    start.evaluate(KEEP, {"id": "same-id", "record": short_match(1), "players": [{"name": "Ada"}, {"name": "Bea"}]})
    other = {
        "panoply": 1,
        "games": [{"id": "same-id", "record": short_match(2), "players": [{"name": "x" * 10_000}, {"name": {"a": 1}}]}]
        * 2,
    }
    drop(start, json.dumps(other).encode())
    expect(start.locator(".mine-game")).to_have_count(3, timeout=READY)
    assert start.evaluate(FOUND, "same-id")["record"] == short_match(1)
    assert max(len(player["name"]) for match in start.evaluate(ALL) for player in match["players"]) == 24
