"""The bridge: JSON messages in and out, the engine's only public interface.

A request is one JSON object with an `id` and a `verb`; the answer has the same `id` and either a `result` or an
`error` with a `name` and a `message`. A bridge holds one match. Every request is answered, and an error leaves the
match unchanged. README.md lists the verbs.
"""

import json

from . import GAMES
from .advice import Advisor
from .answer import decision_as_json, explain, line_as_json, opened_as_json, thought_as_json, trace
from .bots import LADDER, LEVELS, Thinking
from .chance import Dice
from .game import ALL
from .link import NOTE, Opened, deal_of, link_of, open_link
from .match import SEED_LIMIT, BadBranch, BadSetup, Match, MatchError, Ply, complete_options, named, notation
from .record import compare, replay, replay_what_fits
from .request import THINKING_LIMIT, BadRequest, game_named, game_of, id_of, limited, parse, take

CURVE_LIMIT = 500  # points of a curve
SLICE = 20  # default ms of thinking for one `think`


class NoMatch(ValueError):
    """There is no match yet: `new` or `load` makes one."""


class Bridge:
    """Answers requests about one match.

    >>> bridge = Bridge()
    >>> bridge.answer('{"id": 1, "verb": "new", "game": "nullgame", "seats": 2, "seed": 7}')[:36]
    '{"id": 1, "result": {"decision": {"r'
    """

    def __init__(self):
        self.loaded: Match | None = None
        self.asked: tuple | None = None  # (state, its decision): asked for by `act` and again by `decision`
        self.told: list = []  # the plies of the last `sight`
        self.peeked: tuple[str, Opened] | None = None  # the last link that was peeked at
        self.thinking: tuple | None = None  # (its task, Thinking): the search that `think` continues
        self.advising: tuple | None = None  # (its task, the actions before it, Advisor): the search behind `hint`

    def answer(self, line: str) -> str:
        """Answer one request; both are JSON text. Never raises."""
        request_id = None
        try:
            request = parse(line)
            request_id = id_of(request)
            verb = VERBS.get(request.get("verb")) if isinstance(request.get("verb"), str) else None
            if verb is None:
                raise BadRequest(f"no verb {request.get('verb')!r:.80}; there are {', '.join(VERBS)}")
            return json.dumps({"id": request_id, "result": verb(self, request)})
        except (MatchError, BadRequest, NoMatch) as error:
            return json.dumps({"id": request_id, "error": explain(error)})
        except Exception as error:  # a fault in the engine: reported with a trace, the match unchanged
            return json.dumps({"id": request_id, "error": explain(error) | {"fault": True, "trace": trace(error)}})

    # --- verbs ---

    def games(self, request) -> list[dict]:
        names = take(request, "names", list, list(GAMES))
        return [
            {
                "name": game.name,
                "version": game.version,
                "seats": list(game.seats),
                "options": [vars(option) | {"values": list(option.values)} for option in game.options],
                "tables": [vars(table) for table in game.tables],
                "rivals": list(game.rivals),
                "sealed": any(rule.secret for rule in game.rules.values()),
                "credits": vars(game.credits),
                "provenance": game.provenance,
                "bots": list(LADDER),
            }
            for game in map(game_named, names)
        ]

    def fits(self, request) -> dict:
        game, seats, options = game_of(request), take(request, "seats", int), take(request, "options", dict, {})

        def why_not(seats: int, options: dict) -> dict | None:
            try:
                complete_options(game, seats, options)
            except BadSetup as error:
                if error.reason is None:
                    raise
                return error.reason.as_json()
            return None

        return {
            "why": why_not(seats, options),
            "seats": [{"value": count, "why": why_not(count, options)} for count in game.seats],
            "options": {
                option.name: [
                    {"value": value, "why": why_not(seats, options | {option.name: value})} for value in option.values
                ]
                for option in game.options
            },
        }

    def new(self, request) -> dict:
        options = take(request, "options", dict, {})
        self.loaded = Match(game_of(request), take(request, "seats", int), options, take(request, "seed", int, 0))
        return {"decision": self.decision(request)}

    def decision(self, request) -> dict | None:
        state = self.match.state
        if self.asked is None or self.asked[0] is not state:
            decision = self.match.decision()
            self.asked = state, decision and decision_as_json(self.match.game, decision)
        return self.asked[1]

    def act(self, request) -> dict:
        viewer = self.viewer(request, "viewer")
        with_record = take(request, "record", bool, False)
        events = [event for ply in self.act_all(request) for event in ply.events]
        return {"events": self.events(events, viewer), "decision": self.decision(request)} | (
            {"record": self.match.record()} if with_record else {}
        )

    def act_all(self, request) -> list[Ply]:
        """Do the request's action, or all of its actions; if one is illegal, none is done."""
        if "actions" not in request:
            return [self.match.act(take(request, "action", str))]
        match, before, undone = self.match, len(self.match.plies), self.match.undone[:]
        try:
            return [match.act(text) for text in take(request, "actions", list)]
        except Exception:  # a fault in the engine, too, leaves the match as it was
            if len(match.plies) > before:
                match.undo(force=True, to=before)
            match.undone = undone
            raise

    def weigh(self, request) -> dict:
        luck, seat = self.match.weigh(take(request, "action", str))
        return {"luck": luck, "seat": seat}

    def route(self, request) -> list[dict]:
        match, seat, text = self.match, self.viewer(request, "seat"), take(request, "action", str)
        s = match.at(take(request, "ply", int, len(match.plies)))
        facts = match.game.route(s, seat, named(text)) if match.game.route else []
        return [{"term": term, "args": args} for term, args in facts]

    def view(self, request) -> dict:
        s = self.match.at(take(request, "ply", int, len(self.match.plies)))
        if request.get("seat") != "all":
            return self.match.game.view(s, self.viewer(request, "seat"))
        if not may_lie_open(self.match):
            raise BadRequest("somebody still has secrets: a view needs a seat, or null")
        return self.match.game.view(s, ALL)

    def undo(self, request) -> dict:
        self.match.undo(take(request, "force", bool, False), take(request, "to", int, len(self.match.plies) - 1))
        return {"decision": self.decision(request)}

    def redo(self, request) -> dict:
        viewer = self.viewer(request, "viewer")
        return {"events": self.events(self.match.redo().events, viewer), "decision": self.decision(request)}

    def log(self, request) -> list[dict]:
        return self.entries(self.viewer(request, "viewer"))

    def opening(self, request) -> list[dict]:
        return self.events(self.match.opening, self.viewer(request, "viewer"))

    def sight(self, request) -> dict:
        match, seat, known = self.match, self.viewer(request, "seat"), take(request, "known", int, 0)
        stands = 0 < known <= min(len(match.plies), len(self.told)) and match.plies[known - 1] is self.told[known - 1]
        since = known if stands else 0  # identity: equal plies in another order are other objects
        self.told = list(match.plies)
        return {
            "view": match.game.view(match.state, seat),
            "status": self.status(request),
            "opening": self.events(match.opening, seat),
            "since": since,
            "log": self.entries(seat, since),
        }

    def score(self, request) -> dict:
        return self.sheets(self.match.at(take(request, "ply", int, len(self.match.plies))))

    def forecast(self, request) -> dict:
        game, s = self.match.game, self.match.state
        return {"seats": game.forecast(s), "rivals": [*game.rival_score(s).values()]}

    def curves(self, request) -> list[dict]:
        game, plies = self.match.game, take(request, "plies", list)
        if len(plies) > CURVE_LIMIT or any(type(ply) is not int for ply in plies):
            raise BadRequest(f"plies must be at most {CURVE_LIMIT} whole numbers")
        states = [self.match.at(ply) for ply in plies]
        return [{"scores": self.sheets(s), "holdings": game.holdings(s)} for s in states]

    def record(self, request) -> dict:
        return self.match.record()

    def load(self, request) -> dict:
        self.loaded, stopped = replayed(request)
        return {"decision": self.decision(request), "stopped": stopped}

    def check(self, request) -> dict:
        match, stopped = replayed(request)
        decision = match.decision()
        return {
            "version": match.game.version,
            "ply": len(match.plies),
            "turn": decision and decision.seat,
            "outcome": match.game.outcome(match.state),
            "points": [sheet["total"] for sheet in match.game.score(match.state)],
            "stopped": stopped,
        }

    def hash(self, request) -> str:
        return self.match.hash(take(request, "ply", int, len(self.match.plies)))

    def chain(self, request) -> list[str]:
        return self.match.chain()

    def compare(self, request) -> dict:
        return compare(GAMES, self.match, take(request, "record", dict))

    def link(self, request) -> dict:
        note = take(request, "note", str, "")
        if not NOTE.fullmatch(note):
            raise BadRequest(f"a note matches {NOTE.pattern}")
        link = deal_of(self.match) if take(request, "deal", bool, False) else link_of(self.match, note)
        return {"link": link, "length": len(link)}

    def open(self, request) -> dict:
        link = take(request, "link", str)
        peeked, self.peeked = self.peeked, None  # a link that was just peeked at isn't replayed again
        opened = peeked[1] if peeked and peeked[0] == link else open_link(GAMES, link)
        self.loaded = opened.match
        return opened_as_json(opened) | {"decision": self.decision(request)}

    def peek(self, request) -> dict:
        link = take(request, "link", str)
        opened = open_link(GAMES, link)
        self.peeked = link, opened
        return opened_as_json(opened) | {"record": opened.match.record()}

    def branch(self, request) -> dict:
        trunk, seat = self.trunk_match, self.viewer(request, "seat")
        if seat is None and not may_lie_open(self.match):
            raise BadBranch("somebody still has secrets: a what-if needs a seat")
        sample = take(request, "sample", int, 0)
        if not 0 <= sample < SEED_LIMIT:
            raise BadRequest(f"sample must be from 0 to {SEED_LIMIT - 1}")
        branch = trunk.branch(take(request, "ply", int), seat, sample)
        for text in take(request, "actions", list, []):
            branch.act(text)
        self.loaded = branch
        return {"decision": self.decision(request)}

    def trunk(self, request) -> dict:
        self.loaded = self.trunk_match
        return {"decision": self.decision(request)}

    def bot(self, request) -> dict | None:
        thinking = self.begin_thinking(*self.task(request))
        return thinking and thought_as_json(thinking.go_on())

    def think(self, request) -> dict:
        task = self.task(request)
        about = (self.match.game.name, self.match.hash(), *task)
        if self.thinking is None or self.thinking[0] != about:
            self.thinking = about, self.begin_thinking(*task)
        thinking = self.thinking[1]
        if thinking is None:
            return {"done": True, "actions": [], "iterations": 0, "thoughts": []}
        thought = thinking.go_on(limited(request, "slice", SLICE))
        return {"done": thinking.done, "iterations": thought.iterations} | thought_as_json(thought)

    def hint(self, request) -> dict | None:
        match = self.match
        if match.decision() is None:
            return None
        advisor, done = self.advisor(request)
        if not done:
            advisor.go_on(limited(request, "slice", THINKING_LIMIT))
        lines = advisor.lines(done)
        return {
            "done": bool(done) or advisor.thinking.done,
            "actions": [notation(action) for action in lines[0].actions],
            "reasons": [{"term": term, "args": args} for term, args in advisor.gains(done, lines[0].actions)],
            "lines": [line_as_json(line) for line in lines if line.visits],
        }

    def advisor(self, request) -> tuple[Advisor, tuple]:
        """Who advises at the current decision, and what has been done of the gesture that was advised. The advice in
        the middle of that gesture is the rest of it."""
        match, iterations, ms = self.match, limited(request, "iterations"), limited(request, "ms")
        task = (match.setup(), match.fork and match.fork.as_json(), request.get("seed"), iterations, ms)
        past = [ply.action for ply in match.plies]
        if self.advising and self.advising[0] == task:
            _, before, advisor = self.advising
            done = tuple(past[len(before) :])
            told = [line.actions for line in advisor.lines()]
            if past[: len(before)] == before and any(
                len(line) > len(done) and line[: len(done)] == done for line in told
            ):
                return advisor, done
        advisor = Advisor(match.game, match.state, Dice(self.bot_seed(request)), iterations, ms)
        self.advising = task, past, advisor
        return advisor, ()

    def status(self, request) -> dict:
        match = self.match
        reason = match.why_not_undo()
        return {
            "game": match.game.name,
            "version": match.game.version,
            "seats": match.seats,
            "sides": list(match.game.sides(match.state)),
            "rivals": list(match.game.rival_score(match.state)),
            "sealed": any(rule.secret for rule in match.game.rules.values()),
            "ply": len(match.plies),
            "undo": reason is None,
            "undo_reason": reason,
            "free": match.free(),
            "open": match.open(),
            "redo": bool(match.undone),
            "branch": match.fork and match.fork.as_json(),
            "outcome": match.game.outcome(match.state),
        }

    # --- what the verbs share ---

    @property
    def match(self) -> Match:
        if self.loaded is None:
            raise NoMatch("there is no match yet: send new or load")
        return self.loaded

    def sheets(self, s) -> dict:
        """The score sheets of seats and rivals in a state."""
        game = self.match.game
        return {"seats": game.score(s), "rivals": [*game.rival_score(s).values()]}

    @property
    def trunk_match(self) -> Match:
        """The match itself, even while a what-if is active."""
        return self.match.fork.trunk if self.match.fork else self.match

    def viewer(self, request, name: str) -> int | None:
        """The seat whose view is asked for; None for an onlooker."""
        seat = request.get(name)
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.match.seats):
            raise BadRequest(f"{name} must be null or a seat from 0 to {self.match.seats - 1}, not {seat!r}")
        return seat

    def task(self, request) -> tuple:
        """The task of a bot: level, seed, iterations, ms."""
        level = take(request, "level", str)
        if level not in LEVELS:
            raise BadRequest(f"no bot is called {level!r:.80}; there are {', '.join(LEVELS)}")
        return level, self.bot_seed(request), limited(request, "iterations"), limited(request, "ms")

    def begin_thinking(self, level: str, seed: int, iterations: int | None, ms: int | None) -> Thinking | None:
        """A bot at the current decision; None when the match is over."""
        match = self.match
        if match.decision() is None:
            return None
        return Thinking(match.game, match.state, level, Dice(seed), iterations, ms)

    def bot_seed(self, request) -> int:
        """The seed of a bot's dice: different for every ply, unless the request names one."""
        return take(request, "seed", int, (self.match.seed + 7919 * len(self.match.plies) + 1) % SEED_LIMIT)

    def entries(self, viewer: int | None, since: int = 0) -> list[dict]:
        """The log from a ply on, as far as the viewer may know it."""
        return [
            {
                "ply": number,
                "seat": ply.seat,
                "rule": ply.rule,
                "events": self.events(ply.events, viewer),
                "action": notation(ply.action) if self.is_told(ply.seat, viewer) else None,
                "luck": self.match.was_lucky(number),
            }
            for number, ply in enumerate(self.match.plies[since:], since)
        ]

    def events(self, told: list, viewer: int | None) -> list[dict]:
        """The events that the viewer hears, as JSON; `own` if not everybody does."""
        rules = self.match.game.events
        return [
            {"kind": kind, "args": args, "rule": rules[kind]} | ({} if only is None else {"own": True})
            for kind, only, args in told
            if only is None or self.is_told(only, viewer)
        ]

    def is_told(self, seat: int, viewer: int | None) -> bool:
        """Does the viewer learn what a seat is told? Seats of one side share everything."""
        if viewer is None or viewer == seat:
            return viewer == seat
        sides = self.match.game.sides(self.match.state)
        return sides[viewer] == sides[seat]


VERBS = {
    name: getattr(Bridge, name)
    for name in [
        "games",
        "fits",
        "new",
        "decision",
        "act",
        "weigh",
        "route",
        "view",
        "undo",
        "redo",
        "log",
        "opening",
        "sight",
        "score",
        "forecast",
        "curves",
        "record",
        "load",
        "check",
        "hash",
        "chain",
        "compare",
        "link",
        "open",
        "peek",
        "branch",
        "trunk",
        "bot",
        "think",
        "hint",
        "status",
    ]
}


def may_lie_open(match: Match) -> bool:
    """Is everything public: is the match over, or the what-if an open one?"""
    trunk = match.fork.trunk if match.fork else match
    return not trunk.choices() or (match.fork is not None and match.fork.seat is None)


def replayed(request: dict) -> tuple[Match, dict | None]:
    """The match of the request's record; if the request is tolerant, also what stopped its replay."""
    record = take(request, "record", dict)
    if not take(request, "tolerant", bool, False):
        return replay(GAMES, record), None
    match, stopped = replay_what_fits(GAMES, record)
    return match, stopped and {"ply": stopped.ply, "message": str(stopped)}
