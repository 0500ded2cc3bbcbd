"""Contests [6.4]: an avatar disputes what is deployed."""

from ..course import because, decision, step, tell, then
from .chains import change_intensity, send_home
from .combat import CONTEST, begin_combat, sequel
from .conflicts import CONFLICT_CARD, CONFLICT_IDS, STRENGTH
from .data import CITY_TYPE, FIRST_CITY, IS_PROPHET, KIND_OF, MATCH_POINTS, SLOTS, TECHNOLOGIES, TECHNOLOGY
from .decks import drop_card
from .effects import run, trigger
from .grammar import AVATARS, BY_CONTESTS, FROM_TECHNOLOGIES, KRATOS, VP
from .options import MOST_SEATS
from .resources import chronos_gains, get
from .state import EMPTY, lowest_at_home

CANCEL, ACCEPT = ("cancel",), ("accept",)
OFFER = tuple(tuple(("offer", seat, name) for name in CONFLICT_IDS) for seat in range(MOST_SEATS))


@step
def contest(s, seat, f, tech, slot):
    """[6.4] The avatar at home with the lowest number contests what was deployed, unless the players cancel it."""
    if lowest_at_home(s) == EMPTY:
        then(s, reward_technology, seat, tech, slot, 1)
    else:
        tell(s, "contested", seat=seat, avatar=AVATARS[lowest_at_home(s)], tech=TECHNOLOGIES[tech], need=s.intensity[KRATOS])  # fmt: skip
        then(s, answer_contest, seat, f, tech, slot)


def offers(s, deployer: int) -> list[tuple[int, int]]:
    """[6.4] (seat, card) of the cards that may be discarded to cancel: those of the others; alone, one's own."""
    seats = [seat for seat in range(len(s.players)) if seat != deployer] or [deployer]
    return [(seat, card) for seat in seats for card in sorted(set(s.players[seat].hand))]


def offered_strength(s, deployer: int) -> int:
    """[6.4] The Strength of all cards that may be discarded."""
    seats = [seat for seat in range(len(s.players)) if seat != deployer] or [deployer]
    return sum(STRENGTH[card] for seat in seats for card in s.players[seat].hand)


@decision
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


@decision
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
    """[6.4] The avatar comes. It beats a Prophet, who flees; anybody else fights."""
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
    if not won:
        chronos_gains(s, TECHNOLOGY[tech].points, BY_CONTESTS)
    then(s, reward_technology, seat, tech, slot, won)


@step
def reward_technology(s, seat, tech, slot, won):
    """[6.4] The rewards of a deployed technology: its points, unless an avatar has won the contest, 1 more in a city of its
    kind, and what it brings."""
    each = TECHNOLOGY[tech]
    if won:
        get(s, seat, VP, each.points, FROM_TECHNOLOGIES)
        if CITY_TYPE[slot - FIRST_CITY] == each.kind:
            get(s, seat, VP, MATCH_POINTS, FROM_TECHNOLOGIES)
    then(s, trigger, seat, "deploy")
    then(s, run, each.deploy, 0, seat, EMPTY)
