"""Move [3.4]: a movement of the active player, then one of every other player who wants it."""

from ..chance import reveal
from ..course import because, decision, step, tell, then
from .cards import draw_cards
from .data import STEP, STEPS_A_CARD
from .loot import loot
from .map import SPACE
from .placement import is_next_to, place, placements, refused_places, targets
from .state import NOBODY, clockwise, discard, free_steps, jumps as all_jumps

DONE = ("done",)
STAY = ("stay",)

STEPS_MISSING = because("steps_missing", "3.4")
NOTHING_TO_PLACE = because("nothing_to_place", "3.4")
NOTHING_PLACED = because("nothing_placed", "3.4")


def why_not_move(s, seat):
    """[3.4] At least one piece must be placed."""
    p = s.players[seat]
    steps = free_steps(s, seat) + 1 + STEPS_A_CARD * p.hand[STEP]        # the big foot is still to be taken
    return None if targets(s, p, steps, all_jumps(p)) else NOTHING_TO_PLACE


def begin_move(s, seat):
    """[3.4] Take the big foot; afterwards every other player, clockwise, may follow."""
    s.mover = seat
    tell(s, "moves", seat=seat, steps=free_steps(s, seat))
    then(s, march, seat, free_steps(s, seat), 0, all_jumps(s.players[seat]))
    for other in clockwise(s, seat)[1:]:
        then(s, following, other)
    then(s, end_move)


@step
def end_move(s):
    """[3.4] The big foot returns."""
    s.mover = NOBODY


def has_placed(s, seat, steps, cards) -> bool:
    """[3.4] Every piece costs something: so steps or cards have changed."""
    return cards > 0 or steps != free_steps(s, seat)


@decision
def march(s, seat, steps, cards, jumps):
    """[3.4] Place feet and columns; movement cards are laid as the steps need them. At least one piece, then as many as you like."""
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
        walk(s, seat, steps, cards, jumps, action)
        return
    p = s.players[seat]
    if cards:
        reveal(s)
        for _ in range(cards):
            discard(s, p, STEP)
        tell(s, "cards_played", seat=seat, count=cards)
    if s.picked:
        then(s, loot, seat)


def walk(s, seat, steps, cards, jumps, action):
    """[3.4] One piece, with the cards it takes, and on."""
    if not is_next_to(s.players[seat], SPACE[action[1]]):
        jumps -= 1
    steps -= place(s, seat, action[1])
    while steps < 0:
        steps += STEPS_A_CARD
        cards += 1
    then(s, march, seat, steps, cards, jumps)


# --- [3.4] following -------------------------------------------------------------------------------------


@step
def following(s, seat):
    """[3.4] Whoever can may make a movement without the big foot; whoever can't draws a card."""
    reveal(s)                             # that one is asked, or isn't, tells of one's cards
    p = s.players[seat]
    if targets(s, p, free_steps(s, seat) + STEPS_A_CARD * p.hand[STEP], all_jumps(p)):
        then(s, follow, seat)
    else:
        stay_behind(s, seat)


def stay_behind(s, seat):
    """[3.4] 1 card from the deck instead of a movement."""
    tell(s, "stayed", seat=seat)
    draw_cards(s, seat, 1, "stay")


@decision
def follow(s, seat):
    """[3.4] Place the first piece of a movement, or draw a card instead."""
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
    walk(s, seat, free_steps(s, seat), 0, all_jumps(s.players[seat]), action)
