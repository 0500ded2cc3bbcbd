"""What fights promise, in hundredths of a victory point, for the bots."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from .abilities import strength_of
from .combat import CONTEST, MOVED, storms
from .conflicts import BONUS, FACES, LEFT, PER, RIGHT, STRENGTH
from .data import AGES, AVATAR, CARD_LIMIT, CITY_TYPE, FIRST_CITY, KIND_OF, MATCH_POINTS, THE_OLYMPIAN
from .data_cards import COLISEUM_HERO, TECHNOLOGY
from .grammar import EFFECTS, KRATOS
from .judgement_chronos import abroad
from .powers import ALL
from .state import EMPTY, HOME, is_flipped
from .strength import FIRST_HERO_FOE, foe_base, hero_of, row_strength, totals
from .weights import ALLY_WORTH, FALLEN_WORTH, FIGHT_VISIT, GLORY, HOME_AGE, PRAYER_WORTH, ROW_COST, worth_of_effect

# by the lead over an avatar's base before its row is revealed: the chance to win, in per cent, against one card, and
# two
ODDS = ((0, 0, 15, 60, 83, 95, 99), (0, 0, 2, 8, 25, 48, 68, 84, 94, 98))
CONSIDERED = 6  # cards of a hand that are tried
CERTAIN = 95  # per cent: the row is revealed, and which card is drawn next isn't known


def worth_of_card(card: int) -> int:
    """How useful a Conflict card is in general."""
    return WORTH[card]


# by card; a table, since hands are sorted by it all the time
WORTH = [2 * face.strength + face.bonus + (face.right >= 0) + (face.at_once >= 0) for face in FACES]


# by card: what it takes from the enemy's Strength
WEAKENS = [
    -sum(op.n for op in EFFECTS[face.at_once] if op.kind == "foe_strength") if face.at_once >= 0 else 0
    for face in FACES
]


@lru_cache(maxsize=20_000)
def best_strength(hand: tuple[int, ...], room: int) -> int:
    """The Strength of the best row that can be laid from a hand against one card, with what it takes from the enemy."""
    cards = considered(hand)
    size = min(room, len(cards))  # a card more never makes a row weaker
    alone = {card: STRENGTH[card] + WEAKENS[card] + (0, 1, size)[PER[card]] for card in cards}
    best = 0
    for row in permutations(cards, size):
        strength, right = 0, EMPTY
        for card in row:
            strength += alone[card]
            if LEFT[card] == right:  # without an element on the left the bonus is 0
                strength += BONUS[card]
            right = RIGHT[card]
        if strength > best:
            best = strength
    return best


def considered(hand: Sequence[int]) -> list[int]:
    """The most useful cards of a hand."""
    return sorted(hand, key=WORTH.__getitem__, reverse=True)[:CONSIDERED]


def armed(s, seat: int) -> int:
    """What powers add to a player's Strength in a combat, those included that may be used once an Age."""
    return strength_of(s, seat, "combat") + sum([ALL[number].strength for number in storms(s, seat)])


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
        if fight.foe < FIRST_HERO_FOE:
            won += prize(s, fight.foe)
        else:
            won += ALLY_WORTH + worth_of_effect(COLISEUM_HERO[hero_of(s, fight.foe - FIRST_HERO_FOE)].reward)
        if fight.cause == CONTEST:
            won += points_of_technology(fight.tech, fight.slot)
            lost += 100 * TECHNOLOGY[fight.tech].points * len(s.players)
        if fight.foe_row:
            chance = CERTAIN if best_row(s, fight)[0] > 0 else 100 - CERTAIN
        else:
            plus = armed(s, fight.seat)
            chance = odds(s, s.players[fight.seat], fight.figure, min(fight.foe, FIRST_HERO_FOE - 1), plus)
        worth += expected(chance, won, lost)
    return worth


def best_row(s, fight) -> tuple[int, int]:
    """The lead of the best row that can still be laid, with powers that may be used, and its first card or EMPTY."""
    p = s.players[fight.seat]
    mine, theirs = totals(s, fight)
    best, first = mine - theirs, EMPTY
    extra = sum(ALL[number].strength for number in storms(s, fight.seat))
    room = CARD_LIMIT[KIND_OF[fight.figure]] - fight.played
    cards = considered(p.hand)
    for size in range(1, min(room, len(cards)) + 1):
        if best + extra > 0:
            break
        for row in permutations(cards, size):
            margin = sum(row_strength([*fight.row, *row], len(fight.foe_row))) + fight.plus - theirs
            for card in row:
                margin += WEAKENS[card]
            if margin > best:
                best, first = margin, row[0]
    return best + extra, first
