"""Searching bots have a separate engine, in which the expert's thoughts are computed on request, too."""

import random

import pytest
from playwright.sync_api import Page, expect

from test_page import KEPT, click_any, next_state, open_start, play_on, replayed, sit_down


@pytest.fixture
def start(page: Page, site: str) -> Page:
    """A page that counts the workers it creates."""
    page.add_init_script("""
      window.hired = 0;
      const Hired = window.Worker;
      window.Worker = class extends Hired {
        constructor(...about) {
          window.hired += 1;
          if (window.strike) throw new Error('no room');
          super(...about);
        }
      };
    """)
    return open_start(page, site)


def test_a_bot_that_searches_plays_and_the_expert_says_what_it_thinks(start):
    sit_down(start, "", "hard", seed=5)  # a seed with which the person moves first
    next_state(start)
    assert start.evaluate("hired") == 1  # no bot has searched yet
    play_on(start, seed=3, upto=6)
    next_state(start)
    assert start.evaluate("hired") == 2
    match = replayed(start)
    assert any(each.seat == 1 for each in match.plies)
    start.locator(".tool.hint").click()
    start.locator(".note .deeper").click()
    rows = start.locator("dialog.thoughts tbody tr")
    expect(rows.first).to_be_visible(timeout=30_000)
    start.locator("dialog.thoughts .scroll:not([aria-busy])").wait_for()
    assert 2 <= rows.count() <= 4
    tried = [
        int("".join(filter(str.isdigit, words)) or 1)
        for words in start.locator("dialog.thoughts td:last-child").all_inner_texts()
    ]
    assert tried == sorted(tried, reverse=True)
    moves = start.locator("dialog.thoughts tbody th").all_inner_texts()
    assert len({*moves}) == len(moves), moves  # each names the piece it moves
    before = start.evaluate(KEPT)["record"]
    start.keyboard.press("Escape")
    assert next_state(start) == "lit"
    assert start.evaluate(KEPT)["record"] == before  # thinking plays nothing


def test_where_there_is_no_room_for_a_second_engine_the_bots_play_all_the_same(start):
    start.evaluate("window.strike = true")
    sit_down(start, "", "hard", seed=5)
    next_state(start)
    click_any(start, random.Random(1))
    play_on(start, seed=1, upto=4)
    assert next_state(start) == "lit"
    assert any(each.seat == 1 for each in replayed(start).plies)
