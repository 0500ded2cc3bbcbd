"""What the shared tests know of Hybris."""

from facts import Facts, PageFacts, Race
from hidden import ELSEWHERE
from pyengine.hybris.conflicts import CONFLICT_IDS, IS_COLISEUM
from pyengine.hybris.data import FIRST_CITY
from pyengine.hybris.data_cards import PREMONITIONS
from pyengine.hybris.grammar import HERO, SPARK
from pyengine.hybris.judgement_rivalry import worths
from pyengine.hybris.state import FALLEN, KINDS_OF_PIECES, RESERVE
from pyengine.hybris.tartarus import CORRUPTION_IDS

HERMES = 4
NONE = -1


class Hidden:
    """In a match against Chronos everything lies open but what chance will bring. In rivalry hands, Premonitions,
    tokens and rows that lie face down are hidden, and in Tartarus the Corruption card put back on the deck."""

    secrets = frozenset([*CONFLICT_IDS, *PREMONITIONS, *CORRUPTION_IDS])
    printed = ()

    @staticmethod
    def pools(s, seat):
        if not is_rivalry(s):
            return []
        others = [other for other in range(len(s.players)) if other != seat]
        return [
            coliseum(s, seat, others),
            premonitions(s, seat, others),
            corruption(s, seat),
            *(deck_of(s, other) for other in others),
            *(tokens(s, other) for other in others),
            *rows(s, others),
        ]

    @staticmethod
    def seen(s, seat):
        if not is_rivalry(s):
            return Hidden.secrets
        cards, visions = list(s.arena_discard), list(s.oracle_discard)
        for other, p in enumerate(s.players):
            cards += p.discard + p.wards
            if other == seat:
                cards, visions = cards + p.hand, visions + p.premonitions
        for fight in s.combats:
            cards += fight.row + fight.foe_row
        return (
            {CONFLICT_IDS[card] for card in cards} | {PREMONITIONS[card] for card in visions} | corruption_seen(s, seat)
        )

    @staticmethod
    def passed(before, after):
        """Whose discard pile was made a deck again has shown what came to it before."""
        found = set()
        for p, q in zip(before.players, after.players):
            if len(q.discard) < len(p.discard):
                found |= {CONFLICT_IDS[card] for card in p.hand + p.discard + q.deck}
        if len(after.oracle_discard) < len(before.oracle_discard):
            found |= set(PREMONITIONS)
        if len(after.corruption_discard) < len(before.corruption_discard):
            found |= set(CORRUPTION_IDS)
        if len(after.arena_discard) < len(before.arena_discard):
            found |= {name for card, name in enumerate(CONFLICT_IDS) if IS_COLISEUM[card]}
        return found


def is_rivalry(s) -> bool:
    return bool(s.options.mode)


def is_hermes(s, seat) -> bool:
    """He knows what he has put under a deck."""
    return seat is not None and s.players[seat].olympian == HERMES


def coliseum(s, seat, others) -> dict:
    pool = {
        f"of the Coliseum, {other}": [card for card in s.players[other].hand if IS_COLISEUM[card]] for other in others
    }
    below = {} if is_hermes(s, seat) else {"under the Coliseum's": list(s.arena_under)}
    return pool | below | {"the Coliseum's": list(s.arena)}


def premonitions(s, seat, others) -> dict:
    pool = {f"Premonitions of {other}": list(s.players[other].premonitions) for other in others}
    below = {} if is_hermes(s, seat) else {"under the Oracle's": list(s.oracle_under)}
    return pool | below | {"the Oracle's": list(s.oracle)}


def deck_of(s, other) -> dict:
    p = s.players[other]
    return {
        f"hand of {other}": [card for card in p.hand if not IS_COLISEUM[card]],
        f"under the deck of {other}": list(p.under),
        f"deck of {other}": list(p.deck),
    }


def corruption(s, seat) -> dict:
    if not s.options.tartarus:
        return {}
    pool = {"Corruption deck": list(s.corruption)}
    knows = seat is not None and s.corruption_seen >> seat & 1
    if s.corruption_top != NONE and not knows:
        pool["on the Corruption deck"] = [s.corruption_top]
    if not is_hermes(s, seat):
        pool["under the Corruption deck"] = list(s.corruption_under)
    if s.offered and s.agenda[-1][1] != seat:
        pool["drawn"] = s.offered[1 if knows else 0 :]
    return pool


def corruption_seen(s, seat) -> set[str]:
    """The Corruption cards that lie open to a seat."""
    cards = s.corruption_discard + [card for p in s.players for card in p.corrupted]
    if seat is not None and s.corruption_seen >> seat & 1:
        cards = cards + [s.corruption_top] * (s.corruption_top != NONE)
    if s.offered and s.agenda[-1][1] == seat:
        cards = cards + s.offered
    return {CORRUPTION_IDS[card] for card in cards}


def tokens(s, other) -> dict:
    """Any token that doesn't lie open; while tokens are laid, also none. They are named twice then, for of a single
    thing it is asked how often each comes, and not all come equally often."""
    p = s.players[other]
    hidden = [f for f in range(1, len(p.token)) if not p.shown >> f & 1]
    laying = {(entry[1], entry[2]) for entry in s.agenda if entry[0] == "lay_token"}
    stock = [0, 1, 2, 3, 4, 5, 6, 6, 6] + [7] * s.options.tartarus
    if laying:
        laid = [f for f in hidden if p.where[f] == RESERVE and (other, f) not in laying]
        return {f"token of {other} under {f}": [p.token[f]] * 2 for f in laid} | {ELSEWHERE: [NONE, *stock]}
    for token in p.token:
        if token != NONE:
            stock.remove(token)
    return {f"token of {other} under {f}": [p.token[f]] for f in hidden if p.token[f] != NONE} | {"stock": stock}


def rows(s, others) -> list[dict]:
    """Rows that lie face down: cards of the hand, or none."""
    if not s.combats:
        return []
    fight = s.combats[-1]
    pools = []
    for other, row in ((fight.seat, fight.sealed), ((fight.foe - 13) // 12, fight.foe_sealed)):
        if other in others and row:
            hand = sorted(set(s.players[other].hand))
            pools.append({f"row of {other}": [*row, NONE], ELSEWHERE: [NONE, *hand]})
    return pools


def enrich(s) -> None:
    """Every player gets what buys pieces and technologies, two crafted ones, an empty tile and two fallen Heroes;
    Intensity runs out sooner. In rivalry the Olympians stand in cities, where they may contest what is deployed."""
    for seat, p in enumerate(s.players):
        if is_rivalry(s):
            p.where[0] = FIRST_CITY + seat
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
    modes={
        "rivalry": (2, {"mode": "rivalry"}, 367),
        "tartarus": (3, {"mode": "rivalry", "tartarus": True, "olympian1": "hermes"}, 330),
    },
    scenarios=126,
    duels=8,
    duel_options={"mode": "rivalry"},
    worths=worths,
    specialists={
        "points now": {"points": 300},
        "hoard": {"assets": 250},
        "fights": {"combat": 400},
        "peace": {"combat": 20},
        "spite": {"rivals": 300},
    },
    race=Race(games=40, plies=4, choices=1.5),
    page=PageFacts(
        told=24,
        short=("uniform", 16),
        composed=r"action\.keep\.CO\d\d|decision\.lay_card\.only\.stand",
        uncited={
            "0": "summary of an Age, which cites the other sections",
            "1": "introduction: what the game is about",
            "2": "heading of 2.1 to 2.7",
            "5": "heading of 5.1 to 5.9",
            "8": "heading of 8.1 to 8.5, and how hard the Olympians are",
        },
        moments={
            "pillars": "take_pillar",
            "planning": "program",
            "turn": "turn",
            "moving": "move",
            "olympus": "at_olympus",
            "chronos": "answer_chronos",
            "fight": "fight_on",
            "contest": "offer_card",
            "pieces": "free_piece",
            "effect": "choose",
        },
        moments_seed=3,
        rare={"contest": 826},
        clicks=30,
        hides="rivalry",
    ),
)
