"""What conditions and amounts count: the metrics of chain tracks, Premonitions and effects."""

from functools import cache

from .data import CHAINS_OF_A_TRACK, TRACK
from .grammar import AEGIS, FOLLOWERS, HERO, METRICS, PRAYERS, PROPHET, TEMPLE, Condition, Count, P
from .options import ALL_DEPLOYED
from .state import bits, figures_out, points_of, removed, sparks, unlocked

METRIC = {name: number for number, name in enumerate(METRICS)}


def _temples(s) -> int:
    return sum([bits(p.temples) for p in s.players])


# by metric: its value for a seat
MEASURES = {
    "aegis": lambda s, p: p.stock[AEGIS],
    "followers": lambda s, p: p.stock[FOLLOWERS],
    "prayers": lambda s, p: p.stock[PRAYERS],
    "vp_each": lambda s, p: points_of(p),
    "greatness": lambda s, p: p.greatness,
    "sparks_on_track": lambda s, p: sparks(p),
    "prayers_in_well": lambda s, p: s.well,
    "temples_in_mortal_world": lambda s, p: _temples(s),
    "temples_in_mortal_world_own": lambda s, p: bits(p.temples),
    "techs_deployed": lambda s, p: sum([len(other.deployed) for other in s.players]),
    "techs_deployed_own": lambda s, p: len(p.deployed),
    "techs_on_board": lambda s, p: len(p.crafted),
    "heroes_out": lambda s, p: figures_out(p, 1),
    "prophets_out": lambda s, p: figures_out(p, 2),
    "temples_removed": lambda s, p: removed(p, TEMPLE),
    "heroes_removed": lambda s, p: removed(p, HERO),
    "prophets_removed": lambda s, p: removed(p, PROPHET),
    "tiles_unlocked": lambda s, p: unlocked(p),
    "combats_won": lambda s, p: p.combats_won,
    "hand": lambda s, p: len(p.hand),
    "shackles": lambda s, p: p.shackles,
    "corruption_space": lambda s, p: p.corruption,
    "prisoners_owned": lambda s, p: s.owners.count(s.players.index(p)),
    "guilt": lambda s, p: p.guilt,
}
MEASURE = [MEASURES.get(name) for name in METRICS]
# metrics of the whole table, which are not added up over the players
SHARED = {METRIC["prayers_in_well"], METRIC["temples_in_mortal_world"], METRIC["techs_deployed"]}
VP_EACH = METRIC["vp_each"]


def holds_for(s, p, condition: Condition) -> bool:
    """Is a condition met by a player?"""
    value = MEASURE[condition.metric](s, p)
    return value >= condition.n if condition.least else value <= condition.n


def amount(s, n: int | Count, seat: int) -> int:
    """What an amount of an operation is for a seat. [8.2] Aether counts one's own deployed technologies, or all."""
    if type(n) is int:
        return len(s.players) if n == P else n
    p = s.players[seat]
    metrics = n.metrics
    if s.options.aether_counts == ALL_DEPLOYED:  # only Aether counts
        metrics = [ANYBODYS if metric == ONES_OWN else metric for metric in metrics]
    return sum(MEASURE[metric](s, p) for metric in metrics) // n.by


ONES_OWN, ANYBODYS = METRIC["techs_deployed_own"], METRIC["techs_deployed"]


def requirements(s, concept: int) -> list[tuple[int, int]]:
    """[5.2] (metric, number) of each kind of condition that is visible on a track."""
    return needs_of(concept, s.chains[concept], len(s.players))


@cache
def needs_of(concept: int, chains: int, seats: int) -> list[tuple[int, int]]:
    """[5.2] The same with so many chains and players."""
    visible = TRACK[concept][: CHAINS_OF_A_TRACK + 1 - chains]
    if visible[-1].metric == VP_EACH:
        return [(VP_EACH, visible[-1].n)]
    needs: dict[int, int] = {}
    for icon in visible:
        needs[icon.metric] = needs.get(icon.metric, 0) + icon.n + seats * icon.each
    return list(needs.items())


def had(s, metric: int) -> int:
    """[5.2] What the players have of a metric, together; of victory points the fewest that one has."""
    measure = MEASURE[metric]
    if metric in SHARED:
        return measure(s, s.players[0])
    values = [measure(s, p) for p in s.players]
    return min(values) if metric == VP_EACH else sum(values)
