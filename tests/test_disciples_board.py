"""The board of Pantheon (Fritzen) in a real browser: a plan is laid freely and sealed as one gesture; axe finds
nothing."""

import random
import re
import time
from difflib import unified_diff

import pytest
from playwright.sync_api import Page, expect

from test_access import CHANGED, FINGER, PHONE, act_by_keys, axe, focused, press, tab_to, visiting
from test_page import (
    ALL_WORDS,
    KEPT,
    choose_game,
    click_any,
    home,
    next_state,
    open_start,
    play_on,
    replayed,
    sit_down,
    until,
)

LAYING = "document.querySelector('.temple.laying') !== null"
SEALED = f"async () => (await ({KEPT})())?.record.actions.filter(action => action === 'seal').length > 0"


@pytest.fixture
def start(page: Page, site: str) -> Page:
    open_start(page, site)
    choose_game(page, "disciples")
    return page


def plan(page: Page) -> None:
    """Play by what is lit until the person plans."""
    dice = random.Random(4)
    while next_state(page) == "lit" and not page.evaluate(LAYING):
        click_any(page, dice)


def cell(page: Page, number: int):
    return page.locator(".temple .cell").nth(number)


def put(page: Page, **counts: int) -> None:
    """Lay disciples by keys; the cells are named by their numbers, such as `c3`."""
    for name, count in counts.items():
        cell(page, int(name[1:])).focus()
        page.keyboard.press(str(count))


def laid(page: Page) -> list[int]:
    return [int(cell(page, i).get_attribute("aria-valuenow")) for i in range(page.locator(".temple .cell").count())]


def sealed_plan(page: Page) -> list[int]:
    """The plan of seat 0, from the record."""
    until(page, SEALED)
    actions = page.evaluate(KEPT)["record"]["actions"]
    end = actions.index("seal")
    return [int(action.split()[-1]) for action in actions[end - len(laid_cells(actions, end)) : end]]


def laid_cells(actions: list[str], end: int) -> list[str]:
    return [action for action in actions[:end] if action.startswith("lay ")]


def test_a_plan_is_laid_in_any_order_taken_back_and_sealed_as_one_gesture(start):
    sit_down(start, "", "uniform")
    plan(start)
    left, seal = start.locator(".planner .left b"), start.locator(".planner .seal")
    everybody = int(left.inner_text())
    put(start, c8=3, c0=5)
    assert laid(start)[8] == 3 and laid(start)[0] == 5
    cell(start, 2).locator(".spot[data-count='4']").click()
    assert laid(start)[2] == 4
    cell(start, 2).locator(".spot[data-count='4']").click()  # the top one is taken off again
    assert laid(start)[2] == 3
    start.locator(".tool.undo").click()
    assert laid(start)[2] == 4
    assert int(left.inner_text()) == everybody - 12
    expect(seal).not_to_have_class("seal lit")
    put(start, c4=5, c5=5, c6=5)  # no more than there are
    assert sum(laid(start)) == everybody
    expect(left).to_have_text("0")
    expected = laid(start)
    assert axe(start) == []
    seal.click()
    assert sealed_plan(start) == expected


def drag(page: Page, thing, place) -> None:
    """From the middle of one thing to that of another, with the mouse."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(place), steps=4)
    expect(page.locator("[data-over]")).to_have_count(1)
    page.mouse.up()


def middle(thing) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spot(page: Page, number: int, count: int):
    return cell(page, number).locator(f".spot[data-count='{count}']")


def test_disciples_are_dragged_onto_cells_between_them_and_back(start):
    sit_down(start, "", "uniform")
    plan(start)
    left = start.locator(".planner .left")
    everybody = int(left.locator("b").inner_text())
    drag(start, left, cell(start, 3))
    drag(start, left, cell(start, 3))
    drag(start, left, cell(start, 8))
    assert (laid(start)[3], laid(start)[8], sum(laid(start))) == (2, 1, 3)
    drag(start, spot(start, 3, 2), cell(start, 0))
    assert (laid(start)[3], laid(start)[0]) == (1, 1)
    drag(start, spot(start, 0, 1), left)
    assert laid(start)[0] == 0 and int(left.locator("b").inner_text()) == everybody - 2
    start.locator(".tool.undo").click()  # a drag is one change
    assert laid(start)[0] == 1
    put(start, c8=5)
    before = laid(start)
    drag(start, spot(start, 3, 1), cell(start, 8))  # no more than five
    assert laid(start) == before


def test_a_drag_that_ends_nowhere_or_with_escape_changes_nothing(start):
    sit_down(start, "", "uniform")
    plan(start)
    put(start, c3=2)
    before = laid(start)
    start.mouse.move(*middle(spot(start, 3, 1)))
    start.mouse.down()
    start.mouse.move(*middle(start.locator(".board")), steps=3)
    expect(start.locator(".carried")).to_have_count(1)
    start.mouse.up()
    assert laid(start) == before
    start.mouse.move(*middle(spot(start, 3, 1)))
    start.mouse.down()
    start.mouse.move(*middle(cell(start, 5)), steps=3)
    start.keyboard.press("Escape")
    expect(start.locator(".carried, [data-over], [data-carried]")).to_have_count(0)
    start.mouse.up()
    assert laid(start) == before


def touch(session, kind: str, *points: tuple[float, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_disciples_are_dragged_by_touch_and_the_page_stays_where_it_is(browser, site):
    phone = {"width": 390, "height": 844}
    with visiting(browser, site, viewport=phone, has_touch=True, is_mobile=True) as page:
        choose_game(page, "disciples")
        sit_down(page, "", "uniform")
        plan(page)
        page.evaluate("document.querySelectorAll('.tip').forEach(each => each.remove())")
        left = page.locator(".planner .left")
        left.scroll_into_view_if_needed()
        session, scrolled = page.context.new_cdp_session(page), page.evaluate("scrollY")
        for thing, place, expected in (
            (left, cell(page, 4), {4: 1}),
            (left, cell(page, 1), {4: 1, 1: 1}),
            (spot(page, 4, 1), cell(page, 6), {6: 1, 1: 1}),
        ):
            (x, y), (to_x, to_y) = middle(thing), middle(place)
            touch(session, "touchStart", (x, y))
            for step in range(1, 6):
                touch(session, "touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
            touch(session, "touchEnd")
            assert {number: count for number, count in enumerate(laid(page)) if count} == expected
        assert page.evaluate("scrollY") == scrolled


def test_what_was_laid_cell_by_cell_is_changed_in_the_plan(start):
    sit_down(start, "", "uniform")
    plan(start)
    wood = start.locator("[data-act='lay WOOD 2'].lit").first
    wood.dispatch_event("click")
    until(start, f"async () => (await ({KEPT})()).record.actions.at(-1) === 'lay WOOD 2'")
    next_state(start)
    assert laid(start)[0] == 2
    put(start, c0=4, c1=5, c2=5, c4=5)
    expected = laid(start)
    start.locator(".planner .seal").click()
    assert sealed_plan(start) == expected and expected[0] == 4


# what is stored on the device beyond the record itself
STORED = f"""async () => {{
  const {{ record, ...kept }} = await ({KEPT})();
  return JSON.stringify([kept, localStorage, sessionStorage]).replaceAll(kept.id, '');
}}"""


def pass_on(page: Page) -> None:
    """Play by what is lit, from curtain to curtain, until a person plans."""
    plan(page)
    while next_state(page) == "curtain":
        page.locator("dialog.curtain button").click()
        expect(page.locator("dialog.curtain")).to_have_count(0)
        plan(page)


def all_words(page: Page) -> str:
    """The page once its layout has settled: the sizes that it keeps in styles follow a frame or more later."""
    before, words = None, page.evaluate(ALL_WORDS)
    while words != before:
        page.wait_for_timeout(300)
        before, words = words, page.evaluate(ALL_WORDS)
    return words


def said_after(page: Page, first: int) -> list[str]:
    """All that is on the page and stored once a plan is sealed that fills the cells from `first` on: behind the
    curtain, and for the next person, with the fingerprints of the verify dialog."""
    choose_game(page, "disciples")
    sit_down(page, "", "")
    pass_on(page)
    cells = len(laid(page))
    put(page, **{f"c{(first + number) % cells}": 5 for number in range(cells)})
    page.locator(".planner .seal").click()
    assert sealed_plan(page)[first] == 5
    assert next_state(page) == "curtain"
    said = [all_words(page)]
    pass_on(page)
    said += [all_words(page), page.evaluate(STORED)]
    page.locator(".menu-button").click()
    page.locator(".menu-item.at-table", has_text="Verify").click()
    expect(page.locator("dialog.verify .fine")).to_have_count(2)
    return [re.sub(r"\b1\d{12}\b", "", words) for words in [*said, page.locator("dialog.verify").inner_text()]]


def test_neither_the_page_nor_the_device_tells_the_next_person_what_was_sealed(browser, site):
    said = []
    for first in (0, 6):
        with visiting(browser, site) as page:
            said.append(said_after(page, first))
    for one, other in zip(*said, strict=True):
        assert differing_words(one, other) == []


def differing_words(one: str, other: str) -> list[str]:
    """What stands in one text only, a few words each: a page is too long to be printed whole."""
    return [line[:200] for line in unified_diff(one.split(">"), other.split(">"), n=0, lineterm="")]


def test_what_was_explained_to_one_person_is_nowhere_in_the_page_behind_the_curtain(start):
    sit_down(start, "", "")
    pass_on(start)
    start.locator(".own .wish.favoured").hover(force=True)
    expect(start.locator(".whynot")).to_contain_text("favoured people")
    press(start, "h")
    expect(start.locator("dialog.curtain")).to_be_visible()
    expect(start.locator(".whynot")).to_be_empty()
    assert "favoured people" not in start.evaluate(ALL_WORDS)


def test_a_hint_for_a_plan_names_and_marks_the_cells_with_disciples_alone(start):
    sit_down(start, "", "uniform")
    plan(start)
    start.locator(".tool.hint").click()
    note = start.locator(".note.advice .note-words")
    expect(note).to_contain_text("Try:", timeout=30_000)
    laid = [int(count) for count in re.findall(r"“[^”]+: (\d)”", note.inner_text())]
    assert laid and 0 not in laid
    assert start.locator(".temple .hinted").count() == len(laid)


def test_last_rounds_plan_is_laid_by_one_click(start):
    sit_down(start, "", "uniform")
    plan(start)
    put(start, c0=5, c4=3, c1=5, c6=5, c8=5)
    first = laid(start)
    start.locator(".planner .seal").click()
    until(start, SEALED)
    plan(start)
    start.locator(".way.again").click()
    again = laid(start)
    assert sum(again) == int(start.locator(".mine .disciples b").inner_text())
    assert (
        sum(abs(one - other) for one, other in zip(first, again, strict=True)) <= 5
    )  # made to fit the disciples there are
    assert start.locator(".planner .seal.lit").count() == 1


@pytest.mark.thorough
def test_a_whole_game_is_played_by_what_is_lit(start):
    sit_down(start, "", "uniform", "uniform", seed=3)
    assert play_on(start, seed=2) == "scores"
    assert replayed(start).decision() is None


def plan_by_keys(page: Page) -> None:
    """Tab to the temple, numbers on its cells, then back to the seal."""
    tab_to(page, ".temple .cell")
    for _ in laid(page):
        press(page, "5", "ArrowRight")  # as many as are left
    press(page, "L")
    assert page.evaluate("document.activeElement.matches('.planner .seal.lit')"), focused(page)
    press(page, "Enter")


def shorten(page: Page) -> None:
    """Choose the shortest match, of three rounds."""
    page.locator("[name='option max_rounds'][data-value='3']").evaluate("radio => radio.click()")


def test_a_whole_game_by_keyboard_alone(start):
    shorten(start)
    sit_down(start, "", "uniform")
    dice = random.Random(4)
    while (state := next_state(start)) != "scores":
        assert state == "lit", state
        if start.evaluate(LAYING):
            before = start.evaluate(f"async () => JSON.stringify((await ({KEPT})())?.record.actions ?? [])")
            plan_by_keys(start)
            until(start, CHANGED, before)
        else:
            act_by_keys(start, dice)
    assert replayed(start).decision() is None


# what a screen reader comes to one after the other: role, name, and whether it can be chosen now
HEARD = """() => {
  const read = element => [...element.childNodes].filter(each => each.ariaHidden !== 'true')
    .map(each => each.textContent).join('').trim();
  return [...document.querySelectorAll('.table :is([role], button, h1, h2)')]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[aria-hidden=true], [inert]'))
    .map(each => [each.getAttribute('role') ?? (each.matches('button') ? 'button' : 'heading'),
      each.getAttribute('aria-label') ?? read(each), each.matches('.lit')]);
}"""


def press_by_name(page: Page, role: str, name: str, *keys: str) -> None:
    """Find it by what a screen reader says of it, and press keys on it; several of one name are alike."""
    page.get_by_role(role, name=name, exact=True).first.focus()
    press(page, *keys)


def test_a_whole_game_in_the_order_of_a_screen_reader(start):
    """The question comes before what can be chosen; all of it is found by role and name, and nothing else is used."""
    shorten(start)
    sit_down(start, "", "uniform")
    dice = random.Random(4)
    while (state := next_state(start)) != "scores":
        assert state == "lit", state
        heard = start.evaluate(HEARD)
        chosen = [number for number, (*_, is_lit) in enumerate(heard) if is_lit]
        question = next(number for number, (role, *_) in enumerate(heard) if role == "heading")
        before = start.evaluate(f"async () => JSON.stringify((await ({KEPT})())?.record.actions ?? [])")
        if start.evaluate(LAYING):
            cells = [name for role, name, _ in heard if role == "spinbutton"]
            assert len(cells) == len(set(cells)) == len(laid(start))
            for name in cells:
                press_by_name(start, "spinbutton", name, "5")  # as many as are left
            role, name, _ = next(each for each in start.evaluate(HEARD) if each[2])
        else:
            assert chosen and question < chosen[0]
            role, name, _ = heard[dice.choice(chosen)]
        press_by_name(start, role, name, "Enter")
        until(start, CHANGED, before)
    assert replayed(start).decision() is None


def plan_by_touch(page: Page) -> None:
    """The same as last round by one tap, or else five on each cell in turn."""
    page.locator(".planner").scroll_into_view_if_needed()
    if page.locator(".way.again").is_visible():
        page.locator(".way.again").tap()
    for number in range(len(laid(page))):
        if page.locator(".planner .seal.lit").count():
            break
        spot(page, number, 5).tap()
    page.locator(".planner .seal.lit").tap()


def test_a_whole_game_by_touch_on_a_phone(browser, site):
    with visiting(browser, site, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        choose_game(page, "disciples")
        shorten(page)
        sit_down(page, "", "uniform")
        dice = random.Random(6)
        while (state := next_state(page)) != "scores":
            assert state == "lit", state
            page.evaluate("document.querySelectorAll('.tip').forEach(each => each.remove())")
            before = page.evaluate(f"async () => JSON.stringify((await ({KEPT})())?.record.actions ?? [])")
            if page.evaluate(LAYING):
                plan_by_touch(page)
            else:
                point = page.evaluate(FINGER, dice.random())
                assert isinstance(point, dict), point
                page.touchscreen.tap(point["x"], point["y"])
            until(page, CHANGED, before)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert replayed(page).decision() is None


@pytest.mark.last
def test_five_bots_plan_within_two_seconds(start):
    """Their plans are neither drawn nor paused for ply by ply. The quicker of two rounds counts: other tests run
    beside this one."""
    sit_down(start, "", *["normal"] * 5)
    seconds = [seconds_of_bots(start, number) for number in (1, 2)]
    assert min(seconds) < 2, seconds


def seconds_of_bots(page: Page, number: int) -> float:
    """Lay and seal a plan in a round; how long the five bots take for theirs."""
    plan(page)
    put(page, **{f"c{cell}": 5 for cell in range(len(laid(page)))})
    begun = time.monotonic()
    page.locator(".planner .seal").click()
    until(page, f"async () => (await ({KEPT})()).record.actions.filter(each => each === 'seal').length >= {6 * number}")
    return time.monotonic() - begun


OVER_THE_EDGE = """[...document.querySelectorAll('.offered')].flatMap(card => {
  const face = card.querySelector('.face').getBoundingClientRect();
  return [...card.querySelectorAll('.about, .price')].filter(each => {
    const { left, right, bottom } = each.getBoundingClientRect();
    return left < face.left || right > face.right || bottom > face.bottom;
  }).map(each => each.textContent);
})"""


@pytest.mark.parametrize(
    "width, height, others, says", [(1280, 720, 5, False), (1280, 720, 1, True), (390, 844, 1, True)]
)
def test_the_sentence_of_a_power_stays_on_its_card(browser, site, width, height, others, says):
    """Letters don't shrink with the board. Where not all sentences have room, cards have large symbols only."""
    page = browser.new_page(viewport={"width": width, "height": height})
    choose_game(open_start(page, site), "disciples")
    sit_down(page, "", *["easy"] * others, seed=5)
    assert next_state(page) == "lit"
    click_any(page, random.Random(3))
    expect(page.locator(".offered.power.lit")).to_have_count(others + 2)
    assert page.evaluate(OVER_THE_EDGE) == []
    assert (page.locator(".offered .about").count() > 0) == says
    page.close()


# Timers without delay run before the next frame, and a picture takes five frames to decode: so the observer of a board
# that is drawn for a picture reports its size after the drawing has been taken away.
BETWEEN_FRAMES = """() => {
  const { decode } = HTMLImageElement.prototype, putOff = setTimeout;
  window.setTimeout = (run, ms = 0, ...more) => ms ? putOff(run, ms, ...more) : queueMicrotask(run);
  HTMLImageElement.prototype.decode = async function () {
    await decode.call(this);
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  };
}"""


def test_the_thumbnail_of_a_match_that_is_being_set_up_is_drawn_without_an_error(start):
    """It is drawn off the page, where no change of size may draw it again. `conftest.py` looks for reported errors."""
    sit_down(start, "", "normal")
    assert next_state(start) == "lit"
    click_any(start, random.Random(4))
    next_state(start)
    start.evaluate(BETWEEN_FRAMES)
    home(start)
    expect(start.locator(".mine-game img").first).to_have_attribute("src", re.compile("data:image"))
