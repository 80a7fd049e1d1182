"""Every pair of two factors' values at least once; every combination under `test --all`."""

import os
from collections.abc import Mapping, Sequence
from itertools import combinations, product

Row = dict[str, str]
Pair = frozenset[tuple[str, str]]

ALL = os.environ.get("GRASVELD_ALL") == "1"


def pairwise(factors: Mapping[str, Sequence[str]]) -> list[Row]:
    """Return few rows, one value a factor, in which every two factors' values meet somewhere."""
    rows = [dict(zip(factors, values, strict=True)) for values in product(*factors.values())]
    if ALL:
        return rows
    missing = {pair for row in rows for pair in _pairs(row)}
    chosen = []
    while missing:
        best = max(rows, key=lambda row: len(missing & _pairs(row)))
        chosen.append(best)
        missing -= _pairs(best)
    return chosen


def named(row: Row) -> str:
    """Return a row's values, for the name of a test."""
    return "-".join(row.values())


def _pairs(row: Row) -> set[Pair]:
    return {frozenset(pair) for pair in combinations(row.items(), 2)}
