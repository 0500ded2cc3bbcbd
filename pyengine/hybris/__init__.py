"""Hybris: Disordered Cosmos with Divine Betrayal (Damien Chauveau, Aurora Game Studio 2021), against Chronos, for 1 to 4 players. Unofficial;
rules restated in our own words. What no source shows is reconstructed (`data.PROVENANCE`).

The rules have these numbers: 1 end, co-operation, setup; 2 resources, upgrade tiles, cards; 3 an Age (3.1 Pillars,
3.2 Planning, 3.3 Action, 3.4 its end); 4 the locations; 5 Chronos' board; 6 combat; 7 the operations of effects; 8 powers,
Olympians, modules.

grammar        the operations of which effects are made, and how they are said
powers         what tiles, technologies, allies and Pillars do whenever something happens
conflicts      Conflict cards
concept_cards  cards of the concepts
olympians      boards and upgrade tiles
tartarus       the numbers of Tartarus, for the competitive mode
data           all other printed numbers
options        Olympians, modules, difficulty, readings
state          the state of a match, and facts that follow from it
abilities      which powers a player has
resources      gaining, losing, giving, paying
effects        the interpreter of effects
decks          drawing, discarding, milling
chains         chains, stores, Intensity, blocking, shackles
pieces         freeing pieces, Temples, fallen heroes, Ancient Technologies
combat         avatars that move, and combat
contests       contests of what is deployed
places         slots, the actions of the locations, Premonitions
planning       the Planning phase
turns          the Action phase
ages           setup, the course of an Age
scoring        score sheets, the end, conservation laws
view           what a seat sees
judgement      what a bot thinks of a position
advice         what a hint says that a move brings
"""

from ..course import collect
from ..game import Credits, Game, Table, setup_by
from . import ages, chains, combat, contests, decks, effects, pieces, places, planning, turns
from .advice import gains
from .data import PROVENANCE
from .judgement import appraise, habit, prospects
from .options import OPTIONS, Settings, why_not_setup
from .scoring import invariants, outcome, rival_score, score
from .view import determinize, holdings, view

RULES = collect(ages, planning, turns, places, contests, combat, pieces, chains, decks, effects)

EVENTS = {  # what is told, and the rule it belongs to
    "age_began": "3",
    "desolated": "3.1.1",
    "tribute": "3.1.2",
    "pillar_taken": "3.1.3",
    "focused": "3.1.3",
    "age_ends": "3.4.1",
    "lost": "2.3",
    "primordial_revealed": "3.4.7",
    "protected": "3.4.7",
    "wrath": "3.4.7",
    "second_wrath": "3.4.7",
    "damned": "3.4.9",
    "fatality": "3.4.10",
    "cards_turned": "3.2",
    "programmed": "3.2",
    "passed": "3.3.2",
    "activates": "3.3.2",
    "card_resolved": "3.3.2",
    "not_activated": "3.3.2",
    "power_used": "3.3.3",
    "tested": "3.3.5",
    "answered": "3.3.5",
    "arrived": "3.3.3",
    "bonus_given": "8.5",
    "designed": "4.1",
    "converted": "4.1",
    "crafted": "4.2",
    "scrapped": "4.2",
    "consulted": "4.3",
    "warded": "4.3",
    "drained": "4.4",
    "trained": "4.5",
    "ally_won": "4.5",
    "spun": "4.6",
    "cut": "4.6",
    "readied": "4.6",
    "deployed": "4.7",
    "preached": "4.7",
    "fulfilled": "2.6",
    "descended": "5.9",
    "combat_began": "6.1",
    "row_revealed": "6.1",
    "played": "6.1",
    "spared": "6.5",
    "defeated": "6.5",
    "reclaimed": "7.16",
    "contested": "6.4",
    "contest_cancelled": "6.4",
    "game_ended": "1.1",
    "chain_broken": "5.1",
    "chain_added": "5.1",
    "stored": "5.3",
    "intensity": "5.4",
    "flipped": "5.4",
    "avatar_unblocked": "5.6",
    "blocked": "5.6",
    "went_home": "5.6",
    "unblocked": "5.6",
    "shackled": "5.7",
    "shackles_ignored": "5.7",
    "shackle_held": "2.4",
    "freed": "2.4",
    "temple_placed": "2.4",
    "unlocked": "2.4",
    "revived": "7.13",
    "got_ancient": "5.8",
    "gave_up": "5.8",
    "drew": "2.5",
    "redrew": "8.4",
    "premonition_dropped": "2.6",
    "discarded": "2.5",
    "milled": "5.5",
    "deck_ran_out": "5.5",
    "named": "7.1",
    "well_filled": "7.2",
    "option_taken": "7.3",
    "gained": "2.1",
    "greatness_lost": "2.2",
    "paid": "2.1",
    "chronos_scored": "5.4",
    "combat_ended": "6.2",
}


def sides(s) -> tuple[int, ...]:
    """[1.2] All players are one side."""
    return (0,) * len(s.players)


game = Game(
    name="hybris",
    version=1,
    seats=(1, 2, 3, 4),
    options=OPTIONS,
    tables=(
        Table(1),
        Table(2),
        Table(3),
        Table(4),
        Table(1, {"olympian1": "hermes", "new_cards": True}),
        Table(3, {"olympian1": "hermes", "new_cards": True, "new_premonitions": True, "severity": "severe"}),
    ),
    rivals=("chronos",),
    credits=Credits("Hybris: Disordered Cosmos", "Damien Chauveau", "Aurora Game Studio", 2021),
    provenance=PROVENANCE,
    events=EVENTS,
    rules=RULES,
    setup=setup_by(ages.lay_out, Settings, RULES),
    why_not_setup=why_not_setup,
    sides=sides,
    view=view,
    determinize=determinize,
    score=score,
    rival_score=rival_score,
    holdings=holdings,
    outcome=outcome,
    forecast=score,
    appraise=appraise,
    prospects=prospects,
    gains=gains,
    habit=habit,
    proposals=None,
    route=None,
    invariants=invariants,
)
