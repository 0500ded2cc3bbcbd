"""Helpers to play and to read a position in notation, the same for every game."""

from collections.abc import Callable
from typing import NamedTuple

from pyengine import course
from pyengine.game import Game
from pyengine.match import notation


class Hands(NamedTuple):
    """`run(s, *agenda)` and `do(s, *actions)` change a position and return it; `choices` and `reasons` read it."""

    run: Callable
    do: Callable
    choices: Callable
    reasons: Callable


def hands_of(game: Game, entries: Callable) -> Hands:
    """The helpers for the positions of one game; `entries` makes an agenda from texts."""
    rules = game.rules

    def run(s, *agenda: str):
        """Advance to the next decision; `agenda` replaces the agenda first, if given."""
        if agenda:
            s.agenda = entries(list(agenda))
        course.advance(rules, s)
        game.invariants(s)
        return s

    def do(s, *texts: str):
        """Do the actions in order; each must be legal."""
        for text in texts:
            legal = {notation(action): action for action in course.choices(rules, s)}
            assert text in legal, f"{text!r} at {asked(s)!r}: {reasons(s).get(text)}; legal: {', '.join(legal)}"
            course.apply(rules, s, legal[text])
            game.invariants(s)
        return s

    def choices(s) -> list[str]:
        """The legal actions, in notation."""
        return [notation(action) for action in course.choices(rules, s)]

    def reasons(s) -> dict[str, tuple[str, str]]:
        """The refused actions, each with the key and the rule number of its reason."""
        return {notation(action): (reason.key, reason.rule) for action, reason in course.refused(rules, s)}

    return Hands(run, do, choices, reasons)


def asked(s) -> str | None:
    """The current decision in notation: its rule, its seat, its arguments."""
    return notation(s.agenda[-1]) if s.agenda else None


def told(s, kind: str) -> list[dict]:
    """The arguments of the public events of this kind."""
    return [args for each, only, args in s.events if each == kind and only is None]


def confided(s, seat: int, kind: str) -> list[dict]:
    """The arguments of the events of this kind that only this seat was told."""
    return [args for each, only, args in s.events if each == kind and only == seat]
