"""The opening of a match: a park, its popular routes, the first hour's groups.

Rules (`rules/olifantenpad.md`): "Parks, groups and chance".
"""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.game import Json, UnreadablePosition
from engine.olifantenpad.crowd import group_count, next_groups
from engine.olifantenpad.makepark import COLUMNS, LARGEST, ROWS, SMALLEST, lay_out
from engine.olifantenpad.notation import read_last, read_position
from engine.olifantenpad.park import park_of
from engine.olifantenpad.plot import Plot
from engine.olifantenpad.popular import popular
from engine.olifantenpad.position import (
    FIRST_HOUR,
    LAST_HOUR,
    SOLO_LAST_HOUR,
    Player,
    Position,
    bare,
)

_TRIES = 20  # parks drawn until one offers enough to earn
_SPARE = 1  # popular routes beyond those of one hour


def start(options: Json, chance: Chance) -> Position:
    """The opening position for `seats` players, drawn from a match's chance.

    Options: `seats`; `columns`, `rows`, `last`; or `position`, a ready one. Raises
    UnreadablePosition for options that cannot be.
    """
    if "position" in options:
        return _given(options)
    seats = int(options["seats"])
    last = read_last(options.get("last", SOLO_LAST_HOUR if seats == 1 else LAST_HOUR))
    return next_groups(_richest(options, seats, last, chance), chance)


def _richest(options: Json, seats: int, last: int, chance: Chance) -> Position:
    """The first park with all the popular routes it should have, or the one with the most."""
    wanted, found = group_count(seats) + _SPARE, []
    for number in range(_TRIES):
        draw = chance.fork(f"park {number}")
        empty = _empty(_plot(options, draw), seats, last)
        found.append(replace(empty, popular=popular(empty, wanted, draw)))
        if len(found[-1].popular) == wanted:
            break
    return max(found, key=lambda position: len(position.popular))


def _given(options: Json) -> Position:
    position = read_position(options["position"])
    if len(position.players) != options["seats"]:
        raise UnreadablePosition("position-other-seats", seats=options["seats"])
    return position


def _plot(options: Json, draw: Chance) -> Plot:
    size = (options.get("columns", COLUMNS), options.get("rows", ROWS))
    if any(type(side) is not int or not SMALLEST <= side <= LARGEST for side in size):
        raise UnreadablePosition("park-too-small-or-large", least=SMALLEST, most=LARGEST)
    return lay_out(draw, *size)


def _empty(plot: Plot, seats: int, last: int) -> Position:
    """The park before anyone came."""
    rows = plot.rows()
    levels, owners = bare(park_of(rows))
    scenery = tuple(sorted((x + y * plot.width, k) for (x, y), k in plot.scenery.items()))
    players = tuple(Player(None) for _ in range(seats))
    return Position(rows, FIRST_HOUR, players, levels, owners, last=last, scenery=scenery)
