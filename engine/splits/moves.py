"""What a seat may do: tiles, places and splits, and who cannot move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import Seat
from engine.splits.hexes import DIRECTIONS, Hex, neighbours, shifted
from engine.splits.pasture import Pasture, outer_rim, tile_spots
from engine.splits.position import Position, Stack, free_fields


@dataclass(frozen=True, slots=True)
class Tile:
    """Lay a tile."""

    at: Hex
    turning: int


@dataclass(frozen=True, slots=True)
class Place:
    """Put the whole stack on the rim."""

    at: Hex


@dataclass(frozen=True, slots=True)
class Split:
    """Send `go` sheep of the stack at `start` as far as they can, to `target`."""

    start: Hex
    target: Hex
    go: int


Move = Tile | Place | Split


def moves(position: Position, seat: Seat) -> Iterator[Move]:
    """All legal moves of a seat, lazily and always in the same order; none out of turn."""
    if seat != position.to_move:
        return
    if position.phase == "build":
        yield from (Tile(at, turning) for at, turning in tile_spots(position.pasture))
    elif position.phase == "place":
        yield from (Place(at) for at in sorted(free_rim(position)))
    else:
        yield from _splits(position, seat)


def _splits(position: Position, seat: Seat) -> Iterator[Move]:
    free = free_fields(position)
    for stack in position.stacks:
        if stack.seat == seat and stack.size > 1:
            for path in slides(free, stack.at):
                yield from (Split(stack.at, path[-1], go) for go in range(1, stack.size))


def free_rim(position: Position) -> Pasture:
    """The fields on which a stack may be placed (`rules/splits.md`, 2)."""
    return outer_rim(position.pasture).intersection(free_fields(position))


def slide(free: Pasture, start: Hex, direction: Hex) -> list[Hex]:
    """The free fields crossed from a stack as far as it can go; the last is where it stops.

    Empty where not even one step is free (`rules/splits.md`, 3).
    """
    path: list[Hex] = []
    field = shifted(start, direction)
    while field in free:
        path.append(field)
        field = shifted(field, direction)
    return path


def slides(free: Pasture, start: Hex) -> Iterator[list[Hex]]:
    """The ways of at least one field that a stack can go."""
    return filter(None, (slide(free, start, direction) for direction in DIRECTIONS))


def is_blocked(stack: Stack, free: Pasture) -> bool:
    """Whether it is a single sheep or has no free field beside it (`rules/splits.md`, 3)."""
    return stack.size == 1 or free.isdisjoint(neighbours(stack.at))


def blocked_fields(position: Position) -> set[Hex]:
    """The fields of all blocked stacks."""
    free = free_fields(position)
    return {stack.at for stack in position.stacks if is_blocked(stack, free)}


def can_move(position: Position, seat: Seat) -> bool:
    """Whether a seat has not left and owns a stack that is not blocked."""
    if position.left[seat]:
        return False
    free = free_fields(position)
    return any(s.seat == seat and not is_blocked(s, free) for s in position.stacks)


def can_act(position: Position, seat: Seat) -> bool:
    """Whether a seat could take a turn in this phase; a seat that left never can."""
    if position.left[seat] or position.phase == "over":
        return False
    if position.phase == "build":
        return position.tiles_left[seat] > 0
    if position.phase == "place":
        return all(s.seat != seat for s in position.stacks) and bool(free_rim(position))
    return can_move(position, seat)
