"""Lawns and the streets between them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.chance import Chance
from engine.olifantenpad.plot import PAVED, Lawn, Plot, Spot, beside, cells

LEAST = 2
"""The least width of a lawn."""
_NARROW = 4  # a lawn up to this wide is never cut by a street
_ROOMY = 250  # the cells of a park for each step that its widest lawns may be wider
_GATED = 3  # the least paved cells along a side, so that a gate finds its place
_ONE_IN = 3  # so many lawns at the edge one runs out to it, and of large ones one is cut


def lay_lawns(draw: Chance, plot: Plot, area: Lawn) -> list[Lawn]:
    """Cuts the area into lawns, some with a paved corner, some running out to the park's edge."""
    widest = _NARROW + 1 + draw.below(1 + plot.width * plot.height // _ROOMY)
    lawns = list(_cut(draw, area, widest))
    for lawn in lawns:
        plot.sow(cells(lawn))
    for lawn in lawns:
        if draw.below(_ONE_IN) == 0:
            _open_edge(plot, lawn)
        else:
            _trim(draw, plot, lawn)
    return lawns


def _cut(draw: Chance, lawn: Lawn, widest: int) -> Iterator[Lawn]:
    """The lawn, cut by streets until none is too wide, and now and then once more."""
    left, top, width, height = lawn
    long = max(width, height)
    if long <= _NARROW or (long <= widest and draw.below(_ONE_IN)):
        yield lawn
        return
    at = LEAST + draw.below(long - 2 * LEAST)
    if long == width:
        halves = (left, top, at, height), (left + at + 1, top, width - at - 1, height)
    else:
        halves = (left, top, width, at), (left, top + at + 1, width, height - at - 1)
    for half in halves:
        yield from _cut(draw, half, widest)


def _trim(draw: Chance, plot: Plot, lawn: Lawn) -> None:
    """Often one corner of a larger lawn is paved, so that streets bend round it."""
    left, top, width, height = lawn
    if min(width, height) > LEAST and draw.below(2):
        corner = (left + draw.below(2) * (width - 1), top + draw.below(2) * (height - 1))
        if plot.streets(corner) == 2:
            plot.pave([corner])


def _open_edge(plot: Plot, lawn: Lawn) -> None:
    """The lawn takes the street between it and the edge, where all streets still lead on."""
    edge = [spot for spot in _rim(lawn) if _on_edge(plot, spot)]
    plot.sow(edge)
    if not (_has_room_for_gates(plot) and _joined(plot)):
        plot.pave(edge)


def _rim(lawn: Lawn) -> set[Spot]:
    """The spots round a lawn."""
    left, top, width, height = lawn
    return set(cells((left - 1, top - 1, width + 2, height + 2))) - set(cells(lawn))


def _on_edge(plot: Plot, spot: Spot) -> bool:
    """Whether it lies on the edge, beside grass or in a corner of the park between grass."""
    x, y = spot
    if x not in (0, plot.width - 1) and y not in (0, plot.height - 1):
        return False
    return any(plot.ground.get(near) == "." for near in beside(spot)) or _is_corner(plot, spot)


def _is_corner(plot: Plot, spot: Spot) -> bool:
    return spot[0] in (0, plot.width - 1) and spot[1] in (0, plot.height - 1)


def _joined(plot: Plot) -> bool:
    """Whether all pavement hangs together edge by edge, and no street ends in the grass."""
    paved = {spot for spot, kind in plot.ground.items() if kind in PAVED}
    if any(plot.streets(spot) < 2 for spot in paved):
        return False
    waiting = [next(iter(paved))]
    seen = set(waiting)
    while waiting:
        fresh = {near for near in beside(waiting.pop()) if near in paved} - seen
        seen |= fresh
        waiting += fresh
    return seen == paved


def _has_room_for_gates(plot: Plot) -> bool:
    return all(sum(plot.ground[s] == "=" for s in side(plot, n)) >= _GATED for n in range(4))


def side(plot: Plot, number: int) -> list[Spot]:
    """The cells along a side of the park (top, bottom, left, right), its corners left out."""
    right, bottom = plot.width - 1, plot.height - 1
    if number < 2:
        return [(x, number * bottom) for x in range(1, right)]
    return [((number - 2) * right, y) for y in range(1, bottom)]
