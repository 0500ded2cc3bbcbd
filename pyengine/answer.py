"""Answers of the bridge: what the engine says, as JSON. Actions are in notation."""

from .advice import Line
from .bots import Thought
from .course import seat_asked
from .game import Game
from .link import BadLink, Opened
from .match import BadSetup, Decision, IllegalAction, notation


def decision_as_json(game: Game, decision: Decision) -> dict:
    """A decision as JSON, its actions in notation."""
    return {
        "rule": decision.rule,
        "number": game.rules[decision.rule].number,
        "seat": decision.seat,
        "args": decision.args,
        "secret": decision.secret,
        "rival": decision.rival,
        "common": decision.common,
        "choices": [notation(action) for action in decision.choices],
        "refused": [{"action": notation(action)} | reason.as_json() for action, reason in decision.refused],
    }


def thought_as_json(thought: Thought) -> dict:
    """A thought as JSON, actions in notation."""
    return {
        "actions": [notation(action) for action in thought.gesture],
        "thoughts": [
            {"actions": [notation(action) for action in each.gesture], "visits": each.visits, "value": each.value}
            for each in thought.best
        ],
    }


def line_as_json(line: Line) -> dict:
    """A line of advice as JSON, actions in notation."""
    return {"actions": [notation(action) for action in line.actions], "visits": line.visits, "value": line.value}


def opened_as_json(opened: Opened) -> dict:
    """The content of a link, as JSON."""
    match = opened.match
    return {
        "kind": opened.kind,
        "note": opened.note,
        "at": opened.at,
        "ply": len(match.plies),
        "seat": seat_asked(match.state),
        "sides": list(match.game.sides(match.state)),
        "branch": match.fork and match.fork.as_json(),
    } | match.setup()


def explain(error: Exception) -> dict:
    """An error as JSON: its name, message and details."""
    words = {"name": type(error).__name__, "message": str(error)}
    if isinstance(error, IllegalAction | BadSetup) and error.reason:
        words |= error.reason.as_json()
    if isinstance(error, BadLink):
        words |= {"kind": error.kind} | error.numbers
    if getattr(error, "ply", None) is not None:
        words["ply"] = error.ply
    return words


def trace(error: Exception) -> list[str]:
    """The traceback as `module.function:line`, innermost last, without paths."""
    lines, frame = [], error.__traceback__
    while frame:
        code = frame.tb_frame
        lines.append(f"{code.f_globals.get('__name__')}.{code.f_code.co_name}:{frame.tb_lineno}")
        frame = frame.tb_next
    return lines
