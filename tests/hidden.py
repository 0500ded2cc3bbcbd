"""What is hidden in each game, and from whom, said a second time and in another way than the game says it.

`pools(s, seat)`: the things that lie where `seat` can't see them. A pool is {place: the things there}: all that the
seat can know of it is how many lie at each place, so things of one pool may be exchanged between its places.

`secrets` are the ids that may be secret, `seen(s, seat)` those of them that lie open to a seat, and
`passed(before, after)` those that everybody saw go by between two positions. `printed` are the parts of a view that
are printed somewhere and always the same: they name all ids, and tell nothing.
"""

from pyengine.panthalos.data import CALAMITIES, TILES, TITAN
from pyengine.pantheon.data import CARD_KINDS, HIGH


class Panthalos:
    secrets = frozenset([*TILES[TITAN:], *(calamity.id for calamity in CALAMITIES)])
    printed = ("calamities",)

    @staticmethod
    def pools(s, seat):
        titans = {"pile": list(s.titans)}
        for other, p in enumerate(s.players):
            if other != seat:
                unseen = stack(p)
                for tile in p.shown:
                    unseen.remove(tile)
                titans[f"stack of {other}"] = unseen
                titans[f"in the box from {other}"] = list(p.hidden)
        calamities = {f"calamity {n}": [tile] for n, tile in enumerate(s.calamities) if not is_known(s, n, seat)}
        return [titans, calamities]

    @staticmethod
    def seen(s, seat):
        tiles = [tile for p in s.players for tile in p.revealed + p.shown]
        if seat is not None:
            tiles += stack(s.players[seat])
        known = [CALAMITIES[tile].id for n, tile in enumerate(s.calamities) if is_known(s, n, seat)]
        return {TILES[tile] for tile in tiles} | set(known)

    @staticmethod
    def passed(before, after):
        return {TILES[tile] for tile in range(TITAN, len(TILES)) if after.box[tile] > before.box[tile]}


def stack(p) -> list[int]:
    """The titans a player holds, those picked out but not yet shown among them."""
    held = [tile for tile in range(TITAN, len(TILES)) for _ in range(p.tiles[tile])]
    return held + [tile for tile in p.chosen if tile >= TITAN]


def is_known(s, n, seat):
    everybody = (1 << len(s.players)) - 1
    return s.known[n] == everybody if seat is None else s.known[n] >> seat & 1


ELSEWHERE = "elsewhere"  # a place for things that might as well lie in the other one


class Nullgame:
    secrets = frozenset()
    printed = ()

    @staticmethod
    def pools(s, seat):
        return [
            {f"number of {other}": [number], ELSEWHERE: [1, 2, 3]}
            for other, number in enumerate(s.hidden)
            if other != seat
        ]

    @staticmethod
    def seen(s, seat):
        return set()

    @staticmethod
    def passed(before, after):
        return set()


class Pantheon:
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


HIDDEN = {"panthalos": Panthalos, "pantheon": Pantheon, "nullgame": Nullgame}


def may_vary(pool: dict, place: str) -> bool:
    """Could other things lie there, for all one can know? Only if one could be exchanged for another from elsewhere."""
    if place == ELSEWHERE:
        return False
    elsewhere = {thing for other, things in pool.items() if other != place for thing in things}
    return any(elsewhere - {thing} for thing in pool[place])
