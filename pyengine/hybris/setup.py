"""Setup [1.3, 10.1]."""

from ..chance import draw, mixed
from ..course import step, then
from .ages import age
from .conflicts import AVATAR_DECK, COLISEUM_DECK, DECK_OF
from .data import ALLIES, ANANKE_START, DIAL, DISPLAY, FREED_FROM, KRATOS_START, STARTING_HAND, TYPES
from .data_cards import (
    CHRONOS_OF_TARTARUS,
    FIRST_ANCIENT,
    NEW_PREMONITIONS,
    PREMONITIONS_END,
    TARTARUS_PREMONITIONS,
    TECHNOLOGY,
)
from .decks import draw_cards
from .grammar import ANANKE, CONCEPTS, CONFLICT, KRATOS, OLYMPIANS
from .olympians import BOARD, REMOVED_AT_SETUP
from .options import Settings, cast
from .state import EMPTY, IN_PRISON, KINDS_OF_PIECES, RESERVE, Player, State, is_rivalry
from .tartarus import CORRUPTION_CARD, CORRUPTION_COPIES, PRISONER


def lay_out(seats: int, options: Settings, seed: int) -> State:
    """[1.3] The start of a match, with the first Age on the agenda."""
    s = State(rng=mixed(seed), options=options, players=[Player() for _ in range(seats)])
    dial = DIAL[options.severity]
    s.arena = list(COLISEUM_DECK)
    s.oracle = list(range(NEW_PREMONITIONS))
    if options.new_premonitions:
        s.oracle += range(NEW_PREMONITIONS, TARTARUS_PREMONITIONS)
    if is_rivalry(s):
        s.chains = [0] * len(CONCEPTS)
        s.box = list(range(FIRST_ANCIENT, len(TECHNOLOGY)))
    else:
        s.intensity[ANANKE] = ANANKE_START + seats + dial.ananke
        s.intensity[KRATOS] = KRATOS_START + seats + dial.kratos
        s.avatar_deck = list(AVATAR_DECK)
        s.ancient = list(range(FIRST_ANCIENT, len(TECHNOLOGY)))
    s.technologies = list(range(FIRST_ANCIENT))
    s.display = [draw(s, s.technologies) for _ in range(DISPLAY)]
    s.heroes = list(range(ALLIES))
    s.champion = draw(s, s.heroes)
    s.types = list(range(len(TYPES)))
    for seat, olympian in enumerate(cast_for(s, seats)):
        equip(s, s.players[seat], olympian, dial.greatness)
    if options.tartarus:
        open_tartarus(s)
    s.agenda.append((first_hands.name,))
    return s


def open_tartarus(s) -> None:
    """[10.1] The board of Tartarus: its Chronos in the Underworld, prisoners, Corruption cards, three Premonitions."""
    s.primordial = CHRONOS_OF_TARTARUS
    s.oracle += range(TARTARUS_PREMONITIONS, PREMONITIONS_END)
    s.corruption = [card for card in range(len(CORRUPTION_CARD)) for _ in range(CORRUPTION_COPIES)]
    s.prisoners = [IN_PRISON] * len(PRISONER)
    s.owners = [EMPTY] * len(PRISONER)
    for p in s.players:
        p.corruption = 1


def cast_for(s, seats: int) -> list[int]:
    """[1.3] Who plays whom: as chosen, the others by chance."""
    chosen = list(cast(s.options)[:seats])
    free = [olympian for olympian in range(len(OLYMPIANS)) if olympian not in chosen]
    return [draw(s, free) if olympian < 0 else olympian for olympian in chosen]


def equip(s, p, olympian: int, greatness: int) -> None:
    """[1.3] What a player begins with; two pieces come off the tiles."""
    p.olympian = olympian
    p.stock[:] = BOARD[olympian].start
    p.greatness = greatness
    p.deck = list(DECK_OF[olympian])
    for tile, piece in REMOVED_AT_SETUP:
        p.pieces[tile * KINDS_OF_PIECES + piece] -= 1
        p.where[FREED_FROM[tile, piece]] = RESERVE


@step
def first_hands(s):
    """[1.3] Three Conflict cards each; then the first Age."""
    for seat in range(len(s.players)):
        then(s, draw_cards, seat, CONFLICT, STARTING_HAND, 0)
    then(s, age)
