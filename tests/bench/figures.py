"""Samples become a table: medians, ratios to the reference of the same run, and whether that is what is wanted."""

from statistics import median
from typing import NamedTuple

GROSS = 2  # so many times worse than the ratio kept in the repository is a gross change


class Row(NamedTuple):
    """A line of the table. `most` and `least` are wanted of the ratio, or, where `alone`, of the samples themselves.

    Of a time that is to be below a limit the shortest sample counts: a busy computer only adds to it. Of everything else
    the median does.
    """

    what: str
    sample: str
    unit: str
    reference: str | None = None
    most: float | None = None
    least: float | None = None
    alone: bool = False


def ratio(row: Row, samples: dict) -> float | None:
    """The median of the ratios of each round, or where they aren't as many the ratio of the medians."""
    if row.reference is None:
        return None
    ours, theirs = samples[row.sample], samples[row.reference]
    if len(ours) == len(theirs):
        return median(one / other for one, other in zip(ours, theirs))
    return median(ours) / median(theirs)


def is_met(row: Row, samples: dict) -> bool | None:
    """Is what is wanted there? None where nothing is."""
    ours = samples[row.sample]
    found = ratio(row, samples) if not row.alone else min(ours) if row.most else median(ours)
    if row.most is not None:
        return found <= row.most
    return None if row.least is None else found >= row.least


def best(row: Row, samples: dict) -> float:
    """The ratio of the best samples, which a busy computer changes least. More is better where a row has a `least`."""
    better = min if row.least is None else max
    return better(samples[row.sample]) / better(samples[row.reference])


def is_gross(row: Row, samples: dict, kept: float) -> bool:
    """Is the ratio of the best samples so much worse than the one that was kept?"""
    worse = best(row, samples) / kept
    return (worse if row.least is None else 1 / worse) > GROSS


def line(row: Row, samples: dict) -> tuple[str, ...]:
    """What the table says of a row."""
    ours, found, met = samples[row.sample], ratio(row, samples), is_met(row, samples)
    wanted = (
        ""
        if met is None
        else f"{'<=' if row.most is not None else '>='} {number(row.most if row.most is not None else row.least)}"
        + (f" {row.unit}" if row.alone else " x")
    )
    return (
        row.what,
        f"{number(median(ours))} {row.unit}",
        number(min(ours)),
        "" if found is None else f"{found:.2f} x",
        wanted,
        {True: "ok", False: "too slow", None: ""}[met],
    )


def number(value: float) -> str:
    """Three digits that count, and thousands set apart."""
    return f"{value:.0f}" if 100 <= value < 10_000 else f"{value:,.0f}" if value >= 10_000 else f"{value:.3g}"


def table(lines: list[tuple[str, ...]]) -> str:
    """Lines of words in columns, the first one to the left."""
    widths = [max(map(len, column)) for column in zip(*lines)]
    return "\n".join(
        "  ".join(
            word.ljust(width) if index == 0 else word.rjust(width)
            for index, (word, width) in enumerate(zip(words, widths))
        ).rstrip()
        for words in lines
    )
