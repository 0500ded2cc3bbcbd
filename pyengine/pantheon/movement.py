"""Move [3.4]: a movement of the active player, then one of every other player who wants to follow."""

from ..chance import reveal
from ..course import because, clockwise, decision, step, tell, then
from .cards import draw_cards
from .data import STEP, STEPS_A_CARD
from .loot import loot
from .map import SPACE
from .placement import is_next_to, place, placements, refused_places, targets
from .state import NOBODY, free_steps, own_steps, to_discards
from .state import jumps as all_jumps

DONE = ("done",)
STAY = ("stay",)

STEPS_MISSING = because("steps_missing", "3.4.1")
NOTHING_TO_PLACE = because("nothing_to_place", "3.4")
NOTHING_PLACED = because("nothing_placed", "3.4")


def why_not_move(s, seat):
    """[3.4] The player must be able to place at least one piece."""
    p = s.players[seat]
    steps = own_steps(s, p) + STEPS_A_CARD * p.hand[STEP]
    return None if targets(s, p, steps, all_jumps(p)) else NOTHING_TO_PLACE


@step
def movement(s, seat):
    """[3.4] The active player takes the big foot and moves; then the others may follow and the big foot returns."""
    s.mover = seat
    tell(s, "moves", seat=seat, steps=free_steps(s, seat))
    then(s, march, seat, free_steps(s, seat), 0, all_jumps(s.players[seat]))
    then(s, followers, seat)
    then(s, end_move)


@step
def followers(s, seat):
    """[3.4.2] Every other player may follow, clockwise."""
    for other in clockwise(s, seat)[1:]:
        then(s, following, other)


@step
def end_move(s):
    """[3.4] The big foot returns."""
    s.mover = NOBODY


def has_placed(s, seat, steps, cards) -> bool:
    """[3.4.1] Has a piece been placed in this movement? Every piece costs steps, so steps or cards have changed."""
    return cards > 0 or steps != free_steps(s, seat)


@decision
def march(s, seat, steps, cards, jumps):
    """[3.4] Place at least one foot or column; movement cards are played as the steps require."""
    p = s.players[seat]
    actions = placements(targets(s, p, steps + STEPS_A_CARD * (p.hand[STEP] - cards), jumps))
    if has_placed(s, seat, steps, cards):
        actions.append(DONE)
    return actions


@march.refuse
def march(s, seat, steps, cards, jumps):
    p = s.players[seat]
    yield from refused_places(s, p, steps + STEPS_A_CARD * (p.hand[STEP] - cards), jumps, STEPS_MISSING)
    if not has_placed(s, seat, steps, cards):
        yield DONE, NOTHING_PLACED


@march.resolve
def march(s, seat, steps, cards, jumps, action):
    if action != DONE:
        then(s, march, seat, *walk(s, seat, steps, cards, jumps, action))
        return
    if cards:
        play_cards(s, seat, cards)
    then(s, loot, seat)


def play_cards(s, seat, cards):
    """[3.4] At the end of the movement its cards are discarded."""
    reveal(s)
    for _ in range(cards):
        to_discards(s, s.players[seat], STEP)
    tell(s, "cards_played", seat=seat, count=cards)


def walk(s, seat, steps, cards, jumps, action) -> tuple[int, int, int]:
    """[3.4.1] Place one piece; returns the steps left, the cards played in this movement and the jumps left."""
    if not is_next_to(s.players[seat], SPACE[action[1]]):
        jumps -= 1
    steps -= place(s, seat, action[1])
    while steps < 0:
        steps += STEPS_A_CARD
        cards += 1
    return steps, cards, jumps


# --- [3.4.2] following -------------------------------------------------------------------------------------


@step
def following(s, seat):
    """[3.4.2] A player who can move may do so without the big foot; a player who can't draws a card."""
    reveal(s)  # whether the seat gets a choice depends on its hidden cards
    p = s.players[seat]
    if targets(s, p, free_steps(s, seat) + STEPS_A_CARD * p.hand[STEP], all_jumps(p)):
        then(s, follow, seat)
    else:
        stay_behind(s, seat)


def stay_behind(s, seat):
    """[3.4.2] The player draws a card from the deck instead of moving."""
    tell(s, "stayed", seat=seat)
    draw_cards(s, seat, 1, "stay")


@decision
def follow(s, seat):
    """[3.4.2] Place the first piece of a movement, or draw a card instead."""
    p = s.players[seat]
    actions = placements(targets(s, p, free_steps(s, seat) + STEPS_A_CARD * p.hand[STEP], all_jumps(p)))
    actions.append(STAY)
    return actions


@follow.refuse
def follow(s, seat):
    p = s.players[seat]
    yield from refused_places(s, p, free_steps(s, seat) + STEPS_A_CARD * p.hand[STEP], all_jumps(p), STEPS_MISSING)


@follow.resolve
def follow(s, seat, action):
    if action == STAY:
        stay_behind(s, seat)
        return
    tell(s, "follows", seat=seat, steps=free_steps(s, seat))
    then(s, march, seat, *walk(s, seat, free_steps(s, seat), 0, all_jumps(s.players[seat]), action))
