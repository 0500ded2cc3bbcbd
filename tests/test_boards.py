"""What the boards look like: no game's style sheet reaches another, and what lies before a player never covers the board."""

from functools import cache

import pytest
from playwright.sync_api import Page

import build
from playing import play_on
from pyengine import GAMES
from pyengine.match import Match
from test_access import put, reach, visiting

BOARDS = [name for name in GAMES if (build.WEB / "games" / name / "board.css").is_file()]
DESKS = {"small": (1280, 720), "middle": (1440, 900), "large": (1920, 1080)}
PHONES = {"upright": (390, 844), "lying": (844, 390)}
FINAL = 100  # matches, with the fewest and with the most seats
REGIONS = [".board", ".own", ".mats"]
pytestmark = pytest.mark.together  # the richest matches are looked for once


def seats_of(match: Match, seat: int) -> list[str]:
    """A person at this seat, bots at the others."""
    return ["" if each == seat else "uniform" for each in range(len(match.game.view(match.state, None)["players"]))]


def lay(page: Page, match: Match) -> None:
    """Lay the table for whoever is to decide."""
    put(page, match, *seats_of(match, match.decision().seat))
    page.evaluate("document.querySelectorAll('.tip').forEach(each => each.remove())")


# --- the sheets ------------------------------------------------------------------------------------------


@cache
def midgame(name: str) -> Match:
    match = Match(GAMES[name], GAMES[name].seats[-1], None, 11)
    for _ in play_on(match, 11):
        decision = match.decision()
        if len(match.plies) >= 60 and decision and decision.seat == 0:
            return match
    raise AssertionError(f"{name} is over too soon")


def pictures(page: Page, name: str) -> dict[str, bytes]:
    lay(page, midgame(name))
    page.mouse.move(0, 0)
    return {region: page.locator(region).screenshot() for region in REGIONS}


@pytest.mark.parametrize("order", [BOARDS, BOARDS[::-1]], ids=["forth", "back"])
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


@cache
def richest(name: str, seats: int) -> Match:
    """Of many matches played at random, the one at whose last decision most lies before whoever decides."""
    found = []
    for seed in range(FINAL):
        match = Match(GAMES[name], seats, None, seed)
        for _ in play_on(match, 2 * seed):
            pass
        match.undo(force=True)
        seat = match.decision().seat
        found.append((len(str(match.game.view(match.state, seat)["players"][seat])), seed, match))
    return max(found)[2]


LAID = """() => {
  const box = element => { const { x, y, right, bottom } = element.getBoundingClientRect(); return [x, y, right, bottom]; };
  const seen = [...document.querySelectorAll('.own [data-what], .own .contest')].filter(each => each.getClientRects().length);
  const side = document.querySelector('.side').getBoundingClientRect();
  return {
    board: box(document.querySelector('.board > svg')), own: box(document.querySelector('.own')),
    zoom: box(document.querySelector('.zoom')), things: seen.map(box),
    log: document.querySelector('.region-log').getBoundingClientRect().height / side.height,
    spilt: [...document.querySelectorAll('.own, .mats')].map(each => each.scrollHeight - each.clientHeight),
    bar: document.querySelector('.bar').getBoundingClientRect().bottom, scrolls: document.documentElement.scrollHeight - innerHeight,
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
    assert all(within(thing, laid["own"]) for thing in laid["things"]), moment
    assert max(laid["spilt"]) <= 1, moment
    assert laid["log"] >= 1 / 3, moment
    assert laid["scrolls"] <= 0, moment


@pytest.mark.parametrize("name", BOARDS)
def test_the_own_mat_never_covers_the_board(browser, site, name):
    few, most = GAMES[name].seats[0], GAMES[name].seats[-1]
    with visiting(browser, site) as page:
        for seats in (few, most):
            lay(page, richest(name, seats))
            for width, height in DESKS.values():
                page.set_viewport_size({"width": width, "height": height})
                check_desk(page, width, height, f"{name} with {seats} at {width}x{height}")


def test_a_fight_never_covers_what_is_fought(browser, site):
    with visiting(browser, site) as page:
        for rule, seats in (("parry", 2), ("parry", 5), ("duel", 3)):
            lay(page, reach(rule, seats=seats, later=40 * seats))
            assert page.locator(".own .contest").count() == 1
            for width, height in DESKS.values():
                page.set_viewport_size({"width": width, "height": height})
                check_desk(page, width, height, f"{rule} with {seats} at {width}x{height}")


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("name", BOARDS)
def test_on_a_phone_the_mat_leaves_room_for_the_board(browser, site, name, phone):
    width, height = PHONES[phone]
    with visiting(browser, site, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True) as page:
        lay(page, richest(name, GAMES[name].seats[-1]))
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        laid = page.evaluate(LAID)
        assert apart(laid["board"], laid["own"])
        page.evaluate("scrollTo(0, 0)")
        laid = page.evaluate(LAID)
        assert min(laid["own"][1], height) - laid["bar"] >= height / 2 or apart(laid["board"], laid["own"])
