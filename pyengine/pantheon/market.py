"""Buy [3.5]: offering tiles, pieces, placements and the payment; also the 2 money of Cartago [3.2.5]."""

from ..chance import reveal
from ..course import because, decision, step, tell, then
from .data import CARDS, HIGHEST, OFFERING, OFFERINGS, PIECES, PRICE, SPECIAL_MONEY, STONKUS, STONKUS_MONEY
from .loot import loot
from .placement import place, placements, refused_places, targets
from .state import budget, gain, general, set_rank, to_discards

BUY_TILE = tuple(tuple(("buy_tile", name, rank) for rank in range(HIGHEST + 1)) for name in OFFERINGS)
BUY_PIECE = tuple(("buy_piece", name) for name in PIECES)
DONE = ("done",)

TILE_OWNED = because("tile_owned", "3.5.1")
GENERAL_EMPTY = tuple(because("general_empty", "3.5.2", piece=name) for name in PIECES)
MONEY_MISSING = because("money_missing", "3.5.3")
NOTHING_TO_BUY = because("nothing_to_buy", "3.5")
NOTHING_BOUGHT = because("nothing_bought", "3.5")


def purchases(p, money: int) -> list[tuple]:
    """[3.5] The tiles and pieces that can be bought for this amount."""
    actions = []
    if money <= 0:
        return actions
    for offering, rank in enumerate(p.rank):
        most = PRICE[rank] + money
        while rank < HIGHEST and PRICE[rank + 1] <= most:
            rank += 1
            actions.append(BUY_TILE[offering][rank])
    for piece, action in enumerate(BUY_PIECE):
        if general(p, piece):
            actions.append(action)
    return actions


def refused_purchases(p, money: int):
    """[3.5] The tiles and pieces that can't be bought, with the reasons."""
    for offering, owned in enumerate(p.rank):
        for rank in range(1, HIGHEST + 1):
            if rank <= owned:
                yield BUY_TILE[offering][rank], TILE_OWNED
            elif PRICE[rank] - PRICE[owned] > money:
                yield BUY_TILE[offering][rank], MONEY_MISSING
    for piece, action in enumerate(BUY_PIECE):
        if not general(p, piece):
            yield action, GENERAL_EMPTY[piece]
        elif money < 1:
            yield action, MONEY_MISSING


def why_not_buy(s, seat):
    """[3.5] At least one purchase or placement must be possible."""
    p = s.players[seat]
    money = budget(p)
    if money and (purchases(p, money) or targets(s, p, money, 0)):
        return None
    return NOTHING_TO_BUY


def buy(s, seat, action) -> int:
    """[3.5] Make one purchase or placement; returns its cost."""
    p = s.players[seat]
    if action[0] == "place":
        return place(s, seat, action[1])
    if action[0] == "buy_piece":
        gain(p, PIECES.index(action[1]), 1)
        tell(s, "bought_piece", seat=seat, piece=action[1], cost=1)
        return 1
    offering, rank = OFFERINGS.index(action[1]), action[2]
    cost = PRICE[rank] - PRICE[p.rank[offering]]
    set_rank(s, p, offering, rank)
    tell(s, "bought_tile", seat=seat, offering=action[1], rank=rank, cost=cost)
    return cost


# --- [3.5] the Buy action --------------------------------------------------------------------------------


@step
def buying(s, seat):
    """[3.5] The player makes any purchases and placements, in any order."""
    tell(s, "shops", seat=seat)
    then(s, shop, seat, 0)


@decision
def shop(s, seat, bill):
    """[3.5] Buy a tile or a piece, place a piece, or go on to pay."""
    p = s.players[seat]
    money = budget(p) - bill
    actions = purchases(p, money)
    actions += placements(targets(s, p, money, 0))
    if bill:
        actions.append(DONE)
    return actions


@shop.refuse
def shop(s, seat, bill):
    p = s.players[seat]
    money = budget(p) - bill
    yield from refused_purchases(p, money)
    yield from refused_places(s, p, money, 0, MONEY_MISSING)
    if not bill:
        yield DONE, NOTHING_BOUGHT


@shop.resolve
def shop(s, seat, bill, action):
    if action != DONE:
        then(s, shop, seat, bill + buy(s, seat, action))
        return
    then(s, payment, seat, bill)
    then(s, loot, seat)


# --- [3.5.3] paying --------------------------------------------------------------------------------------

PAY = tuple(("pay", name) for name in CARDS)
LARGEST_FIRST = because("largest_first", "3.5.3")
REST_TOO_SMALL = because("rest_too_small", "3.5.3")


@step
def payment(s, seat, bill):
    """[3.5.3] Each Stonkus pays up to 2, money cards pay the rest."""
    free = min(bill, STONKUS_MONEY * s.players[seat].gods[STONKUS])
    if free:
        tell(s, "stonkus_paid", seat=seat, count=free)
    if bill > free:
        reveal(s)
        then(s, settling, seat, bill - free, max(SPECIAL_MONEY))


def smaller_money(p, largest: int) -> int:
    """[3.5.3] The sum of the money cards up to this value."""
    return sum(value * p.hand[value] for value in range(1, largest + 1))


@step
def settling(s, seat, due, largest):
    """[3.5.3] Pay with money cards, largest first, so that no card is spent that isn't needed.

    Cards that are the only way to go on are paid without asking.
    """
    p, paid = s.players[seat], []
    while due > 0:
        values = [value for value in range(1, largest + 1) if p.hand[value] and smaller_money(p, value) >= due]
        if len(values) > 1:
            break
        largest = values[0]
        due -= largest
        to_discards(s, p, largest)
        paid.append(CARDS[largest])
    if paid:
        tell(s, "paid", seat=seat, cards=paid, count=len(paid))
    if due > 0:
        then(s, settle, seat, due, largest)


@decision
def settle(s, seat, due, largest):
    """[3.5.3] Choose the next money card, which can't be larger than the one before."""
    p = s.players[seat]
    for value in range(1, OFFERING):
        if p.hand[value]:
            reason = LARGEST_FIRST if value > largest else REST_TOO_SMALL if smaller_money(p, value) < due else None
            yield PAY[value], reason


@settle.resolve
def settle(s, seat, due, largest, action):
    reveal(s)
    value = CARDS.index(action[1])
    to_discards(s, s.players[seat], value)
    tell(s, "paid", seat=seat, cards=[action[1]], count=1)
    then(s, settling, seat, due - value, value)


# --- [3.2.5] Cartago ---------------------------------------------------------------------------------------


@decision
def cartago(s, seat, left):
    """[3.2.5] Spend 2 money as in a Buy action, without cards or Stonkus; unspent money is lost."""
    p = s.players[seat]
    actions = purchases(p, left)
    if s.options.cartago_placement:
        actions += placements(targets(s, p, left, 0))
    actions.append(DONE)
    return actions


@cartago.refuse
def cartago(s, seat, left):
    p = s.players[seat]
    yield from refused_purchases(p, left)
    if s.options.cartago_placement:
        yield from refused_places(s, p, left, 0, MONEY_MISSING)


@cartago.resolve
def cartago(s, seat, left, action):
    if action != DONE:
        then(s, cartago, seat, left - buy(s, seat, action))
    else:
        then(s, loot, seat)
