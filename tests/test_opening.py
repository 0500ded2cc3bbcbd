"""Opening and leaving matches, and what the page keeps of what one was doing: focus, half a name, rules, titles."""

import pytest
from playwright.sync_api import Page, Route, expect

from playing import random_match
from pyengine import GAMES
from pyengine.link import link_of
from pyengine.record import replay
from test_page import KEPT, choose_game, home, late, next_state, open_start, page_waits_for, put, sit_down, until

FOCUS = "() => { const { tagName, className } = document.activeElement; return `${tagName} ${className}`; }"
ROWS = "async () => (await (await import(new URL('saved/store.js', location.href).href)).keptRows()).kept"
LOCKS = "async () => (await navigator.locks.query()).held.map(({ name }) => name)"
PREFER = "async wish => (await import(new URL('ui/preferences.js', location.href).href)).prefer(wish)"


@pytest.fixture
def start(page: Page, site: str) -> Page:
    """The start screen, with bots that don't pause."""
    return open_start(page, site)


def hold(page: Page, pattern: str) -> list[Route]:
    """Requests that wait until each is continued."""
    held: list[Route] = []
    page.route(pattern, lambda route: held.append(route))
    return held


def let_go(page: Page, held: list[Route]) -> None:
    for route in held:
        route.continue_()
    page.unroute_all()


def test_the_table_that_is_left_does_nothing_more(start):
    sit_down(start, "", "uniform")
    next_state(start)
    before = start.evaluate(KEPT)
    held = hold(start, "**/games/pantheon/text/*")
    start.evaluate("link => { location.hash = link; }", link_of(late(2, 1, "pantheon")))
    start.locator("dialog.arrival .primary").click()
    until(start, "() => !document.querySelector('.play.live')")
    start.evaluate("document.querySelectorAll('.play .lit').forEach(each => each.dispatchEvent(new Event('click')))")
    start.keyboard.press("1")
    let_go(start, held)
    expect(start.locator(".play")).to_have_attribute("data-game", "pantheon")
    kept = {each["id"]: each["record"] for each in start.evaluate(ROWS)}
    assert kept[before["id"]] == before["record"]


def test_an_opening_is_called_off_by_another(page, site):
    held = hold(page, "**/worker*.js*")
    page.goto(site)
    page.locator(".play-button").click()
    page.locator(".brand").wait_for(state="attached")
    page.evaluate("document.querySelector('.brand').click()")
    page.locator(".title-pantheon").click()
    page.locator(".play-button").click()
    let_go(page, held)
    next_state(page)
    expect(page.locator(".play")).to_have_attribute("data-game", "pantheon")
    assert len(page.evaluate(LOCKS)) == 1


def test_a_name_may_be_typed_while_the_engine_starts(page, site):
    held = hold(page, "**/worker*.js*")
    page.goto(site)
    name = page.locator(".place input").first
    name.fill("Mari")
    let_go(page, held)
    page.locator(".readings").wait_for(state="attached")
    page.keyboard.type("anne")
    expect(page.locator(".place input").first).to_have_value("Marianne")
    page.locator("details summary").click()
    seed = page.locator("#seed")
    for typed, becomes in (("-5", "0"), ("7.5", "7")):
        seed.fill(typed)
        seed.press("Tab")
        expect(seed).to_have_value(becomes)


def test_what_was_disabled_stays_so_when_nothing_was_opened(start):
    choose_game(start, "panthalos")
    broken = late(2, 1).record() | {"seed": -5}
    start.evaluate(
        "async kept => (await import(new URL('saved/store.js', location.href).href)).keepMatch(kept)",
        {"record": broken, "players": [{"name": "A"}] * 2},
    )
    start.reload()
    start.locator(".readings").wait_for(state="attached")
    start.locator(".resume .primary").click()
    expect(start.locator(".bad")).not_to_be_empty()
    expect(start.locator(".play-button")).to_be_enabled()
    expect(start.locator(".place-earlier").first).to_be_disabled()


def test_the_rules_are_those_of_the_game_on_the_table(start):
    put(start, late(2, 1), "", "uniform")
    start.keyboard.press("r")
    start.keyboard.press("r")
    expect(start.locator(".rules h2")).to_contain_text("Panthalos")
    start.keyboard.press("Escape")
    home(start)
    start.evaluate(
        "async kept => (await import(new URL('saved/store.js', location.href).href)).keepMatch(kept)",
        {"record": late(2, 1, "pantheon").record(), "players": [{"name": "A"}, {"name": "B", "level": "uniform"}]},
    )
    home(start)
    start.locator(".menu-button").click()
    start.locator(".menu-item", has_text="Rules").click()
    expect(start.locator(".rules h2")).to_contain_text("Panthalos")
    start.locator(".resume .primary").click()
    expect(start.locator(".rules h2")).to_contain_text("Pantheon")
    expect(start.locator(".top-title")).to_have_text("Pantheon")
    start.evaluate("document.dispatchEvent(new Event('installable'))")
    expect(start.locator(".top-title")).to_have_text("Pantheon")


def test_a_what_if_stays_in_the_title_in_another_language(start):
    put(start, late(2, 1), "", "uniform")
    start.keyboard.press("v")
    until(start, "() => document.title.startsWith('What if \u2014 ')")
    start.evaluate(PREFER, {"language": "fr"})
    until(start, "() => document.title.startsWith('Et si \u2014 ')")


def test_the_focus_stays_where_one_was(start):
    match = late(2, 1)
    put(start, match, "", "uniform")
    home(start)
    for key in ("Enter", "Escape"):  # renames, or not
        start.locator(".mine-more").click()
        start.locator(".mine-more-tools .rename").click()
        start.keyboard.type("Ours")
        start.keyboard.press(key)
        until(start, f"() => ({FOCUS})() === 'BUTTON mine-more'")
        start.wait_for_timeout(200)  # the list is drawn once more
        assert start.evaluate(FOCUS) == "BUTTON mine-more"
    start.locator(".mine-more-tools .delete").click()
    start.locator(".toast-answer").press("Enter")
    until(start, f"() => ({FOCUS})() === 'BUTTON mine-more'")


def test_a_button_of_a_dialog_acts_when_the_dialog_is_gone(start):
    whole = random_match(GAMES["panthalos"], 2, 1).record()
    assert put(start, replay(GAMES, whole), "", "uniform") == "scores"
    start.locator("dialog.scores button", has_text="New game").click()
    until(start, f"() => ({FOCUS})().startsWith('H1')")
    opener = start.locator(".menu-button")
    opener.click()
    start.locator(".menu-item", has_text="Preferences").click()
    start.locator("dialog.preferences select").first.select_option("fr")
    expect(start.locator("dialog.preferences h2")).to_have_text("Préférences")
    start.keyboard.press("Escape")
    until(start, f"() => ({FOCUS})() === 'BUTTON menu-button'")


def test_escape_closes_the_menu_and_leaves_the_gesture(page, site):
    page.set_viewport_size({"width": 390, "height": 844})
    open_start(page, site)
    sit_down(page, "", "easy", seed=5)  # a seed with which the person moves first
    next_state(page)
    page.locator("[data-act='pick leader']").first.click()
    page_waits_for(page, ["pick leader"])
    page.locator(".more-button").click()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".more:popover-open")).to_have_count(0)
    page_waits_for(page, ["pick leader"])


def test_where_there_is_no_clipboard_the_link_is_selected(page, site):
    """As on a page that was not loaded by https."""
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_start(page, site)
    put(page, late(2, 1), "", "uniform")
    page.locator(".menu-button").click()
    page.locator(".menu-item", has_text="Share").click()
    page.locator(".link-copy").first.click()
    expect(page.locator(".link-said").first).not_to_be_empty()
    assert page.evaluate("document.activeElement.matches('.link-text')")
