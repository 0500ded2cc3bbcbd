"""Turns samples into a table: medians, ratios to the reference of the same run, and whether limits are met."""

from statistics import median
from typing import NamedTuple

GROSS = 2  # a ratio this many times worse than the stored one is a gross change


class Row(NamedTuple):
    """A line of the table. `most` and `least` limit the ratio to the reference, or the samples themselves if `alone`.

    For a time with an upper limit the shortest sample counts, because a busy computer only adds to it; for all other
    samples the median counts.
    """

    what: str
    sample: str
    unit: str
    reference: str | None = None
    most: float | None = None
    least: float | None = None
    alone: bool = False


def ratio(row: Row, samples: dict) -> float | None:
    """The median of the ratios of all rounds, or the ratio of the medians if the numbers of samples differ."""
    if row.reference is None:
        return None
    ours, theirs = samples[row.sample], samples[row.reference]
    if len(ours) == len(theirs):
        return median(one / other for one, other in zip(ours, theirs))
    return median(ours) / median(theirs)


def is_met(row: Row, samples: dict) -> bool | None:
    """Is the limit met? None if there is no limit."""
    ours = samples[row.sample]
    found = ratio(row, samples) if not row.alone else min(ours) if row.most else median(ours)
    if row.most is not None:
        return found <= row.most
    return None if row.least is None else found >= row.least


def best(row: Row, samples: dict) -> float:
    """The ratio of the best samples, which a busy computer affects least. Higher is better if the row has a `least`."""
    better = min if row.least is None else max
    return better(samples[row.sample]) / better(samples[row.reference])


def is_gross(row: Row, samples: dict, kept: float) -> bool:
    """Is the ratio of the best samples more than GROSS times worse than the stored one?"""
    worse = best(row, samples) / kept
    return (worse if row.least is None else 1 / worse) > GROSS


def line(row: Row, samples: dict) -> tuple[str, ...]:
    """The cells of a row."""
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
        {True: "ok", False: "missed", None: ""}[met],
    )


def number(value: float) -> str:
    """A number with three significant digits and thousands separators."""
    return f"{value:.0f}" if 100 <= value < 10_000 else f"{value:,.0f}" if value >= 10_000 else f"{value:.3g}"


def table(lines: list[tuple[str, ...]]) -> str:
    """Align lines of cells in columns: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*lines)]
    return "\n".join(
        "  ".join(
            word.ljust(width) if index == 0 else word.rjust(width)
            for index, (word, width) in enumerate(zip(words, widths))
        ).rstrip()
        for words in lines
    )
