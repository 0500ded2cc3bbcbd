"""Panthalos (Bernd Eisenstein, Irongames 2014), for 2 to 5 players. Unofficial; rules restated in our own words.

data        what is printed on the board and the tiles
options     readings and wishes a table chooses before it begins
state       the state of a match, and facts that follow from it
rounds      setup, the course of a round, its end
placement   a turn: place a figure, or do something else, or pass
trade       shipping, serving a merchant, activating an artisan
supply      tiles drawn from the piles
followers   promoting and weakening; the names of figures in front
places      resolving the places 0 to 8
titans      combining titans and supports, ticking and keeping them
krypt       place 9: the calamity
arena       place 10: duels
scoring     score sheet, winner, conservation laws
view        what a seat may know, and dealing anew what it can't
judgement   what a bot thinks of a position
advice      what a gesture brings, for hints
"""

from ..course import collect
from ..game import Credits, Game, Table, each_alone, no_rivals, setup_by
from ..prospects import by_lead
from . import arena, followers, krypt, placement, places, rounds, titans, trade
from .advice import gains
from .data import PROVENANCE
from .judgement import LEAD, OUTLOOK, appraise, habit, worths
from .options import OPTIONS, Settings, why_not_setup
from .scoring import forecast, invariants, outcome, score
from .view import determinize, holdings, view

RULES = collect(rounds, placement, trade, followers, places, titans, krypt, arena)

EVENTS = {  # what is told, and the rule it belongs to
    "round_began": "3.1",
    "game_ended": "5",
    "placed": "3.3",
    "passed": "3.2",
    "ran_out": "3.2",
    "shipped": "3.5",
    "served": "3.6",
    "peeked": "3.6",
    "calamity_seen": "3.6",
    "peek_ended": "3.6",
    "activated": "3.7",
    "refined": "3.7",
    "promoted": "3.8",
    "weakened": "3.8",
    "gained_discs": "2.3",
    "drew_titans": "2.3",
    "titans_drawn": "2.3",
    "drew_support": "2.3",
    "drew_good": "2.3",
    "resolving": "3.9",
    "rested": "3.9.0",
    "settled": "3.9.1",
    "not_settled": "3.9.1",
    "took": "3.9.2",
    "traded": "3.9.4",
    "gave_up": "3.9.4",
    "gave_up_titan": "3.9.4",
    "new_first": "3.9.5",
    "hired": "3.9.6",
    "converted": "3.9.6",
    "foro_in_vain": "3.9.6",
    "foro_declined": "3.9.6",
    "parried": "3.9.9",
    "endured": "3.9.9",
    "back_from_krypt": "3.9.9",
    "retained": "3.9.9",
    "challenged": "3.9.10",
    "renounced": "3.9.10",
    "attacked": "3.9.10",
    "countered": "3.9.10",
    "duel_ended": "3.9.10",
    "spoils_taken": "3.9.10",
}


game = Game(
    name="panthalos",
    version=4,
    seats=(2, 3, 4, 5),
    options=OPTIONS,
    tables=tuple(Table(seats) for seats in (2, 3, 4, 5)),
    rivals=(),
    credits=Credits("Panthalos", "Bernd Eisenstein", "Irongames", 2014),
    provenance=PROVENANCE,
    events=EVENTS,
    rules=RULES,
    setup=setup_by(rounds.lay_out, Settings, RULES),
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
    iterations={"hard": (50, 8), "expert": (1000,)},
    playout=(6, 24),
    route=None,
    invariants=invariants,
)
