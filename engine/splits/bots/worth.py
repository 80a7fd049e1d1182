"""What a flock is worth to each player, from 0 (lost) to 1 (won), all together 1."""

from __future__ import annotations

from collections.abc import Sequence

from engine.splits.bots.board import Bits, Board
from engine.splits.bots.flock import OVER, Flock, winners
from engine.splits.bots.playout import Luck, playout
from engine.splits.bots.territory import QUARTER, territory

Worth = list[float]

_SOFTNESS = 3.0
"""By so many fields a player leads when its worth is half way from even to won."""

_PLAYED = 0.5
"""How much a playout counts beside the territory."""


def outcome(own: Sequence[Bits], width: int) -> Worth:
    """What the end of a match is worth: the winners share it."""
    first = winners(own, width)
    worth = [0.0] * len(own)
    for player in first:
        worth[player] = 1.0 / len(first)
    return worth


def guess(board: Board, flock: Flock, luck: Luck) -> Worth:
    """Half what territory promises, half what one playout brings.

    Where nothing is contested the territory alone tells who wins, unless it is even.
    """
    if flock.player == OVER:
        return outcome(flock.own, board.width)
    played = outcome(playout(board, flock, luck), board.width)
    if flock.placing:
        return played
    promised, sure = prospects(board, flock)
    if sure:
        return promised
    return [_PLAYED * a + (1 - _PLAYED) * b for a, b in zip(played, promised, strict=True)]


def prospects(board: Board, flock: Flock) -> tuple[Worth, bool]:
    """What territory promises, and whether it decides."""
    expected, contested = territory(flock.free, flock.live, flock.sizes, board.width)
    totals = [
        quarters + QUARTER * fields.bit_count()
        for quarters, fields in zip(expected, flock.own, strict=True)
    ]
    most = max(totals)
    if not contested and totals.count(most) == 1:
        return [float(total == most) for total in totals], True
    return _softened(totals), False


def _softened(totals: list[int]) -> Worth:
    """Each total against the best other one, squashed; then all made to add up to 1."""
    worth = []
    for player, total in enumerate(totals):
        lead = (total - max(totals[:player] + totals[player + 1 :])) / (QUARTER * _SOFTNESS)
        worth.append(0.5 + 0.5 * lead / (1.0 + abs(lead)))
    whole = 0.0
    for share in worth:  # one by one: `sum` of floats rounds otherwise since Python 3.12
        whole += share
    return [share / whole for share in worth]
