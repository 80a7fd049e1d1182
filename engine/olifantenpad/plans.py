"""A plan: its notation, what makes it legal, and all there are.

Rules (`rules/olifantenpad.md`): "A match" 2, "Notation".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import IllegalMove, Seat, UnreadableMove
from engine.olifantenpad.park import GATE, OBSTACLE, Cell, neighbours, squeezes
from engine.olifantenpad.position import Position

STEPS, GATE_STEPS = 5, 3
"""The most steps of a plan that goes on, and of one that comes in by a gate."""

_CELL = r"[a-z][1-9][0-9]?"
_PLAN = re.compile(rf"-|(?:({_CELL})>)?({_CELL}(?: {_CELL})*)?")


@dataclass(frozen=True, slots=True)
class Plan:
    """A walk as it is written: by names, so that it can be read without a park."""

    gate: str | None = None
    """The gate it comes in by, or None when it goes on or stays."""
    steps: tuple[str, ...] = ()
    """The cells stepped on, in order."""

    @property
    def first(self) -> int:
        """The number of its first step: coming in by a gate costs the first two."""
        return 1 if self.gate is None else STEPS - GATE_STEPS + 1


STAY = Plan()


def read_plan(text: str) -> Plan:
    """The plan that the text writes; raises UnreadableMove where it writes none."""
    match = _PLAN.fullmatch(text)
    if not text or match is None:
        raise UnreadableMove("plan-unreadable", text=text[:40])
    gate, steps = match.groups()
    return Plan(gate, tuple(steps.split()) if steps else ())


def write_plan(plan: Plan) -> str:
    """The plan's notation: "-", "b2 c3", "a1>b2 c3" or "a1>"."""
    steps = " ".join(plan.steps)
    if plan.gate is not None:
        return f"{plan.gate}>{steps}"
    return steps or "-"


def check(position: Position, seat: Seat, plan: Plan) -> None:
    """Raises IllegalMove where the plan breaks a rule; staying never does."""
    _check_seat(position, seat)
    if plan == STAY:
        return
    at = _start(position, seat, plan)
    most = STEPS if plan.gate is None else GATE_STEPS
    if len(plan.steps) > most:
        raise IllegalMove("plan-too-long", steps=len(plan.steps), most=most)
    for name in plan.steps:
        at = _step(position, at, name)


def legal(position: Position, seat: Seat, plan: Plan) -> bool:
    """Whether the rules allow the plan."""
    try:
        check(position, seat, plan)
    except IllegalMove:
        return False
    return True


def _check_seat(position: Position, seat: Seat) -> None:
    if not 0 <= seat < len(position.players):
        raise IllegalMove("no-such-seat", seat=seat)
    if position.over:
        raise IllegalMove("match-over")
    if position.players[seat].left:
        raise IllegalMove("seat-left", seat=seat)


def _start(position: Position, seat: Seat, plan: Plan) -> Cell:
    """Where the plan's steps begin: the gate, or where the player stands."""
    if plan.gate is not None:
        gate = position.park.cells.get(plan.gate)
        if gate is None or position.park.ground[gate] != GATE:
            raise IllegalMove("plan-no-gate", cell=plan.gate)
        return gate
    at = position.players[seat].at
    if at is None:
        raise IllegalMove("plan-outside")
    return at


def _step(position: Position, at: Cell, name: str) -> Cell:
    """The cell that a step leads to; raises IllegalMove saying what is in the way."""
    park = position.park
    to = park.cells.get(name)
    if to is None:
        raise IllegalMove("plan-off-park", cell=name)
    if to in neighbours(position.rows, position.fences)[at]:
        return to
    if park.ground[to] == OBSTACLE:
        raise IllegalMove("plan-obstacle", cell=name)
    if to in position.fences:
        raise IllegalMove("plan-fenced", cell=name)
    if squeezes(park, shut(position), at, to) and _adjoin(park.width, at, to):
        raise IllegalMove("plan-squeezed", cell=name)
    raise IllegalMove("plan-not-next", cell=name, at=park.names[at])


def shut(position: Position) -> frozenset[Cell]:
    """The cells nobody may enter this hour: obstacles and fences."""
    ground = position.park.ground
    return position.fences | {i for i, kind in enumerate(ground) if kind == OBSTACLE}


def _adjoin(width: int, at: Cell, to: Cell) -> bool:
    (row, column), (to_row, to_column) = divmod(at, width), divmod(to, width)
    return max(abs(row - to_row), abs(column - to_column)) == 1


def plans(position: Position, seat: Seat) -> Iterator[Plan]:
    """All legal plans of a seat, lazily: staying, going on, then by each gate."""
    _check_seat(position, seat)
    yield STAY
    at = position.players[seat].at
    if at is not None:
        yield from (Plan(None, steps) for steps in _walks(position, at, STEPS))
    for gate in position.park.gates:
        name = position.park.names[gate]
        yield Plan(name)
        yield from (Plan(name, steps) for steps in _walks(position, gate, GATE_STEPS))


def _walks(position: Position, at: Cell, most: int) -> Iterator[tuple[str, ...]]:
    """All walks of 1 to `most` steps from a cell."""
    names = position.park.names
    for cell in neighbours(position.rows, position.fences)[at]:
        yield (names[cell],)
        if most > 1:
            yield from ((names[cell], *rest) for rest in _walks(position, cell, most - 1))


def choices(position: Position, seat: Seat) -> dict[str, object]:
    """What a board needs to let a seat draw its plan: where it stands, gates, allowed steps."""
    names = position.park.names
    near = neighbours(position.rows, position.fences)
    at = position.players[seat].at
    return {
        "at": None if at is None else names[at],
        "gates": [names[gate] for gate in position.park.gates],
        "graph": {names[i]: [names[to] for to in steps] for i, steps in enumerate(near) if steps},
        "steps": STEPS,
        "gate_steps": GATE_STEPS,
    }
