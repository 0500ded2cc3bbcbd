"""The score sheet and the winner [3.8], and the invariants of the state."""

from ..course import is_over
from .data import (
    ANY_COLOUR,
    CELL_MAX,
    DISCIPLES_LEFT,
    MARKERS_TO_FINISH,
    MONUMENTS,
    MONUMENTS_BUILT,
    MOST_DISCIPLES,
    OBJECTIVE_POINTS,
    PEOPLES,
    QUESTS,
    RESOURCES_A_POINT,
    SAME_PEOPLE_POINTS,
    SLOTS,
    TOKENS_OF_A_PEOPLE,
)
from .effects import CARD_IDS, FIRST_GRANT, FIRST_TOOL
from .state import EMPTY, ENDS, cells_in_use, ladder_half, monuments_in_use

TRACK = ("ranks", "peoples", "epilogues")  # in the order of Player.points
FINAL = ("monuments", "resources", "objectives")


def score(s) -> list[dict]:
    """[3.8] Points by source; those of the end are 0 until the game has ended."""
    over = is_over(s)
    return [sheet(s, seat, over, over) for seat in range(len(s.players))]


def forecast(s) -> list[dict]:
    """[3.8] The score if the game ended now, without the objectives as long as they are hidden."""
    shown = is_over(s) or bool(s.options.open_objectives)
    return [sheet(s, seat, True, shown) for seat in range(len(s.players))]


def sheet(s, seat: int, final: bool, objectives: bool) -> dict:
    p = s.players[seat]
    points = dict(zip(TRACK, p.points)) | dict.fromkeys(FINAL, 0)
    if final:
        points["monuments"] = sum(monument_value(p, number) for number in p.monuments)
        points["resources"] = sum(p.stock) // RESOURCES_A_POINT
    if objectives and p.favoured != EMPTY:
        points["objectives"] = objective_points(s, p)
    return {"total": sum(points.values())} | points


def monument_value(p, number: int) -> int:
    """[3.8] What a monument of a player is worth as things are."""
    monument = MONUMENTS[number]
    per = monument.per
    if per is None:
        return monument.base
    if per.kind == MONUMENTS_BUILT:
        there = sum(per.colour in (ANY_COLOUR, MONUMENTS[other].colour) for other in p.monuments)
    else:
        there = p.disciples if per.kind == DISCIPLES_LEFT else sum(p.stock)
    return monument.base + per.points * (there // per.every)


def objective_points(s, p) -> int:
    """[3.8] Ten for each objective; fifteen if both name one people and only one of them holds."""
    steps = [s.ladder[people] for people in s.peoples]
    favoured = s.ladder[p.favoured] == max(steps)
    unfavoured = s.ladder[p.unfavoured] == min(steps)
    if p.favoured == p.unfavoured and favoured != unfavoured:
        return SAME_PEOPLE_POINTS
    return OBJECTIVE_POINTS * (favoured + unfavoured)


def outcome(s) -> dict | None:
    """[3.8] Most points win; of equals the one before the others in initiative."""
    if not is_over(s):
        return None
    totals = [each["total"] for each in score(s)]
    best = [seat for seat in s.order if totals[seat] == max(totals)]
    reasons = [name for bit, name in ENDS.items() if s.ends & bit]
    return {
        "winners": best[:1],
        "reason": reasons[0] if len(reasons) == 1 else "several",
        "tie_break": "initiative" if len(best) > 1 else None,
    }


# --- invariants ------------------------------------------------------------------------------------------


def invariants(s) -> None:
    """What always holds [3]. Raises AssertionError naming what doesn't."""
    assert sorted(s.order) == list(range(len(s.players))), "initiative: not every seat once"
    for seat, p in enumerate(s.players):
        check_player(s, seat, p)
    check_quests(s)
    check_ladder(s)
    if s.pile or s.market:
        check_monuments(s)


def check_player(s, seat: int, p) -> None:
    assert 0 <= p.disciples <= MOST_DISCIPLES, f"seat {seat}: {p.disciples} disciples"
    assert min(p.stock) >= 0 and min(p.points) >= 0, f"seat {seat}: less than nothing"
    assert all(0 <= number <= CELL_MAX for number in p.plan), f"seat {seat}: too many disciples on a cell"
    assert len(p.plan) <= cells_in_use(s), f"seat {seat}: disciples on a cell that isn't used"
    if not s.open:
        assert sum(p.plan) <= p.disciples, f"seat {seat}: more disciples laid than there are"
        assert len(p.plan) < cells_in_use(s) or sum(p.plan) == p.disciples, f"seat {seat}: disciples not laid"
    assert len(set(p.used)) == len(p.used), f"seat {seat}: a bonus used twice in a round"
    tools = [card for card in p.owned if FIRST_TOOL <= card < FIRST_GRANT]
    assert not tools or tools == [FIRST_TOOL + p.tool] * p.tool_built, (
        f"seat {seat}: {[CARD_IDS[card] for card in tools]}"
    )


def check_quests(s) -> None:
    laid = [quest for quest in s.quests if quest != EMPTY]
    assert len(set(laid + s.deck)) == len(laid) + len(s.deck) <= len(QUESTS), "quests: one doubled"
    tokens = [people for people in s.tokens if people != EMPTY]
    assert len(tokens) == 2 * len(laid), "tokens: not two for each quest"
    everywhere = sorted(tokens + s.bag + s.aside)
    if s.round:
        assert everywhere == sorted(list(s.peoples) * TOKENS_OF_A_PEOPLE), "tokens: one lost or doubled"
    for slot, quest in enumerate(s.quests):
        light, dark = s.tokens[2 * slot : 2 * slot + 2]
        assert quest == EMPTY or light != dark, f"quest {slot}: one people on both sides"
        assert max(s.markers[2 * slot : 2 * slot + 2]) < MARKERS_TO_FINISH, f"quest {slot}: finished, and there"
    assert len(s.quests) == SLOTS[len(s.players)], "quests: a slot lost"


def check_ladder(s) -> None:
    half = ladder_half(s)
    assert all(abs(step) <= half for step in s.ladder), "ladder: beyond its end"
    assert all(s.ladder[people] == 0 for people in range(len(PEOPLES)) if people not in s.peoples), "ladder: not in use"
    if max(map(abs, s.ladder)) < half and not s.ends:
        assert sum(s.ladder) == 0, "ladder: a step lost"


def check_monuments(s) -> None:
    built = [number for p in s.players for number in p.monuments]
    assert sorted([*s.market, *s.pile, *built]) == monuments_in_use(s), "monuments: one lost or doubled"
