"""What a seat may know [2.3], as JSON; and determinization, which re-deals everything it can't know."""

from ..chance import draw, reseed, shuffle
from ..course import is_over, seat_asked
from ..game import ALL
from .data import (
    ARTISAN,
    ARTISAN_COST,
    BASIC,
    BOARDS,
    CALAMITIES,
    CRAFTS,
    DICE,
    ELEMENT_AT,
    ELEMENTS,
    FRONT,
    LEADER,
    MERCHANTS,
    PLACES,
    REFINED_GOODS,
    RESTING,
    ROUNDS,
    SHIP,
    SUPPORT,
    TEMPLUM,
    TILE_KINDS,
    TILES,
    TITAN,
    WAITING,
)
from .krypt import required
from .state import EMPTY, attack, converted, general, threshold, titan_count
from .titans import force, why_not_show

ZONES = {FRONT: "FRONT", RESTING: "THERMAE", WAITING: "POOL"}
WANTED = (*REFINED_GOODS, "any")
DUEL_RULES = ("open_duel", "answer_duel", "raise_duel")


def view(s, seat: int | None) -> dict:
    """Everything `seat` may see; `None` is an onlooker, `ALL` sees what any seat sees.

    The dict lists every visible item explicitly, so that hidden state is never included by accident. It has names
    where the state has numbers.
    """
    return {
        "game": "panthalos",
        "viewer": None if seat == ALL else seat,
        "round": s.round,
        "rounds": ROUNDS,
        "first": s.first,
        "phase": "end" if is_over(s) else "placement" if s.place == EMPTY else "resolution",
        "resolving": None if s.place == EMPTY else PLACES[s.place],
        "seat_to_act": seat_asked(s),
        "templum": list(TEMPLUM),
        "side": BOARDS[s.board].side,
        "places": [
            {"id": name, "number": place, "element": ELEMENTS[ELEMENT_AT[place]]} for place, name in enumerate(PLACES)
        ],
        "slots": slots(s),
        "displays": {
            "AGORA": names(s.agora),
            "PHALANX": names(s.phalanx),
            "ART": names(s.art),
            "PORT": names(s.port),
            "MERKATOR": [None if number == EMPTY else MERCHANTS[number].id for number in s.merkator],
        },
        "merchants": {merchant.id: merchant_card(merchant) for merchant in MERCHANTS},
        "artisans": {craft: {"cost": cost} for craft, cost in zip(CRAFTS, ARTISAN_COST)},
        "piles": {
            pile: len(getattr(s, pile))
            for pile in ("goods", "supports", "titans", "artisans", "ships", "merchants", "calamities")
        },
        "calamities": {each.id: calamity_tile(each) for each in CALAMITIES},
        "calamity": calamity_tile(CALAMITIES[s.calamities[-1]]) | {"attack": attack(s)},
        "buried": [
            CALAMITIES[number].id if knows(mask, seat, len(s.players)) else None
            for number, mask in zip(s.calamities[-2::-1], s.known[-2::-1])
        ],
        "krypt": {"discs": s.krypt[:], "threshold": threshold(s)},
        "players": [player(s, other, seat) for other in range(len(s.players))],
        "contest": contest(s, seat),
    }


def names(spaces) -> list:
    return [None if tile == EMPTY else TILES[tile] for tile in spaces]


def merchant_card(merchant) -> dict:
    demand = [name for name, count in zip(WANTED, merchant.demand) for _ in range(count)]
    return {"demand": demand, "points": merchant.points, "bonuses": list(merchant.bonuses)}


def calamity_tile(each) -> dict:
    return {"id": each.id, "element": ELEMENTS[each.element], "strength": each.strength, "points": each.points}


def knows(mask: int, seat: int | None, seats: int) -> bool:
    """Does a seat know a buried tile? An onlooker knows the tiles that all seats know."""
    if seat == ALL:
        return True
    return mask == (1 << seats) - 1 if seat is None else bool(mask >> seat & 1)


def slots(s) -> list[dict]:
    board = BOARDS[s.board]
    figures = [[] for _ in board.slots]
    for seat, p in enumerate(s.players):
        for f in range(DICE + 1):
            if p.where[f] >= 0:
                figures[p.where[f]].append({"seat": seat} | figure(p, f))
    return [
        {
            "id": slot.id,
            "place": PLACES[slot.place],
            "minimum": slot.minimum,
            "lightning": slot.lightning,
            "unlimited": slot.id in ("TITANVS", "AGRO"),
            "income": {slot.income[0]: slot.income[1]} if slot.income else None,
            "once": slot.once,
            "disc": s.polis[number] if number < len(s.polis) and s.polis[number] != EMPTY else None,
            "figures": figures[number],
        }
        for number, slot in enumerate(board.slots)
    ]


def figure(p, f) -> dict:
    kind = "leader" if f == 0 else "converted" if p.value[f] == LEADER else "follower"
    return {"figure": f, "kind": kind, "value": p.value[f] if kind == "follower" else None}


def player(s, seat: int, viewer: int | None) -> dict:
    """What `viewer` sees of `seat`. Tiles that another seat has ticked still appear in its stack."""
    p = s.players[seat]
    own = viewer in (seat, ALL)
    tiles = p.tiles[:]
    if not own:
        for tile in p.chosen:
            tiles[tile] += 1
    slot_ids = [slot.id for slot in BOARDS[s.board].slots]
    return {
        "seat": seat,
        "score": sum(p.points),
        "passed": bool(p.passed),
        "challenged": bool(p.challenged),
        "discs": {
            "personal": p.personal,
            "general": general(s, seat),
            "polis": s.polis.count(seat),
            "converted": converted(p),
            "krypt": s.krypt.count(seat),
        },
        "figures": [
            figure(p, f) | {"where": slot_ids[p.where[f]] if p.where[f] >= 0 else ZONES[p.where[f]]}
            for f in range(DICE + 1)
        ],
        "goods": held(tiles, BASIC, SHIP),
        "ships": held(tiles, SHIP, ARTISAN),
        "artisans": held(tiles, ARTISAN, SUPPORT),
        "supports": held(tiles, SUPPORT, TITAN),
        "titans": held(tiles, TITAN, TILE_KINDS) if own else None,
        "titan_count": titan_count(p) if not own else sum(tiles[TITAN:]),
        "titans_known": [TILES[tile] for tile in sorted(p.shown)],
        "chosen": [TILES[tile] for tile in p.chosen] if own else None,
        "chosen_count": len(p.chosen) if own else 0,
        "revealed": [TILES[tile] for tile in p.revealed],
    }


def held(tiles, first: int, end: int) -> list[str]:
    return [TILES[tile] for tile in range(first, end) for _ in range(tiles[tile])]


def contest(s, viewer: int | None) -> dict | None:
    """The current parry or duel: the force that the seat to act needs, its force, and why that isn't enough: a reason,
    or None. Ticked tiles are counted only in the view of their owner, and only the owner sees the reason.
    """
    if not s.agenda:
        return None
    rule, seat, *args = s.agenda[-1]
    p = s.players[seat]
    own = viewer in (seat, ALL)
    ticked = force(p.chosen) if own else 0
    if rule == "parry":
        element, wild = required(s, seat)
        reason = why_not_show(s, p, element, wild, attack(s)) if own else None
        return {
            "kind": "parry",
            "seat": seat,
            "element": ELEMENTS[element],
            "need": attack(s),
            "force": ticked,
            "wild": wild,
            "why": reason and reason.as_json(),
        }
    if rule not in DUEL_RULES:
        return None
    opponent, element = args
    attacker, defender = (opponent, seat) if rule == "answer_duel" else (seat, opponent)
    forces = {seat: force(p.revealed) + ticked, opponent: force(s.players[opponent].revealed)}
    need = {"open_duel": 1, "answer_duel": forces[opponent], "raise_duel": forces[opponent] + 1}[rule]
    reason = why_not_show(s, p, ELEMENTS.index(element), False, need) if own else None
    return {
        "kind": "duel",
        "seat": seat,
        "attacker": attacker,
        "defender": defender,
        "element": element,
        "forces": [forces[attacker], forces[defender]],
        "need": need,
        "force": forces[seat],
        "why": reason and reason.as_json(),
    }


def holdings(s) -> list[dict]:
    """The public counts of each player's pieces; titans are face down, so only their number is public."""
    seen = [player(s, seat, None) for seat in range(len(s.players))]
    return [
        {
            "discs": p["discs"]["personal"],
            "followers": sum(each["value"] or 0 for each in p["figures"]),
            "titans": p["titan_count"],
        }
        | {kind: len(p[kind]) for kind in ("supports", "goods", "ships", "artisans")}
        for p in seen
    ]


# --- determinization -------------------------------------------------------------------------------------


def determinize(s, seat: int | None, dice):
    """A copy in which everything `seat` can't know is re-dealt with `dice`.

    These are titans in stacks and in the box, buried calamities, and all future chance. Tiles that the others have
    ticked go back to their stacks.
    """
    c = s.copy()
    reseed(c, dice)
    others = [p for other, p in enumerate(c.players) if other != seat]
    unknown = c.titans
    hands = []
    for p in others:
        for tile in p.chosen:
            p.tiles[tile] += 1
        p.chosen.clear()
        hands.append(take_unknown(p, unknown))
        unknown += p.hidden
    unknown.sort()  # so that the deal doesn't depend on where the tiles really are
    for p, count in zip(others, hands):
        for _ in range(count):
            p.tiles[draw(dice, unknown)] += 1
        p.hidden = [draw(dice, unknown) for _ in p.hidden]
    bury_anew(c, seat, dice)
    return c


def take_unknown(p, unknown: list[int]) -> int:
    """Move the titans that nobody has seen from a stack to `unknown`; returns how many there were."""
    count = 0
    for tile in range(TITAN, TILE_KINDS):
        here = p.tiles[tile]
        if here:
            unseen = here - p.shown.count(tile) if p.shown else here
            if unseen:
                p.tiles[tile] -= unseen
                unknown += [tile] * unseen
                count += unseen
    return count


def bury_anew(c, seat: int | None, dice) -> None:
    """Shuffle the buried calamities that `seat` doesn't know."""
    places = [n for n, mask in enumerate(c.known) if not knows(mask, seat, len(c.players))]
    tiles = sorted(c.calamities[n] for n in places)
    shuffle(dice, tiles)
    for n, tile in zip(places, tiles):
        c.calamities[n] = tile
