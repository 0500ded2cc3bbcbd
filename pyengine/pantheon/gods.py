"""Gods [3.9]: how they are gained and what they give; demigods and special money."""

from ..chance import draw
from ..course import confide, tell
from .data import CARDS, GODS, IMMEDIATE, SURPARIT, TAKSATOR
from .state import GOD_POINTS, NONE


def next_god(s) -> int:
    """[3.9] The top god of the pile; an empty pile is refilled with the removed gods. NONE if there is none."""
    if not s.god_pile:
        if not s.god_box:
            return NONE
        s.god_pile, s.god_box = s.god_box, []
        tell(s, "gods_reshuffled", count=len(s.god_pile))
    return draw(s, s.god_pile)


def gain_top_god(s, seat: int, cause: str) -> None:
    """[3.12.3] The player gets the top god of the pile for free."""
    god = next_god(s)
    if god == NONE:
        tell(s, "no_god", seat=seat)
    else:
        gain_god(s, seat, god, cause)


def gain_god(s, seat: int, god: int, cause: str) -> None:
    """[3.9] Score the points of the epoch; a blue god stays with the player.

    A yellow god takes effect and is removed: Surparit [3.9.1], Plaesiris [3.9.2] or Taksator [3.9.3].
    """
    p = s.players[seat]
    points = max(s.epoch, 1)
    p.points[GOD_POINTS] += points
    tell(s, "god_gained", seat=seat, god=GODS[god], points=points, cause=cause)
    if god not in IMMEDIATE:
        p.gods[god] += 1
    elif god == SURPARIT:
        if cause == "Surparit":  # the effect doesn't chain
            tell(s, "no_effect", seat=seat, god="Surparit")
        else:
            gain_top_god(s, seat, "Surparit")
        s.god_box.append(god)
    else:
        s.god_box.append(god)
        if god == TAKSATOR:
            gain_money(s, seat)
        elif cause == "worship":
            take_demigod(s, seat)
            take_demigod(s, seat)
        else:
            draw_demigods(s, seat, 2)


def gain_money(s, seat: int) -> None:
    """[3.12.6] The player takes the top card of the special money, if there is one, seen by all."""
    if not s.money:
        tell(s, "no_money", seat=seat)
        return
    card = s.money.pop()
    p = s.players[seat]
    p.hand[card] += 1
    p.shown[card] += 1
    tell(s, "money_gained", seat=seat, card=CARDS[card])


# --- demigods --------------------------------------------------------------------------------------------


def next_demigod(s) -> int:
    """[2.2] The top demigod of the pile, low ones first; NONE if there is none."""
    pile = s.low or s.high
    return draw(s, pile) if pile else NONE


def show_demigods(s, number: int) -> None:
    """[3.1] Reveal up to `number` demigods from the pile beside the gods."""
    shown = []
    for _ in range(number):
        value = next_demigod(s)
        if value != NONE:
            shown.append(value)
    s.demigods += shown
    s.demigods.sort()
    if shown:
        tell(s, "demigods_revealed", demigods=shown, count=len(shown))


def take_demigod(s, seat: int) -> None:
    """[3.12.2] The player takes the highest demigod beside the gods, if there is any."""
    if not s.demigods:
        tell(s, "no_demigod", seat=seat)
        return
    value = s.demigods.pop()
    p = s.players[seat]
    p.demigods[value] += 1
    p.seen[value] += 1
    tell(s, "demigod_taken", seat=seat, demigod=value)


def draw_demigods(s, seat: int, number: int) -> None:
    """[3.9.2] Draw up to `number` demigods from the pile face down; only the seat itself learns which."""
    drawn = []
    for _ in range(number):
        value = next_demigod(s)
        if value != NONE:
            s.players[seat].demigods[value] += 1
            drawn.append(value)
    tell(s, "demigods_drawn", seat=seat, count=len(drawn))
    if drawn:
        confide(s, seat, "demigods_seen", seat=seat, demigods=drawn, count=len(drawn))
