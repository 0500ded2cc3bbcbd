"""Chance: one integer in the state, and the functions that use it.

The generator is L'Ecuyer's multiplicative one of 35 bits (Mathematics of Computation 68, 1999, table 2).
Products stay below 2**53, so the same sequence can be had in any language; a seed is mixed first, for
neighbouring raw seeds would give related sequences.

Everything here works on any object with the two attributes `rng` and `luck`. `luck` counts what can't be
taken back: a use of chance, a secret that came to light, or something laid face down.
"""

MODULUS = 34359738337
MULTIPLIER = 200105


class Dice:
    """A generator of one's own, for bots and tests: games keep theirs in the state."""

    __slots__ = ("rng", "luck")

    def __init__(self, seed: int):
        self.rng = mixed(seed)
        self.luck = 0


def mixed(seed: int) -> int:
    """The first state of the generator for any integer seed; never 0."""
    word = seed & 0xFFFFFFFF ^ _mix32(seed >> 32 & 0xFFFFFFFF)
    low = _mix32(word)
    high = _mix32(word + 0x9E3779B9 & 0xFFFFFFFF)
    return (low * 8 + (high & 7)) % MODULUS or 1


def _mix32(x: int) -> int:
    x ^= x >> 16
    x = x * 0x21F0AAAD & 0xFFFFFFFF
    x ^= x >> 15
    x = x * 0x735A2D97 & 0xFFFFFFFF
    return x ^ x >> 15


def reseed(s, dice) -> None:
    """Give a copy of a state a future of its own, drawn from `dice`; its `luck` stays."""
    s.rng = below(dice, MODULUS - 1) + 1


def below(s, n: int) -> int:
    """A number from 0 to n - 1."""
    s.luck += 1
    s.rng = number = s.rng * MULTIPLIER % MODULUS
    return number % n


def draw(s, pile: list[int]) -> int:
    """Take one item out of a pile that lies in no order. The pile must not be empty."""
    index = below(s, len(pile))
    item = pile[index]
    pile[index] = pile[-1]
    pile.pop()
    return item


def shuffle(s, items: list) -> None:
    """Bring a list into random order, in place (Fisher and Yates, from the top)."""
    for index in range(len(items) - 1, 0, -1):
        other = below(s, index + 1)
        items[index], items[other] = items[other], items[index]


def reveal(s) -> None:
    """A secret has come to light: what went before can't be taken back freely."""
    s.luck += 1


def seal(s) -> None:
    """Something was laid face down for good: taking it back freely would be a second try. Call it in the last ply of a
    secret plan (`course.decision`); it uses no chance."""
    s.luck += 1
