"""From one match to the next: a reload, a rematch, who sits where, and a move that is confirmed."""

import random
import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from facts import facts_of
from pyengine import GAMES
from pyengine.match import Match, notation
from test_access import near_end, put
from test_page import (
    KEPT,
    LONGER,
    choose_game,
    click_any,
    home,
    next_state,
    open_start,
    play_on,
    sit_down,
    until,
    written,
)

CONFIRM = ".choices [data-act=confirm_ply]"
PREFER = "async wish => (await import(new URL('ui/preferences.js', location.href).href)).prefer(wish)"


@pytest.fixture
def start(page: Page, site: str) -> Page:
    return open_start(page, site)


def levels(page: Page) -> list[str]:
    return page.eval_on_selector_all(".place select", "all => all.map(each => each.value)")


def names(page: Page) -> list[str]:
    return page.eval_on_selector_all(".place input", "all => all.map(each => each.value)")


def record(page: Page) -> dict:
    return page.evaluate(KEPT)["record"]


# --- reload ----------------------------------------------------------------------------------------------


def test_after_a_reload_the_match_is_on_the_table_again(start):
    sit_down(start, "", "uniform")
    play_on(start, seed=4, upto=6)
    before = record(start)
    start.reload()
    assert next_state(start) == "lit"
    assert record(start) == before
    home(start)
    start.reload()
    expect(start.locator(".play-button")).to_be_visible()
    start.wait_for_timeout(300)
    expect(start.locator(".table")).to_be_hidden()


def test_after_a_reload_the_lesson_goes_on(start):
    start.locator(".learn-button").click()
    start.locator(".coach").wait_for()
    start.reload()
    start.locator(".coach").wait_for()


def test_game_and_seats_are_remembered(start, site):
    start.locator(".title-pantheon").click()
    sit_down(start, "", "hard", "easy")
    next_state(start)
    start.goto("about:blank")
    start.goto(site)
    expect(start.locator(".place")).to_have_count(3)
    assert levels(start) == ["", "hard", "easy"]
    expect(start.locator(".title-pantheon input")).to_be_checked()


# at every change of the start screen: which game is chosen, and an option that it shows
NOTE_OPTIONS = """() => {
  window.seen = new Set();
  const look = () => {
    const game = document.querySelector('.games input:checked').value;
    for (const { name } of document.querySelectorAll('[name^="option "]')) window.seen.add(`${game} ${name}`);
  };
  new MutationObserver(look).observe(document.querySelector('.start'), { subtree: true, childList: true });
}"""


def test_another_game_never_shows_the_options_of_the_last(start):
    start.evaluate(NOTE_OPTIONS)
    for name in ("hybris", "pantheon"):
        choose_game(start, name)
        radio = next(each.name for each in GAMES[name].options if len(each.values) == 2)
        start.locator(f"[name='option {radio}']").first.wait_for(state="attached")
    shown = [each.split(" option ") for each in start.evaluate("[...window.seen]")]
    assert shown and all(option in {each.name for each in GAMES[game].options} for game, option in shown)


# --- seats -----------------------------------------------------------------------------------------------


def page_is_live(page) -> None:
    page.locator("dialog.scores").wait_for(state="detached")
    page.locator(".play.live .lit").first.wait_for()


def test_colours_and_order_of_the_seats_can_be_chosen(start):
    colour = "seat => getComputedStyle(document.querySelectorAll('.place .mark-shape')[seat]).fill"
    red, blue = start.evaluate(colour, 0), start.evaluate(colour, 1)
    start.locator(".place-colour").nth(0).click()
    start.locator(".place").nth(0).locator(".swatch").nth(1).click()
    assert [start.evaluate(colour, seat) for seat in (0, 1)] == [blue, red]

    start.locator(".place-earlier").nth(1).click()
    assert names(start) == ["Ben", "Ada"] and levels(start) == ["normal", ""]
    assert [start.evaluate(colour, seat) for seat in (0, 1)] == [red, blue]

    start.locator(".play-button").click()
    page_is_live(start)
    click_any(start, random.Random(1))  # a match is kept from its first ply on
    assert [player["name"] for player in start.evaluate(KEPT)["players"]] == ["Ben", "Ada"]
    assert start.evaluate("getComputedStyle(document.querySelector('.who .mark-shape')).fill") == blue


# --- a match again ---------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_seats_and_options_and_another_deal(start):
    match = near_end()
    put(start, match, "", "uniform")
    click_any(start, random.Random(1))
    start.locator("dialog.scores .primary").click()
    page_is_live(start)
    click_any(start, random.Random(1))  # a match is kept from its first ply on
    until(start, f"async () => !(await ({KEPT})()).over")
    kept = start.evaluate(KEPT)
    assert [player["name"] for player in kept["players"]] == ["AAA", "BBB"]
    assert kept["players"][1]["level"] == "uniform"
    again, old = kept["record"], match.record()
    assert (again["game"], again["options"], again["seats"]) == (old["game"], old["options"], old["seats"])
    assert again["seed"] != old["seed"] and len(again["actions"]) < len(old["actions"])


# --- confirming ------------------------------------------------------------------------------------------


def test_a_move_that_ends_the_turn_lies_there_until_it_is_confirmed(start):
    sit_down(start, "", "uniform", seed=5)
    next_state(start)
    start.evaluate(PREFER, {"confirm": True})
    start.locator("[data-act='pick leader']").first.click()  # half a gesture needs no confirmation
    start.locator(".own [data-chosen]").first.wait_for()
    before = record(start)
    start.locator("[data-act='slot AGRO']").first.click()
    expect(start.locator(".choices .choice")).to_have_text(["1Confirm"])
    expect(start.locator("dialog")).to_have_count(0)
    assert record(start)["actions"] == [*before["actions"], "slot AGRO"]  # the figure lies there, the bot waits
    expect(start.locator(".play .figure[data-what='Leader of Ada in AGRO']")).to_be_visible()
    start.locator(".tool.undo").click()
    start.locator(".own [data-chosen]").first.wait_for()
    assert record(start) == before
    start.locator("[data-act='slot AGRO']").first.click()
    start.locator(CONFIRM).click()
    until(start, LONGER, len(before["actions"]) + 1)


def test_a_move_that_brings_chance_waits_before_it_is_done(start):
    sit_down(start, "", "uniform", seed=5)
    next_state(start)
    start.evaluate(PREFER, {"confirm": True})
    match = lucky()
    put(start, match, "", "")
    if next_state(start) == "curtain":
        start.locator("dialog.curtain button").click()
    draw = start.locator(".lit[data-act='draw deck']").first  # the public table, without choices, lay there before
    draw.click()
    expect(start.locator(".choices .choice")).to_have_text(["1Confirm"])  # a list, since it waits for the count too
    assert record(start)["actions"] == match.record()["actions"]
    start.locator(".tool.undo").click()
    draw.click()
    start.locator(CONFIRM).click()
    until(start, LONGER, len(match.record()["actions"]))


def lucky():
    """A match of Pantheon in which a card may be drawn from the deck."""
    match = Match(GAMES["pantheon"], 2, {}, 3)
    dice = random.Random(1)
    while not any(notation(choice) == "draw deck" for choice in match.choices()):
        match.act(notation(dice.choice(match.choices())))
    return match


# --- the start screen ------------------------------------------------------------------------------------


def test_every_game_shows_its_board_its_length_and_how_hard_it_is(start):
    cards = start.locator(".title-card")
    expect(cards).to_have_count(sum(facts_of(name).page is not None for name in GAMES))
    for card in cards.all():
        assert card.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") >= 400
        expect(card.locator(".title-facts")).to_contain_text(re.compile(r"\d–\d players.*\d+ min"))
        expect(card.locator(".weight")).to_have_attribute("aria-label", re.compile(r"Complexity: \d of 5"))


def test_modes_lie_open_and_what_does_not_go_with_one_is_grey_and_says_why(start):
    choose_game(start, "hybris")
    modes = start.locator(".modes")
    tartarus = modes.locator("fieldset", has_text="Tartarus").locator("[data-value=true]")
    expect(tartarus).to_be_disabled()
    expect(modes.locator(".why-impossible", has_text="against Chronos")).to_be_visible()
    modes.locator("[data-value=chronos]").focus()
    start.keyboard.press("ArrowDown")
    expect(tartarus).to_be_enabled()
    expect(modes.locator(".why-impossible", has_text="against Chronos")).to_have_count(0)
    expect(modes.locator("[data-value=rivalry]")).to_be_focused()


def test_an_olympian_is_chosen_for_each_seat_that_plays_and_by_one_only(start):
    choose_game(start, "hybris")
    start.locator(".segment", has_text="3").click()
    start.locator("details summary").click()
    lists = start.locator(".readings select")
    expect(lists).to_have_count(3)
    lists.nth(0).select_option("Zeus")
    expect(lists.nth(1).locator("option", has_text="Zeus")).to_be_disabled()
    start.locator(".play-button").click()
    assert next_state(start)
    assert start.evaluate(KEPT)["record"]["options"]["olympian1"] == "zeus"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_six_games_fit_on_the_shelf(start, width, height):
    start.set_viewport_size({"width": width, "height": height})
    start.evaluate("""() => {
      const shelf = document.querySelector('.games');
      while (shelf.children.length < 6) shelf.append(shelf.children[0].cloneNode(true));
    }""")
    boxes = [card.bounding_box() for card in start.locator(".title-card").all()]
    assert max(box["y"] + box["height"] for box in boxes) <= height
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width and box["width"] >= 150 for box in boxes)
    assert start.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert start.evaluate(
        "[...document.querySelectorAll('.title-card *')].every(e => e.scrollWidth <= e.clientWidth + 1)"
    )


def test_the_deal_of_the_day_is_played_by_its_button_and_keeps_score_and_streak(start, site):
    today = date.today()
    seeds = [int(f"{day:%Y%m%d}") for day in (today, today - timedelta(1), today - timedelta(2))]
    start.evaluate(
        "seeds => localStorage.setItem('panoply.days', JSON.stringify(Object.fromEntries("
        "seeds.map(seed => [seed, { panthalos: { points: 5, place: 1, seats: 2 } }]))))",
        seeds[1:],
    )
    start.goto("about:blank")
    start.goto(site)
    expect(start.locator(".deal")).to_contain_text("2 days in a row")
    start.locator(".deal button").click()
    next_state(start)
    click_any(start, random.Random(1))
    assert record(start)["seed"] == seeds[0]

    put(start, near_end(seeds[0]), "", "uniform")
    click_any(start, random.Random(1))
    start.locator("dialog.scores").wait_for()
    kept = start.evaluate(KEPT)
    start.evaluate("document.querySelector('dialog.scores').remove()")
    home(start)
    place = 1 + (kept["points"][1] > kept["points"][0])
    points = "point" if abs(kept["points"][0]) == 1 else "points"
    expect(start.locator(".deal")).to_contain_text(
        f"Your score: {written(kept['points'][0])} {points}, place {place} of 2."
    )
    expect(start.locator(".deal")).to_contain_text("3 days in a row")


def test_my_games_show_result_points_level_and_a_picture(start):
    match = near_end()
    match.act(notation(match.choices()[0]))
    assert match.decision() is None
    winners, points = match.game.outcome(match.state)["winners"], [s["total"] for s in match.game.score(match.state)]
    players = [{"name": "Ada"}, {"name": "Ben", "level": "hard"}]
    kept = {"record": match.record(), "players": players, "over": True, "winners": winners, "points": points}
    start.evaluate("async kept => (await import(new URL('saved/store.js', location.href).href)).keepMatch(kept)", kept)
    start.reload()
    row = start.locator(".mine-game").first
    won = " and ".join(["Ada", "Ben"][seat] for seat in winners)
    expect(row).to_contain_text(won)
    expect(row).to_contain_text(" : ".join(map(str, points)))
    expect(row).to_contain_text("Bot: hard")
    expect(row.locator("img")).to_have_attribute("src", re.compile("panthalos/cover.webp"))


# --- at the table ----------------------------------------------------------------------------------------


def test_a_bot_takes_over_a_seat_and_gives_it_back(start):
    sit_down(start, "", "")
    next_state(start)
    start.locator("dialog.curtain button").click()
    next_state(start)
    begun = len(record(start)["actions"]) if start.evaluate(KEPT) else 0
    choose_who(start, 1, "normal")
    play_on(start, seed=2, upto=8, at_curtain=lambda: pytest.fail("nobody is here to hide from"))
    kept = start.evaluate(KEPT)
    assert kept["players"][1]["level"] == "normal"
    assert len(kept["record"]["actions"]) > begun + 8  # the bot has moved, too
    next_state(start)
    choose_who(start, 1, "")
    assert next_state(start) == "curtain"
    assert "level" not in start.evaluate(KEPT)["players"][1]


def test_a_click_on_a_picture_that_is_no_longer_true_chooses_nothing(start):
    """Between a ply and its drawing the choices of the ply before are still lit, but the table isn't live."""
    sit_down(start, "", "uniform")
    next_state(start)
    before = record(start)["actions"]
    play = start.locator(".play")
    play.evaluate("play => play.classList.remove('live')")
    play.locator("[data-act='pick leader'].lit").first.dispatch_event("click")
    start.wait_for_timeout(500)
    assert record(start)["actions"] == before
    play.evaluate("play => play.classList.add('live')")
    play.locator("[data-act='pick leader'].lit").first.dispatch_event("click")
    until(start, f"async count => (await ({KEPT})()).record.actions.length > count", len(before))


def choose_who(page: Page, seat: int, level: str) -> None:
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Who plays?").click()
    page.locator("dialog.seats-dialog select").nth(seat).select_option(level)
    page.locator("dialog.seats-dialog .primary").click()


ORDER = ["Undo", "Redo", "Undo turn", "Hint", "What if", "Forecast", "Recap", "Replay", "Share"]
WORDS = """selector => [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length)
  .map(each => each.innerText.trim())"""


def test_tools_have_words_and_the_same_order_everywhere(start):
    sit_down(start, "", "uniform")
    next_state(start)
    start.set_viewport_size({"width": 1440, "height": 900})
    assert start.evaluate(WORDS, ".tools .tool") == ORDER
    small = "all => Math.min(...all.map(each => parseFloat(getComputedStyle(each).fontSize)))"
    assert start.eval_on_selector_all(".tools .label", small) >= 11
    start.set_viewport_size({"width": 390, "height": 844})
    start.locator(".more-button").click()
    assert start.evaluate(WORDS, ".more .tool") == ORDER[2:]


@pytest.mark.parametrize(
    ("key", "opens"), [("i", ".note.advice"), ("v", ".whatif-bar"), ("s", "dialog.forecast"), ("e", "dialog.share")]
)
def test_tools_have_keys(start, key, opens):
    sit_down(start, "", "uniform")
    next_state(start)
    start.keyboard.press(key)
    expect(start.locator(opens)).to_be_visible()


def test_the_log_says_once_what_one_drew(start):
    """What others hear of one's cards is left out where one hears more of it oneself."""
    put(start, lucky(), "", "uniform")
    next_state(start)
    before = start.locator(".story .line").count()
    start.locator("[data-act='draw deck']").first.click()
    until(start, "before => document.querySelectorAll('.story .line').length > before", before)
    next_state(start)
    said = start.locator(".story .line").all_inner_texts()[before:]
    assert any("You drew" in line for line in said)
    assert not any(re.search(r"draws \d+ card", line) and "AAA" in line for line in said)
