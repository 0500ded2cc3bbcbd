"""A bug report: one tap copies everything needed to reproduce the current moment of the match."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

import build
from pyengine import GAMES
from pyengine.link import open_link
from pyengine.record import replay
from test_page import KEPT, next_state, open_start, play_on, sit_down

READY = 60_000  # milliseconds a cold start may take on a slow machine


@pytest.fixture
def table(browser: Browser, site: str):
    """A match after some moves, in a browser that allows the page to write to the clipboard."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"], locale="en-GB")
    page = open_start(context.new_page(), site)
    sit_down(page, "", "uniform")
    play_on(page, seed=4, upto=12)
    assert next_state(page) == "lit"
    yield page
    context.close()


def told(report: dict, page: Page) -> None:
    """Check the fields of a report, and that its link opens the same match."""
    record = page.evaluate(KEPT)["record"]
    address, _, link = report["link"].partition("#")
    assert address == page.url.partition("#")[0]
    opened = open_link(GAMES, link)
    assert opened.match.record() == replay(GAMES, record).record()
    assert opened.at == report["ply"]
    assert report["versions"] == json.loads((build.DIST / "manifest.json").read_text())
    assert report["language"] == "en" and report["screen"].startswith("1280 x 720") and "Chrome" in report["browser"]


def test_the_menu_copies_a_report_of_the_moment_shown_and_its_link_leads_there(table, browser):
    plies = len(table.evaluate(KEPT)["record"]["actions"])
    assert reported(table)["ply"] == plies
    table.locator(".story .said").first.click()  # a moment of the past
    expect(table.locator("[data-time]").first).to_be_visible()
    report = reported(table)
    assert report["ply"] < plies
    told(report, table)
    shown = table.locator(".past-count").text_content()
    story = table.locator(".story .said").all_inner_texts()
    with somebody_else(browser) as page:
        page.goto(report["link"])
        expect(page.locator(".past-count")).to_have_text(shown, timeout=READY)
        assert page.locator(".story .said").all_inner_texts() == story


@contextmanager
def somebody_else(browser: Browser) -> Iterator[Page]:
    """A browser without saved data."""
    context = browser.new_context(locale="en-GB")
    yield context.new_page()
    context.close()


def reported(page: Page) -> dict:
    """Report from the menu; returns the copied report."""
    page.locator(".menu-button").click()
    page.get_by_text("Report a problem").click()
    expect(page.locator("dialog.reported")).to_contain_text("The report is copied")
    report = json.loads(page.evaluate("navigator.clipboard.readText()"))
    assert report == json.loads(page.locator("dialog.reported textarea").input_value())
    page.locator("dialog.reported .primary").click()
    return report


def test_after_a_crash_the_report_has_a_link_though_the_engine_is_lost(table):
    table.workers[0].evaluate("self.postMessage({ fatal: { name: 'Boom', message: 'the worker died', stack: '' } })")
    field = table.locator("dialog.trouble textarea")
    expect(field).to_have_value(re.compile('"link"'), timeout=READY)
    report = json.loads(field.input_value())
    assert report["error"]["message"] == "the worker died"
    told(report, table)


def test_without_a_match_the_report_tells_of_the_page_on_the_smallest_screen_too(page, site):
    page.set_viewport_size({"width": 320, "height": 400})
    open_start(page, site)
    page.locator(".menu-button").click()
    page.get_by_text("Report a problem").click()
    report = json.loads(page.locator("dialog.reported textarea").input_value())
    assert "link" not in report and report["versions"]["site"]
