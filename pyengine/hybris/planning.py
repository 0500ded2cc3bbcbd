"""Planning [3.2]: the cards of the concepts are turned up, and characters are programmed."""

from ..chance import below
from ..course import because, decision, step, tell, then
from .concept_cards import CARD_IDS, CARDS_OF_A_CONCEPT, CHAINED
from .data import FIGURES, FIRST_HERO, IS_CHAINED, ORDER, TOKENS, TOKENS_WITH_TARTARUS
from .effects import trigger
from .grammar import LOCATIONS
from .state import RESERVE, seats_in_order

TOKEN = tuple(("token", name) for name in LOCATIONS)
NO_TOKEN_FOR_IT = ("none",)


@step
def planning_phase(s):
    """[3.2] The top card of each concept is turned up; then every player programs Heroes and Prophets."""
    for concept in CHAINED_IN_ORDER:
        left = sorted(CARDS_OF[concept].difference(s.gone))
        s.face[concept] = left[below(s, len(left))]
    if s.events is not None:
        tell(s, "cards_turned", cards=[CARD_IDS[s.face[concept]] for concept in CHAINED_IN_ORDER])
    order = seats_in_order(s)
    for seat in order:
        then(s, planning, seat)


CHAINED_IN_ORDER = [concept for concept in ORDER if IS_CHAINED[concept]]
CARDS_OF = {
    concept: set(range(place * CARDS_OF_A_CONCEPT, (place + 1) * CARDS_OF_A_CONCEPT))
    for place, concept in enumerate(CHAINED)
}


@step
def planning(s, seat):
    """[3.2] Powers of the Planning phase, then a location token for each Hero and Prophet in the reserve, if wanted."""
    where = s.players[seat].where
    waiting = [f for f in range(FIRST_HERO, len(FIGURES)) if where[f] == RESERVE]
    trigger.run(s, seat, "planning_start")
    for f in waiting:
        then(s, program, seat, f)


TOKEN_USED = because("token_used", "3.2")


def tokens_of(s) -> tuple[int, ...]:
    """[3.2] How many location tokens each player has, by location."""
    return TOKENS_WITH_TARTARUS if s.options.tartarus else TOKENS


@decision
def program(s, seat, f):
    """[3.2] Put a location token under a character, or none: then it can't be activated in this Age."""
    laid = s.players[seat].token
    places = set(laid)
    found = [
        TOKEN[place] for place, number in enumerate(tokens_of(s)) if place not in places or laid.count(place) < number
    ]
    found.append(NO_TOKEN_FOR_IT)
    return found


@program.refuse
def program(s, seat, f):
    laid = s.players[seat].token
    for place, number in enumerate(tokens_of(s)):
        if laid.count(place) >= number:
            yield TOKEN[place], TOKEN_USED


@program.resolve
def program(s, seat, f, action):
    if action != NO_TOKEN_FOR_IT:
        s.players[seat].token[f] = LOCATIONS.index(action[1])
        if s.events is not None:
            tell(s, "programmed", seat=seat, figure=FIGURES[f], place=action[1])
