"""How many fields each player may expect: what is nearest, as far as the sheep suffice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from engine.splits.bots.board import Bits, around, region

QUARTER = 4
"""Fields are told in quarters."""

_HANDED_ON = 3
"""Quarters of what a player's sheep do not suffice for that go to its rivals."""


def territory(
    free: Bits, live: Sequence[Bits], sizes: dict[Bits, int], width: int
) -> tuple[list[int], bool]:
    """By player the quarters of free fields to expect, and whether any region is contested.

    In each connected region of free fields a player expects those that it is nearest to, half
    of those that others are as near to, and at most the sheep that can come in. Where nobody
    contests anything, it is what each can reach at most, and nearly always will.
    """
    edges = [around(stacks, width) & free for stacks in live]
    nearest, shared = _shares(free, edges, width)
    expected, contested = [0] * len(live), False
    todo = reduce(or_, edges)
    while todo:
        area = region(todo & -todo, free, width)
        todo &= ~area
        border = around(area, width)
        sheep = [_spare(stacks & border, sizes) for stacks in live]
        if len(live) - sheep.count(0) > 1:
            contested = True
            _divide(expected, _within(area, nearest, shared), sheep)
        else:
            _take(expected, area.bit_count(), sheep)
    return expected, contested


def _within(area: Bits, nearest: list[Bits], shared: list[Bits]) -> list[int]:
    """By player the quarters of a region that it is nearest to, or as near as others."""
    return [
        QUARTER * (near & area).bit_count() + QUARTER // 2 * (both & area).bit_count()
        for near, both in zip(nearest, shared, strict=True)
    ]


def _spare(stacks: Bits, sizes: dict[Bits, int]) -> int:
    """How many sheep of some stacks may leave."""
    spare = 0
    while stacks:
        stack = stacks & -stacks
        spare += sizes[stack] - 1
        stacks ^= stack
    return spare


def _take(expected: list[int], fields: int, sheep: list[int]) -> None:
    for player, spare in enumerate(sheep):
        expected[player] += QUARTER * min(spare, fields)


def _shares(free: Bits, edges: list[Bits], width: int) -> tuple[list[Bits], list[Bits]]:
    """By player the free fields that it alone is nearest to, and those where others are too."""
    nearest, shared = [0] * len(edges), [0] * len(edges)
    rest, fronts = free, edges
    while True:
        reached = twice = 0
        for front in fronts:
            twice |= reached & front
            reached |= front
        if not reached:
            return nearest, shared
        for player, front in enumerate(fronts):
            nearest[player] |= front & ~twice
            shared[player] |= front & twice
        rest ^= reached
        fronts = [around(front, width) & rest for front in fronts]


def _divide(expected: list[int], shares: list[int], sheep: list[int]) -> None:
    """Adds each player's share of a region, capped by its sheep, and what others hand on."""
    spare = [
        QUARTER * count - share if count else -share
        for count, share in zip(sheep, shares, strict=True)
    ]
    able = [player for player, room in enumerate(spare) if room > 0]
    excess = -sum(room for room in spare if room < 0) * _HANDED_ON // QUARTER
    gift = excess // len(able) if able else 0
    for player, room in enumerate(spare):
        share = shares[player]
        expected[player] += share + (min(gift, room) if room > 0 else room)
