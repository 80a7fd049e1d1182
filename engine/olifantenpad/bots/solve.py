"""Mixtures of plans: regret matching in whole numbers, the same on every machine."""

from __future__ import annotations

from collections.abc import Generator

import numpy as np
import numpy.typing as npt

from engine.chance import Chance
from engine.olifantenpad.bots.ground import Ints, Longs

WHOLE = 1 << 16
"""The sum of a mixture's shares, but for rounding."""
_SLICE = 100  # rounds between two yields


def mixtures(
    mine: Ints, theirs: Ints, naive: Longs, trust: int, rounds: int
) -> Generator[None, None, tuple[Longs, Longs]]:
    """Mixtures of the rows, who want much of `mine`, and of the columns, much of `theirs`.

    Regret matching+ with averages that weigh later rounds more. The rows reckon that
    with `trust` hundredths the columns play `naive` (shares) instead.
    """
    # Whole numbers below 2**53: exact, and faster to multiply.
    pay, due = mine.astype(np.float64), theirs.astype(np.float64)
    regrets = [np.zeros(side, np.int64) for side in pay.shape]
    sums = [np.zeros(side, np.int64) for side in pay.shape]
    columns = shared(regrets[1])
    for number in range(1, rounds + 1):
        if number % _SLICE == 0:
            yield
        faced = ((100 - trust) * columns + trust * naive) // 100
        rows = _matched(regrets[0], pay @ faced.astype(np.float64))
        columns = _matched(regrets[1], rows.astype(np.float64) @ due)
        sums[0] += number * rows
        sums[1] += number * columns
    return shared(sums[0]), shared(sums[1])


def _matched(regret: Longs, gains: npt.NDArray[np.float64]) -> Longs:
    """The mixture after one more round, whose gains (times WHOLE) the regrets take in."""
    gain = np.floor(gains / WHOLE).astype(np.int64)
    mean = int((shared(regret) * gain).sum(dtype=np.int64)) // WHOLE
    np.maximum(regret + gain - mean, 0, out=regret)
    return shared(regret)


def shared(weights: Longs) -> Longs:
    """Weights of 64 bits as shares of WHOLE; equal ones where all are 0."""
    total = int(weights.sum(dtype=np.int64))
    if total == 0:
        return np.full(len(weights), WHOLE // len(weights), np.int64)
    return weights * WHOLE // total


def drawn(shares: Longs, chance: Chance) -> int:
    """A number drawn by its share."""
    bounds = np.cumsum(shares, dtype=np.int64)
    return int(np.searchsorted(bounds, chance.below(int(bounds[-1])), side="right"))
