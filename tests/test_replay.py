"""The replay of a match: steps, keys, the scrubber, viewpoints, charts; and what-if lines."""

import json
import random
from itertools import chain

import pytest
from playwright.sync_api import Page, expect

from playing import random_match
from pyengine import GAMES
from pyengine.game import ALL
from pyengine.match import Match, notation
from pyengine.record import replay
from test_access import put
from test_page import CLICK_LIT, KEPT, leaks, next_state, open_start, replayed, until, written
from test_time import SHOWN, asker, lay, lay_for_two, lift, past_view, to_the_curtain

DRAWN = "() => document.querySelector('.past-count').textContent + document.querySelector('.past-said').textContent"


@pytest.fixture
def start(page: Page, site: str):
    """The start screen, with bots that don't pause."""
    return open_start(page, site)


def open_replay(page: Page) -> None:
    page.locator(".tool.replay").click()
    expect(page.locator(".table")).to_have_attribute("data-time", "replay")


def at(page: Page) -> int:
    """The number of moves done at the moment shown."""
    return int(page.locator(".past-count").inner_text().split()[1])


def reaches(page: Page, ply: int) -> None:
    expect(page.locator(".past-count")).to_contain_text(f"Move {ply} of")


def stops(match) -> list[int]:
    """The moments where the replay may stop, as numbers of moves done: after each ply with an event for seat 0."""
    told = [
        number + 1
        for number, ply in enumerate(match.plies)
        if any(only is None or only == 0 for _, only, _ in ply.events)
    ]
    return sorted({0, *told, len(match.plies)})


def turn_ends(match) -> list[int]:
    whole = stops(match)
    seats = [match.plies[stop - 1].seat for stop in whole[1:]]
    return [stop for stop, seat, after in zip(whole[1:], seats, [*seats[1:], None]) if seat != after]


def test_buttons_and_keys_step_through_moves_and_turns_and_leave_the_game_as_it_was(start):
    lay(start, seats=3, later=20)
    before, record = start.evaluate(SHOWN), start.evaluate(KEPT)["record"]
    match = replayed(start)
    whole, turns, count = stops(match), turn_ends(match), len(match.plies)
    open_replay(start)
    reaches(start, count)
    expect(start.locator(".past-title")).to_contain_text("past")
    expect(start.locator(".past-eye")).to_be_hidden()  # during a match there is no choice of viewpoint
    ways = {
        "first": ("Home", 0),
        "after": ("ArrowRight", whole[1]),
        "turnon": ("Shift+ArrowRight", turns[1]),
        "turnback": ("Shift+ArrowLeft", turns[0]),
        "last": ("End", count),
        "before": ("ArrowLeft", whole[-2]),
    }
    ways["turnon"] = ("Shift+ArrowRight", next(turn for turn in turns if turn > whole[1]))
    ways["turnback"] = ("Shift+ArrowLeft", max((turn for turn in turns if turn < ways["turnon"][1]), default=0))
    for name, (_, ply) in ways.items():
        start.locator(f".past .{name}").click()
        reaches(start, ply)
    start.locator(".past").focus()
    for key, ply in ways.values():
        start.keyboard.press(key)
        reaches(start, ply)
    expect(start.locator(".table .lit")).to_have_count(0)
    assert leaks(start, 0) == set()
    start.locator(".own [tabindex='0'], .board [tabindex='0']").first.focus()
    start.keyboard.press("ArrowRight")  # with focus on the board the arrow keys belong to the board
    reaches(start, ways["before"][1])
    start.keyboard.press("Escape")
    assert next_state(start) == "lit"
    assert start.evaluate(SHOWN) == before and start.evaluate(KEPT)["record"] == record


def test_the_scrubber_says_where_one_is_and_only_the_last_wish_is_drawn(start):
    lay(start, later=60)
    match = replayed(start)
    open_replay(start)
    scrub = start.locator(".past-scrub")
    assert int(scrub.get_attribute("max")) == len(stops(match)) - 1
    asked = start.evaluate("""async () => {
      const scrub = document.querySelector('.past-scrub');
      const send = Worker.prototype.postMessage;
      let asked = 0;
      Worker.prototype.postMessage = function (message) {
        asked += message.includes('"view"');
        return send.call(this, message);
      };
      for (let value = 0; value <= Number(scrub.max); value += 1) {
        scrub.value = value;
        scrub.dispatchEvent(new Event('input', { bubbles: true }));
      }
      scrub.value = 3; scrub.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(resolve => setTimeout(resolve, 1000));
      Worker.prototype.postMessage = send;
      return [asked, document.getAnimations().length];
    }""")
    assert asked[0] <= 3 and asked[1] == 0
    ply = stops(match)[3]
    reaches(start, ply)
    name = start.evaluate(KEPT)["players"][match.plies[ply - 1].seat]["name"]
    assert scrub.get_attribute("aria-valuetext") == f"Move {ply}, round 1, {name}"
    score = past_view(start, ply, 0)["players"][0]["score"]
    expect(start.locator(".own .score b")).to_have_text(str(score))
    scrub.focus()
    start.keyboard.press("ArrowRight")
    reaches(start, stops(match)[4])


# the opacity of something right after it was drawn anew: still, and with the transition that its style has
DRAWN_STILL = """async () => {
  const { drawStill } = await import(new URL('table/draw-still.js', location.href).href);
  const play = document.body.appendChild(document.createElement('div'));
  play.innerHTML = '<i data-thing="tile"></i>';
  const { style } = play.firstChild;
  Object.assign(style, { opacity: 1, transition: 'opacity 9s' });
  const look = () => getComputedStyle(play.firstChild).opacity;
  look();
  drawStill(play, () => { style.opacity = 0; });
  const still = look();
  style.opacity = 1;
  return [still, look()];
}"""


@pytest.mark.moving
def test_what_is_drawn_still_has_its_new_look_at_once(start):
    assert start.evaluate(DRAWN_STILL) == ["0", "0"]


def test_a_match_plays_by_itself_at_the_speed_wished_for_until_somebody_steps_in(start):
    lay(start, later=20)
    open_replay(start)
    for speed in ("2×", "4×", "0.5×", "1×", "2×", "4×"):
        start.locator(".past .speed").click()
        expect(start.locator(".past .speed")).to_have_text(speed)
    start.locator(".past").focus()
    start.keyboard.press("Space")  # at the end it starts again from the beginning
    start.wait_for_function("() => Number(document.querySelector('.past-count').textContent.split(' ')[1]) < 3")
    expect(start.locator(".past .pause")).to_have_attribute("aria-label", "Pause")
    start.wait_for_function(
        "far => Number(document.querySelector('.past-count').textContent.split(' ')[1]) >= far",
        arg=stops(replayed(start))[3],
    )
    start.keyboard.press("ArrowLeft")
    expect(start.locator(".past .pause")).to_have_attribute("aria-label", "Play")
    start.wait_for_timeout(500)
    stood = at(start)
    start.wait_for_timeout(1500)
    assert at(start) == stood
    start.locator(".past .now").click()
    assert next_state(start) == "lit"


def test_when_it_is_over_it_is_watched_again_from_any_side_or_all_open(start):
    match = random_match(GAMES["panthalos"], 3, 3)
    assert put(start, match, "normal", "easy", "easy") == "scores"
    start.locator("dialog.scores button", has_text="Curves").click()
    check_curves(start, match)
    start.locator("dialog.curves .primary").click()
    start.locator("dialog.scores button", has_text="Watch again").click()
    reaches(start, 0)
    start.keyboard.press("End")
    reaches(start, len(match.plies))
    eye = start.locator(".past-eye select")
    assert eye.locator("option").all_text_contents() == [
        "Everything open",
        *start.evaluate("Object.values([...document.querySelectorAll('.mats .name')].map(each => each.textContent))"),
    ]
    middle = len(match.plies) // 2
    start.evaluate(
        "ply => { const scrub = document.querySelector('.past-scrub'); scrub.value = ply;"
        " scrub.dispatchEvent(new Event('input')) }",
        arg=sum(stop <= middle for stop in stops_for_all(match)) - 1,
    )
    start.wait_for_timeout(300)
    ply = at(start)
    hands = [player["titans"] for player in match.game.view(match.at(ply), ALL)["players"]]
    assert any(hands)
    assert shown_titans(start, ".mats") == sorted(chain.from_iterable(hands))
    for seat in (1, 2):
        eye.select_option(str(seat))
        expect(start.locator(f".own .mat[data-seat='{seat}']")).to_be_visible()
        start.wait_for_timeout(200)
        assert shown_titans(start, ".own") == sorted(hands[seat])
        known = [
            titan
            for player in match.game.view(match.at(ply), seat)["players"]
            if player["seat"] != seat
            for titan in player["titans_known"]
        ]
        assert shown_titans(start, ".mats") == sorted(known)
    start.locator(".past .line").click()  # with everything open, one person plays a what-if for all seats
    assert next_state(start) == "lit"
    assert start.locator(".own .mat").get_attribute("data-seat") == str(replay_to(match, ply).decision().seat)
    click_in_line(start, random.Random(4))
    [line] = start.evaluate(LINES)
    assert (line["ply"], line["seat"], len(line["actions"])) == (ply, None, 1)
    start.locator("[data-whatif=back]").click()
    expect(start.locator("dialog.scores")).to_be_visible()
    assert replayed(start).record() == match.record()


def replay_to(match, ply: int):
    return replay(GAMES, match.record() | {"actions": match.record()["actions"][:ply]})


def check_curves(page: Page, match) -> None:
    """The charts show the engine's points and holdings by round; each line is labelled with its last number."""
    began = [
        number + 1 for number, ply in enumerate(match.plies) if any(kind == "round_began" for kind, _, _ in ply.events)
    ]
    states = [match.at(ply) for ply in (0, *began, len(match.plies))]
    for group, numbers in (("Points", match.game.score), ("What lies before everybody", match.game.holdings)):
        kinds = list(numbers(match.state)[0])
        for index, kind in enumerate(kinds):
            page.locator("dialog.curves select").evaluate(
                "(select, [group, index]) => {"
                " select.value = select.querySelector(`optgroup[label='${group}']`).children[index].value;"
                " select.dispatchEvent(new Event('change')) }",
                [group, index],
            )
            cells = page.locator("dialog.curves tbody td").evaluate_all(
                "all => all.map(each => Number(each.textContent.replace('−', '-')))"
            )
            assert cells == [sheet[kind] for s in states for sheet in numbers(s)], kind
            ends = page.locator("dialog.curves .label text").all_text_contents()
            assert [end.split()[-1] for end in ends] == [written(cell) for cell in cells[-match.seats :]]
    assert page.locator("dialog.curves .curve").count() == match.seats


def stops_for_all(match) -> list[int]:
    told = [number + 1 for number, ply in enumerate(match.plies) if any(only is None for _, only, _ in ply.events)]
    return sorted({0, *told, len(match.plies)})


def shown_titans(page: Page, region: str) -> list[str]:
    return sorted(
        page.locator(f"{region} .group.titans [data-thing^='tile ']").evaluate_all(
            "all => all.map(each => each.dataset.thing.slice(5))"
        )
    )


def test_at_a_shared_device_the_replay_shows_the_own_side_only(start):
    seat = lay_for_two(start, later=60)
    open_replay(start)
    for key in ["Home", *random.Random(1).choices(["Shift+ArrowRight", "ArrowRight"], k=12), "End"]:
        start.keyboard.press(key)
        start.wait_for_timeout(60)
        assert leaks(start, seat) == set()
    assert start.locator(".past-eye option").count() == 0


# --- what if ---------------------------------------------------------------------------------------------

LINES = f"async () => (await ({KEPT})()).branches ?? []"


def click_in_line(page: Page, dice: random.Random) -> None:
    """Click a random lit element of a what-if and wait until the line is saved."""
    before = json.dumps(page.evaluate(LINES), separators=(",", ":"))
    page.evaluate(CLICK_LIT, dice.random())
    until(page, f"async before => JSON.stringify(await ({LINES})()) !== before", before)
    next_state(page)


def forecast_of(record: dict, line: dict) -> list[int]:
    """The forecast for all seats at the end of a line, by this process's engine."""
    ask = asker()
    ask("load", record=record)
    ask("branch", **{name: line[name] for name in ("ply", "seat", "sample", "actions")})
    return [sheet["total"] for sheet in ask("forecast")["seats"]]


def test_a_line_is_tried_beside_the_game_and_the_game_stays_as_it_was(start):
    lay(start, seats=3, later=20)
    start.locator(".tool.undo").click()  # so that there is something to redo
    start.wait_for_timeout(300)
    next_state(start)
    before, kept = start.evaluate(SHOWN), start.evaluate(KEPT)
    expect(start.locator(".tool.redo")).not_to_have_attribute("aria-disabled", "true")
    start.locator(".tool.whatif").click()
    expect(start.locator(".table")).to_have_attribute("data-branch", "")
    next_state(start)
    assert start.title().startswith("What if") and leaks(start, 0) == set()
    assert start.evaluate(SHOWN)["own"] == before["own"]
    expect(start.locator(".whatif-title")).to_be_visible()
    dice = random.Random(2)
    for _ in range(3):
        click_in_line(start, dice)
    [line] = start.evaluate(LINES)
    assert line["seat"] == 0 and line["ply"] == len(kept["record"]["actions"]) and len(line["actions"]) >= 3
    start.locator(".tool.undo").click()
    until(start, f"async count => (await ({LINES})())[0].actions.length < count", len(line["actions"]))
    next_state(start)
    start.locator(".whatif-name").fill("Bold <b>move</b>")
    start.locator(".whatif-name").press("Enter")
    click_in_line(start, dice)
    start.locator("[data-whatif=anew]").click()
    until(start, f"async () => (await ({LINES})()).length === 2")
    next_state(start)
    check_comparison(start, kept["record"])
    start.locator("[data-whatif=back]").click()
    expect(start.locator(".whatif-bar")).to_be_hidden()
    assert next_state(start) == "lit"
    assert start.evaluate(SHOWN) == before and start.evaluate(KEPT)["record"] == kept["record"]
    assert not start.title().startswith("What if")
    expect(start.locator(".tool.redo")).not_to_have_attribute("aria-disabled", "true")
    check_reload(start, kept["record"])


def check_comparison(page: Page, record: dict) -> None:
    """The comparison of lines with the game shows the engine's forecasts."""
    page.locator("[data-whatif=compare]").click()
    rows = page.locator("dialog.tries tbody tr").evaluate_all(
        "all => all.map(each => [...each.querySelectorAll('td')]"
        ".map(cell => Number(cell.lastChild.textContent.replace('−', '-'))))"
    )
    game, *lines = rows
    assert game == [sheet["total"] for sheet in replay(GAMES, record).game.forecast(replay(GAMES, record).state)]
    assert lines == [forecast_of(record, line) for line in page.evaluate(LINES)]
    expect(page.locator("dialog.tries")).to_contain_text("Bold <b>move</b>")
    page.locator("dialog.tries .primary").click()


def check_reload(page: Page, record: dict) -> None:
    """A reload in the middle of a line shows the game; its lines are still listed."""
    page.locator(".tool.whatif").click()
    page.locator("dialog.tries .tries-open").first.click()
    expect(page.locator(".whatif-bar")).to_be_visible()
    page.reload()
    assert next_state(page) == "lit"
    expect(page.locator(".whatif-bar")).to_be_hidden()
    assert page.evaluate(KEPT)["record"] == record
    page.locator(".tool.whatif").click()
    expect(page.locator("dialog.tries .tries-open")).to_have_count(2)


def test_a_line_that_came_by_a_link_is_a_line_and_behind_it_is_the_game(page, site):
    match = Match(GAMES["panthalos"], 2, {}, 7)
    while len(match.plies) < 30:
        match.act(notation(match.decision().choices[0]))
    ask = asker()
    ask("load", record=match.record())
    ask("branch", ply=20, seat=match.plies[20].seat, sample=3)
    for _ in range(2):
        ask("act", action=ask("decision")["choices"][0])
    page.goto(f"{site}#{ask('link')['link']}")
    expect(page.locator(".whatif-bar")).to_be_visible(timeout=60_000)
    assert page.title().startswith("What if")
    until(page, f"async () => (await ({LINES})()).length === 1")
    [line] = page.evaluate(LINES)
    assert (line["ply"], line["sample"], line["actions"][:2]) == (20, 3, ask("record")["branch"]["actions"])
    page.locator("[data-whatif=back]").click()
    expect(page.locator(".whatif-bar")).to_be_hidden()
    assert page.evaluate(KEPT)["record"]["actions"] == match.record()["actions"][:20]


def test_at_a_shared_device_a_line_is_over_when_the_curtain_falls_and_nobody_else_sees_it(start):
    seat, record = lay_for_two(start, later=40), start.evaluate(KEPT)["record"]
    start.locator(".tool.whatif").click()
    expect(start.locator(".whatif-bar")).to_be_visible()
    next_state(start)
    assert leaks(start, seat) == set()
    click_in_line(start, random.Random(3))
    start.keyboard.press("h")
    assert next_state(start) == "curtain"
    assert leaks(start, None) == set()
    expect(start.locator(".whatif-bar")).to_be_hidden()
    assert start.evaluate(KEPT)["record"] == record
    lift(start)
    to_the_curtain(start)
    lift(start)
    assert replayed(start).decision().seat != seat
    start.locator(".tool.whatif").click()  # lines of another seat are not listed, so this starts an own one
    expect(start.locator(".whatif-bar")).to_be_visible()
    expect(start.locator("dialog.tries")).to_have_count(0)
