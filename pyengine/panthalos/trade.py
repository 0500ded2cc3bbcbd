"""The other actions of a turn: shipping, serving a merchant, activating an artisan [3.5 to 3.7]."""

from ..chance import reveal
from ..course import because, confide, decision, step, tell, then
from .data import (
    ANY,
    ARTISAN,
    ARTISAN_COST,
    BASIC,
    CALAMITIES,
    CRAFTS,
    GOODS,
    MERCHANT,
    MERCHANT_SIZE,
    MERCHANTS,
    PROMOTE,
    REFINED,
    REFINED_GOODS,
    SHIP,
    TILE,
)
from .followers import promotable, promotion
from .places import DECLINE
from .state import EMPTY, MERCHANT_POINTS, SHIPPING, everybody, gain_discs
from .supply import draw_support, draw_titans

DELIVER_ACTIONS = tuple(("deliver", good) for good in REFINED_GOODS)
REFINE_ACTIONS = tuple(("refine", good) for good in GOODS)

# --- [3.5] shipping --------------------------------------------------------------------------------------

NO_GOODS = because("no_goods", "3.5")


def why_not_ship(s, p, kind):
    """[3.5] The player needs at least one good of the ship's kind."""
    if p.tiles[BASIC + kind] or p.tiles[REFINED + kind] or s.options.allow_empty_shipment:
        return None
    return NO_GOODS


def ship(s, seat, kind):
    """[3.5] Ship all goods of a kind: a point for each symbol, then 1 disc; the player keeps the ship."""
    p = s.players[seat]
    basic, refined = p.tiles[BASIC + kind], p.tiles[REFINED + kind]
    p.tiles[BASIC + kind] = p.tiles[REFINED + kind] = 0
    s.box[BASIC + kind] += basic
    s.box[REFINED + kind] += refined
    points = basic + 2 * refined
    p.points[SHIPPING] += points
    s.port[s.port.index(SHIP + kind)] = EMPTY
    p.tiles[SHIP + kind] += 1
    p.shipped |= 1 << kind
    discs = gain_discs(s, seat, 1)
    tell(s, "shipped", seat=seat, good=GOODS[kind], count=basic + refined, points=points, discs=discs)


# --- [3.6] serving a merchant ----------------------------------------------------------------------------

GOODS_MISSING = because("goods_missing", "3.6")


def why_not_serve(p, number):
    """[3.6] The player needs all refined goods demanded; any other refined good fills `any`."""
    refined = p.tiles[REFINED:SHIP]
    if sum(refined) < MERCHANT_SIZE[number]:
        return GOODS_MISSING
    for held, demanded in zip(refined, MERCHANTS[number].demand):
        if held < demanded:
            return GOODS_MISSING
    return None


@step
def serve(s, seat, merchant):
    """[3.6] Deliver the goods demanded by name; those for `any` and the reward follow."""
    p = s.players[seat]
    demand = MERCHANTS[MERCHANT[merchant]].demand
    s.merkator[s.merkator.index(MERCHANT[merchant])] = EMPTY
    for kind in range(5):
        p.tiles[REFINED + kind] -= demand[kind]
        s.box[REFINED + kind] += demand[kind]
    then(s, fill_demand, seat, merchant, demand[ANY])


@step
def fill_demand(s, seat, merchant, left):
    """[3.6] The player chooses a refined good for each `any`; then the reward."""
    if left:
        then(s, deliver, seat, merchant, left)
    else:
        then(s, reward, seat, merchant)


@decision
def deliver(s, seat, merchant, left):
    """[3.6] Choose the refined good for the next `any`."""
    tiles = s.players[seat].tiles
    for kind, action in enumerate(DELIVER_ACTIONS):
        if tiles[REFINED + kind]:
            yield action, None


@deliver.resolve
def deliver(s, seat, merchant, left, action):
    tile = TILE[action[1]]
    s.players[seat].tiles[tile] -= 1
    s.box[tile] += 1
    then(s, fill_demand, seat, merchant, left - 1)


@step
def reward(s, seat, merchant):
    """[3.6] Points, then the bonuses: discs, titans, support, promotion, and the look at the calamities last."""
    card = MERCHANTS[MERCHANT[merchant]]
    s.players[seat].points[MERCHANT_POINTS] += card.points
    tell(s, "served", seat=seat, merchant=merchant, points=card.points)
    for bonus in card.bonuses:
        then(s, BONUS[bonus], seat)
    if s.options.merchant_always_peek and "peek" not in card.bonuses:
        then(s, offer_peek, seat)


@step
def bonus_discs(s, seat):
    """[3.6] The player takes up to 4 own discs from the general supply."""
    tell(s, "gained_discs", seat=seat, count=gain_discs(s, seat, 4), cause="merchant")


@step
def bonus_titans(s, seat):
    """[3.6] The player draws up to 2 titans."""
    draw_titans(s, seat, 2, "merchant")


@step
def bonus_support(s, seat):
    """[3.6] The player draws a support."""
    draw_support(s, seat, "merchant")


@step
def bonus_promotion(s, seat):
    """[3.6] The player promotes one follower."""
    then(s, promotion, seat, "merchant")


# --- [3.6] looking at two calamities ---------------------------------------------------------------------

LOOK = ("look",)
KEEP_OPEN, KEEP_NEXT = ("keep", "open"), ("keep", "next")


@decision
def offer_peek(s, seat):
    """[3.6] The player may look at the calamity below the open one."""
    yield LOOK, None
    yield DECLINE, None


@offer_peek.resolve
def offer_peek(s, seat, action):
    if action == LOOK:
        reveal(s)
        s.known[-2] |= 1 << seat
        tell(s, "peeked", seat=seat)
        confide(s, seat, "calamity_seen", seat=seat, calamity=CALAMITIES[s.calamities[-2]].id)
        then(s, peek, seat)


@decision
def peek(s, seat):
    """[3.6] Choose which of the two is the open one; the other goes face down under the pile."""
    yield KEEP_OPEN, None
    yield KEEP_NEXT, None


@peek.resolve
def peek(s, seat, action):
    buried = -2 if action == KEEP_OPEN else -1
    s.calamities.insert(0, s.calamities.pop(buried))
    s.known.insert(0, s.known.pop(buried))
    if action == KEEP_NEXT:
        reveal(s)
        s.known[-1] = everybody(s)
    tell(s, "peek_ended", seat=seat, kept=action[1], calamity=CALAMITIES[s.calamities[-1]].id)


BONUS = {
    "discs4": bonus_discs,
    "titans2": bonus_titans,
    "support1": bonus_support,
    "promote": bonus_promotion,
    "peek": offer_peek,
}

# --- [3.7] activating an artisan -------------------------------------------------------------------------

TOO_FEW_DISCS = because("too_few_discs", "3.7")
NOTHING_TO_REFINE = because("nothing_to_refine", "3.7")
NOBODY_TO_PROMOTE = because("nobody_to_promote", "3.7")


def why_not_activate(p, craft):
    """[3.7] The player needs enough discs, and a good or follower the artisan can work on."""
    if p.personal < ARTISAN_COST[craft]:
        return TOO_FEW_DISCS
    if craft == PROMOTE:
        return None if promotable(p) else NOBODY_TO_PROMOTE
    if craft == ANY:
        return None if any(p.tiles[:5]) else NOTHING_TO_REFINE
    return None if p.tiles[BASIC + craft] else NOTHING_TO_REFINE


@step
def activate(s, seat, craft):
    """[3.7] Pay, then apply the effect; two identical artisans apply it twice for the price of one."""
    p = s.players[seat]
    craft = CRAFTS.index(craft)
    p.personal -= ARTISAN_COST[craft]
    tell(s, "activated", seat=seat, artisan=CRAFTS[craft], discs=ARTISAN_COST[craft])
    for _ in range(p.tiles[ARTISAN + craft]):
        if craft == PROMOTE:
            then(s, promotion, seat, "artisan")
        elif craft == ANY:
            then(s, refinement, seat)
        else:
            refine_good(s, seat, craft)


@step
def refinement(s, seat):
    """[3.7] The player refines a basic good of their choice, if there is one."""
    if any(s.players[seat].tiles[:5]):
        then(s, refine, seat)


@decision
def refine(s, seat):
    """[3.7] Choose the basic good to refine."""
    tiles = s.players[seat].tiles
    for kind, action in enumerate(REFINE_ACTIONS):
        if tiles[BASIC + kind]:
            yield action, None


@refine.resolve
def refine(s, seat, action):
    refine_good(s, seat, GOODS.index(action[1]))


def refine_good(s, seat, kind):
    """[3.7] Turn one basic good of this kind, if there is one, to its refined side."""
    tiles = s.players[seat].tiles
    if tiles[BASIC + kind]:
        tiles[BASIC + kind] -= 1
        tiles[REFINED + kind] += 1
        tell(s, "refined", seat=seat, good=GOODS[kind], refined=REFINED_GOODS[kind])
