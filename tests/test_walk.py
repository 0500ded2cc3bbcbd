"""One walk through the page: what `--fast` sees of it in a browser."""

import pytest
from playwright.sync_api import Page, expect

from pyengine import GAMES
from pyengine.link import open_link
from test_access import near_end, press, put
from test_page import KEPT, READY, next_state, open_start, play_on, ply, replayed, sit_down

pytestmark = [pytest.mark.walk, pytest.mark.moving]


def test_a_game_is_played_replayed_looked_up_and_shared(page: Page, site: str):
    open_start(page, site)
    sit_down(page, "", "uniform")
    play_on(page, seed=1, upto=10)
    assert next_state(page) == "lit" and ply(page) >= 10

    press(page, "r")
    expect(page.locator("#rules [data-number='3.1']")).to_be_visible(timeout=READY)
    page.locator(".rules-close").click()
    expect(page.locator("#rules")).to_have_count(0)

    page.locator(".tool.replay").click()
    expect(page.locator(".past-count")).to_contain_text("Move ")  # a key that comes before is not heard
    press(page, "Home")
    expect(page.locator(".past-count")).to_contain_text("Move 0 of")
    press(page, "Escape")
    assert next_state(page) == "lit"

    record = page.evaluate(KEPT)["record"]
    page.locator(".tool.share").click()
    address = page.locator("dialog.share .link-text").first.input_value()
    press(page, "Escape")
    assert open_link(GAMES, address.partition("#")[2]).match.record() == record

    put(page, near_end(), "", "uniform")
    assert play_on(page, seed=1) == "scores"
    assert replayed(page).decision() is None

    page.goto("about:blank")
    page.goto(address)
    assert next_state(page) == "lit"
    assert page.evaluate(KEPT)["record"] == record
