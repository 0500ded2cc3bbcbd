"""What the shared tests know of Pantheon (Fritzen)."""

from facts import Facts, PageFacts, Race
from hidden import ELSEWHERE
from pyengine.disciples.data import TOOLS
from pyengine.disciples.judgement import standing

NONE = -1


class Hidden:
    secrets = frozenset(tool.id for tool in TOOLS)
    printed = ("cards",)

    @staticmethod
    def pools(s, seat):
        return [*objectives(s, seat), *tools(s, seat), *plans(s, seat)]

    @staticmethod
    def seen(s, seat):
        known = {p.tool for p in s.players if p.tool_built}
        if is_open_draft(s):
            known.update([p.tool for p in s.players], s.pool if is_drafting(s) else ())
        if seat is not None:
            known.add(s.players[seat].tool)
            known.update(handed_on(s, seat))
        return {TOOLS[tool].id for tool in known if tool != NONE}

    @staticmethod
    def passed(before, after):
        return set()


def objectives(s, seat) -> list[dict]:
    if s.options.open_objectives or not s.agenda or s.players[0].favoured == NONE:
        return []
    pools = []
    for sign in ("favoured", "unfavoured"):
        left = list(s.peoples)
        pool = {}
        for other, p in enumerate(s.players):
            people = getattr(p, sign)
            left.remove(people)
            if other != seat:
                pool[f"{sign} of {other}"] = [people]
        pools.append(pool | {"left over": left})
    return pools


def is_open_draft(s) -> bool:
    return bool(s.options.tool_draft) and not s.options.dealt_cards


def is_drafting(s) -> bool:
    return bool(s.agenda) and s.agenda[-1][0] == "draft_tool"


def drafters(s) -> list[int]:
    """The seats in the order in which they take tools: the first player is the last."""
    seats = len(s.players)
    return [(s.first - 1 - number) % seats for number in range(seats)]


def handed_on(s, seat) -> list[int]:
    """The tools that a seat has seen others get, or that lie before it."""
    if s.options.dealt_cards or (s.agenda and s.agenda[-1][0] in ("choose_god", "draft_power")):
        return []
    if s.players[seat].tool == NONE:
        return list(s.pool) if is_drafting(s) and s.agenda[-1][1] == seat else []
    later = drafters(s)[drafters(s).index(seat) + 1 :]
    return [s.players[other].tool for other in later if s.players[other].tool != NONE] + list(s.pool)


def tools(s, seat) -> list[dict]:
    """Two pools: what a seat handed on is in the hands of those who drafted after it; all else is anywhere else."""
    if is_open_draft(s) or (all(p.tool == NONE for p in s.players) and not is_drafting(s)):
        return []
    seen = handed_on(s, seat) if seat is not None else []
    open_to_all = {p.tool for p in s.players if p.tool_built}
    near, far = {}, {}
    for other, p in enumerate(s.players):
        if other != seat and p.tool != NONE and not p.tool_built:
            (near if p.tool in seen else far)[f"tool of {other}"] = [p.tool]
    if seat is None or not is_drafting(s) or s.agenda[-1][1] != seat:
        (near if seen else far)["on offer"] = list(s.pool)
    hands = {p.tool for p in s.players}
    box = set(range(len(TOOLS))) - hands - set(s.pool) - open_to_all
    far["in the box"] = sorted(box)
    return [near, far]


def plans(s, seat) -> list[dict]:
    if s.open:
        return []
    cells = 4 + 2 * len(s.quests)
    return [
        {f"plan of {other}": [*p.plan, sum(p.plan)], ELSEWHERE: list(range(6)) if 0 < p.disciples < 5 * cells else []}
        for other, p in enumerate(s.players)
        if other != seat and p.plan
    ]


def enrich(s) -> None:
    """Everybody has something to build with, and two peoples have gone far."""
    for p in s.players:
        p.stock = [6, 6, 6]
    s.ladder[s.peoples[0]], s.ladder[s.peoples[-1]] = 2, -2


def brought(term: str, args: dict, before, after, seat: int, told: list) -> bool:
    """Does the gain that a hint names show in two views of the seat, or in what was told?"""
    p, q = before["players"][seat], after["players"][seat]
    count = {
        "points": lambda p: p["score"],
        "monuments": lambda p: sum(each["value"] for each in p["monuments"]),
        "disciples": lambda p: p["disciples"],
        "wood": lambda p: p["stock"]["wood"],
        "metal": lambda p: p["stock"]["metal"],
        "wheat": lambda p: p["stock"]["wheat"],
    }
    if term in count:
        return count[term](q) - count[term](p) == args["count"]
    if term == "tool_works":
        return q["built_tool"] is not None and p["built_tool"] is None
    cell = next(number for number, each in enumerate(after["cells"]) if each["id"] == args["cell"])
    if term == "raised":
        return after["cells"][cell]["counts"][seat] == before["cells"][cell]["counts"][seat] + 1
    return (after["plan"] or {"cells": q["plan"]})["cells"][cell] == args["number"]


FACTS = Facts(
    hidden=Hidden,
    brought=brought,
    gifts=enrich,
    playthroughs={2: 64, 4: 32, 6: 12},
    scenarios=73,
    duels=24,
    worths=standing,
    specialists={
        "quests": {"quests": 300, "ladder": 300},
        "monuments": {"monuments": 300},
        "resources": {"resources": 300, "gathering": 300},
        "disciples": {"disciples": 200},
        "objectives": {"objectives": 300},
    },
    race=Race(games=60, plies=4, choices=6, copy=True),
    page=PageFacts(
        told=16,
        short=("uniform", 14),
        uncited={
            "1": "introduction: what the game is about",
            "2": "heading of 2.1 to 2.4",
            "2.1": "a list of what there is; nothing in it is done",
            "2.2": "numbers by players, which the tables of `data.py` have",
            "4.1": "what is known of powers and tools: their provenance",
            "4.2": "what is known of monuments: their provenance",
            "4.3": "what is known of quests: their provenance",
        },
        moments={
            "gods": "choose_god",
            "powers": "draft_power",
            "tools": "draft_tool",
            "planning": "lay",
            "sealing": "seal_plan",
            "columns": "resolve_column",
            "bonus": "modify",
            "building": "build",
            "payment": "pay",
            "recruiting": "recruit",
        },
        moments_seed=4,
        clicks=30,
    ),
)
