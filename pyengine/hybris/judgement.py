"""The bots' evaluation of a position of Hybris, in hundredths of a victory point, and their default moves.

The players win together, so all of them look at the same: the points of each and how far they lie before Chronos, what
their boards, hands and characters can still bring, the chains, and what Chronos has in store. Weights are estimates
from play; those of `prospects` are fitted to it.
"""

from functools import lru_cache
from itertools import permutations

from ..course import is_over
from ..prospects import WIN, fading
from .abilities import activation_cost, strength_of
from .chains import CHAIN, SLOT_NAMED, addable, why_not_block
from .combat import CITY_NAMED, CONTEST, GO_ON, MOVED, PLAY, STAND, USE, storms
from .concept_cards import RUIN
from .conflicts import BONUS, FACES, RIGHT, STRENGTH
from .contests import ACCEPT, CANCEL, OFFER, offered_strength, offers
from .data import (
    ACTIVATION_COST,
    AGES,
    AVATAR,
    CARD_LIMIT,
    CITY_TYPE,
    COLISEUM_HERO,
    FIRST_CITY,
    FOLLOWERS_PER_PRAYER,
    FORGE,
    HAND_LIMIT,
    INCOME,
    IS_CHAINED,
    IS_PROPHET,
    KIND_OF,
    MATCH_POINTS,
    MORTAL_WORLD,
    NUMBER,
    OLYMPUS,
    ORACLE,
    PILLAR,
    PREMONITION_LIMIT,
    RENOWN,
    SLOTS,
    STORED,
    TECHNOLOGY,
    TECHNOLOGY_SLOTS,
    THE_OLYMPIAN,
    UNDERWORLD,
)
from .decks import DISCARD
from .effects import FROM, held
from .grammar import AEGIS, ANANKE, CITIES, EFFECTS, FOLLOWERS, KRATOS, PRAYERS, SPARK, VP
from .olympians import MOIRAI, TILES
from .pieces import FREE, TEMPLE_AT, freeable
from .places import fulfilled
from .powers import ALL
from .scoring import outcome
from .state import (
    ALL_TILES,
    CHAINS_GONE,
    EMPTY,
    HOME,
    KINDS_OF_PIECES,
    RESERVE,
    TOTALS,
    chains_left,
    chronos_points,
    cities_for_avatars,
    fallen,
    foe_base,
    hero_of,
    is_flipped,
    lowest_at_home,
    occupied,
    points_of,
    row_strength,
    technologies_in,
    totals,
)

AEGIS_WORTH = (0, 80, 155, 220, 275, 320, 355, 385, 410, 430, 445, 455, 460)  # by how much there is
FOLLOWER_WORTH, PRAYER_WORTH = 24, 54
CARD_WORTH = 24
GREATNESS_WORTH = 20
PIECE_WORTH = (15, 20, 95, 85)  # what a freed Spark, Temple, Hero, Prophet brings in an Age, besides income
INCOME_WORTH = (50, 24, 100, 200)  # of the thresholds of the Spark track, in an Age
NEXT_SPARK = 15  # the nearer the next threshold
LAST_PIECES = 60  # for each piece missing from a tile, the more the fewer are left
UNLOCKED_WORTH = 220
LAST_TILES = (0, 0, 0, 60, 200, 600, 1500)  # by how many tiles are empty: the sixth wins
LINE_SHARE, CRAFTED_SHARE = 40, 70  # per cent of the points of a technology in line, and of a crafted one
READY_WORTH = 30  # a character that can still act in this Age, besides what its location is worth
OLYMPIAN_WORTH = 150
NO_AEGIS = 3  # what it is worth is divided by that if activating it can't be paid
PREMONITION_WORTH, FULFILLED_WORTH = 70, 220
CHAIN_WORTH = (0, 220, 110, 60, 40, 30)  # of the first, second ... chain of a track
LAST_CHAINS, LAST_CHAIN_WORTH = 6, 150  # the fewer chains there are in all, the more each is worth
SHACKLE_WORTH, STORED_WORTH, FALLEN_WORTH = -45, -25, -60
HOME_AGE = (45, 25, 200)  # what an avatar at home costs in an Age
DAMNATION_WORTH = (90, 80, 300)  # what its damnation costs
FLIP_AGE = 150  # what Ananke flipped costs in an Age
BLOCKED_CITY, BLOCKED = -20, -8
RESOURCE_WORTH = (55, 50, 54, 100, 40)  # of a Pillar's resources
SUMMON_WORTH, RUIN_WORTH = 60, {"shackle": 45, "block": 25, "intensity": 20}
FIGHT_VISIT = 90  # what is still done in a city where an avatar was beaten
GLORY, ROW_COST = 60, 50  # the Greatness that a combat is about, and the cards laid in it
ALLY_WORTH = 150
WON, EARLY = 3000, 50_000  # to have won; a match that ends before its time, against all that might still come
CANCEL_COST = 14  # cards that cancel a contest, for each point of Kratos' Intensity


def ages_to_end(s) -> int:
    """How often the end of an Age is still to come."""
    return min(AGES, AGES - s.age + any(not p.passed for p in s.players))  # cards are drawn before the first


def left_of(s) -> int:
    """What is still to come of the match, in per cent."""
    return 100 * (AGES - s.age) // AGES + (8 if any(not p.passed for p in s.players) else 0)


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
    crafted = sum(TECHNOLOGY[tech].points for tech in p.crafted) * CRAFTED_SHARE
    line = sum(TECHNOLOGY[tech].points for tech, owner in zip(s.line, s.line_of) if owner == seat) * LINE_SHARE
    cards = CARD_WORTH * min(len(p.hand), HAND_LIMIT) + PREMONITION_WORTH * min(PREMONITION_LIMIT, len(p.premonitions))
    if is_open and p.premonitions:
        cards += (FULFILLED_WORTH - PREMONITION_WORTH) * len(fulfilled(s, seat))
    renown = next(points for least, points in RENOWN if p.greatness >= least)
    down = FALLEN_WORTH * len(fallen(p)) + SHACKLE_WORTH * p.shackles
    return (
        (stock + cards) * soon // 100
        + devotion
        + crafted * min(100, left + 50) // 100
        + line * soon // 100
        + (GREATNESS_WORTH * p.greatness + down) * left // 100
        + 100 * renown * ends
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
    return any(where != HOME for where in s.avatars)


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
        found += sum(SHARE_WORTH[concept] for concept, seat in enumerate(s.focus) if seat != EMPTY)
    return found


def _worth_of_effect(number: int) -> int:
    """What an effect of a Pillar brings, roughly."""
    found = 0
    for op in EFFECTS[number]:
        if op.kind == "gain":
            found += RESOURCE_WORTH[op.what] * op.n
        elif op.kind == "draw":
            found += CARD_WORTH * op.n
        else:
            found += 60
    return found


PILLAR_WORTH = [_worth_of_effect(each.own) + (35 if each.held >= 0 else 0) for each in PILLAR]
OTHERS_WORTH = [_worth_of_effect(each.others) for each in PILLAR]
SHARE_WORTH = [25 if chained and STORED[concept] != VP else -60 for concept, chained in enumerate(IS_CHAINED)]
SHARE_WORTH[KRATOS] = -15

# --- what Chronos has -------------------------------------------------------------------------------------------------


def worth_of_chain(s, concept: int) -> int:
    """What the next chain that breaks there costs."""
    chains = s.chains[concept]
    if not chains:
        return 100 * NUMBER[concept]
    return CHAIN_WORTH[chains] + (LAST_CHAIN_WORTH if chains_left(s) <= LAST_CHAINS else 0)


def worth_of_chains(s) -> int:
    """Chains that lie; an empty track pays Chronos at each further break, and the last chain is the end."""
    worth = -LAST_CHAIN_WORTH * max(0, LAST_CHAINS - chains_left(s))
    for concept, chained in enumerate(IS_CHAINED):
        if chained:
            chains = s.chains[concept]
            worth += sum(CHAIN_WORTH[: chains + 1]) if chains else -60 * NUMBER[concept]
    return worth


def threat(s) -> int:
    """What Chronos will get: cards that will desolate, avatars, stores, Intensity; and blocked slots."""
    found = sum(s.store) * -STORED_WORTH
    ages = AGES - s.age
    for avatar, where in enumerate(s.avatars):
        found += HOME_AGE[avatar] * ages if where == HOME else abroad(s, avatar)
    if ages:
        for card in s.face:
            if card != EMPTY:
                found += sum(worth_of_ruin(s, op) for op in EFFECTS[RUIN[card]])
        for slot in range(len(SLOTS)):
            if s.blocked >> slot & 1:
                found -= (BLOCKED_CITY if slot >= FIRST_CITY else BLOCKED) * ages
    return found + FLIP_AGE * ages // (1 if is_flipped(s, ANANKE) else 1 + s.intensity[ANANKE])


def abroad(s, avatar: int) -> int:
    """What an avatar in the Mortal World costs: it may be beaten in a later Age."""
    ages = AGES - s.age
    return DAMNATION_WORTH[avatar] * (1 + min(2, ages)) + HOME_AGE[avatar] * max(0, ages - 2)


def worth_of_ruin(s, op) -> int:
    """What an operation of a Desolation costs."""
    if op.kind == "breaks":
        return worth_of_chain(s, op.what)
    if op.kind == "c_gain":
        return 100 * op.n if op.what == VP else -STORED_WORTH
    if op.kind == "avatar":
        return SUMMON_WORTH
    return RUIN_WORTH.get(op.kind, 30)


# --- fights -----------------------------------------------------------------------------------------------------------

# by the lead over an avatar's base before its row is revealed: the chance to win, in per cent, against one card, and
# two
ODDS = ((0, 0, 15, 60, 83, 95, 99), (0, 0, 2, 8, 25, 48, 68, 84, 94, 98))
CONSIDERED = 6  # cards of a hand that are tried
CERTAIN = 95  # per cent: the row is revealed, and which card is drawn next isn't known


def worth_of_card(card: int) -> int:
    """How useful a Conflict card is in general."""
    return 2 * STRENGTH[card] + BONUS[card] + (RIGHT[card] >= 0) + (FACES[card].at_once >= 0)


# by card: what it takes from the enemy's Strength
WEAKENS = [
    -sum(op.n for op in EFFECTS[face.at_once] if op.kind == "foe_strength") if face.at_once >= 0 else 0
    for face in FACES
]


@lru_cache(maxsize=20_000)
def best_strength(hand: tuple[int, ...], room: int) -> int:
    """The Strength of the best row that can be laid from a hand against one card, with what it takes from the enemy."""
    cards = sorted(hand, key=worth_of_card, reverse=True)[:CONSIDERED]
    rows = [row for size in range(1, min(room, len(cards)) + 1) for row in permutations(cards, size)]
    return max((sum(row_strength(list(row), 1)) + sum(WEAKENS[card] for card in row) for row in rows), default=0)


def armed(s, seat: int) -> int:
    """What powers add to a player's Strength in a combat, those included that may be used once an Age."""
    return strength_of(s, seat, "combat") + sum(ALL[number].strength for number in storms(s, seat))


def odds(s, p, f: int, avatar: int, plus: int) -> int:
    """The chance, in per cent, that a character beats an avatar whose row isn't revealed yet."""
    lead = best_strength(tuple(sorted(p.hand)), CARD_LIMIT[KIND_OF[f]]) + plus - foe_base(s, avatar)
    chances = ODDS[is_flipped(s, KRATOS)]
    return chances[max(0, min(lead, len(chances) - 1))]


def prize(s, avatar: int) -> int:
    """What beating an avatar in a city brings, without the cards it takes."""
    spared = abroad(s, avatar) - HOME_AGE[avatar] * (AGES - s.age)
    return spared * len(s.players) + PRAYER_WORTH * AVATAR[avatar].prayers + GLORY - ROW_COST


def stake(f: int) -> int:
    """What a defeat costs."""
    return GLORY + ROW_COST - (0 if f == THE_OLYMPIAN else FALLEN_WORTH)


def expected(chance: int, won: int, lost: int) -> int:
    return (chance * won - (100 - chance) * lost) // 100


def best_fight(s, p, f: int, plus: int) -> int:
    """What a fight with an avatar that is abroad promises, if it promises anything."""
    best = 0
    for avatar, where in enumerate(s.avatars):
        if where != HOME:
            chance = odds(s, p, f, avatar, plus)
            best = max(best, expected(chance, prize(s, avatar) + FIGHT_VISIT, stake(f)))
    return best


def points_of_technology(tech: int, slot: int) -> int:
    """What a technology brings that is deployed there, in hundredths of a point."""
    each = TECHNOLOGY[tech]
    return 100 * (each.points + (MATCH_POINTS if CITY_TYPE[slot - FIRST_CITY] == each.kind else 0))


def worth_of_combat(s) -> int:
    """What the combats that are being fought promise, and the contest to be answered."""
    worth = 0
    for fight in s.combats:
        won, lost = FIGHT_VISIT if fight.cause == MOVED else 0, stake(fight.figure)
        if fight.foe < len(AVATAR):
            won += prize(s, fight.foe)
        else:
            won += ALLY_WORTH + _worth_of_effect(COLISEUM_HERO[hero_of(s, fight.foe - len(AVATAR))].reward)
        if fight.cause == CONTEST:
            won += points_of_technology(fight.tech, fight.slot)
            lost += 100 * TECHNOLOGY[fight.tech].points * len(s.players)
        if fight.foe_row:
            chance = CERTAIN if best_row(s, fight)[0] > 0 else 100 - CERTAIN
        else:
            plus = armed(s, fight.seat)
            chance = odds(s, s.players[fight.seat], fight.figure, min(fight.foe, len(AVATAR) - 1), plus)
        worth += expected(chance, won, lost)
    return worth


def best_row(s, fight) -> tuple[int, int]:
    """The lead of the best row that can still be laid, with powers that may be used, and its first card or EMPTY."""
    p = s.players[fight.seat]
    mine, theirs = totals(s, fight)
    best, first = mine - theirs, EMPTY
    extra = sum(ALL[number].strength for number in storms(s, fight.seat))
    room = CARD_LIMIT[KIND_OF[fight.figure]] - fight.played
    cards = sorted(p.hand, key=worth_of_card, reverse=True)[:CONSIDERED]
    for size in range(1, min(room, len(cards)) + 1):
        if best + extra > 0:
            break
        for row in permutations(cards, size):
            margin = margin_with(s, fight, row)
            if margin > best:
                best, first = margin, row[0]
    return best + extra, first


def margin_with(s, fight, row: tuple[int, ...]) -> int:
    """The lead if these cards were laid."""
    own, *combos = row_strength(fight.row + list(row), len(fight.foe_row))
    _, theirs = totals(s, fight)
    return own + sum(combos) + fight.plus - theirs + sum(WEAKENS[card] for card in row)


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
        "assets": sum(worth_of(s, p, other, left, ends) for other, p in enumerate(s.players)),
        "characters": sum(readiness(s, p, other) for other, p in enumerate(s.players)),
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
    good, bad = fading(max(0, -lead), scale), fading(max(0, lead), scale)
    return WIN * good // (good + bad)


# --- default moves ---------------------------------------------------------------------------------------


def habit(s):
    """The default move at this decision, or None."""
    usual = HABITS.get(s.agenda[-1][0])
    return usual(s, *s.agenda[-1][1:]) if usual else None


def go_on(s, *args):
    return GO_ON


def answer(s, seat, f, tech, slot):
    """Cancel a contest if that costs less than the fight promises."""
    if offered_strength(s, seat) < s.intensity[KRATOS]:
        return ACCEPT
    if KIND_OF[f] == IS_PROPHET:
        return CANCEL
    avatar = lowest_at_home(s)
    points = points_of_technology(tech, slot)
    lost = stake(f) + 100 * TECHNOLOGY[tech].points * len(s.players)
    fight = expected(odds(s, s.players[seat], f, avatar, armed(s, seat)), points + prize(s, avatar), lost)
    return ACCEPT if fight > points - CANCEL_COST * s.intensity[KRATOS] else CANCEL


def discard_weakest(s, seat, *args):
    return DISCARD[min(sorted(set(s.players[seat].hand)), key=worth_of_card)]


def smallest_offer(s, seat, left):
    """The weakest card that suffices, or else the strongest one."""
    possible = [(other, card) for other, card in offers(s, seat) if STRENGTH[card]]
    enough = [each for each in possible if STRENGTH[each[1]] >= left]
    other, card = (
        min(enough, key=lambda each: STRENGTH[each[1]]) if enough else max(possible, key=lambda each: STRENGTH[each[1]])
    )
    return OFFER[other][card]


def pay_from_the_richest(s, seat, resource, *args):
    return FROM[max(range(len(s.players)), key=lambda other: held(s.players[other], resource))]


def best_play(s, *args):
    """The next card of the best row that can still be laid; nothing more when the fight is won or can't be."""
    fight = s.combats[-1]
    mine, theirs = totals(s, fight)
    if mine > theirs:
        return STAND
    lead, first = best_row(s, fight)
    if lead <= 0:
        return STAND
    return PLAY[first] if first != EMPTY else USE[storms(s, fight.seat)[0]]


def free_nearest(s, seat, kind):
    """Off the tile with the fewest pieces left; of those the one that is worth most."""
    p = s.players[seat]
    tile, piece = min(
        freeable(s, p, kind),
        key=lambda each: (
            sum(p.pieces[each[0] * KINDS_OF_PIECES : (each[0] + 1) * KINDS_OF_PIECES]),
            -PIECE_WORTH[each[1]],
        ),
    )
    return FREE[piece][tile]


def build_temple(s, seat):
    """Where most technologies are: there is most to preach about."""
    p = s.players[seat]
    return TEMPLE_AT[
        max(
            (city for city in range(len(CITIES)) if not p.temples >> city & 1),
            key=lambda city: technologies_in(s, city),
        )
    ]


def break_cheapest(s, seat, avatar):
    """Where a chain is worth least."""
    possible = [
        c for c, chained in enumerate(IS_CHAINED) if chained and (avatar == EMPTY or c in AVATAR[avatar].concepts)
    ]
    return CHAIN[min(possible, key=lambda concept: worth_of_chain(s, concept))]


def add_dearest(s, seat):
    """Where a chain is missing most."""
    return CHAIN[min(addable(s), key=lambda concept: s.chains[concept])]


def send_avatar(s, seat, avatar):
    """To a city where nobody stands, and there is no room for technologies."""
    standing = occupied(s)
    return CITY_NAMED[
        min(cities_for_avatars(s), key=lambda slot: (standing >> slot & 1, -technologies_in(s, slot - FIRST_CITY)))
    ]


def block_least(s, seat, place, empty):
    """A slot that is missed least: nobody stands there, no city, without a bonus."""
    standing = occupied(s)
    slots = [slot for slot in range(len(SLOTS)) if why_not_block(s, slot, place, empty) is None]
    return SLOT_NAMED[
        min(
            slots,
            key=lambda slot: (
                slot in s.avatars,
                standing >> slot & 1,
                slot >= FIRST_CITY,
                SLOTS[slot].dotted != (len(s.players) == 1),
            ),
        )
    ]


HABITS = dict.fromkeys(("desolation", "tribute", "chronos_turn", "damnation", "fatality", "avatar_strikes"), go_on) | {
    "answer_contest": answer,
    "fight_on": best_play,
    "discard_card": discard_weakest,
    "offer_card": smallest_offer,
    "contribute": pay_from_the_richest,
    "free_piece": free_nearest,
    "place_temple": build_temple,
    "choose_break": break_cheapest,
    "choose_add": add_dearest,
    "choose_city": send_avatar,
    "choose_block": block_least,
}
