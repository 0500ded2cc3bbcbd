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
            totals[index] += follow(game, world, action, OPEN_ENDED)[0]
    best = max(totals)
    ties = [index for index, total in enumerate(totals) if total == best]
    return options[ties[below(dice, len(ties))]]


def follow(game: Game, world, action: Action, tries: int) -> tuple[int, list[Action], dict[str, int]]:
    """Do `action` and what belongs to the same gesture: (worth to the seat that does it, the actions, the worth by terms)."""
    seat, luck = world.agenda[-1][1], world.luck
    s = world.copy()
    apply(game.rules, s, action)
    actions = [action]
    while len(actions) < GESTURE and s.luck == luck and s.agenda and s.agenda[-1][1] == seat:
        action = game.habit(s)
        if action is None:
            if tries == 0:
                break
            worth, rest, terms = max((follow(game, s, each, tries - 1) for each in choices(game.rules, s)), key=lambda found: found[0])
            return worth, actions + rest, terms
        apply(game.rules, s, action)
        actions.append(action)
    terms = game.appraise(s, seat)
    return sum(terms.values()), actions, terms


LEVELS = {"uniform": uniform, "greedy": greedy}


def choose(game: Game, state, level: str, dice: Dice) -> Action:
    """What the bot of that level does at the decision of `state`, of which it sees what its seat may know."""
    seat = state.agenda[-1][1]
    return LEVELS[level](game, choices(game.rules, state), lambda: game.determinize(state, seat, dice), dice)


def advise(game: Game, state, dice: Dice) -> dict:
    """What greedy would do for the seat to decide: the `actions` of the whole gesture, and `reasons`, the terms of the
    appraisal that it betters, as (term, hundredths of a point), most important first."""
    seat = state.agenda[-1][1]
    action = choose(game, state, "greedy", dice)
    world = game.determinize(state, seat, dice)
    _, actions, terms = follow(game, world, action, OPEN_ENDED)
    before = game.appraise(world, seat)
    gains = [(term, worth - before.get(term, 0)) for term, worth in terms.items() if worth > before.get(term, 0)]
    return {"actions": actions, "reasons": sorted(gains, key=lambda gain: -gain[1])}
