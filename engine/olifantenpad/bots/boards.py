"""Many boards of one hour at once: who has trodden what, and which ways that opens.

Arrays are laid out cells first, boards last, so that numpy runs along the boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from engine.olifantenpad.bots.ground import FAR, Flags, Ground, Ints, Line, Longs, Places
from engine.olifantenpad.bots.walks import Walks
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
    used = [max(1, int((w.count > 0).any(axis=1).sum(dtype=np.int32))) for w in walks]
    cell, number, count = (
        np.concatenate([getattr(w, part)[:most] for w, most in zip(walks, used, strict=True)])
        for part in ("cell", "number", "count")
    )
    walker = np.repeat(np.array(seats, np.int32), used)
    owner = np.broadcast_to(walker[:, None], cell.shape)
    if len(walks) > 1:
        cell, count, owner = _shared(ground, walker, cell, count, number)
    level = np.minimum(FIRM, ground.level[cell] + count).astype(np.int32)
    return Boards(cell, level, np.where(ground.level[cell] > 0, ground.owner[cell], owner))


def _shared(
    ground: Ground, walker: Ints, cell: Ints, count: Ints, number: Ints
) -> tuple[Ints, Ints, Ints]:
    """Each cell once, with all visits; the lowest step number owns it, a shared one nobody."""
    number = np.where(cell == ground.nowhere, _NEVER, number)
    owner = np.repeat(walker[:, None], cell.shape[1], axis=1)
    for early, late in combinations(range(len(cell)), 2):
        if walker[early] == walker[late]:
            continue
        same = np.flatnonzero((cell[early] == cell[late]) & (number[late] < _NEVER))
        mine, theirs = number[early, same], number[late, same]
        count[early, same] += count[late, same]
        owner[early, same] = np.where(theirs < mine, owner[late, same], owner[early, same])
        owner[early, same[theirs == mine]] = -1
        number[early, same] = np.minimum(mine, theirs)
        cell[late, same], number[late, same] = ground.nowhere, _NEVER
    return cell, count, owner


class Ways:
    """What the cells of some boards do to the ways between any two ends."""

    def __init__(self, ground: Ground, boards: Boards) -> None:
        self.ground = ground
        unused = boards.cell == ground.nowhere
        most = len(unused) - int(unused.sum(axis=0, dtype=np.int32).min(initial=len(unused)))
        # Sorted as one number, since nowhere is the last cell: the unused ones sink.
        packed = np.sort(boards.cell * 64 + boards.level * 8 + boards.owner + 1, axis=0)[:most]
        self.cell, self.level, self.owner = packed >> 6, packed >> 3 & 7, (packed & 7) - 1
        self.places = self.cell.astype(np.intp)
        self.price = ground.price[self.level]
        self.code = ground.code[4 * self.places + self.level]
        self.between = _closed(ground, self.places, self.price)

    def on_way(self, line: Line) -> Flags:
        """(K, P): which of a board's cells lie on a best way of the line."""
        ground, cell, between = self.ground, self.cell, self.between
        if not len(cell):
            return np.zeros(cell.shape, np.bool_)
        come = ground.gap[line.start].take(self.places, mode="clip") + self.price
        come = np.minimum(come, (come[:, None] + between).min(axis=0))
        go = ground.gap[line.target].take(self.places, mode="clip") + ground.enter[line.target]
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


def _closed(ground: Ground, cell: Places, price: Ints) -> Ints:
    """(K, K, P): the cost from one cell to another, entered ends and all, over the rest."""
    joined = cell[:, None] * len(ground.gap) + cell[None]
    between: Ints = np.minimum(ground.gap.take(joined, mode="clip") + price[None], FAR)
    for over in range(len(cell)):
        np.minimum(between, between[:, over, None] + between[over], out=between)
    return between
