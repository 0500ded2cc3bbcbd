"""The guided first game and the tips: its script is legal and can be played to its end, and blocks all other moves."""

import json
import re
import subprocess
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import build
from pyengine import GAMES
from pyengine.game import MODE
from pyengine.match import Match
from test_page import FRAMES, KEPT, PHONE, choose_game, home, next_state, open_start, page_waits_for, sit_down, until

FIRST = 5  # the seed of a match in which the person moves first

WITH_LESSONS = sorted(path.parent.name for path in build.WEB.glob("games/*/first.js"))
LANGUAGES = ("en", "fr", "de")
DESKTOP = {"width": 1440, "height": 900}

READ_SCRIPTS = "import(process.argv[1]).then(scripts => console.log(JSON.stringify(scripts)))"

# What the coach waits for: an action, `next` or `end`; empty while others play.
ASKED = """() => {
  const shown = name => document.querySelector(`.coach-${name}:not([hidden])`) !== null;
  if (shown('next')) return 'next';
  if (!document.querySelector('.play.live') || !document.querySelector('.coach')) return '';
  if (shown('play')) return 'end';
  return document.querySelector('[data-wanted]')?.getAttribute('data-act') ?? '';
}"""

# The number of marked elements that the coach's card overlaps.
COVERED = """() => {
  const card = document.querySelector('.coach').getBoundingClientRect();
  return [...document.querySelectorAll('[data-wanted], [data-pointed]')].filter(each => {
    const box = each.getBoundingClientRect();
    return Math.min(box.right, card.right) > Math.max(box.left, card.left) &&
      Math.min(box.bottom, card.bottom) > Math.max(box.top, card.top);
  }).length;
}"""

# Is the centre of one of the wanted elements uncovered, so that it can be clicked?
REACHED = """() => {
  const wanted = [...document.querySelectorAll('[data-wanted]')];
  return wanted.length === 0 || wanted.some(each => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && each.contains(top);
  });
}"""


@cache
def scripts_of(game: str) -> dict[str, dict]:
    """The scripts of a game by their ids: the game, and the mode if it is another one."""
    path = build.WEB / "games" / game / "first.js"
    done = subprocess.run(
        [build.node_tool("node"), "--input-type=module", "--eval", READ_SCRIPTS, path.as_uri()],
        capture_output=True,
        text=True,
        check=True,
    )
    scripts = json.loads(done.stdout)
    return {game: scripts.pop("script")} | {f"{game} {mode}": script for mode, script in scripts.items()}


LESSONS = {lesson: script for game in WITH_LESSONS for lesson, script in scripts_of(game).items()}

# The progress of the lesson that was started last.
LESSON_KEPT = """async () => {
  const { keptLesson } = await import(new URL('ui/preferences.js', location.href).href);
  return LESSONS.map(name => keptLesson(name)).find(kept => kept != null);
}""".replace("LESSONS", json.dumps(list(LESSONS)))


# --- the script ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_script_is_legal_ply_by_ply_and_each_part_is_for_its_seat(lesson):
    script = LESSONS[lesson]
    match = Match(GAMES[lesson.split()[0]], script["seats"], script["options"], script["seed"])

    def is_own() -> bool:
        """A rival's moments have a seat, too, but nobody there chooses."""
        return match.decision().seat == script["seat"] and not match.decision().rival

    for step in script["steps"]:
        for part, own in (("do", True), ("then", False)):
            for action in step.get(part, []):
                assert is_own() is own, (step["say"], action)
                match.act(action)
        assert is_own(), step["say"]
    assert match.decision() is not None
    assert match.game.score(match.state)[script["seat"]]["total"] > 0


@pytest.mark.parametrize("name", WITH_LESSONS)
def test_a_script_is_short_and_all_its_steps_are_said_in_every_language(name):
    scripts = scripts_of(name).values()
    assert all(len(script["steps"]) <= 25 for script in scripts)
    said = [f"guide.step.{step['say']}" for script in scripts for step in script["steps"]]
    for language in LANGUAGES:
        sentences = json.loads((build.WEB / "games" / name / "text" / f"{language}.json").read_text("utf-8"))
        assert [key for key in sentences if key.startswith("guide.step.")] == said
        assert max(len(sentences[key]) for key in said) <= 180


@pytest.mark.parametrize("name", WITH_LESSONS)
def test_every_tip_belongs_to_a_decision(name):
    """Or to a decision in a mode: `tip.<decision>.<mode>`."""
    sentences = json.loads((build.WEB / "games" / name / "text" / "en.json").read_text("utf-8"))
    game, tips = GAMES[name], [key.removeprefix("tip.").split(".") for key in sentences if key.startswith("tip.")]
    modes = {value for option in game.options if option.kind == MODE for value in option.values}
    assert {tip[0] for tip in tips} <= set(game.rules) and {mode for _, *more in tips for mode in more} <= modes


# --- the lesson ------------------------------------------------------------------------------------------


@pytest.fixture
def start(page: Page, site: str) -> Page:
    page.set_viewport_size(DESKTOP)
    return open_start(page, site)


def learn(page: Page) -> None:
    page.locator(".learn-button").click()
    asked(page)


def asked(page: Page) -> str:
    """Wait until the coach waits for something; returns what."""
    return page.wait_for_function(ASKED, timeout=60_000).json_value()


def when_still(page: Page) -> None:
    """Wait until the element the coach wants has stayed in its place for some frames, also after the page scrolled."""
    page.evaluate("""async () => {
      const place = () => JSON.stringify(document.querySelector('[data-wanted]')?.getBoundingClientRect());
      let seen, still = 0;
      for (let frames = 0; still < 8; frames++) {
        if (frames === 1200) throw new Error('the wanted element never comes to rest');
        still = place() === seen ? still + 1 : 0;
        seen = place();
        await new Promise(requestAnimationFrame);
      }
    }""")


def obey(page: Page) -> str:
    """Do what the coach asks for, and wait until its progress or its text changes."""
    want = asked(page)
    before = page.evaluate(LESSON_KEPT)
    if want == "next":
        words = page.locator(".coach-words").inner_text()
        page.locator(".coach-next").click()
        expect(page.locator(".coach-words")).not_to_have_text(words)
    elif want != "end":
        when_still(page)
        page.locator("[data-wanted]").first.click()
        until(page, f"async before => (await ({LESSON_KEPT})()) !== before", arg=before)
    return want


def obey_until(page: Page, action: str) -> None:
    while asked(page) != action:
        obey(page)


@pytest.mark.parametrize(
    "lesson, size",
    [(lesson, (DESKTOP, PHONE)[number % 2]) for number, lesson in enumerate(LESSONS)],
    ids=[f"{lesson}-{('desktop', 'phone')[number % 2]}" for number, lesson in enumerate(LESSONS)],
)
def test_a_newcomer_who_does_what_the_coach_asks_plays_the_whole_lesson_and_on(start, lesson, size):
    start.set_viewport_size(size)
    game, *mode = lesson.split()
    choose_game(start, game)
    for name in mode:
        choose_mode(start, game, name)
    learn(start)
    script = LESSONS[lesson]
    done = []
    while asked(start) != "end":
        start.wait_for_function(f"() => ({COVERED})() === 0 && ({REACHED})()", timeout=20_000)
        done.append(obey(start))
        box = start.locator(".coach").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    plies = [action for step in script["steps"] for action in step.get("do", [])]
    assert [want for want in done if want != "next"] == plies
    assert start.evaluate(KEPT) is None  # the lesson isn't saved as a match in progress
    start.locator(".coach-play").dispatch_event("click")
    assert next_state(start) == "lit"
    expect(start.locator(".coach")).to_have_count(0, timeout=30_000)
    expect(start.locator("[data-wanted], [data-pointed]")).to_have_count(0)
    record = start.evaluate(KEPT)["record"]
    assert record["actions"] == [
        action for step in script["steps"] for part in ("do", "then") for action in step.get(part, [])
    ]
    anything = start.locator(".play .lit").first  # after the lesson any action is played
    act = anything.get_attribute("data-act")
    anything.dispatch_event("click")
    played = [*record["actions"], act]  # and perhaps a bot has answered
    until(
        start,
        f"async ([want, plies]) => JSON.stringify((await ({KEPT})())?.record.actions.slice(0, plies)) === want",
        [json.dumps(played, separators=(",", ":")), len(played)],
    )
    assert start.evaluate(LESSON_KEPT) == "done"


def choose_mode(page: Page, game: str, mode: str) -> None:
    words = json.loads((build.WEB / "games" / game / "text/en.json").read_text("utf-8"))
    page.locator(".modes label", has_text=words[f"option.mode.{mode}"]).click()


def test_the_lesson_that_is_offered_is_that_of_the_mode(start):
    choose_game(start, "hybris")
    start.locator(".learn .plain").click()  # declined for one mode
    expect(start.locator(".learn")).to_have_count(0)
    choose_mode(start, "hybris", "rivalry")
    learn(start)
    expect(start.locator(".coach-words")).to_contain_text("each for themselves")
    start.reload()
    expect(start.locator(".coach-words")).to_contain_text("each for themselves")


def test_another_action_plays_nothing_and_is_answered_kindly(start):
    learn(start)
    start.locator(".own [data-act='pick leader']").click()  # the coach still waits for `next`
    expect(start.locator(".coach-later")).to_contain_text("First press")
    obey_until(start, "pick 2")
    start.locator(".own [data-act='pick leader']").click()
    expect(start.locator(".coach-later")).to_contain_text("Later: “Pick the leader”")
    obey(start)
    asked(start)
    expect(start.locator(".coach-later")).to_be_hidden()
    start.locator("[data-act='slot AGRO']").click()
    expect(start.locator(".coach-later")).to_contain_text("Later: “Place it on AGRO”")
    start.locator(".own .instead").first.click()
    expect(start.locator(".coach-later")).to_contain_text("Later: “Pick the leader”")
    assert start.evaluate(LESSON_KEPT) == 1
    assert start.locator(".story").inner_text().count("places") == 0


def test_undo_and_redo_lead_through_the_lesson(start):
    learn(start)
    obey_until(start, "pick leader")
    start.locator(".tool.undo").click()
    start.wait_for_function(f"() => ({ASKED})() === 'slot POLIS-1'")
    start.locator(".tool.undo").click()
    start.wait_for_function(f"() => ({ASKED})() === 'pick 2'")
    start.locator(".tool.redo").click()
    start.wait_for_function(f"() => ({ASKED})() === 'slot POLIS-1'")
    obey(start)
    assert asked(start) == "pick leader"


def read_to_the_first_action(page: Page) -> None:
    """Begin the lesson of Hybris on a phone, and read until the coach asks for an action."""
    page.set_viewport_size(PHONE)
    choose_game(page, "hybris")
    learn(page)
    while asked(page) == "next":
        obey(page)
    when_still(page)


def test_the_coach_stands_still_while_something_is_pressed(start):
    """A card that comes between press and release takes the click away from what was pressed."""
    read_to_the_first_action(start)
    place = "document.querySelector('.coach').style.translate"
    start.locator("[data-wanted]").first.hover()
    start.mouse.down()
    before = start.evaluate(place)
    start.evaluate("scrollBy(0, 90)")
    start.evaluate(FRAMES)
    assert start.evaluate("scrollY") > 0 and start.evaluate(place) == before
    start.mouse.up()
    start.evaluate("scrollBy(0, 90)")
    start.wait_for_function(f"before => {place} !== before", arg=before)


def test_the_card_makes_way_for_what_comes_to_lie_under_it(start):
    """A hand that opens, or a piece that arrives late, moves what the coach asks for after the card found its place."""
    read_to_the_first_action(start)
    start.wait_for_timeout(1000)  # long after the card found its place
    start.evaluate("""() => {
      const [wanted, card] = ['[data-wanted]', '.coach'].map(name => document.querySelector(name));
      const [from, to] = [wanted, card].map(each => each.getBoundingClientRect());
      wanted.style.translate = `${to.x + to.width / 2 - from.x}px ${to.y + to.height / 2 - from.y}px`;
    }""")
    assert start.evaluate(COVERED) > 0
    start.wait_for_function(f"() => ({COVERED})() === 0")


def test_a_lesson_that_was_left_goes_on_where_it_was_and_harms_no_match(start):
    sit_down(start, "", "easy", seed=FIRST)
    next_state(start)
    start.locator(".own .lit").first.click()
    page_waits_for(start, ["pick leader"])
    kept = start.evaluate(KEPT)
    home(start)
    learn(start)
    obey_until(start, "ship iron")
    start.locator(".coach-leave").click()
    expect(start.locator(".start")).to_be_visible()
    assert start.evaluate(KEPT)["record"] == kept["record"]
    expect(start.locator(".learn-button")).to_have_text("Go on learning")
    start.reload()
    start.locator(".learn-button").click()
    assert asked(start) == "ship iron"


def test_the_offer_can_be_refused_and_the_menu_still_has_it(start):
    start.locator(".learn-buttons .plain").click()
    expect(start.locator(".learn")).to_have_count(0)
    start.reload()
    expect(start.locator(".play-button")).to_be_visible()
    expect(start.locator(".learn")).to_have_count(0)
    start.locator(".menu-button").click()
    start.locator(".menu-item", has_text="Learn by playing").click()
    assert asked(start) == "next"


def test_the_lesson_changes_its_language_in_the_middle(start):
    learn(start)
    obey_until(start, "slot POLIS-1")
    start.evaluate(
        "async () => (await import(new URL('ui/preferences.js', location.href).href)).prefer({ language: 'de' })"
    )
    expect(start.locator(".coach-words")).to_contain_text("Ein Gefolgsmann")
    assert asked(start) == "slot POLIS-1"
    obey(start)
    assert asked(start) == "pick leader"


@pytest.mark.moving
def test_a_click_counts_although_the_card_moves_between_press_and_release(start):
    """It is on its way to its next target, or the page is drawn anew."""
    learn(start)
    card, button, words = (start.locator(f".coach{part}") for part in ("", "-next", "-words"))
    for move in (
        "document.querySelector('.coach').style.translate = '20px 90px'",
        "document.querySelector('.play').dispatchEvent(new Event('relaid')); scrollBy(0, 40)",
    ):
        card.evaluate("card => Promise.all(card.getAnimations().map((animation) => animation.finished))")
        said, box = words.inner_text(), button.bounding_box()
        start.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        start.mouse.down()
        start.evaluate(move)
        card.evaluate("card => Promise.all(card.getAnimations().map((animation) => animation.finished))")
        start.mouse.up()
        expect(words).not_to_have_text(said)


# --- tips ------------------------------------------------------------------------------------------------


# which of the things a selector finds a card covers
UNDER = """([card, things]) => {
  const [at] = [...document.querySelectorAll(card)].map(each => each.getBoundingClientRect());
  return [...document.querySelectorAll(things)].filter(thing => thing.getClientRects().length).filter(thing => {
    const box = thing.getBoundingClientRect();
    return box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top;
  }).map(thing => thing.getAttribute('aria-label'));
}"""
WIDE = {"width": 1440, "height": 900}


def test_while_the_card_is_read_the_question_asks_for_no_move(start):
    learn(start)
    expect(start.locator(".question")).to_have_text("Read the card, then press “Next”.")
    start.locator(".coach-next").click()
    start.locator(".coach-next").click()
    start.locator(".coach-next").click()
    expect(start.locator(".question")).to_contain_text("Place a figure")


def test_the_card_of_the_lesson_leaves_free_what_it_speaks_of(start):
    start.set_viewport_size(WIDE)
    learn(start)
    for _ in range(3):
        start.locator(".coach-next").click()
    expect(start.locator(".coach-words")).to_contain_text("POLIS")
    start.wait_for_timeout(800)  # the card finds its place once nothing moves
    assert start.evaluate(UNDER, [".coach", "[data-place=POLIS], [data-act='slot POLIS-1'], [data-wanted]"]) == []


@pytest.mark.parametrize("seed", [1, 5, 7])
def test_a_tip_covers_nothing_that_may_be_chosen(start, seed):
    start.set_viewport_size(WIDE)
    sit_down(start, "", "easy", seed=seed)
    next_state(start)
    start.locator(".tip").wait_for()
    assert start.evaluate(UNDER, [".tip", ".play .lit"]) == []


def test_a_tip_comes_once_and_each_kind_of_decision_has_its_own(start):
    sit_down(start, "", "easy", seed=FIRST)
    next_state(start)
    expect(start.locator(".tip")).to_contain_text("One thing a turn")
    start.locator(".tip-close").click()
    expect(start.locator(".tip")).to_have_count(0)
    start.locator(".own .lit").first.click()
    expect(start.locator(".tip")).to_contain_text(re.compile("printed on the slot"))
    start.keyboard.press("Escape")
    page_waits_for(start, [])
    expect(start.locator(".tip")).to_have_count(0)
    home(start)
    start.locator(".learn-buttons .plain").click()
    sit_down(start, "", "easy", seed=FIRST)
    next_state(start)
    expect(start.locator(".tip")).to_have_count(0)


def test_tips_are_refused_for_good_until_the_preference_asks_for_them(start):
    sit_down(start, "", "easy", seed=FIRST)
    next_state(start)
    start.locator(".tip-never").click()
    start.locator(".own .lit").first.click()
    page_waits_for(start, ["pick leader"])
    assert next_state(start) == "lit"
    expect(start.locator(".tip")).to_have_count(0)
    start.evaluate(
        "async () => (await import(new URL('ui/preferences.js', location.href).href)).prefer({ help: true })"
    )
    start.keyboard.press("Escape")
    expect(start.locator(".tip")).to_contain_text("One thing a turn")
