"""The bots' evaluation of a position of Hybris, in hundredths of a victory point, and their default moves.

The players win together, so all of them look at the same: the points of each and how far they lie before Chronos, what
their boards, hands and characters can still bring, the chains, and what Chronos has in store. Weights are estimates from
play.
"""

from itertools import permutations

from ..course import is_over
from ..prospects import WIN, fading
from .combat import GO_ON, PLAY, STAND, USE, storms
from .concept_cards import RUIN
from .conflicts import BONUS, FACES, RIGHT, STRENGTH
from .contests import ACCEPT, CANCEL, OFFER, offered_strength, offers
from .data import (
    AGES,
    CARD_LIMIT,
    FORGE,
    HAND_LIMIT,
    IS_CHAINED,
    IS_PROPHET,
    KIND_OF,
    MORTAL_WORLD,
    NUMBER,
    OLYMPUS,
    ORACLE,
    PREMONITION_LIMIT,
    TECHNOLOGY,
    THE_OLYMPIAN,
    UNDERWORLD,
)
from .decks import DISCARD
from .effects import FROM, held
from .grammar import AEGIS, ANANKE, EFFECTS, FOLLOWERS, KRATOS, PRAYERS
from .olympians import MOIRAI, TILES
from .powers import ALL
from .scoring import outcome
from .state import (
    CHAINS_GONE,
    EMPTY,
    HOME,
    KINDS_OF_PIECES,
    RESERVE,
    chains_left,
    chronos_points,
    fallen,
    is_flipped,
    lowest_at_home,
    points_of,
    removed,
    row_strength,
    totals,
)

AEGIS_WORTH = (0, 80, 155, 220, 275, 320, 355, 385, 410, 430, 445, 455, 460)  # by how much there is
FOLLOWER_WORTH, PRAYER_WORTH = 26, 52
CARD_WORTH = 24
GREATNESS_WORTH = 25
PIECE_WORTH = (60, 130, 110, 110)  # freed: Spark, Temple, Hero, Prophet
LAST_PIECES = 60  # for each piece missing from a tile, the more the fewer are left
UNLOCKED_WORTH = 200
LINE_SHARE, CRAFTED_SHARE = 45, 75  # per cent of the points of a technology in line, and of a crafted one
READY_WORTH = 40  # a character that can still act in this Age, besides what its location is worth
PREMONITION_WORTH = 70
CHAIN_WORTH = (0, 220, 110, 60, 40, 30)  # of the first, second ... chain of a track
LAST_CHAINS, LAST_CHAIN_WORTH = 6, 150  # the fewer chains there are in all, the more each is worth
SHACKLE_WORTH, STORED_WORTH, FALLEN_WORTH = -45, -40, -90
HOME_AGE = (50, 40, 200)  # what an avatar at home costs in an Age
DAMNATION_WORTH = (130, 90, 300)  # what its damnation costs
FLIP_AGE = 250  # what Ananke flipped costs in an Age
SCALE = 500  # a lead that makes a win e times as likely as a defeat


def left_of(s) -> int:
    """What is still to come of the match, in per cent."""
    return 100 * (AGES - s.age) // AGES + (8 if any(not p.passed for p in s.players) else 0)


def worth_of(s, p, seat: int, left: int) -> int:
    """What a player has that will bring points, in hundredths of one."""
    stock = (
        AEGIS_WORTH[min(p.stock[AEGIS], len(AEGIS_WORTH) - 1)]
        + p.stock[FOLLOWERS] * FOLLOWER_WORTH
        + p.stock[PRAYERS] * PRAYER_WORTH
    )
    pieces = 0
    for tile in range(len(TILES)):
        first = tile * KINDS_OF_PIECES
        missing = TILE_SIZE[tile] - sum(p.pieces[first : first + KINDS_OF_PIECES])
        pieces += LAST_PIECES * missing * missing // TILE_SIZE[tile]
        if missing == TILE_SIZE[tile]:
            pieces += UNLOCKED_WORTH
    for kind, worth in enumerate(PIECE_WORTH):
        pieces += worth * removed(p, kind)
    crafted = sum(TECHNOLOGY[tech].points for tech in p.crafted) * CRAFTED_SHARE
    line = sum(TECHNOLOGY[tech].points for tech, owner in zip(s.line, s.line_of) if owner == seat) * LINE_SHARE
    cards = CARD_WORTH * min(len(p.hand), HAND_LIMIT) + PREMONITION_WORTH * min(PREMONITION_LIMIT, len(p.premonitions))
    down = FALLEN_WORTH * len(fallen(p)) + SHACKLE_WORTH * p.shackles
    lasting = GREATNESS_WORTH * p.greatness + pieces + down
    return (
        (stock + cards) * min(100, left + 20) // 100
        + crafted * min(100, left + 45) // 100
        + line * min(100, left + 20) // 100
        + lasting * left // 100
    )


TILE_SIZE = tuple(len(tile) for tile in TILES)


def readiness(s, p, seat: int) -> int:
    """Characters that can still act in this Age, by what their location offers them now."""
    if p.passed:
        return 0
    ready = 0
    for f, where in enumerate(p.where):
        if where >= RESERVE and not p.spent >> f & 1:
            if f == THE_OLYMPIAN:
                ready += READY_WORTH + 120
            elif p.token[f] != EMPTY:
                ready += READY_WORTH + offer_of(s, p, seat, p.token[f], p.token.count(p.token[f]), f)
    return ready


def offer_of(s, p, seat: int, place: int, number: int, f: int) -> int:
    """What a location offers a player."""
    if place == MORTAL_WORLD:
        wanted = len(p.crafted) + s.line_of.count(seat) if KIND_OF[f] != IS_PROPHET or lowest_at_home(s) == EMPTY else 0
        return 220 if wanted >= number else 55
    if place == UNDERWORLD:
        return 190 if p.stock[AEGIS] < 6 else 80
    if place == FORGE:
        return 170 if seat in s.line_of else 45
    if place == OLYMPUS:
        return 110 + 20 * min(6, p.stock[PRAYERS]) // 3
    if place == MOIRAI:
        return 105
    return 90 if place == ORACLE and len(p.premonitions) < PREMONITION_LIMIT else 65


def worth_of_chains(s) -> int:
    """Chains that lie; an empty track pays Chronos at each further break, and the last chain is the end."""
    worth = -LAST_CHAIN_WORTH * max(0, LAST_CHAINS - chains_left(s))
    for concept, chained in enumerate(IS_CHAINED):
        if chained:
            chains = s.chains[concept]
            worth += sum(CHAIN_WORTH[: chains + 1]) if chains else -75 * NUMBER[concept]
    return worth


def threat(s) -> int:
    """What Chronos will get: cards that will desolate, avatars, stores, Intensity."""
    found = sum(s.store) * -STORED_WORTH
    ages = AGES - s.age
    for avatar, where in enumerate(s.avatars):
        if where == HOME:
            found += HOME_AGE[avatar] * ages
        else:
            found += DAMNATION_WORTH[avatar] * (1 + min(1, ages)) + HOME_AGE[avatar] * max(0, ages - 1)
    if ages:
        for card in s.face:
            if card != EMPTY:
                found += sum(RUIN_WORTH.get(op.kind, 30) for op in EFFECTS[RUIN[card]])
    return found + FLIP_AGE * ages // (1 if is_flipped(s, ANANKE) else 1 + s.intensity[ANANKE])


BREAK_WORTH, SUMMON_WORTH = 60, 110
RUIN_WORTH = {"breaks": BREAK_WORTH, "avatar": SUMMON_WORTH, "c_gain": 70, "shackle": 40, "block": 40, "intensity": 20}


def leads(s) -> list[int]:
    """By seat: how far a player may be expected to end before Chronos, in hundredths of a point."""
    left = left_of(s)
    growth = GROWTH * (AGES - s.age) - threat(s) - 100 * chronos_points(s)
    return [
        100 * points_of(p) + worth_of(s, p, seat, left) + readiness(s, p, seat) + growth
        for seat, p in enumerate(s.players)
    ]


GROWTH = 250  # points that everybody still makes in an Age


def appraise(s, seat: int) -> dict[str, int]:
    """The worth of a position for the players, by what makes it so."""
    seats = len(s.players)
    points = [points_of(p) for p in s.players]
    if is_over(s):
        won = outcome(s)["winners"]
        return {
            "points": 100 * (sum(points) - seats * chronos_points(s)) + 3000 * len(won),
            "chains": -6000 * (s.ending == CHAINS_GONE),
        }
    left = left_of(s)
    return {
        "points": 100 * sum(points) + 40 * seats * min(0, min(points) - chronos_points(s)),
        "chronos": -100 * seats * chronos_points(s),
        "assets": sum(worth_of(s, p, other, left) for other, p in enumerate(s.players)),
        "characters": sum(readiness(s, p, other) for other, p in enumerate(s.players)),
        "chains": worth_of_chains(s) * seats,
        "threats": -threat(s) * seats,
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
    if rule in MOMENTS:
        return GO_ON
    if rule == "answer_contest":
        return CANCEL if offered_strength(s, seat) >= s.intensity[KRATOS] else ACCEPT
    if rule == "fight_on":
        return best_play(s)
    if rule == "discard_card":
        return DISCARD[min(sorted(set(s.players[seat].hand)), key=lambda card: worth_of_card(card))]
    if rule == "offer_card":
        return smallest_offer(s, seat, *args)
    if rule == "contribute":
        return FROM[max(range(len(s.players)), key=lambda other: held(s.players[other], args[0]))]
    return None


MOMENTS = {"desolation", "tribute", "chronos_turn", "damnation", "fatality", "avatar_strikes"}


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
