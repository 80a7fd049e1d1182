"""An hour as a script of events, for whoever shows it."""

from __future__ import annotations

from engine.game import Event
from engine.olifantenpad.hour import Hour
from engine.olifantenpad.park import Cell
from engine.olifantenpad.plans import write_plan
from engine.olifantenpad.position import Position, is_grass


def tell(position: Position, hour: Hour, after: Position) -> tuple[Event, ...]:
    """The events of the hour between the two positions, in the order they happen."""
    names = position.park.names
    return (
        *_walks(position, hour),
        _tread(position, hour),
        *_routes(position, hour),
        _footsteps(names, hour),
        *_cells("close", names, hour.closing),
        *_cells("open", names, position.fences),
        *_fade(names, hour),
        _stand(names, after),
    )


def _walks(position: Position, hour: Hour) -> list[Event]:
    return [_walk(position, hour, seat) for seat in range(len(hour.plans))]


def _walk(position: Position, hour: Hour, seat: int) -> Event:
    names, plan, at = position.park.names, hour.plans[seat], position.players[seat].at
    start = plan.gate if plan.gate is not None else None if at is None else names[at]
    return {
        "kind": "walk",
        "seat": seat,
        "plan": write_plan(plan),
        "start": start,
        "entered": plan.gate is not None,
        "steps": [{"number": number, "cell": names[cell]} for number, cell in hour.walks[seat]],
    }


def _tread(position: Position, hour: Hour) -> Event:
    """All grass that players stepped on, as it is after the walks."""
    park = position.park
    cells = {cell for walk in hour.walks for _, cell in walk if is_grass(park, cell)}
    trails = {
        park.names[cell]: {"level": hour.levels[cell], "owner": hour.owners[cell]}
        for cell in sorted(cells)
    }
    return {"kind": "tread", "cells": trails}


def _routes(position: Position, hour: Hour) -> list[Event]:
    """One event a sub-group, and one for each group that found no way."""
    names = position.park.names
    told: list[Event] = [
        {
            "kind": "route",
            "group": route.group,
            "size": route.size,
            "who": position.groups[route.group].kind,
            "from": names[position.groups[route.group].start],
            "cells": [names[cell] for cell in route.cells],
        }
        for route in hour.routes
    ]
    lost = set(range(len(position.groups))) - {route.group for route in hour.routes}
    return told + [{"kind": "lost", "group": group} for group in sorted(lost)]


def _footsteps(names: tuple[str, ...], hour: Hour) -> Event:
    return {
        "kind": "footsteps",
        "cells": {names[cell]: count for cell, count in hour.footsteps.items()},
        "points": list(hour.points),
        "by_group": [list(gains) for gains in hour.gains],
    }


def _cells(kind: str, names: tuple[str, ...], cells: frozenset[Cell]) -> list[Event]:
    """An event about cells; none where there are none."""
    return [{"kind": kind, "cells": [names[cell] for cell in sorted(cells)]}] if cells else []


def _fade(names: tuple[str, ...], hour: Hour) -> list[Event]:
    faded = {
        names[cell]: level
        for cell, (level, before) in enumerate(zip(hour.faded, hour.levels, strict=True))
        if level != before
    }
    return [{"kind": "fade", "cells": faded}] if faded else []


def _stand(names: tuple[str, ...], after: Position) -> Event:
    stands = [
        {"seat": seat, "at": None if player.at is None else names[player.at]}
        for seat, player in enumerate(after.players)
    ]
    return {"kind": "stand", "seats": stands}
