"""The opening of a match: a park, its popular routes, the first hour's groups.

Rules (`rules/olifantenpad.md`): "Parks, groups and chance".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from engine.chance import Chance
from engine.game import Json, UnreadablePosition
from engine.olifantenpad.crowd import group_count, next_groups
from engine.olifantenpad.makepark import COLUMNS, LARGEST, ROWS, Plot, around, lay_out
from engine.olifantenpad.notation import read_last, read_position
from engine.olifantenpad.park import Cell, neighbours, park_of
from engine.olifantenpad.plans import GATE_STEPS
from engine.olifantenpad.position import (
    FIRST_HOUR,
    LAST_HOUR,
    SOLO_LAST_HOUR,
    Group,
    Player,
    Position,
    bare,
)
from engine.olifantenpad.shortcuts import Reach, earning, opened, reach

_TRIES = 20  # parks drawn until one offers enough to earn in the first hour
_SPARE = 1  # popular routes beyond those of one hour
_FAR_ENOUGH = 10  # the least pavement cost of a popular route


def start(options: Json, chance: Chance) -> Position:
    """The opening position for `seats` players, drawn from a match's chance.

    Options: `seats`; `columns`, `rows`, `last`; or `position`, a ready one. Raises
    UnreadablePosition for options that cannot be.
    """
    if "position" in options:
        return _given(options)
    seats = int(options["seats"])
    last = read_last(options.get("last", SOLO_LAST_HOUR if seats == 1 else LAST_HOUR))
    for number in range(_TRIES):
        draw = chance.fork(f"park {number}")
        empty = _empty(_plot(options, draw), seats, last)
        popular = _popular(empty, group_count(seats) + _SPARE, draw)
        if len(popular) == group_count(seats) + _SPARE:
            break
    return next_groups(replace(empty, popular=popular), chance)


def _given(options: Json) -> Position:
    position = read_position(options["position"])
    if len(position.players) != options["seats"]:
        raise UnreadablePosition("position-other-seats", seats=options["seats"])
    return position


def _plot(options: Json, draw: Chance) -> Plot:
    try:
        return lay_out(draw, options.get("columns", COLUMNS), options.get("rows", ROWS))
    except (ValueError, TypeError):
        raise UnreadablePosition("park-size", most=LARGEST) from None


def _empty(plot: Plot, seats: int, last: int) -> Position:
    """The park before anyone came."""
    rows = plot.rows()
    levels, owners = bare(park_of(rows))
    scenery = tuple(sorted((x + y * plot.width, k) for (x, y), k in plot.scenery.items()))
    players = tuple(Player(None) for _ in range(seats))
    return Position(rows, FIRST_HOUR, players, levels, owners, last=last, scenery=scenery)


def _popular(position: Position, many: int, draw: Chance) -> tuple[tuple[Cell, Cell], ...]:
    """Popular routes, all of them such that a first walk can earn on them."""
    walks = list({tuple(opened(position, walk)) for walk in _first_walks(position)})
    found: list[tuple[Cell, Cell]] = []
    for ends in draw.shuffle(list(combinations(_places(position, draw), 2))):
        way = reach(position, Group(*ends, size=1))
        if way.now >= _FAR_ENOUGH and _earns(position, way, walks):
            found.append(ends)
        if len(found) == many:
            break
    return tuple(found)


def _earns(position: Position, way: Reach, walks: Sequence[Sequence[Cell]]) -> bool:
    return any(earning(position, [way], walk) for walk in walks)


def _first_walks(position: Position) -> Iterator[tuple[Cell, ...]]:
    """The cells of all walks that come in by a gate."""
    near = neighbours(position.rows)
    walks: list[tuple[Cell, ...]] = [(gate,) for gate in position.park.gates]
    for _ in range(GATE_STEPS):
        walks = [(*walk, cell) for walk in walks for cell in near[walk[-1]] if cell not in walk]
        yield from walks


def _places(position: Position, draw: Chance) -> list[Cell]:
    """Where walkers come from and go to: the gates, and the pavement beside each sight."""
    return [*position.park.gates, *dict.fromkeys(_sights(position, draw))]


def _sights(position: Position, draw: Chance) -> Iterator[Cell]:
    """One pavement cell beside every pond and kiosk that has one."""
    park = position.park
    seen: set[Cell] = set()
    for cell, kind in position.scenery:
        if kind == "tree" or cell in seen:
            continue
        sight = _connected(position, cell)
        seen |= sight
        beside = {n for c in sight for n in _beside(position, c) if park.paved(n)}
        if paved := sorted(beside - set(park.gates)):
            yield draw.pick(paved)


def _connected(position: Position, cell: Cell) -> set[Cell]:
    """The cells of the sight that a cell belongs to."""
    kinds = dict(position.scenery)
    sight, waiting = {cell}, [cell]
    while waiting:
        for n in _beside(position, waiting.pop()):
            if kinds.get(n) == kinds[cell] and n not in sight:
                sight.add(n)
                waiting.append(n)
    return sight


def _beside(position: Position, cell: Cell) -> list[Cell]:
    """The cells round one, whatever they are."""
    width, height = position.park.width, len(position.rows)
    y, x = divmod(cell, width)
    return [i + j * width for i, j in around((x, y)) if 0 <= i < width and 0 <= j < height]
