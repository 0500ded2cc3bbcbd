"""The course of an Age [3], its end [3.4], the end of the match [1.1]."""

from functools import cache

from ..chance import below, draw
from ..course import because, decision, step, tell, then
from .abilities import power_with
from .chains import break_chain, change_intensity, end_match, side_of
from .combat import GO_ON, choose_city
from .concept_cards import CARD_IDS, RUIN
from .cycles import cycle, next_turn
from .data import (
    AGES,
    AVATAR,
    FIGURES,
    FOLLOWERS_PER_PRAYER,
    INCOME,
    IS_CHAINED,
    LOWEST_GREATNESS_ALONE,
    ORDER,
    PILLARS,
    PRIMORDIAL_AGES,
    RENOWN_AT,
    TEMPLE_PRAYERS,
)
from .data_cards import PRIMORDIAL, PRIMORDIALS
from .decks import limits
from .effects import run, trigger
from .grammar import ANANKE, AVATARS, CONCEPTS, FOLLOWERS, FROM_POWERS, FROM_RENOWN, KRATOS, PRAYERS, VP
from .options import RIVALRY
from .pieces import raise_up
from .planning import planning_phase
from .premonitions import premonitions
from .resources import get, give_back_card
from .rivalry import hubris, planning_unseen
from .state import (
    EMPTY,
    HOME,
    LAST_AGE,
    RESERVE,
    bits,
    cities_for_avatars,
    fallen,
    is_rivalry,
    points_of,
    seats_in_order,
    sparks,
)
from .turns import obliterate

TAKE_PILLAR = tuple(("pillar", name) for name in PILLARS)
FOCUS = tuple(("focus", name) for name in CONCEPTS)

# --- [3] an Age ------------------------------------------------------------------------------------------


@step
def age(s):
    """[3] Divine Pillar phase, Planning, Action, End of Age."""
    s.age += 1
    s.weakened, s.revealed = 0, EMPTY
    for p in s.players:
        p.passed = p.spent = p.used = 0
        p.pillars.clear()
    s.focus = [EMPTY] * len(CONCEPTS)
    s.arrogance = EMPTY
    tell(s, "age_began", age=s.age)
    then(s, age_of_rivalry if is_rivalry(s) else age_of_chronos)


@step
def age_of_rivalry(s):
    """[9.1] The same without Chronos: Pillars, Arrogance, tokens laid face down, turns in the order of the Pillars."""
    for rule in (pillars, hubris, planning_unseen, next_turn, end_of_age):
        then(s, rule)


@step
def age_of_chronos(s):
    """[3] The phases of an Age against Chronos."""
    then(s, pillar_phase)
    then(s, planning_phase)
    then(s, cycle, 0)
    then(s, end_of_age)


@step
def pillar_phase(s):
    """[3.1] Desolation, what avatars at home bring, then the Pillars."""
    for concept in ORDER:
        if s.face[concept] != EMPTY:
            then(s, desolation, s.turn, concept)
    then(s, tribute, s.turn)
    then(s, pillars)


@decision(rival="chronos")
def desolation(s, seat, concept):
    """[3.1.1] A card that is still face up desolates: its Desolation happens and it is obliterated."""
    yield GO_ON, None


@desolation.resolve
def desolation(s, seat, concept, action):
    card = s.face[concept]
    tell(s, "desolated", concept=CONCEPTS[concept], card=CARD_IDS[card])
    run.run(s, RUIN[card], 0, seat, EMPTY)
    then(s, obliterate, concept)


@decision(rival="chronos")
def tribute(s, seat):
    """[3.1.2] Avatars at home bring Chronos resources and victory points."""
    yield GO_ON, None


@tribute.resolve
def tribute(s, seat, action):
    if s.events is not None:
        tell(s, "tribute", avatars=[name for name, where in zip(AVATARS, s.avatars) if where == HOME])
    for avatar, where in enumerate(s.avatars):
        if where == HOME:
            then(s, run, AVATAR[avatar].home, 0, seat, EMPTY)


@step
def pillars(s):
    """[3.1.3] By Greatness, the highest first, then by fewer VP, then by seat, everybody takes a Pillar; alone, two."""
    order = sorted(
        range(len(s.players)), key=lambda seat: (-s.players[seat].greatness, points_of(s.players[seat]), seat)
    )
    todo = [(take_pillar, seat) for seat in order]
    if len(s.players) == 1:
        todo += [(take_pillar, 0), (set_focus, 0)]
    for rule, seat in todo:
        then(s, rule, seat)


PILLAR_TAKEN = because("pillar_taken", "3.1.3")


def pillars_taken(s) -> list[int]:
    """[3.1.3] The concepts whose Pillars somebody has."""
    return [concept for p in s.players for concept in p.pillars]


@decision
def take_pillar(s, seat):
    """[3.1.3] Take a Pillar that nobody has."""
    taken = pillars_taken(s)
    return [TAKE_PILLAR[concept] for concept in ORDER if concept not in taken]


@take_pillar.refuse
def take_pillar(s, seat):
    taken = pillars_taken(s)
    return [(TAKE_PILLAR[concept], PILLAR_TAKEN) for concept in ORDER if concept in taken]


@take_pillar.resolve
def take_pillar(s, seat, action):
    concept = PILLARS.index(action[1])
    s.players[seat].pillars.append(concept)
    s.turn = seat
    if s.events is not None:
        tell(s, "pillar_taken", seat=seat, pillar=action[1])
    if is_rivalry(s):
        return
    if len(s.players) > 1:
        s.focus[concept] = seat
    pillar_taken.run(s, concept)


@step
def pillar_taken(s, concept):
    """[3.1.3] A chain of the concept breaks, or the modifier of its tile changes its Intensity."""
    if IS_CHAINED[concept]:
        break_chain.run(s, concept)
    else:
        change_intensity.run(s, concept, side_of(s, concept).modifier)


@decision
def set_focus(s, seat):
    """[3.1.3] Alone: on which of the two concepts does the token lie?"""
    for concept in s.players[seat].pillars:
        yield FOCUS[concept], None


@set_focus.resolve
def set_focus(s, seat, action):
    s.focus[CONCEPTS.index(action[1])] = seat
    tell(s, "focused", seat=seat, concept=action[1])


# --- [3.4] the end of an Age -----------------------------------------------------------------------------


@step
def end_of_age(s):
    """[3.4] Ten steps; then the next Age, or the end of the match."""
    return_characters(s)
    for seat in seats_in_order(s):
        then(s, income, seat)
    then(s, end_powers)
    then(s, fear)
    if s.options.mode != RIVALRY:
        then(s, descents, s.turn)
        then(s, damnations)
        then(s, fatality, s.turn)
    then(s, next_age)


def return_characters(s) -> None:
    """[3.4.1] Characters go back to the reserve, and location tokens to their owners [3.4.2]; the fallen stay
    fallen."""
    for p in s.players:
        p.where = [RESERVE if where >= 0 else where for where in p.where]
        p.token = [EMPTY] * len(FIGURES)
        p.shown = 0
    tell(s, "age_ends", age=s.age)


@step
def income(s, seat):
    """[3.4.3] Each threshold that the Sparks on the track have reached pays; then Prayers, then renown."""
    track = sparks(s.players[seat])
    for least, brings in INCOME:
        if track >= least:
            then(s, run, brings, 0, seat, EMPTY)
    then(s, devotion, seat)


@step
def devotion(s, seat):
    """[3.4.4] Followers and Temples bring Prayers; then renown counts."""
    p = s.players[seat]
    prayers = p.stock[FOLLOWERS] // FOLLOWERS_PER_PRAYER + TEMPLE_PRAYERS * bits(p.temples)
    if prayers:
        get(s, seat, PRAYERS, prayers, FROM_POWERS)
    renown.run(s, seat)


@step
def renown(s, seat):
    """[3.4.5] Greatness brings points, or takes some."""
    p = s.players[seat]
    brings = RENOWN_AT[p.greatness]
    if brings > 0:
        get(s, seat, VP, brings, FROM_RENOWN)
    elif brings < 0:
        lost = min(-brings, points_of(p))
        p.points[FROM_RENOWN] -= lost
        tell(s, "lost", seat=seat, resource="vp", count=lost)


@step
def end_powers(s):
    """[3.4.6] Powers of the end of an Age; Hades' fallen Heroes return; hands are limited; Premonitions may be
    fulfilled."""
    order = seats_in_order(s)
    for seat, p in enumerate(s.players):
        if power_with(s, seat, "age_end", "return") != EMPTY:
            for f in fallen(p):
                raise_up(s, seat, f)
    for seat in order:
        then(s, trigger, seat, "age_end")
        then(s, limits, seat)
        then(s, premonitions, seat)


@step
def fear(s):
    """[3.4.7] In Ages 2, 4 and 6 the next Primordial comes, its wrath strikes, and it takes its place in the
    Underworld."""
    if s.age not in PRIMORDIAL_AGES or not s.types:
        return
    coming = primordials_of(draw(s, s.types), s.options.new_cards)
    s.revealed = coming[below(s, len(coming))]
    tell(s, "primordial_revealed", card=PRIMORDIALS[s.revealed])
    order = seats_in_order(s)
    for rule, *args in [
        *((trigger, seat, "primordial_revealed") for seat in order),
        *((first_wrath, seat) for seat in order),
        (second_wrath,),
        (enthrone,),
    ]:
        then(s, rule, *args)


@cache
def primordials_of(kind: int, new_cards: bool) -> list[int]:
    """The Primordials of a type that may come."""
    return [number for number, each in enumerate(PRIMORDIAL) if each.kind == kind and (new_cards or not each.is_new)]


@step
def first_wrath(s, seat):
    """[3.4.7] Wrath I strikes every player who has neither a ward nor a power against it."""
    if is_protected(s, seat):
        tell(s, "protected", seat=seat)
    else:
        tell(s, "wrath", seat=seat, which=1)
        then(s, run, PRIMORDIAL[s.revealed].wrath[0], 0, seat, EMPTY)


def is_protected(s, seat: int) -> bool:
    """[3.4.7] Has the player a ward, or a power against Wrath I?"""
    return bool(s.players[seat].wards) or power_with(s, seat, "wrath1", "ignore") != EMPTY


@step
def second_wrath(s):
    """[3.4.7] Wrath II strikes the players with the lowest Greatness. Wards go."""
    for seat, p in enumerate(s.players):
        for card in p.wards:
            give_back_card(s, seat, card)
        p.wards.clear()
    if struck := lowest_seats(s):
        tell(s, "second_wrath", seats=struck)
        for seat in struck:
            then(s, run, PRIMORDIAL[s.revealed].wrath[1], 0, seat, EMPTY)


def lowest_seats(s) -> list[int]:
    """[3.4.7] The players with the lowest Greatness, in the order of their turns; a solo player only at 5 or less."""
    lowest = min(p.greatness for p in s.players)
    if len(s.players) == 1 and lowest > LOWEST_GREATNESS_ALONE:
        return []
    return [seat for seat in seats_in_order(s) if s.players[seat].greatness == lowest]


@step
def enthrone(s):
    """[3.4.7] The Primordial takes its place in the Underworld."""
    s.primordial = s.revealed


@step
def descents(s, seat):
    """[3.4.8] If a Primordial came, the avatar of its type descends, if it is at home and can."""
    if s.revealed != EMPTY:
        avatar = next(number for number, each in enumerate(AVATAR) if each.primordial == PRIMORDIAL[s.revealed].kind)
        if s.avatars[avatar] == HOME and cities_for_avatars(s):
            then(s, choose_city, seat, avatar)


@step
def damnations(s):
    """[3.4.9] Each avatar in the Mortal World brings damnation, in the order of their numbers."""
    seat = s.turn
    for avatar, where in enumerate(s.avatars):
        if where != HOME:
            then(s, damnation, seat, avatar)


@decision(rival="chronos")
def damnation(s, seat, avatar):
    """[3.4.9] Damnation by an avatar."""
    yield GO_ON, None


@damnation.resolve
def damnation(s, seat, avatar, action):
    tell(s, "damned", avatar=AVATARS[avatar])
    run.run(s, AVATAR[avatar].damnation, 0, seat, EMPTY)


@decision(rival="chronos")
def fatality(s, seat):
    """[3.4.10] What Chronos' tiles do at the end of an Age."""
    yield GO_ON, None


@fatality.resolve
def fatality(s, seat, action):
    tell(s, "fatality")
    for effect in [side_of(s, concept).age_end for concept in (ANANKE, KRATOS)]:
        then(s, run, effect, 0, seat, EMPTY)


@step
def next_age(s):
    """[1.1] After the sixth Age the match is over."""
    if s.age == AGES:
        end_match(s, LAST_AGE)
    else:
        then(s, age)
