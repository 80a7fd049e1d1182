"""What the first hour of a match offers: plans that earn.

Rules: "Parks, groups and chance", Quality.
"""

from __future__ import annotations

from engine.olifantenpad.hour import work_out
from engine.olifantenpad.park import Cell
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.popular import first_walks
from engine.olifantenpad.position import Position
from engine.olifantenpad.shortcuts import earning, opened, reach

WANTED = 3
"""Different plans that a good park offers."""


def earning_plans(position: Position) -> list[frozenset[Cell]]:
    """The grass that plans tread which earn for seat 0 when the others stay, three at the most.

    Plans that tread the same grass are one; where there are some, those are found first
    that share no cell. The best in the estimate are tried by the rules until three earn.
    """
    groups = [reach(position, group) for group in position.groups]
    treads = {frozenset(opened(position, walk)): walk for walk in first_walks(position)}
    worth = {t: earning(position, groups, walk) for t, walk in treads.items()}
    promising = sorted(filter(worth.__getitem__, treads), key=lambda t: -worth[t])
    found: list[frozenset[Cell]] = []
    for apart in (True, False):
        for tread in promising:
            if len(found) == WANTED:
                return found
            taken = frozenset().union(*found) if apart else frozenset()
            if tread not in found and taken.isdisjoint(tread) and _earns(position, treads[tread]):
                found.append(tread)
    return found


def _earns(position: Position, walk: tuple[Cell, ...]) -> bool:
    names = position.park.names
    plan = Plan(names[walk[0]], tuple(names[cell] for cell in walk[1:]))
    return work_out(position, {0: plan}).points[0] > 0


def apart(treads: list[frozenset[Cell]]) -> bool:
    """Whether there are three of them and no two share a cell."""
    cells = [cell for tread in treads for cell in tread]
    return len(treads) == WANTED and len(set(cells)) == len(cells)
