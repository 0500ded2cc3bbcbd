"""What a seat can't know [9.7], and dealing it anew. Against Chronos nothing is hidden but what chance will bring.

In rivalry a seat sees its own hand, Premonitions, location tokens and rows; of the others' only the counts, and how
many cards of a hand are the Coliseum's. Hermes knows the cards he put under a deck; a player knows the Corruption card
they put back.
"""

from ..chance import below, reseed, shuffle
from ..course import seat_asked
from ..game import ALL as EVERYTHING
from .combat import storms
from .conflicts import IS_COLISEUM, STRENGTH
from .data import FIGURES, FIRST_HERO
from .duels import HELD_POWER, sealed_of
from .grammar import OLYMPIANS
from .planning import tokens_of
from .state import EMPTY, RESERVE, is_rivalry
from .strength import foe_seat


def lies_open(s, seat: int, viewer: int | None) -> bool:
    """[9.7] Does a viewer see what a seat holds?"""
    return not is_rivalry(s) or viewer in (seat, EVERYTHING)


def is_hermes(s, seat: int | None) -> bool:
    return seat is not None and OLYMPIANS[s.players[seat].olympian] == "hermes"


def still_planning(s) -> bool:
    """[9.2] Are location tokens being laid? Until all lie, nobody sees under whom there are any."""
    return any(entry[0] == "lay_token" for entry in s.agenda)


def determinize(s, seat: int | None, dice):
    """A copy in which all that a seat can't know is dealt anew, and with other chance to come."""
    c = s.copy()
    reseed(c, dice)
    if is_rivalry(c):
        deal_hands(c, seat, dice)
        deal_premonitions(c, seat, dice)
        deal_tokens(c, seat, dice)
        deal_rows(c, seat, dice)
        deal_corruption(c, seat, dice)
    return c


def deal_hands(c, seat: int | None, dice) -> None:
    """Conflict cards in the others' hands: their own are among those of their decks, the Coliseum's among its."""
    others = [p for other, p in enumerate(c.players) if other != seat]
    known = is_hermes(c, seat)
    arena = c.arena + [card for p in others for card in p.hand if IS_COLISEUM[card]]
    if not known:
        arena += c.arena_under
    shuffled(arena, dice)
    for p in others:
        own = shuffled(p.deck + p.under + [card for card in p.hand if not IS_COLISEUM[card]], dice)
        p.hand = [(arena if IS_COLISEUM[card] else own).pop() for card in p.hand]
        p.under = [own.pop() for _ in p.under]
        p.deck = sorted(own)
    if not known:
        c.arena_under = [arena.pop() for _ in c.arena_under]
    c.arena = sorted(arena)


def shuffled(cards: list[int], dice) -> list[int]:
    """The cards in an order that depends on the dice alone."""
    cards.sort()
    shuffle(dice, cards)
    return cards


def deal_premonitions(c, seat: int | None, dice) -> None:
    """Premonitions of the others, and those in the Oracle."""
    others = [p for other, p in enumerate(c.players) if other != seat]
    known = is_hermes(c, seat)
    pool = c.oracle + [card for p in others for card in p.premonitions]
    if not known:
        pool += c.oracle_under
    shuffled(pool, dice)
    for p in others:
        p.premonitions = [pool.pop() for _ in p.premonitions]
    if not known:
        c.oracle_under = [pool.pop() for _ in c.oracle_under]
    c.oracle = sorted(pool)


def deal_tokens(c, seat: int | None, dice) -> None:
    """Location tokens that lie face down are any of those that don't lie open; while they are being laid, any or
    none."""
    laying = {(entry[1], entry[2]) for entry in c.agenda if entry[0] == "lay_token"}
    planning = bool(laying)
    for other, p in enumerate(c.players):
        if other == seat:
            continue
        stock = [place for place, number in enumerate(tokens_of(c)) for _ in range(number)]
        for f in range(FIRST_HERO, len(FIGURES)):
            if p.shown >> f & 1:
                stock.remove(p.token[f])
        if planning:
            stock += [EMPTY, EMPTY]
        shuffled(stock, dice)
        for f in range(FIRST_HERO, len(FIGURES)):
            if planning:
                laid = p.where[f] == RESERVE and (other, f) not in laying
                p.token[f] = stock.pop() if laid else EMPTY
            elif p.token[f] != EMPTY and not p.shown >> f & 1:
                p.token[f] = stock.pop()


def deal_rows(c, seat: int | None, dice) -> None:
    """What others have laid face down in a combat: a row of their new hands, mostly of the strongest cards."""
    if not c.combats:
        return
    fight = c.combats[-1]
    for other in (fight.seat, foe_seat(fight.foe)):
        if other in (seat, EMPTY):
            continue
        sealed = sealed_of(fight, other)
        storm = storms(c, other)
        hold = [HELD_POWER - storm[0] if below(dice, 2) else EMPTY] if storm and sealed else []
        length = len(sealed) - len(hold)
        cards = shuffled(c.players[other].hand[:], dice)
        if below(dice, 4):
            cards.sort(key=lambda card: -STRENGTH[card])
        if not below(dice, 3):
            cards = cards[: below(dice, length + 1)]
        sealed[:] = hold + (cards + [EMPTY] * length)[:length]


def deal_corruption(c, seat: int | None, dice) -> None:
    """Corruption cards: those in the deck, one put back on it by somebody else, two of which somebody else keeps
    one."""
    known_top = seat is not None and c.corruption_seen >> seat & 1
    known_under = is_hermes(c, seat)
    known_offer = bool(c.offered) and seat_asked(c) == seat
    pool = c.corruption[:]
    if c.corruption_top != EMPTY and not known_top:
        pool.append(c.corruption_top)
    pool += [] if known_under else c.corruption_under
    first = len(c.offered) if known_offer else int(bool(c.offered) and bool(known_top))
    pool += c.offered[first:]
    shuffled(pool, dice)
    if c.corruption_top != EMPTY and not known_top:
        c.corruption_top = pool.pop()
    if not known_under:
        c.corruption_under = [pool.pop() for _ in c.corruption_under]
    c.offered = c.offered[:first] + [pool.pop() for _ in c.offered[first:]]
    c.corruption = sorted(pool)
