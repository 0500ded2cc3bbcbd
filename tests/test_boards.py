"""What the boards look like: no game's style sheet reaches another, and what lies before a player never covers the
board."""

import json
import re
from base64 import b64encode
from functools import cache

import pytest
from playwright.sync_api import Page

import build
from extent import mostly
from playing import play_on
from pyengine import GAMES
from pyengine.match import Match, notation
from pyengine.record import replay
from richest import begin, fewest_and_most, modes_of, richest
from test_access import prefer, put, reach, sharing, visiting
from test_page import FRAMES, KEPT, NEXT_STATE

BOARDS = [name for name in GAMES if (build.WEB / "games" / name / "board.css").is_file()]
# each game, and each of its other modes
TABLES = [table for name in BOARDS for table in modes_of(name)]
DESKS = {"small": (1280, 720), "middle": (1440, 900), "large": (1920, 1080)}
PHONES = {"upright": (390, 844), "lying": (844, 390)}
REGIONS = [".board", ".own", ".mats"]


def seats_of(match: Match, seat: int) -> list[str]:
    """A person at this seat, bots at the others."""
    return ["" if each == seat else "uniform" for each in range(len(match.game.view(match.state, None)["players"]))]


def lay(page: Page, match: Match) -> None:
    """Lay the table for whoever is to decide, unless it lies as another test has left it."""
    levels = seats_of(match, match.decision().seat)
    kept = page.evaluate(LYING_THERE)
    if kept and (kept["record"], [player.get("level", "") for player in kept["players"]]) == (match.record(), levels):
        return
    put(page, match, *levels)
    page.evaluate("document.querySelectorAll('.tip').forEach(each => each.remove())")


# the match on the table if somebody is to decide
LYING_THERE = f"() => ({NEXT_STATE})() === 'lit' && ({KEPT})()"


# --- the positions -----------------------------------------------------------------------------------------


@cache
def midgame(name: str) -> Match:
    match = begin(name, fewest_and_most(name)[1], 11)
    for _ in play_on(match, 11):
        decision = match.decision()
        if len(match.plies) >= 60 and decision and decision.seat == 0:
            return match
    raise AssertionError(f"{name} is over too soon")


def position(table: str, when: str) -> Match:
    """In the middle of a match, or where most lies before a player with the fewest or the most seats."""
    return midgame(table) if when == "midgame" else richest(table, fewest_and_most(table)[when == "most"])


def looked_at(tables: list[str], *when: str, more: tuple[str, ...] = ()) -> pytest.MarkDecorator:
    """The test looks at these positions of each table, with `--thorough` at more. All that look at one follow each
    other: it is laid once."""
    marks = {each: [] for each in when} | {each: [pytest.mark.thorough] for each in more}
    return pytest.mark.parametrize(
        "table, when",
        [
            pytest.param(table, each, marks=[pytest.mark.together(table, each), *marks[each]])
            for table in tables
            for each in marks
        ],
    )


# --- the sheets ------------------------------------------------------------------------------------------


def pictures(page: Page, name: str) -> dict[str, bytes]:
    lay(page, midgame(name))
    page.mouse.move(0, 0)
    return {region: page.locator(region).screenshot() for region in REGIONS}


@pytest.mark.parametrize("order", mostly([BOARDS], [BOARDS[::-1]]), ids=["forth", "back"])
def test_a_game_looks_the_same_whatever_was_played_before(browser, site, order):
    with visiting(browser, site) as page:
        pictures(page, order[0])
        after = {name: pictures(page, name) for name in order[1:]}
    for name in order[1:]:
        with visiting(browser, site) as page:
            alone = pictures(page, name)
        for region in REGIONS:
            assert alone[region] == after[name][region], f"{name}: {region}"


# --- the mats --------------------------------------------------------------------------------------------


LAID = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const box = element => {
    const { x, y, right, bottom } = element.getBoundingClientRect();
    return [x, y, right, bottom];
  };
  const seen = [...document.querySelectorAll('.own [data-what], .own .contest')].filter(
    each => each.getClientRects().length && !each.closest('.doing'));
  seen.push(...document.querySelectorAll('.own .doing'));  // many ways to pay scroll in it
  const side = document.querySelector('.side').getBoundingClientRect();
  return {
    board: box(document.querySelector('.board > svg')), own: box(document.querySelector('.own')),
    zoom: box(document.querySelector('.zoom')), things: seen.map(box),
    log: document.querySelector('.region-log').getBoundingClientRect().height / side.height,
    spilt: [...document.querySelectorAll('.own, .mats')].map(each => each.scrollHeight - each.clientHeight),
    bar: document.querySelector('.bar').getBoundingClientRect().bottom,
    scrolls: document.documentElement.scrollHeight - innerHeight,
  };
}"""


def apart(one: list[float], two: list[float]) -> bool:
    return one[2] <= two[0] + 1 or two[2] <= one[0] + 1 or one[3] <= two[1] + 1 or two[3] <= one[1] + 1


def within(inner: list[float], outer: list[float]) -> bool:
    return all(a >= b - 1 for a, b in zip(inner[:2], outer[:2])) and all(
        a <= b + 1 for a, b in zip(inner[2:], outer[2:])
    )


def check_desk(page: Page, width: int, height: int, moment: str) -> None:
    laid, window = page.evaluate(LAID), [0, 0, width, height]
    assert apart(laid["board"], laid["own"]), moment
    assert apart(laid["zoom"], laid["own"]) and apart(laid["zoom"], laid["board"]), moment
    for name in ("board", "own", "zoom"):
        assert within(laid[name], window), f"{moment}: {name} {laid[name]}"
    assert laid["board"][1] >= laid["bar"], moment
    assert [thing for thing in laid["things"] if not within(thing, laid["own"])] == [], f"{moment}: {laid['own']}"
    assert max(laid["spilt"]) <= 1, moment
    assert laid["log"] >= 1 / 3, moment
    assert laid["scrolls"] <= 0, moment


@looked_at(TABLES, "fewest", "most")
def test_the_own_mat_never_covers_the_board(browser, site, table, when):
    page = sharing(browser, site)
    lay(page, position(table, when))
    for width, height in DESKS.values():
        page.set_viewport_size({"width": width, "height": height})
        check_desk(page, width, height, f"{width}x{height}")


def test_a_fight_never_covers_what_is_fought(browser, site):
    page = sharing(browser, site)
    for rule, seats in (("parry", 2), ("parry", 5), ("answer_duel", 2)):
        lay(page, reach(rule, seats=seats, later=30))
        assert page.locator(".own .contest").count() == 1
        for width, height in DESKS.values():
            page.set_viewport_size({"width": width, "height": height})
            check_desk(page, width, height, f"{rule} with {seats} at {width}x{height}")


@pytest.mark.parametrize("phone", PHONES)
@looked_at(TABLES, "most")
def test_on_a_phone_the_mat_leaves_room_for_the_board(browser, site, table, when, phone):
    width, height = PHONES[phone]
    page = sharing(browser, site, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    lay(page, position(table, when))
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    laid = page.evaluate(LAID)
    assert apart(laid["board"], laid["own"])
    page.evaluate("scrollTo(0, 0)")
    laid = page.evaluate(LAID)
    assert min(laid["own"][1], height) - laid["bar"] >= height / 2 or apart(laid["board"], laid["own"])


LYING = """() => ({
  bar: document.querySelector('.bar').getBoundingClientRect().height,
  choices: document.querySelectorAll('.choices .choice').length,
})"""
SPILT = """() => [...document.querySelectorAll('.own .belongings')].map(each => each.scrollWidth - each.clientWidth)"""


@looked_at(BOARDS, "midgame")
def test_on_a_phone_the_bar_is_low(browser, site, table, when):
    """On its side question and buttons share a row, unless there are more than two choices to press."""
    width, height = PHONES["lying"]
    page = sharing(browser, site, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    lay(page, position(table, when))
    lying = page.evaluate(LYING)
    assert lying["bar"] <= (70 if lying["choices"] <= 2 else 100)


@looked_at(BOARDS, "most")
def test_on_a_phone_belongings_are_whole(browser, site, table, when):
    width, height = PHONES["upright"]
    page = sharing(browser, site, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    lay(page, position(table, when))
    assert all(spilt <= 0 for spilt in page.evaluate(SPILT))


# --- the end ---------------------------------------------------------------------------------------------

SCORES = """() => [...document.querySelectorAll('.own .score b, .mats .score b')]
  .map(each => Number(each.textContent.replace('−', '-')))"""


def play_last(page: Page, match: Match) -> list[int]:
    """Make the last choice of a match as it was made before it was undone; returns the final totals."""
    lay(page, match)
    page.locator(f".table .lit[data-act='{notation(match.undone[-1])}']").first.dispatch_event("click")
    end = replay(GAMES, match.record())
    for action in reversed(match.undone):
        end.act(notation(action))
    return [sheet["total"] for sheet in end.game.score(end.state)]


def last_choice(name: str) -> Match:
    """A match in which the first seat has the last choice, undone; the moments of rivals pass by themselves."""
    for seed in range(200):
        match = Match(GAMES[name], 2, None, seed)
        for _ in play_on(match, seed):
            pass
        match.undo(force=True)
        while match.decision().rival:
            match.undo(force=True)
        if match.decision().seat == 0:
            return match
    raise AssertionError("no match ends so")


@pytest.mark.parametrize("name", BOARDS)
def test_at_the_end_mats_and_track_have_the_final_totals(browser, site, name):
    with visiting(browser, site) as page:
        totals = play_last(page, last_choice(name))
        page.locator("dialog.scores").wait_for()
        assert page.evaluate(SCORES) == totals
        prefer(page, language="fr")  # draws the table anew
        assert page.evaluate(SCORES) == totals
        page.keyboard.press("Escape")
        page.keyboard.press("p")
        page.wait_for_timeout(300)
        assert page.evaluate(SCORES) == totals, "at the last moment of the replay"
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(300)
        page.keyboard.press("Escape")
        page.wait_for_function(f"() => JSON.stringify(({SCORES})()) === '{json.dumps(totals, separators=(',', ':'))}'")


def test_the_points_of_the_end_are_counted_up_source_by_source_and_a_key_skips_that(browser, site):
    match = next(each for each in map(ending, range(200)) if each)
    for skips in (False, True):
        with visiting(browser, site, reduced_motion="no-preference") as page:
            prefer(page, speed="normal")
            page.evaluate("""() => { window.steps = []; new MutationObserver(() => {
                const words = document.querySelector('.note-words')?.textContent;
                if (/^[^.]+: \\w+ [+−]\\d+/.test(words ?? '')
                    && window.steps.at(-1) !== words) window.steps.push(words);
            }).observe(document, { subtree: true, childList: true, characterData: true }); }""")
            totals = play_last(page, match)
            page.wait_for_function("() => window.steps.length > 0")
            if skips:
                page.keyboard.press("Shift")
            page.locator("dialog.scores").wait_for()
            steps = page.evaluate("window.steps")
            assert (len(steps) == 1) == skips, steps
            assert page.evaluate(SCORES) == totals


def ending(seed: int) -> Match | None:
    """A match of Panthalos whose last choice, the only one, brings points from two sources."""
    match = Match(GAMES["panthalos"], 2, None, seed)
    for _ in play_on(match, seed):
        pass
    after = match.game.score(match.state)
    match.undo(force=True)
    gained = {
        source
        for old, new in zip(match.game.score(match.state), after, strict=True)
        for source in new
        if new[source] != old[source]
    }
    fits = match.decision().seat == 0 and len(match.choices()) == 1 and len(gained - {"total"}) > 1
    return match if fits else None


# --- texts -----------------------------------------------------------------------------------------------

SMALLEST = 11
# what is painted smaller than that, with its size: texts that nobody sees, or that have stepped aside, don't count
SMALL_TEXTS = """least => {
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, element = text.parentElement, range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text.data.trim() || !width || !height || !isSeen
        || element.closest('.visually-hidden, title, .skip')) continue;
    const { a, b } = element instanceof SVGElement ? element.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
    const where = `${element.parentElement.getAttribute('class')} > ${element.getAttribute('class')}`;
    if (size < least - 0.05) found.add(`${where}: ${size.toFixed(1)} ${text.data.slice(0, 20)}`);
  }
  return [...found];
}"""


@looked_at(TABLES, "most", more=("midgame", "fewest"))
def test_no_text_is_smaller_than_eleven_pixels(browser, site, table, when):
    """On a phone the board is as large as the page first shows it."""
    desk, phone = sharing(browser, site), sharing(browser, site, has_touch=True, is_mobile=True)
    for page, sizes in ((desk, (DESKS["small"], DESKS["middle"])), (phone, (PHONES["upright"],))):
        lay(page, position(table, when))
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            assert page.evaluate(SMALL_TEXTS, SMALLEST) == [], f"{width}x{height}"


# the texts drawn on the table that are seen, and where; the lettering of a map (`aside`) may be faint
DRAWN = """() => [...document.querySelectorAll('.board text, .own text, .mats text')].flatMap(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  let opacity = 1;
  for (let at = each; at instanceof SVGElement; at = at.parentElement) opacity *= getComputedStyle(at).opacity;
  return inside && opacity > 0.7 && each.textContent.trim() && !each.matches('.aside')
    ? [[each.textContent, x, y, width, height]] : [];
})"""
WITHOUT_TEXTS = """is => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg text { opacity: 0 !important }');
  document.adoptedStyleSheets = is ? [...document.adoptedStyleSheets, sheet] : document.adoptedStyleSheets.slice(0, -1);
}"""
# in pictures with and without texts: the texts that stand out too little. The contrast of a text is what the best
# twentieth of its pixels reaches, for the edges of letters are blurred; texts that are covered are left out
FAINT_TEXTS = """async ([shown, hidden, texts, least]) => {
  const pixels = async base64 => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), each => each.charCodeAt(0))]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const light = ({ data }, at) => {
    const [r, g, b] = [0, 1, 2].map(i => data[at + i] / 255)
      .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [one, two] = [await pixels(shown), await pixels(hidden)];
  return texts.filter(([, x, y, width, height]) => {
    const ratios = [];
    for (let row = Math.floor(y); row < y + height; row++)
      for (let column = Math.floor(x); column < x + width; column++) {
        const at = 4 * (row * one.width + column);
        const [a, b] = [light(one, at), light(two, at)];
        if (a !== b) ratios.push(Math.max(a, b) / Math.min(a, b));
      }
    ratios.sort((a, b) => b - a);
    return ratios.length > 5 && ratios[Math.floor(ratios.length / 20)] < least;
  });
}"""


@looked_at(TABLES, "most", more=("midgame",))
def test_drawn_texts_stand_out_from_what_lies_under_them(browser, site, table, when):
    """WCAG 1.4.3 asks for 3 of large and bold texts, which these are."""
    page = sharing(browser, site)
    lay(page, position(table, when))
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.evaluate(FRAMES)
        texts = page.evaluate(DRAWN)
        assert len(texts) > 50
        shown, hidden = (picture(page, without) for without in (False, True))
        assert page.evaluate(FAINT_TEXTS, [shown, hidden, texts, 3]) == [], theme


def picture(page: Page, without_texts: bool) -> str:
    """A picture of the page in base64."""
    if without_texts:
        page.evaluate(WITHOUT_TEXTS, True)
    taken = page.screenshot()
    if without_texts:
        page.evaluate(WITHOUT_TEXTS, False)
    return b64encode(taken).decode()


# --- fingers ---------------------------------------------------------------------------------------------

TARGET = 24
LOW = """least => [...document.querySelectorAll('.story .said[role], .question .term, .actions button, .zoom button')]
  .filter(each => each.getClientRects().length && each.getClientRects()[0].height < least)
  .map(each => each.textContent.slice(0, 20))"""


@looked_at(BOARDS, "midgame")
def test_lines_and_terms_are_high_enough_for_fingers(browser, site, table, when):
    width, height = PHONES["upright"]
    page = sharing(browser, site, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    lay(page, position(table, when))
    assert page.locator(".story .said[role]").count() > 5
    assert page.evaluate(LOW, TARGET) == []


# --- what one must tell apart ------------------------------------------------------------------------------

COLOURS = """names => {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  const probe = document.body.appendChild(document.createElement('i'));
  const light = name => {
    probe.style.color = `var(${name})`;
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map(each => each / 255);
    const [r, g, b] = parts.map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const found = names.map(light);
  probe.remove();
  return found;
}"""


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lit_and_chosen_are_told_apart_without_their_hue(browser, site, theme, contrast):
    with visiting(browser, site, color_scheme=theme, contrast=contrast) as page:
        lit, chosen, *grounds = page.evaluate(COLOURS, ["--lit", "--chosen", "--paper", "--card", "--raised"])
    ratio = lambda one, two: max(one, two) / min(one, two)  # noqa: E731
    assert ratio(lit, chosen) >= 2
    for ground in grounds:
        assert min(ratio(lit, ground), ratio(chosen, ground)) >= 3


FAINT = """() => [...document.querySelectorAll('.points .onpoint')].map(each =>
  [getComputedStyle(each).fill, getComputedStyle(each.previousElementSibling).fill])"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_numbers_of_the_track_stand_out(browser, site, theme):
    with visiting(browser, site, color_scheme=theme) as page:
        lay(page, midgame("pantheon"))
        pairs = page.evaluate(FAINT)
    assert len(pairs) == 10
    for text, bead in pairs:
        one, two = (0.05 + luminance(*map(int, re.findall(r"\d+", colour)[:3])) for colour in (text, bead))
        assert max(one, two) / min(one, two) >= 7


def luminance(*parts: int) -> float:
    r, g, b = (each / 255 / 12.92 if each <= 10 else ((each / 255 + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


ALONE = """() => [...document.querySelectorAll('.story .line:not(.chapter) > .rule-number')].filter(number => {
  const words = document.createRange();
  words.selectNodeContents(number.parentElement.querySelector('.said'));
  const last = [...words.getClientRects()].at(-1), box = number.getBoundingClientRect();
  return last && box.width && Math.abs((box.top + box.bottom) / 2 - (last.top + last.bottom) / 2) > last.height / 2;
}).map(each => each.parentElement.innerText)"""


@pytest.mark.parametrize("width", [390, 412, 1100, 1180, 1280, 1440])
def test_the_number_of_a_rule_never_stands_alone_on_a_line_of_the_log(browser, site, width):
    page = sharing(browser, site, viewport={"width": width, "height": 900})
    lay(page, richest("pantheon", 4))
    assert page.locator(".story .rule-number").count() > 30
    assert page.evaluate(ALONE) == []


def test_on_a_phone_the_page_scrolls_to_the_calamity_that_is_fought_and_the_mat_ends_above_the_buttons(browser, site):
    page = sharing(browser, site, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    for rule in ("parry", "answer_duel"):
        lay(page, reach(rule, later=30))
        own, actions = (page.locator(each).bounding_box() for each in (".own .mine", ".bar .actions"))
        assert own["y"] + own["height"] <= actions["y"] + 1
        if rule == "parry":
            card, fight = (page.locator(each).bounding_box() for each in (".krypt .open .calamity", ".own"))
            bar = page.locator(".bar .prompt").bounding_box()
            assert card["y"] >= bar["y"] + bar["height"] and card["y"] + card["height"] <= fight["y"]
