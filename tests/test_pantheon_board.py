"""The board of Pantheon in a real browser: its map is the engine's; play by clicks, by keys and on a small screen."""

import pytest
from playwright.sync_api import expect

from pyengine.pantheon import map as engine
from test_access import axe, press, put, reach
from test_page import KEPT, choose_game, next_state, open_start, play_on, replayed, sit_down, until

PHONE = {"width": 390, "height": 844}
SPACES = "async () => (await import(new URL('games/pantheon/map.js', location.href).href)).SPACES"
HEX = "document.activeElement.getAttribute('data-id')"


@pytest.fixture
def start(page, site):
    open_start(page, site)
    choose_game(page, "pantheon")
    return page


def test_the_map_that_is_drawn_is_the_engines(start):
    names = iter(engine.COLUMN_NAMES)
    printed = []
    for column, row, (ground, first, second) in engine.spaces():
        nation = engine.LETTERS.get(second if first == "@" else first)
        name = next(names) if first == "I" else engine.CITIES[nation] if first == "@" else None
        kind = {"I": "column", "@": "home"}.get(first, "loot" if nation else "plain")
        printed.append(
            [
                column * 100 + row,
                {".": "land", "~": "water"}[ground],
                kind,
                nation,
                int(second) if kind == "loot" else None,
                name,
            ]
        )
    assert start.evaluate(SPACES) == printed


def test_a_game_goes_on_by_what_is_lit_and_every_space_says_what_it_is_and_why_not(start):
    sit_down(start, "", "uniform", "uniform", seed=11)
    play_on(start, 3, upto=15)
    assert len(replayed(start).plies) > 15
    assert next_state(start) == "lit"
    bare = "document.querySelectorAll('.hex:not([aria-label])').length"
    assert start.evaluate(bare) == 0
    assert axe(start) == []
    paying = reach("offer", game="pantheon", seats=3, seed=9, needs=lambda view: view["payments"])
    put(start, paying, "", "uniform", "uniform")
    assert start.locator(".way").count()  # the ways to pay for a god
    assert axe(start) == []
    start.evaluate("document.querySelector('.hex[data-id=\"1009\"]').focus()")
    way = []
    for key in ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowRight"]:
        press(start, key)
        way.append(start.evaluate(HEX))
    assert way == ["1008", "1007", "1006", "1007", "1107"]  # up and down stay in one column of hexes


def test_a_piece_just_placed_is_taken_back_by_a_click_with_what_came_after_and_by_escape(start):
    sit_down(start, "", "uniform", seed=11)
    while next_state(start) == "lit" and not start.locator("[data-act='move'].lit").count():
        play_on(start, 1, upto=1)
    click(start, "[data-act='move'].lit")
    before = len(replayed(start).plies)
    placed = start.locator(".hex.lit").first.get_attribute("data-act")
    click(start, ".hex.lit")
    chosen = start.locator(f"[data-act='{placed}'][data-chosen]")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    if start.locator(".hex.lit").count():
        click(start, ".hex.lit")
    chosen.dispatch_event("click")
    expect(chosen).to_have_count(0)
    assert len(replayed(start).plies) == before
    next_state(start)
    click(start, ".hex.lit")
    press(start, "Escape")  # undoes the last ply
    until(start, f"async count => (await ({KEPT})()).record.actions.length === count", before)


def click(page, selector):
    """Play one ply by a click on the first match of the selector."""
    plies = len(replayed(page).plies)
    page.locator(selector).first.dispatch_event("click")
    until(page, f"async count => (await ({KEPT})()).record.actions.length > count", plies)
    next_state(page)


def test_on_a_phone_the_home_of_the_nation_lies_in_the_middle_of_a_map_large_enough_for_fingers(start):
    start.set_viewport_size(PHONE)
    sit_down(start, "", "uniform", seed=7)
    next_state(start)
    frame, home = (start.locator(selector).bounding_box() for selector in (".board", "[data-heart]"))
    assert home["width"] > 36
    assert frame["x"] <= home["x"] and home["x"] + home["width"] <= frame["x"] + frame["width"]
    assert frame["y"] <= home["y"] and home["y"] + home["height"] <= frame["y"] + frame["height"]
    assert start.locator(".beside .god").count() == 3
