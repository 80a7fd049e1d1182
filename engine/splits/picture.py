"""The pasture in coloured text."""

from __future__ import annotations

from engine.splits.hexes import Hex, write_hex
from engine.splits.position import Position, Stack

_GRASS, _SEATS = "48;5;107;30", ("41;97", "44;97", "45;97", "43;30")


def picture(position: Position) -> str:
    """The pasture row by row, each further row half a field to the right; stacks by number."""
    if not position.pasture:
        return "  (no field laid yet)"
    stacks = {stack.at: stack for stack in position.stacks}
    rows = range(min(r for _, r in position.pasture), max(r for _, r in position.pasture) + 1)
    left = min(2 * q + r for q, r in position.pasture)
    return "\n".join(_row(position, stacks, r, left) for r in rows)


def _row(position: Position, stacks: dict[Hex, Stack], r: int, left: int) -> str:
    """One row; a field is eight characters wide, so half a field is four."""
    line, at = "", 0
    for q in sorted(q for q, row in position.pasture if row == r):
        start = (2 * q + r - left) * 4
        line += " " * (start - at) + _field((q, r), stacks.get((q, r)))
        at = start + 8
    return f"{r:>4}  {line}"


def _field(at: Hex, stack: Stack | None) -> str:
    if stack is None:
        return f"\x1b[{_GRASS}m{write_hex(at):^7}\x1b[0m "
    name = f"{write_hex(at)}:{stack.size}"
    return f"\x1b[{_SEATS[stack.seat]}m{name:^7}\x1b[0m "
