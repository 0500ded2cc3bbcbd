"""The reconstructed numbers that texts and rules give in words are those of the engine."""

import json
import re
from itertools import groupby

import pytest

import build
from pyengine.hybris.data import (
    ANANKE,
    BACK,
    CONVERSIONS,
    DRAIN,
    DRAIN_OLYMPIAN,
    FOLLOWERS_PER_PRAYER,
    FRONT,
    GREATEST,
    KRATOS,
    PREACH,
    PREACH_TECHNOLOGY,
    RENOWN,
    STORE,
    STORED_POINTS,
    UNLOCK_POINTS,
)
from pyengine.hybris.grammar import EFFECTS
from pyengine.hybris.tartarus import DEAL

WEB = build.WEB / "games" / "hybris"
(GREAT, MOST), (GOOD, SOME), (ENOUGH, NONE), (_, LEAST) = RENOWN


def texts(language: str) -> dict[str, str]:
    return json.loads((WEB / "text" / f"{language}.json").read_text("utf-8"))


def rules(language: str) -> dict[str, str]:
    found = {}

    def read(section: dict) -> None:
        found[section["number"]] = " ".join(section["text"])
        for part in section.get("sections", []):
            read(part)

    for section in json.loads((WEB / "rules" / f"{language}.json").read_text("utf-8"))["sections"]:
        read(section)
    return found


def glossary(language: str) -> dict[str, str]:
    terms = json.loads((WEB / "rules" / "glossary.json").read_text("utf-8"))
    return {term: each["about"][language] for term, each in terms.items() if "about" in each}


def numbers(sentence: str) -> list[int]:
    """The numbers of a sentence in their order, without those of sections in brackets."""
    return [int(each) for each in re.findall(r"\d+", re.sub(r"\([\d., ]+\)", "", sentence))]


def prices(rows: tuple) -> list[int]:
    """The numbers in the table of a conversion: by price, the price and how much each row for it buys."""
    found = []
    for cost, group in groupby(sorted(rows, key=lambda row: row.cost), key=lambda row: row.cost):
        bought = [op for row in group for op in EFFECTS[row.buys]]
        found += [cost, *(op.n for op in bought if op.kind in ("gain", "draw", "unguilt"))]
    return found


def price_list(text: str) -> str:
    """The sentences that begin with a price."""
    return " ".join(each for each in re.split(r"(?<=[.]) ", text) if each[0].isdigit())


def sentence(text: str, pattern: str) -> str:
    [found] = [each for each in re.split(r"(?<=[.;]) ", text) if re.search(pattern, each)]
    return found


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_numbers_in_words_are_those_of_the_engine(language):
    said, told, about = texts(language), rules(language), glossary(language)
    drained = [DRAIN, DRAIN + DRAIN_OLYMPIAN]
    assert numbers(said["what.drain"]) == numbers(about["drain"]) == drained
    assert numbers(sentence(told["4.4"], "Drain|Abzapfen")) == drained
    assert numbers(about["underworld"]) == [DRAIN]
    assert numbers(sentence(told["3.1.3"], "Kratos.*5.4")) == [-FRONT[ANANKE].modifier, FRONT[KRATOS].modifier]
    assert BACK[ANANKE].modifier == 0 and BACK[KRATOS].modifier == FRONT[KRATOS].modifier
    for section, rows in (("4.1", CONVERSIONS), ("10.3", DEAL)):
        assert numbers(price_list(told[section])) == prices(rows)
    assert numbers(told["3.4.5"]) == [GREAT, MOST, GOOD, SOME, ENOUGH, -LEAST] and NONE == 0 and GREAT == GREATEST
    assert numbers(about["renown"]) == [MOST, GREAT, SOME, GOOD, ENOUGH, -LEAST]
    for unlocked in (sentence(told["2.4"], "8.1"), said["tip.free_piece"], said["guide.step.convert"]):
        assert numbers(unlocked) == [UNLOCK_POINTS]
    assert numbers(said["what.preach"])[:2] == [PREACH, PREACH_TECHNOLOGY]
    assert STORE in numbers(told["5.3"]) and STORED_POINTS in numbers(told["5.3"])
    assert FOLLOWERS_PER_PRAYER in numbers(told["3.4.4"])
