"""Panthalos (Bernd Eisenstein, Irongames 2014), for 2 to 5 players. Unofficial; rules restated in our own words.

data        what is printed on the board and the tiles
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
"""

from ..course import advance, collect
from ..game import Credits, Game, Option
from . import arena, followers, krypt, placement, places, rounds, titans, trade
from .data import PROVENANCE
from .judgement import appraise, habit
from .scoring import forecast, invariants, outcome, score
from .view import determinize, holdings, view

RULES = collect(rounds, placement, trade, followers, places, titans, krypt, arena)

OPTIONS = (  # in the order of the constants in state.py
    Option("leader_must_be_placed", (False, True), True, "3.2"),
    Option("supports_need_titan", (False, True), True, "4.2"),
    Option("one_support_converts_all", (False, True), False, "4.3"),
    Option("place_order", ("slot", "turn"), "slot", "3.9"),
    Option("allow_empty_shipment", (False, True), False, "3.5"),
    Option("merchant_always_peek", (False, True), False, "3.6"),
    Option("final_ship_needs_tile", (False, True), True, "5"),
    Option("tie_break", ("krypt_then_discs", "shared"), "krypt_then_discs", "5"),
    Option("first_seat", ("random", 1, 2, 3, 4, 5), "random", "2.2"),
)

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


def setup(seats: int, options: dict, seed: int, events: list | None = None):
    """The state at the first decision; `events` hears what happens until then. Raises ValueError if `first_seat` names a seat nobody sits on."""
    indexes = tuple(option.values.index(options[option.name]) for option in OPTIONS)
    if indexes[-1] > seats:
        raise ValueError(f"first_seat is {indexes[-1]}, but there are only {seats} seats")
    s = rounds.lay_out(seats, indexes, seed)
    s.events = events
    advance(RULES, s)
    return s


game = Game(
    name="panthalos",
    version=1,
    seats=(2, 3, 4, 5),
    options=OPTIONS,
    credits=Credits("Panthalos", "Bernd Eisenstein", "Irongames", 2014),
    provenance=PROVENANCE,
    events=EVENTS,
    rules=RULES,
    setup=setup,
    view=view,
    determinize=determinize,
    score=score,
    holdings=holdings,
    outcome=outcome,
    forecast=forecast,
    appraise=appraise,
    habit=habit,
    invariants=invariants,
)
