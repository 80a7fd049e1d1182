"""What the groups' ways cost before and after a plan: the ghost on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import Json, Seat
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.park import Cell
from engine.olifantenpad.plans import STAY, Plan, check
from engine.olifantenpad.position import Position
from engine.olifantenpad.walkers import PAVEMENT_COST, TRAIL_COST, Route


def preview(position: Position, seat: Seat, plan: Plan) -> Json:
    """Under `groups`, by group: what its way costs `now`, and `then` with the plan alone.

    Beside them `cells_now` and `cells`, the way of its first sub-group. None and no
    cells where there is no way. Raises IllegalMove where the plan breaks a rule.
    """
    check(position, seat, plan)
    now, then = work_out(position, {seat: STAY}), work_out(position, {seat: plan})
    told = []
    for number in range(len(position.groups)):
        before, after = _way(now.routes, number), _way(then.routes, number)
        told.append(
            {
                "group": number,
                "now": _cost(position, now.levels, before),
                "then": _cost(position, then.levels, after),
                "cells_now": [position.park.names[cell] for cell in before],
                "cells": [position.park.names[cell] for cell in after],
            }
        )
    return {"groups": told}


def _way(routes: Sequence[Route], group: int) -> tuple[Cell, ...]:
    return next((route.cells for route in routes if route.group == group), ())


def _cost(position: Position, levels: Sequence[int], way: Sequence[Cell]) -> Any:
    """The rules' cost of a way; None for no way."""
    if not way:
        return None
    return sum(TRAIL_COST[levels[cell]] or PAVEMENT_COST for cell in way)
