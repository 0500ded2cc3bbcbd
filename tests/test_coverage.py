"""Every scenario, every rule of the engine, every refusal and every event of a game has a test in the game's folder."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import pyengine
from facts import facts_of
from pyengine import GAMES

HERE = Path(__file__).parent

NAMED = re.compile(r"test_(\d+(?:_\d+)*)_")  # test_3_9_10_...: rule 3.9.10
SCENARIO = re.compile(r"\bT\d+\b")

each_game = pytest.mark.parametrize("name", [name for name in GAMES if facts_of(name).scenarios])


@cache
def modules(name: str) -> dict[str, list]:
    """The tests of each module, as syntax trees."""
    return {
        path.stem: [
            each
            for each in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")
        ]
        for path in sorted((HERE / name).glob("test_*.py"))
    }


def written_for(name: str) -> list:
    return [test for tests in modules(name).values() for test in tests]


def docstring(test) -> str:
    return ast.get_docstring(test) or ""


def rules_cited(test) -> set[str]:
    """By its name, and in brackets in its docstring."""
    named = [rule.replace("_", ".") for rule in NAMED.findall(test.name)]
    return {*named, *re.findall(r"[\d.]+", " ".join(re.findall(r"\[([\d., ]+)\]", docstring(test))))}


def strings(tree) -> set[str]:
    return {each.value for each in ast.walk(tree) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def refusals(name: str):
    """(key, rule) of every reason the engine can give."""
    for path in sorted((Path(pyengine.__file__).parent / name).glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "because":
                yield call.args[0].value, call.args[1].value


@each_game
def test_every_scenario_has_a_test(name):
    facts = facts_of(name)
    scenarios = {f"T{number:02}" for number in range(1, facts.scenarios + 1) if number not in facts.later}
    cited = {scenario for test in written_for(name) for scenario in SCENARIO.findall(docstring(test))}
    assert sorted(scenarios - cited) == []
    assert sorted(cited - scenarios) == []


@each_game
def test_every_test_is_named_by_a_rule(name):
    assert [test.name for test in written_for(name) if not NAMED.match(test.name)] == []


@each_game
def test_every_rule_of_the_engine_has_a_test(name):
    cited = {rule for test in written_for(name) for rule in rules_cited(test)}
    assert sorted({rule.number for rule in GAMES[name].rules.values()} - cited) == []


@each_game
def test_every_refusal_has_a_test(name):
    """Its key and the number of its rule stand in one test."""
    tested = [strings(test) for test in written_for(name)]
    assert list(refusals(name))
    assert [refusal for refusal in refusals(name) if not any(words >= set(refusal) for words in tested)] == []


@each_game
def test_every_event_has_a_test(name):
    assert sorted(set(GAMES[name].events) - set().union(*map(strings, written_for(name)))) == []


@each_game
def test_no_two_tests_of_a_module_have_one_name(name):
    """The second would silently take the place of the first."""
    for module, tests in modules(name).items():
        names = [test.name for test in tests]
        assert sorted(names) == sorted(set(names)), module
