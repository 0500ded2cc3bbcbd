"""Quests [3.5]: the winning side, the ladder of peoples, rewards, epilogues and new quests."""

from ..chance import draw
from ..course import step, tell
from .data import (
    CELLS_OF,
    DARK,
    FIRST_QUEST,
    LIGHT,
    MARKERS_TO_FINISH,
    PEOPLES,
    QUESTS,
    RESOLUTION_CARD,
    SCORE_CARD,
    SIDES,
    VP,
)
from .effects import counts, perform, scope_of
from .options import ASIDE_FIRST, BY_STATE, RESOLUTION_GAIN
from .state import EMPTY, LADDER, PEOPLE_POINTS, QUEST_PILE, RANKS, ladder_half, quest_pile


def resolve_quest(s, slot: int) -> None:
    """[3.5] One quest: who wins, and what follows."""
    light, dark = (counts(s, cell) for cell in CELLS_OF[FIRST_QUEST + slot])
    totals = sum(light) + s.bonus[2 * slot + LIGHT], sum(dark) + s.bonus[2 * slot + DARK]
    side, why, decider = winning_side(light, dark, totals, s.order)
    if side == EMPTY:
        tell(s, "unresolved", slot=slot)
        return
    won, lost = (dark, light) if side else (light, dark)
    s.winners = (*s.winners[:slot], side, *s.winners[slot + 1 :])
    s.markers[2 * slot + side] += 1
    tell(
        s,
        "quest_won",
        slot=slot,
        side=SIDES[side],
        people=PEOPLES[s.tokens[2 * slot + side]],
        light=totals[LIGHT],
        dark=totals[DARK],
        why=why,
        decider=decider,
    )
    move_people(s, s.tokens[2 * slot + side], 1)
    move_people(s, s.tokens[2 * slot + 1 - side], -1)
    winners = [seat for seat in s.order if won[seat]]
    losers = [seat for seat in s.order if lost[seat]]
    reward_by_people(s, s.tokens[2 * slot + side], winners, losers)
    reward_by_rank(s, slot, won)
    if s.markers[2 * slot + side] == MARKERS_TO_FINISH:
        finish(s, slot, side, winners, losers)


def winning_side(light: list[int], dark: list[int], totals: tuple[int, int], order) -> tuple[int, str, int | None]:
    """[3.5.1] (side, why, the seat that decided a tie); EMPTY if nobody and nothing is there."""
    if totals == (0, 0):
        return EMPTY, "nobody", None
    if totals[LIGHT] != totals[DARK]:
        return (LIGHT if totals[LIGHT] > totals[DARK] else DARK), "total", None
    for seat in order:
        if bool(light[seat]) != bool(dark[seat]):
            return (LIGHT if light[seat] else DARK), "initiative", seat
    return LIGHT, "light", None


def move_people(s, people: int, steps: int) -> None:
    """[3.5.2] One step on the ladder, which ends at either end; reaching one ends the game after this round."""
    half = ladder_half(s)
    step = max(-half, min(half, s.ladder[people] + steps))
    if step == s.ladder[people]:
        tell(s, "people_stays", people=PEOPLES[people], step=step)
        return
    s.ladder[people] = step
    tell(s, "people_moved", people=PEOPLES[people], step=step)
    if abs(step) == half and s.options.ladder_end != BY_STATE:
        trigger(s, LADDER, "ladder")


def trigger(s, bit: int, reason: str) -> None:
    """[3.7] This round is the last."""
    if not s.ends & bit:
        s.ends |= bit
        tell(s, "end_triggered", reason=reason)


def reward_by_people(s, people: int, winners: list[int], losers: list[int]) -> None:
    """[3.5.3] The resolution card: what the winning people does."""
    effect = resolution_effect(s, people)
    perform(s, effect, PEOPLES[people], scope_of(s, effect, winners, losers), PEOPLE_POINTS)


DOUBLED = tuple(
    effect._replace(amounts=tuple(2 * number if kind < VP else number for kind, number in enumerate(effect.amounts)))
    for effect in RESOLUTION_CARD
)
BY_GAIN = {1: RESOLUTION_CARD, 2: DOUBLED}


def resolution_effect(s, people: int):
    """[3.5.3] What a people does when its side wins; by option two resources in place of one."""
    return BY_GAIN[RESOLUTION_GAIN.values[s.options.resolution_gain]][people]


def reward_by_rank(s, slot: int, won: list[int]) -> None:
    """[3.5.4] The score card: points for the highest counts on the winning cell."""
    for rank, (seat, points) in enumerate(ranking(won, s.order, SCORE_CARD[len(s.players)])):
        s.players[seat].points[RANKS] += points
        tell(s, "ranked", seat=seat, slot=slot, rank=rank + 1, points=points)


def ranking(won: list[int], order: tuple[int, ...], card: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """[3.5.4] (seat, points), the best first; equal counts go to the better initiative. The lower ranks may ask
    for more than a single disciple."""
    ranked = sorted((seat for seat in order if won[seat]), key=lambda seat: -won[seat])
    return [(seat, points) for seat, (points, least) in zip(ranked, card) if won[seat] >= least]


def finish(s, slot: int, side: int, winners: list[int], losers: list[int]) -> None:
    """[3.5.5] The epilogue of the side with two markers; then the quest leaves."""
    quest = QUESTS[s.quests[slot]]
    tell(s, "quest_finished", slot=slot, quest=quest.id, side=SIDES[side])
    for effect in quest.epilogue[side]:
        perform(s, effect, quest.id, scope_of(s, effect, winners, losers))
    s.finished = (*s.finished[:slot], s.quests[slot], *s.finished[slot + 1 :])
    s.quests[slot] = EMPTY
    s.aside += s.tokens[2 * slot : 2 * slot + 2]
    s.tokens[2 * slot : 2 * slot + 2] = [EMPTY, EMPTY]
    s.markers[2 * slot : 2 * slot + 2] = [0, 0]


# --- new quests ----------------------------------------------------------------------------------------------


@step
def refill(s):
    """[3.5.6] Empty slots get a new quest with two different peoples; where there is none, this round is the last."""
    for slot, quest in enumerate(s.quests):
        if quest == EMPTY:
            if quest_pile(s):
                lay_quest(s, slot)
            else:
                tell(s, "slot_empty", slot=slot)
                trigger(s, QUEST_PILE, "quests")


def lay_quest(s, slot: int) -> None:
    """[2.3.7] A quest from the pile, and a token for each of its sides."""
    s.quests[slot] = draw(s, s.deck)
    light, dark = two_peoples(s)
    s.tokens[2 * slot : 2 * slot + 2] = [light, dark]
    tell(s, "quest_laid", slot=slot, quest=QUESTS[s.quests[slot]].id, light=PEOPLES[light], dark=PEOPLES[dark])


def two_peoples(s) -> tuple[int, int]:
    """[3.5.6] Two different tokens: a double is put back after another was drawn. By option the tokens put aside join
    the bag first, where it holds one people alone."""
    if s.options.redraw == ASIDE_FIRST and len(set(s.bag)) < 2:
        empty_aside(s)
    light = token(s)
    doubles = []
    while (dark := token(s)) == light:
        doubles.append(dark)
    s.bag += doubles
    return light, dark


def token(s) -> int:
    """A token from the bag; an empty bag gets those that were put aside."""
    if not s.bag:
        empty_aside(s)
    return draw(s, s.bag)


def empty_aside(s) -> None:
    s.bag += s.aside
    s.aside.clear()
    tell(s, "bag_filled")
