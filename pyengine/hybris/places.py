"""Locations [4]: the actions of each."""

from ..chance import draw, seal
from ..course import because, decision, step, tell, then
from .abilities import discount, power_with, powers_of
from .chains import add_chain, addable, why_not_add
from .combat import CHALLENGE, begin_combat, sequel
from .conflicts import CONFLICT_CARD, CONFLICT_IDS, ELEMENTS_OF, PROJECTION
from .contests import contest
from .data import (
    CITY_ROOM,
    CONSULT,
    CONSULT_KEEP,
    CONVERSIONS,
    CUT,
    CUT_COST,
    DRAIN,
    DRAIN_OLYMPIAN,
    FIGURE,
    FIGURES,
    FIRST_ALLY,
    FIRST_CITY,
    FIRST_HERO,
    IS_CHAINED,
    IS_PROPHET,
    KIND_OF,
    LINE,
    LINE_OWN,
    MEASURE_COST,
    OVERTAKE,
    PREACH,
    PREACH_TECHNOLOGY,
    PREACH_TEMPLE,
    RESURRECT_AEGIS,
    RESURRECT_COST,
    SCRAP_EFFECT,
    SLOTS,
    SPIN,
    TECHNOLOGY_SLOTS,
    THE_OLYMPIAN,
    TRAIN,
)
from .data_cards import COLISEUM_HERO, COLISEUM_HEROES, TECHNOLOGIES, TECHNOLOGY
from .decks import draw_cards
from .effects import run, trigger
from .grammar import AEGIS, CONCEPTS, FOLLOWERS, FROM_PLACES, LOCATIONS, PRAYERS, PREMONITION
from .olympians import MOIRAI
from .pieces import revive_some
from .planning import NO_TOKEN_FOR_IT, program
from .powers import ALL
from .resources import get, spend
from .state import EMPTY, RESERVE, fallen, is_rivalry, technologies_in, unveil
from .strength import FIRST_HERO_FOE, hero_of

DONE = ("done",)
CONVERT = tuple(("convert", row.id) for row in CONVERSIONS)
DESIGN = tuple(("design", name) for name in TECHNOLOGIES)
CRAFT, SCRAP, CONSULT_IT = ("craft",), ("scrap",), ("consult",)
WARD = tuple(("ward", name) for name in CONFLICT_IDS)
DRAIN_IT, RESURRECT, TRAIN_IT, CHALLENGE_IT = ("drain",), ("resurrect",), ("train",), ("challenge",)
SPIN_IT = tuple(("spin", name) for name in SPIN)
MEASURE, CUT_IT, PREACH_IT = ("measure",), ("cut",), ("preach",)
DEPLOY = tuple(("deploy", name) for name in TECHNOLOGIES)
ADD = tuple(("add", name) for name in CONCEPTS)
READY = tuple(("ready", name) for name in FIGURES)
NO_MORE = ("no_more",)

# --- [4] the action of a location ----------------------------------------------------------------------------------


@step
def visit(s, seat, f, slot):
    """[4] One action of the location, if the character is still there; powers of the location come with it."""
    if s.players[seat].where[f] == slot:
        then(s, VISIT[SLOTS[slot].place], seat, f)


@step
def acted(s, seat, place):
    """[4] What powers do when a seat acts at a location."""
    for number in powers_of(s, seat, "action_at"):
        if ALL[number].place == place:
            then(s, run, ALL[number].effect, 0, seat, EMPTY)


NO_PRAYERS = because("no_prayers", "4")
NO_FOLLOWERS = because("no_followers", "4")


def row_cost(s, seat: int, row: int, first: int) -> int:
    """[4.1] The Prayers of a conversion; a discount counts for the first of an action, and leaves at least 1."""
    cost = CONVERSIONS[row].cost
    return max(1, cost - discount(s, seat, "convert")) if first else cost


# --- [4.1] Olympus ----------------------------------------------------------------------------------------------------


LINE_IS_FULL = because("line_is_full", "4.1")
ENOUGH_DESIGNS = because("enough_designs", "4.1")


@decision
def at_olympus(s, seat, f):
    """[4.1] Convert Prayers, or design a technology."""
    p = s.players[seat]
    for row in range(len(CONVERSIONS)):
        yield CONVERT[row], None if p.stock[PRAYERS] >= row_cost(s, seat, row, 1) else NO_PRAYERS
    for tech in s.display:
        if tech != EMPTY:
            yield DESIGN[tech], why_not_design(s, seat)
    yield DONE, None


@at_olympus.resolve
def at_olympus(s, seat, f, action):
    if action[0] == "convert":
        then(s, converting, seat, CONVERT.index(action), 1)
    elif action[0] == "design":
        tech = TECHNOLOGIES.index(action[1])
        place = s.display.index(tech)
        s.line.append(tech)
        s.line_of.append(seat)
        s.display[place] = draw(s, s.technologies) if s.technologies else EMPTY
        tell(s, "designed", seat=seat, tech=action[1])
        then(s, trigger, seat, "design")


def why_not_design(s, seat: int):
    """[4.1] At most 6 technologies stand in line, and a seat has at most two there and on its board."""
    if len(s.line) >= LINE:
        return LINE_IS_FULL
    return ENOUGH_DESIGNS if s.line_of.count(seat) + len(s.players[seat].crafted) >= LINE_OWN else None


@step
def converting(s, seat, row, first):
    """[4.1] The Prayers go into the Well; any number of conversions may follow."""
    cost = row_cost(s, seat, row, first)
    spend(s, seat, PRAYERS, cost)
    s.well += cost
    tell(s, "converted", seat=seat, row=CONVERSIONS[row].id, count=cost)
    then(s, run, CONVERSIONS[row].buys, 0, seat, EMPTY)
    then(s, convert_more, seat)


@step
def convert_more(s, seat):
    """[4.1] Another conversion, if any can be paid."""
    if s.players[seat].stock[PRAYERS] >= CHEAPEST:
        then(s, convert, seat)


CHEAPEST = min(row.cost for row in CONVERSIONS)


@decision
def convert(s, seat):
    """[4.1] Convert more Prayers, or stop."""
    for row in range(len(CONVERSIONS)):
        yield CONVERT[row], None if s.players[seat].stock[PRAYERS] >= CONVERSIONS[row].cost else NO_PRAYERS
    yield DONE, None


@convert.resolve
def convert(s, seat, action):
    if action != DONE:
        then(s, converting, seat, CONVERT.index(action), 0)


# --- [4.2] the Forge --------------------------------------------------------------------------------------------------


NOTHING_IN_LINE = because("nothing_in_line", "4.2")
NO_ROOM = because("no_room", "4.2")


@decision
def at_forge(s, seat, f):
    """[4.2] Craft one's first technology in line, or scrap for Aegis."""
    yield CRAFT, why_not_craft(s, seat)
    yield SCRAP, None
    yield DONE, None


@at_forge.resolve
def at_forge(s, seat, f, action):
    if action == CRAFT:
        place = s.line_of.index(seat)
        spend(s, seat, AEGIS, craft_cost(s, seat) + OVERTAKE * place)
        for owner in s.line_of[:place]:
            get(s, owner, AEGIS, OVERTAKE, FROM_PLACES)
        tech = s.line.pop(place)
        del s.line_of[place]
        s.players[seat].crafted.append(tech)
        tell(s, "crafted", seat=seat, tech=TECHNOLOGIES[tech])
        then(s, trigger, seat, "craft")
    elif action == SCRAP:
        tell(s, "scrapped", seat=seat)
        then(s, run, SCRAP_EFFECT, 0, seat, EMPTY)


def why_not_craft(s, seat: int):
    """[4.2] A technology in line, a free place on the board, and the Aegis."""
    if seat not in s.line_of:
        return NOTHING_IN_LINE
    if len(s.players[seat].crafted) >= TECHNOLOGY_SLOTS:
        return NO_ROOM
    cost = craft_cost(s, seat) + OVERTAKE * s.line_of.index(seat)
    return None if s.players[seat].stock[AEGIS] >= cost else because("no_aegis_to_craft", "4.2", need=cost)


def craft_cost(s, seat: int) -> int:
    """[4.2] The Aegis of one's first technology in line, without those it overtakes."""
    return max(0, TECHNOLOGY[s.line[s.line_of.index(seat)]].cost - discount(s, seat, "craft"))


# --- [4.3] the Oracle -------------------------------------------------------------------------------------------------


SAME_ELEMENTS = because("same_elements", "4.3")
NO_ELEMENTS = because("no_elements", "4.3")


@decision
def at_oracle(s, seat, f):
    """[4.3] Consult the Oracle, or ward against the next Primordial's Wrath."""
    yield CONSULT_IT, None
    for card in sorted(set(s.players[seat].hand)):
        yield WARD[card], why_not_ward(s, card)
    yield DONE, None


@at_oracle.resolve
def at_oracle(s, seat, f, action):
    if action == CONSULT_IT:
        more = sum(ALL[number].rule == "more" for number in powers_of(s, seat, "consult"))
        tell(s, "consulted", seat=seat)
        then(s, draw_cards, seat, PREMONITION, CONSULT + more, CONSULT_KEEP)
        then(s, trigger, seat, "consult")
    elif action[0] == "ward":
        card = CONFLICT_CARD[action[1]]
        unveil(s)
        s.players[seat].hand.remove(card)
        s.players[seat].wards.append(card)
        tell(s, "warded", seat=seat, card=action[1])


def why_not_ward(s, card: int):
    """[4.3] The elements of the card are not yet under the Oracle; Astral Projection may always be used."""
    if card == PROJECTION:
        return None
    if not ELEMENTS_OF[card]:
        return NO_ELEMENTS
    there = [element for p in s.players for other in p.wards for element in ELEMENTS_OF[other]]
    return SAME_ELEMENTS if any(element in there for element in ELEMENTS_OF[card]) else None


# --- [4.4] the Underworld ---------------------------------------------------------------------------------------------


NOBODY_FELL = because("nobody_fell", "4.4")


@decision
def at_underworld(s, seat, f):
    """[4.4] Drain Aegis, or bring a fallen Hero back."""
    yield DRAIN_IT, None
    yield RESURRECT, why_not_resurrect(s, seat)
    yield DONE, None


@at_underworld.resolve
def at_underworld(s, seat, f, action):
    if action == DRAIN_IT:
        tell(s, "drained", seat=seat)
        get(s, seat, AEGIS, DRAIN + (DRAIN_OLYMPIAN if f == THE_OLYMPIAN else 0), FROM_PLACES)
        then(s, trigger, seat, "drain")
        then(s, weakening, seat)
    elif action == RESURRECT:
        spend(s, seat, FOLLOWERS, resurrect_cost(s, seat))
        more = power_with(s, seat, "resurrect", "free_revival") != EMPTY
        get(s, seat, AEGIS, RESURRECT_AEGIS, FROM_PLACES)
        then(s, revive_some, seat, 2 if more else 1)


def why_not_resurrect(s, seat: int):
    """[4.4] Somebody must have fallen, and the Follower be there."""
    p = s.players[seat]
    if not fallen(p):
        return NOBODY_FELL
    return None if p.stock[FOLLOWERS] >= resurrect_cost(s, seat) else NO_FOLLOWERS


def resurrect_cost(s, seat: int) -> int:
    return 0 if power_with(s, seat, "resurrect", "free_revival") != EMPTY else RESURRECT_COST


@step
def weakening(s, seat):
    """[5.1] Once an Age, all players together, whoever drains may add a chain."""
    if not s.weakened and addable(s):
        then(s, weaken, seat)


@decision
def weaken(s, seat):
    """[5.1] Weaken Chronos: add a chain to a track, or leave it to somebody else."""
    for concept in range(len(CONCEPTS)):
        if IS_CHAINED[concept]:
            yield ADD[concept], why_not_add(s, concept)
    yield NO_MORE, None


@weaken.resolve
def weaken(s, seat, action):
    if action != NO_MORE:
        s.weakened = 1
        add_chain(s, CONCEPTS.index(action[1]))


# --- [4.5] the Coliseum -----------------------------------------------------------------------------------------------


NO_CHAMPION = because("no_champion", "4.5")
NO_FIGHTER = because("prophets_never_fight", "4.5")


@decision
def at_coliseum(s, seat, f):
    """[4.5] Train, or challenge the Hero displayed."""
    yield TRAIN_IT, None
    yield CHALLENGE_IT, why_not_challenge(s, f)
    yield DONE, None


@at_coliseum.resolve
def at_coliseum(s, seat, f, action):
    if action == TRAIN_IT:
        tell(s, "trained", seat=seat)
        then(s, run, TRAIN, 0, seat, EMPTY)
        then(s, trigger, seat, "train")
    elif action == CHALLENGE_IT:
        then(s, begin_combat, seat, f, FIRST_HERO_FOE + s.champion, CHALLENGE, EMPTY, EMPTY)


def why_not_challenge(s, f: int):
    """[4.5] An Olympian or a Hero fights, and there must be somebody to fight with."""
    if s.champion == EMPTY:
        return NO_CHAMPION
    return NO_FIGHTER if KIND_OF[f] == IS_PROPHET else None


@sequel(CHALLENGE)
@step
def win_prize(s, seat, f, foe, slot, tech, won):
    """[4.5] The reward of a beaten Coliseum Hero, who becomes an ally; the next one is displayed."""
    if not won:
        return
    number = foe - FIRST_HERO_FOE
    s.players[seat].where[FIRST_ALLY + number] = RESERVE
    s.champion = draw(s, s.heroes) if s.heroes else EMPTY
    tell(s, "ally_won", seat=seat, hero=COLISEUM_HEROES[hero_of(s, number)])
    then(s, run, COLISEUM_HERO[hero_of(s, number)].reward, 0, seat, EMPTY)


# --- [4.6] the Moirai -------------------------------------------------------------------------------------------------


NOBODY_TO_READY = because("nobody_to_ready", "4.6")


@decision
def at_moirai(s, seat, f):
    """[4.6] Spin for Followers or Prayers, measure to use a character again, or cut for a Spark."""
    p = s.players[seat]
    for action in SPIN_IT:
        yield action, None
    yield (
        MEASURE,
        NOBODY_TO_READY if not readied(s, seat, f) else None if p.stock[PRAYERS] >= MEASURE_COST else NO_PRAYERS,
    )
    yield CUT_IT, None if p.stock[FOLLOWERS] >= CUT_COST else NO_FOLLOWERS
    yield DONE, None


@at_moirai.resolve
def at_moirai(s, seat, f, action):
    if action[0] == "spin":
        tell(s, "spun", seat=seat)
        then(s, run, SPIN[action[1]], 0, seat, EMPTY)
    elif action == MEASURE:
        spend(s, seat, PRAYERS, MEASURE_COST)
        then(s, ready_character, seat, f)
    elif action == CUT_IT:
        spend(s, seat, FOLLOWERS, CUT_COST)
        tell(s, "cut", seat=seat)
        then(s, run, CUT, 0, seat, EMPTY)
    if action != DONE:
        then(s, acted, seat, MOIRAI)


def readied(s, seat: int, f: int) -> list[int]:
    """[4.6] Other Heroes and Prophets that were activated in this Age and haven't fallen."""
    p = s.players[seat]
    return [g for g in range(FIRST_HERO, len(FIGURES)) if g != f and p.where[g] >= RESERVE and p.spent >> g & 1]


@decision
def ready_character(s, seat, f):
    """[4.6] Another character that was activated may be activated again: which?"""
    for g in readied(s, seat, f):
        yield READY[g], None


@ready_character.resolve
def ready_character(s, seat, f, action):
    g = FIGURE[action[1]]
    p = s.players[seat]
    p.spent &= ~(1 << g)
    p.token[g] = EMPTY
    p.shown &= ~(1 << g)
    tell(s, "readied", seat=seat, figure=action[1])
    then(s, hide_token if is_rivalry(s) else program, seat, g)


@decision(secret=True)
def hide_token(s, seat, f):
    """[9.2] The new token lies face down."""
    return program.candidates(s, seat, f)


@hide_token.refuse
def hide_token(s, seat, f):
    return program.refusals(s, seat, f)


@hide_token.resolve
def hide_token(s, seat, f, action):
    if action != NO_TOKEN_FOR_IT:
        s.players[seat].token[f] = LOCATIONS.index(action[1])
    seal(s)


# --- [4.7] the Mortal World -------------------------------------------------------------------------------------------


CITY_IS_FULL = because("city_is_full", "4.7")


@decision
def in_city(s, seat, f):
    """[4.7] Deploy a technology in this city, or preach."""
    p = s.players[seat]
    full = technologies_in(s, p.where[f] - FIRST_CITY) >= CITY_ROOM
    for tech in p.crafted:
        yield DEPLOY[tech], CITY_IS_FULL if full else None
    yield PREACH_IT, None
    yield DONE, None


@in_city.resolve
def in_city(s, seat, f, action):
    p = s.players[seat]
    slot = p.where[f]
    if action[0] == "deploy":
        tech = TECHNOLOGIES.index(action[1])
        p.crafted.remove(tech)
        p.deployed.append(tech)
        p.deployed_at.append(slot - FIRST_CITY)
        tell(s, "deployed", seat=seat, tech=action[1], city=SLOTS[slot].id)
        then(s, contest, seat, f, tech, slot)
    elif action == PREACH_IT:
        city = slot - FIRST_CITY
        tell(s, "preached", seat=seat)
        get(s, seat, FOLLOWERS, PREACH + PREACH_TECHNOLOGY * technologies_in(s, city), FROM_PLACES)
        if p.temples >> city & 1:
            get(s, seat, PRAYERS, PREACH_TEMPLE, FROM_PLACES)
        then(s, trigger, seat, "preach")


VISIT = [at_olympus, at_forge, at_oracle, at_underworld, at_coliseum, at_moirai, in_city]  # Tartarus adds its own
