"""The Action phase [3.3]: a player's turn, Chronos' turn."""

from ..course import Rule, because, decision, step, tell, then
from .abilities import activation_cost, power_with
from .arriving import arrive
from .chains import change_intensity, send_home, side_of, store_up
from .combat import GO_ON, MOVED, begin_combat, choose_city
from .concept_cards import BAR, CARD_IDS, MAIN, USES_SELF
from .data import (
    ACTIVATION_COST,
    AVATAR_OF,
    FIGURE,
    FIGURES,
    IS_CHAINED,
    IS_PROPHET,
    KIND_OF,
    PILLAR,
    PILLARS,
    SLOT,
    SLOTS,
    STORED,
    STORED_POINTS,
)
from .decks import limits
from .duels import begin_duel
from .effects import NAME, run, trigger, turn_over
from .grammar import AEGIS, BY_STORES, CONCEPTS, METRICS, VP
from .metrics import had, requirements
from .options import RIVALRY
from .powers import ALL
from .premonitions import premonitions
from .reach import closed_slots, open_slots, slots_in_reach, why_not_enter
from .resources import chronos_gains, spend
from .rivalry import show_token
from .state import EMPTY, FALLEN, HOME, RESERVE, avatar_at, cities_for_avatars, is_rivalry, standing_at

ACTIVATE = tuple(("activate", name) for name in FIGURES)
PASS, RESOLVE, LEAVE = ("pass",), ("resolve",), ("leave",)
STORE_IT, SUMMON = ("store",), ("summon",)
SLOT_ACTION = tuple(("slot", slot.id) for slot in SLOTS)
PILLAR_NAMED = tuple(("pillar", name) for name in PILLARS)

# --- [3.3.2] a player's turn ------------------------------------------------------------------------------------------

SPENT = because("already_activated", "3.3.2")
NO_TOKEN = because("no_token", "3.3.2")
FELL = because("has_fallen", "3.3.2")
NO_AEGIS = because("no_aegis", "3.3.2")
NOWHERE = because("nowhere_to_go", "3.3.3")


@decision
def turn(s, seat):
    """[3.3.2] Activate a character, or pass."""
    found = [f for f in characters(s, seat) if why_not_use(s, seat, f) is None]
    if found:
        closed = closed_slots(s, seat)
        found = [ACTIVATE[f] for f in found if open_slots(s, seat, f, closed)]
    found.append(PASS)
    return found


@turn.refuse
def turn(s, seat):
    for f in characters(s, seat):
        if reason := why_not_activate(s, seat, f):
            yield ACTIVATE[f], reason


@turn.resolve
def turn(s, seat, action):
    s.turn = seat
    if action == PASS:
        s.players[seat].passed = 1
        if s.events is not None:
            tell(s, "passed", seat=seat)
        passing.run(s, seat, s.cursor)
        return
    f = FIGURE[action[1]]
    if s.events is not None:
        tell(s, "activates", seat=seat, figure=action[1])
    waiting = len(s.agenda)
    card_of_the_concept.run(s, seat, s.cursor, KIND_OF[f])
    if len(s.agenda) > waiting:  # after what the card does, there may be no Aegis or no slot left
        then(s, pay_activation, seat, f)
    else:
        activation.run(s, seat, f)
    if s.options.mode == RIVALRY:
        then(s, turn_over, seat)
    then(s, turn_ends, seat)


@step
def turn_ends(s, seat):
    """[3.3.2] After a turn Premonitions may be fulfilled [2.6]; then the hand is limited [2.5]."""
    if s.players[seat].premonitions:
        then(s, premonitions, seat)
        then(s, limits, seat)
    else:
        limits.run(s, seat)


def characters(s, seat: int) -> list[int]:
    """[3.3.2] The Olympian, and the Heroes and Prophets that have been freed, the fallen among them."""
    return [f for f, where in enumerate(s.players[seat].where) if where >= FALLEN]


def why_not_activate(s, seat: int, f: int):
    """[3.3.2] A character that may be used needs somewhere to go, too."""
    reason = why_not_use(s, seat, f)
    return reason or (None if open_slots(s, seat, f, closed_slots(s, seat)) else NOWHERE)


def why_not_use(s, seat: int, f: int):
    """[3.3.2] Once an Age, with a location token and Aegis."""
    p = s.players[seat]
    if p.where[f] == FALLEN:
        return FELL
    if p.spent >> f & 1:
        return SPENT
    if f and p.token[f] == EMPTY:
        return NO_TOKEN
    if p.stock[AEGIS] < ACTIVATION_COST[KIND_OF[f]] and p.stock[AEGIS] < activation_cost(s, seat, f):
        return NO_AEGIS
    return None


@step
def card_of_the_concept(s, seat, concept, kind):
    """[3.3.2] If the card shows a bar of characters, its main effect must be resolved when one of them is activated;
    without a bar it may be."""
    card = s.face[concept]
    if card == EMPTY:
        return
    if BAR[card] >> kind & 1:
        resolve_card.run(s, concept, seat)
    elif not BAR[card]:
        then(s, use_card, seat, concept)


@decision
def use_card(s, seat, concept):
    """[3.3.2] A card without a bar: resolve it, or leave it."""
    yield RESOLVE, None
    yield LEAVE, None


@use_card.resolve
def use_card(s, seat, concept, action):
    if action == RESOLVE:
        then(s, resolve_card, concept, seat)


@step
def resolve_card(s, concept, seat):
    """[3.3.2] The main effect of a concept's card; then the card is obliterated."""
    card = s.face[concept]
    if s.events is not None:
        tell(s, "card_resolved", seat=seat, concept=CONCEPTS[concept], card=CARD_IDS[card])
    waiting = len(s.agenda)
    run.run(s, MAIN[card], 0, seat, EMPTY)
    if len(s.agenda) > waiting:
        then(s, obliterate, concept)
    else:
        obliterate.run(s, concept)


@step
def obliterate(s, concept):
    """[3.3.2] The card leaves the game."""
    s.gone.append(s.face[concept])
    s.face[concept] = EMPTY


@step
def pay_activation(s, seat, f):
    """[3.3.2] After the concept's card: pay the Aegis and move; if that can't be done any more, the turn is over and
    the character isn't used."""
    if why_not_activate(s, seat, f):
        tell(s, "not_activated", seat=seat, figure=FIGURES[f])
    else:
        activation.run(s, seat, f)


@step
def activation(s, seat, f):
    """[3.3.2] The Aegis is paid and the character counts as used; then it goes to a slot."""
    p = s.players[seat]
    spend(s, seat, AEGIS, activation_cost(s, seat, f))
    p.spent |= 1 << f
    p.where[f] = RESERVE
    then(s, SETTING_OUT[bool(s.options.tartarus)], seat, f)


SETTING_OUT: dict[bool, Rule] = {}  # by whether there may be prisoners: how a character sets out


def sets_out(*, with_prisoners: bool):
    """Decorator: the rule by which a character sets out for a slot: (seat, figure)."""

    def register(rule: Rule) -> Rule:
        SETTING_OUT[with_prisoners] = rule
        return rule

    return register


@sets_out(with_prisoners=False)
@decision
def move(s, seat, f):
    """[3.3.3] The Olympian goes anywhere, others where their token says: to a free slot, or one with a dotted
    outline."""
    open_to = open_slots(s, seat, f, closed_slots(s, seat))
    return [SLOT_ACTION[slot] for slot in slots_in_reach(s, seat, f) if open_to >> slot & 1]


@move.refuse
def move(s, seat, f):
    open_to = open_slots(s, seat, f, closed_slots(s, seat))
    for slot in slots_in_reach(s, seat, f):
        if not open_to >> slot & 1:
            yield SLOT_ACTION[slot], why_not_enter(s, seat, f, slot)


@move.resolve
def move(s, seat, f, action):
    take_slot.run(s, seat, f, SLOT[action[1]])


@step
def take_slot(s, seat, f, slot):
    """[3.3.3] The character is on the slot, or must fight for it [5.9, 9.3]. A Prophet of another player flees."""
    p = s.players[seat]
    if s.blocked >> slot & 1:
        number = power_with(s, seat, "enter_blocked", "enter")
        p.used |= 1 << number
        s.blocked &= ~(1 << slot)
        tell(s, "power_used", seat=seat, power=ALL[number].id)
    if is_rivalry(s):
        show_token(s, seat, f)
    holders = [(other, g) for other, g in standing_at(s, slot) if other != seat]
    if slot in s.avatars:
        then(s, begin_combat, seat, f, avatar_at(s, slot), MOVED, slot, EMPTY)
    elif holders and not SLOTS[slot].dotted and KIND_OF[holders[0][1]] != IS_PROPHET:
        then(s, begin_duel, seat, f, *holders[0], MOVED, slot, EMPTY)
    else:
        if holders and not SLOTS[slot].dotted:
            send_home(s, *holders[0])
        p.where[f] = slot
        arrive.run(s, seat, f, slot)


# --- [3.3.4] passing --------------------------------------------------------------------------------------------------


@step
def passing(s, seat, concept):
    """[3.3.4] The card of the concept is resolved, then the Pillar."""
    if s.face[concept] == EMPTY:
        resolve_pillars.run(s, seat, concept)
    else:
        resolve_card.run(s, concept, seat)
        then(s, resolve_pillars, seat, concept)
    then(s, trigger, seat, "pass")
    then(s, limits, seat)


@step
def resolve_pillars(s, seat, concept):
    """[3.3.4] The Pillar gives something to its owner and something to the others. Alone, both Pillars give to their
    owner, in an order of choice, and Chronos gets its share once."""
    if len(s.players) == 1:
        then(s, first_pillar, seat)
        then(s, share_of_chronos, concept)
    else:
        waiting = len(s.agenda)
        run.run(s, PILLAR[concept].own, 0, seat, EMPTY)
        if len(s.agenda) > waiting:
            then(s, run, PILLAR[concept].others, 0, seat, EMPTY)
        else:
            run.run(s, PILLAR[concept].others, 0, seat, EMPTY)


@decision
def first_pillar(s, seat):
    """[3.3.4] Alone: which Pillar is resolved first?"""
    for concept in s.players[seat].pillars:
        yield PILLAR_NAMED[concept], None


@first_pillar.resolve
def first_pillar(s, seat, action):
    first = PILLARS.index(action[1])
    second = sum(s.players[seat].pillars) - first
    then(s, run, PILLAR[first].own, 0, seat, EMPTY)
    then(s, run, PILLAR[second].own, 0, seat, EMPTY)


@step
def share_of_chronos(s, concept):
    """[3.3.4] Alone: in place of the others' part, the tile's modifier counts, or Chronos gains a resource of the
    concept."""
    if IS_CHAINED[concept]:
        then(s, gain_of, concept)
    else:
        then(s, change_intensity, concept, side_of(s, concept).modifier)


@step
def gain_of(s, concept):
    """[5.3] Chronos gains 1 of the concept's resource, or 2 VP at Temnein."""
    if STORED[concept] == VP:
        chronos_gains(s, STORED_POINTS, BY_STORES)
    else:
        store_up.run(s, STORED[concept], 1)


# --- [3.3.5] Chronos' turn --------------------------------------------------------------------------------------------


@decision(rival="chronos")
def chronos_turn(s, seat, concept):
    """[3.3.5] Where no token lies and a card is face up, Chronos tests the visible conditions of the track."""
    yield GO_ON, None


@chronos_turn.resolve
def chronos_turn(s, seat, concept, action):
    needs = requirements(s, concept)
    met = are_met(s, needs)
    if s.events is not None:
        conditions = [{"metric": METRICS[metric], "need": n, "have": had(s, metric)} for metric, n in needs]
        tell(s, "tested", concept=CONCEPTS[concept], conditions=conditions, met=met, card=CARD_IDS[s.face[concept]])
    if not met:
        then(s, answer_chronos, seat, concept)


def are_met(s, needs: list[tuple[int, int]]) -> bool:
    """[5.2] Do the players have all that a track asks for?"""
    for metric, n in needs:  # noqa: SIM110 (a generator would take longer)
        if had(s, metric) < n:
            return False
    return True


NOT_AT_HOME = because("not_at_home", "3.3.5")
NO_CITY = because("no_city_left", "3.3.5")


@decision(common=True)
def answer_chronos(s, seat, concept):
    """[3.3.5] The table chooses: the card's main effect, a resource for Chronos, or its avatar."""
    yield RESOLVE, None
    yield STORE_IT, None
    home = s.avatars[AVATAR_OF[concept]] == HOME
    yield SUMMON, NOT_AT_HOME if not home else None if cities_for_avatars(s) else NO_CITY


@answer_chronos.resolve
def answer_chronos(s, seat, concept, action):
    tell(s, "answered", concept=CONCEPTS[concept], answer=action[0])
    if action == STORE_IT:
        then(s, gain_of, concept)
    elif action == SUMMON:
        then(s, choose_city, seat, AVATAR_OF[concept])
    elif USES_SELF[s.face[concept]] and len(s.players) > 1:
        then(s, name_resolver, seat, concept)
    else:
        then(s, resolve_card, concept, seat)


@decision(common=True)
def name_resolver(s, seat, concept):
    """[3.3.5] The table names the player whom the card means by `you`."""
    for other in range(len(s.players)):
        yield NAME[other], None


@name_resolver.resolve
def name_resolver(s, seat, concept, action):
    then(s, resolve_card, concept, action[1])
