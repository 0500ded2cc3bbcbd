"""Contests: an avatar disputes what is deployed [6.4], or in rivalry another player [9.5]."""

from ..course import because, decision, step, tell, then
from .chains import change_intensity, send_home
from .combat import CONTEST, begin_combat, sequel
from .conflicts import CONFLICT_CARD, CONFLICT_IDS, STRENGTH
from .data import CITY_SLOTS, CITY_TYPE, FIGURE, FIGURES, FIRST_CITY, IS_PROPHET, KIND_OF, MATCH_POINTS, SLOTS
from .data_cards import TECHNOLOGIES, TECHNOLOGY
from .decks import drop_card
from .duels import begin_duel, has_truce
from .effects import run, trigger
from .grammar import AVATARS, BY_CONTESTS, FROM_TECHNOLOGIES, KRATOS, VP
from .options import MOST_SEATS
from .resources import chronos_gains, get
from .state import EMPTY, is_rivalry, lowest_at_home, seats_in_order
from .strength import foe_seat

CANCEL, ACCEPT = ("cancel",), ("accept",)
OFFER = tuple(tuple(("offer", seat, name) for name in CONFLICT_IDS) for seat in range(MOST_SEATS))


@step
def contest(s, seat, f, tech, slot):
    """[6.4] The avatar at home with the lowest number contests what was deployed, unless the players cancel it."""
    if is_rivalry(s):
        then(s, disputing, seat, f, tech, slot, 0)
    elif lowest_at_home(s) == EMPTY:
        then(s, reward_technology, seat, tech, slot, 1)
    else:
        tell(
            s,
            "contested",
            seat=seat,
            avatar=AVATARS[lowest_at_home(s)],
            tech=TECHNOLOGIES[tech],
            need=s.intensity[KRATOS],
        )
        then(s, answer_contest, seat, f, tech, slot)


def offers(s, deployer: int) -> list[tuple[int, int]]:
    """[6.4] (seat, card) of the cards that may be discarded to cancel: those of the others; alone, one's own."""
    seats = [seat for seat in range(len(s.players)) if seat != deployer] or [deployer]
    return [(seat, card) for seat in seats for card in sorted(set(s.players[seat].hand))]


def offered_strength(s, deployer: int) -> int:
    """[6.4] The Strength of all cards that may be discarded."""
    seats = [seat for seat in range(len(s.players)) if seat != deployer] or [deployer]
    return sum(STRENGTH[card] for seat in seats for card in s.players[seat].hand)


@decision(common=True)
def answer_contest(s, seat, f, tech, slot):
    """[6.4] Cancel the contest with cards of at least Kratos' Intensity, or let the avatar come."""
    need, have = s.intensity[KRATOS], offered_strength(s, seat)
    yield CANCEL, None if have >= need else because("too_weak_to_cancel", "6.4", need=need, have=have)
    yield ACCEPT, None


@answer_contest.resolve
def answer_contest(s, seat, f, tech, slot, action):
    if action == CANCEL:
        then(s, cancelling, seat, s.intensity[KRATOS])
        then(s, reward_technology, seat, tech, slot, 1)
    else:
        then(s, lose_or_fight, seat, f, tech, slot)


@step
def cancelling(s, deployer, left):
    """[6.4] Cards are discarded until their Strength suffices; then Kratos gains 1 Intensity."""
    if left > 0:
        then(s, offer_card, deployer, left)
    else:
        tell(s, "contest_cancelled", seat=deployer)
        then(s, change_intensity, KRATOS, 1)


NO_STRENGTH = because("no_strength", "6.4")


@decision(common=True)
def offer_card(s, seat, left):
    """[6.4] Discard a card against the contest; more than needed is not given back."""
    for other, card in offers(s, seat):
        yield OFFER[other][card], None if STRENGTH[card] else NO_STRENGTH


@offer_card.resolve
def offer_card(s, seat, left, action):
    card = CONFLICT_CARD[action[2]]
    drop_card(s, action[1], card)
    then(s, cancelling, seat, left - STRENGTH[card])


@step
def lose_or_fight(s, seat, f, tech, slot):
    """[6.4] The avatar comes. A Prophet is beaten and flees; any other character fights."""
    avatar = lowest_at_home(s)
    s.avatars[avatar] = slot
    tell(s, "descended", avatar=AVATARS[avatar], city=SLOTS[slot].id)
    if KIND_OF[f] == IS_PROPHET:
        send_home(s, seat, f)
        chronos_gains(s, TECHNOLOGY[tech].points, BY_CONTESTS)
        then(s, reward_technology, seat, tech, slot, 0)
    else:
        then(s, begin_combat, seat, f, avatar, CONTEST, slot, tech)


@sequel(CONTEST)
@step
def after_contest(s, seat, f, foe, slot, tech, won):
    """[6.4] If the avatar has won, Chronos gains the technology's points; the other rewards are given in any case."""
    if is_rivalry(s):
        then(s, after_dispute, seat, foe_seat(foe), slot, tech, won)
        return
    if not won:
        chronos_gains(s, TECHNOLOGY[tech].points, BY_CONTESTS)
    then(s, reward_technology, seat, tech, slot, won)


@step
def reward_technology(s, seat, tech, slot, won):
    """[6.4] The rewards of a deployed technology: its points, unless an avatar has won the contest, 1 more in a city of
    its kind, and what it brings."""
    each = TECHNOLOGY[tech]
    if won:
        get(s, seat, VP, points_in(tech, slot), FROM_TECHNOLOGIES)
    then(s, trigger, seat, "deploy")
    then(s, run, each.rivalry if is_rivalry(s) and each.rivalry >= 0 else each.deploy, 0, seat, EMPTY)


def points_in(tech: int, slot: int) -> int:
    """[6.4] The points of a technology in a city: 1 more where the city is of its kind."""
    each = TECHNOLOGY[tech]
    return each.points + (MATCH_POINTS if CITY_TYPE[slot - FIRST_CITY] == each.kind else 0)


# --- [9.5] contests between players ----------------------------------------------------------------------

DISPUTE = tuple(("contest", name) for name in FIGURES)
LET_IT = ("leave",)


@step
def disputing(s, deployer, f, tech, slot, place):
    """[9.5] One after the other, in the order of their turns, those who have an Olympian or a Hero in the Mortal World
    may contest what was deployed, until one does; nobody who holds the Truce can be attacked."""
    order = [] if has_truce(s, deployer) else [other for other in seats_in_order(s) if other != deployer]
    while place < len(order) and not fighters_in_cities(s, order[place]):
        place += 1
    if place < len(order):
        then(s, dispute, order[place], deployer, f, tech, slot, place)
    else:
        then(s, reward_technology, deployer, tech, slot, 1)


def fighters_in_cities(s, seat: int) -> list[int]:
    """[9.5] The Olympian and the Heroes of a seat in the Mortal World."""
    where = s.players[seat].where
    return [f for f in range(len(FIGURES)) if where[f] in CITY_SLOTS and KIND_OF[f] != IS_PROPHET]


@decision
def dispute(s, seat, deployer, f, tech, slot, place):
    """[9.5] Contest what another player has deployed, with a character in the Mortal World, or leave it."""
    for g in fighters_in_cities(s, seat):
        yield DISPUTE[g], None
    yield LET_IT, None


@dispute.resolve
def dispute(s, seat, deployer, f, tech, slot, place, action):
    if action == LET_IT:
        then(s, disputing, deployer, f, tech, slot, place + 1)
        return
    tell(s, "disputed", seat=seat, figure=action[1], deployer=deployer, tech=TECHNOLOGIES[tech])
    if KIND_OF[f] == IS_PROPHET:
        send_home(s, deployer, f)
        then(s, after_dispute, seat, deployer, slot, tech, 1)
    else:
        then(s, begin_duel, seat, FIGURE[action[1]], deployer, f, CONTEST, slot, tech)


@step
def after_dispute(s, seat, deployer, slot, tech, won):
    """[9.5] The winner of the contest gains the technology's points; its other rewards go to the deployer anyway."""
    if won:
        get(s, seat, VP, TECHNOLOGY[tech].points, FROM_TECHNOLOGIES)
    then(s, reward_technology, deployer, tech, slot, 1 - won)
