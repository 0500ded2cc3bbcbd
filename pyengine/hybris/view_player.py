"""A player's board and cards, as a seat sees them [2.7, 9.7]."""

from .conflicts import CONFLICT_IDS, IS_COLISEUM
from .data import FIGURE, FIGURES, FIRST_ALLY, KIND_OF, PILLARS, SLOTS
from .data_cards import COLISEUM_HERO, PREMONITION_CARD, TECHNOLOGIES
from .faces import power_of, said_once, technology
from .grammar import AEGIS, CITIES, FOLLOWERS, KINDS, LOCATIONS, METRICS, PRAYERS
from .metrics import MEASURE
from .olympians import BOARD
from .state import (
    AWAY,
    EMPTY,
    FALLEN,
    KINDS_OF_PIECES,
    ON_TILE,
    PIECE_NAMES,
    RESERVE,
    chronos_points,
    is_rivalry,
    is_unlocked,
    points_of,
    sparks,
)
from .strength import hero_of
from .unseen import lies_open, still_planning

NOT_ON_A_SLOT = {RESERVE: "reserve", FALLEN: "fallen", ON_TILE: "tile", AWAY: "away"}


def player(s, seat: int, viewer: int | None) -> dict:
    """A player's board and cards, those that are hidden from the viewer only counted."""
    seen = player_open(s, seat)
    if not is_rivalry(s):
        return seen
    p = s.players[seat]
    seen["ahead"] = points_of(p) == max(map(points_of, s.players))
    seen["cards"] = {
        "hand": len(p.hand),
        "coliseum": sum(IS_COLISEUM[card] for card in p.hand),
        "premonitions": len(p.premonitions),
    }
    is_open = lies_open(s, seat, viewer)
    if not is_open:
        seen["hand"] = seen["premonitions"] = None
    for figure in seen["figures"]:
        figure["face_down"] = bool(figure["token"] and not p.shown >> FIGURE[figure["id"]] & 1)
        if figure["face_down"] and not is_open:
            figure["token"], figure["face_down"] = None, not still_planning(s)
    return seen


def player_open(s, seat: int) -> dict:
    p = s.players[seat]
    board = BOARD[p.olympian]
    return {
        "seat": seat,
        "olympian": board.id,
        "score": points_of(p),
        "ahead": points_of(p) > chronos_points(s),
        "aegis": p.stock[AEGIS],
        "followers": p.stock[FOLLOWERS],
        "prayers": p.stock[PRAYERS],
        "greatness": p.greatness,
        "sparks": sparks(p),
        "shackles": p.shackles,
        "powers": [power_of(number) | {"used": is_used(p, number)} for number in board.powers],
        "tiles": [tile_of(p, board, tile) for tile in range(len(board.tiles))],
        "figures": [figure_of(s, p, f) for f, where in enumerate(p.where) if where != AWAY],
        "hand": [CONFLICT_IDS[card] for card in p.hand],
        "deck": len(p.deck) + len(p.under),
        "discard": [CONFLICT_IDS[card] for card in sorted(p.discard)],
        "wards": [CONFLICT_IDS[card] for card in p.wards],
        "premonitions": [premonition(s, p, card) for card in p.premonitions],
        "crafted": [technology(tech, is_rivalry(s)) for tech in p.crafted],
        "deployed": [{"id": TECHNOLOGIES[tech], "city": CITIES[city]} for tech, city in zip(p.deployed, p.deployed_at)],
        "pillars": [PILLARS[concept] for concept in p.pillars],
        "passed": bool(p.passed),
        "combats_won": p.combats_won,
    }


def is_used(p, number: int) -> bool:
    return bool(p.used >> number & 1)


def tile_of(p, board, tile: int) -> dict:
    first = tile * KINDS_OF_PIECES
    return {
        "number": tile + 1,
        "pieces": dict(zip(PIECE_NAMES, p.pieces[first : first + KINDS_OF_PIECES])),
        "unlocked": is_unlocked(p, tile),
        "power": power_of(board.tiles[tile]) | {"used": is_used(p, board.tiles[tile])},
    }


def figure_of(s, p, f: int) -> dict:
    where = p.where[f]
    return {
        "id": FIGURES[f],
        "kind": KINDS[KIND_OF[f]],
        "hero": COLISEUM_HERO[hero_of(s, f - FIRST_ALLY)].id if f >= FIRST_ALLY else None,
        "where": SLOTS[where].id if where >= 0 else NOT_ON_A_SLOT[where],
        "token": None if p.token[f] == EMPTY else LOCATIONS[p.token[f]],
        "spent": bool(p.spent >> f & 1),
    }


def premonition(s, p, card: int) -> dict:
    each = PREMONITION_CARD[card]
    return {
        "id": each.id,
        "conditions": [
            {
                "metric": METRICS[condition.metric],
                "least": condition.least,
                "need": condition.n,
                "have": MEASURE[condition.metric](s, p),
            }
            for condition in each.conditions
        ],
        "reward": said_once(each.reward),
    }
