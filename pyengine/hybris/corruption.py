"""Tartarus: the Corruption track and cards [10.2], pacts [10.3], powers [10.4], Guilt [10.7]."""

from ..chance import draw
from ..course import confide, decision, step, tell, then
from .abilities import power_with
from .data_cards import PRIMORDIAL
from .decks import KEEP, REDRAW, put_discards_back
from .effects import op_at, operation, run, targets
from .grammar import FOLLOWERS, PARTS_OF_CORRUPTION
from .places import DONE, NO_FOLLOWERS
from .resources import spend
from .state import EMPTY, seats_in_order, unveil
from .tartarus import CORRUPTION_CARD, CORRUPTION_IDS, DEAL, DRAWN_FOR_POWER, LAST_SPACE, PAST_END_EFFECT, SPACE_EFFECT

ON_PACT, ON_FREEING, ON_SANCTION = range(3)  # parts of a Corruption card
BARGAIN = tuple(("bargain", deal.id) for deal in DEAL)
TAKE_POWER = tuple(("keep", name) for name in CORRUPTION_IDS)

# --- [10.2] the track ------------------------------------------------------------------------------------


@operation("corrupt")
@step
def corrupting(s, number, at, seat, one):
    """[10.2] Steps forward on the Corruption track, or back."""
    op = op_at(number, at)
    for other in targets(s, op, seat, one):
        then(s, advance, other, op.n)


@step
def advance(s, seat, n):
    """[10.2] Nobody goes back beyond the first space; past the last one 2 VP are lost for each step."""
    p = s.players[seat]
    wanted = p.corruption + n
    p.corruption = min(LAST_SPACE, max(1, wanted))
    tell(s, "corrupted", seat=seat, space=p.corruption)
    for _ in range(wanted - LAST_SPACE):
        then(s, run, PAST_END_EFFECT, 0, seat, EMPTY)


@operation("suffer_corruption")
@step
def suffering(s, number, at, seat, one):
    """[10.2] The effects of the spaces from the first up to one's own; what must be done and can't be ends the turn."""
    for space in range(s.players[seat].corruption):
        then(s, run, SPACE_EFFECT[space], 0, seat, one)


# --- [10.2] cards ----------------------------------------------------------------------------------------


def next_corruption(s) -> int:
    """[10.2] The next Corruption card, or EMPTY: the one put back on the deck, one of the deck, those put under it; an
    empty deck is made anew of the discard pile."""
    if s.corruption_top != EMPTY:
        card, s.corruption_top, s.corruption_seen = s.corruption_top, EMPTY, 0
        unveil(s)
        return card
    if not s.corruption and not s.corruption_under:
        put_discards_back(s.corruption, s.corruption_discard)
    if s.corruption:
        return draw(s, s.corruption)
    unveil(s)
    return s.corruption_under.pop(0) if s.corruption_under else EMPTY


@operation("reveal_corruption")
@step
def revealing(s, number, at, seat, one):
    """[10.6] A card of the sanction: its part for prisoners happens."""
    then(s, reveal_card, seat, ON_SANCTION, one)


@step
def reveal_card(s, seat, part, owner):
    """[10.2] The top Corruption card is revealed and discarded, and a part of it happens."""
    card = next_corruption(s)
    if card == EMPTY:
        return
    s.corruption_discard.append(card)
    tell(s, "corruption_revealed", seat=seat, card=CORRUPTION_IDS[card], part=PARTS_OF_CORRUPTION[part])
    then(s, run, CORRUPTION_CARD[card].parts[part], 0, seat, owner)


# --- [10.3] pacts ----------------------------------------------------------------------------------------


@step
def pacting(s, seat):
    """[10.3] Followers are converted as often as wanted."""
    if s.players[seat].stock[FOLLOWERS] >= CHEAPEST_DEAL:
        then(s, bargain, seat)


CHEAPEST_DEAL = min(deal.cost for deal in DEAL)


@decision
def bargain(s, seat):
    """[10.3] Convert Followers by a row of the table, or stop."""
    for row, deal in enumerate(DEAL):
        yield BARGAIN[row], None if s.players[seat].stock[FOLLOWERS] >= deal.cost else NO_FOLLOWERS
    yield DONE, None


@bargain.resolve
def bargain(s, seat, action):
    if action == DONE:
        return
    deal = DEAL[BARGAIN.index(action)]
    spend(s, seat, FOLLOWERS, deal.cost)
    tell(s, "bargained", seat=seat, row=deal.id, count=deal.cost)
    then(s, run, deal.buys, 0, seat, EMPTY)
    then(s, pacting, seat)


# --- [10.4] powers ---------------------------------------------------------------------------------------


@operation("corruption_power")
@step
def tempting(s, number, at, seat, one):
    """[10.4] Draw two Corruption cards and keep one."""
    draw_offer(s, seat)
    if len(s.offered) > 1 and power_with(s, seat, "drawing", "redraw") != EMPTY:
        then(s, redraw_corruption, seat)
    elif s.offered:
        then(s, keep_corruption, seat)


def draw_offer(s, seat: int) -> None:
    """[10.4] The cards of which one is kept; a seat that knew the top card of the deck knows the first."""
    seen = s.corruption_seen
    for _ in range(DRAWN_FOR_POWER):
        card = next_corruption(s)
        if card != EMPTY:
            s.offered.append(card)
    s.corruption_seen = seen
    confide(s, seat, "corruption_drawn", cards=[CORRUPTION_IDS[card] for card in s.offered])


@decision
def redraw_corruption(s, seat):
    """[8.4] Messenger of the Gods: put both under the deck and draw two others, or keep them."""
    yield REDRAW, None
    yield KEEP, None


@redraw_corruption.resolve
def redraw_corruption(s, seat, action):
    if action == REDRAW:
        if len(s.corruption) + len(s.corruption_under) < DRAWN_FOR_POWER:
            put_discards_back(s.corruption, s.corruption_discard)
        s.corruption_under += s.offered
        s.offered.clear()
        s.corruption_seen = 0
        tell(s, "redrew", seat=seat)
        draw_offer(s, seat)
    then(s, keep_corruption, seat)


@decision
def keep_corruption(s, seat):
    """[10.4] Keep one card for its power; the other goes back on the deck."""
    for card in sorted(set(s.offered)):
        yield TAKE_POWER[card], None


@keep_corruption.resolve
def keep_corruption(s, seat, action):
    card = CORRUPTION_IDS.index(action[1])
    seen = 1 << seat if card == s.offered[0] else 1 << seat | s.corruption_seen
    s.offered.remove(card)
    s.players[seat].corrupted.append(card)
    unveil(s)
    s.corruption_top, s.corruption_seen = (s.offered.pop(), seen) if s.offered else (EMPTY, 0)
    tell(s, "tempted", seat=seat, card=action[1])


# --- [10.7] Guilt ----------------------------------------------------------------------------------------


@operation("guilt")
@step
def blaming(s, number, at, seat, one):
    """[10.7] Tokens on the Primordial in the Underworld."""
    op = op_at(number, at)
    for other in targets(s, op, seat, one):
        for _ in range(op.n):
            then(s, take_guilt, other)


@step
def take_guilt(s, seat):
    """[10.7] When there are as many tokens as the Primordial has Aegis, its Wrath I strikes the players with the most
    tokens, and all tokens are returned. Wards don't help: they are against the next Primordial."""
    s.players[seat].guilt += 1
    tell(s, "guilty", seat=seat, count=s.players[seat].guilt)
    if sum(p.guilt for p in s.players) < PRIMORDIAL[s.primordial].aegis:
        return
    most = max(p.guilt for p in s.players)
    struck = [other for other in seats_in_order(s) if s.players[other].guilt == most]
    for p in s.players:
        p.guilt = 0
    for other in struck:
        then(s, punish, other)


@step
def punish(s, seat):
    """[10.7] Wrath I strikes, unless a power ignores it."""
    if power_with(s, seat, "wrath1", "ignore") != EMPTY:
        tell(s, "protected", seat=seat)
    else:
        tell(s, "wrath", seat=seat, which=1)
        then(s, run, PRIMORDIAL[s.primordial].wrath[0], 0, seat, EMPTY)


@operation("unguilt")
@step
def absolving(s, number, at, seat, one):
    """[10.7] Tokens are taken back."""
    op = op_at(number, at)
    for other in targets(s, op, seat, one):
        p = s.players[other]
        p.guilt = max(0, p.guilt - op.n)
        tell(s, "absolved", seat=other, count=p.guilt)
