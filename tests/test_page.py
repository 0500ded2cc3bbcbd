"""The page in a real browser, played by clicks on lit elements: with bots, behind the curtain, after a reload."""

import json
import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

import build
from conftest import serving
from extent import by_extent
from facts import facts_of
from playing import play_on as play_randomly
from playing import random_match
from pyengine import GAMES
from pyengine.match import Match
from pyengine.record import replay
from richest import begin

pytestmark = pytest.mark.moving

PHONE = {"width": 390, "height": 844}
READY = 60_000  # milliseconds a cold start may take on a slow machine
LATE = 12  # plies before the end of a match that goes another way from there
PLIES = 1500  # far more than any match of Panthalos has

NEXT_STATE = """() => {
  if (document.querySelector('dialog.trouble')) return 'trouble';
  if (document.querySelector('dialog.scores')) return 'scores';
  if (document.querySelector('dialog.curtain')) return 'curtain';
  if (document.querySelector('.play.live') && document.querySelector('.table .lit')) return 'lit';
  return '';
}"""

CLICK_LIT = """choose => {
  const lit = [...document.querySelectorAll('.table .lit')].filter(each => each.getClientRects().length);
  const acts = [...new Set(lit.map(each => each.getAttribute('data-act')))].sort();
  const act = acts[Math.floor(choose * acts.length)];
  const element = lit.find(each => each.getAttribute('data-act') === act);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return act;
}"""

# everything readable on the page: the title, the document with its attributes, and the values of controls
ALL_WORDS = """() => [document.title, document.documentElement.outerHTML,
  ...[...document.querySelectorAll('input, textarea')].map(each => each.value)].join('\\n')"""

FRAMES = """() => new Promise(done => {
  const next = count => count ? requestAnimationFrame(() => next(count - 1)) : done();
  next(3);
})"""

KEPT = "async () => (await (await import(new URL('saved/store.js', location.href).href)).keptRows()).kept[0]"
LONGER = f"async before => (await ({KEPT})()).record.actions.length > before"


@pytest.fixture
def start(page: Page, site: str):
    """The start screen, with bots that don't pause."""
    return open_start(page, site)


def open_start(page: Page, address: str) -> Page:
    page.goto(address)
    page.evaluate(
        "async () => (await import(new URL('ui/preferences.js', location.href).href)).prefer({ speed: 'instant' })"
    )
    expect(page.locator(".menu-button")).to_be_visible()  # it appears after the start screen
    return page


def choose_game(page: Page, name: str) -> None:
    """Click the game's box and wait until its setup is complete."""
    page.locator(f".title-{name}").click()
    expect(page.locator(".credit-line")).to_contain_text(GAMES[name].credits.designer)
    expect(page.locator(".segment")).to_have_count(len(GAMES[name].seats))
    page.locator(".readings").wait_for(state="attached")


def sit_down(page: Page, *levels: str, seed: int = 7) -> None:
    """Choose the seats, '' for a person or a bot level, and press Play.

    The page doesn't offer the level `uniform`; tests add it because it is fast.
    """
    page.locator(".segment", has_text=str(len(levels))).click()
    page.locator(".readings").wait_for(state="attached")
    for seat, level in enumerate(levels):
        who = page.locator(".place select").nth(seat)
        if level == "uniform":
            who.evaluate("select => select.add(new Option('uniform', 'uniform'))")
        who.select_option(level)
    page.locator("details summary").click()
    page.locator("#seed").fill(str(seed))
    page.locator(".play-button").click()


def put(page: Page, match: Match, *levels: str) -> str:
    """Lay the table for a match that was begun elsewhere; '' is a person."""
    players = [{"name": "ABCDEF"[seat] * 3} | ({"level": level} if level else {}) for seat, level in enumerate(levels)]
    page.evaluate(
        "async kept => (await import(new URL('saved/store.js', location.href).href)).keepMatch(kept)",
        {"record": match.record(), "players": players},
    )
    page.evaluate(
        "document.querySelectorAll('dialog').forEach(each => each.remove()); document.querySelector('.brand').click()"
    )
    page.locator(".resume .primary").click()
    state = next_state(page)
    page.evaluate(FRAMES)  # the board gets its size in a frame of its own
    return state


def late(seats: int, seed: int, game: str = "panthalos", plies: int = LATE) -> Match:
    """A match so many plies before its end; with `--thorough` near its beginning."""
    record = random_match(GAMES[game], seats, seed).record()
    return replay(GAMES, record | {"actions": record["actions"][: by_extent(-plies, -plies, 1)]})


def home(page: Page) -> None:
    """Leave the table for the start screen."""
    page.evaluate("document.querySelector('.brand').click()")
    page.locator(".start .mine").wait_for()


def next_state(page: Page, timeout: int = READY) -> str:
    """Wait until the user can act; returns `lit`, `curtain`, `scores` or `trouble`."""
    return page.wait_for_function(NEXT_STATE, timeout=timeout).json_value()


def until(page: Page, script: str, arg=None, timeout: int = READY):
    """Wait until an asynchronous script returns a truthy value; `wait_for_function` accepts any promise as truthy."""
    end = time.monotonic() + timeout / 1000
    while not (result := page.evaluate(script, arg)):
        assert time.monotonic() < end, f"never true: {script}"
        page.wait_for_timeout(25)
    return result


def ply(page: Page) -> int:
    kept = page.evaluate(KEPT)
    return len(kept["record"]["actions"]) if kept else 0


def click_any(page: Page, dice: random.Random) -> str:
    """Click a random lit element and wait until the action is saved."""
    before = page.evaluate(KEPT)
    act = page.evaluate(CLICK_LIT, dice.random())
    until(
        page,
        f"async before => {{ const kept = await ({KEPT})(); return kept && JSON.stringify(kept.record) !== before; }}",
        json.dumps(before["record"] if before else None, separators=(",", ":")),
    )
    return act


def play_on(page: Page, seed: int, upto=PLIES, at_curtain=lambda: None, at_turn=lambda: None) -> str:
    """Click lit elements until the match is over or `upto` states were handled; returns the next state."""
    dice = random.Random(seed)
    for _ in range(upto):
        state = next_state(page)
        if state == "curtain":
            at_curtain()
            page.locator("dialog.curtain button").click()
            expect(page.locator("dialog.curtain")).to_have_count(0)
        elif state == "lit":
            at_turn()
            click_any(page, dice)
        else:
            return state
    return next_state(page)


def written(number: int) -> str:
    """A number as the page writes it, with a minus and not a hyphen."""
    return str(number).replace("-", "−")


def replayed(page: Page):
    """The match on the table, replayed from its record by this process's engine."""
    return replay(GAMES, page.evaluate(KEPT)["record"])


# --- whole games -----------------------------------------------------------------------------------------


def test_two_people_play_to_the_end_by_what_is_lit(start):
    put(start, late(2, 1), "", "")
    assert play_on(start, seed=1) == "scores"
    match = replayed(start)
    assert match.decision() is None
    totals = [sheet["total"] for sheet in match.game.score(match.state)]
    shown = start.locator("dialog.scores tfoot td").all_text_contents()
    assert sorted(shown) == sorted(map(written, totals))
    sources = [source for source in match.game.score(match.state)[0] if source != "total"]
    scoring = [source for source in sources if any(sheet[source] for sheet in match.game.score(match.state))]
    assert start.locator("dialog.scores tbody tr").count() == len(scoring) < len(sources)
    assert start.locator("dialog.scores .scroll > .fine").count() == 1


def test_a_person_plays_against_bots_to_the_end_on_a_phone(start):
    start.set_viewport_size(PHONE)
    put(start, late(3, 2), "", "uniform", "uniform")
    assert play_on(start, seed=2) == "scores"
    assert start.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_bots_play_among_themselves_and_an_onlooker_watches(start):
    assert put(start, late(3, 7), "uniform", "uniform", "uniform") == "scores"
    assert len(replayed(start).plies) > 100


def test_from_opening_the_page_to_the_first_move_against_a_bot_it_takes_two_taps(start):
    start.locator(".play-button").click()
    assert next_state(start) == "lit"
    click_any(start, random.Random(3))
    assert ply(start) >= 1


# --- gestures --------------------------------------------------------------------------------------------


def test_another_figure_can_be_picked_instead_and_a_half_made_choice_taken_back(start):
    sit_down(start, "", "easy", seed=5)  # a seed with which the person moves first
    next_state(start)
    start.locator("[data-act='pick leader']").first.click()
    expect(start.locator(".question")).to_have_text(re.compile("Where"))
    start.locator(".own .instead").first.click()
    page_waits_for(start, ["pick 2"])
    start.keyboard.press("Escape")
    page_waits_for(start, [])


def page_waits_for(page: Page, actions: list[str]) -> None:
    """Wait until the record has exactly these actions."""
    until(
        page,
        f"async want => JSON.stringify((await ({KEPT})())?.record.actions) === want",
        json.dumps(actions, separators=(",", ":")),
    )


# --- secrets ---------------------------------------------------------------------------------------------


# the games and modes in which seats hide something from each other; where all are of one side, everything lies open
HIDING = [
    f"{name} {facts_of(name).page.hides}".strip()
    for name in GAMES
    if facts_of(name).page and facts_of(name).hidden.secrets
]


@pytest.mark.parametrize("table", HIDING)
def test_no_seat_sees_what_another_hides_nor_anybody_behind_the_curtain(start, table):
    clicks = facts_of(table.split()[0]).page.clicks
    put(start, next(play_randomly(begin(table, 2, 5), 5)), "", "")
    looks = {"curtain": 0, "turn": 0}
    others = set()  # samples of what the check finds for the wrong viewer: it must find something

    def found(viewer):
        match = replayed(start)
        marks = leaked_marks(start, match, viewer) if facts_of(match.game.name).page.named else set()
        return leaks(start, viewer, match) | marks

    def at_curtain():
        looks["curtain"] += 1
        assert not ply(start) or found(None) == set()

    def at_turn():
        looks["turn"] += 1
        if looks["turn"] % by_extent(3, 3, 1) == 0 and ply(start):  # at the other turns the curtain alone is looked at
            seat = replayed(start).decision().seat
            assert found(seat) == set()
            others.update(found(1 - seat) if looks["turn"] % 9 == 0 else [])

    play_on(start, seed=5, upto=clicks, at_curtain=at_curtain, at_turn=at_turn)
    assert looks["curtain"] > 4 and looks["turn"] > clicks / 4 and others


# Marks on the table that are missing when it is drawn from this view alone; and sentences of others' secret events.
STRANGE = """async ({ game, view, names, secrets, own }) => {
  const from = (path) => import(new URL(path, location.href).href);
  const text = (await from('ui/text.js')).openText();
  const { namesOf, wordsOf } = await from('games/index.js');
  await text.speak('en', wordsOf(game), await namesOf(game));
  text.names = names;
  const regions = ['board', 'own', 'beside', 'mats'];
  const fresh = document.createElement('main');
  fresh.append(...regions.map((name) => Object.assign(document.createElement('div'), { className: name })));
  document.body.append(fresh);
  fresh.firstElementChild.style.width = `${document.querySelector('.board').clientWidth}px`;
  const board = await from(`games/${game}/board.js`);
  board.mount(fresh, view, { text: text.say, has: text.has, names });
  const picture = (root) => root.querySelector('.board > svg');
  picture(fresh).style.inlineSize = `${picture(document).getBoundingClientRect().width}px`;
  board.draw(fresh, view);
  fresh.remove();
  const parts = (root) => regions.flatMap((name) => [...root.querySelectorAll(`.${name} *:not(.ghost, .ghost *)`)]);
  const attributes = ['data-what', 'data-thing', 'data-acts', 'data-count', 'href', 'title'];
  const marks = (root) => parts(root).flatMap((each) => [
    ...attributes.map((name) => each.getAttribute(name)), each.children.length ? '' : each.textContent]);
  const expected = new Map();
  for (const mark of marks(fresh)) expected.set(mark, (expected.get(mark) ?? 0) + 1);
  const isMore = (mark) => { const left = expected.get(mark) ?? 0; expected.set(mark, left - 1); return left <= 0; };
  const read = document.querySelector('.table').textContent;
  const heard = new Set(own.map(([kind, args]) => text.say(`event.${kind}`, args)));  // "You drew …" may be true of two
  return [...marks(document.querySelector('.play')).filter((mark) => mark && isMore(mark)),
    ...secrets.map(([kind, args]) => text.say(`event.${kind}`, args))
      .filter((sentence) => read.includes(sentence) && !heard.has(sentence))];
}"""


def leaks(page: Page, viewer: int | None, match=None) -> set[str]:
    """Hidden information on the page that `viewer` may not see."""
    if not match:
        if not ply(page):
            return set()  # nothing is saved before the first ply
        match = replayed(page)
    named = facts_of(match.game.name).page.named
    return named(match, viewer, page.evaluate(ALL_WORDS)) if named else leaked_marks(page, match, viewer)


def leaked_marks(page: Page, match, viewer: int | None) -> set[str]:
    """Marks on the page that the current view of `viewer` doesn't produce, and events that only others were told."""
    told = [event for done in match.plies for event in done.events]
    own = [(kind, args) for kind, only, args in told if only in (None, viewer)]
    secrets = [(kind, args) for kind, only, args in told if only not in (None, viewer) and (kind, args) not in own]
    names = [player["name"] for player in page.evaluate(KEPT)["players"]]
    view = match.game.view(match.state, viewer)
    return set(
        page.evaluate(STRANGE, {"game": match.game.name, "view": view, "names": names, "secrets": secrets, "own": own})
    )


def test_the_leak_test_can_find_a_leak(start):
    sit_down(start, "", "uniform")
    next_state(start)
    click_any(start, random.Random(1))
    match = replayed(start)
    secret = set(match.game.view(match.state, 1)["players"][1]["titans"])
    secret -= set(match.game.view(match.state, 0)["players"][0]["titans"])
    start.evaluate("titan => document.querySelector('.mats').setAttribute('data-x', titan)", secret.copy().pop())
    assert leaks(start, 0) & secret


# --- a match outlives the page ---------------------------------------------------------------------------


def test_a_reload_in_mid_game_goes_on_where_it_was(start):
    sit_down(start, "", "uniform")
    play_on(start, seed=4, upto=25)
    record = start.evaluate(KEPT)["record"]
    log = start.locator(".story li").all_inner_texts()
    start.reload()
    assert next_state(start) == "lit"
    assert start.evaluate(KEPT)["record"] == record
    assert start.locator(".story li").all_inner_texts() == log


def test_a_dead_worker_is_told_with_a_report_and_the_match_is_reloaded(start):
    sit_down(start, "", "uniform")
    play_on(start, seed=6, upto=9)
    record = start.evaluate(KEPT)["record"]
    start.workers[0].evaluate("self.postMessage({ fatal: { name: 'Boom', message: 'the worker died', stack: '' } })")
    expect(start.locator("dialog.trouble")).to_be_visible()
    report = json.loads(start.locator("dialog.trouble textarea").input_value())
    assert report["record"] == record and report["ply"] == len(record["actions"])
    assert report["error"]["message"] == "the worker died"
    start.locator("dialog.trouble .primary").click()
    assert next_state(start) == "lit"
    assert start.evaluate(KEPT)["record"] == record


# a worker that answers every request like a rule that raised, once `broken` is set
BREAKABLE = """
{
  const post = self.postMessage.bind(self);
  self.postMessage = message => {
    if (!self.broken || typeof message !== 'string') return post(message);
    const error = { name: 'ZeroDivisionError', message: 'division by zero', fault: true, trace: ['pyengine.rule:1'] };
    post(JSON.stringify({ id: JSON.parse(message).id, error }));
  };
}
"""


def test_a_rule_that_raises_is_told_with_the_action_and_the_match_is_reloaded(start):
    breakable = BREAKABLE + (build.DIST / "worker.js").read_text("utf-8")
    start.route("**/worker.js", lambda route: route.fulfill(content_type="text/javascript", body=breakable))
    start.reload()
    sit_down(start, "", "uniform")
    play_on(start, seed=6, upto=9)
    assert next_state(start) == "lit"
    record = start.evaluate(KEPT)["record"]
    start.workers[0].evaluate("self.broken = true")
    start.evaluate(CLICK_LIT, 0.5)
    expect(start.locator("dialog.trouble")).to_be_visible()
    report = json.loads(start.locator("dialog.trouble textarea").input_value())
    assert report["record"] == record and report["error"]["name"] == "ZeroDivisionError"
    start.locator("dialog.trouble .primary").click()
    assert next_state(start) == "lit"
    assert start.evaluate(KEPT)["record"] == record


def test_a_whole_turn_is_played_from_a_sub_path(page, site_folder, tmp_path):
    (tmp_path / "deep" / "down").mkdir(parents=True)
    (tmp_path / "deep" / "down" / "here").symlink_to(site_folder)
    with serving(tmp_path) as root:
        open_start(page, f"{root}deep/down/here/")
        sit_down(page, "", "uniform")
        play_on(page, seed=8, upto=6)
        assert ply(page) >= 6


def test_names_are_only_text(start):
    start.locator(".place input").first.fill("<img src=x>")
    sit_down(start, "", "uniform")
    next_state(start)
    expect(start.locator("[src=x]")).to_have_count(0)
    expect(start.locator(".own")).to_contain_text("<img src=x>")
