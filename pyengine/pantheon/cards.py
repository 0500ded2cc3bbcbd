"""Drawing cards [3.11]; `cause` is their source: a nation, a god, `loot`, `bonus`, `stay` or `draw`."""

from ..chance import draw, reveal
from ..course import confide, decision, step, tell, then
from .data import CARD, CARD_KINDS, CARDS, DISPLAY, GADICEA
from .state import NONE

DRAW = tuple(("draw", name) for name in CARDS)
DRAW_BLIND = ("draw", "deck")
DONE = ("done",)


def next_card(s) -> int:
    """[3.11.1] The next card of the deck; an empty deck is refilled from the discard pile, or else from all hands.

    NONE if there is no card at all.
    """
    if not s.deck:
        if s.discards:
            s.deck, s.discards = s.discards, []
            tell(s, "deck_reshuffled", count=len(s.deck))
        else:
            collect_hands(s)
            if not s.deck:
                return NONE
    return draw(s, s.deck)


def collect_hands(s) -> None:
    """[3.11.1] All players hand in their cards, which become the new deck."""
    reveal(s)
    for p in s.players:
        for card in range(CARD_KINDS):
            s.deck += [card] * p.hand[card]
            p.hand[card] = p.shown[card] = 0
    tell(s, "hands_collected", count=len(s.deck))


def draw_cards(s, seat: int, number: int, cause: str) -> None:
    """[3.11] Draw up to `number` cards face down; only the seat itself learns which."""
    drawn = []
    for _ in range(number):
        card = next_card(s)
        if card == NONE:
            break
        s.players[seat].hand[card] += 1
        drawn.append(card)
    tell(s, "drew", seat=seat, count=len(drawn), cause=cause)
    if drawn and s.events is not None:
        confide(s, seat, "cards_drawn", seat=seat, cards=[CARDS[card] for card in drawn], count=len(drawn))


def fill_display(s) -> None:
    """[3.11] Turn up cards until the display has four."""
    while len(s.display) < DISPLAY:
        card = next_card(s)
        if card == NONE:
            return
        s.display.append(card)
        tell(s, "turned_up", card=CARDS[card])


# --- [3.11] the Draw action ------------------------------------------------------------------------------


def draws(s) -> list[tuple]:
    """[3.11] The possible draws: a blind card, if there is any, and each distinct card of the display."""
    actions = [DRAW_BLIND] if s.deck or s.discards or any(any(p.hand) for p in s.players) else []
    for card in sorted(set(s.display)):
        actions.append(DRAW[card])
    return actions


def take_card(s, seat, action) -> None:
    """[3.11] Take a blind card, or one from the display, which is replaced at once."""
    if action == DRAW_BLIND:
        draw_cards(s, seat, 1, "draw")
        return
    p, card = s.players[seat], CARD[action[1]]
    s.display.remove(card)
    p.hand[card] += 1
    p.shown[card] += 1
    tell(s, "took_card", seat=seat, card=action[1])
    fill_display(s)


@step
def drawing(s, seat, left):
    """[3.11] Draw `left` more cards one by one, while there are any."""
    if left and draws(s):
        then(s, draw_card, seat, left)


@decision
def draw_card(s, seat, left):
    """[3.11] Choose a card of the display, or a blind one. [3.9.7] The last ones, of Gadicea, may be declined."""
    for action in draws(s):
        yield action, None
    if left <= s.players[seat].gods[GADICEA]:
        yield DONE, None


@draw_card.resolve
def draw_card(s, seat, left, action):
    if action != DONE:
        take_card(s, seat, action)
        then(s, drawing, seat, left - 1)
