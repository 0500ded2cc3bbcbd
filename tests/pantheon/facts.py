"""What the shared tests know of Pantheon."""

from facts import Facts, PageFacts, Race
from pyengine.chance import draw
from pyengine.pantheon.data import CARD_KINDS, HIGH, HIGHEST, IMMEDIATE
from pyengine.pantheon.judgement import worths
from pyengine.pantheon.state import set_rank


class Hidden:
    """Cards and demigods look alike, so their names tell nothing: all that is secret is how many of each lie where."""

    secrets = frozenset()
    printed = ()

    @staticmethod
    def pools(s, seat):
        cards, low, high = {"deck": list(s.deck)}, {"pile": list(s.low)}, {"pile": list(s.high)}
        pools = [cards, low, high]
        for other, p in enumerate(s.players):
            if other == seat:
                continue
            hand = unseen(p.hand, p.shown, 0, CARD_KINDS)
            if s.agenda and s.agenda[-1][1] == other and s.agenda[-1][0] in ("march", "shop", "settle", "offer"):
                pools.append({f"hand of {other}": hand})  # what is begun says that some of it can be paid
            else:
                cards[f"hand of {other}"] = hand
            low[f"before {other}"] = unseen(p.demigods, p.seen, 0, HIGH)
            high[f"before {other}"] = unseen(p.demigods, p.seen, HIGH, 7)
        return pools

    @staticmethod
    def seen(s, seat):
        return set()

    @staticmethod
    def passed(before, after):
        return set()


def unseen(held, seen, first, end) -> list[int]:
    return [kind for kind in range(first, end) for _ in range(held[kind] - seen[kind])]


def enrich(s) -> None:
    """Nearly all cards are in hands, all gods with players or on display; the first player's tiles are the best."""
    for number in range(len(s.deck) - 2):
        s.players[number % len(s.players)].hand[draw(s, s.deck)] += 1
    for number in range(len(s.money) - 2):
        s.players[number % len(s.players)].hand[s.money.pop()] += 1
    for number in range(len(s.god_pile)):
        god = draw(s, s.god_pile)
        if god in IMMEDIATE:
            s.gods.append(god)
        else:
            s.players[number % len(s.players)].gods[god] += 1
    if s.agenda[-1][0] != "raise_offering":  # who is to raise a tile needs one that can be raised
        for offering in range(4):
            set_rank(s, s.players[s.first], offering, HIGHEST)


def brought(term: str, args: dict, before, after, seat: int, told: list) -> bool:
    """Does the gain that a hint names show in two views of the seat, or in what was told? A count is the least."""
    p, q = before["players"][seat], after["players"][seat]
    count = {
        "points": lambda p: p["score"],
        "columns": lambda p: p["columns"]["board"],
        "feet": lambda p: p["feet"]["board"],
        "demigods": lambda p: p["demigod_count"],
        "ranks": lambda p: sum(p["offerings"].values()),
        "steps": lambda p: p["steps"]["own"],
        "reserve": lambda p: -p["feet"]["general"] - p["columns"]["general"],
        "cards": lambda p: p["hand_count"],
        "money": lambda p: sum(int(card[5:]) for card in p["hand"] if card.startswith("money")),
    }
    if term in count:
        return count[term](q) - count[term](p) >= args["count"]
    name = "god" if term == "god" else "loot"
    kind = "god_gained" if term == "god" else "loot_taken"
    return args[name] in [told_args[name] for each, _, told_args in told if each == kind]


FACTS = Facts(
    brought=brought,
    hidden=Hidden,
    gifts=enrich,
    most=4,
    playthroughs={2: 29, 3: 84, 4: 85},
    scenarios=99,
    duels=8,
    worths=worths,
    specialists={
        "points now": {"points": 400},
        "gods": {"gods": 300, "worship": 300},
        "columns": {"columns": 400, "position": 300},
        "money": {"money": 300, "cards": 200},
        "demigods": {"demigods": 400},
        "loot": {"position": 300, "steps": 200},
    },
    race=Race(games=20, plies=4, choices=2),
    page=PageFacts(
        told=16,
        short=("normal", 15),
        uncited={
            "1": "introduction: what the game is about",
            "2": "heading of 2.1 to 2.5",
            "2.1": "a list of what there is; nothing in it is done",
            "3": "heading of 3.1 to 3.14",
        },
        moments={
            "turn": "take_turn",
            "movement": "march",
            "following": "follow",
            "card": "draw_card",
            "purchase": "shop",
            "payment": "settle",
            "worship": "offer",
            "discard": "discard",
            "god": "acquire",
            "raise": "raise_offering",
        },
        moments_seed=9,
        clicks=30,
    ),
)
