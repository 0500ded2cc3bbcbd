"""The score sheet and the winner [5], and the invariants of the state."""

from ..course import is_over
from .data import (
    BASIC,
    BOARDS,
    CALAMITIES,
    COPIES,
    DICE,
    DISCS,
    FINAL_POINTS_PER_SYMBOL,
    FRONT,
    KRYPT_PENALTY,
    LEADER,
    MERCHANTS,
    REFINED,
    RESTING,
    SHIP,
    SYMBOLS,
    TILES,
    WAITING,
)
from .options import SHARED
from .state import EMPTY, converted, followers, general, has_lasted, is_full

TRACK = ("shipping", "merchants", "art", "parries", "duels")  # in the order of Player.points
FINAL = ("krypt", "goods", "followers", "leaders")


def score(s) -> list[dict]:
    """[5] Points by category, one dict per seat; final points are 0 until the game has ended."""
    full, lasted = (is_full(s), has_lasted(s)) if is_over(s) else (False, False)
    return [sheet(s, seat, full, lasted) for seat in range(len(s.players))]


def forecast(s) -> list[dict]:
    """[5] The score if the game ended now: because of KRYPT if it is full, otherwise as after the last round."""
    full = is_full(s)
    return [sheet(s, seat, full, has_lasted(s) or not full) for seat in range(len(s.players))]


def sheet(s, seat, full, lasted) -> dict:
    points = dict(zip(TRACK, s.players[seat].points)) | final_points(s, seat, full, lasted)
    return {"total": sum(points.values())} | points


def final_points(s, seat, full, lasted) -> dict:
    """[5] -3 for each disc if KRYPT is `full`; goods, followers and converted leaders if all rounds were played."""
    points = dict.fromkeys(FINAL, 0)
    p = s.players[seat]
    if full:
        points["krypt"] = -KRYPT_PENALTY * s.krypt.count(seat)
    if lasted:
        points["goods"] = FINAL_POINTS_PER_SYMBOL * symbols_to_ship(s, p)
        points["followers"] = sum(p.value[f] for f in followers(p))
        points["leaders"] = LEADER * converted(p)
    return points


def symbols_to_ship(s, p) -> int:
    """[5] Symbols on the goods for which the player owns a ship (or, by option, has ever used one)."""
    symbols = 0
    for kind in range(5):
        has_ship = p.tiles[SHIP + kind] if s.options.final_ship_needs_tile else p.shipped >> kind & 1
        if has_ship:
            for tile in (BASIC + kind, REFINED + kind):
                symbols += SYMBOLS[tile] * p.tiles[tile]
    return symbols


TIE_BREAKS = (("krypt", lambda s, seat: -s.krypt.count(seat)), ("discs", lambda s, seat: s.players[seat].personal))


def outcome(s) -> dict | None:
    """[5] Winners and reason of the end; by option a tie is broken by fewer discs on KRYPT, then more personal
    discs."""
    if not is_over(s):
        return None
    full, lasted = is_full(s), has_lasted(s)
    totals = [sheet["total"] for sheet in score(s)]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    tie_break = None
    if len(winners) > 1 and s.options.tie_break != SHARED:
        for name, key in TIE_BREAKS:
            tie_break = name
            best = max(key(s, seat) for seat in winners)
            winners = [seat for seat in winners if key(s, seat) == best]
            if len(winners) == 1:
                break
    if len(winners) > 1:
        tie_break = "shared"
    reason = "both" if full and lasted else "krypt" if full else "rounds"
    return {"winners": winners, "reason": reason, "tie_break": tie_break}


# --- invariants ------------------------------------------------------------------------------------------


def invariants(s) -> None:
    """Every component is in exactly one place. Raises AssertionError naming the one that is lost or doubled."""
    for seat, p in enumerate(s.players):
        check_figures(s, seat, p)
        assert p.personal >= 0 and general(s, seat) >= 0, f"seat {seat}: more than {DISCS} discs"
        assert min(p.tiles) >= 0, f"seat {seat}: fewer than 0 of a tile"
        assert not p.revealed or s.place >= 0, f"seat {seat}: tiles shown outside a parry or duel"
    check_tiles(s)
    assert len(s.calamities) == len(s.known) == len(set(s.calamities)), "calamities: one lost or doubled"
    assert is_over(s) or len(s.calamities) == len(CALAMITIES) - max(s.round - 1, 0), "calamities: one lost or doubled"
    merchants = s.merchants + [number for number in s.merkator if number != EMPTY]
    assert len(merchants) == len(set(merchants)) <= len(MERCHANTS), "merchants: one doubled"


def check_figures(s, seat, p):
    board = BOARDS[s.board]
    assert p.value[0] == LEADER and p.where[0] not in (RESTING, WAITING), f"seat {seat}: the leader is resting"
    for f in range(DICE + 1):
        where, value = p.where[f], p.value[f]
        assert where in (FRONT, RESTING, WAITING) or 0 <= where < len(board.slots), (
            f"seat {seat}: figure {f} has no valid position"
        )
        assert (where == WAITING) == (value == 0), f"seat {seat}: die {f} is hired without a value, or waits with one"
        assert value <= LEADER and not (value == LEADER and where == RESTING), f"seat {seat}: figure {f} can't rest"
    standing = [where for where in p.where if where >= 0 and where not in board.unlimited]
    for other in s.players[:seat]:
        standing += [where for where in other.where if where >= 0 and where not in board.unlimited]
    assert len(standing) == len(set(standing)), "two figures on one slot"


def check_tiles(s):
    counts = s.box[:]
    for p in s.players:
        for tile, held in enumerate(p.tiles):
            counts[tile] += held
        for tile in p.chosen + p.revealed + p.hidden:
            counts[tile] += 1
        shown = p.shown[:]
        for tile in p.shown:
            assert p.tiles[tile] + p.chosen.count(tile) >= shown.count(tile), (
                f"{TILES[tile]}: marked as seen, but not in the stack"
            )
    for spaces in (s.agora, s.phalanx, s.art, s.port, s.goods, s.supports, s.titans, s.artisans, s.ships):
        for tile in spaces:
            if tile != EMPTY:
                counts[tile] += 1
    for kind in range(5):  # a good is one tile with two sides
        counts[BASIC + kind] += counts[REFINED + kind]
        counts[REFINED + kind] = 0
    for tile, count in enumerate(counts):
        assert count == COPIES[tile], f"{TILES[tile]}: {count} instead of {COPIES[tile]}"
