"""Numbers for the plans of Olifantenpad: a `Discrete` of 63,423.

Going on comes first: five digits of base 9, the first step the highest digit, 0 for
standing still from there on and 1 to 8 for the compass clockwise from north. So 0 stays.
Then, for each of six gates in reading order, three such digits: coming in by it.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from engine.game import Seat
from engine.olifantenpad.park import Cell, ways
from engine.olifantenpad.plans import GATE_STEPS, STAY, STEPS, Plan
from engine.olifantenpad.position import Position

GATES = 6
"""The most gates of a park that is made from a seed."""
_BASE = 9
_ON, _IN = _BASE**STEPS, _BASE**GATE_STEPS
COUNT = _ON + GATES * _IN
"""How many numbers there are."""
Numbers = npt.NDArray[np.int64]


def mask(position: Position, seat: Seat) -> npt.NDArray[np.int8]:
    """By number, 1 where the seat may walk so; nothing but staying once it is over."""
    legal = np.zeros(COUNT, np.int8)
    legal[0] = 1
    if position.over:
        return legal
    on = _headings(position)
    at = position.players[seat].at
    if at is not None:
        legal[_numbers(on, at, STEPS)] = 1
    for number, gate in enumerate(position.park.gates):
        legal[_ON + number * _IN + _numbers(on, gate, GATE_STEPS)] = 1
    return legal


def _headings(position: Position) -> Numbers:
    """(cells, 8): the cell a step away in each heading, −1 where there is no way."""
    on = np.full((len(position.levels), _BASE - 1), -1, np.int64)
    for cell, steps in enumerate(ways(position.rows, position.fences)):
        for heading, to in steps:
            on[cell, heading] = to
    return on


def _numbers(on: Numbers, start: Cell, most: int) -> Numbers:
    """The numbers of all walks of 0 to `most` steps, among as many digits."""
    found = [np.zeros(1, np.int64)]
    cells, numbers = np.array([start]), np.zeros(1, np.int64)
    for step in range(most):
        place = _BASE ** (most - 1 - step)
        there = on[cells]
        walk, heading = np.nonzero(there >= 0)
        cells, numbers = there[walk, heading], numbers[walk] + (heading + 1) * place
        found.append(numbers)
    return np.concatenate(found)


def plan_of(position: Position, seat: Seat, number: int) -> Plan:
    """The plan of a number; ValueError for one that leads out of the park or names no gate."""
    at, rest, most = position.players[seat].at, number, STEPS
    gate = None
    if number >= _ON:
        which, rest = divmod(number - _ON, _IN)
        if not 0 <= which < len(position.park.gates):
            raise ValueError(f"{number} names a gate that the park has not")
        at, most = position.park.gates[which], GATE_STEPS
        gate = position.park.names[at]
    if gate is None and rest == 0:
        return STAY
    if at is None:
        raise ValueError(f"{number} goes on, but the seat is not in the park")
    return Plan(gate, tuple(_names(position, at, rest, most)))


def _names(position: Position, at: Cell, number: int, most: int) -> Iterator[str]:
    """The cells that the digits lead to."""
    steps = [dict(out) for out in ways(position.rows, position.fences)]
    digits = [number // _BASE**place % _BASE for place in range(most - 1, -1, -1)]
    walked = digits[: len(digits) - _trailing_zeros(digits)]
    for digit in walked:
        if digit == 0 or digit - 1 not in steps[at]:
            raise ValueError(f"{number} is no walk from {position.park.names[at]}")
        at = steps[at][digit - 1]
        yield position.park.names[at]


def _trailing_zeros(digits: list[int]) -> int:
    count = 0
    while count < len(digits) and digits[-1 - count] == 0:
        count += 1
    return count
