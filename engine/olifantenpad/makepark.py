"""Parks from a seed: streets round lawns, ponds, trees, a kiosk, gates.

Rules (`rules/olifantenpad.md`): "Parks, groups and chance".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.chance import Chance

COLUMNS, ROWS = 13, 9
"""The usual size."""
SMALLEST, LARGEST = 7, 26
LAWN = 2
"""The least width of a lawn."""
_WIDE = 5  # a lawn wider than this is cut by a street
_PONDS = (((0, 0), (1, 0), (0, 1), (1, 1)), ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)))

Spot = tuple[int, int]
"""A cell while it is being laid: (column, row)."""
Lawn = tuple[int, int, int, int]
"""A rectangle of grass: left, top, width, height."""


@dataclass(slots=True)
class Plot:
    """A park that is being laid out."""

    width: int
    height: int
    ground: dict[Spot, str]
    """What each cell is."""
    scenery: dict[Spot, str] = field(default_factory=dict)
    """What each obstacle shows."""

    def rows(self) -> tuple[str, ...]:
        """The ground as a position writes it."""
        return tuple(
            "".join(self.ground[x, y] for x in range(self.width)) for y in range(self.height)
        )

    def count(self, spot: Spot, kinds: str) -> int:
        """How many of the eight cells round a spot are of these kinds."""
        return sum(self.ground.get(near, " ") in kinds for near in around(spot))


def around(spot: Spot) -> Iterator[Spot]:
    """The eight spots round one."""
    x, y = spot
    return ((x + i, y + j) for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j)


def lay_out(draw: Chance, width: int = COLUMNS, height: int = ROWS) -> Plot:
    """A park of that size, drawn from the chance. ValueError for a size that is none."""
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise ValueError(f"a park is {SMALLEST} to {LARGEST} cells wide and high")
    spots = [(x, y) for y in range(height) for x in range(width)]
    plot = Plot(width, height, dict.fromkeys(spots, "="))
    lawns = list(_cut(draw, (1, 1, width - 2, height - 2)))
    for lawn in lawns:
        plot.ground.update(dict.fromkeys(_cells(lawn), "."))
    for lawn in lawns:
        _trim(draw, plot, lawn)
    _ponds(draw, plot, lawns)
    _kiosk(draw, plot, lawns)
    _trees(draw, plot)
    _gates(draw, plot)
    return plot


def _cells(lawn: Lawn) -> list[Spot]:
    left, top, width, height = lawn
    return [(left + x, top + y) for y in range(height) for x in range(width)]


def _cut(draw: Chance, lawn: Lawn) -> Iterator[Lawn]:
    """The lawn, cut by streets until none is too wide."""
    left, top, width, height = lawn
    across = width > _WIDE and (width >= height or height <= _WIDE)
    if not across and height <= _WIDE:
        yield lawn
        return
    long = width if across else height
    at = LAWN + draw.below(long - 2 * LAWN)
    if across:
        yield from _cut(draw, (left, top, at, height))
        yield from _cut(draw, (left + at + 1, top, width - at - 1, height))
    else:
        yield from _cut(draw, (left, top, width, at))
        yield from _cut(draw, (left, top + at + 1, width, height - at - 1))


def _trim(draw: Chance, plot: Plot, lawn: Lawn) -> None:
    """Often one corner of a larger lawn is paved, so that streets bend round it."""
    left, top, width, height = lawn
    if min(width, height) > LAWN and draw.below(2):
        corner = (left + draw.below(2) * (width - 1), top + draw.below(2) * (height - 1))
        plot.ground[corner] = "="


def _put(plot: Plot, spots: list[Spot], kind: str) -> None:
    for spot in spots:
        plot.ground[spot], plot.scenery[spot] = "#", kind


def _ponds(draw: Chance, plot: Plot, lawns: list[Lawn]) -> None:
    """A pond for every 120 cells, within a lawn that stays open round it."""
    fitting = draw.shuffle([lawn for lawn in lawns if lawn[2] > 3 and lawn[3] > 2])
    for lawn in fitting[: 1 + plot.width * plot.height // 240]:
        shape = [_turned(draw, spot, lawn) for spot in draw.pick(_PONDS)]
        room_x = lawn[2] - 1 - max(x for x, _ in shape)
        room_y = lawn[3] - 1 - max(y for _, y in shape)
        dx, dy = lawn[0] + draw.below(room_x + 1), lawn[1] + draw.below(room_y + 1)
        _put(plot, [(x + dx, y + dy) for x, y in shape], "pond")


def _turned(draw: Chance, spot: Spot, lawn: Lawn) -> Spot:
    """A wide pond turned to stand upright in a lawn that is higher than wide."""
    return spot[::-1] if lawn[3] > lawn[2] else spot


def _kiosk(draw: Chance, plot: Plot, lawns: list[Lawn]) -> None:
    """A kiosk stands on a lawn's edge, where people pass."""
    edge = [s for s in _open(plot, "#") if plot.count(s, "=") >= 3]
    if edge:
        _put(plot, [draw.pick(edge)], "kiosk")


def _trees(draw: Chance, plot: Plot) -> None:
    """A tree for about every 20 cells, none beside another obstacle."""
    for _ in range(plot.width * plot.height // 20):
        if free := [s for s in _open(plot, "#") if plot.count(s, ".") >= 3]:
            _put(plot, [draw.pick(free)], "tree")


def _open(plot: Plot, apart: str) -> list[Spot]:
    """The grass cells with nothing of a kind beside them."""
    return [s for s, k in plot.ground.items() if k == "." and not plot.count(s, apart)]


def _gates(draw: Chance, plot: Plot) -> None:
    """Four to six gates, one on each side at least, at the streets' ends where there are any."""
    sides = draw.shuffle([0, 1, 2, 3])
    for side in sides + sides[: draw.below(3)]:
        free = [s for s in _side(plot, side) if not _near_gate(plot, s)]
        ends = [s for s in free if _leads_in(plot, s)]
        if ends or free:
            plot.ground[draw.pick(ends or free)] = "G"


def _side(plot: Plot, side: int) -> list[Spot]:
    """The cells along a side of the park, its corners left out."""
    right, bottom = plot.width - 1, plot.height - 1
    if side < 2:
        return [(x, side * bottom) for x in range(1, right)]
    return [((side - 2) * right, y) for y in range(1, bottom)]


def _leads_in(plot: Plot, spot: Spot) -> bool:
    """Whether a street begins here, straight into the park."""
    x, y = spot
    inward = {0: (1, 0), plot.width - 1: (-1, 0)}.get(x) or ((0, 1) if y == 0 else (0, -1))
    return plot.ground[x + inward[0], y + inward[1]] == "="


def _near_gate(plot: Plot, spot: Spot) -> bool:
    return any(
        kind == "G" and max(abs(spot[0] - x), abs(spot[1] - y)) < 3
        for (x, y), kind in plot.ground.items()
    )
