"""Scorings [3.14], the score sheet and the winner [4], and the invariants of the state."""

from ..chance import reveal
from ..course import is_over, tell
from .data import (
    CARD_COPIES,
    CARDS,
    COLUMN,
    COLUMN_POINTS,
    DEMIGOD_COPIES,
    FOOT,
    GOD_COPIES,
    GODS,
    LOOT,
    LOOT_COPIES,
    NATIONS,
    PIETALTE,
    SPECIAL_MONEY,
    STEPS1_LOOT,
    STEPS2_LOOT,
    TILES_OF_A_SIDE,
)
from .map import FOR_COLUMNS, FOR_FEET
from .state import COLUMNS, DEMIGODS, NOWHERE, PIETALTE_POINTS, general, highest_rank, on_board

CATEGORIES = ("gods", "ends", "demigods", "columns", "pietalte")  # in the order of Player.points


def score_players(s) -> None:
    """[3.14] Score demigods, columns and Pietalte. Demigods are turned up, so all players know them from then on."""
    if any(p.demigods != p.seen for p in s.players):
        reveal(s)
    for seat, p in enumerate(s.players):
        held = [value for value, count in enumerate(p.demigods) for _ in range(count)]
        if held:
            tell(s, "demigods_shown", seat=seat, demigods=held, count=len(held))
        p.seen = p.demigods[:]
        demigods, columns, pietalte = worth(p)
        p.points[DEMIGODS] += demigods
        p.points[COLUMNS] += columns
        p.points[PIETALTE_POINTS] += pietalte
        tell(
            s,
            "scored",
            seat=seat,
            demigods=demigods,
            columns=columns,
            pietalte=pietalte,
            points=demigods + columns + pietalte,
        )


def worth(p) -> tuple[int, int, int]:
    """[3.14] The points of a scoring now: for demigods that all have seen, for columns, for Pietalte [3.9.8]."""
    demigods = sum(value * count for value, count in enumerate(p.seen))
    return demigods, COLUMN_POINTS[on_board(p, COLUMN)], p.gods[PIETALTE] * highest_rank(p)


def score(s) -> list[dict]:
    """[4] Points by category, one dict per seat."""
    return [sheet(p.points) for p in s.players]


def sheet(points) -> dict:
    return {"total": sum(points)} | dict(zip(CATEGORIES, points))


def forecast(s) -> list[dict]:
    """[4] The score if the game ended now with a scoring; only demigods that all have seen count."""
    if is_over(s):
        return score(s)
    sheets = []
    for p in s.players:
        points = p.points[:]
        points[DEMIGODS], points[COLUMNS], points[PIETALTE_POINTS] = (
            had + more for had, more in zip(points[DEMIGODS:], worth(p))
        )
        sheets.append(sheet(points))
    return sheets


def outcome(s) -> dict | None:
    """[4] Most points win, then most demigod tiles; if that is a tie too, the victory is shared."""
    if not is_over(s):
        return None
    totals = [sum(p.points) for p in s.players]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    tie_break = None
    if len(winners) > 1:
        most = max(sum(s.players[seat].demigods) for seat in winners)
        winners = [seat for seat in winners if sum(s.players[seat].demigods) == most]
        tie_break = "demigods" if len(winners) == 1 else "shared"
    return {"winners": winners, "reason": "epochs", "tie_break": tie_break}


# --- invariants ------------------------------------------------------------------------------------------


def invariants(s) -> None:
    """Every component is in exactly one place. Raises AssertionError naming the one that is lost or doubled."""
    check_pieces(s)
    check_cards(s)
    held = counts(s.god_pile + s.god_box + s.gods, len(GODS))
    values = counts(s.low + s.high + s.demigods + s.demigod_box, len(DEMIGOD_COPIES))
    loot = counts(s.bag + s.tiles + s.picked + s.loot_box, len(LOOT))
    for seat, p in enumerate(s.players):
        held = [one + other for one, other in zip(held, p.gods)]
        values = [one + other for one, other in zip(values, p.demigods)]
        assert all(0 <= seen <= count for seen, count in zip(p.seen, p.demigods)), (
            f"seat {seat}: a demigod is marked as seen, but not owned"
        )
        loot[STEPS1_LOOT] += p.strides[0]
        loot[STEPS2_LOOT] += p.strides[1]
    assert held == [GOD_COPIES] * len(GODS), f"gods: {held}"
    assert values == list(DEMIGOD_COPIES), f"demigods: {values}"
    assert loot == list(LOOT_COPIES), f"loot: {loot}"
    assert len(s.tiles) == len(s.lying), "loot: a tile without a space"
    assert min(s.stock) >= 0 and max(s.stock) <= TILES_OF_A_SIDE, f"offering tiles: {s.stock}"
    for offering in range(4):
        for side, ranks in enumerate(((1, 2), (3, 4))):
            in_use = sum(p.rank[offering] in ranks for p in s.players)
            assert s.stock[offering + 4 * side] + in_use <= TILES_OF_A_SIDE, "offering tiles: one doubled"
    assert sorted(s.nations + s.track) == list(range(len(NATIONS))), "nations: one lost or doubled"


def counts(kinds, number) -> list[int]:
    return [kinds.count(kind) for kind in range(number)]


def check_pieces(s):
    once = twice = 0
    for seat, p in enumerate(s.players):
        assert not p.feet & ~FOR_FEET and not p.columns & ~FOR_COLUMNS, f"seat {seat}: a piece where it may not stand"
        for piece in (FOOT, COLUMN):
            assert p.spare[piece] >= 0 and general(p, piece) >= 0, f"seat {seat}: feet or columns lost or doubled"
        assert not p.linked & ~(p.feet | p.columns) and not p.feet & ~p.linked, (
            f"seat {seat}: a linked space has no piece, or a foot isn't linked"
        )
        pieces = p.feet | p.columns
        assert not twice & pieces, "three pieces on one space"
        twice |= once & pieces
        once |= pieces
    assert s.temple == NOWHERE or not once >> s.temple & 1, "a piece on the space of the temple"


def check_cards(s):
    cards = counts(s.deck + s.discards + s.display + s.money, len(CARDS))
    for seat, p in enumerate(s.players):
        assert all(0 <= shown <= held for shown, held in zip(p.shown, p.hand)), (
            f"seat {seat}: a card is marked as known, but not in the hand"
        )
        cards = [one + other for one, other in zip(cards, p.hand)]
    special = counts(SPECIAL_MONEY, len(CARDS))
    assert cards == [one + other for one, other in zip(CARD_COPIES, special)], f"cards: {cards}"
