"""The rules digests of the games: complete, the same in every language, and cited by the engine."""

import ast
import io
import json
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

from facts import facts_of
from pyengine import GAMES

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "fr", "de")
LONGEST = 400  # characters of a paragraph
NUMBER = r"\d+(?:\.\d+)*"
CITATION = re.compile(rf"\[({NUMBER})(?: to ({NUMBER}))?\]")
MARKUP = re.compile(r"[<>*_`#\n\t'\"]|  |^ | $")  # and typewriter quotes, and stray spaces
REFERENCE = re.compile(rf"\(({NUMBER}(?:, {NUMBER})*)\)")

WITH_RULES = [name for name in GAMES if (ROOT / "web/games" / name).is_dir()]
each_game = pytest.mark.parametrize("name", WITH_RULES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def read(name: str, folder: str, file: str) -> dict:
    return json.loads((ROOT / "web/games" / name / folder / f"{file}.json").read_text(encoding="utf-8"))


def sections(name: str, language: str) -> dict[str, dict]:
    """The digest's sections by number."""
    return {section["number"]: section for section in read(name, "rules", language)["sections"]}


def paragraphs(section: dict) -> list[str]:
    return section["text"] + ([section["ruling"]] if "ruling" in section else [])


# --- what the engine cites -------------------------------------------------------------------------------


def cited_in_words(source: str) -> set[str]:
    """Numbers in brackets in docstrings and comments; `[3.5 to 3.7]` cites its ends and what lies between them."""
    texts = [
        ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
    ]
    texts += [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    found = set()
    for first, last in (match.groups() for text in texts for match in CITATION.finditer(text)):
        found |= {first} | (set(between(first, last)) if last else set())
    return found


def between(first: str, last: str) -> list[str]:
    """The numbers from 3.5 to 3.7, for example."""
    chapter, _, start = first.rpartition(".")
    assert last.rpartition(".")[0] == chapter, f"[{first} to {last}] spans chapters"
    return [f"{chapter}.{n}".lstrip(".") for n in range(int(start), int(last.rpartition(".")[2]) + 1)]


def cited_in_reasons(source: str) -> set[str]:
    """The second argument of every `because(key, number)`."""
    return {
        ast.literal_eval(node.args[1])
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because"
    }


@cache
def cited(name: str) -> frozenset[str]:
    """Every number the game's package cites anywhere."""
    game = GAMES[name]
    found = {rule.number for rule in game.rules.values()} | set(game.events.values())
    found |= {option.rule for option in game.options}
    for path in (ROOT / "pyengine" / name).glob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= cited_in_words(source) | cited_in_reasons(source)
    return frozenset(found)


def test_the_engine_is_searched_everywhere():
    source = '''"""A place [3.9.9]."""
# --- [3.5 to 3.7] other actions
REASON = because("no_goods", "3.3")
def resolve(s):
    """[3.10] The round ends."""
    return s.parts[1]
'''
    assert cited_in_words(source) == {"3.9.9", "3.5", "3.6", "3.7", "3.10"}
    assert cited_in_reasons(source) == {"3.3"}


# --- the digest against the engine -----------------------------------------------------------------------


@each_language
@each_game
def test_every_rule_cited_is_in_the_digest(name, language):
    assert cited(name) <= set(sections(name, language))


@each_language
@each_game
def test_every_section_is_cited_unless_excepted(name, language):
    assert set(sections(name, language)) - cited(name) == set(facts_of(name).page.uncited)


@each_language
@each_game
def test_rulings_name_the_options_that_change_them(name, language):
    texts = read(name, "text", language)
    for option in GAMES[name].options:
        ruling = sections(name, language)[option.rule].get("ruling", "")
        assert texts[f"option.{option.name}"] in ruling, f"{option.rule}: {ruling}"


# --- the digest in itself --------------------------------------------------------------------------------


@each_language
@each_game
def test_sections_are_complete_and_in_order(name, language):
    digest = read(name, "rules", language)
    assert set(digest) == {"title", "note", "sections"} and digest["title"] and digest["note"]
    for section in digest["sections"]:
        assert {"number", "title", "text"} <= set(section) <= {"number", "title", "text", "ruling"}
        assert section["title"] and section["text"] and all(paragraphs(section)), section["number"]
    numbers = [section["number"] for section in digest["sections"]]
    order = [[int(part) for part in number.split(".")] for number in numbers]
    assert order == sorted(order) and len(set(numbers)) == len(numbers)
    for number in numbers:
        assert "." not in number or number.rpartition(".")[0] in numbers, f"{number} has no heading above it"


@each_game
def test_languages_have_the_same_structure(name):
    shapes = [
        [
            (section["number"], len(section["text"]), "ruling" in section)
            for section in read(name, "rules", language)["sections"]
        ]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1] == shapes[2]


@each_game
def test_languages_refer_to_the_same_rules_in_every_paragraph(name):
    for number, section in sections(name, "en").items():
        for language in LANGUAGES[1:]:
            for ours, theirs in zip(paragraphs(section), paragraphs(sections(name, language)[number]), strict=True):
                assert sorted(REFERENCE.findall(ours)) == sorted(REFERENCE.findall(theirs)), (
                    f"{language} {number}: {theirs}"
                )


@each_game
def test_languages_tell_the_same_numbers(name):
    for number, section in sections(name, "en").items():
        for language in LANGUAGES[1:]:
            for ours, theirs in zip(paragraphs(section), paragraphs(sections(name, language)[number]), strict=True):
                assert sorted(re.findall(r"\d+", ours)) == sorted(re.findall(r"\d+", theirs)), (
                    f"{language} {number}: {theirs}"
                )


@each_language
@each_game
def test_paragraphs_are_short_and_plain(name, language):
    for number, section in sections(name, language).items():
        for text in paragraphs(section):
            assert len(text) <= LONGEST, f"{number}: {len(text)} characters"
            assert not MARKUP.search(text), f"{number}: {text}"


@each_language
@each_game
def test_references_exist(name, language):
    known = sections(name, language)
    for number, section in known.items():
        for text in paragraphs(section):
            for group in REFERENCE.findall(text):
                assert set(group.split(", ")) <= set(known), f"{number}: ({group})"


# --- the glossary ----------------------------------------------------------------------------------------


@each_game
def test_glossary_is_complete(name):
    glossary = read(name, "rules", "glossary")
    assert glossary
    for term, entry in glossary.items():
        assert set(entry) - {"forms"} == {*LANGUAGES, "rule", "about"}, term  # forms: what is recognised in sentences
        assert set(entry.get("forms", ())) <= set(LANGUAGES), term
        assert set(entry["about"]) == set(LANGUAGES), term
        for language in LANGUAGES:
            about = entry["about"][language]
            assert entry[language] and about.endswith(".") and about.count(".") == 1, (
                f"{term}: not one sentence: {about}"
            )
            assert not MARKUP.search(about), f"{term}: {about}"


@each_language
@each_game
def test_glossary_rules_exist(name, language):
    assert {entry["rule"] for entry in read(name, "rules", "glossary").values()} <= set(sections(name, language))
