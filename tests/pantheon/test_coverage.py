"""Every scenario T01 to T99, every rule of the engine and every refusal has a test."""

import ast
import re
from pathlib import Path

from pyengine.pantheon import EVENTS, RULES, data

HERE = Path(__file__)
MODULES = {path.stem: [each for each in ast.parse(path.read_text(encoding="utf-8")).body
                       if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")]
           for path in sorted(HERE.parent.glob("test_*.py")) if path.name != HERE.name}
TESTS = [test for tests in MODULES.values() for test in tests]

NAMED = re.compile(r"test_(\d+(?:_\d+)*)_")                  # test_3_4_1_...: rule 3.4.1
SCENARIO = re.compile(r"\bT\d+\b")
SCENARIOS = {f"T{number:02}" for number in range(1, 100)}


def docstring(test) -> str:
    return ast.get_docstring(test) or ""


def rules_cited(test) -> set[str]:
    """By its name, and in brackets in its docstring."""
    named = [rule.replace("_", ".") for rule in NAMED.findall(test.name)]
    return {*named, *re.findall(r"[\d.]+", " ".join(re.findall(r"\[([\d., ]+)\]", docstring(test))))}


def strings(tree) -> set[str]:
    return {each.value for each in ast.walk(tree) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def refusals():
    """(key, rule) of every reason the engine can give."""
    for path in sorted(Path(data.__file__).parent.glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "because":
                yield call.args[0].value, call.args[1].value


def test_every_scenario_has_a_test():
    cited = {scenario for test in TESTS for scenario in SCENARIO.findall(docstring(test))}
    assert sorted(SCENARIOS - cited) == []
    assert sorted(cited - SCENARIOS) == []


def test_every_test_is_named_by_a_rule():
    assert [test.name for test in TESTS if not NAMED.match(test.name)] == []


def test_every_rule_of_the_engine_has_a_test():
    cited = {rule for test in TESTS for rule in rules_cited(test)}
    assert sorted({rule.number for rule in RULES.values()} - cited) == []


def test_every_refusal_has_a_test():
    """Its key and the number of its rule stand in one test."""
    tested = [strings(test) for test in TESTS]
    assert list(refusals())
    assert [refusal for refusal in refusals() if not any(words >= set(refusal) for words in tested)] == []


def test_every_event_has_a_test():
    assert sorted(set(EVENTS) - set().union(*map(strings, TESTS))) == []


def test_no_two_tests_of_a_module_have_one_name():
    """The second would silently take the place of the first."""
    for module, tests in MODULES.items():
        names = [test.name for test in tests]
        assert sorted(names) == sorted(set(names)), module
