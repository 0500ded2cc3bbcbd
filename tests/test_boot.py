"""How the engine is started: from a snapshot, the plain way, or beside another one; and the page says which."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import build
from test_build import open_blank
from test_page import CLICK_LIT, READY, home, next_state, open_start, play_on, ply, sit_down

# a worker started as wished, and one beside it
HIRE = """async ({ address, way }) => {
  const { Client } = await import(address);
  const heard = [];
  const client = window.client = new Client({ way, onprogress: progress => heard.push(progress) });
  const games = await client.ask("games");
  return { games, way: heard.at(-1).way, steps: [...new Set(heard.map(({ step }) => step))],
    fractions: heard.map(({ fraction }) => fraction) };
}"""
BESIDE = """async () => {
  let way;
  const sibling = client.sibling({ onprogress: progress => { way = progress.way; } });
  await client.ask("new", { game: "nullgame", seats: 2, seed: 7 });
  const error = await sibling.ask("decision").catch(({ name }) => name);
  const games = await sibling.ask("games");
  sibling.close();
  return { games, way, error, decision: await client.ask("decision") };
}"""


def hire(page: Page, site: str, way: str) -> dict:
    """Start the engine by itself, on a page without anything else; returns what it says."""
    open_blank(page, site)
    return page.evaluate(HIRE, {"address": f"{site}engine/client.js", "way": way})


def test_a_worker_beside_another_starts_from_what_that_one_has_and_plays_a_match_of_its_own(page: Page, site: str):
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(f"{site}pyodide/")))
    for way, file in [("snapshot", "python.snapshot.packed"), ("plain", "python.zip.packed")]:
        asked.clear()
        first = hire(page, site, way)
        second = page.evaluate(BESIDE)
        assert first["way"] == second["way"] == way and first["games"] == second["games"]
        assert second["error"] == "NoMatch" and second["decision"]
        assert sorted(name for name in asked if name.endswith(".packed")) == [
            "pyodide.asm.mjs.packed",
            "pyodide.asm.wasm.packed",
            file,
        ]


def test_a_snapshot_that_is_damaged_or_of_another_runtime_is_left_alone_and_about_says_so(page: Page, site: str):
    packed = (build.DIST / "pyodide" / "python.snapshot.packed").read_bytes()
    snapshot = gzip.decompress(packed)
    damages = {
        "none": packed,
        "cut": packed[:100_000],
        "another runtime": gzip.compress(snapshot.replace(b'"build":"', b'"build":"0', 1), 1),
    }
    page.route("**/python.snapshot.packed", lambda route: route.fulfill(body=damages[name]))
    for name in damages:
        open_start(page, site)
        expect(page.locator(".boot.ready")).to_be_visible(timeout=READY)
        page.locator(".menu-button").click()
        page.get_by_text("About and credits").click()
        expect(page.locator(".about .way")).to_contain_text(
            "from a snapshot" if name == "none" else "without a snapshot"
        )
    page.locator(".about .primary").click()
    sit_down(page, "", "easy")
    play_on(page, seed=3, upto=4)
    assert ply(page) >= 4


def test_the_single_file_is_opened_by_a_double_click_plays_and_keeps_the_game(page: Page, site: str, tmp_path: Path):
    file = tmp_path / "panoply.html"
    file.write_text(build.single_page(), "utf-8")
    assert file.stat().st_size < 10_000_000
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    expect(page.locator(".boot.ready")).to_be_visible(timeout=READY)
    sit_down(page, "", "normal")
    for _ in range(4):
        assert next_state(page) == "lit"
        page.evaluate(CLICK_LIT, 0.5)
    assert next_state(page) == "lit"
    expect(page.locator(".story .said").first).to_be_attached()
    page.reload()
    assert next_state(page) == "lit"
    home(page)
    expect(page.locator(".resume")).to_contain_text(re.compile(r"Panthalos.*\s[1-9][0-9]*\smove"))
    assert {address for address in asked if not address.startswith(("blob:", "data:"))} == {file.as_uri()}


BOXES = """() => [...document.querySelectorAll(".start :is(.hero, .title-card, .card, .play-button)")].map(box => {
  const { x, y, width, height } = box.getBoundingClientRect();
  return [box.className, ...[x, y, width, height].map(Math.round)];
})"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (280, 600)])
def test_nothing_on_the_start_screen_moves_when_the_rest_of_the_page_has_come(
    page: Page, site: str, width: int, height: int
):
    held = []
    page.set_viewport_size({"width": width, "height": height})
    page.route("**/*.packed", lambda route: held.append(route))
    page.goto(site)
    expect(page.locator(".play-button")).to_be_enabled()
    expect(page.locator(".kept-none .mine")).to_be_visible()
    before = page.evaluate(BOXES)
    assert page.locator(".menu-button").count() == 0
    for route in held:
        route.continue_()
    page.unroute("**/*.packed")
    page.keyboard.press("Shift")
    page.locator(".menu-button").wait_for()
    assert page.evaluate(BOXES) == before
