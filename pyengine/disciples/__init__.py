"""Pantheon (Guerric Fritzen, prototype of January 2018), for 2 to 6 players. Unofficial; restated in our own words.

data        what is printed on boards and cards; effects as data
options     readings, variants and wishes a table chooses before it begins
state       the state of a match, and facts that follow from it
effects     the interpreter of effects: what cards do
setup       peoples, gods, the drafts, the deal
rounds      the course of a round, the end
planning    plans laid face down; drafts made legal
resolution  the temples open; columns; bonuses that are asked for
quests      winning sides, the ladder, rewards, new quests
purchase    monuments, tools, disciples, and paying for them
scoring     score sheet, winner, conservation laws
view        what a seat may know, and dealing anew what it can't
plans       plans worth considering, mixed by chance
judgement   what a bot thinks of a position
advice      what a gesture brings, for hints

Rules: [2.3] Setup: peoples .1, gods .2, powers .3, tools .4, objectives .5, monuments .6, quests .7, start .8.
[2.4] Who may see what.  [3] A round: cells .1, planning .2, opening and repair .3, columns and bonuses .4 (resources
.4.1, initiative .4.2), a quest .5 (side .5.1, ladder .5.2, resolution card .5.3, score card .5.4, epilogue .5.5, new
quests .5.6, disciples that come and go .5.7), purchase .6 (monuments .6.1, tools .6.2, recruiting .6.3, paying .6.4),
end .7, final scoring .8.  [4] What cards do.
"""

from ..course import collect
from ..game import Credits, Game, Table, each_alone, no_rivals, setup_by
from ..prospects import by_lead
from . import planning, purchase, quests, resolution, rounds, setup
from .advice import gains
from .data import PROVENANCE
from .judgement import LEAD, OUTLOOK, appraise, habit, standing
from .options import OPTIONS, Settings, why_not_setup
from .plans import proposals
from .scoring import forecast, invariants, outcome, score
from .view import determinize, holdings, view

RULES = collect(setup, rounds, planning, resolution, quests, purchase)

EVENTS = {  # what is told, and the rule it belongs to
    "peoples_chosen": "2.3.1",
    "initiative_drawn": "2.3.2",
    "god_chosen": "2.3.2",
    "powers_offered": "2.3.3",
    "power_taken": "2.3.3",
    "tools_offered": "2.3.4",
    "tool_taken": "2.3.4",
    "tool_kept": "2.3.4",
    "objectives_dealt": "2.3.5",
    "objectives_open": "2.3.5",
    "market_laid": "2.3.6",
    "quest_laid": "2.3.7",
    "disciples_set": "2.3.8",
    "round_began": "3",
    "planned": "3.2",
    "opened": "3.3",
    "bonus_used": "3.4",
    "declined": "3.4",
    "gathered": "3.4.1",
    "initiative": "3.4.2",
    "unresolved": "3.5",
    "quest_won": "3.5.1",
    "people_moved": "3.5.2",
    "people_stays": "3.5.2",
    "ranked": "3.5.4",
    "quest_finished": "3.5.5",
    "side_strengthened": "3.5.5",
    "granted": "3.5.5",
    "slot_empty": "3.5.6",
    "bag_filled": "3.5.6",
    "gained": "4",
    "lost": "4",
    "no_disciple": "3.5.7",
    "built": "3.6.1",
    "market_filled": "3.6.1",
    "tool_built": "3.6.2",
    "recruited": "3.6.3",
    "paid": "3.6.4",
    "end_triggered": "3.7",
    "objectives_shown": "3.8",
    "game_ended": "3.8",
}


game = Game(
    name="disciples",
    version=2,
    seats=(2, 3, 4, 5, 6),
    options=OPTIONS,
    tables=(*(Table(seats) for seats in (2, 3, 4, 5, 6)), Table(3, {"beginner_peoples": True, "dealt_cards": True})),
    rivals=(),
    credits=Credits("Pantheon (Fritzen)", "Guerric Fritzen", "Prototype", 2018),
    provenance=PROVENANCE,
    events=EVENTS,
    rules=RULES,
    setup=setup_by(setup.lay_out, Settings, RULES),
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
    prospects=by_lead(standing, each_alone, LEAD, OUTLOOK),
    gains=gains,
    habit=habit,
    proposals=proposals,
    iterations={"hard": (100, 50), "expert": (4000,)},
    playout=(6,),
    route=None,
    invariants=invariants,
)
