"""Hybris: Disordered Cosmos with Divine Betrayal (Damien Chauveau, Aurora Game Studio 2021), against Chronos for 1 to 4
players, or against each other for 2 to 4. Unofficial; rules restated in our own words. What no source shows is
reconstructed (`data.PROVENANCE`).

The rules have these numbers: 1 end, co-operation, setup; 2 resources, upgrade tiles, cards; 3 an Age (3.1 Pillars,
3.2 Planning, 3.3 Action, 3.4 its end); 4 the locations; 5 Chronos' board; 6 combat; 7 the operations of effects; 8
powers, Olympians, modules; 9 rivalry (9.1 setup and turns, 9.2 Planning, 9.3 moving onto others, 9.4 combat between
players, 9.5 contests between players, 9.6 the end, 9.7 what is hidden); 10 Tartarus (10.1 setup, 10.2 Corruption, 10.3
pacts, 10.4 powers, 10.5 freeing, 10.6 prisoners, 10.7 Guilt).

grammar        the operations of which effects are made, and how they are said
powers         what tiles, technologies, allies and Pillars do whenever something happens
conflicts      Conflict cards
concept_cards  cards of the concepts
olympians      boards and upgrade tiles
tartarus       the numbers of Tartarus
data           all other printed numbers of the boards; `data_cards` those of cards
options        Olympians, modules, difficulty, readings
state          the state of a match, and facts that follow from it
metrics        what conditions and amounts count
strength       the Strength of rows and enemies
abilities      which powers a player has
resources      gaining, losing, giving, paying
effects        the interpreter of effects
decks          drawing, discarding, milling
chains         chains, stores, Intensity, blocking, shackles
pieces         freeing pieces, Temples, fallen heroes, Ancient Technologies
combat         avatars that move, and combat
duels          combat between players
contests       contests of what is deployed
arriving       a character comes to a slot
places         the actions of the locations
premonitions   Premonitions that are fulfilled
planning       the Planning phase
reach          where a character may go
turns          the Action phase: a turn
cycles         the Action phase: who is next
rivalry        Planning in rivalry, Arrogance
corruption     Tartarus: the Corruption track and cards, pacts, Guilt
prisoners      Tartarus: freeing and meeting prisoners
ages           the course of an Age
setup          how a match begins
scoring        score sheets, the end, conservation laws
unseen         what a seat can't know, and dealing it anew
view           what a seat sees, with `view_combat`, `view_places` and `view_player`
faces          what is printed on cards, tiles and boards, as JSON
judgement      what a bot thinks of a position against Chronos, with `judgement_chronos`, `judgement_fights` and
               `weights`; `judgement_rivalry` of one in rivalry
habits         the default moves of bots
advice         what a hint says that a move brings
"""

from ..course import collect
from ..game import Credits, Game, Table, each_alone, setup_by
from . import (
    ages,
    arriving,
    chains,
    combat,
    contests,
    corruption,
    cycles,
    decks,
    duels,
    effects,
    habits,
    judgement,
    judgement_rivalry,
    pieces,
    places,
    planning,
    premonitions,
    prisoners,
    rivalry,
    setup,
    turns,
)
from .advice import gains
from .data import PROVENANCE
from .options import OPTIONS, Settings, why_not_setup
from .scoring import invariants, outcome, rival_score, score
from .state import is_rivalry
from .unseen import determinize
from .view import holdings, view

RULES = collect(
    setup,
    ages,
    planning,
    cycles,
    turns,
    arriving,
    places,
    premonitions,
    contests,
    combat,
    pieces,
    chains,
    decks,
    effects,
    rivalry,
    duels,
    corruption,
    prisoners,
)

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
    "nothing_chosen": "7.3",
    "gained": "2.1",
    "greatness_lost": "2.2",
    "paid": "2.1",
    "chronos_scored": "5.4",
    "combat_ended": "6.2",
    "drew_unseen": "2.5",
    "turn_ended": "9.1",
    "planned": "9.2",
    "arrogance_laid": "8.3",
    "arrogance_flipped": "8.3",
    "duel_began": "9.4",
    "row_opened": "9.4",
    "duel_ended": "9.4",
    "disputed": "9.5",
    "corrupted": "10.2",
    "corruption_revealed": "10.2",
    "bargained": "10.3",
    "corruption_drawn": "10.4",
    "tempted": "10.4",
    "descended_to_tartarus": "10.3",
    "prisoner_freed": "10.5",
    "prisoner_met": "10.6",
    "imprisoned": "10.6",
    "guilty": "10.7",
    "absolved": "10.7",
}


def sides(s) -> tuple[int, ...]:
    """[1.2] All players are one side; in rivalry each plays alone [9]."""
    return each_alone(s) if is_rivalry(s) else (0,) * len(s.players)


def judge_of(s):
    """The module that judges positions of this kind of match."""
    return judgement_rivalry if is_rivalry(s) else judgement


def appraise(s, seat: int) -> dict[str, int]:
    return judge_of(s).appraise(s, seat)


def prospects(s) -> list[int]:
    return judge_of(s).prospects(s)


def habit(s):
    return judgement_rivalry.habit(s) if is_rivalry(s) else habits.habit(s)


game = Game(
    name="hybris",
    version=5,
    seats=(1, 2, 3, 4),
    options=OPTIONS,
    tables=(
        Table(1),
        Table(2),
        Table(3),
        Table(4),
        Table(1, {"olympian1": "hermes", "new_cards": True}),
        Table(3, {"olympian1": "hermes", "new_cards": True, "new_premonitions": True, "severity": "severe"}),
        Table(2, {"mode": "rivalry"}),
        Table(4, {"mode": "rivalry", "olympian2": "hermes", "new_cards": True}),
        Table(3, {"mode": "rivalry", "tartarus": True, "olympian1": "hermes", "new_premonitions": True}),
    ),
    rivals=("chronos",),
    credits=Credits("Hybris: Disordered Cosmos", "Damien Chauveau", "Aurora Game Studio", 2021),
    provenance=PROVENANCE,
    events=EVENTS,
    rules=RULES,
    setup=setup_by(setup.lay_out, Settings, RULES),
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
    iterations={"hard": (50, 30, 30, 100), "expert": (1000,)},  # the last against Chronos
    playout=(12, 24, 48, 6),
    route=None,
    invariants=invariants,
)
