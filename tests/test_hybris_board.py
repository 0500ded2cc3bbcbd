"""The board of Hybris in a real browser: whole matches by what is lit, people of one side at one device, what each
place shows."""

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from extent import mostly
from facts import facts_of
from playing import play_on as played_on
from pyengine import GAMES
from pyengine.match import Match, notation
from test_access import axe, sharing, visiting
from test_page import LONGER, choose_game, late, next_state, open_start, play_on, put, replayed, until

GAME = "hybris"


@pytest.fixture
def start(page: Page, site: str) -> Page:
    open_start(page, site)
    choose_game(page, GAME)
    return page


@cache
def moment(rule: str, seats: int, mode: str = "") -> Match:
    """A match at a decision of this rule, by random play."""
    options = facts_of(GAME).modes[mode][1] if mode else None
    for seed in range(120):
        match = Match(GAMES[GAME], seats, options, seed)
        for _ in played_on(match, seed):
            decision = match.decision()
            if decision and decision.rule == rule and (mode or len(match.plies) > 20):
                return match
    raise LookupError(f"{rule} is never asked")


def lay(page: Page, match: Match, *levels: str) -> None:
    put(page, match, *levels)
    page.evaluate("document.querySelectorAll('.tip').forEach(each => each.remove())")


def shown(page: Page) -> set[str]:
    """The actions of the things that are lit on the board and on the mats, buttons excepted."""
    return set(page.evaluate("[...document.querySelectorAll('.play .lit')].map(each => each.dataset.act)"))


# what may be chosen at these decisions lies on the board or on a mat, all of it or all but saying no
WHOLE = ["take_pillar", "move", "free_piece", "place_temple", "choose_break", "choose_block"]
PARTLY = ["program", "turn", "at_olympus", "at_forge", "at_oracle", "at_coliseum", "at_moirai", "in_city", "fight_on"]
PARTLY += ["answer_chronos", "choose", "discard_card"]
SAYING_NO = {"none", "pass", "done", "stand"}


@pytest.mark.parametrize("rule", WHOLE + PARTLY)
def test_what_may_be_chosen_lies_on_the_table(browser, site, rule):
    match = moment(rule, 3)
    choices = {notation(each) for each in match.choices()}
    page = sharing(browser, site)
    lay(page, match, *["" if seat == match.decision().seat else "uniform" for seat in range(3)])
    assert choices - shown(page) <= (SAYING_NO if rule in PARTLY else set())


def test_a_whole_match_is_played_by_what_is_lit(start):
    """Without `--thorough` its end."""
    put(start, late(2, 3, GAME, 60), "", "uniform")
    assert play_on(start, seed=2) == "scores"
    assert replayed(start).decision() is None


def test_people_of_one_side_need_no_curtain_and_see_each_others_hands(browser, site):
    match = moment("turn", 3)
    page = sharing(browser, site)
    lay(page, match, "", "", "")
    assert next_state(page) == "lit"
    assert page.locator(".curtain").count() == 0
    view = match.game.view(match.state, match.decision().seat)
    for player in view["players"]:
        cards = page.locator(f"[data-seat='{player['seat']}'] .held.conflict")
        expect(cards).to_have_count(len(player["hand"]))


def test_a_choice_of_the_whole_side_can_be_handed_to_anybody_of_it(browser, site):
    match = moment("answer_chronos", 3)
    first = match.decision().seat
    second, bot = (seat for seat in range(3) if seat != first)
    with visiting(browser, site) as page:
        lay(page, match, *["uniform" if seat == bot else "" for seat in range(3)])
        helpers = page.locator(".helper")
        expect(helpers).to_have_count(2)
        page.locator(f".helper[data-seat='{second}']").click()
        expect(page.locator(f".bar.asked.seat{second}")).to_be_visible()
        expect(page.locator(f".helper[data-seat='{first}']")).to_be_visible()
        assert next_state(page) == "lit"
        page.locator(f".helper[data-seat='{bot}']").click()
        until(page, LONGER, len(match.plies))
        assert replayed(page).plies[len(match.plies)].seat == first  # it is the ply of the seat that was asked


def test_the_conditions_of_a_track_show_what_is_there_and_what_is_needed(browser, site):
    match = moment("turn", 2)
    page = sharing(browser, site)
    lay(page, match, "", "uniform")
    for concept in match.game.view(match.state, 0)["concepts"]:
        told = page.locator(f".concept.{concept['id']} .condition")
        expect(told).to_have_text([f"{each['have']} / {each['need']}" for each in concept.get("conditions", [])])
        for place, each in enumerate(concept.get("conditions", [])):
            assert ("met" in told.nth(place).get_attribute("class")) == (each["have"] >= each["need"])


BEYOND = """() => {
  const { left, right, bottom } = document.querySelector(".mine").getBoundingClientRect();
  return [...document.querySelectorAll(".mine .offer *, .mine .prospect *")].map(each => each.getBoundingClientRect())
    .filter(box => box.width && (box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1)).length;
}"""


@pytest.mark.parametrize("rule", ["turn", "fight_on", "answer_contest", "offer_card"])
def test_what_is_offered_and_what_will_happen_keep_inside_the_mat_of_four_players(browser, site, rule):
    match = moment(rule, 4)
    with visiting(browser, site, viewport={"width": 1440, "height": 900}) as page:
        lay(page, match, "", "", "", "")
        assert page.evaluate(BEYOND) == 0


@pytest.mark.parametrize("rule", ["turn", "fight_on", "answer_chronos"])
def test_axe_finds_nothing(browser, site, rule):
    match = moment(rule, 2)
    with visiting(browser, site) as page:
        choose_game(page, GAME)
        lay(page, match, *["" if seat == match.decision().seat else "uniform" for seat in range(2)])
        assert axe(page) == []


# --- rivalry and Tartarus --------------------------------------------------------------------------------

# what may be chosen at these decisions of rivals lies on the table, but for saying no
RIVALS = [
    "lay_arrogance",
    "lay_token",
    "lay_card",
    "at_tartarus",
    "bargain",
    "release",
    "place_prisoner",
    "keep_corruption",
]
DECLINING = {"leave", "none", "stand", "done"}


@pytest.mark.parametrize("rule", RIVALS)
def test_what_rivals_may_choose_lies_on_the_table(browser, site, rule):
    match = moment(rule, 2, "tartarus")
    choices = {notation(each) for each in match.choices()}
    page = sharing(browser, site)
    lay(page, match, *["" if seat == match.decision().seat else "uniform" for seat in range(2)])
    assert choices - shown(page) <= DECLINING


def test_hands_of_rivals_lie_face_down_and_nothing_of_chronos_is_drawn(browser, site):
    match = moment("lay_card", 2, "rivalry")
    seat = match.decision().seat
    view = match.game.view(match.state, seat)
    page = sharing(browser, site)
    lay(page, match, *["" if each == seat else "uniform" for each in range(2)])
    other = page.locator(f".mats [data-seat='{1 - seat}']")
    expect(other.locator(".held.conflict, .held.premonition")).to_have_count(0)
    cards = view["players"][1 - seat]["cards"]
    backs = [cards["hand"] - cards["coliseum"], cards["coliseum"], cards["premonitions"]]
    expect(other.locator(".backs b")).to_have_text([str(count) for count in backs if count])
    expect(page.locator(".duel-view .camp")).to_have_count(2)
    expect(page.locator(".concept, .dial, .ancient-one, .haunting")).to_have_count(0)


@pytest.mark.parametrize("up", [0, 7])
def test_arrogance_turns_the_order_before_ones_eyes(browser, site, up):
    match = moment("lay_arrogance", 2, "tartarus")
    hermes = match.decision().seat
    match.act(f"arrogance {up}")
    after = match.game.view(match.state, hermes)["order"]["next"]
    assert [each["seat"] for each in after] == ([hermes, 1 - hermes] if up == 0 else [1 - hermes, hermes])
    match.undo(force=True)
    page = sharing(browser, site)
    lay(page, match, *["" if each == hermes else "uniform" for each in range(2)])
    page.locator(f".arrogance [data-act='arrogance {up}']").dispatch_event("click")
    expect(page.locator(".arrogance .side.up")).to_have_count(1)
    expect(page.locator(".cycle.next .turn-number")).to_have_text([str(each["number"]) for each in after])


@pytest.mark.parametrize("mode", mostly(["tartarus"], ["rivalry"]))  # Tartarus has all that rivalry has
def test_a_whole_match_of_rivals_is_played_by_what_is_lit(browser, site, mode):
    match = Match(GAMES[GAME], 3, facts_of(GAME).modes[mode][1], 5)
    with visiting(browser, site) as page:
        choose_game(page, GAME)
        lay(page, match, "", "uniform", "uniform")
        assert play_on(page, seed=4) == "scores"
        assert replayed(page).decision() is None


def test_undo_says_what_an_option_brought_and_not_its_number(start):
    match = moment("choose", 1)
    lay(start, match, "")
    option = next(notation(each) for each in match.choices() if notation(each).startswith("option"))
    start.locator(f'.play [data-act="{option}"]').first.click()
    next_state(start)
    title = start.locator(".tool.undo").get_attribute("title")
    assert title.startswith("Undo: ") and "ption" not in title, title


def test_a_fight_fits_on_a_small_screen(start):
    start.set_viewport_size({"width": 1280, "height": 720})
    lay(start, moment("fight_on", 1), "")
    assert start.locator(".mine .combat-view").is_visible()
    assert start.evaluate("document.documentElement.scrollHeight") == 720
