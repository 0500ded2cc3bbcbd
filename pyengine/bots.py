"""Bots: what chooses for a seat when no person does.

A bot never gets the state. It gets the decision, a sampler that deals it worlds it can't tell from the true one,
and a generator of its own. `LEVELS` names them; all work on every game.
"""

from typing import Callable

from .chance import Dice, below
from .course import Action, apply, choices
from .game import Game

WORLDS = 3                                # sampled worlds the greedy bot looks at
GESTURE = 12                              # plies of one seat that may belong to one gesture
OPEN_ENDED = 2                            # of them, those at which greedy tries every choice


def uniform(game: Game, options: list[Action], sample: Callable, dice: Dice) -> Action:
    """Any choice, each as likely as the next."""
    return options[below(dice, len(options))]


def greedy(game: Game, options: list[Action], sample: Callable, dice: Dice) -> Action:
    """The choice after which the position looks best on average over sampled worlds.

    A choice is followed to the end of its gesture: while the same seat goes on deciding and nothing uncertain has
    happened, by the game's `habit` where it has one, otherwise by the best of all choices.
    """
    if len(options) == 1:
        return options[0]
    totals = [0] * len(options)
    for _ in range(WORLDS):
        world = sample()
        for index, action in enumerate(options):
            totals[index] += value_of(game, world, action, OPEN_ENDED)
    best = max(totals)
    ties = [index for index, total in enumerate(totals) if total == best]
    return options[ties[below(dice, len(ties))]]


def value_of(game: Game, world, action: Action, tries: int) -> int:
    """What a position is worth to the seat that does `action` in it, at the end of the gesture."""
    seat, luck = world.agenda[-1][1], world.luck
    s = world.copy()
    apply(game.rules, s, action)
    for _ in range(GESTURE):
        if s.luck != luck or not s.agenda or s.agenda[-1][1] != seat:
            break
        action = game.habit(s)
        if action is None:
            if tries == 0:
                break
            return max(value_of(game, s, each, tries - 1) for each in choices(game.rules, s))
        apply(game.rules, s, action)
    return game.evaluate(s, seat)


LEVELS = {"uniform": uniform, "greedy": greedy}


def choose(game: Game, state, level: str, dice: Dice) -> Action:
    """What the bot of that level does at the decision of `state`, of which it sees what its seat may know."""
    seat = state.agenda[-1][1]
    return LEVELS[level](game, choices(game.rules, state), lambda: game.determinize(state, seat, dice), dice)
