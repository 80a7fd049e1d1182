"""Parks from a seed: streets round lawns, a kiosk, ponds, trees, gates.

Rules (`rules/olifantenpad.md`): "Parks, groups and chance".
"""

from __future__ import annotations

from engine.chance import Chance
from engine.olifantenpad.lawns import lay_lawns, side
from engine.olifantenpad.plot import PAVED, Lawn, Plot, Spot
from engine.olifantenpad.sights import put_kiosk, put_ponds, put_trees

COLUMNS, ROWS = 13, 9
"""The usual size."""
SMALLEST, LARGEST = 7, 26
_FORMAL = 4  # one park in so many is laid out alike on both sides of an avenue
_APART = 3  # cells between two gates


def lay_out(draw: Chance, width: int = COLUMNS, height: int = ROWS) -> Plot:
    """A park of that size, drawn from the chance. ValueError for a size that is none."""
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise ValueError(f"a park is {SMALLEST} to {LARGEST} cells wide and high")
    plot = Plot(width, height)
    formal = draw.below(_FORMAL) == 0
    area = _half(draw, plot) if formal else (1, 1, width - 2, height - 2)
    lawns = lay_lawns(draw, plot, area)
    _mirror(plot, area)
    put_kiosk(draw, plot, _avenue(plot, area) if formal else (1, 1, width - 2, height - 2))
    put_ponds(draw, plot, lawns)
    put_trees(draw, plot, lawns)
    _mirror(plot, area)
    _put_gates(draw, plot)
    return plot


def _half(draw: Chance, plot: Plot) -> Lawn:
    """The left or the upper half, up to an avenue through the middle."""
    width, height = plot.width - 2, plot.height - 2
    if draw.below(2):
        return (1, 1, (plot.width - 1) // 2 - 1, height)
    return (1, 1, width, (plot.height - 1) // 2 - 1)


def _avenue(plot: Plot, area: Lawn) -> Lawn:
    """The middle of the park beside the half that is laid; of an avenue of two, the near lane."""
    _, _, width, height = area
    if width < plot.width - 2:
        return (width + 1, 1, 1, height)
    return (1, height + 1, width, 1)


def _mirror(plot: Plot, area: Lawn) -> None:
    """Lays the half beyond the avenue like the one that was laid; nothing where all was."""
    _, _, width, height = area
    across, down = width < plot.width - 2, height < plot.height - 2
    for x in range(width + 1 if across else plot.width):
        for y in range(height + 1 if down else plot.height):
            other = (plot.width - 1 - x if across else x, plot.height - 1 - y if down else y)
            _copy(plot, (x, y), other)


def _copy(plot: Plot, spot: Spot, other: Spot) -> None:
    plot.ground[other] = plot.ground[spot]
    if spot in plot.scenery:
        plot.scenery[other] = plot.scenery[spot]


def _put_gates(draw: Chance, plot: Plot) -> None:
    """Four to six gates, one on each side at least, at the streets' ends where there are any."""
    sides = draw.shuffle([0, 1, 2, 3])
    for number in sides + sides[: draw.below(3)]:
        free = [s for s in side(plot, number) if plot.ground[s] == "=" and not _near_gate(plot, s)]
        blind = [spot for spot in free if plot.streets(spot) == 1]
        ends = [spot for spot in free if _leads_in(plot, spot)]
        if free:
            plot.ground[draw.pick(blind or ends or free)] = "G"


def _leads_in(plot: Plot, spot: Spot) -> bool:
    """Whether a street begins here, straight into the park."""
    x, y = spot
    inward = {0: (1, 0), plot.width - 1: (-1, 0)}.get(x) or ((0, 1) if y == 0 else (0, -1))
    return plot.ground[x + inward[0], y + inward[1]] in PAVED


def _near_gate(plot: Plot, spot: Spot) -> bool:
    return any(
        kind == "G" and max(abs(spot[0] - x), abs(spot[1] - y)) < _APART
        for (x, y), kind in plot.ground.items()
    )
