"""The groups that come each hour, drawn from the park's popular routes.

Rules (`rules/olifantenpad.md`): "A match" 1, "Parks, groups and chance".
"""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.olifantenpad.park import Cell
from engine.olifantenpad.position import FIRST_HOUR, Group, Position, present

LARGEST = 4
"""The most visitors in a group."""
CHILDREN = 5
"""The children of the school trip."""
_EXTRA = 4  # groups an hour beyond one for each seat


def group_count(seats: int) -> int:
    """How many groups come in an hour: more for more seats."""
    return seats + _EXTRA


def next_groups(position: Position, chance: Chance | None) -> Position:
    """The position with the groups of its hour; none when over or without chance."""
    if position.over or chance is None or not position.popular:
        return replace(position, groups=())
    draw = chance.fork(f"hour {position.hour}")
    groups = [_group(draw, ends, draw.below(LARGEST) + 1) for ends in _drawn(position, draw)]
    if comes := _school_comes(position, draw):
        ends = draw.pick(position.popular)
        groups.append(_group(draw, ends, CHILDREN, "school"))
    return replace(position, groups=tuple(groups), school=position.school or comes)


def _drawn(position: Position, draw: Chance) -> list[tuple[Cell, Cell]]:
    """This hour's popular routes, none twice."""
    return draw.shuffle(position.popular)[: group_count(len(present(position)))]


def _group(draw: Chance, ends: tuple[Cell, Cell], size: int, kind: str = "visitors") -> Group:
    """A group one way or the other along a popular route."""
    start, target = ends if draw.below(2) else ends[::-1]
    return Group(start, target, size, kind)


def _school_comes(position: Position, draw: Chance) -> bool:
    """The trip comes once, from the second hour on, in each hour left as likely."""
    if position.school or position.hour == FIRST_HOUR:
        return False
    return draw.below(position.last - position.hour + 1) == 0
