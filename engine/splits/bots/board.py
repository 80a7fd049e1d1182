"""The pasture as bits of one integer, so that a whole front spreads in six shifts."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.splits.hexes import Hex
from engine.splits.pasture import Pasture, outer_rim

Bits = int
"""A set of fields; a single field is a power of two."""


class Board(NamedTuple):
    """Where the fields of a pasture stand in an integer.

    Rows of `width` places one after another, each with a place to spare that is no pasture,
    so that a step across a row's end meets nothing.
    """

    width: int
    shifts: tuple[int, ...]
    """How far the six directions shift to the left; negative is to the right."""
    bit: dict[Hex, Bits]
    field: dict[Bits, Hex]
    fields: Bits
    rim: Bits
    """The outer rim, where stacks are placed."""


@lru_cache(maxsize=64)
def board_of(pasture: Pasture) -> Board:
    """The board of a pasture that is not empty."""
    left, top = min(q for q, _ in pasture), min(r for _, r in pasture)
    width = max(q for q, _ in pasture) - left + 2
    bit = {(q, r): 1 << (r - top + 1) * width + q - left + 1 for q, r in sorted(pasture)}
    shifts = (1, 1 - width, -width, -1, width - 1, width)
    field = {place: at for at, place in bit.items()}
    rim = sum(bit[at] for at in outer_rim(pasture))
    return Board(width, shifts, bit, field, sum(field), rim)


def around(fields: Bits, width: int) -> Bits:
    """All places beside a set of fields; some of them may be in it, or off the pasture."""
    over = width - 1
    sides = fields << 1 | fields >> 1 | fields << width | fields >> width
    return sides | fields << over | fields >> over


def region(start: Bits, within: Bits, width: int) -> Bits:
    """The fields of a set that are connected to some of it."""
    found = start
    while (wider := (found | around(found, width)) & within) != found:
        found = wider
    return found


def bits_of(fields: Bits) -> list[Bits]:
    """The single fields of a set, in order."""
    found = []
    while fields:
        found.append(fields & -fields)
        fields &= fields - 1
    return found
