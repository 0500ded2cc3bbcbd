"""Cards: drawing and discarding them [2.5], milling [5.5], Hermes' second draw [8.4]."""

from ..chance import draw
from ..course import confide, decision, step, tell, then
from .abilities import power_with
from .chains import flip
from .conflicts import CONFLICT_CARD, CONFLICT_IDS
from .data import HAND_LIMIT, PREMONITION_LIMIT
from .data_cards import PREMONITIONS
from .effects import op_at, operation, targets
from .grammar import ANANKE, ANY, CONFLICT, DECKS, KRATOS, PREMONITION
from .metrics import amount
from .resources import give_back_card
from .state import EMPTY, is_rivalry, unveil

REDRAW, KEEP = ("redraw",), ("keep",)
DISCARD = tuple(("discard", name) for name in CONFLICT_IDS)
PUT_BACK = tuple(("put_back", name) for name in PREMONITIONS)

TILE_OF = (ANY, ANANKE, KRATOS)  # by deck: Chronos' tile that flips when it is first empty


def piles(s, seat: int, deck: int) -> tuple[list, list, list]:
    """The deck, the cards under it, and its discard pile."""
    if deck == CONFLICT:
        p = s.players[seat]
        return p.deck, p.under, p.discard
    if deck == PREMONITION:
        return s.oracle, s.oracle_under, s.oracle_discard
    return s.arena, s.arena_under, s.arena_discard


def put_discards_back(pile: list[int], discard: list[int]) -> None:
    """[2.5] A deck is made anew of its discard pile."""
    pile += discard
    discard.clear()


def top_card(s, seat: int, deck: int) -> int:
    """[2.5] Take the next card, or EMPTY if there is none; an empty deck is first made of its discard pile."""
    return top_of(s, *piles(s, seat, deck))


def top_of(s, pile: list[int], under: list[int], discard: list[int]) -> int:
    """[2.5] The same of a deck given by its `piles`."""
    if not pile and not under:
        put_discards_back(pile, discard)
    if pile:
        return draw(s, pile)
    return under.pop(0) if under else EMPTY


def take_cards(s, seat: int, deck: int, n: int) -> tuple[int, bool]:
    """[2.5] A seat draws up to n cards: (how many came, whether the deck of the Oracle or the Coliseum ran out)."""
    p = s.players[seat]
    got = p.premonitions if deck == PREMONITION else p.hand
    cards, ran_out = [], False
    pile, under, discard = piles(s, seat, deck)
    for _ in range(n):
        card = top_of(s, pile, under, discard)
        if card == EMPTY:
            break
        cards.append(card)
        ran_out = ran_out or (deck != CONFLICT and not pile and not under)
    got += cards
    if cards and s.events is not None:
        if is_rivalry(s):
            tell(s, "drew_unseen", seat=seat, deck=DECKS[deck], count=len(cards))
            confide(s, seat, "drew", seat=seat, deck=DECKS[deck], cards=names_of(deck, cards))
        else:
            tell(s, "drew", seat=seat, deck=DECKS[deck], cards=names_of(deck, cards))
    return len(cards), ran_out


def names_of(deck: int, cards: list[int]) -> list[str]:
    names = PREMONITIONS if deck == PREMONITION else CONFLICT_IDS
    return [names[card] for card in cards]


@operation("draw")
@step
def drawing(s, number, at, seat, one):
    """[7.5] Draw cards."""
    op = op_at(number, at)
    for other in targets(s, op, seat, one):
        then(s, draw_cards, other, op.what, op.n, op.more)


@step
def draw_cards(s, seat, deck, n, keep):
    """[2.5] Draw cards and keep `keep` of them, or all if it is 0."""
    came, ran_out = take_cards(s, seat, deck, n)
    todo = [(deck_emptied, deck)] if ran_out else []
    if came > 1 and power_with(s, seat, "drawing", "redraw") != EMPTY:
        todo.append((redraw, seat, deck, came, keep))
    elif keep and came > keep:
        todo.append((put_back, seat, came, came - keep))
    for rule, *args in todo:
        then(s, rule, *args)


@decision
def redraw(s, seat, deck, n, keep):
    """[8.4] Messenger of the Gods: put the cards just drawn under the deck and draw as many anew, or keep them."""
    yield REDRAW, None
    yield KEEP, None


@redraw.resolve
def redraw(s, seat, deck, n, keep, action):
    if action == KEEP:
        if keep and n > keep:
            then(s, put_back, seat, n, n - keep)
        return
    p = s.players[seat]
    got = p.premonitions if deck == PREMONITION else p.hand
    returned = got[-n:]
    del got[-n:]
    if is_short(s, seat, deck, n):
        pile, _, discard = piles(s, seat, deck)
        put_discards_back(pile, discard)
    piles(s, seat, deck)[1].extend(returned)
    tell(s, "redrew", seat=seat)
    came, ran_out = take_cards(s, seat, deck, n)
    todo = [(deck_emptied, deck)] if ran_out else []
    if keep and came > keep:
        todo.append((put_back, seat, came, came - keep))
    for rule, *args in todo:
        then(s, rule, *args)


def is_short(s, seat: int, deck: int, n: int) -> bool:
    """Has a deck fewer than n cards?"""
    pile, under, _ = piles(s, seat, deck)
    return len(pile) + len(under) < n


@decision
def put_back(s, seat, among, left):
    """[4.3] Of the Premonitions just drawn, discard one that is not kept."""
    for card in sorted(s.players[seat].premonitions[-among:]):
        yield PUT_BACK[card], None


@put_back.resolve
def put_back(s, seat, among, left, action):
    drop_premonition(s, seat, PREMONITIONS.index(action[1]))
    if left > 1:
        then(s, put_back, seat, among - 1, left - 1)


def drop_premonition(s, seat: int, card: int) -> None:
    """[2.6] A Premonition goes to the discard pile of the Oracle."""
    unveil(s)
    s.players[seat].premonitions.remove(card)
    s.oracle_discard.append(card)
    tell(s, "premonition_dropped", seat=seat, card=PREMONITIONS[card])


# --- [7.6] discarding -----------------------------------------------------------------------------------------------


@operation("discard")
@step
def discarding(s, number, at, seat, one):
    """[7.6] Discard cards of the owner's choice; with none in hand, nothing happens."""
    op = op_at(number, at)
    for other in targets(s, op, seat, one):
        then(s, discard_some, other, op.what, op.n)


@step
def discard_some(s, seat, deck, n):
    """[7.6] Discard n cards, or all there are."""
    p = s.players[seat]
    cards = p.premonitions if deck == PREMONITION else p.hand
    if cards and n:
        then(s, discard_premonition if deck == PREMONITION else discard_card, seat, min(n, len(cards)))


@decision
def discard_card(s, seat, left):
    """[2.5] Discard a Conflict card from the hand."""
    return [(DISCARD[card], None) for card in sorted(set(s.players[seat].hand))]


@discard_card.resolve
def discard_card(s, seat, left, action):
    drop_card(s, seat, CONFLICT_CARD[action[1]])
    if left > 1:
        then(s, discard_card, seat, left - 1)


def drop_card(s, seat: int, card: int) -> None:
    """[2.5] A card from the hand goes to its discard pile."""
    unveil(s)
    s.players[seat].hand.remove(card)
    give_back_card(s, seat, card)
    if s.events is not None:
        tell(s, "discarded", seat=seat, card=CONFLICT_IDS[card])


@decision
def discard_premonition(s, seat, left):
    """[2.6] Discard a Premonition."""
    for card in sorted(s.players[seat].premonitions):
        yield PUT_BACK[card], None


@discard_premonition.resolve
def discard_premonition(s, seat, left, action):
    drop_premonition(s, seat, PREMONITIONS.index(action[1]))
    if left > 1:
        then(s, discard_premonition, seat, left - 1)


@step
def limits(s, seat):
    """[2.5] At most 7 Conflict cards and 3 Premonitions stay in the hand."""
    p = s.players[seat]
    if len(p.hand) <= HAND_LIMIT and len(p.premonitions) <= PREMONITION_LIMIT:
        return
    todo = [(discard_card, len(p.hand) - HAND_LIMIT), (discard_premonition, len(p.premonitions) - PREMONITION_LIMIT)]
    for rule, excess in todo:
        if excess > 0:
            then(s, rule, seat, excess)


# --- [5.5] milling, and decks that run out ----------------------------------------------------------------------------


@operation("mill")
@step
def milling(s, number, at, seat, one):
    """[5.5] Discard cards of the Coliseum or the Oracle one by one, until the deck is empty."""
    op = op_at(number, at)
    deck = op.what
    pile, under, discard = piles(s, seat, deck)
    milled = []
    for _ in range(amount(s, op.n, seat)):
        if not pile and not under:
            break
        milled.append(top_of(s, pile, under, discard))
    discard += milled
    if s.events is not None:
        tell(s, "milled", deck=DECKS[deck], cards=names_of(deck, milled))
    if not pile and not under:
        then(s, deck_emptied, deck)


@step
def deck_emptied(s, deck):
    """[5.5] An empty deck is made anew of its discard pile; the first time Chronos' tile flips: Kratos for the
    Coliseum, Ananke for the Oracle."""
    pile, under, discard = piles(s, 0, deck)
    if not pile and not under:
        put_discards_back(pile, discard)
    tell(s, "deck_ran_out", deck=DECKS[deck])
    if not is_rivalry(s):
        then(s, flip, TILE_OF[deck])
