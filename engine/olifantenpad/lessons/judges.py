"""What the lessons think of a walk."""

from __future__ import annotations

from engine.game import Step
from engine.lesson import Judge, Verdict
from engine.olifantenpad.park import Cell
from engine.olifantenpad.plans import STAY, Plan
from engine.olifantenpad.position import Position, is_grass

Hour = Step[Position]
_SEVERAL = 4  # steps that only who goes on has


def earned(position: Position, hour: Hour, seat: int = 0) -> int:
    """The points that the hour brought a seat."""
    return hour.after.players[seat].score - position.players[seat].score


def on_grass(position: Position, plan: Plan) -> bool:
    """Whether the walk steps onto grass."""
    cells = position.park.cells
    return any(is_grass(position.park, cells[name]) for name in plan.steps)


def comes_in(gate: str) -> Judge[Position, Plan]:
    """Wants a walk onto the grass by that gate."""

    def judge(position: Position, plan: Plan, hour: Hour) -> Verdict:
        if plan.gate is None:
            return Verdict("stayed")
        if plan.gate != gate:
            return Verdict("gate")
        return Verdict("right" if on_grass(position, plan) else "pavement")

    return judge


def goes_on(position: Position, plan: Plan, hour: Hour) -> Verdict:
    """Wants a long walk onto the grass from where the player stands."""
    if plan.gate is not None:
        return Verdict("gate")
    if len(plan.steps) < _SEVERAL:
        return Verdict("short")
    return Verdict("right" if on_grass(position, plan) else "pavement")


def deepens(position: Position, plan: Plan, hour: Hour) -> Verdict:
    """Wants a cell that was stepped on twice."""
    after, cells = hour.after, position.park.cells
    if any(after.levels[cells[name]] > 1 for name in plan.steps):
        return Verdict("right")
    return Verdict("shallow" if on_grass(position, plan) else "pavement")


def earns(least: int) -> Judge[Position, Plan]:
    """Wants a walk that brings so many points."""

    def judge(position: Position, plan: Plan, hour: Hour) -> Verdict:
        points = earned(position, hour)
        if points >= least:
            return Verdict("right", {"points": points})
        if points:
            return Verdict("few", {"points": points})
        return Verdict("dear" if on_grass(position, plan) else "pavement")

    return judge


def takes(name: str) -> Judge[Position, Plan]:
    """Wants that cell to be seat 0's."""

    def judge(position: Position, plan: Plan, hour: Hour) -> Verdict:
        if hour.after.owners[_cell(position, name)] == 0:
            return Verdict("right")
        return Verdict(_miss(position, plan, hour, name))

    return judge


def greys(name: str) -> Judge[Position, Plan]:
    """Wants that cell to be nobody's."""

    def judge(position: Position, plan: Plan, hour: Hour) -> Verdict:
        miss = _miss(position, plan, hour, name)
        return Verdict("right" if miss == "grey" else miss)

    return judge


def _miss(position: Position, plan: Plan, hour: Hour, name: str) -> str:
    """Why the cell is not seat 0's."""
    if name not in plan.steps:
        return "missed"
    return "grey" if hour.after.owners[_cell(position, name)] is None else "late"


def watches(position: Position, plan: Plan, hour: Hour) -> Verdict:
    """Wants the player to stay."""
    if plan != STAY:
        return Verdict("walked")
    return Verdict("right", {"points": earned(position, hour)})


def keeps(name: str) -> Judge[Position, Plan]:
    """Wants the trail on that cell to be stepped on."""

    def judge(position: Position, plan: Plan, hour: Hour) -> Verdict:
        if name in plan.steps:
            return Verdict("right")
        return Verdict("stayed" if plan == STAY else "missed")

    return judge


def leads(position: Position, plan: Plan, hour: Hour) -> Verdict:
    """Wants more points than seat 1 in this hour."""
    mine, theirs = earned(position, hour), earned(position, hour, 1)
    if mine > theirs:
        return Verdict("right", {"points": mine})
    return Verdict("late" if theirs else "nobody", {"points": theirs})


def _cell(position: Position, name: str) -> Cell:
    return position.park.cells[name]
