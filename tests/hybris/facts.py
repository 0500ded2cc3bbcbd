"""What the shared tests know of Hybris."""

from facts import Facts, PageFacts, Race
from pyengine.hybris.grammar import HERO, SPARK
from pyengine.hybris.state import FALLEN, KINDS_OF_PIECES


class Hidden:
    """In a match against Chronos everything lies open but what chance will bring."""

    secrets = frozenset()
    printed = ()

    @staticmethod
    def pools(s, seat):
        return []

    @staticmethod
    def seen(s, seat):
        return set()

    @staticmethod
    def passed(before, after):
        return set()


def enrich(s) -> None:
    """Every player gets what buys pieces and technologies, two crafted ones, an empty tile and two fallen Heroes;
    Intensity runs out sooner."""
    for p in s.players:
        p.stock = [stock + 8 for stock in p.stock]
        p.crafted += [s.technologies.pop() for _ in range(2)]
        p.pieces[SPARK] = p.pieces[KINDS_OF_PIECES + HERO] = 0
        p.where[1] = p.where[2] = FALLEN
    s.intensity = [min(2, intensity) for intensity in s.intensity]


FACTS = Facts(
    hidden=Hidden,
    gifts=enrich,
    playthroughs={1: 3, 2: 3, 4: 3},
    scenarios=126,
    later=frozenset([26, *range(85, 89), *range(98, 115)]),  # Arrogance and Tartarus
    duels=0,
    race=Race(games=40, plies=1.5, choices=1.5),
    page=PageFacts(
        told=8,
        uncited={},
        moments={
            "pillars": "take_pillar",
            "planning": "program",
            "turn": "turn",
            "moving": "move",
            "olympus": "at_olympus",
            "chronos": "answer_chronos",
            "fight": "fight_on",
            "contest": "answer_contest",
            "pieces": "free_piece",
        },
        moments_seed=3,
        clicks=20,
    ),
)
