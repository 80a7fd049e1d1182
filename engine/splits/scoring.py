"""Occupied fields and herds (`rules/splits.md`, 4)."""

from __future__ import annotations

from collections.abc import Set

from engine.game import Score, Seat, standing
from engine.splits.hexes import Hex
from engine.splits.pasture import flood
from engine.splits.position import Position, present


def score(position: Position) -> Score:
    """Occupied fields as points, the largest herds as ties; a seat that left counts 0 and 0."""
    seats = range(len(position.left))
    owned = [_fields(position, seat) for seat in seats]
    return standing(
        tuple(len(fields) for fields in owned),
        tuple(largest_herd(fields) for fields in owned),
        present(position),
    )


def _fields(position: Position, seat: Seat) -> set[Hex]:
    if position.left[seat]:
        return set()
    return {stack.at for stack in position.stacks if stack.seat == seat}


def largest_herd(fields: Set[Hex]) -> int:
    """How many of the fields the largest connected group has."""
    unseen, largest = set(fields), 0
    while unseen:
        herd = flood(unseen, unseen.pop())
        unseen -= herd
        largest = max(largest, len(herd))
    return largest
