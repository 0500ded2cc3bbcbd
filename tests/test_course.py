"""The course of play: the agenda, steps and decisions; and conventions that every rule of every game keeps."""

import ast
import sys
from pathlib import Path

import pytest

import pyengine
from pyengine import GAMES
from pyengine.course import (
    Course,
    Reason,
    advance,
    apply,
    because,
    choices,
    collect,
    confide,
    decision,
    refused,
    step,
    tell,
    then,
)

# --- a small course: a step with two decisions, and what follows -------------------------------------------


class State(Course):
    __slots__ = ("done",)


def state(*agenda) -> State:
    s = State()
    s.agenda, s.rng, s.luck, s.events, s.done = list(agenda), 1, 0, None, []
    return s


@step
def morning(s):
    """[1] First one thing, then another, and what the first one brings with it."""
    s.done.append("morning")
    then(s, errand, "a")
    then(s, errand, "b")
    then(s, evening)


@step
def errand(s, name):
    """[1.1] Brings two things to do."""
    s.done.append(f"errand {name}")
    then(s, note, f"{name}1")
    then(s, note, f"{name}2")


@step
def note(s, text):
    """[1.1] Nothing follows."""
    s.done.append(text)


@step
def evening(s):
    """[1.2] A seat must decide."""
    then(s, ask, 1, 3)


NO_SUCH_LUCK = because("no_such_luck", "1.2", need=2)


@decision
def ask(s, seat, limit):
    """[1.2] Any number below the limit."""
    for number in range(4):
        yield ("say", number), None if number < limit else NO_SUCH_LUCK


@ask.resolve
def ask(s, seat, limit, action):
    s.done.append(action[1])
    tell(s, "said", seat=seat, number=action[1])
    confide(s, seat, "whispered", number=action[1])
    for _ in range(action[1]):
        then(s, note, "again")
    if action[1]:
        then(s, ask, seat, limit - 1)


RULES = {rule.name: rule for rule in (morning, errand, note, evening, ask)}


def test_what_is_scheduled_happens_in_the_order_written_and_before_what_was_there():
    s = state(("note", "last"), ("morning",))
    advance(RULES, s)
    assert s.done == ["morning", "errand a", "a1", "a2", "errand b", "b1", "b2"]
    assert s.agenda == [("note", "last"), ("ask", 1, 3)]


def test_a_decision_waits_until_an_action_is_applied():
    s = state(("note", "last"), ("ask", 1, 3))
    advance(RULES, s)
    assert (s.done, s.agenda) == ([], [("note", "last"), ("ask", 1, 3)])
    apply(RULES, s, ("say", 2))
    assert s.done == [2, "again", "again"]
    assert s.agenda == [("note", "last"), ("ask", 1, 2)]
    apply(RULES, s, ("say", 0))
    assert s.done == [2, "again", "again", 0, "last"]
    assert s.agenda == []


def test_choices_are_the_candidates_without_a_reason():
    s = state(("ask", 1, 2))
    assert choices(RULES, s) == [("say", 0), ("say", 1)]
    assert refused(RULES, s) == [(("say", 2), NO_SUCH_LUCK), (("say", 3), NO_SUCH_LUCK)]
    assert Reason("no_such_luck", "1.2", {"need": 2}) == NO_SUCH_LUCK


def test_when_nothing_is_left_to_do_there_is_nothing_to_choose():
    s = state()
    advance(RULES, s)
    assert choices(RULES, s) == refused(RULES, s) == []


def test_events_are_told_to_those_who_listen():
    s = state(("ask", 1, 2))
    s.events = []
    apply(RULES, s, ("say", 0))
    assert s.events == [("said", None, {"seat": 1, "number": 0}), ("whispered", 1, {"number": 0})]


def test_in_search_nobody_listens():
    s = state(("ask", 1, 2))
    apply(RULES, s, ("say", 0))
    assert s.events is None


def test_a_rule_knows_its_number_and_its_parameters():
    assert (ask.name, ask.number, ask.parameters) == ("ask", "1.2", ("limit",))
    assert ask.run is None and errand.candidates is None


@pytest.mark.parametrize("text", [None, "", "Draw a card.", "1.2 Draw a card.", "[] Draw a card.", "[a] Draw a card."])
def test_a_rule_without_a_number_is_an_error(text):
    def draw_card(s):
        pass

    draw_card.__doc__ = text
    with pytest.raises(ValueError, match="draw_card"):
        step(draw_card)
    with pytest.raises(ValueError, match="draw_card"):
        decision(draw_card)


def test_two_rules_of_one_name_are_an_error():
    def module(**names):
        made = type(sys)("made")
        vars(made).update(names)
        return made

    @step
    def note(s):
        """[9] Another rule."""

    assert collect(module(one=errand, two=ask), module(again=errand)) == {"errand": errand, "ask": ask}
    with pytest.raises(ValueError, match="note"):
        collect(module(one=RULES["note"]), module(two=note))


# --- the rules of all games --------------------------------------------------------------------------------

PACKAGE = Path(pyengine.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
GAME_FILES = [path for path in FILES if path.parent.name in GAMES]
CORE = {"chance", "course", "game", "prospects"}  # modules that a game may import

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
each_game_file = pytest.mark.parametrize("path", GAME_FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), path.name)


def functions_in(tree) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def kind_of(function: ast.FunctionDef) -> str | None:
    """`step`, `decision`, `resolve`, or None for a plain function."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Name):
            return decorator.id
        if isinstance(decorator, ast.Attribute):
            return decorator.attr
    return None


def schedules(node) -> bool:
    """Is this statement or expression a call of `then`?"""
    call = node.value if isinstance(node, ast.Expr) else node
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "then"


def test_all_games_are_looked_at():
    assert {path.parent.name for path in GAME_FILES} == set(GAMES)
    assert {path.parent.name for path in FILES} - {PACKAGE.name} == set(GAMES)
    assert all(game.name == name for name, game in GAMES.items())


@each_game_file
def test_only_rules_schedule(path):
    """A plain function that called `then` would return before its effect, unnoticed by its callers."""
    tree = tree_of(path)
    allowed = {
        id(node)
        for function in functions_in(tree)
        if kind_of(function) in ("step", "resolve")
        for node in ast.walk(function)
        if schedules(node)
    }
    wrong = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and schedules(node) and id(node) not in allowed
    ]
    assert wrong == [], "`then` outside of a step or a resolution"


@each_game_file
def test_nothing_in_a_rule_follows_then_that_could_rely_on_its_effect(path):
    for function in functions_in(tree_of(path)):
        _, wrong = follow(function.body, False, names_of_state(function))
        assert wrong == [], f"{path.name}: {function.name} goes on after `then` in lines {wrong}"


def names_of_state(function: ast.FunctionDef) -> set[str]:
    """The name of the state, which is the first argument, and of all variables assigned from it."""
    names = {arg.arg for arg in function.args.args[:1]}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[target], value=value) | ast.For(target=target, iter=value) if mentions(
                value, names
            ):
                names |= {part.id for part in ast.walk(target) if isinstance(part, ast.Name)}
    return names


def mentions(expression, names: set[str]) -> bool:
    return any(isinstance(node, ast.Name) and node.id in names for node in ast.walk(expression))


def follow(block: list[ast.stmt], scheduled: bool, names: set[str]) -> tuple[bool, list[int]]:
    """Walk through a block in source order.

    Returns whether a call of `then` has been passed at its end, and the lines that violate the rule: after `then` only
    further calls of it may follow, under conditions that no rule can change.
    """
    wrong: list[int] = []
    for statement in block:
        if schedules(statement):
            scheduled = True
            continue
        if isinstance(statement, (ast.Return, ast.Continue, ast.Break)):
            if scheduled and getattr(statement, "value", None) is not None:
                wrong.append(statement.lineno)
            return False, wrong
        branches, asked = branches_of(statement)
        if scheduled and (branches is None or not is_fixed(asked, names)):
            wrong.append(statement.lineno)
        ends = []
        for branch in branches or ():
            end, inside = follow(branch, scheduled, names)
            ends.append(end)
            wrong += inside
        scheduled = scheduled or any(ends)
    return scheduled, wrong


def branches_of(statement) -> tuple[list[list[ast.stmt]] | None, ast.expr | None]:
    """The blocks of a compound statement and its condition; None for a simple statement."""
    match statement:
        case ast.If():
            return [statement.body, statement.orelse], statement.test
        case ast.For():
            return [statement.body, statement.orelse], statement.iter
        case ast.While():
            return [statement.body, statement.orelse], statement.test
        case ast.Match():
            return [case.body for case in statement.cases], statement.subject
    return None, None


def is_fixed(expression: ast.expr, names: set[str]) -> bool:
    """Is the value independent of what rules do? It must call nothing and read nothing of the state but its options."""
    options = {
        id(node.value) for node in ast.walk(expression) if isinstance(node, ast.Attribute) and node.attr == "options"
    }
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) or (isinstance(node, ast.Name) and node.id in names and id(node) not in options):
            return False
    return True


@pytest.mark.parametrize(
    "body, lines",
    [
        ("s.gold += 1; then(s, rule)", []),
        ("then(s, rule); then(s, other)", []),
        ("then(s, rule); s.gold += 1", [1]),
        ("then(s, rule); tell(s, 'done')", [1]),
        ("if s.gold:\n then(s, rule)\n return\ns.gold = 1", []),
        ("if s.gold:\n then(s, rule)\ns.gold = 1", [3]),
        ("if s.gold:\n then(s, rule)\nelse:\n s.gold = 1", []),
        ("for seat in seats:\n then(s, rule, seat)\nthen(s, other)", []),
        ("then(s, rule)\nif s.gold:\n then(s, other)", [2]),
        ("then(s, rule)\nif s.options[3] and not found:\n then(s, other)", []),
        ("then(s, rule)\nif card.bonus:\n then(s, other)", []),
        ("then(s, rule)\nfor p in players_of(s):\n then(s, other)", [2]),
        ("then(s, rule)\nreturn s.gold", [2]),
        ("match action:\n case 1:\n  then(s, rule)\n case 2:\n  s.gold = 1", []),
        ("match action:\n case 1:\n  then(s, rule)\n case 2:\n  s.gold = 1\ns.gold = 2", [6]),
    ],
)
def test_the_check_of_then_sees_what_it_should(body, lines):
    assert follow(ast.parse(body).body, False, {"s"})[1] == lines


@each_game_file
def test_the_docstring_of_every_rule_begins_with_its_number(path):
    for function in functions_in(tree_of(path)):
        if kind_of(function) in ("step", "decision"):
            assert (ast.get_docstring(function) or "")[:2].strip("[").isdigit(), f"{path.name}: {function.name}"


@each_game_file
def test_a_decision_is_written_in_two_halves_one_above_the_other(path):
    body = tree_of(path).body
    for number, function in enumerate(body):
        if isinstance(function, ast.FunctionDef) and kind_of(function) == "decision":
            parts = [each for each in body[number + 1 : number + 3] if isinstance(each, ast.FunctionDef)]
            if parts and kind_of(parts[0]) == "refuse":  # a decision with many choices has a third part in between
                assert parts[0].name == function.name
                assert [arg.arg for arg in parts[0].args.args] == [arg.arg for arg in function.args.args]
                del parts[0]
            assert parts and kind_of(parts[0]) == "resolve", f"{path.name}: {function.name}"
            assert parts[0].name == function.name
            assert [arg.arg for arg in parts[0].args.args] == [arg.arg for arg in function.args.args] + ["action"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_is_registered_under_its_name_and_whole(game):
    for name, rule in game.rules.items():
        assert rule.name == name
        assert (rule.run is None) != (rule.candidates is None)
        assert (rule.candidates is None) == (rule.resolution is None)


# --- the same on every machine -----------------------------------------------------------------------------

BANNED_MODULES = {"random", "time", "datetime", "secrets", "uuid", "os", "sys", "math", "pathlib", "threading"}
BANNED_NAMES = {"hash", "id", "print", "open", "input", "float", "eval", "exec", "frozenset", "vars", "globals"}


@each_game_file
def test_a_game_uses_nothing_that_differs_between_machines(path):
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            assert not {alias.name.split(".")[0] for alias in node.names} & BANNED_MODULES, f"line {node.lineno}"
        if isinstance(node, ast.ImportFrom) and not node.level:
            assert node.module.split(".")[0] not in BANNED_MODULES, f"line {node.lineno}"
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            assert node.id not in BANNED_NAMES, f"line {node.lineno}: {node.id}"
        if isinstance(node, ast.Constant):
            assert type(node.value) not in (float, complex), f"line {node.lineno}: {node.value}"
        if isinstance(node, (ast.BinOp, ast.AugAssign)):
            assert not isinstance(node.op, ast.Div), f"line {node.lineno}: / gives a float"


@each_game_file
def test_no_set_is_gone_through_in_its_own_order(path):
    """A set may be sorted, counted or tested for membership, but its order differs between machines."""
    tree = tree_of(path)
    for scope in [tree, *functions_in(tree)]:
        names = {
            target.id
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign) and is_set(node.value, set())
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(scope):
            for source in order_takers(node):
                assert not is_set(source, names), f"line {source.lineno}: a set in its own order"


def is_set(node, names: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set")):
            return True
        case ast.Name(id=name):
            return name in names
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return is_set(node.left, names) or is_set(node.right, names)
    return False


def order_takers(node):
    """The iterated expressions of a node whose order matters."""
    match node:
        case ast.For() | ast.comprehension():
            yield node.iter
        case ast.Call(
            func=ast.Name(id="list" | "tuple" | "enumerate" | "zip" | "map" | "filter" | "iter" | "reversed")
        ):
            yield from node.args
        case ast.Call(func=ast.Attribute(attr="join" | "extend")):
            yield from node.args
        case ast.Starred():
            yield node.value


# --- dependencies go one way -------------------------------------------------------------------------------

# by module: what it may import from the package; GAMES is the list of games in __init__
MAY_KNOW = {
    "__init__": {"game"},
    "__main__": {"GAMES", "bots", "bridge", "simulate"},
    "chance": set(),
    "course": set(),
    "prospects": set(),
    "game": {"chance", "course"},
    "match": {"chance", "course", "game"},
    "record": {"game", "match"},
    "link": {"game", "match"},
    "search": {"chance", "course", "game", "prospects"},
    "bots": {"chance", "course", "game", "search"},
    "advice": {"bots", "chance", "course", "game", "search"},
    "request": {"GAMES", "game"},
    "answer": {"advice", "bots", "course", "game", "link", "match"},
    "bridge": {"GAMES", "advice", "answer", "bots", "chance", "game", "link", "match", "record", "request"},
    "deals": {"bots", "chance", "course", "match", "prospects"},
    "journal": {"deals"},
    "simulate": {"GAMES", "bots", "deals", "journal", "match", "workers"},
    "workers": set(),
}
EXTRAS = {
    "workers": {"distributed"}
}  # imported only where it is used: the page and simulations without a cluster do without


@each_file
def test_imports_go_one_way_and_need_the_standard_library_only(path):
    of_a_game = path in GAME_FILES
    may_know = CORE if of_a_game else MAY_KNOW[path.stem]
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.Import():
                assert {alias.name.split(".")[0] for alias in node.names} <= sys.stdlib_module_names, (
                    f"line {node.lineno}"
                )
            case ast.ImportFrom(level=0):
                package = node.module.split(".")[0]
                assert package in sys.stdlib_module_names | EXTRAS.get(path.stem, set()), f"line {node.lineno}"
            case ast.ImportFrom(level=level) if level > of_a_game:
                known = {node.module} if node.module else {alias.name for alias in node.names}
                assert known <= may_know, f"line {node.lineno}: {known - may_know}"


@each_file
def test_only_the_commands_print(path):
    if path.name not in ("__main__.py", "simulate.py"):
        printing = [
            node.lineno for node in ast.walk(tree_of(path)) if isinstance(node, ast.Name) and node.id == "print"
        ]
        assert printing == []
