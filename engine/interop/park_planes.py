"""A position of Olifantenpad as planes of bytes, as one seat sees it.

Each plane is rows × columns. In order: obstacle, pavement, gate; fenced; level; owner, a
plane a seat; grey; where each seat stands; its points (up to 255, all over the plane);
then for each group its start and its target (the group's size there), for each popular
route its two ends (1), and all over the plane the hours left and whether the school trip
came. Seats are counted from the one that looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

from engine.game import Seat
from engine.olifantenpad.crowd import group_count
from engine.olifantenpad.park import Cell
from engine.olifantenpad.position import Position

Plane = npt.NDArray[np.uint8]
_MOST = 255


def count(seats: int) -> int:
    """How many planes there are."""
    return 5 + 3 * seats + 1 + 2 * (group_count(seats) + 1) + (group_count(seats) + 1) + 2


def planes(position: Position, seat: Seat) -> Plane:
    """(planes, rows, columns) for a seat."""
    seats = len(position.players)
    order = [(seat + other) % seats for other in range(seats)]
    groups = group_count(seats) + 1
    found = [
        *_ground(position),
        *_seats(position, order),
        *_padded(_groups(position), 2 * groups, position),
        *_padded((_cells(position, ends) for ends in position.popular), groups, position),
        _all_over(position, position.last - position.hour + 1),
        _all_over(position, int(position.school)),
    ]
    shape = (len(found), len(position.rows), position.park.width)
    return np.stack(found).reshape(shape)


def _ground(position: Position) -> Iterator[Plane]:
    ground = position.park.ground
    for kind in "#=G":
        yield _cells(position, (cell for cell, there in enumerate(ground) if there == kind))
    yield _cells(position, position.fences)
    yield np.array(position.levels, np.uint8)


def _seats(position: Position, order: list[Seat]) -> Iterator[Plane]:
    trodden = [cell for cell, level in enumerate(position.levels) if level]
    for owner in [*order, None]:
        yield _cells(position, (cell for cell in trodden if position.owners[cell] == owner))
    for seat in order:
        at = position.players[seat].at
        yield _cells(position, () if at is None else (at,))
    for seat in order:
        yield _all_over(position, min(_MOST, position.players[seat].score))


def _groups(position: Position) -> Iterator[Plane]:
    for group in position.groups:
        for end in (group.start, group.target):
            yield _cells(position, (end,), group.size)


def _cells(position: Position, cells: Iterable[Cell], value: int = 1) -> Plane:
    plane = np.zeros(len(position.levels), np.uint8)
    plane[list(cells)] = value
    return plane


def _all_over(position: Position, value: int) -> Plane:
    return np.full(len(position.levels), value, np.uint8)


def _padded(given: Iterable[Plane], many: int, position: Position) -> list[Plane]:
    found = list(given)
    return found + [_all_over(position, 0)] * (many - len(found))
