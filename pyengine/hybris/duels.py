"""Combat between players [9.4]: both lay their rows face down, the attacker's is turned over first."""

from ..chance import reveal, seal
from ..course import decision, step, tell, then
from .abilities import power_with
from .combat import (
    CAUSES,
    KEEP,
    MOVED,
    PLAY,
    SEQUELS,
    STAND,
    TAKES_BACK,
    USE,
    defeated,
    draw_into_row,
    is_won,
    lay_down,
    lays,
    others_of,
    storms,
    strength_in,
    take_back,
)
from .conflicts import CONFLICT_CARD, CONFLICT_IDS, FACES
from .data import CARD_LIMIT, FIGURES, KIND_OF, VICTORY_GREATNESS
from .effects import run, trigger
from .grammar import FROM_COMBATS, GREATNESS
from .powers import ALL
from .resources import get, give_back_card
from .state import EMPTY, Combat, unveil
from .strength import foe_figure, foe_seat, player_foe, totals

HELD_POWER = -2  # in a sealed row, -2 less the number of a power that is used


@step
def begin_duel(s, seat, f, other, g, cause, slot, tech):
    """[9.4] A character attacks one of another player: both lay a row, unseen."""
    plus, foe_plus = strength_in(s, seat, cause, True), strength_in(s, other, cause, False)
    foe = player_foe(other, g)
    s.combats.append(
        Combat(seat=seat, figure=f, foe=foe, cause=cause, slot=slot, tech=tech, plus=plus, foe_plus=foe_plus)
    )
    tell(s, "duel_began", seat=seat, figure=FIGURES[f], foe=other, foe_figure=FIGURES[g], cause=CAUSES[cause])
    then(s, commit, seat, f)
    then(s, commit, other, g)
    then(s, open_rows)


@step
def commit(s, seat, f):
    """[9.4] One ply for each card that the player could lay, whatever is laid; before them one if a power that works
    once an Age may be used."""
    cards = min(CARD_LIMIT[KIND_OF[f]], len(s.players[seat].hand))
    if storms(s, seat):
        then(s, hold_power, seat, cards)
    elif cards:
        then(s, lay_card, seat, cards)


def sealed_of(fight, seat: int) -> list[int]:
    """What a player has laid in this combat."""
    return fight.sealed if fight.seat == seat else fight.foe_sealed


@decision(secret=True)
def hold_power(s, seat, left):
    """[9.4] Use a power in this combat, or keep it for another."""
    for number in storms(s, seat):
        yield USE[number], None
    yield KEEP, None


@hold_power.resolve
def hold_power(s, seat, left, action):
    sealed_of(s.combats[-1], seat).append(EMPTY if action == KEEP else HELD_POWER - USE.index(action))
    if left:
        then(s, lay_card, seat, left)
    else:
        seal(s)


def layable(s, seat: int) -> list[int]:
    """[9.4] The cards of the hand that are not in the row yet, each kind once; none after the row was ended."""
    sealed = sealed_of(s.combats[-1], seat)[1 if storms(s, seat) else 0 :]
    if EMPTY in sealed:
        return []
    left = s.players[seat].hand[:]
    for card in sealed:
        left.remove(card)
    return sorted(set(left))


@decision(secret=True)
def lay_card(s, seat, left):
    """[9.4] Lay the next card of the row, to the right of the others, or no more."""
    for card in layable(s, seat):
        yield PLAY[card], None
    yield STAND, None


@lay_card.resolve
def lay_card(s, seat, left, action):
    sealed_of(s.combats[-1], seat).append(EMPTY if action == STAND else CONFLICT_CARD[action[1]])
    if left > 1:
        then(s, lay_card, seat, left - 1)
    else:
        seal(s)


@step
def open_rows(s):
    """[9.4] The rows are turned over, the attacker's first."""
    fight = s.combats[-1]
    reveal(s)
    then(s, open_row, fight.seat)
    then(s, open_row, foe_seat(fight.foe))
    then(s, end_duel)


@step
def open_row(s, seat):
    """[9.4] A row comes to light, and its cards do what they do in the fight; what they draw may be laid beyond the
    limit."""
    fight, p = s.combats[-1], s.players[seat]
    sealed = sealed_of(fight, seat)
    laid = [each for each in sealed if each >= 0]
    row = row_of(fight, seat)
    for each in sealed:
        if each <= HELD_POWER:
            use_power(s, fight, seat, HELD_POWER - each)
    sealed.clear()
    extra = 0
    for card in laid:
        p.hand.remove(card)
        extra += lay_down(s, fight, card, row)
    tell(s, "row_opened", seat=seat, cards=[CONFLICT_IDS[card] for card in laid], strengths=[*totals(s, fight)])
    for _ in range(extra):
        then(s, draw_into_row, seat)


def row_of(fight, seat: int) -> list[int]:
    return fight.row if fight.seat == seat else fight.foe_row


def use_power(s, fight, seat: int, number: int) -> None:
    """[9.4] A power that adds Strength once an Age is used."""
    s.players[seat].used |= 1 << number
    if fight.seat == seat:
        fight.plus += ALL[number].strength
    else:
        fight.foe_plus += ALL[number].strength
    tell(s, "power_used", seat=seat, power=ALL[number].id)


@lays(against_player=True)
@step
def add_card(s, seat, card):
    """[9.4] A card that was just drawn joins the open row."""
    fight = s.combats[-1]
    unveil(s)
    s.players[seat].hand.remove(card)
    extra = lay_down(s, fight, card, row_of(fight, seat))
    tell(s, "row_opened", seat=seat, cards=[CONFLICT_IDS[card]], strengths=[*totals(s, fight)])
    for _ in range(extra):
        then(s, draw_into_row, seat)


@step
def end_duel(s):
    """[9.4] The higher Strength wins, the defender if they are equal. The loser is defeated; then the cards do what
    they still do, the defender's first, then what the combat was about goes on."""
    fight = s.combats.pop()
    seat, other, won = fight.seat, foe_seat(fight.foe), is_won(s, fight)
    mine, theirs = totals(s, fight)
    for owner, row in ((seat, fight.row), (other, fight.foe_row)):
        for card in row:
            give_back_card(s, owner, card)
    tell(s, "duel_ended", seat=seat, foe=other, won=won, strength=max(0, mine), foe_strength=max(0, theirs))
    winner = seat if won else other
    s.players[winner].combats_won += 1
    get(s, winner, GREATNESS, VICTORY_GREATNESS, FROM_COMBATS)
    if won and fight.cause == MOVED:
        s.players[seat].where[fight.figure] = fight.slot
    todo = [(defeated, other, foe_figure(fight.foe)) if won else (defeated, seat, fight.figure)]
    todo += [(trigger, winner, "combat_win")]
    todo += after_row(fight.foe_row, other, seat) + after_row(fight.row, seat, other)
    todo.append((SEQUELS[fight.cause], seat, fight.figure, fight.foe, fight.slot, fight.tech, int(won)))
    for rule, *args in todo:
        then(s, rule, *args)


def after_row(row: list[int], seat: int, enemy: int) -> list[tuple]:
    """[9.4] What the cards of a row still do after the combat, from left to right."""
    todo: list[tuple] = []
    for place, card in enumerate(row):
        if TAKES_BACK[card]:
            todo.append((take_back, seat, others_of(row, place)))
        else:
            todo += [(run, part, 0, seat, enemy) for part in FACES[card].after]
    return todo


def has_truce(s, seat: int) -> bool:
    """[9.3] The player who holds the Truce can't be attacked."""
    return power_with(s, seat, "order", "peace") != EMPTY
