"""Languages, rulebook, glossary, preferences and sound, in a real browser."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from test_page import KEPT, PHONE, READY, choose_game, click_any, next_state, open_start, sit_down

READING = """() => {
  const body = document.querySelector('.rules-body').getBoundingClientRect();
  return [...document.querySelectorAll('.rules-section')]
    .find(section => section.getBoundingClientRect().bottom > body.top + 8).dataset.number;
}"""


@pytest.fixture
def start(page: Page, site: str) -> Page:
    return open_start(page, site)


@pytest.fixture
def table(start: Page) -> Page:
    """A match against a bot, at the person's first choice."""
    sit_down(start, "", "uniform")
    next_state(start)
    return start


def speak(page: Page, language: str) -> None:
    """Change the language in the menu."""
    page.locator(".menu-button").click()
    page.locator(f".menu .languages [lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_be_hidden()


def open_rules(page: Page) -> None:
    page.locator(".menu-button").click()
    page.locator(".menu-item").first.click()
    expect(page.locator(".rules-section").first).to_be_visible(timeout=READY)


def open_preferences(page: Page) -> None:
    page.locator(".menu-button").click()
    page.locator(".menu-item").nth(1).click()  # after the rules
    expect(page.locator("dialog.preferences")).to_be_visible()


# --- languages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "language"), [("fr-CA", "fr"), ("de", "de"), ("en-GB", "en"), ("ja", "en")])
def test_at_first_the_page_speaks_the_language_of_the_browser(browser, site, locale, language):
    context = browser.new_context(locale=locale)
    page = open_start(context.new_page(), site)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(f".top > .languages [lang={language}]")).to_have_attribute("aria-pressed", "true")
    context.close()


def test_the_start_screen_changes_language_and_keeps_what_was_chosen(start):
    start.locator(".segment", has_text="4").click()
    start.locator(".place input").nth(1).fill("Zoë")
    start.locator("details summary").click()
    start.locator("#seed").fill("77")
    play = start.locator(".play-button").inner_text()
    start.locator(".top > .languages [lang=de]").click()
    expect(start.locator("html")).to_have_attribute("lang", "de")
    expect(start.locator(".play-button")).not_to_have_text(play)
    expect(start.locator(".place")).to_have_count(4)
    expect(start.locator(".place input").nth(1)).to_have_value("Zoë")
    expect(start.locator("#seed")).to_have_value("77")
    expect(start.locator("#seed")).to_be_visible()


def test_switching_at_the_table_keeps_match_log_gesture_panel_and_scrolling(table):
    table.set_viewport_size({"width": 1300, "height": 640})
    table.locator("[data-act='pick leader']").first.click()
    table.locator(".own [data-chosen]").first.wait_for()
    open_rules(table)
    table.evaluate("document.querySelector('[data-number=\"3.9.6\"]').scrollIntoView()")
    table.evaluate("scrollTo(0, 120)")
    before = table.evaluate(KEPT)["record"]
    scroll = table.evaluate("scrollY")
    lines = table.locator(".story li").count()
    english = words(table)
    question = table.locator(".question").inner_text()
    for language in ("fr", "de"):
        speak(table, language)
        expect(table.locator(".rules-section h3").first).not_to_have_text("1 The game")
        assert table.evaluate(KEPT)["record"] == before
        assert table.evaluate("scrollY") == scroll
        assert table.evaluate(READING) == "3.9.6"
        assert table.locator(".story li").count() == lines
        expect(table.locator(".own [data-chosen]")).not_to_have_count(0)
        expect(table.locator(".play.live")).to_have_count(1)
        left = {each for each in english & words(table) if len(each) > 24}
        assert left == set()
    speak(table, "en")
    expect(table.locator(".rules-section h3").first).to_have_text("1 The game")
    expect(table.locator(".question")).to_have_text(question)
    table.locator(".play .lit").first.click()
    next_state(table)


def words(page: Page) -> set[str]:
    """All texts and labels on the table and in the panel, in the language of the page."""
    return set(
        page.evaluate("""() => [...document.querySelectorAll('.table *, .rules *')]
      .filter(element => !element.closest('[lang]:not(html)')).flatMap(element => [
      ...[...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim()),
      ...['aria-label', 'title', 'placeholder', 'data-what'].map(name => element.getAttribute(name) ?? '')])""")
    )


def test_numbers_and_lists_are_said_as_the_language_does(start):
    said = start.evaluate("""async () => {
      const { openText } = await import(new URL('ui/text.js', location.href).href);
      const text = openText();
      await text.speak('fr', []);
      return text.say('{list} {number} {year}', { list: ['a', 'b', 'c'], number: -1234567, year: 2014 });
    }""")
    assert re.sub(r"\s", " ", said) == "a, b et c −1 234 567 2014"


# --- rules -----------------------------------------------------------------------------------------------


def test_the_rule_of_a_refusal_opens_beside_the_table(table):
    table.set_viewport_size({"width": 1440, "height": 900})
    table.locator(".refused[data-act^='serve']").first.click(force=True)
    table.locator("[data-rule='3.6']:visible").first.click()
    here = table.locator(".rules-section.here")
    expect(here).to_have_attribute("data-number", "3.6")
    expect(here).to_be_focused()
    expect(here).to_be_in_viewport()
    table.locator("[data-act='pick leader']").first.click()  # the table can still be played
    table.locator(".own [data-chosen]").first.wait_for()
    table.locator(".rules-close").click()
    expect(table.locator(".rules")).to_have_count(0)


def test_rules_lead_to_each_other_and_a_disputed_rule_to_its_own(start):
    start.locator("details summary").click()
    start.locator(".readings .rule-number", has_text="4.3").first.click(timeout=READY)
    expect(start.locator(".rules-section.here")).to_have_attribute("data-number", "4.3")
    link = start.locator("[data-number='3.2'] p .rule-number").first
    number = link.inner_text()
    link.click()
    expect(start.locator(".rules-section.here")).to_have_attribute("data-number", number)
    expect(start.locator(".rules-section.here")).to_be_in_viewport()


def test_searching_the_rules_marks_counts_and_hides(start):
    open_rules(start)
    sections = start.locator(".rules-section:visible").count()
    start.locator(".rules input").fill("THERMAE")
    expect(start.locator(".rules-found")).to_have_text(re.compile(r"\d+"))
    count = int(re.search(r"\d+", start.locator(".rules-found").inner_text())[0])
    assert start.evaluate("CSS.highlights.get('found').size") == count > 3
    assert 0 < start.locator(".rules-section:visible").count() < sections
    start.locator(".rules input").fill("xyzzy")
    expect(start.locator(".rules-section:visible")).to_have_count(0)
    start.locator(".rules input").fill("")
    expect(start.locator(".rules-section:visible")).to_have_count(sections)


def test_searching_minds_neither_accents_nor_case(start):
    start.locator(".top > .languages [lang=fr]").click()
    expect(start.locator("html")).to_have_attribute("lang", "fr")
    open_rules(start)
    start.locator(".rules input").fill("CALAMITE")
    expect(start.locator("[data-number='3.9.9']")).to_be_visible()


def test_the_summary_of_a_round_shows_where_the_match_stands(start):
    choose_game(start, "hybris")
    sit_down(start, "", "uniform")
    dice = random.Random(3)
    here = start.locator(".rules-section[data-number='0'] > p[aria-current='step']")
    next_state(start)
    expect(start.locator(".question")).to_have_text("Take a Divine Pillar.")
    open_rules(start)
    expect(here).to_have_count(1)
    expect(here.locator("[data-rule='3.1.3']")).to_have_count(1)
    while next_state(start) == "lit" and "Which location for" not in start.locator(".question").inner_text():
        click_any(start, dice)
    expect(here.locator("[data-rule='3.2']")).to_have_count(1)


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (["3.1.1"], 0),  # the line that cites most of the number
        (["3.1.3"], 1),
        (["3.1.2"], 0),  # the heading above it
        (["4.7", "3.1.1"], 2),
        ([None, "7.1", "6.1", "3.1.3", "3.1.1"], 1),  # the latest rule that any line cites
        (["31", "40.1"], -1),
    ],
)
def test_a_rule_belongs_to_the_line_that_cites_it_or_the_closest_heading(start, rules, line):
    found = start.evaluate(
        """async rules => {
          const { lineOf } = await import(new URL('rulebook/course.js', location.href).href);
          return lineOf([['3.1', '3.1.1'], ['3.1.3'], ['3.3', '4']], rules);
        }""",
        rules,
    )
    assert found == line


def test_the_rules_tell_which_numbers_are_reconstructed(table):
    open_rules(table)
    expect(table.locator(".rules-provenance .origin.reconstructed li")).not_to_have_count(0)
    expect(table.locator(".rules-provenance .origin.printed li")).not_to_have_count(0)


def test_on_a_phone_the_rules_cover_everything_and_give_it_back(start):
    start.set_viewport_size(PHONE)
    open_rules(start)
    assert start.locator(".rules").bounding_box()["width"] == PHONE["width"]
    expect(start.locator(".start")).to_have_attribute("inert", "")
    start.keyboard.press("Escape")
    expect(start.locator(".rules")).to_have_count(0)
    expect(start.locator(".start")).not_to_have_attribute("inert", "")
    assert start.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- glossary --------------------------------------------------------------------------------------------


def test_a_term_is_explained_by_keyboard_in_three_languages(table):
    term = table.locator(".question .term").first
    for _ in range(60):
        table.keyboard.press("Tab")
        if term.evaluate("element => element === document.activeElement"):
            break
    gloss = table.locator(".gloss")
    expect(gloss).to_be_visible()
    expect(gloss.locator(".gloss-others [lang=fr]").first).not_to_be_empty()
    expect(gloss.locator(".gloss-others [lang=de]").first).not_to_be_empty()
    table.keyboard.press("Escape")
    expect(gloss).to_be_hidden()
    expect(term).to_be_focused()
    table.keyboard.press("Enter")
    expect(gloss.locator(".rule-number").first).to_be_focused()
    table.keyboard.press("Enter")
    expect(gloss).to_be_hidden()
    expect(table.locator(".rules-section.here")).to_be_focused()


def test_a_long_press_explains_a_term_and_does_nothing_else(browser, site):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = open_start(context.new_page(), site)
    sit_down(page, "", "uniform")
    assert next_state(page) == "lit"
    term = page.locator(".question .term").first.bounding_box()
    finger = {"x": term["x"] + term["width"] / 2, "y": term["y"] + term["height"] / 2}
    hand = context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.locator(".gloss")).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)
    expect(page.locator(".gloss")).to_be_visible()
    page.touchscreen.tap(200, 500)
    expect(page.locator(".gloss")).to_be_hidden()
    context.close()


def test_arrows_go_from_term_to_term_of_a_section(start):
    open_rules(start)
    terms = start.locator("[data-number='3.1'] .term")
    terms.first.focus()
    start.keyboard.press("ArrowRight")
    expect(terms.nth(1)).to_be_focused()
    start.keyboard.press("ArrowLeft")
    start.keyboard.press("ArrowLeft")
    expect(terms.last).to_be_focused()
    assert start.locator("[data-number='3.1'] .term[tabindex='0']").count() == 1


def test_what_is_shown_of_a_term_may_be_hovered_and_goes_when_left(start):
    open_rules(start)
    start.locator("[data-number='3.1'] .term").first.hover()
    gloss = start.locator(".gloss")
    expect(gloss).to_be_visible()
    gloss.hover()
    start.wait_for_timeout(700)
    expect(gloss).to_be_visible()
    start.mouse.move(5, 400)
    expect(gloss).to_be_hidden()


def test_each_term_is_marked_once_in_a_paragraph_and_the_longest_wins(start):
    marked = start.evaluate("""async () => {
      const { learnTerms, withTerms } = await import(new URL('rulebook/terms.js', location.href).href);
      await learnTerms('panthalos', 'en');
      return withTerms('A follower, a converted leader and a leader; followers!')
        .filter(each => each.nodeType).map(each => each.textContent);
    }""")
    assert marked == ["follower", "converted leader", "leader"]


# --- preferences -----------------------------------------------------------------------------------------


@pytest.mark.moving
def test_preferences_are_kept_on_the_device_and_reset(start):
    open_preferences(start)
    dialog = start.locator("dialog.preferences")
    dialog.locator("[name=theme]").select_option("dark")
    dialog.locator("[name=palette]").select_option("safe")
    dialog.locator("[name=motion]").select_option("none")
    dialog.locator("[name=language]").select_option("de")
    expect(start.locator("html")).to_have_attribute("lang", "de")
    expect(dialog).to_be_visible()
    start.reload()
    html = start.locator("html")
    expect(html).to_have_attribute("lang", "de")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-palette", "safe")
    expect(html).to_have_attribute("data-motion", "none")
    open_preferences(start)
    dialog.locator(".plain").click()
    expect(html).to_have_attribute("lang", "en")
    expect(html).not_to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "full")


def test_reduced_motion_is_honoured_unless_a_person_wants_otherwise(browser, site):
    context = browser.new_context(reduced_motion="reduce")
    page = open_start(context.new_page(), site)
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    page.evaluate(
        "async () => (await import(new URL('ui/preferences.js', location.href).href)).prefer({ motion: 'full' })"
    )
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    context.close()


def test_nothing_flies_where_nothing_may_move(browser, site):
    context = browser.new_context(reduced_motion="reduce")
    page = open_start(context.new_page(), site)
    sit_down(page, "", "uniform")
    next_state(page)
    page.locator(".play .lit").first.click()
    next_state(page)
    assert page.evaluate("document.getAnimations().length") == 0
    context.close()


# --- sound -----------------------------------------------------------------------------------------------


def test_sounds_are_short_and_every_event_has_one_that_exists(start):
    wrong = start.evaluate("""async () => {
      const { SOUNDS } = await import(new URL('ui/sound.js', location.href).href);
      const { games } = await import(new URL('games/index.js', location.href).href);
      const soundsOf = async ({ name }) =>
        Object.values((await import(new URL(`games/${name}/sounds.js`, location.href).href)).sounds);
      const long = Object.keys(SOUNDS).filter(name => SOUNDS[name].some(({ at = 0, last }) => at + last > 0.4));
      const missing = (await Promise.all(games.map(soundsOf))).flat().filter(name => !SOUNDS[name]);
      return [...long, ...missing];
    }""")
    assert wrong == []


def test_nothing_is_heard_unless_a_person_wants_it(start):
    start.evaluate("""() => {
      const { start } = OscillatorNode.prototype;
      globalThis.heard = 0;
      OscillatorNode.prototype.start = function (...at) { heard += 1; return start.apply(this, at); };
    }""")
    sit_down(start, "", "uniform")
    next_state(start)
    start.locator(".play .lit").first.click()
    next_state(start)
    assert start.evaluate("heard") == 0
    open_preferences(start)
    start.locator("dialog.preferences [name=sound]").click()
    assert start.evaluate("heard") > 0
