"""Pantheon (Michael Tummelhofer, Hans im Glück 2011), for 2 to 4 players. Unofficial; rules restated in our own words.

data        what is printed on cards and tiles
map         the spaces of the board
options     readings and wishes a table chooses before it begins
state       the state of a match, and facts that follow from it
epochs      setup, setting up an epoch, its end
nations     the effects of the eight nations
bonus       bonus tiles
turns       a turn: one of four actions, and Traitera
movement    Move: the active player's, and those of all who follow
market      Buy, and paying for it
worship     Worship: what is offered to a god
cards       Draw, and drawing from the deck
placement   where feet and columns may be put, and jumps
gods        what gods give; demigods and special money
loot        loot tiles
scoring     scorings, score sheet, winner, conservation laws
view        what a seat may know, and dealing anew what it can't
judgement   what a bot thinks of a position
advice      what a gesture brings, for hints
route       the way to a space that is out of reach
"""

from ..course import collect
from ..game import Credits, Game, Table, each_alone, no_rivals, setup_by
from ..prospects import by_lead
from . import bonus, cards, epochs, loot, market, movement, nations, turns, worship
from .advice import gains
from .data import PROVENANCE
from .judgement import LEAD, OUTLOOK, appraise, habit, worths
from .options import OPTIONS, Settings, why_not_setup
from .route import route
from .scoring import forecast, invariants, outcome, score
from .view import determinize, holdings, view

RULES = collect(epochs, nations, bonus, turns, movement, market, worship, cards, loot)

EVENTS = {  # what is told, and the rule it belongs to
    "bonus_got": "2.4",
    "bonus_placed": "2.4",
    "epoch_began": "3.1",
    "gods_revealed": "3.1",
    "loot_laid": "3.1",
    "demigods_revealed": "3.1",
    "temple_set": "3.1",
    "god_turned_up": "3.2.1",
    "god_declined": "3.2.1",
    "discarded": "3.2.2",
    "swapped": "3.2.3",
    "money_turned": "3.2.4",
    "moves": "3.4",
    "cards_played": "3.4.1",
    "follows": "3.4.2",
    "stayed": "3.4.2",
    "shops": "3.5",
    "bought_tile": "3.5.1",
    "bought_piece": "3.5.2",
    "paid": "3.5.3",
    "stonkus_paid": "3.9.6",
    "placed": "3.6",
    "loot_taken": "3.6.2",
    "jumped": "3.7",
    "worships": "3.8",
    "offered": "3.8",
    "god_gained": "3.9",
    "no_god": "3.9",
    "gods_reshuffled": "3.9",
    "no_effect": "3.9.1",
    "demigods_drawn": "3.9.2",
    "demigods_seen": "3.9.2",
    "traitera_used": "3.10",
    "drew": "3.11",
    "cards_drawn": "3.11",
    "took_card": "3.11",
    "turned_up": "3.11",
    "deck_reshuffled": "3.11.1",
    "hands_collected": "3.11.1",
    "reserve_gained": "3.12.1",
    "demigod_taken": "3.12.2",
    "no_demigod": "3.12.2",
    "raised": "3.12.4",
    "no_raise": "3.12.4",
    "money_gained": "3.12.6",
    "no_money": "3.12.6",
    "steps_gained": "3.12.7",
    "epoch_ended": "3.13",
    "demigods_shown": "3.14",
    "scored": "3.14",
    "game_ended": "4",
}


game = Game(
    name="pantheon",
    version=2,
    seats=(2, 3, 4),
    options=OPTIONS,
    tables=tuple(Table(seats) for seats in (2, 3, 4)),
    rivals=(),
    credits=Credits("Pantheon", "Michael Tummelhofer", "Hans im Glück", 2011),
    provenance=PROVENANCE,
    events=EVENTS,
    rules=RULES,
    setup=setup_by(epochs.lay_out, Settings, RULES),
    why_not_setup=why_not_setup,
    sides=each_alone,
    view=view,
    determinize=determinize,
    score=score,
    rival_score=no_rivals,
    holdings=holdings,
    outcome=outcome,
    forecast=forecast,
    appraise=appraise,
    prospects=by_lead(worths, each_alone, LEAD, OUTLOOK),
    gains=gains,
    habit=habit,
    proposals=None,
    iterations={"hard": (200, 100, 200), "expert": (2000,)},
    playout=(1, 6),
    route=route,
    invariants=invariants,
)
