"""A match, a what-if or a deal as one line of text: the link.

    g1.<game>.<version>.<setup>.<note>.<length>.<payload>.<check>    a match
    w1. ... the same ...                                            a what-if
    d1.<game>.<version>.<setup>.<length>.<check>                     a deal: the setup alone

`setup` and `payload` are one integer each, in base64url, whose digits have mixed radix. The setup holds the indexes of
the number of seats and of each option among their possible values, then the seed. The payload holds the number of
plies, then each action as its index among the legal choices. So a decision with one choice costs no space, and reading
a link replays the match.

`length` is the length of the whole text; it tells a truncated link from a damaged one. `check` is a hash of everything
before it. `note` belongs to the page. `@57` may follow: the ply to show first.
"""

import hashlib
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from .game import Game
from .match import PLY_LIMIT, SEED_LIMIT, BadBranch, BadSetup, Match, MatchError

LINK_LIMIT = 32_000  # characters; a longer link is refused without parsing it
NOTE_LIMIT = 600
CHECK = 8  # characters of a hash of 48 bits
FORMATS = {"g1": "match", "w1": "branch", "d1": "deal"}
FIELDS = {"g1": 8, "w1": 8, "d1": 6}
LENGTH_AT = {"g1": 5, "w1": 5, "d1": 4}  # which field is the length
HEAD = re.compile(r"[gwd][0-9]{1,4}(\.|$)")
PLAIN = re.compile(r"[A-Za-z0-9_.-]*")
NOTE = re.compile(rf"[A-Za-z0-9_-]{{0,{NOTE_LIMIT}}}")


class BadLink(MatchError):
    """A link that can't be opened. `kind` says why, and `numbers` has the values for the message:

    cut      the end is missing: `count` characters of `length` arrived; `length` is None if it is missing too
    damaged  characters were changed
    foreign  not a link of this app
    newer    made by a newer version of the format or of the game: `version`, `here`; None if the format or the game is
             unknown
    older    made by an older version of the game: `version`, `here`
    long     more than `most` characters: `count`, `most`
    unfit    complete, but its content can't be played
    """

    def __init__(self, kind: str, message: str, **numbers: int | None):
        super().__init__(message)
        self.kind = kind
        self.numbers = numbers


@dataclass(frozen=True)
class Opened:
    """The content of a link: `kind` is match, branch or deal; `at` is the ply to show first, or None."""

    kind: str
    match: Match
    note: str
    at: int | None


class Digits:
    """Writes digits of mixed radix as one number. `Reader` takes them in the same order."""

    def __init__(self):
        self.digits: list[tuple[int, int]] = []

    def put(self, value: int, radix: int) -> None:
        """Raises ValueError if the value isn't from 0 to radix - 1."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is no digit of radix {radix}")
        self.digits.append((value, radix))

    def text(self) -> str:
        number = 0
        for value, radix in reversed(self.digits):
            number = number * radix + value
        return to_text(number)


class Reader:
    """Reads digits of mixed radix from the number in a field. Raises BadLink if there is no number, or a rest at the
    end."""

    def __init__(self, text: str, field: str):
        self.number = to_number(text)
        self.field = field

    def take(self, radix: int) -> int:
        self.number, value = divmod(self.number, radix)
        return value

    def end(self) -> None:
        if self.number:
            raise unfit(f"its {self.field} has digits left over")


def to_text(number: int) -> str:
    """A natural number in base64url.

    >>> to_text(0), to_text(1000)
    ('', 'A-g')
    """
    return urlsafe_b64encode(number.to_bytes((number.bit_length() + 7) // 8, "big")).rstrip(b"=").decode()


def to_number(text: str) -> int:
    """The inverse of `to_text`. Raises BadLink for any text that `to_text` doesn't produce."""
    try:
        number = int.from_bytes(urlsafe_b64decode(text + "=" * (-len(text) % 4)), "big")
    except ValueError:
        raise unfit("one of its numbers can't be read") from None
    if to_text(number) != text:
        raise unfit("one of its numbers isn't in the canonical form")
    return number


def check_of(text: str) -> str:
    return urlsafe_b64encode(hashlib.blake2b(text.encode(), digest_size=CHECK * 6 // 8).digest()).decode()


def unfit(message: str) -> BadLink:
    return BadLink("unfit", message)


# --- writing ---------------------------------------------------------------------------------------------


def link_of(match: Match, note: str = "") -> str:
    """The link of a match or a what-if in its current position. Raises ValueError for a note that is too long or isn't
    base64url."""
    if not NOTE.fullmatch(note):
        raise ValueError(f"a note has at most {NOTE_LIMIT} characters of base64url")
    digits = Digits()
    fork = match.fork
    put_plies(digits, match, 0, match.start if fork else len(match.plies))
    if fork:
        digits.put(0 if fork.seat is None else fork.seat + 1, match.seats + 1)
        digits.put(fork.sample, SEED_LIMIT)
        put_plies(digits, match, match.start, len(match.plies))
    return assembled("w1" if fork else "g1", *names_of(match), note, digits.text())


def deal_of(match: Match) -> str:
    """The link of a match's setup and seed, from which everybody starts the same deal."""
    return assembled("d1", *names_of(match))


def names_of(match: Match) -> tuple[str, str, str]:
    """The fields game, version and setup of a link."""
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


def assembled(kind: str, *fields: str) -> str:
    """Join the fields, with the length inserted before the payload and the check appended."""
    at = LENGTH_AT[kind] - 1
    before, after = ".".join((kind, *fields[:at])), "".join(f".{field}" for field in fields[at:])
    others = len(before) + len(after) + 2 + CHECK
    length = next(n for n in range(others, others + 9) if n == others + len(str(n)))
    text = f"{before}.{length}{after}"
    return f"{text}.{check_of(text)}"


# --- reading ---------------------------------------------------------------------------------------------


def open_link(games: dict[str, Game], text: str) -> Opened:
    """Parse a link and replay its match. Raises BadLink."""
    text, at = ply_to_look_at(text)
    fields = fields_of(games, text)
    game = game_of_link(games, fields[1], int(fields[2]))
    match, note = dealt(game, fields[3]), ""
    if fields[0] != "d1":
        match, note = played(match, fields), fields[4]
    if at is not None and at > len(match.plies):
        raise BadLink("damaged", f"it points to ply {at} of {len(match.plies)}")
    return Opened(FORMATS[fields[0]], match, note, at)


def played(match: Match, fields: list[str]) -> Match:
    """The dealt match with the plies of a link; a what-if of it if the link is one. Raises BadLink."""
    reader = Reader(fields[6], "payload")
    take_plies(reader, match)
    if fields[0] == "w1":
        match = forked(reader, match)
        take_plies(reader, match)
    reader.end()
    return match


def fields_of(games: dict[str, Game], text: str) -> list[str]:
    """The fields of a complete link. Raises BadLink: foreign, long, cut, damaged, newer or unfit."""
    ours = HEAD.match(text) or any(name in text[:40] for name in games)
    if not ours and not (text and any(head.startswith(text) for head in FORMATS)):
        raise BadLink("foreign", "this isn't a link of this app")
    if len(text) > LINK_LIMIT:
        raise BadLink(
            "long", f"the link has {len(text)} characters; {LINK_LIMIT} is the limit", count=len(text), most=LINK_LIMIT
        )
    fields = text.split(".")
    if not PLAIN.fullmatch(text) or text[-CHECK - 1 :] != f".{check_of(text[: -CHECK - 1])}":
        raise cut_or_damaged(text, fields)
    if fields[0] not in FORMATS:
        raise BadLink(
            "newer", f"the link has the format {fields[0]}, which is newer than this version", version=None, here=None
        )
    if len(fields) != FIELDS[fields[0]] or not re.fullmatch(r"[0-9]{1,9}", fields[2]):
        raise unfit("it doesn't have the fields of a link")
    if len(text) != length_in(fields) or len(fields[4]) > NOTE_LIMIT:
        raise unfit("its length isn't the one it states, or its note is too long")
    return fields


def cut_or_damaged(text: str, fields: list[str]) -> BadLink:
    """A truncated link lacks its last fields or a part of the check; a damaged one has them all."""
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
    """The length that a link states, or None."""
    at = LENGTH_AT.get(fields[0], len(fields))
    return int(fields[at]) if len(fields) > at and re.fullmatch(r"[1-9][0-9]{0,5}", fields[at]) else None


def ply_to_look_at(text: str) -> tuple[str, int | None]:
    """Split off the optional `@57` after a link; returns the link and the 57, or None."""
    found = re.fullmatch(r"(.*)@([0-9]{0,6})", text)
    if not found or len(text) > 2 * LINK_LIMIT:
        return text, None
    if not found[2]:
        raise BadLink("cut", "the number of the ply is missing", count=len(text), length=None)
    return found[1], int(found[2])


def game_of_link(games: dict[str, Game], name: str, version: int) -> Game:
    if name not in games:
        raise BadLink("newer", f"this version has no game {name!r:.80}", version=None, here=None)
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
    """The match of a setup field, at its first decision."""
    reader = Reader(setup, "setup")
    seats = game.seats[reader.take(len(game.seats))]
    options = {option.name: option.values[reader.take(len(option.values))] for option in game.options}
    seed = reader.take(SEED_LIMIT)
    reader.end()
    try:
        return Match(game, seats, options, seed)
    except BadSetup as error:
        raise unfit(str(error)) from None


def forked(reader: Reader, match: Match) -> Match:
    """The what-if of a link, at the point where it branches off from the match."""
    seat, sample = reader.take(match.seats + 1), reader.take(SEED_LIMIT)
    try:
        return match.branch(len(match.plies), seat - 1 if seat else None, sample)
    except BadBranch as error:
        raise unfit(str(error)) from None


def take_plies(reader: Reader, match: Match) -> None:
    """Play the plies of a payload, each given by its index among the choices."""
    plies = reader.take(PLY_LIMIT + 1)
    for number in range(plies):
        options = match.choices()
        if not options:
            raise unfit(f"the match is over after {number} plies of {plies}")
        match.do(options[reader.take(len(options))])
