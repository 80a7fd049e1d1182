"""The Easy bot: it takes the shortcut that it sees now, and thinks of nobody else."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator, Iterable, Iterator
from itertools import accumulate

from engine.chance import Chance
from engine.game import Budget, Seat
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.park import Cell, neighbours
from engine.olifantenpad.plans import GATE_STEPS, STAY, STEPS, Plan
from engine.olifantenpad.position import Position, is_grass
from engine.olifantenpad.shortcuts import earning, opened, reach
from engine.olifantenpad.walkers import routes

_STROLLS = 80  # random walks looked at beside the shortcuts
_LOOKED_AT = 10  # plans whose hour is worked out by the rules


def easy(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[Plan | None, None, Plan]:
    """A plan for the seat; the work is fixed and small, whatever the budget."""
    draw = chance.fork(f"easy {position.hour} {seat}")
    groups = [reach(position, group) for group in position.groups]
    yield None
    wanted = _shortcuts(position)
    walks = _different(position, [*_along(position, seat, wanted), *_strolls(position, seat, draw)])
    yield None
    ahead = {cell for stretch in wanted for cell in stretch}
    by_worth = sorted(
        walks,
        key=lambda w: (-earning(position, groups, w), -len(ahead & opened(position, w).keys())),
    )
    yield None
    worth = []
    for walk in by_worth[:_LOOKED_AT]:
        plan = _plan(position, seat, walk)
        worth.append((plan, _points(position, seat, plan)))
        yield plan
    return _choose(worth, draw)


def _choose(worth: list[tuple[Plan, int]], draw: Chance) -> Plan:
    """A plan that earns, the more the likelier; what everybody takes is nobody's."""
    bounds = list(accumulate(points**2 for _, points in worth))
    if not bounds:
        return STAY
    at = draw.below(bounds[-1]) if bounds[-1] else -1
    return worth[bisect_right(bounds, at)][0]


def _points(position: Position, seat: Seat, plan: Plan) -> int:
    """What the plan would bring if all others stayed."""
    return work_out(position, {seat: plan}).points[seat]


def _plan(position: Position, seat: Seat, walk: tuple[Cell, ...]) -> Plan:
    """The walk as a plan; its first cell is where it starts."""
    names = position.park.names
    steps = tuple(names[cell] for cell in walk[1:])
    return Plan(None if walk[0] == position.players[seat].at else names[walk[0]], steps)


def _different(position: Position, walks: Iterable[tuple[Cell, ...]]) -> list[tuple[Cell, ...]]:
    """One walk for every set of cells that they deepen."""
    kept = {frozenset(opened(position, walk)): walk for walk in walks}
    return list(kept.values())


def _shortcuts(position: Position) -> list[tuple[Cell, ...]]:
    """The stretches of untrodden grass that the groups would take if they were trails."""
    open_grass = [int(cell not in position.fences) for cell in range(len(position.levels))]
    found = routes(position, [max(pair) for pair in zip(position.levels, open_grass, strict=True)])
    return [stretch for route in found for stretch in _stretches(position, route.cells)]


def _stretches(position: Position, cells: Iterable[Cell]) -> Iterator[tuple[Cell, ...]]:
    """The longest runs of untrodden grass along a route."""
    run: list[Cell] = []
    for cell in cells:
        if is_grass(position.park, cell) and position.levels[cell] == 0:
            run.append(cell)
        elif run:
            yield tuple(run)
            run = []


def _along(
    position: Position, seat: Seat, stretches: Iterable[tuple[Cell, ...]]
) -> Iterator[tuple[Cell, ...]]:
    """Walks that reach a stretch at one end and follow it as far as the steps last."""
    ends = {way[0]: way for s in stretches for way in (s, s[::-1])}
    for start, steps in _starts(position, seat):
        for way in _ways_to(position, start, steps, ends.keys()):
            yield (*way, *ends[way[-1]][1:])[: steps + 1]


def _starts(position: Position, seat: Seat) -> list[tuple[Cell, int]]:
    """Where the seat may begin, with the steps it has from there."""
    at = position.players[seat].at
    gates = [(gate, GATE_STEPS) for gate in position.park.gates if gate != at]
    return gates if at is None else [(at, STEPS), *gates]


def _ways_to(
    position: Position, start: Cell, steps: int, ends: Iterable[Cell]
) -> Iterator[tuple[Cell, ...]]:
    """The shortest walk to each of the ends within so many steps."""
    near, wanted = neighbours(position.rows, position.fences), set(ends)
    reached: dict[Cell, tuple[Cell, ...]] = {start: (start,)}
    front = [start]
    for _ in range(steps):
        fresh = {to: cell for cell in front for to in near[cell] if to not in reached}
        reached |= {to: (*reached[cell], to) for to, cell in fresh.items()}
        front = list(fresh)
        yield from (reached[to] for to in front if to in wanted)


def _strolls(position: Position, seat: Seat, draw: Chance) -> Iterator[tuple[Cell, ...]]:
    """Walks at random that never turn back on themselves."""
    near = neighbours(position.rows, position.fences)
    starts = _starts(position, seat)
    for _ in range(_STROLLS):
        start, steps = draw.pick(starts)
        way: tuple[Cell, ...] = (start,)
        for _ in range(steps):
            if fresh := [c for c in near[way[-1]] if c not in way]:
                way = (*way, draw.pick(fresh))
        yield way
