"""Shares and Elo with 95 % intervals, from matches that were played on shared boards.

Matches on one board are no independent trials, so what counts as one is a board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from typing import NamedTuple

from engine.chance import Chance

_Z = 1.959964  # of the normal distribution, 95 % in the middle
_RESAMPLES = 400
_ROUNDS = 300
_CLOSE = 1e-7


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Board:
    """What the matches of one line-up came to on one board."""

    matches: int
    """How many were played on it: one for each rotation of the seats."""
    wins: Mapping[str, float]
    """By bot, matches won; a draw counts as equal parts among those who lead."""


def share(boards: Sequence[Board], name: str) -> Estimate:
    """The part of the matches that a bot won; (0.5, 0, 1) where there were none.

    The interval is Wilson's with the effective number of matches: as many as would
    vary as much as the boards do, but never more than were played. A bot that won or
    lost all counts the boards alone. Few boards widen it as Student's t does.
    """
    matches = sum(board.matches for board in boards)
    if not matches:
        return Estimate(0.5, 0.0, 1.0)
    value = sum(board.wins.get(name, 0.0) for board in boards) / matches
    count = _effective(boards, name, value, matches)
    return Estimate(value, *_wilson(value, count, _quantile(len(boards) - 1)))


def _effective(boards: Sequence[Board], name: str, value: float, matches: int) -> float:
    """How many independent matches would be as uncertain."""
    n = len(boards)
    errors = (board.wins.get(name, 0.0) - value * board.matches for board in boards)
    spread = sum(error**2 for error in errors) * n / max(1, n - 1) / matches**2
    if n < 2 or value in (0.0, 1.0):
        return n
    return min(matches, value * (1 - value) / spread) if spread > 0 else matches


def _wilson(value: float, count: float, z: float) -> tuple[float, float]:
    middle = (value + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(value * (1 - value) / count + z * z / (4 * count**2)) / (1 + z * z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def _quantile(freedom: int) -> float:
    """Student's t for 95 % in the middle, by its expansion round the normal distribution."""
    n, z = max(1, freedom), _Z
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)


def elo(lineups: Mapping[tuple[str, ...], Sequence[Board]]) -> dict[str, Estimate]:
    """Elo above the weakest bot, for the boards of every line-up (its names by seat).

    The strengths are those under which a bot wins a match as its part of all strengths
    at the table (Bradley and Terry; with more seats Luce); the intervals come from
    drawing the boards anew. One match drawn by all is added to every line-up, so that
    whoever won everything has a rating too.
    """
    rated = _ratings({lineup: _total(boards) for lineup, boards in lineups.items()})
    weakest = min(rated, key=lambda name: rated[name])
    draw = Chance("ratings", "resamples")
    tries = [_ratings(_resampled(lineups, draw)) for _ in range(_RESAMPLES)]
    above = {name: sorted(t[name] - t[weakest] for t in tries) for name in rated}
    cut = _RESAMPLES // 40
    return {
        name: Estimate(rated[name] - rated[weakest], values[cut], values[-1 - cut])
        for name, values in above.items()
    }


def _total(boards: Iterable[Board]) -> Board:
    wins: dict[str, float] = {}
    matches = 0
    for board in boards:
        matches += board.matches
        for name, won in board.wins.items():
            wins[name] = wins.get(name, 0.0) + won
    return Board(matches, wins)


def _resampled(
    lineups: Mapping[tuple[str, ...], Sequence[Board]], draw: Chance
) -> dict[tuple[str, ...], Board]:
    return {
        lineup: _total(boards[draw.below(len(boards))] for _ in boards)
        for lineup, boards in lineups.items()
    }


def _ratings(totals: Mapping[tuple[str, ...], Board]) -> dict[str, float]:
    """Elo by bot, 0 in the middle, by Hunter's steps towards the likeliest strengths."""
    names = {name for lineup in totals for name in lineup}
    won = dict.fromkeys(names, 0.0)
    for lineup, total in totals.items():
        for name in set(lineup):
            won[name] += total.wins.get(name, 0.0) + lineup.count(name) / len(lineup)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        before, strength = strength, _closer(strength, totals, won)
        if all(abs(strength[name] / before[name] - 1) < _CLOSE for name in names):
            break
    return {name: 400 * log10(value) for name, value in strength.items()}


def _closer(
    strength: Mapping[str, float],
    totals: Mapping[tuple[str, ...], Board],
    won: Mapping[str, float],
) -> dict[str, float]:
    met = dict.fromkeys(strength, 0.0)
    for lineup, total in totals.items():
        each = (total.matches + 1) / sum(strength[name] for name in lineup)
        for name in lineup:
            met[name] += each
    fresh = {name: won[name] / met[name] for name in strength}
    middle = 1.0
    for value in fresh.values():
        middle *= value ** (1 / len(fresh))
    return {name: value / middle for name, value in fresh.items()}
