"""Replaying the record of a match or a what-if, as far as it fits, and comparing it with another."""

from .game import Game
from .match import PLY_LIMIT, SEED_LIMIT, BadBranch, BadSetup, IllegalAction, Match, MatchError, is_value, notation


class BadRecord(MatchError):
    """A record that can't be replayed. `ply` is the first action that doesn't fit, or None if the setup doesn't."""

    def __init__(self, message: str, ply: int | None = None):
        super().__init__(message)
        self.ply = ply


def replay(games: dict[str, Game], record: dict) -> Match:
    """The match or what-if of a record. Raises BadRecord."""
    game = game_of(games, record)
    if record["version"] != game.version:
        raise BadRecord(f"the record is of version {record['version']} of {game.name}, this is version {game.version}")
    match, stopped = _play(game, record, record["options"])
    if stopped:
        raise stopped
    return match


def replay_what_fits(games: dict[str, Game], record: dict) -> tuple[Match, BadRecord | None]:
    """A record of any version, replayed as far as it fits, and the error that stopped it. Options and values that this
    version doesn't have are left out; what another version didn't ask, because there is one choice, is done by itself.
    Raises BadRecord if not even the setup fits."""
    game = game_of(games, record)
    known = {option.name: option for option in game.options}
    given = record["options"].items()
    options = {name: value for name, value in given if name in known and is_value(known[name], value)}
    return _play(game, record, options, record["version"] != game.version)


def game_of(games: dict[str, Game], record: dict) -> Game:
    """The game of a record whose form is valid. Raises BadRecord."""
    if type(record) is not dict:
        raise BadRecord("a record is an object with game, version, seats, options, seed and actions")
    missing = {"game", "version", "seats", "options", "seed", "actions"} - record.keys()
    if missing:
        raise BadRecord(f"the record lacks {', '.join(sorted(missing))}")
    if type(record["game"]) is not str or record["game"] not in games:
        raise BadRecord(f"no game is called {record['game']!r:.80}")
    if type(record["version"]) is not int or type(record["options"]) is not dict:
        raise BadRecord("the record's version must be a whole number and its options an object")
    for part in (record, record.get("branch")):
        if part is not None and (type(part) is not dict or type(part.get("actions")) is not list):
            raise BadRecord("the record's actions must be a list")
        if part is not None and len(part["actions"]) > PLY_LIMIT:
            raise BadRecord(f"the record has {len(part['actions'])} actions; no match has more than {PLY_LIMIT}")
    return games[record["game"]]


def _play(game: Game, record: dict, options: dict, is_foreign: bool = False) -> tuple[Match, BadRecord | None]:
    """The match or what-if of a record, as far as its actions fit, and the error that stopped it."""
    try:
        match = Match(game, record["seats"], options, record["seed"])
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    stopped = _follow(match, record["actions"], is_foreign)
    branch = record.get("branch")
    if stopped or branch is None:
        return match, stopped
    seat, sample = branch.get("seat"), branch.get("sample")
    if seat is not None and (type(seat) is not int or not 0 <= seat < match.seats):
        raise BadRecord(f"the seat of the record's branch must be null or from 0 to {match.seats - 1}")
    if type(sample) is not int or not 0 <= sample < SEED_LIMIT or branch.get("ply") != len(record["actions"]):
        raise BadRecord("the record's branch must begin where its actions end, with a sample from 0 on")
    try:
        match = match.branch(len(match.plies), seat, sample)
    except BadBranch as error:
        raise BadRecord(str(error)) from None
    return match, _follow(match, branch["actions"], is_foreign)


def _follow(match: Match, actions: list, is_foreign: bool) -> BadRecord | None:
    """Do these actions; returns the error of the first that can't be done. Those of another version may lack the only
    choice of a decision that this version asks."""
    for text in actions:
        try:
            while is_foreign and len(choices := match.choices()) == 1 and notation(choices[0]) != text:
                match.do(choices[0])
            match.act(text)
        except IllegalAction as error:
            return BadRecord(f"action {len(match.plies)}: {error}", len(match.plies))
    return None


def compare(games: dict[str, Game], match: Match, record: dict) -> dict:
    """Replay a record and compare it with a match: {ply, reason}.

    With ply None the record is the `same`, or `ahead` of the match or `behind` it. Otherwise ply is the first
    difference: by `setup`, by `action`, by `branch` (they are not the same what-if), by `state` (which would be a fault
    of the engine), or the record's first `unfit` action. Raises BadRecord.
    """
    game = game_of(games, record)
    other, stopped = _play(game, record, record["options"])
    if record["version"] != game.version or match.setup() != other.setup():
        return {"ply": 0, "reason": "setup"}
    forks = [each.fork and each.fork.as_json() for each in (match, other)]
    unlike = "state" if forks[0] == forks[1] else "branch"
    common = min(len(match.plies), len(other.plies))
    for number in range(common + 1):
        if match.hash(number) != other.hash(number):
            return {"ply": number, "reason": unlike}
        if number < common and match.plies[number].action != other.plies[number].action:
            return {"ply": number, "reason": "action"}
    if stopped:
        return {"ply": len(other.plies), "reason": "unfit"}
    more = len(other.plies) - len(match.plies)
    return {"ply": None, "reason": "ahead" if more > 0 else "behind" if more < 0 else "same"}
