"""What the command line prints of an hour and of a seat's possibilities.

Rules (`rules/olifantenpad.md`): "Notation".
"""

from __future__ import annotations

from engine.game import Json, Seat, Step
from engine.olifantenpad.park import neighbours
from engine.olifantenpad.position import Position, to_move


def report(step: Step[Position]) -> Json:
    """Points by seat, footsteps by cell, the sub-groups' routes, the cells that close."""
    told = {event["kind"]: event for event in step.events}
    routes = [event for event in step.events if event["kind"] == "route"]
    return {
        "points": told["footsteps"]["points"],
        "footsteps": told["footsteps"]["cells"],
        "routes": [{key: route[key] for key in ("group", "size", "cells")} for route in routes],
        "closing": told.get("close", {"cells": []})["cells"],
    }


def offers(position: Position, seat: Seat) -> Json:
    """The cells a walk may start with, and the gates; none for a seat that cannot plan."""
    if seat not in to_move(position):
        return {"next": [], "gates": []}
    park, at = position.park, position.players[seat].at
    near = () if at is None else neighbours(position.rows, position.fences)[at]
    return {"next": [park.names[c] for c in near], "gates": [park.names[g] for g in park.gates]}
