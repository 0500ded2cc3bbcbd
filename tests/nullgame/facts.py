"""What the shared tests know of the null game."""

from facts import Facts
from hidden import ELSEWHERE


class Hidden:
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


FACTS = Facts(hidden=Hidden, playthroughs={2: 1}, scenarios=None, duels=400)
