"""The texts of page and games: alike in every language, and every sentence that play asks for is there.

`Catalogue` looks sentences up as `web/ui/text.js` does, but minds what that one lets pass: a key that isn't there, a
placeholder without an argument, an id that no noun says.
"""

import json
import re
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from extent import by_extent, mostly
from facts import facts_of
from golden import PLAYTHROUGHS
from playing import has_gifts, play_on, random_match, strings_in
from pyengine import GAMES
from pyengine.advice import Advisor
from pyengine.answer import decision_as_json
from pyengine.bots import LADDER
from pyengine.chance import Dice
from pyengine.match import Match, notation

ENGINE = Path(__file__).parents[1] / "pyengine"
WEB = Path(__file__).parents[1] / "web"
LANGUAGES = {"en": ("one", "other"), "fr": ("one", "many", "other"), "de": ("one", "other")}  # with their plural forms
READY = 60_000  # milliseconds a cold start may take on a slow machine
LOOK_EVERY = by_extent(20, 20, 10)  # plies between two looks at what is on the table
ASK_EVERY = by_extent(240, 240, 40)  # plies between two hints
HINTED = 8  # iterations for each

PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?\}")
STRAIGHT = re.compile(r"""["']|\.\.\.|  |^ | $""")  # typewriter quotes, dots, stray spaces
NOT_FRENCH = re.compile(r"(?<!\u00a0)[:»]|(?<!\u202f)[;?!]|«(?!\u00a0)")
NOT_GERMAN = re.compile(r"[«»”]|“(?=\w)| [:;?!]")

# What may be said as in English: names, and words that are the same.
NAMES = (
    r"app\.(name|title)|name\.\d|start\.by|game\..*|place\.[A-Z]+|slot\.(ORACVLUM-1|TITANVS|AGRO)"
    r"|slot\.\d|(nation|god|cause)\.[A-Z]\w+|category\.pietalte"
    r"|(rival|olympian|concept|avatar)\.\w+|option\.olympian\d\.[a-z]+|tile\.\w+\.\d|roman\.\d"
    r"|card\.(P\d|C[HN]\d|[a-z]+)|slot\.[a-z]{4,}"
)
ALIKE = {
    "fr": {
        "Auto ({language})",
        "Menu",
        "Modules",
        "Actions",
        "Animations",
        "Total",
        "Volume",
        "orcs",
        "Points",
        "Pause",
        "Tab",
        "Ctrl + Z",
        "Ctrl + Y",
        "air",
        "artisans",
        "{count} Temples",
        "Artisans",
        "Titans",
        "1 titan",
        "2 titans",
        "4 points",
        "temple",
        "normal",
        "expert",
        "disciples",
        "initiative",
        "points",
        "{count} points",
        "{count} min",
        "{count} disciples",
        "{count} disciples. {about}",
        "Aegis",
        "Aegis +{count}",
        "{count} Aegis",
        "Ambition",
        "Arrogance",
        "Ascension",
        "Carnage",
        "Charge",
        "Forge",
        "Forge (Aegis)",
        "Oracle",
        "Oracle (Aegis)",
        "Temple",
        "Trident",
    },
    "de": {
        "Auto ({language})",
        "Obelisk",
        "Bot: {bot}",
        "Bots: {levels:bot}",
        "Tab",
        "Esc",
        "normal",
        "Aegis",
        "Aegis +{count}",
        "{count} Aegis",
        "{seat}: {count} Aegis",
        "Kerberos",
        "Phalanx",
        "Prophet",
        "Prophet I",
        "Prophet II",
        "Prophet III",
        "Wanderer",
    },
}

WITH_WORDS = [name for name in GAMES if (WEB / "games" / name).is_dir()]
each_game = pytest.mark.parametrize("name", WITH_WORDS)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
each_folder = pytest.mark.parametrize("folder", ["", *WITH_WORDS], ids=["page", *WITH_WORDS])


@cache
def sentences(folder: str, language: str) -> dict:
    """The sentences of a game, or of the page."""
    path = WEB / "games" / folder if folder else WEB
    return json.loads((path / "text" / f"{language}.json").read_text(encoding="utf-8"))


def forms(entry) -> dict[str, str]:
    return entry if isinstance(entry, dict) else {"other": entry}


def flat(folder: str, language: str) -> list[tuple[str, str]]:
    """Every sentence with its key, those for the plural one by one."""
    return [(key, form) for key, entry in sentences(folder, language).items() for form in forms(entry).values()]


class Unsaid(LookupError):
    """A text that isn't there."""


class Catalogue:
    """The texts of a game and the page in one language. `asked` are the keys that were looked for."""

    def __init__(self, name: str, language: str, seats: int = 6):
        self.sentences = sentences("", language) | sentences(name, language)
        self.language = language
        self.names = [self.sentences[f"name.{seat}"] for seat in range(seats)]
        self.asked: set[str] = set()
        self.why, self.action = cache(self.why), cache(self.action)
        self.nouns = {key.partition(".")[0] for key in self.sentences}

    def has(self, key: str) -> bool:
        return key in self.sentences

    def say(self, key: str, args: dict | None = None) -> str:
        if not self.has(key):
            raise Unsaid(f"{self.language}: no text {key}")
        self.asked.add(key)
        entry, args = self.sentences[key], args or {}
        sentence = entry if isinstance(entry, str) else entry.get(str(args["count"]), entry[self.plural(args["count"])])
        return PLACEHOLDER.sub(lambda match: self.word(key, match[2] or match[1], args[match[1]], args), sentence)

    def plural(self, count: int) -> str:
        few = count in (0, 1) if self.language == "fr" else count == 1
        return "one" if few else "many" if self.language == "fr" and count % 1_000_000 == 0 else "other"

    def word(self, key: str, noun: str, value, args: dict) -> str:
        if isinstance(value, list):
            return ", ".join(self.word(key, noun, each, args) for each in value)
        if noun == "seat":
            return self.names[value]
        if isinstance(value, dict):
            return self.say(f"{noun}.{next(iter(value.values()))}", value)
        if isinstance(value, bool):
            return self.say(f"{noun}.{json.dumps(value)}")
        for form in (value, str(value).partition(".")[0]):
            if self.has(f"{noun}.{form}"):
                return self.say(f"{noun}.{form}", args)
        if not isinstance(value, int):
            raise Unsaid(f"{self.language}: {key} wants a word for {noun} {value!r}")
        return str(value)

    def why(self, reason: str, *args: tuple) -> str:
        return self.say(f"reason.{reason}", dict(args))

    def action(self, text: str) -> str:
        verb, *ids = text.split(" ")
        ids = [int(each) if re.fullmatch(r"-?\d+", each) else each for each in ids]
        keys = [key for key in [f"action.{verb}.{ids[0]}" if ids else "", f"action.{verb}"] if self.has(key)]
        if not keys:
            raise Unsaid(f"{self.language}: no text for the action {text}")
        return self.say(keys[0], {str(n): each for n, each in enumerate(ids)} | {"count": ids[0] if ids else 0})


# --- the same in every language --------------------------------------------------------------------------


@each_other_language
@each_folder
def test_languages_have_the_same_keys_in_the_same_order(folder, language):
    assert list(sentences(folder, language)) == list(sentences(folder, "en"))


@each_language
@each_folder
def test_plural_forms_are_those_of_the_language(folder, language):
    for key, entry in sentences(folder, language).items():
        assert isinstance(entry, dict) == isinstance(sentences(folder, "en")[key], dict), key
        assert isinstance(entry, str) or tuple(form for form in entry if form != "0") == LANGUAGES[language], key


@each_language
@each_folder
def test_placeholders_are_the_same(folder, language):
    for key, form in flat(folder, language):
        expected = {match[0] for match in PLACEHOLDER.finditer(forms(sentences(folder, "en")[key])["other"])}
        found = {match[0] for match in PLACEHOLDER.finditer(form)}
        if form == forms(sentences(folder, language)[key]).get("0"):  # where nothing happened, nothing came of it
            assert found <= expected, f"{key}: {form}"
        else:
            assert found | {"{count}"} == expected | {"{count}"}, f"{key}: {form}"
        assert not re.search(r"[{}]", PLACEHOLDER.sub("", form)), f"{key}: {form}"


@each_other_language
@each_folder
def test_everything_is_translated(folder, language):
    for key, entry in sentences(folder, language).items():
        form = forms(entry)["other"]
        free = (
            re.fullmatch(NAMES, key) or form in ALIKE[language] or not re.search(r"[^\W\d_]", PLACEHOLDER.sub("", form))
        )
        assert free or form != forms(sentences(folder, "en")[key])["other"], key


@each_language
@each_folder
def test_texts_are_typeset(folder, language):
    wrong = {"fr": NOT_FRENCH, "de": NOT_GERMAN}.get(language)
    for key, form in flat(folder, language):
        assert form and not STRAIGHT.search(form), f"{key}: {form}"
        assert wrong is None or not wrong.search(PLACEHOLDER.sub("x", form)), f"{key}: {form}"


@each_language
def test_the_log_names_who_decided_a_tie(language):
    tie = {"slot": 0, "side": "DARK", "people": "orc", "light": 3, "dark": 3, "why": "initiative", "decider": 1}
    text = Catalogue("disciples", language)
    assert text.names[1] in text.say("event.quest_won", tie)
    assert text.names[1] not in text.say("event.quest_won", tie | {"why": "light", "decider": None})


# --- what play asks for ----------------------------------------------------------------------------------


@cache
def played(name: str) -> tuple[dict[str, Catalogue], set[str]]:
    """The catalogues after random matches with all that they asked for, and the ids that were on the table."""
    game = GAMES[name]
    catalogues = {language: Catalogue(name, language) for language in LANGUAGES}
    ids: set[str] = set()
    matches = by_extent(0, facts_of(name).page.told, 10 * facts_of(name).page.told)
    for seed, options in zip(range(matches), cycle(every_option(game)), strict=False):
        match = Match(game, seats_for(game, options, seed), options, seed)
        if has_gifts(game, seed):
            facts_of(name).gifts(match.state)
        tell_match(match, catalogues.values(), ids)
    return catalogues, ids


def every_option(game) -> list[dict]:
    """The options of every table, which tell of each mode; then every value of every option once, the others as they
    are, where that can be played."""
    tables = [table.options for table in game.tables]
    alone = [{option.name: value} for option in game.options for value in option.values if value != option.default]
    found = [{}]
    for options in [*tables, *alone]:
        if options not in found and fitting(game, options):
            found.append(options)
    return found


def seats_for(game, options: dict, seed: int) -> int:
    """A number of seats with which these options can be played, another one for every fourth seed."""
    seats = fitting(game, options)
    return seats[seed // 4 % len(seats)]


def fitting(game, options: dict) -> list[int]:
    """The numbers of seats with which these options can be played."""
    chosen = {option.name: option.default for option in game.options} | options
    return [seats for seats in game.seats if game.why_not_setup(seats, chosen) is None]


def tell_match(match: Match, catalogues, ids: set[str]) -> None:
    """Play a match at random and say everything that the page would."""
    course = play_on(match, match.seed)
    told = 0
    for number in range(1_000_000):
        if (decision := match.decision()) is None:
            break
        said = decision_as_json(match.game, decision)
        note = strings_in(said["args"]) | {part for action in said["choices"] for part in action.split(" ")[1:]}
        for text in catalogues:
            ask(text, said)
        if number % LOOK_EVERY == 0:
            for seat in (None, decision.seat):
                note |= strings_in(match.game.view(match.state, seat))
        if number % ASK_EVERY == match.seed % ASK_EVERY:
            advisor = Advisor(match.game, match.state, Dice(match.seed), HINTED)
            advisor.go_on()
            actions = advisor.lines()[0].actions
            for text in catalogues:
                for term, args in advisor.gains((), actions):
                    text.say(f"hint.{term}", args)
                for action in actions:
                    text.action(notation(action))
            tell_ways(match, decision.seat, catalogues)
        next(course)
        for ply in match.plies[told:]:
            for kind, _, args in ply.events:
                note |= strings_in(args)
                for text in catalogues:
                    tell(text, kind, args)
        told = len(match.plies)
        ids |= note
    outcome = match.game.outcome(match.state)
    for text in catalogues:
        end(text, outcome, match.game.score(match.state))


def tell_ways(match: Match, seat: int, catalogues) -> None:
    """The ways to what the seat may not do now."""
    for action, _ in match.decision().refused if match.game.route else ():
        for term, args in match.game.route(match.state, seat, action):
            for text in catalogues:
                text.say(f"route.{term}", args)


def ask(text: Catalogue, decision: dict) -> None:
    """The question, the choices, and why others are refused."""
    args, seat = decision["args"], decision["seat"]
    rule = f"decision.{decision['rule']}"
    named = {str(n): each for n, each in enumerate(args.values())} | args | {"seat": seat}
    text.say(rule, named)
    if len(decision["choices"]) == 1:
        only = f"{rule}.only.{decision['choices'][0].split(' ')[0]}"
        if text.has(only):
            text.say(only, named)
    text.say(f"{rule}.waiting", {"seat": seat})
    for action in decision["choices"]:
        text.action(action)
    for refusal in decision["refused"]:
        text.action(refusal["action"])
        text.why(refusal["reason"], *refusal["args"].items())


def tell(text: Catalogue, kind: str, args: dict) -> None:
    keys = [key for key in (f"heading.{kind}", f"event.{kind}") if text.has(key)]
    if not keys:
        raise Unsaid(f"{text.language}: no text for the event {kind}")
    for key in keys:
        text.say(key, args)


def end(text: Catalogue, outcome: dict, scores: list[dict]) -> None:
    text.say("sheet.winner" if len(outcome["winners"]) == 1 else "sheet.winners", outcome)
    text.say(f"end.{outcome['reason']}")
    if outcome["tie_break"] is not None:
        text.say("sheet.tie", outcome)
    for category in scores[0]:
        text.say(f"category.{category}")


@pytest.mark.slow
@pytest.mark.together
@each_game
def test_whatever_happens_has_a_text_in_every_language(name):
    catalogues, _ = played(name)
    for text in catalogues.values():
        for event in GAMES[name].events:
            assert text.has(f"event.{event}") or text.has(f"heading.{event}"), event
        for rule in GAMES[name].rules.values():
            if rule.candidates:
                assert text.has(f"decision.{rule.name}") and text.has(f"decision.{rule.name}.waiting"), rule.name


def declared(game) -> set[str]:
    """The keys of what a game has to its name."""
    keys = {f"game.{game.name}"} | {f"provenance.{table}" for table in game.provenance}
    for option in game.options:
        keys |= {f"option.{option.name}", f"option.{option.name}.about"}
        keys |= {f"option.{option.name}.{json.dumps(value).strip(chr(34))}" for value in option.values}
    return keys


@each_language
@each_game
def test_everything_a_game_declares_has_a_text(name, language):
    text = Catalogue(name, language)
    for key in declared(GAMES[name]):
        text.say(key)
    for level in LADDER:
        text.say("start.bot", {"bot": level})


# --- nothing is there in vain ----------------------------------------------------------------------------

CALLED = re.compile(r'"((?:\w+\.)+[\w.+-]*)"|`((?:[\w.+-]|\$\{[^{}`]*(?:\{[^{}]*\})?[^{}`]*\})+)`')
FROM_PLAY = (
    "action",
    "category",
    "decision",
    "end",
    "event",
    "heading",
    "hint",
    "option",
    "provenance",
    "reason",
    "tie_break",
)


def keys_in(folder: Path, glob: str = "*.js") -> list[re.Pattern]:
    """What the scripts of a folder, but those of the games in it, may ask for: keys in quotes, and templates with
    anything in their gaps."""
    found = set()
    for path in folder.rglob(glob):
        if "games" in path.relative_to(folder).parts:
            continue
        for quoted, template in CALLED.findall(path.read_text(encoding="utf-8")):
            found.add(
                re.escape(quoted) if quoted else ".+".join(map(re.escape, re.split(r"\$\{.*?\}(?!\})", template)))
            )
    return [re.compile(pattern) for pattern in found if re.match(r"\w+\\\.", pattern)]


def acts_in(folder: Path) -> set[str]:
    """The verbs a board may write into `data-acts`: only of such things is it said when they can be used."""
    scripts = [
        re.sub(r'"data-act":[^`\n]*`[^`]*`', "", path.read_text(encoding="utf-8")) for path in folder.rglob("*.js")
    ]
    return {verb for script in scripts for verb in re.findall(r"[`|](\w+) \$", script)}


@pytest.mark.slow
@pytest.mark.together
@each_game
def test_no_text_of_a_game_is_unused(name):
    catalogues, ids = played(name)
    rules = [rule.name for rule in GAMES[name].rules.values() if rule.candidates]
    questions = {f"decision.{rule}{whose}" for rule in rules for whose in ("", ".waiting")}  # some come up very rarely
    asked = catalogues["en"].asked | declared(GAMES[name]) | questions
    called = keys_in(WEB / "games" / name) + [
        key for key in keys_in(WEB) if key.pattern.partition("\\.")[0] not in FROM_PLAY
    ]
    nouns = {
        match[2] or match[1] for _, form in [*flat("", "en"), *flat(name, "en")] for match in PLACEHOLDER.finditer(form)
    }
    ids |= {
        word
        for path in (ENGINE / name).glob("*.py")
        for word in re.findall(r'"([\w+-]+)"', path.read_text(encoding="utf-8"))
    }
    unused = [
        key
        for key in sentences(name, "en")
        if key.startswith("when.") and key.removeprefix("when.") not in acts_in(WEB / "games" / name)
    ]
    for key in set(sentences(name, "en")) - asked:
        noun, _, value = key.partition(".")
        named = value in ids and (noun in nouns or noun in FROM_PLAY)
        if not (
            named or any(each.fullmatch(key) for each in called) or re.fullmatch(facts_of(name).page.composed, key)
        ):
            unused.append(key)
    assert unused == []


def test_no_text_of_the_page_is_unused():
    called = keys_in(WEB)
    nouns = {match[2] or match[1] for _, form in flat("", "en") for match in PLACEHOLDER.finditer(form)} | {"category"}
    unused = [
        key
        for key in sentences("", "en")
        if not any(each.fullmatch(key) for each in called) and key.partition(".")[0] not in nouns
    ]
    assert unused == []


@each_game
def test_about_says_of_every_game_which_numbers_are_ours_in_its_own_words(page, site, name):
    page.goto(site)
    page.locator(".boot.ready").wait_for(state="attached", timeout=READY)
    page.locator(f".title-{name}").click()
    page.locator(".menu-button").click()
    page.get_by_text(Catalogue("", "en").say("menu.about")).click()
    for other in WITH_WORDS:
        for table, origin in GAMES[other].provenance.items():
            if origin == "reconstructed":
                expect(page.locator("dialog.about")).to_contain_text(Catalogue(other, "en").say(f"provenance.{table}"))


# --- every text has room ---------------------------------------------------------------------------------

SIZES = ((390, 844), (820, 1180), (1440, 900))
READ_FROM_MENU = ("menu.rules", "menu.preferences", "keys.title", "menu.about")
PREFER = "async wish => (await import(new URL('ui/preferences.js', location.href).href)).prefer(wish)"

KEEP = """async kept => {
  await (await import(new URL('saved/store.js', location.href).href)).keepMatch(kept);
  document.querySelector('.brand').click();
}"""
ASK = """sentences => sentences.flatMap((words) => {
  const question = document.querySelector('.question');
  question.textContent = words;
  const high = question.scrollHeight - question.clientHeight;
  return high > 4 ? [`“${words}” is ${high} too high for the bar, ${innerWidth} wide`] : [];
})"""

# Boxes with text wider than they are, or cut off below; those that scroll on purpose are left out. Of a select all
# options are measured. Last, keys and placeholders that stand in the page as they are.
CRAMPED = r"""() => {
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !each.closest('.skip, svg') && each.clientWidth > 1;
  const scrolls = (way) => ['auto', 'scroll'].includes(way);
  const pen = document.createElement('canvas').getContext('2d');
  const shortOfRoom = (each, style) => {
    pen.font = style.font;
    const words = Math.max(...[...each.options].map(({ text }) => pen.measureText(text).width));
    return words + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + 16 - each.offsetWidth;
  };
  const found = [];
  for (const each of document.querySelectorAll('body, body *')) {
    if (!isSeen(each) || !each.innerText?.trim() || ['TEXTAREA', 'OPTION'].includes(each.tagName)) continue;
    // a picture may be covered by the next, as cards in a hand
    if (each.matches(':has(> svg:only-child)')) continue;
    const style = getComputedStyle(each);
    const tell = (much, what) => {
      const words = each.innerText.trim().slice(0, 60);
      const name = [each.tagName.toLowerCase(), ...each.classList].join('.');
      if (much > 0) found.push(`${name} “${words}” is ${much} too ${what}`);
    };
    if (each.tagName === 'SELECT') { tell(shortOfRoom(each, style), 'wide'); continue; }
    if (style.textOverflow === 'ellipsis') continue;
    if (!scrolls(style.overflowX)) tell(each.scrollWidth - each.clientWidth - 4, 'wide');
    if (['hidden', 'clip'].includes(style.overflowY)) tell(each.scrollHeight - each.clientHeight - 4, 'high');
  }
  const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap(
    (each) => [each.getAttribute('aria-label'), each.title]);
  const shown = [document.body.innerText, ...labels].join('\n');
  for (const raw of shown.match(/\{\w+(:\w+)?\}|\b[a-z]+\.[a-z_]{2,}(\.\w+)*\b(?!\/)/g) ?? []) {
    found.push(`“${raw}” stands in the page as it is`);
  }
  return found;
}"""


def cramped(page: Page, what: str, sizes=SIZES) -> list[str]:
    """What is cramped at any of the widths."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{what}, {width} wide: {each}" for each in page.evaluate(CRAMPED)]
    return found


WORDY = ["fr", "de"]  # the languages with the longest words


@cache
def moments() -> list[dict]:
    """Records that end where something else is to be decided each time; and a whole match."""
    found = {}
    for name, (seats, options, seed) in PLAYTHROUGHS.items():
        game = name.split("_")[0]
        if game in WITH_WORDS:
            match = random_match(GAMES[game], seats, seed, options)
            record = match.record()
            for number, ply in enumerate(match.plies):
                found[game, ply.rule] = {
                    "record": record | {"actions": record["actions"][:number]},
                    "rule": ply.rule,
                    "seat": ply.seat,
                }
            found[game, "the end"] = {"record": record, "rule": "the end", "seat": 0}
    return list(found.values())


@pytest.mark.parametrize("language", mostly(WORDY, ["en"]))
def test_no_text_overflows_its_box(page, site, language):
    text = Catalogue("", language)
    page.goto(site)
    expect(page.locator(".menu-button")).to_be_visible()
    page.evaluate(PREFER, {"language": language, "speed": "instant"})
    expect(page.locator("html")).to_have_attribute("lang", language)
    found = at_the_start(page) + from_the_menu(page, text)
    for number, moment in enumerate(moments()):
        if sizes := sizes_for(number, language):
            found += at_the_table(page, text, moment, sizes)
    assert not found, "\n".join(sorted(set(found)))


def sizes_for(number: int, language: str) -> tuple:
    """The widths at which a moment is looked at: every fourth moment at one of them in one language, the next such one
    at others. What is on the table at most moments is so seen in both wordy languages at every width; what is there at
    one moment only is its question, whose longest words are measured everywhere, and its choices. `--thorough` looks at
    all moments, in all languages, at all widths.
    """
    turn, spoken = divmod(number, 4 * len(WORDY))
    is_mine = spoken % 4 == 0 and WORDY[spoken // 4] == language
    return by_extent((), SIZES[turn % len(SIZES) :][:1] if is_mine else (), SIZES)


def at_the_start(page: Page) -> list[str]:
    page.locator(".readings .reading").first.wait_for(state="attached", timeout=READY)
    page.locator(".segment").last.click()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    return cramped(page, "the start")


def from_the_menu(page: Page, text: Catalogue) -> list[str]:
    """The menu, and what can be read from there."""
    page.locator(".menu-button").click()
    found = cramped(page, "the menu")
    page.keyboard.press("Escape")
    for key in READ_FROM_MENU:
        page.locator(".menu-button").click()
        page.locator(".menu-item", has_text=text.say(key)).first.click()
        page.locator("dialog[open], .rules h2").first.wait_for()
        found += cramped(page, key)
        page.locator(".rules-close, dialog[open] .primary").click()
    return found


def at_the_table(page: Page, text: Catalogue, moment: dict, sizes: tuple) -> list[str]:
    """A moment of a match, seen by the one who is to decide; when it is somebody's turn, among people only."""
    record, rule, seat = moment["record"], moment["rule"], moment["seat"]
    people = range(record["seats"]) if rule == "take_turn" else [seat]
    players = [
        {"name": text.names[each]} | ({} if each in people else {"level": "uniform"}) for each in range(record["seats"])
    ]
    page.evaluate(KEEP, {"record": record, "players": players})
    page.locator(".resume .primary").click()
    page.wait_for_function("() => document.querySelector('.play.live, dialog[open]') !== null", timeout=READY)
    found = cramped(page, f"{record['game']}, {rule}", sizes)
    if page.locator("dialog.curtain").count():
        page.locator("dialog.curtain button").click()
        page.locator(".play.live").wait_for()
        found += cramped(page, f"{record['game']}, {rule}") + questions(page, Catalogue(record["game"], text.language))
        page.locator(".tool.scores").dispatch_event("click")
        page.locator("dialog[open]").wait_for()
        found += cramped(page, "the forecast")
    page.evaluate("for (const each of document.querySelectorAll('dialog[open]')) each.remove()")
    return found


def questions(page: Page, text: Catalogue) -> list[str]:
    """Every question with the longest words it may hold has room in the bar."""
    said, found = [at_length(text, key) for key in text.sentences if key.startswith("decision.")], []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += page.evaluate(ASK, said)
    return found


def at_length(text: Catalogue, key: str) -> str:
    """A sentence with the longest words there are."""

    def longest(match: re.Match) -> str:
        noun = match[2] or match[1]
        words = (
            text.names
            if noun == "seat"
            else [text.say(each) for each in text.sentences if re.fullmatch(rf"{noun}\.[^.]+", each)]
        )
        return max(words or ["99"], key=len)

    return PLACEHOLDER.sub(longest, forms(text.sentences[key])["other"])
