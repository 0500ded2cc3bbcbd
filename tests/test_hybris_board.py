"""The board of Hybris in a real browser: whole matches by what is lit, people of one side at one device, what each place shows."""

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from playing import play_on as played_on
from pyengine import GAMES
from pyengine.match import Match, notation
from test_access import axe, put, visiting
from test_page import choose_game, next_state, open_start, play_on, replayed, sit_down

GAME = "hybris"


@pytest.fixture
def start(page: Page, site: str) -> Page:
    open_start(page, site)
    choose_game(page, GAME)
    return page


@cache
def moment(rule: str, seats: int) -> Match:
    """A match at a decision of this rule, by random play."""
    for seed in range(60):
        match = Match(GAMES[GAME], seats, None, seed)
        for _ in played_on(match, seed):
            decision = match.decision()
            if decision and decision.rule == rule and len(match.plies) > 20:
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
    with visiting(browser, site) as page:
        choose_game(page, GAME)
        lay(page, match, *["" if seat == match.decision().seat else "uniform" for seat in range(3)])
        assert choices - shown(page) <= (SAYING_NO if rule in PARTLY else set())


def test_a_whole_match_is_played_by_what_is_lit(start):
    sit_down(start, "", "uniform", seed=3)
    assert play_on(start, seed=2) == "scores"
    assert replayed(start).decision() is None


def test_people_of_one_side_need_no_curtain_and_see_each_others_hands(browser, site):
    match = moment("turn", 3)
    with visiting(browser, site) as page:
        choose_game(page, GAME)
        lay(page, match, "", "", "")
        assert next_state(page) == "lit"
        assert page.locator(".curtain").count() == 0
        view = match.game.view(match.state, match.decision().seat)
        for player in view["players"]:
            cards = page.locator(f"[data-seat='{player['seat']}'] .held.conflict")
            expect(cards).to_have_count(len(player["hand"]))


def test_the_conditions_of_a_track_show_what_is_there_and_what_is_needed(browser, site):
    match = moment("turn", 2)
    with visiting(browser, site) as page:
        choose_game(page, GAME)
        lay(page, match, "", "uniform")
        for concept in match.game.view(match.state, 0)["concepts"]:
            told = page.locator(f".concept.{concept['id']} .condition")
            expect(told).to_have_text([f"{each['have']} / {each['need']}" for each in concept.get("conditions", [])])
            for place, each in enumerate(concept.get("conditions", [])):
                assert ("met" in told.nth(place).get_attribute("class")) == (each["have"] >= each["need"])


@pytest.mark.parametrize("rule", ["turn", "fight_on", "answer_chronos"])
def test_axe_finds_nothing(browser, site, rule):
    match = moment(rule, 2)
    with visiting(browser, site) as page:
        choose_game(page, GAME)
        lay(page, match, *["" if seat == match.decision().seat else "uniform" for seat in range(2)])
        assert axe(page) == []
