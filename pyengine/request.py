"""Requests of the bridge: JSON text parsed, and each argument checked before a verb uses it."""

import json

from . import GAMES
from .game import Game

REQUEST_LIMIT = 4_000_000  # characters; a longer request is refused before it is parsed
THINKING_LIMIT = 1_000_000  # most iterations, or ms, for one decision of a bot


class BadRequest(ValueError):
    """A malformed request: not JSON, an unknown verb, or an argument that is missing or of the wrong type."""


def parse(line: str) -> dict:
    """A request's JSON text as a dict. Raises BadRequest."""
    if len(line) > REQUEST_LIMIT:
        raise BadRequest(f"the request has {len(line)} characters; {REQUEST_LIMIT} is the most")
    try:
        request = json.loads(line, parse_constant=refuse_constant)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"the request is not JSON: {error}") from None
    if not isinstance(request, dict):
        raise BadRequest("a request is a JSON object with an id and a verb")
    return request


def refuse_constant(name: str):
    raise ValueError(f"{name} is not JSON")


def id_of(request: dict) -> int | str | None:
    """The request's id. Raises BadRequest if it is neither a string nor a whole number."""
    request_id = request.get("id")
    if request_id is not None and type(request_id) not in (int, str):
        raise BadRequest("an id is a string or a whole number")
    return request_id


def take(request: dict, name: str, kind: type, default=None):
    """An argument of a request, of exactly that type. Raises BadRequest."""
    value = request.get(name, default)
    if type(value) is not kind:
        raise BadRequest(f"{name} must be {KINDS[kind]}, not {value!r:.80}")
    return value


def limited(request: dict, name: str, default: int | None = None) -> int | None:
    """An argument that limits a bot's thinking; its default if it is null. Raises BadRequest."""
    if request.get(name) is None:
        return default
    number = take(request, name, int)
    if not 1 <= number <= THINKING_LIMIT:
        raise BadRequest(f"{name} must be null or from 1 to {THINKING_LIMIT}, not {number}")
    return number


KINDS = {str: "a string", int: "a whole number", dict: "an object", list: "a list", bool: "true or false"}


def game_of(request: dict) -> Game:
    """The game that a request names. Raises BadRequest."""
    return game_named(take(request, "game", str))


def game_named(name: str) -> Game:
    """A game by its name; raises BadRequest."""
    if name not in GAMES:
        raise BadRequest(f"no game is called {name!r:.80}; there are {', '.join(GAMES)}")
    return GAMES[name]
