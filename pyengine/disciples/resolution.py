"""Resolution [3.3, 3.4]: the temples open, and the columns are resolved one after the other.

Each column has a ply of its own, with one choice, so that it has its place in the log: the seat that did something last
goes on.
"""

from ..chance import reveal
from ..course import decision, step, tell, then
from .data import CELLS, CELLS_OF, COLUMNS, FIRST_QUEST, INIT, RESOLUTION_START, RESOURCES
from .effects import CARD_IDS, CARDS, COUNT_BONUS, HAS_BONUS, count, counts, received, run_owned
from .options import ASKED
from .planning import repair
from .quests import refill, resolve_quest
from .state import RESOLVING, cells_in_use, columns_in_use

RESOLVE = tuple(("resolve", column) for column in COLUMNS)
DECLINE = ("decline",)
ADD = tuple(tuple(("add", card, cell) for cell in CELLS) for card in CARD_IDS)
CARD = {name: card for card, name in enumerate(CARD_IDS)}


@step
def open_temples(s):
    """[3.3] All plans are opened at once, and made legal where they aren't."""
    cells = cells_in_use(s)
    for p in s.players:
        p.plan = repair(p.plan, p.disciples, cells)
    s.open = 1
    s.phase = RESOLVING
    s.active = len(s.players) - 1
    reveal(s)
    tell(s, "opened", plans=[list(p.plan) for p in s.players])
    run_owned(s, RESOLUTION_START)
    then(s, resolve_column, s.active, 0)


@decision
def resolve_column(s, seat, column):
    """[3.4] The next column comes up."""
    yield RESOLVE[column], None


@resolve_column.resolve
def resolve_column(s, seat, column, action):
    then(s, window, column, 0)
    then(s, apply_column, column)


# --- bonuses that are asked for --------------------------------------------------------------------------------


@step
def window(s, column, rank):
    """[3.4] Each player with a bonus for this column may use it, in initiative order."""
    for place in range(rank, len(s.order)):
        seat = s.order[place]
        if usable(s, seat, column):
            then(s, modify, seat, column)
            then(s, window, column, place + 1)
            return


def usable(s, seat: int, column: int) -> list[tuple[int, int]]:
    """(card, cell) of the bonuses that a seat may use in a column."""
    p = s.players[seat]
    found = []
    for card in p.owned:
        if HAS_BONUS[card] and card not in p.used:
            for cell in CELLS_OF[column]:
                effect = COUNT_BONUS[card][cell]
                if (
                    effect
                    and (effect.asked or s.options.bonuses == ASKED)
                    and p.plan[cell] >= effect.placed_min
                    and code_of(seat, card, cell) not in s.added
                ):
                    found.append((card, cell))
    return found


def code_of(seat: int, card: int, cell: int) -> int:
    """A bonus used in this column, as `s.added` holds it."""
    return (seat * len(CELLS) + cell) * len(CARDS) + card


@decision
def modify(s, seat, column):
    """[3.4] Use a bonus in this column, or decline: for this column that is final."""
    for card, cell in usable(s, seat, column):
        yield ADD[card][cell], None
    yield DECLINE, None


@modify.resolve
def modify(s, seat, column, action):
    s.active = seat
    if action[0] == "decline":
        tell(s, "declined", seat=seat, column=COLUMNS[column])
        return
    _, name, cell = action
    card = CARD[name]
    s.added += (code_of(seat, card, CELLS.index(cell)),)
    if COUNT_BONUS[card][CELLS.index(cell)].asked:
        s.players[seat].used += (card,)
    tell(s, "bonus_used", seat=seat, source=name, cell=cell)
    if usable(s, seat, column):
        then(s, modify, seat, column)


# --- columns -----------------------------------------------------------------------------------------------------


@step
def apply_column(s, column):
    """[3.4] Counts are taken and the column does what it does."""
    if column < INIT:
        gather(s, column)
    elif column < FIRST_QUEST:
        sort_initiative(s)
    else:
        resolve_quest(s, column - FIRST_QUEST)
    s.column = column + 1
    if s.column < columns_in_use(s):
        then(s, resolve_column, s.active, s.column)
    else:
        then(s, refill)


def gather(s, cell: int) -> None:
    """[3.4.1] Everybody receives as much of the resource as they count on its cell."""
    for seat in s.order:
        p = s.players[seat]
        number = count(s, seat, cell)
        gained = received(p, cell, number)
        p.stock[cell] += gained
        if number:
            tell(s, "gathered", seat=seat, kind=RESOURCES[cell], count=number, amount=gained)


def sort_initiative(s) -> None:
    """[3.4.2] By count on the cell of initiative; equal counts stay as they were."""
    found = counts(s, INIT)
    s.order = tuple(sorted(s.order, key=lambda seat: -found[seat]))
    tell(s, "initiative", order=list(s.order), counts=found)
