"""The course of a round [3], and the end of the game [3.7]."""

from ..chance import reveal
from ..course import step, tell, then
from .data import PEOPLES
from .effects import FIRST_GRANT
from .options import BY_STATE
from .planning import plan_all
from .purchase import purchases
from .quests import trigger
from .resolution import open_temples
from .state import EMPTY, ENDS, LADDER, LAST_ROUND, ladder_half, max_rounds


@step
def game_round(s):
    """[3] Everybody plans, the columns are resolved, everybody buys."""
    s.round += 1
    s.open = s.column = 0
    s.bonus = [0] * len(s.tokens)
    s.added = ()
    s.winners = s.finished = (EMPTY,) * len(s.quests)
    for p in s.players:
        p.last, p.plan = p.plan, ()
        p.used = ()
        p.owned = tuple(card for card in p.owned if card < FIRST_GRANT)
    tell(s, "round_began", round=s.round)
    then(s, plan_all)
    then(s, open_temples)
    then(s, purchases)
    then(s, round_end)


@step
def round_end(s):
    """[3.7] Has one of the reasons come up to end the game?"""
    half = ladder_half(s)
    if s.options.ladder_end == BY_STATE and any(abs(s.ladder[people]) == half for people in s.peoples):
        trigger(s, LADDER, "ladder")
    if s.round == max_rounds(s):
        trigger(s, LAST_ROUND, "rounds")
    if s.ends:
        then(s, final_scoring)
    else:
        then(s, game_round)


@step
def final_scoring(s):
    """[3.8] The objectives are shown."""
    for seat, p in enumerate(s.players):
        tell(s, "objectives_shown", seat=seat, favoured=PEOPLES[p.favoured], unfavoured=PEOPLES[p.unfavoured])
    reveal(s)
    tell(s, "game_ended", reasons=[name for bit, name in ENDS.items() if s.ends & bit])
