"""Links in a real browser: sharing, opening, play by link, damaged and refused links."""

import json
import random
from base64 import urlsafe_b64encode
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from playing import random_match
from pyengine import GAMES
from pyengine.link import deal_of, link_of, open_link
from pyengine.match import Match, notation
from pyengine.record import replay
from test_page import KEPT, PHONE, click_any, leaks, next_state, open_start, ply, put, replayed, sit_down, until

READY = 60_000  # milliseconds a cold start may take on a slow machine
LINK = "dialog.share .link-text >> nth=0"
TELL = "dialog.arrival"
SLOW = 3  # a busy machine may be this many times slower than an idle one

CLIPBOARD = ["clipboard-read", "clipboard-write"]


@pytest.fixture
def start(page: Page, site: str) -> Page:
    page.context.grant_permissions(CLIPBOARD)
    return open_start(page, site)


@contextmanager
def elsewhere(browser: Browser, address: str):
    """Another device that opens an address."""
    context = browser.new_context(permissions=CLIPBOARD)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.evaluate(
        "async () => (await import(new URL('ui/preferences.js', location.href).href)).prefer({ speed: 'instant' })"
    )
    yield page
    context.close()
    assert errors == []


def arrive(page: Page, words: str) -> None:
    """Follow a link to this page while the page is open."""
    page.evaluate("words => { location.hash = words; }", words)


def hash_of(address: str) -> str:
    return address.partition("#")[2]


def settles(page: Page) -> str:
    """Wait until the user can act, or until the page waits for a remote player; returns the state, then `send`."""
    return page.wait_for_function(
        """() => {
      if (document.querySelector('dialog.scores')) return 'scores';
      if (document.querySelector('.play.live') && document.querySelector('.table .lit')) return 'lit';
      return document.querySelector('.tool.send:not([hidden])') ? 'send' : '';
    }""",
        timeout=READY,
    ).json_value()


def play_until_sent(page: Page, seed: int, seat: int) -> int:
    """Play at random until a remote player must move, checking for leaks. Returns the number of plies done."""
    dice, before = random.Random(seed), ply(page)
    while (state := settles(page)) == "lit":
        click_any(page, dice)
        if ply(page):
            assert leaks(page, seat) == set()
    assert state == "send"
    return ply(page) - before


DONE = """async act => {
  const kept = await (await (await import(new URL('saved/store.js', location.href).href)).keptRows()).kept[0];
  return kept?.record.actions.at(-1) === act;
}"""


def send(page: Page) -> str:
    """Copy the link for the player who must move."""
    page.locator(".tool.send").click()
    page.locator("dialog.share .link-copy").first.click()
    expect(page.locator("dialog.share .link-said").first).not_to_be_empty()
    address = page.locator(LINK).input_value()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.share")).to_have_count(0)
    expect(page.locator(".tool.send")).to_have_text("Send again")
    return address


def record(page: Page) -> dict:
    return page.evaluate(KEPT)["record"]


# --- play by link ----------------------------------------------------------------------------------------


def test_two_play_by_link_and_a_changed_past_is_refused(start, browser, site):
    sit_down(start, "", "away", seed=1)
    assert settles(start) == "lit"
    for act in ("pick leader", "slot AGORA-1", "take grapes", "take cattle"):
        start.locator(f".table .lit[data-act='{act}']").first.dispatch_event("click")
        until(start, DONE, act)
        settles(start)  # saved is not drawn yet
    expect(start.locator(".tool.send")).to_be_visible()
    assert leaks(start, 0) == set()
    start.locator(".tool.undo:not([aria-disabled])").click()  # not sent yet, so it can be undone
    expect(start.locator(".tool.send")).to_be_hidden()
    play_until_sent(start, 2, seat=0)
    first = send(start)
    sent = record(start)["actions"]
    assert sent
    start.keyboard.press("Control+z")  # sent, so it can't be undone
    expect(start.locator(".tool.undo")).to_have_attribute("aria-disabled", "true")
    assert record(start)["actions"] == sent

    with elsewhere(browser, first) as other:
        expect(other.locator(f"{TELL} .primary")).to_contain_text("Ben", timeout=READY)
        other.locator(f"{TELL} .primary").click()
        assert settles(other) == "lit" and location(other) == ""
        assert leaks(other, 1) == set()
        expect(other.locator(".own")).to_contain_text("Ben")
        play_until_sent(other, 3, seat=1)
        second = send(other)
        other.reload()  # the match is still there after a reload
        assert settles(other) == "send"

    arrive(start, hash_of(second))
    expect(start.locator(".tool.send")).to_be_hidden()
    assert settles(start) == "lit" and location(start) == ""
    actions = record(start)["actions"]
    assert actions[: len(sent)] == sent and len(actions) > len(sent)

    arrive(start, hash_of(first))  # an old link is recognized, and nothing is asked
    expect(start.locator(".toast")).to_contain_text("older")
    assert settles(start) == "lit" and record(start)["actions"] == actions

    note = open_link(GAMES, hash_of(second)).note
    forged = another_past(replayed(start), 1)
    arrive(start, link_of(forged, note))
    expect(start.locator(TELL)).to_contain_text(f"from move {len(forged.plies)} on")
    start.keyboard.press("Escape")
    assert settles(start) == "lit" and record(start)["actions"] == actions


def test_a_link_that_comes_back_asks_nothing_where_the_match_is_known(start, browser, site):
    """Two who sat at one device go on by links: only the one who gets the first link is asked who they are."""
    sit_down(start, "", "", seed=1)
    next_state(start)
    start.locator("dialog.curtain button").click()
    click_until_other(start)
    share = "document.querySelector('.tool.share').click()"
    start.evaluate("document.querySelector('dialog.curtain')?.remove()")
    start.evaluate(share)
    address = start.locator(LINK).input_value()
    start.keyboard.press("Escape")
    with elsewhere(browser, address) as other:
        other.locator(f"{TELL} .primary").click(timeout=READY)
        play_until_sent(other, 3, seat=other.evaluate(KEPT)["turn"])
        back = send(other)
        arrive(start, hash_of(back))
        assert settles(start) == "lit"
        expect(start.locator("dialog")).to_have_count(0)
        arrive(other, hash_of(back))
        assert settles(other) == "send"
        expect(other.locator("dialog")).to_have_count(0)


def click_until_other(page: Page) -> None:
    """Play until the other person is to move."""
    dice = random.Random(1)
    while next_state(page) == "lit":
        click_any(page, dice)


def another_past(match: Match, fewest: int) -> Match:
    """The match up to the first ply from `fewest` on that has another choice, with that choice taken instead."""
    for number in range(fewest, len(match.plies)):
        branch = match.branch(number, None, 0)
        others = [action for action in branch.choices() if action != match.plies[number].action]
        if others:
            again = Match(match.game, match.seats, match.options, match.seed)
            for done in match.plies[:number]:
                again.do(done.action)
            again.act(notation(others[0]))
            return again
    raise AssertionError("everything was forced")


def location(page: Page) -> str:
    return page.evaluate("location.hash")


# --- sharing ---------------------------------------------------------------------------------------------


def test_a_link_too_long_for_a_code_is_shared_without_one(start):
    match = next(
        each for each in (random_match(GAMES["pantheon"], 4, seed) for seed in range(40)) if len(link_of(each)) > 3000
    )
    put(start, match, "", *["uniform"] * 3)
    start.keyboard.press("Escape")
    start.keyboard.press("e")
    dialog = start.locator("dialog.share")
    expect(dialog).to_contain_text("too long for a QR code")
    expect(dialog.locator(".qr")).to_have_count(0)
    assert open_link(GAMES, hash_of(start.locator(LINK).input_value())).match.record() == match.record()


def test_a_match_is_shared_with_honest_words_and_opens_elsewhere_at_the_moment_looked_at(start, browser):
    start.set_viewport_size(PHONE)
    sit_down(start, "", "uniform")
    dice = random.Random(2)
    for _ in range(8):
        assert next_state(start) == "lit"
        click_any(start, dice)
    next_state(start)
    start.locator(".more-button").click()
    start.locator(".tool.share").click()
    dialog = start.locator("dialog.share")
    expect(dialog).to_contain_text("look ahead")
    expect(dialog.locator("svg.qr path")).to_be_visible()
    expect(dialog).to_contain_text(re_length(start.locator(LINK).input_value()))
    assert start.evaluate("document.documentElement.scrollWidth <= innerWidth")
    address = start.locator(LINK).input_value()
    shared = open_link(GAMES, hash_of(address))
    assert shared.match.record() == record(start)
    start.keyboard.press("Escape")
    with elsewhere(browser, f"{address}@5") as other:
        expect(other.locator(".past-count")).to_contain_text("5", timeout=READY)
        assert record(other) == record(start)
        other.locator("[data-past=now]").click()
        assert next_state(other) == "lit"  # with one person only, the page doesn't ask who opens the link
        other.locator(".menu-button").click()
        other.locator(".menu-item.at-table", has_text="Verify").click()
        facts = other.locator("dialog.verify dd")
        assert facts.nth(0).inner_text() == str(len(shared.match.plies))
        assert facts.nth(1).inner_text().replace(" ", "") == shared.match.chain()[-1]
        assert facts.nth(2).inner_text().replace(" ", "") == shared.match.hash()
        compared = other.locator("dialog.verify .verify-found").last
        other.locator("dialog.verify input").fill(address)
        other.locator("dialog.verify form button").click()
        expect(compared).to_contain_text("same")
        forged = another_past(shared.match, 3)
        other.locator("dialog.verify input").fill(link_of(forged))
        other.locator("dialog.verify form button").click()
        expect(compared).to_contain_text(f"differ from move {len(forged.plies)} on")


def test_a_what_if_that_comes_by_link_is_never_the_game(start, browser, site):
    sit_down(start, "", "uniform")
    dice = random.Random(4)
    for _ in range(6):
        assert next_state(start) == "lit"
        click_any(start, dice)
    assert next_state(start) == "lit"
    before, kept = record(start), start.evaluate(KEPT)
    branch = replayed(start).branch(3, 0, 7)
    branch.do(branch.choices()[0])
    link = link_of(branch, note_of(kept["id"], kept["players"]))
    arrive(start, link)  # a what-if of the game that is saved here
    expect(start.locator(".whatif-bar")).to_be_visible()
    assert record(start) == before
    start.locator("[data-whatif=back]").click()
    expect(start.locator(".whatif-bar")).to_be_hidden()
    assert next_state(start) == "lit" and record(start) == before
    other_side = link_of(replayed(start).branch(3, 1, 7), note_of(kept["id"], kept["players"]))
    arrive(start, other_side)  # a what-if of another seat: the page asks first
    expect(start.locator(TELL)).to_contain_text("from the side of Ben")
    assert leaks(start, 0) == set()
    start.keyboard.press("Escape")
    with elsewhere(
        browser, f"{site}#{link}"
    ) as other:  # a what-if of a game that isn't saved here: a copy of the game is
        expect(other.locator(".whatif-bar")).to_be_visible(timeout=READY)
        assert record(other)["actions"] == before["actions"][:3] and other.evaluate(KEPT)["id"] != kept["id"]


def note_of(match: str, players: list[dict]) -> str:
    """A note as the page writes it."""
    lines = [match, *(player["name"] + (f"\t{player['level']}" if player.get("level") else "") for player in players)]
    return urlsafe_b64encode("\n".join(lines).encode()).decode().rstrip("=")


def re_length(address: str) -> str:
    return f"{len(address)} characters"


def play_the_deal(page: Page, match: Match) -> None:
    """The start screen shows the deal of the link, and its button starts exactly this deal."""
    expect(page.locator(".deal")).to_contain_text(str(match.seed), timeout=READY)
    assert page.locator(".place").count() == match.seats
    page.locator(".readings").wait_for(state="attached")
    page.locator(".deal button").click()
    assert next_state(page) == "lit"
    click_any(page, random.Random(1))
    assert {**record(page), "actions": []} == match.record()


def test_a_deal_and_the_deal_of_a_day_are_laid_out_on_the_start_screen(page, site):
    match = Match(GAMES["panthalos"], 4, {"place_order": "turn"}, 4711)
    page.goto(f"{site}#{deal_of(match)}")
    play_the_deal(page, match)
    arrive(page, "day-2026-11-21")
    expect(page.locator(".deal")).to_contain_text("November 21, 2026")
    assert page.locator("#seed").input_value() == "20261121"
    page.locator(".deal button").click()
    next_state(page)
    click_any(page, random.Random(1))
    assert record(page)["seed"] == 20261121


def test_links_of_another_game_opened_cold_choose_it_with_its_setup_and_put_its_match_on_the_table(browser, site):
    match = Match(GAMES["pantheon"], 3, {"bonus": "drafted"}, 4711)
    with elsewhere(browser, f"{site}#{deal_of(match)}") as page:
        expect(page.locator(".title-pantheon input")).to_be_checked(timeout=READY)
        expect(page.locator(".segment")).to_have_count(len(GAMES["pantheon"].seats))
        play_the_deal(page, match)
    whole = random_match(GAMES["pantheon"], 2, 3).record()
    played = replay(GAMES, whole | {"actions": whole["actions"][:40]})
    with elsewhere(browser, f"{site}#{link_of(played)}") as page:
        page.locator(f"{TELL} .primary").click(timeout=READY)
        expect(page.locator(".pantheon-map")).to_be_visible(timeout=READY)
        assert record(page) == played.record()


# --- damage ----------------------------------------------------------------------------------------------


def test_whatever_is_wrong_with_a_link_is_said_and_the_match_on_the_table_goes_on(start):
    sit_down(start, "", "uniform")
    next_state(start)
    click_any(start, random.Random(1))
    assert next_state(start) == "lit"
    before = record(start)
    link = link_of(random_match(GAMES["panthalos"], 3, 5), "bm90ZQ")
    for words, said in {
        link[:-1]: f"{len(link) - 1} of {len(link)} characters",
        link[:12]: "only 12 characters",
        link[:40] + "x" + link[41:]: "damaged",
        "made-up": "not a link of Panoply",
        "g1." + "A" * 2_000_000: "no game has more",
        "%E0%A4%A": "not a link",
    }.items():
        took = start.evaluate(HOW_LONG, words)
        expect(start.locator(TELL)).to_contain_text(said)
        assert took < 1000 * SLOW
        start.keyboard.press("Escape")
        expect(start.locator(TELL)).to_have_count(0)
        assert location(start) == ""
    hostile = "<img src=x>\u202e" + "x" * 300  # names must be shown as plain, short text
    arrive(start, link_of(Match(GAMES["panthalos"], 2), note_of("abcdefgh", [{"name": hostile}, {"name": "<b>Bea"}])))
    expect(start.locator(TELL)).to_contain_text("<b>Bea")
    expect(start.locator(TELL)).to_contain_text("<img src=x>" + "x" * 13 + " ")
    expect(start.locator("[src=x]")).to_have_count(0)
    start.keyboard.press("Escape")
    start.locator(".skip").focus()
    start.keyboard.press("Enter")
    arrive(start, "actions")
    assert next_state(start) == "lit" and record(start) == before
    expect(start.locator(TELL)).to_have_count(0)
    click_any(start, random.Random(2))
    assert len(record(start)["actions"]) > len(before["actions"])


HOW_LONG = """words => new Promise(resolve => {
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (document.querySelector('dialog.told')) { watch.disconnect(); resolve(performance.now() - began); }
  });
  watch.observe(document.body, { childList: true });
  location.hash = words;
})"""


def test_a_long_match_is_written_and_read_in_a_moment(start, record_property):
    match = next(m for m in (random_match(GAMES["panthalos"], 5, seed) for seed in range(99)) if len(m.plies) >= 300)
    times = start.evaluate(TIMES, match.record())
    print(f"{len(match.plies)} plies: " + json.dumps(times))
    assert times["link"] == link_of(match)
    assert times["written"] < 300 * SLOW and times["read"] < 300 * SLOW


TIMES = """async record => {
  const { Client } = await import(new URL('engine/client.js', location.href).href);
  const client = new Client();
  await client.ask('load', { record });
  const least = async (verb, params) => {
    const times = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const began = performance.now();
      await client.ask(verb, params);
      times.push(performance.now() - began);
    }
    return Math.min(...times);
  };
  const { link } = await client.ask('link');
  const times = { link, written: await least('link'), read: await least('open', { link }) };
  client.close();
  return times;
}"""
