"""What stands in a park: a kiosk on its square, ponds in the lawns, trees."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance
from engine.olifantenpad.plot import Lawn, Plot, Spot, around, cells

_PONDS = (
    ("~~", "~~"),
    ("~~~", "~~~"),
    ("~~~", ".~~"),
    ("~~", "~.", "~."),
    ("~~~", "~~~", "~~."),
    ("~~~~", "~~~."),
    (".~~.", "~~~~", "~~~."),
    ("~~~.", "~~~~", "..~~"),
    (".~~~.", "~~~~~", ".~~~~"),
    ("~~~..", "~~~~~", ".~~~~", "..~~."),
)
"""Ponds from small to large."""
_POND_CELLS = 130  # cells of a park for each pond
_OPEN = 0.5  # the most of a lawn that a pond takes
_TREE_CELLS = 13  # grass cells for each tree, with up to half as many again


def put_kiosk(draw: Chance, plot: Plot, area: Lawn) -> None:
    """Widens a street of the area to a little square round a kiosk, at a crossing if any."""
    inside = [spot for spot in cells(area) if _has_room(plot, spot)]
    places = [spot for spot in inside if _is_street(plot, spot)] or inside
    best = max(map(plot.streets, places))
    middle = draw.pick([spot for spot in places if plot.streets(spot) == best])
    plot.pave(around(middle))
    plot.put([middle], "kiosk")


def _has_room(plot: Plot, spot: Spot) -> bool:
    """Whether a square round it would leave the park's edge alone."""
    return 1 < spot[0] < plot.width - 2 and 1 < spot[1] < plot.height - 2


def _is_street(plot: Plot, spot: Spot) -> bool:
    """Whether it is pavement beside a lawn."""
    return plot.ground[spot] == "=" and plot.count(spot, ".") > 0


def put_ponds(draw: Chance, plot: Plot, lawns: Sequence[Lawn]) -> None:
    """Ponds of many shapes, the larger ones where the lawns are large."""
    wanted = 1 + plot.width * plot.height // _POND_CELLS
    for lawn in draw.shuffle(lawns):
        if wanted and (fitting := _fitting(draw, plot, lawn)):
            plot.put(draw.pick(fitting[-3:]), "pond")
            wanted -= 1


def _fitting(draw: Chance, plot: Plot, lawn: Lawn) -> list[list[Spot]]:
    """For every pond that fits into the lawn one place for it, in order of size."""
    found = []
    for pond in _PONDS:
        shape = _turned(draw, pond)
        room = [
            size - max(part) for size, part in zip(lawn[2:], zip(*shape, strict=True), strict=True)
        ]
        if min(room) < 1:
            continue
        dx, dy = (corner + draw.below(free) for corner, free in zip(lawn[:2], room, strict=True))
        spots = [(x + dx, y + dy) for x, y in shape]
        if len(spots) <= _OPEN * lawn[2] * lawn[3] and all(plot.ground[s] == "." for s in spots):
            found.append(spots)
    return found


def _turned(draw: Chance, pond: Sequence[str]) -> list[Spot]:
    """The cells of a pond, mirrored and turned at random."""
    shape = [(x, y) for y, row in enumerate(pond) for x, kind in enumerate(row) if kind == "~"]
    right, bottom = len(pond[0]) - 1, len(pond) - 1
    if draw.below(2):
        shape = [(right - x, y) for x, y in shape]
    if draw.below(2):
        shape = [(x, bottom - y) for x, y in shape]
    return [(y, x) for x, y in shape] if draw.below(2) else shape


def put_trees(draw: Chance, plot: Plot, lawns: Sequence[Lawn]) -> None:
    """Trees on the grass, none beside another obstacle."""
    spots = [spot for lawn in lawns for spot in cells(lawn)]
    fewest = len(spots) // _TREE_CELLS
    for _ in range(fewest + draw.below(fewest // 2 + 1)):
        if free := [spot for spot in spots if _is_free(plot, spot)]:
            plot.put([draw.pick(free)], "tree")


def _is_free(plot: Plot, spot: Spot) -> bool:
    return plot.ground[spot] == "." and not plot.count(spot, "#") and plot.count(spot, ".") >= 3
