"""The rest of a match for a player whose fields nobody else can reach: solved exactly."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from engine.splits.bots.board import Bits, Board, around, bits_of, region
from engine.splits.bots.flock import Act, Flock, herd, splits


class Plan(NamedTuple):
    """What a player alone can reach."""

    fields: int
    """All its occupied fields at the end."""
    herd: int
    """The largest herd with so many fields."""
    act: Act | None
    """The first split towards it; None where there is none left."""
    sure: bool
    """Whether nothing better is possible, rather than not found within the work allowed."""


class Ground(NamedTuple):
    """The sheep of one player, and the free fields."""

    free: Bits
    live: Bits
    own: Bits
    sizes: dict[Bits, int]


def is_alone(board: Board, flock: Flock, player: int) -> bool:
    """Whether no rival's sheep border on free fields that a player's can come to."""
    area = region(around(flock.live[player], board.width) & flock.free, flock.free, board.width)
    border = around(area, board.width)
    rivals = [live for other, live in enumerate(flock.live) if other != player]
    return not any(live & border for live in rivals)


def plan_alone(board: Board, flock: Flock, player: int, work: int) -> Generator[None, None, Plan]:
    """The best plan of a player that is alone, looking at so many splits at most."""
    ground = Ground(flock.free, flock.live[player], flock.own[player], flock.sizes)
    planner = _Planner(board, ground, work)
    yield from planner.explore(ground, None)
    return planner.plan()


def most(ground: Ground, width: int) -> int:
    """The fields that sheep can still take at most: in each region no more than come in."""
    edge, total = around(ground.live, width) & ground.free, 0
    while edge:
        area = region(edge & -edge, ground.free, width)
        edge &= ~area
        sheep = sum(ground.sizes[b] - 1 for b in bits_of(around(area, width) & ground.live))
        total += min(sheep, area.bit_count())
    return total


def split(ground: Ground, act: Act) -> Ground:
    """The ground after a split."""
    start, target, go = act
    stay = ground.sizes[start] - go
    live = ground.live ^ (start if stay == 1 else 0) | (target if go > 1 else 0)
    sizes = {**ground.sizes, start: stay, target: go}
    return Ground(ground.free ^ target, live, ground.own | target, sizes)


class _Planner:
    """A search through all grounds, the most promising first."""

    def __init__(self, board: Board, ground: Ground, work: int) -> None:
        self._board, self._work = board, work
        area = region(around(ground.live, board.width) & ground.free, ground.free, board.width)
        full = ground.own | area
        self._full = (full.bit_count(), herd(full, board.width))
        self._best = (0, 0)
        self._act: Act | None = None
        self._seen: set[tuple[Bits, tuple[tuple[Bits, int], ...]]] = set()

    def plan(self) -> Plan:
        """The best that was found."""
        return Plan(*self._best, self._act, self._best == self._full or self._work > 0)

    def explore(self, ground: Ground, first: Act | None) -> Generator[None, None, None]:
        """Looks at all that can come of a ground, `first` being how it began."""
        yield
        acts = splits(self._board, ground.free, ground.live, ground.sizes)
        if not acts:
            self._end(ground, first)
            return
        for bound, act, then in self._ordered(ground, acts):
            if self._work <= 0 or self._best == self._full or bound < self._best[0]:
                return
            if self._is_new(then):
                yield from self.explore(then, first or act)

    def _end(self, ground: Ground, first: Act | None) -> None:
        reached = (ground.own.bit_count(), herd(ground.own, self._board.width))
        if reached > self._best:
            self._best, self._act = reached, first

    def _ordered(self, ground: Ground, acts: list[Act]) -> list[tuple[int, Act, Ground]]:
        """The acts with the fields they leave possible, most first."""
        self._work -= len(acts)
        found = []
        for act in acts:
            then = split(ground, act)
            bound = then.own.bit_count() + most(then, self._board.width)
            found.append((bound, act, then))
        return sorted(found, key=lambda one: -one[0])

    def _is_new(self, ground: Ground) -> bool:
        """Whether no other order of splits came here; which fields are own follows from free."""
        name = (ground.free, tuple((b, ground.sizes[b]) for b in bits_of(ground.live)))
        known = name in self._seen
        self._seen.add(name)
        return not known
