"""The eight nations [3.2]: each has an effect on all players when its epoch is set up."""

from ..chance import reveal
from ..course import because, clockwise, decision, step, tell, then
from .cards import draw_cards
from .data import (
    CARD,
    CARDS,
    CARDS_ONLY,
    COLUMN,
    COST,
    FOOT,
    FULL_HAND,
    GOD,
    GODS,
    NATION_CARDS,
    NATION_MONEY,
    NATIONS,
    OFFERING,
    OFFERINGS,
    PIECES,
)
from .gods import gain_god, next_god
from .loot import improvement
from .market import cartago, purchases
from .state import NONE, gain, general, to_discards
from .worship import give


@step
def nation_effect(s):
    """[3.2] The effect of the nation, clockwise from the first player."""
    nation = NATIONS[s.track[-1]]
    if nation == "Persia":
        turn_money(s)
        return
    for seat in clockwise(s, s.first):
        if nation == "Gallia":
            then(s, gallia, seat)
        elif nation in ("Germania", "Graecia"):
            then(s, hand_to_seven, seat, nation)
        elif nation == "Aegyptus":
            then(s, exchange, seat)
        elif nation == "Cartago":
            then(s, spending, seat)
        elif nation == "Iberia":  # [3.2.6]
            then(s, improvement, seat, "Iberia")
        else:
            then(s, present, seat)


@step
def present(s, seat):
    """[3.2.7] The player draws 2 cards from the deck."""
    draw_cards(s, seat, NATION_CARDS, "Roma")


def turn_money(s):
    """[3.2.4] From now on the largest special money card lies on top."""
    s.money.sort()
    tell(s, "money_turned")


@step
def spending(s, seat):
    """[3.2.5] The player has 2 money for purchases, if there is anything to buy."""
    if purchases(s.players[seat], NATION_MONEY) or s.options.cartago_placement:
        then(s, cartago, seat, NATION_MONEY)


# --- [3.2.1] Gallia --------------------------------------------------------------------------------------

TWO_CARDS, REVEAL, DECLINE = ("cards",), ("reveal",), ("decline",)
OFFER_ONE = tuple(("offer", name) for name in OFFERINGS)
GIVE_ONE = tuple(("give", name) for name in OFFERINGS)  # cards alone
OFFERINGS_MISSING = because("offerings_missing", "3.2.1")
CARDS_MISSING = because("cards_only", "3.2.1")


@decision
def gallia(s, seat):
    """[3.2.1] Draw 2 cards, or turn up the top god of the pile."""
    yield TWO_CARDS, None
    yield REVEAL, None


@gallia.resolve
def gallia(s, seat, action):
    if action == TWO_CARDS:
        draw_cards(s, seat, NATION_CARDS, "Gallia")
        return
    god = next_god(s)
    if god == NONE:
        tell(s, "no_god", seat=seat)
    else:
        s.god_box.append(god)  # it stays there unless it is acquired
        tell(s, "god_turned_up", seat=seat, god=GODS[god])
        then(s, acquire, seat, GODS[god])


def cards_for(p, god: int, offering: int) -> int:
    """[3.2.1] The number of cards of this type that the highest number of a god costs."""
    return max(0, COST[god][0] - (0 if god in CARDS_ONLY else p.rank[offering]))


@decision
def acquire(s, seat, god):
    """[3.2.1] Pay only the highest number of the god, or decline it."""
    p, god = s.players[seat], GOD[god]
    missing = CARDS_MISSING if god in CARDS_ONLY else OFFERINGS_MISSING
    for offering, action in enumerate(OFFER_ONE):
        yield action, None if cards_for(p, god, offering) <= p.hand[OFFERING + offering] else missing
    for offering, action in enumerate(GIVE_ONE):
        if cards_for(p, god, offering) < COST[god][0] <= p.hand[OFFERING + offering]:
            yield action, None
    yield DECLINE, None


@acquire.resolve
def acquire(s, seat, god, action):
    number = GOD[god]
    if action == DECLINE:
        tell(s, "god_declined", seat=seat, god=god)
        return
    cards, offering = [0] * len(OFFERINGS), OFFERINGS.index(action[1])
    cards[offering] = cards_for(s.players[seat], number, offering) if action[0] == "offer" else COST[number][0]
    give(s, seat, cards)
    s.god_box.remove(number)
    gain_god(s, seat, number, "Gallia")


# --- [3.2.2] Germania and Graecia ------------------------------------------------------------------------

DISCARD = tuple(("discard", name) for name in CARDS)


@step
def hand_to_seven(s, seat, nation):
    """[3.2.2] Discard down to 7 cards, or draw up to 7."""
    surplus = sum(s.players[seat].hand) - FULL_HAND
    if surplus > 0:
        then(s, discard, seat, surplus)
    elif surplus < 0:
        draw_cards(s, seat, -surplus, nation)


@decision
def discard(s, seat, left):
    """[3.2.2] Choose the card to discard."""
    for card, count in enumerate(s.players[seat].hand):
        if count:
            yield DISCARD[card], None


@discard.resolve
def discard(s, seat, left, action):
    reveal(s)
    to_discards(s, s.players[seat], CARD[action[1]])
    tell(s, "discarded", seat=seat, card=action[1])
    if left > 1:
        then(s, discard, seat, left - 1)


# --- [3.2.3] Aegyptus ------------------------------------------------------------------------------------

SWAP = tuple(tuple(("swap", name, count) for count in range(13)) for name in ("feet", "columns"))
KEEP = ("keep",)
GENERAL_EMPTY = tuple(because("general_empty", "3.2.3", piece=name) for name in PIECES)


@step
def exchange(s, seat):
    """[3.2.3] A player chooses only if there is something to swap."""
    p = s.players[seat]
    if (p.spare[FOOT] and general(p, COLUMN)) or (p.spare[COLUMN] and general(p, FOOT)):
        then(s, swap, seat)


@decision
def swap(s, seat):
    """[3.2.3] Swap own feet for as many columns of the general reserve, or columns for feet, or nothing."""
    p = s.players[seat]
    for wanted, given in ((COLUMN, FOOT), (FOOT, COLUMN)):
        for count in range(1, p.spare[given] + 1):
            yield SWAP[wanted][count], None if count <= general(p, wanted) else GENERAL_EMPTY[wanted]
    yield KEEP, None


@swap.resolve
def swap(s, seat, action):
    if action == KEEP:
        return
    p, count = s.players[seat], action[2]
    wanted = COLUMN if action[1] == "columns" else FOOT
    p.spare[FOOT + COLUMN - wanted] -= count
    gain(p, wanted, count)
    tell(s, "swapped", seat=seat, piece=PIECES[wanted], count=count)
