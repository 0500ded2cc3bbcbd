"""The bots' evaluation of a position of Hybris, in hundredths of a victory point.

The players win together, so all of them look at the same: the points of each and how far they lie before Chronos, what
their boards, hands and characters can still bring, the chains, and what Chronos has in store. The weights of
`prospects` are fitted to play.
"""

from functools import lru_cache

from ..course import is_over
from ..prospects import WIN, decay
from .abilities import activation_cost
from .data import (
    ACTIVATION_COST,
    AGES,
    FOLLOWERS_PER_PRAYER,
    FORGE,
    HAND_LIMIT,
    INCOME,
    IS_CHAINED,
    IS_PROPHET,
    KIND_OF,
    MORTAL_WORLD,
    OLYMPUS,
    ORACLE,
    PILLAR,
    PREMONITION_LIMIT,
    RENOWN_AT,
    STORED,
    TECHNOLOGY_SLOTS,
    UNDERWORLD,
)
from .data_cards import TECHNOLOGY
from .grammar import AEGIS, FOLLOWERS, KRATOS, PRAYERS, SPARK, VP
from .judgement_chronos import threat, worth_of_chains
from .judgement_fights import armed, best_fight, worth_of_combat
from .olympians import MOIRAI, TILES
from .premonitions import fulfilled
from .scoring import outcome
from .state import (
    ALL_TILES,
    CHAINS_GONE,
    EMPTY,
    FALLEN,
    HOME,
    KINDS_OF_PIECES,
    RESERVE,
    TOTALS,
    chains_left,
    chronos_points,
    have_all_passed,
    lowest_at_home,
    points_of,
)
from .weights import (
    AEGIS_WORTH,
    CARD_WORTH,
    CRAFTED_SHARE,
    EARLY,
    FALLEN_WORTH,
    FOLLOWER_WORTH,
    FULFILLED_WORTH,
    GREATNESS_WORTH,
    INCOME_WORTH,
    LAST_PIECES,
    LAST_TILES,
    LINE_SHARE,
    NEXT_SPARK,
    NO_AEGIS,
    OLYMPIAN_WORTH,
    PIECE_WORTH,
    PRAYER_WORTH,
    PREMONITION_WORTH,
    READY_WORTH,
    SHACKLE_WORTH,
    UNLOCKED_WORTH,
    WON,
    worth_of_effect,
)


def ages_to_end(s) -> int:
    """How often the end of an Age is still to come."""
    return min(AGES, AGES - s.age + (not have_all_passed(s)))  # cards are drawn before the first


def left_of(s) -> int:
    """What is still to come of the match, in per cent."""
    return 100 * (AGES - s.age) // AGES + (0 if have_all_passed(s) else 8)


# --- what players have ------------------------------------------------------------------------------------------------


def worth_of(s, p, seat: int, left: int, ends: int, *, is_open: bool = True) -> int:
    """What a player has that will bring points, in hundredths of one; where its hand isn't open, of cards only how many
    there are."""
    soon = min(100, left + 20)
    stock = (
        AEGIS_WORTH[min(p.stock[AEGIS], len(AEGIS_WORTH) - 1)]
        + p.stock[FOLLOWERS] * FOLLOWER_WORTH
        + p.stock[PRAYERS] * PRAYER_WORTH
    )
    devotion = p.stock[FOLLOWERS] * PRAYER_WORTH * max(0, ends - 1) * 7 // (10 * FOLLOWERS_PER_PRAYER)
    crafted = sum([TECHNOLOGY[tech].points for tech in p.crafted]) * CRAFTED_SHARE
    line = sum([TECHNOLOGY[tech].points for tech, owner in zip(s.line, s.line_of) if owner == seat]) * LINE_SHARE
    cards = CARD_WORTH * min(len(p.hand), HAND_LIMIT) + PREMONITION_WORTH * min(PREMONITION_LIMIT, len(p.premonitions))
    if is_open and p.premonitions:
        cards += (FULFILLED_WORTH - PREMONITION_WORTH) * len(fulfilled(s, seat))
    down = FALLEN_WORTH * p.where.count(FALLEN) + SHACKLE_WORTH * p.shackles
    return (
        (stock + cards) * soon // 100
        + devotion
        + crafted * min(100, left + 50) // 100
        + line * soon // 100
        + (GREATNESS_WORTH * p.greatness + down) * left // 100
        + 100 * RENOWN_AT[p.greatness] * ends
        + worth_of_board(tuple(p.pieces), left, ends)
    )


TILE_SIZE = tuple(len(tile) for tile in TILES)


@lru_cache(maxsize=20_000)
def worth_of_board(pieces: tuple[int, ...], left: int, ends: int) -> int:
    """What freed pieces and empty tiles will bring; `pieces` are those on the tiles."""
    near, empty = 0, 0
    for tile, size in enumerate(TILE_SIZE):
        first = tile * KINDS_OF_PIECES
        missing = size - sum(pieces[first : first + KINDS_OF_PIECES])
        near += LAST_PIECES * missing * missing // size
        if missing == size:
            near += UNLOCKED_WORTH
            empty += 1
    freed = [TOTALS[kind] - sum(pieces[kind::KINDS_OF_PIECES]) for kind in range(KINDS_OF_PIECES)]
    lasting = sum(worth * number for worth, number in zip(PIECE_WORTH, freed)) + NEXT_SPARK * (freed[SPARK] & 1)
    lasting += sum(worth for (least, _), worth in zip(INCOME, INCOME_WORTH) if freed[SPARK] >= least)
    return near * left // 100 + lasting * ends + LAST_TILES[empty]


def readiness(s, p, seat: int) -> int:
    """Characters that can still act in this Age, by what their location offers them now."""
    if p.passed:
        return 0
    ready, aegis = 0, p.stock[AEGIS]
    costs = [EMPTY] * len(ACTIVATION_COST)
    plus = armed(s, seat) if abroad_at_all(s) else 0
    for f, where in enumerate(p.where):
        if where < RESERVE or p.spent >> f & 1 or (f and p.token[f] == EMPTY):
            continue
        worth = READY_WORTH + (
            offer_of(s, p, seat, p.token[f], f, plus) if f else OLYMPIAN_WORTH + best_fight(s, p, f, plus)
        )
        kind = KIND_OF[f]
        if costs[kind] == EMPTY:
            costs[kind] = activation_cost(s, seat, f)
        aegis -= costs[kind]
        ready += worth if aegis >= 0 else worth // NO_AEGIS
    return ready


def abroad_at_all(s) -> bool:
    return s.avatars.count(HOME) < len(s.avatars)


def offer_of(s, p, seat: int, place: int, f: int, plus: int) -> int:
    """What a location offers a character; `plus` is the Strength that its player's powers add."""
    if place == MORTAL_WORLD:
        return offer_of_world(s, p, seat, f, plus)
    if place == UNDERWORLD:
        return (190 if p.stock[AEGIS] < 6 else 80) + (0 if s.weakened else 30)
    if place == FORGE:
        return 160 if seat in s.line_of else 45
    if place == OLYMPUS:
        room = len(p.crafted) + s.line_of.count(seat) < TECHNOLOGY_SLOTS
        return 90 + 30 * room + 22 * min(8, p.stock[PRAYERS]) // 3
    if place == MOIRAI:
        return 110
    return 90 if place == ORACLE and len(p.premonitions) < PREMONITION_LIMIT else 65


def offer_of_world(s, p, seat: int, f: int, plus: int) -> int:
    """What the Mortal World offers: to deploy, for as many characters as there are technologies, to fight, to
    preach."""
    if KIND_OF[f] == IS_PROPHET:
        can_deploy, fight = lowest_at_home(s) == EMPTY, 0
    else:
        can_deploy, fight = True, best_fight(s, p, f, plus)
    deploys = can_deploy and len(p.crafted) + s.line_of.count(seat) >= p.token.count(MORTAL_WORLD)
    return max(190 if deploys else 60, 60 + fight)


def worth_of_pillars(s) -> int:
    """What Pillars will bring when their owners pass; alone, what the concept of the token will bring Chronos."""
    found = 0
    for p in s.players:
        if not p.passed:
            for concept in p.pillars:
                found += PILLAR_WORTH[concept] + (len(s.players) - 1) * OTHERS_WORTH[concept]
    if len(s.players) == 1 and not s.players[0].passed:
        found += sum([SHARE_WORTH[concept] for concept, seat in enumerate(s.focus) if seat != EMPTY])
    return found


PILLAR_WORTH = [worth_of_effect(each.own) + (35 if each.held >= 0 else 0) for each in PILLAR]
OTHERS_WORTH = [worth_of_effect(each.others) for each in PILLAR]
SHARE_WORTH = [25 if chained and STORED[concept] != VP else -60 for concept, chained in enumerate(IS_CHAINED)]
SHARE_WORTH[KRATOS] = -15

# --- the whole --------------------------------------------------------------------------------------------------------


def appraise(s, seat: int) -> dict[str, int]:
    """The worth of a position for the players, by what makes it so."""
    seats = len(s.players)
    points = [points_of(p) for p in s.players]
    if is_over(s):
        at_once = {ALL_TILES: EARLY, CHAINS_GONE: -EARLY}.get(s.ending, 0)
        lead = 100 * (sum(points) - seats * chronos_points(s))
        return {"points": lead + WON * len(outcome(s)["winners"]), "ending": at_once}
    left, ends = left_of(s), ages_to_end(s)
    return {
        "points": 100 * sum(points) + 40 * seats * min(0, min(points) - chronos_points(s)),
        "chronos": -100 * seats * chronos_points(s),
        "assets": sum([worth_of(s, p, other, left, ends) for other, p in enumerate(s.players)]),
        "characters": sum([readiness(s, p, other) for other, p in enumerate(s.players)]),
        "pillars": worth_of_pillars(s),
        "chains": worth_of_chains(s) * seats,
        "threats": -threat(s) * seats,
        "combat": worth_of_combat(s) if s.combats else 0,
    }


# Fitted to games of the level hard: what of an asset becomes points, in per cent, and by how many ends of an Age are to
# come how far Chronos still gets ahead, and the lead that makes a win e times as likely as a defeat.
ASSETS_SHARE, READY_SHARE, THREAT_SHARE = 65, 25, 40
GROWTH = (-250, -500, -500, -750, -800, -700, -700)
SCALE = (160, 170, 270, 400, 650, 550, 550)
# Hundredths of a piece that are freed in an Age, and how many more than needed make all tiles e times as likely.
PACE, PACE_SCALE = 180, 110
SAFE_CHAINS = 4


def leads(s) -> list[int]:
    """By seat: how far a player may be expected to end before Chronos, in hundredths of a point."""
    left, ends = left_of(s), ages_to_end(s)
    common = GROWTH[ends] - THREAT_SHARE * threat(s) // 100 - 100 * chronos_points(s)
    return [
        100 * points_of(p)
        + (ASSETS_SHARE * worth_of(s, p, seat, left, ends) + READY_SHARE * readiness(s, p, seat)) // 100
        + common
        for seat, p in enumerate(s.players)
    ]


def prospects(s) -> list[int]:
    """What each seat may expect of the win: by its own lead, or because all may unlock every tile; nothing without
    chains."""
    ends = ages_to_end(s)
    all_tiles = chance_of(PACE * ends - 100 * max(sum(p.pieces) for p in s.players), PACE_SCALE)
    chains = chains_left(s)
    held = WIN if chains > SAFE_CHAINS or not ends else WIN * (SAFE_CHAINS + chains) // (2 * SAFE_CHAINS + 1)
    ahead = [chance_of(lead, SCALE[ends]) for lead in leads(s)]
    return [held * (all_tiles + (WIN - all_tiles) * chance // WIN) // WIN for chance in ahead]


def chance_of(lead: int, scale: int) -> int:
    """The chance to win with that lead, of 10,000."""
    good, bad = decay(max(0, -lead), scale), decay(max(0, lead), scale)
    return WIN * good // (good + bad)
