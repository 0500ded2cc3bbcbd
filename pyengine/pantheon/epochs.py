"""Setup [2.2], the course of an epoch [3.1, 3.13], and the end of the game [4]."""

from ..chance import below, draw, mixed
from ..course import clockwise, step, tell, then
from .bonus import bonus_columns, deal_bonus, draft
from .cards import draw_cards, fill_display
from .data import (
    BONUSES,
    CARD_COPIES,
    DEMIGOD_COPIES,
    DEMIGOD_LOOT,
    DEPRACCUS,
    DEPRACCUS_CARDS,
    EPOCHS,
    FOOT,
    GOD_COPIES,
    GODS,
    HIGH,
    LOOT,
    LOOT_COPIES,
    NATIONS,
    PLAESIRIS,
    SCORING_AFTER,
    SPECIAL_MONEY,
    START_BY_PLAYERS,
    START_CARDS,
    START_PIECES,
)
from .gods import next_god, show_demigods
from .map import HOME, ID, LOOT_SPACES
from .nations import nation_effect
from .options import BY_PLAYERS, DRAFTED, Settings
from .scoring import score_players
from .state import NONE, NOWHERE, State, link_to_temple, new_state, on_board
from .turns import turn

# --- [2.2] setup -----------------------------------------------------------------------------------------


def lay_out(seats: int, options: Settings, seed: int) -> State:
    """[2.2] The start of a match, with the first epoch on the agenda."""
    s = new_state(seats, options, mixed(seed))
    s.first = options.first_seat - 1 if options.first_seat else below(s, seats)
    s.nations = list(range(len(NATIONS)))
    s.bag = pile(LOOT_COPIES)
    s.god_pile = pile([GOD_COPIES] * len(GODS))
    s.low, s.high = pile(DEMIGOD_COPIES[:HIGH]), pile((0,) * HIGH + DEMIGOD_COPIES[HIGH:])
    s.money = sorted(SPECIAL_MONEY, reverse=True)
    s.deck = pile(CARD_COPIES)
    s.bonus = list(range(len(BONUSES)))
    fill_display(s)
    pieces = START_BY_PLAYERS[seats] if options.start_reserve == BY_PLAYERS else START_PIECES
    for seat in clockwise(s, s.first):
        s.players[seat].spare = list(pieces)
        draw_cards(s, seat, START_CARDS, "setup")
    s.agenda.append((game_start.name,))
    return s


def pile(copies) -> list[int]:
    """All tiles or cards, given the number of copies of each kind."""
    return [kind for kind, count in enumerate(copies) for _ in range(count)]


@step
def game_start(s):
    """[2.2] Deal the bonus tiles unless they are drafted, then set up the first epoch."""
    if s.options.bonus != DRAFTED:
        deal_bonus(s)
    then(s, epoch_setup)


# --- [3.1] setting up an epoch ---------------------------------------------------------------------------


@step
def epoch_setup(s):
    """[3.1] Draw a nation, gods, loot and demigods; the nation's effect and the golden age follow."""
    s.epoch += 1
    s.track.append(draw(s, s.nations))
    tell(s, "epoch_began", epoch=s.epoch, nation=NATIONS[s.track[-1]], seat=s.first)
    reveal_gods(s)
    lay_loot(s)
    show_demigods(s, 2 * s.gods.count(PLAESIRIS) + s.tiles.count(DEMIGOD_LOOT))
    if s.options.cartago_placement:
        set_temple(s)
    then(s, nation_effect)
    then(s, golden_age)


def reveal_gods(s):
    """[3.1] Reveal one god more than there are players."""
    for _ in range(len(s.players) + 1):
        god = next_god(s)
        if god != NONE:
            s.gods.append(god)
    s.gods.sort()
    tell(s, "gods_revealed", gods=[GODS[god] for god in s.gods], count=len(s.gods))


def lay_loot(s):
    """[3.1] Random loot tiles on the nation's loot spaces for this number of players [2.3]."""
    s.lying = [space for space, least in LOOT_SPACES[NATIONS[s.track[-1]]] if least <= len(s.players)]
    s.tiles = [draw(s, s.bag) for _ in s.lying]
    tell(
        s,
        "loot_laid",
        loot=[LOOT[tile] for tile in s.tiles],
        spaces=[ID[space] for space in s.lying],
        count=len(s.lying),
    )


def set_temple(s):
    """[3.1] The temple stands on the home of the nation."""
    nation = NATIONS[s.track[-1]]
    s.temple = HOME[nation]
    for p in s.players:
        link_to_temple(s, p)
    tell(s, "temple_set", nation=nation, space=ID[s.temple])


@step
def golden_age(s):
    """[3.1] The temple, if it is not set yet; the cards of Depraccus [3.9.4]; then turns.

    In the first epoch the bonus tiles come before the turns [2.4] [2.5].
    """
    if not s.options.cartago_placement:
        set_temple(s)
    for seat in clockwise(s, s.first):
        cards = DEPRACCUS_CARDS * s.players[seat].gods[DEPRACCUS]
        if cards:
            draw_cards(s, seat, cards, "Depraccus")
    if s.epoch == 1:
        then(s, draft if s.options.bonus == DRAFTED else bonus_columns)
    then(s, turn, s.first)
    then(s, epoch_end)


# --- [3.13] the end of an epoch --------------------------------------------------------------------------


@step
def epoch_end(s):
    """[3.13] Feet return, displayed gods, demigods and loot are removed; then a scoring, the next epoch, or the end."""
    for p in s.players:
        p.spare[FOOT] += on_board(p, FOOT)
        p.feet = p.footing = p.linked = p.reach = 0
    s.temple = NOWHERE
    s.idle = 0
    s.god_box += s.gods
    s.gods.clear()
    s.demigod_box += s.demigods
    s.demigods.clear()
    s.loot_box += s.tiles
    s.tiles.clear()
    s.lying.clear()
    if s.epoch in SCORING_AFTER:
        score_players(s)
    if s.epoch == EPOCHS:
        tell(s, "game_ended")
    else:
        then(s, epoch_setup)
