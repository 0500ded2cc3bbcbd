"""Purchase [3.6]: in initiative order everybody builds, then everybody recruits."""

from ..chance import draw, reveal
from ..course import because, decision, step, tell, then
from .data import (
    BUILD_COST,
    METAL,
    MONUMENT,
    MONUMENTS,
    MOST_DISCIPLES,
    RECRUIT_COST,
    RECRUIT_OTHER,
    RECRUIT_WHEAT,
    RESOURCES,
    TOOLS,
    WHEAT,
    WOOD,
)
from .effects import FIRST_TOOL, can_pay, is_wild, may_not_recruit, price
from .options import SINGLE_PASS
from .quests import trigger
from .state import BUYING, EMPTY, MONUMENT_PILE

BUILD = tuple(("build", monument.id) for monument in MONUMENTS)
BUILD_TOOL = ("build_tool",)
PASS = ("pass",)
IN_NOTATION = tuple(name.upper() for name in RESOURCES)
WAYS = (*IN_NOTATION[:WHEAT], "ANY")  # to pay for a disciple, besides wheat
RECRUIT = tuple(("recruit", name) for name in WAYS)
ANY = WHEAT  # of RECRUIT: paid with whatever there is
MOST_TO_PAY = 40  # resources of one kind that a payment may ask for
PAY = tuple(tuple(("pay", name, number) for number in range(MOST_TO_PAY + 1)) for name in IN_NOTATION)


@step
def purchases(s):
    """[3.6] Two passes, first all build and then all recruit; or by option one pass for both."""
    s.phase = BUYING
    if s.options.purchase == SINGLE_PASS:
        then(s, single_pass)
    else:
        then(s, build_pass)
        then(s, recruit_pass)


@step
def build_pass(s):
    """[3.6.1] In initiative order."""
    for seat in s.order:
        then(s, may_build, seat)


@step
def recruit_pass(s):
    """[3.6.3] In initiative order."""
    for seat in s.order:
        then(s, may_recruit, seat)


@step
def single_pass(s):
    """[3.6] By option both at once, in initiative order."""
    for seat in s.order:
        then(s, may_purchase, seat)


# A seat that can do nothing isn't asked. Everything but an unbuilt tool is public, so a seat that holds one is always
# asked.


@step
def may_build(s, seat):
    """[3.6.1] Goes on as long as there is something to build."""
    if can_build(s, seat):
        then(s, build, seat)


@step
def may_recruit(s, seat):
    """[3.6.3] Goes on as long as a disciple can be recruited."""
    if can_recruit(s, seat):
        then(s, recruit, seat)


@step
def may_purchase(s, seat):
    """[3.6] By option everything in one turn."""
    if can_build(s, seat) or can_recruit(s, seat):
        then(s, purchase, seat)


def can_build(s, seat: int) -> bool:
    p = s.players[seat]
    if p.tool != EMPTY and not p.tool_built:
        return True
    return any(can_pay(p, price(p, MONUMENTS[number].cost, BUILD_COST)) for number in s.market)


def can_recruit(s, seat: int) -> bool:
    return any(reason is None for _, reason in recruits(s, seat))


# --- decisions -----------------------------------------------------------------------------------------------


@decision
def build(s, seat):
    """[3.6.1] Build a monument or the own tool, or pass."""
    yield from buildings(s, seat)
    yield PASS, None


@build.resolve
def build(s, seat, action):
    if action[0] != "pass":
        then(s, buy, seat, *action)
        then(s, may_build, seat)


@decision
def recruit(s, seat):
    """[3.6.3] Recruit a disciple, or pass."""
    yield from recruits(s, seat)
    yield PASS, None


@recruit.resolve
def recruit(s, seat, action):
    if action[0] != "pass":
        then(s, buy, seat, *action)
        then(s, may_recruit, seat)


@decision
def purchase(s, seat):
    """[3.6] Build or recruit, or pass."""
    yield from buildings(s, seat)
    yield from recruits(s, seat)
    yield PASS, None


@purchase.resolve
def purchase(s, seat, action):
    if action[0] != "pass":
        then(s, buy, seat, *action)
        then(s, may_purchase, seat)


TOO_DEAR = because("too_dear", "3.6.4")
TOOL_TOO_DEAR = because("tool_too_dear", "3.6.2")
TOOL_BUILT = because("tool_built", "3.6.2")
NEEDS_MONUMENTS = tuple(because("needs_monuments", "3.6.2", number=number) for number in range(4))
MAY_NOT_RECRUIT = because("may_not_recruit", "3.6.3")
ALL_DISCIPLES = because("all_disciples", "3.6.3", most=MOST_DISCIPLES)
CANNOT_PAY_DISCIPLE = because("cannot_pay_disciple", "3.6.3")


def buildings(s, seat: int):
    p = s.players[seat]
    for number in s.market:
        payable = can_pay(p, price(p, MONUMENTS[number].cost, BUILD_COST))
        yield BUILD[number], None if payable else TOO_DEAR
    yield BUILD_TOOL, why_not_build_tool(p)


def why_not_build_tool(p):
    """[3.6.2] Once a game, for its cost and with the monuments it asks for."""
    if p.tool_built or p.tool == EMPTY:
        return TOOL_BUILT
    tool = TOOLS[p.tool]
    if len(p.monuments) < tool.monuments:
        return NEEDS_MONUMENTS[tool.monuments]
    return None if can_pay(p, tool.cost) else TOOL_TOO_DEAR


def recruits(s, seat: int):
    p = s.players[seat]
    ways = (ANY,) if is_wild(p) else (WOOD, METAL)
    for way in ways:
        yield RECRUIT[way], why_not_recruit(p, way)


def why_not_recruit(p, way: int):
    if may_not_recruit(p):
        return MAY_NOT_RECRUIT
    if p.disciples >= MOST_DISCIPLES:
        return ALL_DISCIPLES
    return None if can_pay(p, recruit_price(p, way)) else CANNOT_PAY_DISCIPLE


def recruit_price(p, way: int) -> tuple[int, int, int]:
    """[3.6.3] Two wheat, and one wood or metal: for a player who can pay with anything, the one with more left."""
    if way == ANY:
        way = WOOD if p.stock[WOOD] >= p.stock[METAL] else METAL
    cost = (RECRUIT_OTHER, 0, RECRUIT_WHEAT) if way == WOOD else (0, RECRUIT_OTHER, RECRUIT_WHEAT)
    return price(p, cost, RECRUIT_COST)


# --- what follows --------------------------------------------------------------------------------------------


@step
def buy(s, seat, verb, name=""):
    """[3.6] Pay for what was chosen, then get it. A tool is turned up first: its cost tells which one it is."""
    p = s.players[seat]
    if verb == "build":
        number = MONUMENT[name]
        then(s, charge, seat, WOOD, *price(p, MONUMENTS[number].cost, BUILD_COST), 0)
        then(s, get_monument, seat, number)
    elif verb == "recruit":
        then(s, charge, seat, WOOD, *recruit_price(p, WAYS.index(name)), 0)
        then(s, get_disciple, seat)
    else:
        p.tool_built = 1
        reveal(s)
        tell(s, "tool_built", seat=seat, tool=TOOLS[p.tool].id)
        then(s, charge, seat, WOOD, *TOOLS[p.tool].cost, 0)
        then(s, own_tool, seat)


@step
def charge(s, seat, resource, wood, metal, wheat, paid):
    """[3.6.4] Take the price; a player who may replace resources is asked how many of each, if there is a choice."""
    p = s.players[seat]
    if not is_wild(p):
        for kind, number in enumerate((wood, metal, wheat)):
            take(s, seat, kind, number)
        return
    least, most = payable(p, resource, wood + metal + wheat - paid)
    if least < most:
        then(s, pay, seat, resource, wood, metal, wheat, paid)
        return
    take(s, seat, resource, least)
    if resource < WHEAT:
        then(s, charge, seat, resource + 1, wood, metal, wheat, paid + least)


def take(s, seat: int, kind: int, number: int) -> None:
    s.players[seat].stock[kind] -= number
    if number:
        tell(s, "paid", seat=seat, kind=RESOURCES[kind], amount=number)


def payable(p, resource: int, due: int) -> tuple[int, int]:
    """How much of a resource may be paid: at least what the resources after it don't suffice for."""
    return max(0, due - sum(p.stock[resource + 1 :])), min(due, p.stock[resource])


@decision
def pay(s, seat, resource, wood, metal, wheat, paid):
    """[3.6.4] Any resource in place of another: how much of this one?"""
    least, most = payable(s.players[seat], resource, wood + metal + wheat - paid)
    for number in range(least, most + 1):
        yield PAY[resource][number], None


@pay.resolve
def pay(s, seat, resource, wood, metal, wheat, paid, action):
    take(s, seat, resource, action[2])
    then(s, charge, seat, resource + 1, wood, metal, wheat, paid + action[2])


def usual_payment(p, resource: int, cost: tuple[int, int, int], paid: int) -> list[int]:
    """[3.6.4] What is paid without thinking, of this resource and those after it: what is asked for, and the most
    plentiful in place of what is missing."""
    due = sum(cost) - paid
    left = [0] * resource + p.stock[resource:]
    usual = [0, 0, 0]
    for kind in range(resource, len(cost)):
        usual[kind] = min(cost[kind], left[kind], due)
        left[kind] -= usual[kind]
        due -= usual[kind]
    for _ in range(due):
        kind = left.index(max(left))
        left[kind] -= 1
        usual[kind] += 1
    return usual


@step
def get_monument(s, seat, number):
    """[3.6.1] It stands in front of its owner; the market is filled up, or this round is the last."""
    p = s.players[seat]
    p.monuments += (number,)
    tell(s, "built", seat=seat, monument=MONUMENTS[number].id)
    if s.pile:
        new = draw(s, s.pile)
        s.market = tuple(new if other == number else other for other in s.market)
        tell(s, "market_filled", monument=MONUMENTS[new].id)
    else:
        s.market = tuple(other for other in s.market if other != number)
        trigger(s, MONUMENT_PILE, "monuments")


@step
def own_tool(s, seat):
    """[3.6.2] It works from now on."""
    p = s.players[seat]
    p.owned += (FIRST_TOOL + p.tool,)


@step
def get_disciple(s, seat):
    """[3.6.3] One more, from the next planning on."""
    s.players[seat].disciples += 1
    tell(s, "recruited", seat=seat)
