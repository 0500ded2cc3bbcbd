"""Drawing tiles from the piles [2.3]; `cause` is the source of the tiles: a place, `merchant` or `artisan`."""

from ..chance import draw
from ..course import confide, tell
from .data import TILES


def draw_titans(s, seat: int, number: int, cause: str) -> None:
    """[2.3] Draw up to `number` titans face down; only the seat itself learns which."""
    drawn = [draw(s, s.titans) for _ in range(min(number, len(s.titans)))]
    tiles = s.players[seat].tiles
    for tile in drawn:
        tiles[tile] += 1
    tell(s, "drew_titans", seat=seat, count=len(drawn), cause=cause)
    if drawn:
        confide(s, seat, "titans_drawn", seat=seat, tiles=[TILES[tile] for tile in drawn], count=len(drawn))


def draw_support(s, seat: int, cause: str) -> None:
    """[2.3] Draw a support, if the pile has one."""
    if s.supports:
        tile = draw(s, s.supports)
        s.players[seat].tiles[tile] += 1
        tell(s, "drew_support", seat=seat, tile=TILES[tile], cause=cause)
