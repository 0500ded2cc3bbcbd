"""The bots' evaluation of a position of Hybris, in hundredths of a victory point, and their default moves.

The players win together, so all of them look at the same: the points of each and how far they lie before Chronos, what
their boards, hands and characters can still bring, the chains, and what Chronos has in store. Weights are estimates from
play.
"""

from itertools import permutations

from ..course import is_over
from ..prospects import WIN, fading
from .combat import PLAY, STAND, USE, storms
from .concept_cards import RUIN
from .conflicts import BONUS, FACES, RIGHT, STRENGTH
from .contests import OFFER, offers
from .data import AGES, CARD_LIMIT, HAND_LIMIT, IS_CHAINED, KIND_OF, NUMBER, TECHNOLOGY, THE_OLYMPIAN
from .decks import DISCARD
from .effects import FROM, held
from .grammar import AEGIS, ANANKE, EFFECTS, FOLLOWERS, PRAYERS
from .olympians import TILES
from .powers import ALL
from .scoring import outcome
from .state import (
    EMPTY,
    HOME,
    KINDS_OF_PIECES,
    RESERVE,
    chains_left,
    chronos_points,
    fallen,
    is_flipped,
    points_of,
    removed,
    row_strength,
    totals,
)

AEGIS_WORTH, FOLLOWER_WORTH, PRAYER_WORTH = 22, 24, 40
CARD_WORTH = 22
GREATNESS_WORTH = 25
PIECE_WORTH = (70, 110, 90, 80)  # freed: Spark, Temple, Hero, Prophet
LAST_PIECES = 60  # for each piece missing from a tile of three
UNLOCKED_WORTH = 200
DESIGN_WORTH, CRAFTED_SHARE = 110, 70  # a technology in line; per cent of the points of a crafted one
READY_WORTH = 110  # a character that can still act in this Age
PREMONITION_WORTH = 60
CHAIN_WORTH = (0, 300, 200, 140, 110, 100)  # of the first, second ... chain of a track
SHACKLE_WORTH, STORED_WORTH, FALLEN_WORTH = -60, -45, -90
HOME_AGE = (60, 60, 220)  # what an avatar at home costs in an Age
DAMNATION_WORTH = (170, 90, 320)  # what its damnation costs
BREAK_WORTH, SUMMON_WORTH = 190, 120
SCALE = 500  # a lead that makes a win e times as likely as a defeat


def left_of(s) -> int:
    """What is still to come of the match, in per cent."""
    return 100 * (AGES - s.age) // AGES + (8 if s.cursor != EMPTY or not any(p.spent for p in s.players) else 0)


def worth_of(s, p, left: int) -> int:
    """What a player has that will bring points, in hundredths of one."""
    stock = p.stock[AEGIS] * AEGIS_WORTH + p.stock[FOLLOWERS] * FOLLOWER_WORTH + p.stock[PRAYERS] * PRAYER_WORTH
    pieces = 0
    for tile in range(len(TILES)):
        first = tile * KINDS_OF_PIECES
        missing = TILE_SIZE[tile] - sum(p.pieces[first : first + KINDS_OF_PIECES])
        pieces += LAST_PIECES * missing * missing // TILE_SIZE[tile]
        if missing == TILE_SIZE[tile]:
            pieces += UNLOCKED_WORTH
    for kind, worth in enumerate(PIECE_WORTH):
        pieces += worth * removed(p, kind)
    technologies = sum(TECHNOLOGY[tech].points for tech in p.crafted) * CRAFTED_SHARE
    cards = CARD_WORTH * min(len(p.hand), HAND_LIMIT) + PREMONITION_WORTH * len(p.premonitions)
    down = FALLEN_WORTH * len(fallen(p)) + SHACKLE_WORTH * p.shackles
    lasting = GREATNESS_WORTH * p.greatness + pieces + down
    return (
        (stock + cards) * min(100, left + 25) // 100 + technologies * min(100, left + 40) // 100 + lasting * left // 100
    )


TILE_SIZE = tuple(len(tile) for tile in TILES)


def readiness(s, p) -> int:
    """Characters that can still act in this Age."""
    if p.passed:
        return 0
    ready = 0
    for f, where in enumerate(p.where):
        if where >= RESERVE and not p.spent >> f & 1 and (f == THE_OLYMPIAN or p.token[f] != EMPTY):
            ready += READY_WORTH
    return ready


def worth_of_chains(s) -> int:
    """Chains that lie; an empty track pays Chronos at each further break."""
    return sum(
        CHAIN_WORTH[chain + 1]
        for concept, chained in enumerate(IS_CHAINED)
        if chained
        for chain in range(s.chains[concept])
    ) - sum(75 * NUMBER[concept] for concept, chained in enumerate(IS_CHAINED) if chained and not s.chains[concept])


def threat(s, left: int) -> int:
    """What Chronos will get: cards that will desolate, avatars, stores, Intensity."""
    found = sum(s.store) * -STORED_WORTH
    for avatar, where in enumerate(s.avatars):
        if where == HOME:
            found += HOME_AGE[avatar] * (AGES - s.age)
        else:
            found += DAMNATION_WORTH[avatar] + HOME_AGE[avatar] * max(0, AGES - s.age - 1)
    if s.age < AGES:
        for card in s.face:
            if card != EMPTY:
                found += sum(RUIN_WORTH.get(op.kind, 30) for op in EFFECTS[RUIN[card]])
    if is_flipped(s, ANANKE):
        found += 220 * (AGES - s.age)
    else:
        found += max(0, 60 - 12 * s.intensity[ANANKE]) * left // 20
    return found


RUIN_WORTH = {"breaks": BREAK_WORTH, "avatar": SUMMON_WORTH, "c_gain": 70, "shackle": 40, "block": 40, "intensity": 20}


def leads(s) -> list[int]:
    """By seat: how far a player may be expected to end before Chronos, in hundredths of a point."""
    left = left_of(s)
    growth = 4 * left  # points that everybody still makes
    return [
        100 * points_of(p) + worth_of(s, p, left) + readiness(s, p) + growth - 100 * chronos_points(s) - threat(s, left)
        for p in s.players
    ]


def appraise(s, seat: int) -> dict[str, int]:
    """The worth of a position for the players, by what makes it so."""
    seats = len(s.players)
    if is_over(s):
        won = outcome(s)["winners"]
        return {
            "points": 20_000 * (seat in won)
            + 10_000 * len(won)
            + 100 * (points_of(s.players[seat]) - chronos_points(s))
        }
    left = left_of(s)
    return {
        "points": 100 * sum(points_of(p) for p in s.players) // seats + 30 * min(points_of(p) for p in s.players),
        "chronos": -130 * chronos_points(s),
        "assets": sum(worth_of(s, p, left) for p in s.players),
        "characters": sum(readiness(s, p) for p in s.players),
        "chains": worth_of_chains(s),
        "threats": -threat(s, left),
        "combat": worth_of_combat(s),
    }


def worth_of_combat(s) -> int:
    """How the combat that is fought would end now, and what could still be played."""
    worth = 0
    for fight in s.combats:
        mine, theirs = totals(s, fight)
        worth += 350 if mine > theirs else -250 + 20 * max(-10, mine - theirs)
    return worth


def prospects(s) -> list[int]:
    """What each seat may expect of the win: by its own lead, and by the smallest, for all win together."""
    found = leads(s)
    danger = chains_left(s)
    held = WIN if danger > 4 else WIN * (4 + danger) // 9
    lowest = chance_of(min(found))
    return [held * (chance_of(lead) + lowest) // (2 * WIN) for lead in found]


def chance_of(lead: int) -> int:
    """The chance to win with that lead, of 10,000."""
    good, bad = fading(max(0, -lead), SCALE), fading(max(0, lead), SCALE)
    return WIN * good // (good + bad)


# --- default moves ------------------------------------------------------------------------------------------------------


def habit(s):
    """The default move at this decision, or None: fight with the best row there is, discard the weakest card, share costs
    by wealth."""
    rule, seat, *args = s.agenda[-1]
    if rule == "fight_on":
        return best_play(s)
    if rule == "discard_card":
        return DISCARD[min(sorted(set(s.players[seat].hand)), key=lambda card: worth_of_card(card))]
    if rule == "offer_card":
        return smallest_offer(s, seat, *args)
    if rule == "contribute":
        return FROM[max(range(len(s.players)), key=lambda other: held(s.players[other], args[0]))]
    return None


def worth_of_card(card: int) -> int:
    """How useful a Conflict card is in general."""
    return 2 * STRENGTH[card] + BONUS[card] + (RIGHT[card] >= 0) + (FACES[card].at_once >= 0)


def smallest_offer(s, seat: int, left: int):
    """The weakest card that suffices, or else the strongest one."""
    possible = [(other, card) for other, card in offers(s, seat) if STRENGTH[card]]
    enough = [each for each in possible if STRENGTH[each[1]] >= left]
    other, card = min(enough, key=lambda each: STRENGTH[each[1]]) if enough else max(possible, key=lambda each: STRENGTH[each[1]])  # fmt: skip
    return OFFER[other][card]


def best_play(s):
    """The next card of the best row that can still be laid; nothing more when the fight is won or can't be."""
    fight = s.combats[-1]
    p = s.players[fight.seat]
    mine, theirs = totals(s, fight)
    if mine > theirs:
        return STAND
    extra = sum(ALL[number].strength for number in storms(s, fight.seat))
    room = CARD_LIMIT[KIND_OF[fight.figure]] - fight.played
    cards = sorted(p.hand, key=lambda card: -worth_of_card(card))[:CONSIDERED]
    best, first = mine - theirs, None
    for size in range(1, min(room, len(cards)) + 1):
        for row in permutations(cards, size):
            margin = margin_with(s, fight, row)
            if margin > best:
                best, first = margin, row[0]
        if best > 0:
            break
    if best <= 0 < best + extra:
        return USE[storms(s, fight.seat)[0]]
    return STAND if first is None or best + extra <= 0 else PLAY[first]


CONSIDERED = 6  # cards of a hand that are tried


def margin_with(s, fight, row: tuple[int, ...]) -> int:
    """The lead if these cards were laid."""
    whole = fight.row + list(row)
    own, *combos = row_strength(whole, len(fight.foe_row))
    _, theirs = totals(s, fight)
    weakened = sum(op.n for card in row if FACES[card].at_once >= 0 for op in EFFECTS[FACES[card].at_once] if op.kind == "foe_strength")  # fmt: skip
    return own + sum(combos) + fight.plus - theirs - weakened
