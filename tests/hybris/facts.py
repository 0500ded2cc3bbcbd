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


def brought(term: str, args: dict, before, after, seat: int, told: list) -> bool:
    """Does the gain that a hint names show in two views of the seat?"""
    if term == "programmed":
        return token_of(before, seat, args["figure"]) is None and token_of(after, seat, args["figure"]) == args["place"]
    return counted(term, after, seat) - counted(term, before, seat) == args["count"]


def token_of(view: dict, seat: int, figure: str) -> str | None:
    return next(each["token"] for each in view["players"][seat]["figures"] if each["id"] == figure)


def counted(term: str, view: dict, seat: int) -> int:
    """What the table shows of a term."""
    p = view["players"][seat]
    on_tiles = {"sparks": "spark", "temples": "temple", "heroes": "hero", "prophets": "prophet"}
    if term in on_tiles:
        return -sum(tile["pieces"][on_tiles[term]] for tile in p["tiles"])
    match term:
        case "points":
            return p["score"]
        case "tiles":
            return sum(tile["unlocked"] for tile in p["tiles"])
        case "combats":
            return p["combats_won"]
        case "designed":
            return sum(each["seat"] == seat for each in view["line"])
        case "chains":
            return view["chronos"]["chains"]
        case "cards":
            return len(p["hand"])
    return len(p[term]) if isinstance(p[term], list) else p[term]


FACTS = Facts(
    hidden=Hidden,
    brought=brought,
    gifts=enrich,
    playthroughs={1: 3, 2: 3, 4: 3},
    scenarios=126,
    later=frozenset([26, *range(85, 89), *range(98, 115)]),  # Arrogance and Tartarus
    duels=0,
    race=Race(games=40, plies=1.5, choices=1.5),
    page=PageFacts(
        told=8,
        uncited={
            "0": "summary of an Age, which cites the other sections",
            "1": "introduction: what the game is about",
            "2": "heading of 2.1 to 2.6",
            "5": "heading of 5.1 to 5.9",
            "8": "heading of 8.1 to 8.5",
            "8.3": "how hard the Olympians are: a list",
        },
        moments={
            "pillars": "take_pillar",
            "planning": "program",
            "turn": "turn",
            "moving": "move",
            "olympus": "at_olympus",
            "chronos": "answer_chronos",
            "fight": "fight_on",
            "oracle": "at_oracle",
            "pieces": "free_piece",
            "effect": "choose",
        },
        moments_seed=3,
        clicks=20,
    ),
)
