"""The random number generator: reproducible, evenly distributed, and independent between seeds."""

from collections import Counter

import pytest

from pyengine.chance import MODULUS, MULTIPLIER, Dice, below, draw, mixed, reveal, shuffle
from pyengine.match import SEED_LIMIT

SIZES = (2, 3, 4, 5, 6, 7, 12, 13, 40, 44, 52)


def surplus(counts: list[int]) -> float:
    """Chi-squared of a uniform distribution, in standard deviations above its mean."""
    cells, expected = len(counts), sum(counts) / len(counts)
    chi_squared = sum((count - expected) ** 2 for count in counts) / expected
    return (chi_squared - (cells - 1)) / (2 * (cells - 1)) ** 0.5


def even(values, cells: int) -> bool:
    """Are numbers below `cells` uniformly distributed?"""
    counted = Counter(values)
    return abs(surplus([counted[cell] for cell in range(cells)])) < 5


# --- fixed vectors, valid for any implementation of the generator ------------------------------------------

FIRST_STATES = {
    0: 2,
    1: 18095788954,
    2: 1832888121,
    7: 31600644089,
    4294967296: 27245531708,
    9007199254740991: 17962586473,
}
FIRST_NUMBERS = [0, 0, 2, 3, 3, 1, 0, 1, 6, 6, 7, 5, 6, 11, 13, 4, 0, 2, 7, 9, 2, 9, 13, 18]


def test_the_first_state_of_some_seeds():
    assert {seed: mixed(seed) for seed in FIRST_STATES} == FIRST_STATES


def test_the_first_numbers_of_a_seed():
    dice = Dice(7)
    assert [below(dice, n) for n in range(1, 25)] == FIRST_NUMBERS


def test_a_shuffle_and_some_draws():
    dice, items = Dice(7), list(range(10))
    shuffle(dice, items)
    assert items == [5, 9, 0, 4, 6, 7, 2, 8, 1, 3]
    assert [draw(dice, items) for _ in range(5)] == [2, 9, 7, 5, 4]
    assert items == [3, 1, 0, 8, 6]


# --- the generator itself ----------------------------------------------------------------------------------


def test_every_state_but_0_comes_before_any_comes_again():
    """MULTIPLIER is a primitive root of the prime MODULUS."""
    factors, rest = set(), MODULUS - 1
    for prime in range(2, 200_000):
        while rest % prime == 0:
            factors.add(prime)
            rest //= prime
    assert rest == 1 or (rest > 1 and all(rest % d for d in range(2, int(rest**0.5) + 1)))
    factors |= {rest} - {1}
    assert pow(MULTIPLIER, MODULUS - 1, MODULUS) == 1
    assert all(pow(MULTIPLIER, (MODULUS - 1) // factor, MODULUS) != 1 for factor in factors)


def test_products_are_exact_in_languages_that_count_in_doubles():
    assert (MODULUS - 1) * MULTIPLIER < 2**53


def test_the_first_state_is_never_0():
    for seed in [*range(-1000, 1000), SEED_LIMIT - 1, 2**32, 2**64, -(2**70)]:
        assert 0 < mixed(seed) < MODULUS


# --- evenness ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", SIZES)
def test_numbers_are_even(n):
    dice = Dice(n)
    assert even((below(dice, n) for _ in range(1000 * n)), n)


@pytest.mark.parametrize("n", SIZES)
def test_pairs_of_numbers_are_even(n):
    dice = Dice(n)
    assert even((below(dice, n) * n + below(dice, n) for _ in range(30 * n * n)), n * n)


@pytest.mark.parametrize("apart", [1, 2, 3, 1000, 2**16, 2**31, 2**32, 2**40])
@pytest.mark.parametrize("n", [2, 6, 13])
def test_seeds_that_lie_near_each_other_have_nothing_in_common(n, apart):
    """The pairs of first numbers of two seeds are evenly distributed, and so are the pairs of second numbers."""
    for skipped in (0, 1):
        pairs = []
        for seed in range(40 * n * n):
            one, other = Dice(seed), Dice(seed + apart)
            for _ in range(skipped):
                below(one, n), below(other, n)
            pairs.append(below(one, n) * n + below(other, n))
        assert even(pairs, n * n)


def test_seeds_rarely_share_their_first_state():
    assert len({mixed(seed) for seed in range(10_000)}) > 9_990
    assert len({mixed(seed << 32) for seed in range(10_000)}) > 9_990


def test_every_order_comes_out_of_a_shuffle_equally_often():
    orders = Counter()
    dice = Dice(3)
    for _ in range(24 * 500):
        items = [0, 1, 2, 3]
        shuffle(dice, items)
        orders[tuple(items)] += 1
    assert len(orders) == 24 and abs(surplus(list(orders.values()))) < 5


def test_the_first_two_of_a_shuffle_are_even_over_seeds():
    pairs = []
    for seed in range(6000):
        items = list(range(6))
        shuffle(Dice(seed), items)
        pairs.append(items[0] * 6 + items[1])
    counted = Counter(pairs)
    assert abs(surplus([counted[one * 6 + other] for one in range(6) for other in range(6) if one != other])) < 5


def test_everything_is_drawn_equally_often():
    drawn = []
    for seed in range(5200):
        drawn.append(draw(Dice(seed), list(range(52))))
    assert even(drawn, 52)


# --- what is drawn, and luck -------------------------------------------------------------------------------


def test_drawing_takes_one_thing_out_and_leaves_the_others():
    dice, pile = Dice(1), [5, 5, 6, 7]
    drawn = [draw(dice, pile) for _ in range(4)]
    assert sorted(drawn) == [5, 5, 6, 7] and pile == []


def test_shuffling_loses_nothing():
    for length in range(6):
        items = list(range(length))
        shuffle(Dice(9), items)
        assert sorted(items) == list(range(length))


def test_every_use_of_chance_and_every_reveal_raises_luck():
    dice = Dice(1)
    below(dice, 6)
    assert dice.luck == 1
    draw(dice, [1, 2])
    assert dice.luck == 2
    shuffle(dice, [1, 2, 3])
    assert dice.luck == 4
    state = dice.rng
    reveal(dice)
    assert dice.luck == 5 and dice.rng == state
