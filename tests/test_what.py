"""Everything on the table says what it is and where: names that can be found on the board, and cards that explain things."""

import re

import pytest

from test_access import LANGUAGES, prefer, put, reach, visiting
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


@pytest.mark.parametrize("game, rule", [("pantheon", "march"), ("panthalos", "choose_slot")])
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
