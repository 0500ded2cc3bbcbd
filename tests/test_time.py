"""History, undo to a line, restart of a turn, the film of bots' moves, the forecast, hints, and animation."""

import json
import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from pyengine import GAMES
from pyengine.bridge import Bridge
from pyengine.chance import Dice, below
from pyengine.match import Match
from test_access import put, reach
from test_page import KEPT, LONGER, click_any, leaks, next_state, open_start, ply, replayed, sit_down, until, written

pytestmark = pytest.mark.moving

# the plies that have lines in the log
TOLD = "() => [...new Set([...document.querySelectorAll('.story [data-ply]')].map(each => Number(each.dataset.ply)))]"

SHOWN = """() => ({
  own: document.querySelector('.own').textContent, mats: document.querySelector('.mats').textContent,
  pieces: [...document.querySelectorAll('.board [data-thing]')]
    .map(each => each.dataset.thing + each.getAttribute('transform')).sort(),
  lit: [...document.querySelectorAll('.table .lit')].map(each => each.dataset.act).sort(),
  chosen: [...document.querySelectorAll('[data-chosen]')].map(each => each.dataset.act ?? each.dataset.untick).sort(),
  question: document.querySelector('.question').textContent,
})"""

MOVING = """() => document.getAnimations().map(each => ({
  name: each.animationName ?? each.transitionProperty ?? 'script', time: each.effect.getComputedTiming().endTime }))"""


@pytest.fixture
def start(page: Page, site: str):
    """The start screen, with bots that don't pause."""
    return open_start(page, site)


def prefer(page: Page, **wishes) -> None:
    page.evaluate(
        "async wishes => (await import(new URL('ui/preferences.js', location.href).href)).prefer(wishes)", wishes
    )


def lay(page: Page, seats: int = 2, later: int = 0) -> None:
    """Lay a match that was played at random up to a turn of the person, who plays against bots."""
    assert put(page, reach("take_turn", seats=seats, later=later), "", *["uniform"] * (seats - 1)) == "lit"


def half_made(page: Page) -> None:
    """Play until a figure can be picked, and pick one, so that a choice is half made."""
    for _ in range(40):
        assert next_state(page) == "lit"
        if page.locator(".own .lit[data-act^='pick']").count():
            page.locator(".own .lit[data-act^='pick']").first.click()
            page.locator("[data-chosen]").wait_for()
            assert next_state(page) == "lit"
            return
        click_any(page, random.Random(1))
    raise AssertionError("no figure to pick")


def look_at(page: Page, number: int) -> int:
    """Click the line of the log with that number; returns its ply."""
    line = page.locator(".story .line:not(.part)").nth(number)
    line.locator(".said").click()
    expect(page.locator(".past")).to_be_visible()
    return int(line.get_attribute("data-ply"))


def past_view(page: Page, at: int, seat: int | None) -> dict:
    match = replayed(page)
    return match.game.view(match.at(at), seat)


def to_the_curtain(page: Page) -> None:
    dice = random.Random(9)
    while next_state(page) == "lit":
        click_any(page, dice)
    assert next_state(page) == "curtain"


def lift(page: Page) -> None:
    page.locator("dialog.curtain button").click()
    assert next_state(page) == "lit"


def asker():
    """A function that asks a separate engine."""
    bridge = Bridge()
    return lambda verb, **rest: json.loads(bridge.answer(json.dumps({"id": 1, "verb": verb} | rest)))["result"]


# --- looking back ----------------------------------------------------------------------------------------


def test_a_moment_is_the_table_as_it_was_and_nothing_can_be_done_there(start):
    lay(start, seats=3, later=40)
    number = start.locator(".story .line:not(.part)").count() // 3
    at = look_at(start, number)
    expect(start.locator(".table .lit")).to_have_count(0)
    scores = [written(player["score"]) for player in past_view(start, at + 1, 0)["players"]]
    expect(start.locator(".own .score b")).to_have_text(scores[0])
    assert start.locator(".mats .score b").all_text_contents() == scores[1:]
    expect(start.locator(".past-title")).to_contain_text("past")


def test_looking_back_and_coming_back_loses_nothing_of_a_half_made_choice(start):
    lay(start, later=20)
    half_made(start)
    before, record = start.evaluate(SHOWN), start.evaluate(KEPT)["record"]
    look_at(start, 0)
    for name in ("after", "after", "before"):
        start.locator(f".past .{name}").click()
    start.locator(".past .now").click()
    assert next_state(start) == "lit"
    assert start.evaluate(SHOWN) == before
    assert start.evaluate(KEPT)["record"] == record
    assert before["chosen"]
    look_at(start, 1)
    start.keyboard.press("Escape")
    assert next_state(start) == "lit"
    assert start.evaluate(SHOWN) == before


def test_the_arrows_go_from_told_ply_to_told_ply(start):
    lay(start, later=20)
    told = start.evaluate(TOLD)
    look_at(start, 0)
    for at in told[1:6]:
        start.keyboard.press("ArrowRight")
        expect(start.locator(f".story [data-ply='{at}'][aria-current]").first).to_be_visible()
    start.keyboard.press("Home")
    expect(start.locator(".past-said")).to_have_text("The table at the beginning of the game.")
    start.keyboard.press("End")
    count = ply(start)
    expect(start.locator(".past-count")).to_have_text(f"Move {count} of {count}")
    start.keyboard.press("Escape")
    assert next_state(start) == "lit"


def test_a_term_explained_under_the_mouse_takes_no_arrow_only_escape(start):
    lay(start, later=20)
    told = start.evaluate(TOLD)
    look_at(start, 0)
    start.locator(".story .term").first.hover()
    expect(start.locator(".gloss:popover-open")).to_be_visible()
    start.keyboard.press("ArrowRight")
    expect(start.locator(f".story [data-ply='{told[1]}'][aria-current]").first).to_be_visible()
    start.keyboard.press("Escape")
    expect(start.locator(".gloss:popover-open")).to_have_count(0)
    expect(start.locator(".past")).to_be_visible()
    start.keyboard.press("Escape")
    assert next_state(start) == "lit"


def lay_for_two(page: Page, later: int) -> int:
    """A match of two people on one device, with the curtain lifted; returns the seat to act."""
    assert put(page, reach("take_turn", later=later), "", "") == "curtain"
    lift(page)
    return replayed(page).decision().seat


def test_the_past_of_a_seat_shows_no_secret_of_another(start):
    seat = lay_for_two(start, later=60)
    for number in range(0, start.locator(".story .line:not(.part)").count(), 6):
        at = look_at(start, number)
        start.wait_for_timeout(50)
        shown = past_view(start, at + 1, seat)
        assert shown["players"][1 - seat]["titans"] is None
        assert leaks(start, seat) == set()


def test_bots_wait_while_one_looks_back(start):
    prefer(start, speed="slow")
    sit_down(start, "uniform", "uniform")
    start.locator(".story [data-ply='0'], .story [data-ply='1']").first.wait_for(timeout=60_000)
    start.locator(".story .said[role]").first.click()
    expect(start.locator(".past")).to_be_visible()
    count = ply(start)
    start.wait_for_timeout(3000)
    still = ply(start)
    assert still <= count + 1  # one move may have been on its way
    start.locator(".past .now").click()
    until(start, LONGER, still)


# --- ways back -------------------------------------------------------------------------------------------


def test_alone_one_may_undo_to_any_line_and_redo_it(start):
    lay(start, seats=3, later=30)
    record = start.evaluate(KEPT)["record"]["actions"]
    at = look_at(start, 2)
    start.locator(".past .undo").click()
    assert next_state(start) == "lit"
    now = start.evaluate(KEPT)["record"]["actions"]
    assert now[: at + 1] == record[: at + 1] and len(now) < len(record)
    expect(start.locator(".past")).to_be_hidden()


def test_restart_turn_goes_back_to_its_first_ply_and_undo_says_what_it_takes_back(start):
    sit_down(start, "", "uniform")
    next_state(start)
    expect(start.locator(".tool.restart")).to_have_attribute("aria-disabled", "true")
    half_made(start)
    picked = start.evaluate(KEPT)["record"]["actions"][-1]
    title = start.locator(".tool.undo").get_attribute("title")
    assert title.startswith("Take back: Pick"), (picked, title)
    assert start.locator(".tool.undo").get_attribute("aria-label") == title
    count = ply(start)
    start.locator(".tool.restart").click()
    assert next_state(start) == "lit"
    match = replayed(start)
    seat = match.decision().seat
    assert len(match.plies) < count
    assert not match.plies or match.plies[-1].seat != seat
    expect(start.locator(".tool.restart")).to_have_attribute("aria-disabled", "true")


def test_with_several_people_undo_stops_at_chance_and_says_which(start):
    sit_down(start, "", "")
    for seed in range(200):
        if next_state(start) == "curtain":
            lift(start)
        click_any(start, random.Random(seed))
        match = replayed(start)
        if match.plies and match.was_lucky(len(match.plies) - 1):
            break
    if next_state(start) == "curtain":
        lift(start)
    assert replayed(start).free() > 0
    why = start.locator(".tool.undo").get_attribute("data-why")
    assert why.startswith("Undo stops here:") and "since" in why
    start.locator(".tool.undo").click(force=True)  # it is marked as disabled
    expect(start.locator(".whynot")).to_contain_text(why)
    count = ply(start)
    look_at(start, 0)
    expect(start.locator(".past-why")).to_contain_text("since")
    start.locator(".past .undo").click(force=True)
    start.wait_for_timeout(200)
    assert ply(start) == count
    expect(start.locator(".past")).to_be_visible()


# --- the film --------------------------------------------------------------------------------------------


def test_after_the_curtain_the_film_is_offered_and_seen_from_the_own_side_leaks_nothing(start):
    sit_down(start, "", "")
    for _ in range(12):
        if next_state(start) == "curtain":
            lift(start)
        click_any(start, random.Random(2))
    if next_state(start) == "lit":
        to_the_curtain(start)
    lift(start)
    seat = replayed(start).decision().seat
    expect(start.locator(".film-offer")).to_be_visible()
    start.locator(".film-offer .primary").click()
    expect(start.locator(".table")).to_have_attribute("data-time", "film")
    while start.locator(".table[data-time=film]").count():
        assert leaks(start, seat) == set()
        start.wait_for_timeout(120)
    assert next_state(start) == "lit"
    expect(start.locator(".film-offer")).to_be_hidden()
    assert start.locator("[data-touched]").count()


def play_to_a_film(page: Page) -> None:
    """Play against three bots until there is a film of their moves."""
    lay(page, seats=4, later=30)
    while page.locator(".tool.film").get_attribute("data-why"):
        click_any(page, random.Random(4))
        next_state(page)


def test_any_key_ends_the_film_and_the_choice_is_as_it_was(start):
    play_to_a_film(start)
    before = start.evaluate(SHOWN)
    start.locator(".tool.film").click()
    expect(start.locator(".past .pause")).to_be_visible()
    start.keyboard.press("x")
    assert next_state(start) == "lit"
    assert start.evaluate(SHOWN) == before


def test_where_nothing_may_move_the_film_goes_on_by_clicks(start):
    prefer(start, motion="none")
    play_to_a_film(start)
    start.locator(".tool.film").click()
    said = start.locator(".past-said")
    expect(said).not_to_have_text("")
    start.wait_for_timeout(300)
    first = said.inner_text()
    start.wait_for_timeout(1500)
    assert said.inner_text() == first
    for _ in range(60):
        if not start.locator(".table[data-time=film]").count():
            break
        start.locator(".past .pause").click()
        start.wait_for_timeout(60)
    assert next_state(start) == "lit"


# --- the story -------------------------------------------------------------------------------------------


def test_the_story_has_chapters_causes_and_rules(start):
    lay(start, seats=3, later=120)
    start.locator("[data-story=all]").click()
    chapters = start.locator(".story .chapter .said").all_inner_texts()
    assert chapters and all(chapter.startswith("Round") for chapter in chapters)
    assert start.locator(".story .gain").count()
    rules = start.locator(".story .rule-number").evaluate_all("all => all.map(each => each.dataset.rule)")
    assert rules and all(rules)
    kinds = start.locator(".story > li").evaluate_all("all => all.map(each => each.className)")
    for kind, after in pairwise(kinds):
        # a subheading is never followed by another heading
        assert "part" not in kind or ("part" not in after and "chapter" not in after)
    everything = len(kinds)
    start.locator("[data-story=mine]").click()
    assert start.locator(".story > li").count() < everything


def test_the_story_can_be_copied(start):
    start.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lay(start, later=20)
    start.locator("[data-story=copy]").click()
    expect(start.locator(".note-words")).to_contain_text("copied")
    words = start.evaluate("navigator.clipboard.readText()")
    assert "AAA places" in words and "[3.3]" in words


def test_the_story_follows_the_end_only_from_the_end(start):
    lay(start, seats=3, later=100)
    at_end = """() => {
      const story = document.querySelector('.story');
      return story.scrollHeight - story.scrollTop - story.clientHeight < 40;
    }"""
    start.wait_for_function(at_end)
    start.evaluate("document.querySelector('.story').scrollTop = 20")
    start.wait_for_timeout(100)
    click_any(start, random.Random(1))
    next_state(start)
    assert not start.evaluate(at_end)


# --- forecast and hint -----------------------------------------------------------------------------------


def test_the_forecast_is_the_engines(start):
    lay(start, later=100)
    start.locator(".tool.scores").click()
    expect(start.locator("dialog.forecast .total td")).to_have_count(2)
    match = replayed(start)
    forecast, score = match.game.forecast(match.state), match.game.score(match.state)
    order = sorted(range(2), key=lambda seat: -forecast[seat]["total"])
    cells = start.locator("dialog.forecast .total td").evaluate_all(
        "all => all.map(each => each.lastChild.textContent)"
    )
    assert cells == [written(forecast[seat]["total"]) for seat in order]
    assert start.locator("dialog.forecast .standing td").all_text_contents() == [
        written(score[seat]["total"]) for seat in order
    ]
    scoring = [name for name in forecast[0] if any(each[seat][name] for each in (forecast, score) for seat in order)]
    assert start.locator("dialog.forecast tbody tr").count() == len(scoring) - 1
    for row, source in enumerate(name for name in scoring if name != "total"):
        cells = start.locator("dialog.forecast tbody tr").nth(row).locator("td")
        assert cells.evaluate_all("all => all.map(each => each.lastChild.textContent)") == [
            written(forecast[seat][source]) for seat in order
        ]


def hinted(page: Page) -> list[str]:
    """Ask for a hint; returns its moves in words."""
    page.locator(".tool.hint").click()
    note = page.locator(".note.advice .note-words")
    expect(note).to_contain_text("Try:", timeout=30_000)
    return re.findall(r"“([^”]+)”", note.inner_text())


def test_a_hint_names_a_whole_gesture_and_stays_the_same_while_one_follows_it(start):
    """It marks one thing for each action, never one that is chosen already, and does nothing itself."""
    lay(start, later=30)
    count, moves = ply(start), hinted(start)
    assert ply(start) == count and len(moves) > 1
    assert moves == hinted(start)
    while len(moves) > 1:
        assert start.locator(".hinted[data-chosen]").count() == 0
        assert start.locator(".hinted").count() <= len(moves)
        start.locator(".hinted.lit").first.click()
        assert next_state(start) == "lit"
        expect(start.locator(".hinted")).to_have_count(0)
        moves, before = hinted(start), moves
        assert moves == before[1:]


def test_the_expert_compares_what_the_hint_names_and_a_click_shows_what_would_follow(start):
    lay(start, later=30)
    moves = hinted(start)
    start.locator(".note .deeper").click()
    start.locator("dialog.thoughts .scroll:not([aria-busy])").wait_for()
    first = start.locator("dialog.thoughts tbody tr").first
    assert re.findall(r"“([^”]+)”", first.locator("th").inner_text()) == moves
    kept = start.evaluate(KEPT)["record"]
    first.locator(".thoughts-line").click()
    expect(start.locator(".whatif-bar")).to_be_visible()
    assert next_state(start) == "lit"
    assert start.evaluate(KEPT)["record"] == kept  # a what-if isn't the match


# --- fights ----------------------------------------------------------------------------------------------


def fight() -> Match:
    """A match in which seat 0 may parry earth 8, with earth 8 alone, or with fire 5 and a support, too."""
    match, dice = Match(GAMES["panthalos"], 2, {}, 49), Dice(49)
    for _ in range(57):
        options = match.choices()
        match.do(options[below(dice, len(options))])
    return match


def test_a_set_that_may_not_be_played_is_told_so_and_one_may_still_give_up(start):
    """The meter has its tick only where there is a button to parry with; picked tiles are taken back by a click."""
    match = fight()
    assert put(start, match, "", "uniform") == "lit"
    force, parry, endure = (
        start.locator(".force"),
        start.locator(".choice[data-act=parry]"),
        start.locator(".choice[data-act=endure]"),
    )
    start.locator(".own .lit[data-act='play earth8']").click()
    expect(force).to_have_class("force enough")
    expect(parry).to_be_visible()
    start.locator(".own .lit[data-act='play fire5']").click()
    expect(force).to_have_class("force")
    expect(force).to_contain_text("13 of 8: A titan of another element needs a support of its own.")
    expect(parry).to_have_count(0)
    start.locator(".own [data-untick='play fire5']").click()
    expect(force).to_have_class("force enough")
    expect(endure).to_be_visible()
    endure.click()
    next_state(start)
    told = [each.action for each in replayed(start).plies[len(match.plies) :]]
    assert told[0] == ("endure",)  # the tile that was picked has left no trace


# --- movement --------------------------------------------------------------------------------------------


def movements(page: Page, clicks: int) -> list[dict]:
    """The animations that run during some clicks."""
    seen = []
    dice = random.Random(11)
    for _ in range(clicks):
        if next_state(page) != "lit":
            break
        click_any(page, dice)
        for _ in range(4):
            seen += page.evaluate(MOVING)
            page.wait_for_timeout(25)
    return seen


def test_nothing_moves_where_nothing_may(start):
    prefer(start, motion="none")
    sit_down(start, "", "uniform")
    next_state(start)
    assert movements(start, 12) == []


def test_nothing_moves_where_the_device_wants_it_still(start):
    start.emulate_media(reduced_motion="reduce")
    sit_down(start, "", "uniform")
    next_state(start)
    assert movements(start, 12) == []


# takes a ply back once the page is at rest, and waits within it until a piece moves, so that no movement is too short
# to be seen
UNDO_MOVES = """async () => {
  const comes = async isSo => {
    for (let frame = 0; frame < 600 && !isSo(); frame++) await new Promise(requestAnimationFrame);
    return isSo();
  };
  const isScripted = each => !each.animationName && !each.transitionProperty;
  if (!await comes(() => !document.getAnimations().length)) return 'never at rest';
  document.querySelector('.tool.undo').click();
  return await comes(() => document.getAnimations().some(isScripted)) ? 'moves' : 'nothing moves';
}"""


def test_what_moves_is_soon_done(start):
    sit_down(start, "", "normal")
    next_state(start)
    seen = movements(start, 25)
    assert any(each["name"] == "script" for each in seen)  # the pieces are moved by scripted animations
    assert max(each["time"] for each in seen) <= 1000


def test_a_key_ends_what_moves(start):
    match = Match(GAMES["panthalos"], 2, {}, 5)
    for action in ("pick leader", "slot AGORA-1"):
        match.act(action)
    assert match.decision().seat == 0
    assert put(start, match, "", "uniform") == "lit"
    assert start.evaluate(UNDO_MOVES) == "moves"
    start.keyboard.press("Shift")
    assert start.evaluate(MOVING) == []
