"""How much the tests try: `--fast`, nothing said, or `--thorough`. `conftest.py` sets it before it collects tests."""

import pytest

FAST, PLAIN, THOROUGH = range(3)
chosen = PLAIN


def by_extent(fast, plain, thorough):
    """The first, second or third value, as the command line asks for."""
    return (fast, plain, thorough)[chosen]


def mostly(plain: list, more: list) -> list[pytest.param]:
    """The parameters of a thinned matrix: all of them, but those in `more` run with `--thorough` only."""
    values = [each if isinstance(each, tuple) else (each,) for each in more]
    return [*plain, *(pytest.param(*each, marks=pytest.mark.thorough) for each in values)]
