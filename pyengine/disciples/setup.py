"""Setup [2.3]: peoples, gods, the drafts of powers and tools, and what is dealt."""

from ..chance import below, draw, mixed, reveal, shuffle
from ..course import CLOCKWISE, because, confide, decision, step, tell, then
from .data import (
    BEGINNER_LEAVES_OUT,
    GODS,
    MARKET,
    MONUMENTS,
    PEOPLES,
    PEOPLES_IN_USE,
    POWER,
    POWERS,
    QUESTS,
    SETUP,
    SLOTS,
    START_DISCIPLES,
    TOKENS_OF_A_PEOPLE,
    TOOL,
    TOOLS,
)
from .effects import run_owned
from .options import OPEN_DRAFT, Settings
from .quests import lay_quest
from .rounds import game_round
from .state import EMPTY, Player, State, monuments_in_use

GOD_ACTIONS = tuple(("god", god) for god in GODS)
POWER_ACTIONS = tuple(("power", power.id) for power in POWERS)
TOOL_ACTIONS = tuple(("tool", tool.id) for tool in TOOLS)


def lay_out(seats: int, settings: Settings, seed: int) -> State:
    """[2.3] The table before anybody has chosen anything."""
    s = State(rng=mixed(seed), options=settings, players=[Player() for _ in range(seats)])
    s.quests = [EMPTY] * SLOTS[seats]
    s.tokens = [EMPTY] * (2 * SLOTS[seats])
    s.markers = [0] * (2 * SLOTS[seats])
    s.winners = s.finished = (EMPTY,) * SLOTS[seats]
    s.agenda = [(prepare.name,)]
    return s


@step
def prepare(s):
    """[2.3] Who begins, the drafts, and all that is dealt."""
    choose_peoples(s)
    s.first = below(s, len(s.players))
    s.order = CLOCKWISE[len(s.players)][s.first]
    tell(s, "initiative_drawn", order=list(s.order))
    for seat in s.order:
        then(s, choose_god, seat)
    then(s, offer_powers)
    then(s, offer_tools)
    then(s, deal)
    then(s, game_round)


def choose_peoples(s) -> None:
    """[2.3.1] All six, or four with two or three players."""
    peoples = list(range(len(PEOPLES)))
    if PEOPLES_IN_USE[len(s.players)] < len(PEOPLES):
        if s.options.beginner_peoples:
            peoples = [people for people in peoples if people not in BEGINNER_LEAVES_OUT]
        else:
            shuffle(s, peoples)
            peoples = sorted(peoples[: PEOPLES_IN_USE[len(s.players)]])
    s.peoples = tuple(peoples)
    tell(s, "peoples_chosen", peoples=[PEOPLES[people] for people in peoples])


GOD_TAKEN = because("god_taken", "2.3.2")


@decision
def choose_god(s, seat):
    """[2.3.2] Choose a god: a name and a sign, nothing more."""
    taken = {p.god for p in s.players}
    for god, action in enumerate(GOD_ACTIONS):
        yield action, GOD_TAKEN if god in taken else None


@choose_god.resolve
def choose_god(s, seat, action):
    s.players[seat].god = GODS.index(action[1])
    tell(s, "god_chosen", seat=seat, god=action[1])


# --- drafts --------------------------------------------------------------------------------------------------


def some_of(s, cards: int, number: int) -> tuple[int, ...]:
    """Different cards at random, in the order of their numbers."""
    pile = list(range(cards))
    return tuple(sorted(draw(s, pile) for _ in range(number)))


@step
def offer_powers(s):
    """[2.3.3] One power more than there are players, taken in initiative order; or one each is dealt."""
    seats = len(s.players)
    if s.options.dealt_cards:
        pile = list(range(len(POWERS)))
        for seat in s.order:
            take_power(s, seat, draw(s, pile))
        return
    s.pool = some_of(s, len(POWERS), seats + 1)
    tell(s, "powers_offered", powers=[POWERS[power].id for power in s.pool])
    for seat in s.order:
        then(s, draft_power, seat)


@decision
def draft_power(s, seat):
    """[2.3.3] Take one of the powers on offer."""
    for power in s.pool:
        yield POWER_ACTIONS[power], None


@draft_power.resolve
def draft_power(s, seat, action):
    power = POWER[action[1]]
    s.pool = without(s.pool, power)
    take_power(s, seat, power)


def take_power(s, seat: int, power: int) -> None:
    s.players[seat].power = power
    s.players[seat].owned = (power,)
    tell(s, "power_taken", seat=seat, power=POWERS[power].id)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)


@step
def offer_tools(s):
    """[2.3.4] The same with tools, from the last in initiative to the first: take one, hand the others on."""
    if s.options.dealt_cards:
        pile = list(range(len(TOOLS)))
        for seat in s.order[::-1]:
            keep_tool(s, seat, draw(s, pile))
        s.pool = ()
        return
    s.pool = some_of(s, len(TOOLS), len(s.players) + 1)
    if s.options.tool_draft == OPEN_DRAFT:
        tell(s, "tools_offered", tools=[TOOLS[tool].id for tool in s.pool])
    for seat in s.order[::-1]:
        then(s, draft_tool, seat)


@decision
def draft_tool(s, seat):
    """[2.3.4] Take one of the tools that were handed on; it works once it is built."""
    for tool in s.pool:
        yield TOOL_ACTIONS[tool], None


@draft_tool.resolve
def draft_tool(s, seat, action):
    tool = TOOL[action[1]]
    s.pool = without(s.pool, tool)
    keep_tool(s, seat, tool)
    reveal(s)


def keep_tool(s, seat: int, tool: int) -> None:
    s.players[seat].tool = tool
    tell(s, "tool_taken", seat=seat)
    confide(s, seat, "tool_kept", tool=TOOLS[tool].id)


# --- the deal ------------------------------------------------------------------------------------------------


@step
def deal(s):
    """[2.3.5] Objectives, monuments, quests with their peoples, and what everybody begins with."""
    deal_objectives(s)
    lay_market(s)
    s.deck = list(range(len(QUESTS)))
    s.bag = [people for people in s.peoples for _ in range(TOKENS_OF_A_PEOPLE)]
    for slot in range(len(s.quests)):
        lay_quest(s, slot)
    for p in s.players:
        p.disciples = START_DISCIPLES
    run_owned(s, SETUP)


def deal_objectives(s) -> None:
    """[2.3.5] A favoured and an unfavoured people each, dealt from two decks."""
    favoured, unfavoured = list(s.peoples), list(s.peoples)
    for seat, p in enumerate(s.players):
        p.favoured, p.unfavoured = draw(s, favoured), draw(s, unfavoured)
        known = {"favoured": PEOPLES[p.favoured], "unfavoured": PEOPLES[p.unfavoured]}
        if s.options.open_objectives:
            tell(s, "objectives_open", seat=seat, **known)
        else:
            confide(s, seat, "objectives_dealt", **known)


def lay_market(s) -> None:
    """[2.3.6] The monuments of the peoples in use and the white ones; five of them face up."""
    s.pile = monuments_in_use(s)
    s.market = tuple(draw(s, s.pile) for _ in range(MARKET))
    tell(s, "market_laid", monuments=[MONUMENTS[number].id for number in s.market])
