"""What the shared tests know of Panthalos."""

import re

from facts import Facts, PageFacts, Race
from pyengine.chance import draw
from pyengine.panthalos.data import CALAMITIES, GOODS, REFINED, REFINED_GOODS, TILES, TITAN
from pyengine.panthalos.judgement import worths


class Hidden:
    secrets = frozenset([*TILES[TITAN:], *(calamity.id for calamity in CALAMITIES)])
    printed = ("calamities",)

    @staticmethod
    def pools(s, seat):
        titans = {"pile": list(s.titans)}
        for other, p in enumerate(s.players):
            if other != seat:
                unseen = stack(p)
                for tile in p.shown:
                    unseen.remove(tile)
                titans[f"stack of {other}"] = unseen
                titans[f"in the box from {other}"] = list(p.hidden)
        calamities = {f"calamity {n}": [tile] for n, tile in enumerate(s.calamities) if not is_known(s, n, seat)}
        return [titans, calamities]

    @staticmethod
    def seen(s, seat):
        tiles = [tile for p in s.players for tile in p.revealed + p.shown]
        if seat is not None:
            tiles += stack(s.players[seat])
        known = [CALAMITIES[tile].id for n, tile in enumerate(s.calamities) if is_known(s, n, seat)]
        return {TILES[tile] for tile in tiles} | set(known)

    @staticmethod
    def passed(before, after):
        return {TILES[tile] for tile in range(TITAN, len(TILES)) if after.box[tile] > before.box[tile]}


def stack(p) -> list[int]:
    """The titans a player holds, those picked out but not yet shown among them."""
    held = [tile for tile in range(TITAN, len(TILES)) for _ in range(p.tiles[tile])]
    return held + [tile for tile in p.chosen if tile >= TITAN]


def is_known(s, n, seat):
    everybody = (1 << len(s.players)) - 1
    return s.known[n] == everybody if seat is None else s.known[n] >> seat & 1


def enrich(s) -> None:
    """Every player gets what merchants ask for, and what duels are fought with."""
    for p in s.players:
        p.personal += 2
        for kind in range(5):
            if kind in s.goods:
                s.goods.remove(kind)
                p.tiles[REFINED + kind] += 1
        for pile in (s.artisans, s.artisans, s.supports, s.titans, s.titans):
            p.tiles[draw(s, pile)] += 1


def named(match, viewer: int | None, words: str) -> set[str]:
    """Titans in stacks of others than `viewer` that nobody has seen and yet are named in these words."""
    views = [match.game.view(match.state, seat) for seat in range(match.seats)]
    public = {
        titan
        for view in views[:1]
        for player in view["players"]
        for titan in player["titans_known"] + player["revealed"]
    }
    for done in match.plies:
        for _kind, only, args in done.events:
            if only is None:
                public.update(tile for tile in args.get("tiles", []))
                public.add(args.get("tile"))
    own = (
        views[viewer]["players"][viewer]["titans"] + views[viewer]["players"][viewer]["chosen"]
        if viewer is not None
        else []
    )
    secret = {titan for seat, view in enumerate(views) if seat != viewer for titan in view["players"][seat]["titans"]}
    return {
        titan
        for titan in secret - public - set(own)
        if re.search(rf"\b{titan}\b|{titan[:-1]} titan {titan[-1]}", words)
    }


def brought(term: str, args: dict, before, after, seat: int, told: list) -> bool:
    """Does the gain that a hint names show in two views for all, or in what was told?"""
    p, q = before["players"][seat], after["players"][seat]
    count = {
        "points": lambda p: p["score"],
        "discs": lambda p: p["discs"]["personal"],
        "titans": lambda p: p["titan_count"],
        "supports": lambda p: len(p["supports"]),
        "artisans": lambda p: len(p["artisans"]),
        "ships": lambda p: len(p["ships"]),
        "goods": lambda p: sum(tile in GOODS for tile in p["goods"]),
        "refined": lambda p: sum(tile in REFINED_GOODS for tile in p["goods"]),
        "promoted": lambda p: sum(each["value"] or 0 for each in p["figures"]),
        "leaders": lambda p: sum(each["kind"] == "converted" for each in p["figures"]),
        "hired": lambda p: -sum(each["where"] == "POOL" for each in p["figures"]),
    }
    if term in count:
        return count[term](q) - count[term](p) == args["count"]
    if term == "force":
        kinds = ("parried", "attacked", "countered")
        return [told_args["force"] for kind, _, told_args in told if kind in kinds] == [args["count"]]
    if term == "spared":
        return q["discs"]["krypt"] == p["discs"]["krypt"]
    if term == "keeps_titans":
        return q["titan_count"] == p["titan_count"] == args["count"]
    if term == "keeps_figures":
        return q["passed"] and sum(each["where"] == "FRONT" for each in q["figures"]) == args["count"]
    if term == "place":
        return stand_at(after, seat, args["place"]) > stand_at(before, seat, args["place"])
    paying = [slot for slot in after["slots"] if slot["income"] and is_anew(before, slot, seat)]
    incomes = [f"{kind}{count}" for slot in paying for kind, count in slot["income"].items()]
    return args["income"] in incomes and any(slot["once"] for slot in paying) == (term == "polis_once")


def stand_at(view, seat: int, place: str) -> int:
    return sum(each["seat"] == seat for slot in view["slots"] if slot["place"] == place for each in slot["figures"])


def is_anew(before, slot, seat: int) -> bool:
    """Did the seat just come to this slot, or leave a disc there?"""
    old = next(each for each in before["slots"] if each["id"] == slot["id"])
    here = any(each["seat"] == seat for each in slot["figures"])
    return here and (old["figures"] != slot["figures"] or old["disc"] != slot["disc"])


FACTS = Facts(
    hidden=Hidden,
    brought=brought,
    gifts=enrich,
    playthroughs={2: 14, 3: 68, 4: 25, 5: 65},
    scenarios=124,
    duels=8,
    worths=worths,
    specialists={
        "points now": {"points": 300},
        "merchants": {"merchants": 300, "artisans": 200},
        "merchants only": {"merchants": 400, "tiles": 200, "artisans": 200, "points": 100, "": 30},
        "goods": {"tiles": 300, "artisans": 150},
        "duels": {"duel": 400, "titans": 200},
        "fast end": {"krypt": 0, "points": 200, "": 60},
        "followers": {"figures": 250},
        "discs": {"discs": 300},
    },
    race=Race(games=30, plies=4, choices=6, copy=True),
    page=PageFacts(
        told=100,
        short=("uniform", 9),
        composed=r"income\.(titans|discs|supports|goods)\d",
        uncited={
            "1": "introduction: what the game is about",
            "2": "heading of 2.1 to 2.3",
            "2.1": "a list of what there is; nothing in it is done",
            "3": "heading of 3.1 to 3.10",
        },
        moments={
            "turn": "take_turn",
            "slot": "choose_slot",
            "tile": "take_first",
            "second_tile": "take_second",
            "art": "use_art",
            "parry": "parry",
            "foro": "use_foro",
            "challenge": "challenge",
            "duel": "open_duel",
            "retain": "retain",
        },
        moments_seed=11,
        clicks=50,
        named=named,
    ),
)
