"""Many boards of one hour at once: who has trodden what, and which ways that opens.

Arrays are laid out cells first, boards last, so that numpy runs along the boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.olifantenpad.bots.ground import FAR, Flags, Ground, Ints, Line, Longs
from engine.olifantenpad.bots.walks import Walks, mixed
from engine.olifantenpad.plans import STEPS
from engine.olifantenpad.position import FIRM

_NEVER = 9  # later than any step


@dataclass(frozen=True, slots=True)
class Boards:
    """P boards with up to K cells made cheaper on each; nowhere where fewer."""

    cell: Ints
    """(K, P): the cells, each once a board."""
    level: Ints
    """(K, P): their levels after the walks."""
    owner: Ints
    """(K, P): their owners after the walks, −1 for nobody."""


def trodden(ground: Ground, seats: Sequence[int], walks: Sequence[Walks]) -> Boards:
    """The boards on which those seats walk: board p has walk p of each ("A match" 3)."""
    cell = np.concatenate([w.cell for w in walks])
    count = np.concatenate([w.count for w in walks])
    walker = np.repeat(np.array(seats, np.int32), [len(w.cell) for w in walks])
    owner = np.broadcast_to(walker[:, None], cell.shape)
    if len(walks) > 1:
        number = np.concatenate([w.number for w in walks])
        cell, count, owner = _shared(ground, cell, count, number, owner)
    level = np.minimum(FIRM, ground.level[cell] + count).astype(np.int32)
    return Boards(cell, level, np.where(ground.level[cell] > 0, ground.owner[cell], owner))


def _shared(
    ground: Ground, cell: Ints, count: Ints, number: Ints, owner: Ints
) -> tuple[Ints, Ints, Ints]:
    """Each cell once, with all visits; the lowest step number owns it, a shared one nobody."""
    number = np.where(cell == ground.nowhere, _NEVER, number)
    cell, count, owner = cell.copy(), count.copy(), owner.copy()
    for early in range(len(cell)):
        for late in range(early + 1, len(cell)):
            if late // STEPS == early // STEPS:
                continue
            same = (cell[early] == cell[late]) & (number[late] < _NEVER)
            if not same.any():
                continue
            count[early] += np.where(same, count[late], 0)
            owner[early] = np.where(
                same,
                np.where(
                    number[late] < number[early],
                    owner[late],
                    np.where(number[late] == number[early], -1, owner[early]),
                ),
                owner[early],
            )
            number[early] = np.where(same, np.minimum(number[late], number[early]), number[early])
            cell[late] = np.where(same, ground.nowhere, cell[late])
            number[late] = np.where(same, _NEVER, number[late])
    return cell, count, owner


class Ways:
    """What the cells of some boards do to the ways between any two ends."""

    def __init__(self, ground: Ground, boards: Boards) -> None:
        fewest = int((boards.cell != ground.nowhere).sum(axis=0, dtype=np.int32).max(initial=0))
        order = np.argsort(boards.cell == ground.nowhere, axis=0, kind="stable")[:fewest]
        self.ground = ground
        self.cell = np.take_along_axis(boards.cell, order, axis=0)
        self.level = np.take_along_axis(boards.level, order, axis=0)
        self.owner = np.take_along_axis(boards.owner, order, axis=0)
        self.price = ground.price[self.level]
        self.code = mixed(self.cell.astype(np.int64) * 512 + self.price % 509)
        self.between = _closed(ground, self.cell, self.price)

    def on_way(self, line: Line) -> Flags:
        """(K, P): which of a board's cells lie on a best way of the line."""
        ground, cell, between = self.ground, self.cell, self.between
        if not len(cell):
            return np.zeros(cell.shape, np.bool_)
        come = ground.gap[line.start][cell] + self.price
        come = np.minimum(come, (come[:, None] + between).min(axis=0))
        go = ground.gap[line.target][cell] + ground.enter[line.target]
        go = np.minimum(go, (between + go[None]).min(axis=1))
        best = np.minimum((come + go).min(axis=0), base_cost(ground, line))
        on_way: Flags = (come + go == best) & (cell != ground.nowhere) & (best < FAR)
        return on_way

    def keys(self, on_way: Flags) -> Longs:
        """(P): a number for each set of such cells and their prices; 0 for none."""
        keys: Longs = np.where(on_way, self.code, 0).sum(axis=0, dtype=np.int64)
        return keys


def base_cost(ground: Ground, line: Line) -> int:
    """The line's cost before anybody walks; FAR where there is no way."""
    return min(FAR, int(ground.gap[line.start, line.target] + ground.enter[line.target]))


def _closed(ground: Ground, cell: Ints, price: Ints) -> Ints:
    """(K, K, P): the cost from one cell to another, entered ends and all, over the rest."""
    between: Ints = np.minimum(ground.gap[cell[:, None], cell[None]] + price[None], FAR)
    for over in range(len(cell)):
        np.minimum(between, between[:, over, None] + between[over], out=between)
    return between
