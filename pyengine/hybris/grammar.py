"""The grammar of effects: what cards, tiles, powers and places do is data, made of the operations below.

An effect is a tuple of operations, written with the functions of this module. `effect(*operations)` registers it and
returns its number, by which the agenda names it; `EFFECTS[number]` are its operations. `effects.py` runs them, the page
says them: a card can't say one thing and do another.

    effect(gain("followers", 2), c_gain("followers", 1))
    effect(choose("team", option(adds(OWN), cost=pay("followers", 3, "team")), option(c_gain("vp", 2))))

`who` is `self` (who resolves the effect), `each`, `others`, `one` (the table names one, the same in a whole effect),
`team` (shared as the table likes), or by context `owner`, `victor`, `receiver`, `foe`, `fighter`. An amount is a whole
number, `P` (the number of players), or `count(...)`. `must` marks what ends a turn if it can't be done.
"""

from typing import NamedTuple

# --- names ---------------------------------------------------------------------------------------------

WHO = ("self", "each", "others", "one", "team", "owner", "victor", "receiver", "foe", "fighter")
SELF, EACH, OTHERS, ONE, TEAM, OWNER, VICTOR, RECEIVER, FOE, FIGHTER = range(len(WHO))

RESOURCES = ("aegis", "followers", "prayers", "vp", "greatness")
AEGIS, FOLLOWERS, PRAYERS, VP, GREATNESS = range(len(RESOURCES))

CONCEPTS = ("ananke", "anthropos", "cosmos", "kratos", "gonos", "temnein")
ANANKE, ANTHROPOS, COSMOS, KRATOS, GONOS, TEMNEIN = range(len(CONCEPTS))
OWN, ANY = -2, -1  # the concept of the card itself; the concept, place or piece that somebody chooses

PIECES = ("spark", "temple", "hero", "prophet", "any")
KINDS = ("olympian", "hero", "prophet")  # of characters
SPARK, TEMPLE, HERO, PROPHET = range(4)

AVATARS = ("kronos", "kairos", "aeon")
KRONOS, KAIROS, AEON = range(len(AVATARS))
LOWEST = -3  # the avatar at home with the lowest number

DECKS = ("conflict", "premonition", "coliseum")
CONFLICT, PREMONITION, COLISEUM = range(len(DECKS))

CITIES = ("athens", "sparta", "corinth", "thebes", "argos", "elis", "rhodes", "eleusis")
LOCATIONS = ("olympus", "forge", "oracle", "underworld", "coliseum", "moirai", "mortal_world", "tartarus")

OLYMPIANS = ("zeus", "athena", "poseidon", "hades", "hermes", "apollo", "ares", "artemis", "aphrodite")

METRICS = (
    *("aegis", "followers", "prayers", "vp_each", "greatness", "sparks_on_track", "prayers_in_well"),
    *("temples_in_mortal_world", "temples_in_mortal_world_own", "techs_deployed", "techs_deployed_own"),
    *("techs_on_board", "heroes_out", "prophets_out", "temples_removed", "heroes_removed", "prophets_removed"),
    *("tiles_unlocked", "combats_won", "hand", "shackles", "corruption_space", "prisoners_owned", "guilt"),
)

# where victory points of a seat come from, and those of Chronos
SOURCES = (
    "technologies",
    "upgrades",
    "premonitions",
    "combats",
    "powers",
    "places",
    "pillars",
    "cards",
    "renown",
    "losses",
)
FROM_TECHNOLOGIES, FROM_UPGRADES, FROM_PREMONITIONS, FROM_COMBATS, FROM_POWERS = range(5)
FROM_PLACES, FROM_PILLARS, FROM_CARDS, FROM_RENOWN, FROM_LOSSES = range(5, 10)
RIVAL_SOURCES = ("avatars", "breaks", "cards", "desolation", "stores", "contests", "fatality")
BY_AVATARS, BY_BREAKS, BY_CARDS, BY_DESOLATION, BY_STORES, BY_CONTESTS, BY_FATALITY = range(len(RIVAL_SOURCES))


class Count(NamedTuple):
    """An amount: the sum of metrics of a seat, divided by a number and rounded down."""

    metrics: tuple[int, ...]
    by: int


class Condition(NamedTuple):
    """A metric of a seat held against a number: at least it, or at most."""

    metric: int
    least: bool
    n: int


class Op(NamedTuple):
    """One operation. What `what`, `more` and `do` are depends on its kind; see the functions below.

    do       tuples of operations while it is written; numbers of effects once it is registered
    source   where victory points that it gives or takes come from, a seat's and Chronos'
    """

    kind: str
    who: int = SELF
    what: int = 0
    n: int | Count = 1
    more: int | tuple = 0
    do: tuple = ()
    must: bool = False
    source: tuple[int, int] = (FROM_CARDS, BY_CARDS)


class Choice(NamedTuple):
    """An option of `choose`: what it costs, and the number of its effect."""

    cost: tuple[Op, ...]
    do: int | tuple


P = 1000  # an amount: the number of players


def count(*metrics: str, by: int = 1) -> Count:
    return Count(tuple(METRICS.index(metric) for metric in metrics), by)


# --- operations ------------------------------------------------------------------------------------------


def _simple(kind: str, names: tuple[str, ...] = (), who: str = "self"):
    """The function that makes an operation of what is given or taken: (what, n, who)."""

    def make(what: str, n: int | Count = 1, who: str = who, must: bool = False) -> Op:
        return Op(kind, WHO.index(who), names.index(what), n, must=must)

    return make


def _plain(kind: str, who: str = "self"):
    """The function that makes an operation of an amount alone: (n, who)."""

    def make(n: int = 1, who: str = who) -> Op:
        return Op(kind, WHO.index(who), 0, n)

    return make


gain = _simple("gain", RESOURCES)  # get from the supply
lose = _simple("lose", RESOURCES)  # give back; if there is not enough, also 1 Greatness
pay = _simple("pay", RESOURCES)  # the cost of an option
discard = _simple("discard", DECKS)  # the owner chooses
mill = _simple("mill", DECKS)  # from the deck to its discard pile
free = _simple("free", PIECES)  # off the upgrade tiles
c_gain = _simple("c_gain", RESOURCES)  # Chronos gains
well = _plain("well")  # Prayers from the supply into the Well
revive = _plain("revive")  # fallen heroes come back
shackle = _plain("shackle")
strength = _plain("strength")  # own Strength in this combat
foe_strength = _plain("foe_strength")
av_draw = _plain("av_draw")  # the avatar's row grows
draw_to_zone = _plain("draw_to_zone")  # cards that may be played beyond the limit
cancel_combo = _plain("cancel_combo")  # the enemy's best combos count nothing
take_back = _plain("take_back")  # another card of the row returns to the hand
ancient = _plain("ancient")
corrupt = _plain("corrupt")
guilt = _plain("guilt")
unguilt = _plain("unguilt")
corruption_power = _plain("corruption_power")
flip_arrogance = _plain("flip_arrogance")
suffer_corruption = _plain("suffer_corruption")


def draw(deck: str, n: int = 1, who: str = "self", keep: int = 0) -> Op:
    """Draw cards, and keep `keep` of them; all, if it is 0."""
    return Op("draw", WHO.index(who), DECKS.index(deck), n, keep)


def give(resource: str, n: int, giver: str, receiver: str) -> Op:
    return Op("give", WHO.index(giver), RESOURCES.index(resource), n, WHO.index(receiver))


def breaks(concept: int) -> Op:
    """Break a chain of a concept: OWN, ANY or one of them."""
    return Op("breaks", what=concept)


def adds(concept: int) -> Op:
    """Add a chain."""
    return Op("adds", what=concept)


def avatar(which: int, city: str | None = None) -> Op:
    """An avatar comes to a city, or to one that the table chooses. If it can't, the card's concept breaks."""
    return Op("avatar", what=which, n=CITIES.index(city) if city else ANY, more=OWN)


def block(location: str | None = None, city: str | None = None, empty: bool = False) -> Op:
    """Block a slot: any, any in a location, a city, or any empty one."""
    if city:
        return Op("block", what=ANY, n=CITIES.index(city))
    return Op("block", what=LOCATIONS.index(location) if location else ANY, n=ANY, more=int(empty))


def unblock() -> Op:
    """Take the token off any blocked slot."""
    return Op("unblock")


def intensity(concept: int, n: int) -> Op:
    return Op("intensity", what=concept, n=n)


def choose(by: str, *options: Choice) -> Op:
    """One of the options that can be paid."""
    return Op("choose", WHO.index(by), do=options)


def option(*operations: Op, cost: Op | tuple[Op, ...] = ()) -> Choice:
    return Choice((cost,) if isinstance(cost, Op) else cost, operations)


def if_(metric: str, least: int, *operations: Op) -> Op:
    """Only if a metric is at least so much."""
    return Op("if_", more=Condition(METRICS.index(metric), True, least), do=(operations,))


def only(olympian: str, *operations: Op) -> Op:
    """Only if that Olympian is in play; `self` is its player."""
    return Op("only", what=OLYMPIANS.index(olympian), do=(operations,))


def alone(*operations: Op) -> Op:
    """Only if there is one player."""
    return Op("alone", do=(operations,))


def after_combat(*operations: Op) -> Op:
    return Op("after_combat", do=(operations,))


PARTS_OF_CORRUPTION = ("pact", "free", "prisoner")


def reveal_corruption(part: str) -> Op:
    return Op("reveal_corruption", what=PARTS_OF_CORRUPTION.index(part))


# --- the register ------------------------------------------------------------------------------------------

EFFECTS: list[tuple[Op, ...]] = []


def effect(*operations: Op, concept: int = ANY, source: int = FROM_CARDS, rival: int = BY_CARDS) -> int:
    """Register an effect and return its number. `concept`: what OWN means in it; `source`, `rival`: where its points
    come from."""
    made = tuple(_made(op, concept, source, rival) for op in operations)
    EFFECTS.append(made)
    return len(EFFECTS) - 1


def _made(op: Op, concept: int, source: int, rival: int) -> Op:
    """An operation with its parts registered and its context filled in."""
    here = {"concept": concept, "source": source, "rival": rival}
    if op.kind == "choose":
        parts = tuple(Choice(each.cost, effect(*each.do, **here)) for each in op.do)
    else:
        parts = tuple(effect(*each, **here) for each in op.do)
    what = concept if op.what == OWN and op.kind in ("breaks", "adds") else op.what
    more = concept if op.kind == "avatar" else op.more
    return op._replace(what=what, more=more, do=parts, source=(source, rival))


def whole(number: int):
    """All operations of an effect, those within others too."""
    for op in EFFECTS[number]:
        yield op
        for part in op.do:
            if isinstance(part, Choice):
                yield from part.cost
                yield from whole(part.do)
            else:
                yield from whole(part)


def mentions(number: int, who: int) -> bool:
    """Does an effect do something to `who`? What happens after a combat, and to one Olympian only, doesn't count."""
    return any(_mentions(op, who) for op in EFFECTS[number])


OF_NOBODY = {
    *("well", "mill", "breaks", "adds", "avatar", "block", "unblock", "intensity", "c_gain"),
    *("if_", "only", "alone"),
}


def _mentions(op: Op, who: int) -> bool:
    if op.kind in ("only", "after_combat"):
        return False
    if op.kind not in OF_NOBODY and op.who == who:
        return True
    parts = [part.do if isinstance(part, Choice) else part for part in op.do]
    costs = [cost for part in op.do if isinstance(part, Choice) for cost in part.cost]
    return any(cost.who == who for cost in costs) or any(mentions(part, who) for part in parts)


# --- in JSON, for the page -----------------------------------------------------------------------------------


def said(number: int) -> list[dict]:
    """An effect as JSON, with names for numbers."""
    return [_said(op) for op in EFFECTS[number]]


def _said(op: Op) -> dict:
    told = {"op": op.kind, "who": WHO[op.who], "n": _amount(op.n)}
    if op.must:
        told["must"] = True
    match op.kind:
        case "gain" | "lose" | "pay" | "c_gain":
            told["res"] = RESOURCES[op.what]
        case "give":
            told |= {"res": RESOURCES[op.what], "to": WHO[op.more]}
        case "discard" | "mill" | "draw":
            told["deck"] = DECKS[op.what]
            if op.kind == "draw" and op.more:
                told["keep"] = op.more
        case "free":
            told["piece"] = PIECES[op.what]
        case "breaks" | "adds":
            told["concept"] = CONCEPTS[op.what] if op.what >= 0 else "any"
        case "intensity":
            told["concept"] = CONCEPTS[op.what]
        case "avatar":
            told |= {
                "avatar": AVATARS[op.what] if op.what >= 0 else "lowest",
                "city": CITIES[op.n] if op.n >= 0 else None,
                "else": CONCEPTS[op.more] if op.more >= 0 else None,
            }
            del told["n"]
        case "block":
            told |= {
                "location": LOCATIONS[op.what] if op.what >= 0 else None,
                "city": CITIES[op.n] if op.n >= 0 else None,
                "empty": bool(op.more),
            }
            del told["n"]
        case "choose":
            told["options"] = [{"cost": [_said(each) for each in part.cost], "do": said(part.do)} for part in op.do]
        case "if_":
            told |= {"metric": METRICS[op.more.metric], "least": op.more.n, "do": said(op.do[0])}
        case "only":
            told |= {"olympian": OLYMPIANS[op.what], "do": said(op.do[0])}
        case "alone" | "after_combat":
            told["do"] = said(op.do[0])
        case "reveal_corruption":
            told["part"] = PARTS_OF_CORRUPTION[op.what]
    return told


def _amount(n: int | Count) -> int | str | dict:
    if isinstance(n, Count):
        return {"count": [METRICS[metric] for metric in n.metrics], "by": n.by}
    return "P" if n == P else n
