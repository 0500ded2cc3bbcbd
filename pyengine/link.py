"""A match, a what-if or a deal as one line of text: the link.

    g1.<game>.<version>.<setup>.<note>.<length>.<payload>.<check>    a match
    w1. ... the same ...                                            a what-if
    d1.<game>.<version>.<setup>.<length>.<check>                     a deal: the setup alone

`setup` and `payload` are one whole number each, in base64url. Its digits are of mixed radix: in the setup the seats and
options among their values, then the seed; in the payload how many plies there are, then each action as its index among
the legal choices. So a decision with one choice costs nothing, and reading a link is playing the match again.
`length` is that of the whole text, so that a link cut short can be told from a damaged one; `check` is a hash of all
that stands before it; `note` is the page's own. `@57` may follow: the ply to look at first.
"""

import hashlib
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from .game import Game
from .match import PLY_LIMIT, SEED_LIMIT, BadBranch, BadSetup, Match, MatchError

LINK_LIMIT = 32_000  # characters; a longer link is refused unread
NOTE_LIMIT = 600
CHECK = 8  # characters of a hash of 48 bits
FORMATS = {"g1": "match", "w1": "branch", "d1": "deal"}
FIELDS = {"g1": 8, "w1": 8, "d1": 6}
LENGTH_AT = {"g1": 5, "w1": 5, "d1": 4}  # which field is the length
HEAD = re.compile(r"[gwd][0-9]{1,4}(\.|$)")
PLAIN = re.compile(r"[A-Za-z0-9_.-]*")
NOTE = re.compile(rf"[A-Za-z0-9_-]{{0,{NOTE_LIMIT}}}")


class BadLink(MatchError):
    """A link that can't be opened. `kind` says why, `numbers` with which figures:

    cut      its end is missing: `count` characters of `length` arrived, the length is null where it is missing too
    damaged  characters were changed
    foreign  it isn't a link of ours
    newer    it was made by a newer version, of the format or of the game: `version`, `here`
    older    it was made by an older version of the game
    long     it has more than `most` characters
    unfit    it is whole, and tells of something that can't be played
    """

    def __init__(self, kind: str, message: str, **numbers: int | None):
        super().__init__(message)
        self.kind = kind
        self.numbers = numbers


@dataclass(frozen=True)
class Opened:
    """What a link tells of: `kind` is match, branch or deal; `at` is the ply to look at first, or None."""

    kind: str
    match: Match
    note: str
    at: int | None


class Digits:
    """Digits of mixed radix, to be written as one number: the one put first is the one taken first."""

    def __init__(self):
        self.digits: list[tuple[int, int]] = []

    def put(self, value: int, radix: int) -> None:
        self.digits.append((value, radix))

    def text(self) -> str:
        number = 0
        for value, radix in reversed(self.digits):
            number = number * radix + value
        return to_text(number)


class Reader:
    """Takes the digits out again. Raises BadLink where there is no number, or more of it than was asked for."""

    def __init__(self, text: str):
        self.number = to_number(text)

    def take(self, radix: int) -> int:
        self.number, value = divmod(self.number, radix)
        return value

    def end(self) -> None:
        if self.number:
            raise unfit("there is more in it than can be played")


def to_text(number: int) -> str:
    """A whole number in base64url.

    >>> to_text(0), to_text(1000)
    ('', 'A-g')
    """
    return urlsafe_b64encode(number.to_bytes((number.bit_length() + 7) // 8, "big")).rstrip(b"=").decode()


def to_number(text: str) -> int:
    """The whole number written so, and only so."""
    try:
        number = int.from_bytes(urlsafe_b64decode(text + "=" * (-len(text) % 4)), "big")
    except ValueError:
        raise unfit("one of its numbers can't be read") from None
    if to_text(number) != text:
        raise unfit("one of its numbers is written in another way than ours")
    return number


def check_of(text: str) -> str:
    return urlsafe_b64encode(hashlib.blake2b(text.encode(), digest_size=CHECK * 6 // 8).digest()).decode()


def unfit(message: str) -> BadLink:
    return BadLink("unfit", message)


# --- writing ---------------------------------------------------------------------------------------------


def link_of(match: Match, note: str = "") -> str:
    """The link of a match as it stands, or of a what-if."""
    if not NOTE.fullmatch(note):
        raise ValueError(f"a note has at most {NOTE_LIMIT} characters of base64url")
    digits = Digits()
    fork = match.fork
    put_plies(digits, match, 0, match.start if fork else len(match.plies))
    if fork:
        digits.put(0 if fork.seat is None else fork.seat + 1, match.seats + 1)
        digits.put(fork.sample, SEED_LIMIT)
        put_plies(digits, match, match.start, len(match.plies))
    return sealed("w1" if fork else "g1", *names_of(match), note, digits.text())


def deal_of(match: Match) -> str:
    """The link of the deal a match began with: the same for everybody who opens it."""
    return sealed("d1", *names_of(match))


def names_of(match: Match) -> tuple[str, str, str]:
    """Game, version and setup, as they stand in a link."""
    game, digits = match.game, Digits()
    digits.put(game.seats.index(match.seats), len(game.seats))
    for option in game.options:
        digits.put(option.values.index(match.options[option.name]), len(option.values))
    digits.put(match.seed, SEED_LIMIT)
    return game.name, str(game.version), digits.text()


def put_plies(digits: Digits, match: Match, first: int, end: int) -> None:
    digits.put(end - first, PLY_LIMIT + 1)
    for ply in match.plies[first:end]:
        options = match.choices(ply.before)
        digits.put(options.index(ply.action), len(options))


def sealed(kind: str, *fields: str) -> str:
    """The fields in a line, with their length before the payload and the check at the end."""
    at = LENGTH_AT[kind] - 1
    before, after = ".".join((kind, *fields[:at])), "".join(f".{field}" for field in fields[at:])
    others = len(before) + len(after) + 2 + CHECK
    length = next(n for n in range(others, others + 9) if n == others + len(str(n)))
    text = f"{before}.{length}{after}"
    return f"{text}.{check_of(text)}"


# --- reading ---------------------------------------------------------------------------------------------


def open_link(games: dict[str, Game], text: str) -> Opened:
    """What a link tells of, played again. Raises BadLink."""
    text, at = ply_to_look_at(text)
    fields = fields_of(games, text)
    game = game_of(games, fields[1], int(fields[2]))
    match = dealt(game, fields[3])
    if fields[0] == "d1":
        return Opened("deal", match, "", at)
    reader = Reader(fields[6])
    take_plies(reader, match)
    if fields[0] == "w1":
        match = forked(reader, match)
        take_plies(reader, match)
    reader.end()
    if at is not None and at > len(match.plies):
        raise BadLink("damaged", f"it asks for ply {at} of {len(match.plies)}")
    return Opened(FORMATS[fields[0]], match, fields[4], at)


def fields_of(games: dict[str, Game], text: str) -> list[str]:
    """The fields of a link that is whole. Raises BadLink: foreign, long, cut, damaged or newer."""
    ours = HEAD.match(text) or any(name in text[:40] for name in games)
    if not ours and not (text and any(head.startswith(text) for head in FORMATS)):
        raise BadLink("foreign", "this isn't a link of ours")
    if len(text) > LINK_LIMIT:
        raise BadLink(
            "long", f"the link has {len(text)} characters; {LINK_LIMIT} is the most", count=len(text), most=LINK_LIMIT
        )
    fields = text.split(".")
    if not PLAIN.fullmatch(text) or text[-CHECK - 1 :] != f".{check_of(text[: -CHECK - 1])}":
        raise cut_or_damaged(text, fields)
    if fields[0] not in FORMATS:
        raise BadLink(
            "newer", f"the link has the format {fields[0]}, which is newer than this edition", version=None, here=None
        )
    if len(fields) != FIELDS[fields[0]] or not re.fullmatch(r"[0-9]{1,9}", fields[2]):
        raise unfit("it hasn't the parts of a link")
    if len(text) != length_in(fields) or len(fields[4]) > NOTE_LIMIT:
        raise unfit("it hasn't the length it says")
    return fields


def cut_or_damaged(text: str, fields: list[str]) -> BadLink:
    """A link that is cut short lacks its last fields, or a part of the check; one that is damaged has them all."""
    if fields[0] in FORMATS and PLAIN.fullmatch(text):
        at, length = LENGTH_AT[fields[0]], length_in(fields)
        if len(fields) <= at or (len(fields) == at + 1 and (length or not fields[at])):
            return BadLink("cut", f"{len(text)} characters have arrived", count=len(text), length=None)
        lacking = len(fields) < FIELDS[fields[0]] or (len(fields) == FIELDS[fields[0]] and len(fields[-1]) < CHECK)
        if lacking and length and length > len(text):
            return BadLink("cut", f"{len(text)} characters of {length} have arrived", count=len(text), length=length)
    if any(head.startswith(text) for head in FORMATS):
        return BadLink("cut", f"{len(text)} characters have arrived", count=len(text), length=None)
    return BadLink("damaged", "some of its characters were changed")


def length_in(fields: list[str]) -> int | None:
    """The length a link says it has, if it says so."""
    at = LENGTH_AT.get(fields[0], len(fields))
    return int(fields[at]) if len(fields) > at and re.fullmatch(r"[1-9][0-9]{0,5}", fields[at]) else None


def ply_to_look_at(text: str) -> tuple[str, int | None]:
    """A link without the `@57` that may follow it, and the 57."""
    found = re.fullmatch(r"(.*)@([0-9]{0,6})", text)
    if not found or len(text) > 2 * LINK_LIMIT:
        return text, None
    if not found[2]:
        raise BadLink("cut", "the ply to look at is missing", count=len(text), length=None)
    return found[1], int(found[2])


def game_of(games: dict[str, Game], name: str, version: int) -> Game:
    if name not in games:
        raise BadLink("newer", f"this edition has no game {name!r}", version=None, here=None)
    game = games[name]
    if version != game.version:
        kind = "newer" if version > game.version else "older"
        raise BadLink(
            kind,
            f"the link is of version {version} of {name}, this is version {game.version}",
            version=version,
            here=game.version,
        )
    return game


def dealt(game: Game, setup: str) -> Match:
    """The match at its first decision."""
    reader = Reader(setup)
    seats = game.seats[reader.take(len(game.seats))]
    options = {option.name: option.values[reader.take(len(option.values))] for option in game.options}
    seed = reader.take(SEED_LIMIT)
    reader.end()
    try:
        return Match(game, seats, options, seed)
    except BadSetup as error:
        raise unfit(str(error)) from None


def forked(reader: Reader, match: Match) -> Match:
    """The what-if where it leaves the match."""
    seat, sample = reader.take(match.seats + 1), reader.take(SEED_LIMIT)
    try:
        return match.branch(len(match.plies), seat - 1 if seat else None, sample)
    except BadBranch as error:
        raise unfit(str(error)) from None


def take_plies(reader: Reader, match: Match) -> None:
    """Play as many plies as it says, each by its index among the choices."""
    plies = reader.take(PLY_LIMIT + 1)
    for number in range(plies):
        options = match.choices()
        if not options:
            raise unfit(f"the match is over after {number} plies of {plies}")
        match.do(options[reader.take(len(options))])
