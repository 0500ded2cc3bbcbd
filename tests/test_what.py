"""Everything on the table says what it is and where: names that can be found on the board, and cards that explain
things."""

import re

import pytest

from extent import by_extent, mostly
from test_access import LANGUAGES, prefer, press, put, reach, visiting
from test_page import choose_game

INNER = re.compile(r"\b\d{3,4}\b|FORO-|\bpair \d|\bpaire \d|\bPaar \d")

NAMES = """async () => {
  const at = (path) => import(new URL(path, location.href).href);
  const { openText } = await at('ui/text.js');
  const { names } = await at('games/pantheon/names.js');
  const { HEXES } = await at('games/pantheon/map.js');
  const said = {};
  for (const language of ['en', 'fr', 'de']) {
    const text = openText();
    await text.speak(language, ['text/', 'games/pantheon/text/'], names);
    said[language] = HEXES.map(({ id }) => text.action(`place ${id}`));
  }
  return said;
}"""


def test_each_space_of_the_map_has_a_name_of_its_own_in_every_language(browser, site):
    with visiting(browser, site) as page:
        said = page.evaluate(NAMES)
    for language in LANGUAGES:
        assert len(set(said[language])) == len(said[language]) == 282
        assert not [name for name in said[language] if re.search(r"\d{3}|\{|where|\bde [AEIOU]", name)]
    assert "Place on the sea south-east of Knossos" in said["en"]
    assert "Placer sur la terre au nord-ouest d’Eboracum" in said["fr"]
    assert "Auf das Meer südöstlich von Knossos setzen" in said["de"]


WORDS = """() => [
  ...[...document.querySelectorAll('.table [aria-label]')].map(each => each.getAttribute('aria-label')),
  ...[...document.querySelectorAll('.story .said, .question, .note-words, .choice')].map(each => each.textContent),
]"""


@pytest.mark.parametrize("game, rule", [("pantheon", "march"), ("panthalos", "choose_slot"), ("hybris", "turn")])
def test_nothing_at_the_table_is_called_by_a_number_that_is_nowhere_on_the_board(browser, site, game, rule):
    with visiting(browser, site) as page:
        choose_game(page, game)
        put(page, reach(rule, later=30, game=game), "", "uniform")
        for language in LANGUAGES:
            prefer(page, language=language)
            page.locator(f"html[lang='{language}'] .play.live").wait_for()
            page.locator(".tool.hint").click()
            page.locator(".note.advice").wait_for()
            assert [words for words in page.evaluate(WORDS) if INNER.search(words)] == []


# --- cards -----------------------------------------------------------------------------------------------

# What the card says of everything on the table, after the mouse rested on it, or W was pressed there. Delays are cut.
CARDS = """async way => {
  const real = window.setTimeout;
  window.setTimeout = (run, time, ...more) => real(run, time >= 300 && time <= 700 ? 0 : time, ...more);
  const turns = () => new Promise(done => real(() => real(done)));
  const said = [];
  for (const element of document.querySelectorAll('.play [data-what]')) {
    if (!element.getClientRects().length || element.matches('[data-told]')) continue;
    if (way === 'pointer')
      element.dispatchEvent(new PointerEvent('pointerover',
        { pointerType: 'mouse', bubbles: true, screenX: said.length, screenY: 1 }));
    else if (way === 'touch')
      element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true }));
    else {
      element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true }));
    }
    const cardNow = () => document.querySelector('.whynot:popover-open');
    for (let turn = 0; turn < 100; turn++) {
      await turns();
      if (cardNow()?.querySelector('.whynot-what')?.textContent === element.getAttribute('data-what')) break;
    }
    const card = cardNow();
    const about = [...(card?.querySelectorAll('.whynot-about') ?? [])];
    said.push({
      what: element.getAttribute('data-what'),
      card: card?.querySelector('.whynot-what')?.textContent,
      does: element.matches('.lit') ? card?.querySelector('.whynot-words')?.textContent ?? '' : undefined,
      about: about.map(each => each.querySelector('p').textContent),
      rules: [...(card?.querySelectorAll('.whynot-about > [data-rule]') ?? [])].map(each => each.dataset.rule),
    });
    if (way === 'touch')
      element.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', isPrimary: true, bubbles: true }));
    document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  }
  window.setTimeout = real;
  return said;
}"""


EXPLAINED = [("pantheon", "march"), ("panthalos", "choose_slot"), ("disciples", "build"), ("hybris", "move")]
WAYS = ["pointer", "touch", "keys"]
ALL = [(*each, way) for each in EXPLAINED for way in WAYS]
SOME = [(*each, WAYS[number % len(WAYS)]) for number, each in enumerate(EXPLAINED)]  # each game in one way


def languages_for(game: str, way: str) -> list[str]:
    """One in each way, and another one in the next game; with `--thorough` all."""
    one = ([name for name, _ in EXPLAINED].index(game) + WAYS.index(way)) % len(LANGUAGES)
    return by_extent([], [list(LANGUAGES)[one]], LANGUAGES)


@pytest.mark.parametrize("game, rule, way", mostly(SOME, [each for each in ALL if each not in SOME]))
def test_everything_on_the_table_has_a_card_that_explains_it_with_its_rule(browser, site, game, rule, way):
    with visiting(browser, site, has_touch=way == "touch") as page:
        choose_game(page, game)
        put(page, reach(rule, later=60, game=game), "", "uniform")
        for language in languages_for(game, way):
            prefer(page, language=language)
            page.locator(f"html[lang='{language}'] .play.live").wait_for()
            page.mouse.move(0, 0)
            cards = page.evaluate(CARDS, way)
            assert len(cards) > 60
            for card in cards:
                assert card["card"] == card["what"], card
                assert card["about"] and len(card["rules"]) == len(card["about"]), card
                assert card["does"] is None or card["does"], card
            assert any(card["does"] for card in cards)


def test_a_long_press_shows_the_card_of_something_lit_and_does_not_choose_it(browser, site):
    with visiting(browser, site, viewport={"width": 390, "height": 844}, has_touch=True) as page:
        put(page, reach("choose_slot", later=30), "", "uniform")
        lit = page.locator(".slot.lit").first
        lit.evaluate("each => each.scrollIntoView({ block: 'center' })")
        box = lit.bounding_box()
        finger = page.context.new_cdp_session(page)
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        page.locator(".whynot").wait_for()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(300)
        assert page.locator(".whynot .whynot-words").inner_text().startswith("You can choose: ")
        assert lit.evaluate("each => each.matches('.lit')") and page.locator(".play.live").count()


@pytest.mark.parametrize("game", ["panthalos", "pantheon", "disciples", "hybris"])
def test_the_rules_are_illustrated_by_the_board_itself_and_have_a_list_of_symbols(browser, site, game):
    with visiting(browser, site) as page:
        choose_game(page, game)
        page.evaluate("document.body.append(Object.assign(document.createElement('button'), { id: 'cited' }))")
        page.evaluate(
            "document.querySelector('#cited').dataset.rule = 'legend'; document.querySelector('#cited').click()"
        )
        page.locator("#rules [data-number='legend'] .symbol").first.wait_for()
        legend = page.evaluate(
            "async game => {"
            "const { pictures, figures, verbs } = await import(new URL(`games/${game}/legend.js`, location.href).href);"
            "return { pictures: Object.keys(pictures), figures, verbs } }",
            game,
        )
        assert page.locator("#rules .symbol").count() == len(legend["pictures"])
        for number, terms in legend["figures"].items():
            section = page.locator(f"#rules [data-number='{number}']")
            assert section.locator("figure").count() == len(terms), number
        # in the colours of the board
        colours = page.evaluate(
            "[...document.querySelectorAll('#rules .drawn')]"
            ".map(each => getComputedStyle(each).getPropertyValue('--pen'))"
        )
        assert len(colours) >= len(legend["pictures"]) and all(colours)
        # every picture shows something: the drawing is on the page and not empty
        assert (
            page.evaluate(
                """[...document.querySelectorAll('#rules .drawn > svg')].filter(each => {
              const box = each.getBoundingClientRect();
              const drawn = [...each.querySelectorAll('use')].every(use =>
              document.querySelector(use.getAttribute('href'))); return box.width < 8 || box.height < 8 ||
              !each.firstElementChild || !drawn;
            }).length"""
            )
            == 0
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_to_a_space_out_of_reach_is_told_by_key_and_on_its_card(browser, site, language):
    with visiting(browser, site) as page:
        choose_game(page, "pantheon")
        prefer(page, language=language)
        put(page, reach("march", game="pantheon"), "", "uniform")
        page.locator(f"html[lang='{language}'] .play.live").wait_for()
        far = page.locator(".hex.home:not(.lit)").first
        far.focus()
        press(page, "g")
        told = page.locator(".answers p").last
        told.wait_for(state="attached")
        words = told.inner_text()
        steps = {"en": "The way there: ", "fr": "Le chemin\u00a0: ", "de": "Der Weg dorthin: "}
        assert words.startswith(steps[language]) and "{" not in words and "route." not in words
        assert not re.search(r":\s*\.", words), words
        press(page, "w")
        assert page.locator(".whynot .whynot-way").inner_text() == words
        lit = page.locator(".hex.lit").first
        lit.focus()
        press(page, "w")
        page.wait_for_timeout(100)
        assert page.locator(".whynot .whynot-way").count() == 0
