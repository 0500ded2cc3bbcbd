"""The table is for everybody: by keys alone, by touch, by ear, with larger letters, in forced colours; axe finds
nothing."""

import base64
import os
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import build
from extent import mostly
from facts import facts_of
from playing import play_on as play_randomly
from pyengine import GAMES
from pyengine.match import Match
from test_page import FRAMES, KEPT, LONGER, PHONE, READY, late, next_state, open_start, ply, put, replayed, until

DESK = {"width": 1440, "height": 900}
GOLDEN = Path(__file__).with_name("golden") / "aria"
LANGUAGES = ["en", "fr", "de"]
LOOKS = {"light": {"color_scheme": "light"}, "dark": {"color_scheme": "dark"}, "forced": {"forced_colors": "active"}}
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AXE_RULES = ["aria-allowed-role", "label-content-name-mismatch"]  # not among these tags, but ours, too


@contextmanager
def visiting(browser: Browser, site: str, **ways) -> Iterator[Page]:
    """The start screen as somebody sees it who comes with such a screen, such wishes; nothing on it may fail."""
    context = browser.new_context(**{"viewport": DESK} | ways)
    page = context.new_page()
    page.set_default_timeout(READY)
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield open_start(page, site)
    context.close()
    assert errors == []


def sharing(browser: Browser, site: str, viewport: dict = DESK, **ways) -> Page:
    """A page that all tests of a process share which come with such a screen. It saves the start of a page: each of
    them lays a table of its own and looks at it, and none changes a preference.
    """
    page = shared_page(browser, site, frozenset(ways.items()))
    page.set_viewport_size(viewport)
    page.emulate_media(color_scheme=ways.get("color_scheme", "light"))
    page.mouse.move(0, 0)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return page


@cache
def shared_page(browser: Browser, site: str, ways: frozenset) -> Page:
    page = browser.new_context(**dict(ways)).new_page()
    page.set_default_timeout(READY)
    return open_start(page, site)


def prefer(page: Page, **wishes) -> None:
    page.evaluate(
        "async wishes => (await import(new URL('ui/preferences.js', location.href).href)).prefer(wishes)", wishes
    )


def reach(
    rule: str,
    seats: int = 2,
    seed: int = 7,
    later: int = 0,
    needs=lambda view: True,
    game: str = "panthalos",
    options: dict | None = None,
) -> Match:
    """A match, played at random, where the first player is to decide this; not before so many plies, and not without
    what is needed."""
    for attempt in range(seed, seed + 50):
        match = Match(GAMES[game], seats, options, attempt)
        for _ in play_randomly(match, attempt):
            decision = match.decision()
            if (
                decision
                and decision.rule == rule
                and decision.seat == 0
                and len(match.plies) >= later
                and needs(match.game.view(match.state, 0))
            ):
                return match
    raise AssertionError(f"no random match comes to {rule}")


def near_end(seed: int = 3) -> Match:
    """A match of this seed whose last choice is still to be made, by the first player, and the only one."""
    for attempt in range(200):
        match = Match(GAMES["panthalos"], 2, {}, seed)
        for _ in play_randomly(match, attempt):
            pass
        match.undo(force=True)
        if match.decision().seat == 0 and len(match.choices()) == 1:
            return match
    raise AssertionError("no match ends so")


def focused(page: Page) -> str:
    """What has the focus, in words."""
    return page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText")


def said(page: Page) -> str:
    """The last answer to a key."""
    return page.evaluate("document.querySelector('.answers').lastChild?.textContent ?? ''")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


# --- whole games -----------------------------------------------------------------------------------------

# what a key changes: the record, or that nothing can be done before somebody else has moved
CHANGED = """async before => {
  if (document.querySelector('dialog[open]')) return true;
  const kept = await (await (await import(new URL('saved/store.js', location.href).href)).keptRows()).kept[0];
  return JSON.stringify(kept?.record.actions ?? []) !== before && !!document.querySelector('.play.live');
}"""


def test_a_whole_game_by_keyboard_alone(browser, site):
    """From the start screen to the first choice, and a game from its beginning, without `--thorough` its end."""
    with visiting(browser, site) as page:
        page.locator(".readings").wait_for(state="attached")
        tab_to(page, ".play-button")
        press(page, "Enter")
        assert next_state(page) == "lit"
        put(page, late(2, 5), "", "uniform")
        dice = random.Random(4)
        while (state := next_state(page)) != "scores":
            assert state == "lit", state
            act_by_keys(page, dice)
        assert replayed(page).decision() is None
        assert page.evaluate("document.querySelector('dialog.scores').contains(document.activeElement)")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        press(page, "Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def act_by_keys(page: Page, dice: random.Random) -> None:
    """Some arrows, then on to something that may be chosen, and choose it."""
    press(page, *dice.choices(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"], k=dice.randrange(3)))
    press(page, *dice.choices(["l", "L"], k=dice.randrange(1, 6)))
    assert page.evaluate("document.activeElement.matches('.lit')"), focused(page)
    before = page.evaluate(f"async () => JSON.stringify((await ({KEPT})())?.record.actions ?? [])")
    press(page, "Enter")
    until(page, CHANGED, before)


# where a finger hits the `n`th lit thing: a point of it that nothing else covers, after scrolling there
FINGER = """async chosen => {
  const lit = [...document.querySelectorAll('.table .lit')].filter(each => each.getClientRects().length);
  const element = lit[Math.floor(chosen * lit.length)];
  element.scrollIntoView({ block: 'center', inline: 'center' });
  await new Promise(requestAnimationFrame);
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const part of [.5, .3, .7, .15, .85]) for (const other of [.5, .3, .7, .15, .85]) {
    const point = { x: x + width * part, y: y + height * other };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return element.outerHTML.slice(0, 200);
}"""


def test_a_whole_game_by_touch_on_a_phone(browser, site):
    """From the start screen to the first choice, and a game from its beginning, without `--thorough` its end."""
    with visiting(browser, site, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        page.locator(".readings").wait_for(state="attached")
        page.locator(".play-button").tap()
        assert next_state(page) == "lit"
        put(page, late(2, 6), "", "uniform")
        dice = random.Random(6)
        while (state := next_state(page)) != "scores":
            assert state == "lit", state
            before = page.evaluate(f"async () => JSON.stringify((await ({KEPT})())?.record.actions ?? [])")
            point = page.evaluate(FINGER, dice.random())
            assert isinstance(point, dict), point
            page.touchscreen.tap(point["x"], point["y"])
            until(page, CHANGED, before)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert replayed(page).decision() is None


# --- keys ------------------------------------------------------------------------------------------------


@pytest.fixture
def turn(browser, site):
    """A turn in the middle of a match against a bot."""
    with visiting(browser, site) as page:
        assert put(page, reach("take_turn", later=30), "", "uniform") == "lit"
        yield page


def test_the_table_is_one_stop_of_the_tabulator(turn):
    stops = "document.querySelectorAll(\".play :is([data-act], [data-what])[tabindex='0']\").length"
    assert turn.evaluate(stops) == 1
    press(turn, "l", "ArrowLeft", "ArrowUp")
    assert turn.evaluate(stops) == 1


def test_arrows_reach_everything_that_says_what_it_is(turn):
    names = turn.evaluate("""async () => {
      const { stops } = await import(new URL('table/roving.js', location.href).href);
      const ways = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
      const play = document.querySelector('.play');
      const all = stops(play);
      const reached = new Set([all[0]]);
      for (const here of reached) for (const key of ways) {
        here.focus();
        here.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        reached.add(document.activeElement);
      }
      return all.filter(each => !reached.has(each)).map(each => each.getAttribute('aria-label'));
    }""")
    assert names == []


def test_home_end_and_l_go_to_first_last_and_what_may_be_chosen(turn):
    press(turn, "l")
    first = focused(turn)
    press(turn, "l")
    assert focused(turn) != first
    press(turn, "Shift+L")
    assert focused(turn) == first
    press(turn, "Home")
    assert focused(turn).startswith("AAA: ")
    press(turn, "End")
    assert turn.evaluate("document.activeElement.closest('.mats') !== null")


def test_w_says_why_not_and_tab_leads_to_the_rule(turn):
    turn.locator(".refused[data-act^='serve']").first.focus()
    press(turn, "w")
    bubble = turn.locator(".whynot")
    expect(bubble).to_contain_text("You lack the refined goods this merchant wants.")
    assert said(turn) == "You lack the refined goods this merchant wants. Rule 3.6."
    press(turn, "Tab", "Enter")
    expect(turn.locator("#rules [data-number='3.6']")).to_be_focused()
    press(turn, "Escape")
    assert "Not now" in focused(turn)
    press(turn, "r")
    expect(turn.locator("#rules [data-number='3.6']")).to_be_focused()


def test_t_says_the_last_line_and_goes_to_what_was_touched(turn):
    press(turn, "t")
    assert said(turn) != ""
    assert turn.evaluate(
        "document.activeElement.closest('[data-touched]') !== null || document.querySelector('[data-touched]') === null"
    )


def test_s_opens_the_points_and_escape_comes_back(turn):
    press(turn, "l")
    here = focused(turn)
    press(turn, "s")
    expect(turn.locator("dialog[open]")).to_be_visible()
    press(turn, "Escape")
    expect(turn.locator("dialog[open]")).to_have_count(0)
    assert focused(turn) == here


def test_keys_of_one_letter_can_be_switched_off(turn):
    press(turn, "?")
    expect(turn.locator("dialog.key-list")).to_be_visible()
    press(turn, "Escape")
    prefer(turn, keys=False)
    press(turn, "?", "s", "r")
    expect(turn.locator("dialog[open], #rules")).to_have_count(0)


def test_digits_press_the_buttons_of_the_bar(browser, site):
    with visiting(browser, site) as page:
        put(page, reach("spoils"), "", "uniform")
        assert page.locator(".choice kbd").all_inner_texts() == ["1", "2"]
        before = ply(page)
        press(page, "2")
        until(page, CHANGED, "x")
        until(page, LONGER, before)


def test_escape_goes_back_one_level_at_a_time(turn):
    turn.locator(".own .lit").first.focus()
    press(turn, "Enter")
    expect(turn.locator("[data-chosen]")).to_have_count(1)
    turn.locator(".refused[data-act^='slot']").first.focus()
    press(turn, "w", "Escape")
    expect(turn.locator(".whynot")).to_be_hidden()
    expect(turn.locator("[data-chosen]")).to_have_count(1)
    press(turn, "Escape")
    expect(turn.locator("[data-chosen]")).to_have_count(0)
    assert turn.evaluate("document.activeElement !== document.body")


def test_undo_and_redo_by_keys(turn):
    before = ply(turn)
    press(turn, "l", "Enter")
    until(turn, LONGER, before)
    next_state(turn)  # before the table is ready again, nothing is taken back
    press(turn, "Control+z")
    until(turn, f"async before => (await ({KEPT})()).record.actions.length === before", before)
    next_state(turn)
    press(turn, "Control+y")
    until(turn, LONGER, before)


def test_h_lets_the_curtain_down(browser, site):
    with visiting(browser, site) as page:
        assert put(page, reach("take_turn", later=30), "", "") == "curtain"
        press(page, "Enter")
        next_state(page)
        assert page.locator(".own .mine").count() == 1
        press(page, "h")
        curtain = page.locator("dialog.curtain")
        expect(curtain).to_be_visible()
        assert page.locator(".own .mine").count() == 0
        assert not overlap(curtain.bounding_box(), page.locator(".board > svg").bounding_box())


def test_the_skip_link_comes_to_the_actions(browser, site):
    with visiting(browser, site) as page:
        put(page, reach("spoils"), "", "uniform")
        page.locator(".skip").focus()
        press(page, "Enter")
        assert page.evaluate("document.activeElement.matches('.choice')")
        assert "#" not in page.url


# --- why not ---------------------------------------------------------------------------------------------


def test_hovering_something_refused_says_why_beside_it_and_the_note_may_be_hovered(turn):
    thing = turn.locator(".refused[data-act^='ship']").first
    thing.hover(force=True)
    bubble = turn.locator(".whynot")
    expect(bubble).to_be_visible()
    assert not overlap(bubble.bounding_box(), thing.bounding_box())
    bubble.hover()
    turn.wait_for_timeout(600)
    expect(bubble).to_be_visible()
    press(turn, "Escape")
    expect(bubble).to_be_hidden()


def overlap(a, b) -> bool:
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 0 and down > 0


def test_a_tap_says_why_not(browser, site):
    with visiting(browser, site, viewport=PHONE, has_touch=True) as page:
        put(page, reach("take_turn", later=30), "", "uniform")
        thing = page.locator(".refused[data-act^='serve']").first
        thing.evaluate("each => each.scrollIntoView({ block: 'center' })")
        box = thing.bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        bubble = page.locator(".whynot")
        expect(bubble.locator(".whynot-words .rule-number")).to_have_text("Rule 3.6")
        around = bubble.bounding_box()
        assert around["x"] >= 0 and around["x"] + around["width"] <= 390
        assert not overlap(around, thing.bounding_box())


def test_own_things_without_use_now_say_when_they_have_one(browser, site):
    page = sharing(browser, site)
    put(page, reach("take_turn", needs=lambda view: view["players"][0]["titans"]), "", "uniform")
    page.locator(".own .titan[data-what]").first.focus()
    press(page, "w")
    assert said(page) == "You play it when the calamity strikes, and in duels."


def test_a_tool_that_does_not_work_says_why(turn):
    turn.locator(".tool.redo").click(force=True)
    expect(turn.locator(".whynot")).to_contain_text("There is nothing to redo.")


# --- by ear ----------------------------------------------------------------------------------------------


def test_focus_is_never_lost_while_a_round_is_played_by_keys(browser, site):
    with visiting(browser, site) as page:
        put(page, reach("take_turn", later=30), "", "uniform")
        dice = random.Random(2)
        for _ in range(25):
            if next_state(page) != "lit":
                break
            act_by_keys(page, dice)
            assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("key", [True, False])
def test_who_begins_a_match_by_a_key_is_led_to_the_first_choice(browser, site, key):
    with visiting(browser, site) as page:
        page.locator(".readings").wait_for(state="attached")
        if key:
            page.locator(".play-button").focus()
            press(page, "Enter")
        else:
            page.locator(".play-button").click()
        assert next_state(page) == "lit"
        assert page.evaluate("document.activeElement.matches('.lit')") == key


def test_what_is_announced_is_not_said_twice(turn):
    turn.locator(".own .lit").first.focus()
    press(turn, "Enter")
    expect(turn.locator("[data-chosen]")).to_have_count(1)
    press(turn, "l", "Enter")
    expect(turn.locator("[data-chosen]")).to_have_count(0)
    next_state(turn)
    lines = turn.locator(".live p").all_inner_texts()
    assert lines and all(one != two for one, two in pairwise(lines))


@pytest.mark.parametrize("game", [name for name in GAMES if facts_of(name).page])
def test_ten_moments_by_ear_and_by_keys(browser, site, game):
    """What the accessibility tree of each is; and the keys lead to a choice, make it, and lead on."""
    dice, facts = random.Random(1), facts_of(game).page
    assert len(facts.moments) == 10
    with visiting(browser, site) as page:
        for moment, rule in facts.moments.items():
            put(page, reach(rule, seed=facts.rare.get(moment, facts.moments_seed), game=game), "", "uniform")
            tree = page.locator(".table").aria_snapshot() + "\n"
            golden = GOLDEN / game / f"{moment}.yml"
            if os.environ.get("PANOPLY_GOLDEN"):
                golden.parent.mkdir(parents=True, exist_ok=True)
                golden.write_text(tree, "utf-8")
            assert tree == golden.read_text("utf-8"), moment
            act_by_keys(page, dice)
            assert next_state(page) != "lit" or page.evaluate("document.activeElement.matches('.lit')"), (
                f"{moment}: {focused(page)}"
            )


# --- axe -------------------------------------------------------------------------------------------------

# Numbers drawn in a picture are part of it, not the label one would say to press it.
AXE = """async runOnly => {
  const { violations } = await axe.run(document, { runOnly });
  const words = (element) => {
    const rest = element.cloneNode(true);
    for (const picture of rest.querySelectorAll('svg')) picture.remove();
    return rest.textContent.trim();
  };
  const isPicture = (id, { target: [selector] }) => id === 'label-content-name-mismatch' &&
    (document.querySelector(selector).closest('.play svg') || words(document.querySelector(selector)) === '');
  return violations.flatMap(({ id, nodes }) => nodes.filter(node => !isPicture(id, node)).map(node =>
    `${id}: ${node.target.join(' ')}: ${node.failureSummary.replaceAll(/\\s+/g, ' ')}`));
}"""


# A fault lies in the colours of a look or in the words of a language, not in both: each is seen once, all pairs
# thoroughly.
PAIRS = list(zip(LOOKS, LANGUAGES))
REST = [pair for pair in product(LOOKS, LANGUAGES) if pair not in PAIRS]


@pytest.mark.parametrize("look, language", mostly(PAIRS, REST))
def test_axe_finds_nothing(browser, site, look, language):
    with visiting(browser, site, **LOOKS[look]) as page:
        faults = [f"{moment}: {fault}" for moment in moments(page, language) for fault in axe(page)]
        assert faults == []


ROLES = [("panthalos", "choose_slot"), ("pantheon", "march"), ("disciples", "build"), ("hybris", "turn")]


@pytest.mark.parametrize("game, rule", ROLES)
def test_roles_are_allowed_and_names_begin_with_what_one_sees(browser, site, game, rule):
    with visiting(browser, site, viewport={"width": 390, "height": 844}) as page:
        assert axe(page, AXE_RULES) == []
        for name in ("English", "Français", "Deutsch"):
            button = page.get_by_role("button", name=f"{name[:2].upper()} {name}", exact=True)
            assert button.inner_text().startswith(name[:2].upper())
        put(page, reach(rule, later=60, game=game), "", "uniform")
        assert axe(page, AXE_RULES) == []


def axe(page: Page, rules: list[str] = AXE_TAGS) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate((build.PACKAGES / "axe-core" / "axe.min.js").read_text("utf-8"))
    return page.evaluate(AXE, rules)


def moments(page: Page, language: str) -> Iterator[str]:
    """What a person comes to see, one after the other."""
    prefer(page, language=language)
    page.locator(".readings legend").first.wait_for(state="attached")
    page.locator("details summary").click()
    yield "start"
    put(page, reach("choose_slot", later=30), "", "uniform")
    yield "mid-turn"
    page.locator(".refused[data-act^='slot']").first.focus()
    press(page, "w")
    yield "why not"
    press(page, "?")
    yield "keys"
    press(page, "Escape", "Escape", "s")
    page.locator("dialog.forecast table").wait_for()
    yield "points"
    press(page, "Escape")
    page.locator(".tool.share").click()
    page.locator("dialog.share .qr").wait_for()
    yield "share"
    press(page, "Escape")
    page.locator(".story").focus()
    press(page, "ArrowUp")
    yield "log"
    press(page, "r")
    page.locator("#rules [data-number]").first.wait_for()
    yield "rules"
    press(page, "Escape")
    page.locator(".menu-button").click()
    yield "menu"
    page.locator(".menu-item").nth(1).click()
    page.locator("dialog.preferences").wait_for()
    yield "settings"
    press(page, "Escape")
    page.locator(".tool.replay").evaluate("tool => tool.click()")
    page.locator(".past").wait_for()
    yield "past"
    page.locator(".past .curves").click()
    page.locator("dialog.curves summary").click()
    yield "curves"
    press(page, "Escape")
    page.locator(".past .line").click()
    page.locator(".whatif-bar").wait_for()
    assert next_state(page) == "lit"
    yield "what if"
    page.locator("[data-whatif=compare]").click()
    page.locator("dialog.tries").wait_for()
    yield "lines"
    put(page, reach("parry"), "", "uniform")
    yield "parry"
    put(page, reach("take_turn", later=30), "", "")
    yield "curtain"
    put(page, near_end(), "", "")
    while next_state(page) == "curtain":
        press(page, "Enter")
        expect(page.locator("dialog.curtain")).to_have_count(0)
    page.locator(".table .lit").first.evaluate("each => each.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    page.locator("dialog.scores").wait_for()
    yield "game over"


# --- size, contrast, reflow ------------------------------------------------------------------------------

# everything that can be pressed and is smaller than it should be; what stands in a sentence is as high as the sentence
SMALL = """least => [...document.querySelectorAll(
  'button, a[href], input, select, summary, [role=button], .lit, .refused')].filter(each => {
  const { width, height } = each.getBoundingClientRect();
  const inSentence = each.matches('.term, .said, label input[type=radio], :is(p, li, legend, .note) .rule-number');
  const onBoard = each.closest('.play svg, .mat') !== null;
  const hidden = !each.checkVisibility({ visibilityProperty: true }) || each.matches('.skip:not(:focus)');
  return !hidden && !inSentence && Math.min(width, height) < (onBoard ? 24 : least) - .5;
}).map(each => `${each.outerHTML.slice(0, 120)} ${JSON.stringify(each.getBoundingClientRect())}`)"""


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_everything_that_can_be_pressed_is_large_enough(browser, site, touch):
    """At least 24 pixels, and 44 for fingers; but pieces on the board may be as small as 24 there, for the board can be
    made larger."""
    with visiting(browser, site, has_touch=touch, is_mobile=touch) as page:
        least = 44 if page.evaluate("matchMedia('(pointer: coarse)').matches") else 24
        assert least == (44 if touch else 24)
        small = {}
        for moment in ["start", "take_turn", "choose_slot", "parry"]:
            if moment != "start":
                put(page, reach(moment, later=30), "", "uniform")
            for width in (320, 390, 1440):
                page.set_viewport_size({"width": width, "height": 800})
                page.evaluate(FRAMES)
                small[moment, width] = page.evaluate(SMALL, least)
        assert {moment: things for moment, things in small.items() if things} == {}


CUT_OFF = """[...document.querySelectorAll('.question, button, h1, h2, h3, legend')].filter(each =>
  each.checkVisibility({ visibilityProperty: true }) && !each.closest('.visually-hidden')
  && each.scrollHeight > each.clientHeight + 3 && getComputedStyle(each).overflowY !== 'visible')
  .map(each => each.outerHTML.slice(0, 150))"""


@pytest.mark.parametrize("letters", mostly([32], [16]), ids=lambda size: f"letters-{size * 100 // 16}%")
def test_nothing_scrolls_sideways_and_no_question_is_cut_off(browser, site, letters):
    with visiting(browser, site) as page:
        page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
        faults = []
        for moment in ["start", "take_turn", "choose_slot", "parry", "rules"]:
            if moment == "rules":
                page.evaluate(CITE, "3.6")
                page.locator("#rules [data-number='3.6']").wait_for()
            elif moment != "start":
                put(page, reach(moment, later=30), "", "uniform")
            for width, language in product((320, 390, 1280) if moment == "take_turn" else (320, 1280), LANGUAGES):
                page.set_viewport_size({"width": width, "height": 900})
                prefer(page, language=language)
                expect(page.locator("html")).to_have_attribute("lang", language)
                page.evaluate(FRAMES)
                faults += [(language, width, moment, cut) for cut in page.evaluate(CUT_OFF)]
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    faults.append((language, width, moment, "scrolls sideways"))
        assert faults == []


# a click on the number of a rule
CITE = """number => {
  const cited = document.body.appendChild(Object.assign(document.createElement('button'), { type: 'button' }));
  cited.dataset.rule = number;
  cited.click();
  cited.remove();
}"""

# the contrast of the lines that tell what may be done, against every ground they lie on
CONTRAST = """lines => {
  const probe = document.querySelector('.board').appendChild(document.createElement('i'));
  const light = colour => {
    probe.style.color = `var(${colour})`;
    const [r, g, b] = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255)
      .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b + .05;
  };
  const grounds = ['--paper', '--card', '--raised', '--land'];
  const found = lines.flatMap(line => grounds.map(ground => [line, ground, light(line) / light(ground)]));
  probe.remove();
  return found.filter(([, , ratio]) => Math.max(ratio, 1 / ratio) < 3);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lines_that_tell_what_may_be_done_stand_out(browser, site, scheme):
    with visiting(browser, site, color_scheme=scheme) as page:
        put(page, reach("take_turn", later=30), "", "uniform")
        assert page.evaluate(CONTRAST, ["--lit", "--chosen"]) == []


# The part of what has the focus, and of the room round it that its ring takes, that lies under something else or
# outside.
HIDDEN = """() => {
  const here = document.activeElement;
  const box = here.getBoundingClientRect();
  const points = [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]].map(
    ([x, y]) => [box.x + box.width * x, box.y + box.height * y]);
  const region = (each) => each?.closest('.board, .region, .bar, .pill, .top, .tip, .rules, .film-offer, [popover]');
  return points.filter(([x, y]) => region(document.elementFromPoint(x, y)) !== region(here)).length;
}"""
WINDOWS = [(320, 256, 16), (640, 512, 16), (390, 844, 16), (1280, 720, 16), (1280, 900, 32), (1440, 844, 16)]
FOCUSED = [
    [(*window, *moment) for window, moment in zip(WINDOWS, moments)]
    for one, other in [(("panthalos", "choose_slot"), ("pantheon", "march"))]
    for moments in ([one, other] * 3, [other, one] * 3)
]


@pytest.mark.parametrize("width, height, letters, game, rule", mostly(*FOCUSED))
def test_what_has_the_focus_is_seen_and_the_question_is_whole(browser, site, width, height, letters, game, rule):
    """Also at 400 % zoom, which is a window of 320 by 256, and with letters of twice the size in the page alone."""
    page = sharing(browser, site, viewport={"width": width, "height": height})
    page.evaluate("letters => document.documentElement.style.fontSize = `${letters}px`", letters)
    put(page, reach(rule, later=30, game=game), "", "uniform")
    hidden = []
    for key in ["l"] * min(12, page.locator(".play .lit").count()) + [
        "End",
        "ArrowUp",
        "ArrowLeft",
        "Home",
        "ArrowDown",
    ]:
        press(page, key)
        page.wait_for_timeout(60)
        if page.evaluate(HIDDEN):
            hidden.append(focused(page))
    assert hidden == []
    assert page.evaluate(CUT_OFF) == []
    question, note = (page.locator(part).bounding_box() for part in (".question", ".note"))
    assert not overlap(question, note)


# The sides of what has the focus on which its ring can't be seen, along the middle of the ring and between its corners.
RING = """async data => {
  const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(document.activeElement);
  const box = document.activeElement.getClientRects()[0];
  const bytes = Uint8Array.from(atob(data), each => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const colour = outlineColor.match(/[\\d.]+/g).map(Number);
  const isRing = ([x, y]) => {
    const pixel = canvas.getImageData(Math.round(x), Math.round(y), 1, 1).data;
    return [0, 1, 2].every(part => Math.abs(pixel[part] - colour[part]) < 60);
  };
  const out = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
  const parts = Array.from({ length: 21 }, (_, i) => .2 + .6 * i / 20);
  const sides = {
    top: parts.map(part => [box.x + part * box.width, box.y - out - .5]),
    bottom: parts.map(part => [box.x + part * box.width, box.bottom + out - .5]),
    left: parts.map(part => [box.x - out - .5, box.y + part * box.height]),
    right: parts.map(part => [box.right + out - .5, box.y + part * box.height]),
  };
  return Object.keys(sides).filter(side => sides[side].filter(isRing).length < 19);
}"""


@pytest.mark.parametrize("width", [390, 1440])
def test_no_focus_ring_is_cut_off(browser, site, width):
    """Measured in pixels, on all four sides: terms of the question, buttons of choices, tools, what is on the table."""
    page = sharing(browser, site, viewport={"width": width, "height": 900})
    put(page, reach("spoils"), "", "uniform")
    page.locator(".tip-close").click() if page.locator(".tip-close").count() else None
    page.mouse.move(0, 500)
    cut = {}
    for thing in [".question .term", ".choices .choice:first-child", ".choices .choice:last-child", ".tool.undo"]:
        press(page, "Tab")  # so that the page knows that keys are used
        page.locator(thing).first.focus()
        page.wait_for_timeout(50)
        if sides := page.evaluate(RING, base64.b64encode(page.screenshot()).decode()):
            cut[thing] = sides
        press(page, "Escape")
    assert cut == {}


# --- by ear, again ---------------------------------------------------------------------------------------


def test_every_tile_chosen_in_a_fight_announces_the_force_reached(browser, site):
    with visiting(browser, site) as page:
        put(page, reach("parry", needs=lambda view: view["players"][0]["titans"]), "", "uniform")
        lit = page.locator(".own .lit[data-act^='play']").first
        lit.focus()
        press(page, "Enter")
        expect(page.locator("[data-chosen]")).to_have_count(1)
        expect(page.locator(".live p").last).to_have_text(re.compile(r"^Chosen\. \d+ of \d+\.$"))
        press(page, "Escape")
        expect(page.locator("[data-chosen]")).to_have_count(0)
        expect(page.locator(".live p").last).to_have_text(re.compile(r"^Taken back\. 0 of \d+\.$"))


HEADINGS = """[...document.querySelectorAll('h1, h2, [role=heading]')]
  .filter(each => each.checkVisibility({ visibilityProperty: true }) || each.matches('svg *'))
  .map(each => [each.tagName, each.getAttribute('aria-label') ?? each.textContent,
    each.querySelectorAll('[role], button').length])"""


def test_headings_are_whole_and_lead_through_the_table_and_the_replay(browser, site):
    with visiting(browser, site) as page:
        put(page, reach("march", game="pantheon", later=30), "", "uniform")
        headings = page.evaluate(HEADINGS)
        assert [pieces for *_, pieces in headings if pieces] == []
        assert sum(tag == "H1" for tag, *_ in headings) == 1
        said = [words for _, words, _ in headings]
        assert {"Board", "In front of you", "The others", "Around Gallia"} <= set(said)
        assert page.locator(".tip [role='status']").count() == 0
        page.locator(".tool.replay").click()
        page.locator("[data-time='replay']").wait_for()
        assert sum(tag == "H1" for tag, *_ in page.evaluate(HEADINGS)) == 1
        page.locator(".table > .skip").focus()
        press(page, "Enter")
        expect(page.locator(".past")).to_be_focused()


def test_the_start_screen_has_a_way_past_its_beginning_and_says_where_one_is(browser, site):
    with visiting(browser, site) as page:
        page.locator(".start > .skip").focus()
        press(page, "Enter")
        expect(page.locator(".play-button")).to_be_focused()
        put(page, reach("take_turn"), "", "uniform")
        page.evaluate("document.querySelector('.brand').click()")
        expect(page.locator(".start h1")).to_be_focused()


def test_redo_by_a_key_leads_on_to_a_choice(turn):
    before = ply(turn)
    press(turn, "l", "Enter")
    until(turn, LONGER, before)
    next_state(turn)
    press(turn, "Control+z")
    until(turn, f"async before => (await ({KEPT})()).record.actions.length === before", before)
    next_state(turn)
    press(turn, "Control+y")
    until(turn, LONGER, before)
    next_state(turn)
    assert turn.evaluate("document.activeElement.matches('.lit')")


def test_forced_colours_show_what_may_be_chosen_on_the_shelf_as_plainly_as_elsewhere(browser, site):
    with visiting(browser, site, forced_colors="active") as page:
        put(page, reach("take_turn", game="pantheon", needs=lambda view: view["gods"], later=10), "", "uniform")
        lit = page.locator(".shelf .lit, .pantheon-shelf .lit")
        page.evaluate("document.activeElement.blur()")
        assert lit.count()
        for look in lit.evaluate_all("all => all.map(each => getComputedStyle(each))"):
            assert look["outlineStyle"] == "solid" and float(look["outlineWidth"].removesuffix("px")) >= 3


def test_who_wants_more_contrast_gets_it(browser, site):
    ratios = {}
    for wish in ("no-preference", "more"):
        with visiting(browser, site, contrast=wish) as page:
            put(page, reach("take_turn", later=30), "", "uniform")
            assert (
                page.evaluate(CONTRAST.replace("< 3)", "< 4.5)"), ["--lit", "--chosen", "--quiet"]) == []
                or wish != "more"
            )
            ratios[wish] = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--quiet')")
    assert ratios["more"] != ratios["no-preference"]


# --- the size of the board -------------------------------------------------------------------------------


def board_width(page: Page) -> float:
    return page.locator(".board > *").bounding_box()["width"]


def test_the_board_grows_by_keys_buttons_and_wheel_and_is_remembered(turn):
    fitted = board_width(turn)
    press(turn, "+", "+")
    larger = board_width(turn)
    assert larger > fitted * 1.5
    assert turn.evaluate("document.documentElement.scrollWidth <= innerWidth")
    turn.reload()
    next_state(turn)
    turn.wait_for_function(
        "width => Math.abs(document.querySelector('.board > *').getBoundingClientRect().width - width) < 2", arg=larger
    )
    press(turn, "-")
    assert board_width(turn) < larger
    turn.locator(".zoom-fit").click()
    assert abs(board_width(turn) - fitted) < 2
    turn.locator(".board").hover(position={"x": 300, "y": 300})
    turn.mouse.wheel(0, -300)
    assert abs(board_width(turn) - fitted) < 2
    turn.keyboard.down("Control")
    turn.mouse.wheel(0, -300)
    turn.keyboard.up("Control")
    turn.wait_for_function(
        "width => document.querySelector('.board > *').getBoundingClientRect().width > width * 1.2", arg=fitted
    )


def test_the_larger_board_is_dragged_and_follows_the_focus(turn):
    press(turn, "+", "+", "+")
    frame = turn.locator(".board")
    box = frame.bounding_box()
    before = frame.evaluate("each => each.scrollLeft")
    turn.mouse.move(box["x"] + 400, box["y"] + 200)
    turn.mouse.down()
    turn.mouse.move(box["x"] + 250, box["y"] + 150, steps=5)
    turn.mouse.up()
    assert abs(frame.evaluate("each => each.scrollLeft") - before - 150) < 3
    for key in ["Home", "l", "ArrowLeft", "ArrowRight", "ArrowDown"]:
        press(turn, key)
        until(
            turn,
            "async () => (await import(new URL('ui/visibility.js', location.href).href))"
            ".isInSight(document.activeElement)",
        )


def test_two_fingers_make_the_board_larger(browser, site):
    with visiting(browser, site, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        put(page, reach("take_turn", later=30), "", "uniform")
        fitted = board_width(page)
        session = page.context.new_cdp_session(page)

        def fingers(kind, *points):
            session.send(
                "Input.dispatchTouchEvent",
                {"type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]},
            )

        fingers("touchStart", (180, 300), (220, 340))
        fingers("touchMove", (150, 270), (250, 370))
        fingers("touchMove", (120, 240), (280, 400))
        fingers("touchEnd")
        assert board_width(page) > fitted * 2
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth && visualViewport.scale === 1")
