"""What the shared tests know of Vigil, a game for the tests alone."""

from facts import Facts
from hidden import ELSEWHERE


class Hidden:
    secrets = frozenset()
    printed = ()

    @staticmethod
    def pools(s, seat):
        if s.open:
            return []
        sides = [other % 2 if s.options.sides else 0 for other in range(len(s.players))]
        return [
            {f"lamp {number} of {other}": [gate], ELSEWHERE: [0, 1, 2]}
            for other, p in enumerate(s.players)
            if seat is None or sides[other] != sides[seat]
            for number, gate in enumerate(p.lamps)
        ]

    @staticmethod
    def seen(s, seat):
        return set()

    @staticmethod
    def passed(before, after):
        return set()


FACTS = Facts(hidden=Hidden, playthroughs={}, scenarios=None, duels=0)
