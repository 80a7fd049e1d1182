"""A park while it is being laid out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

Spot = tuple[int, int]
"""A cell while it is being laid: (column, row)."""
Lawn = tuple[int, int, int, int]
"""A rectangle of grass: left, top, width, height."""
PAVED = "=G"


@dataclass(slots=True)
class Plot:
    """A park that is being laid out, all pavement at first."""

    width: int
    height: int
    ground: dict[Spot, str] = field(default_factory=dict)
    """What each cell is."""
    scenery: dict[Spot, str] = field(default_factory=dict)
    """What each obstacle shows."""

    def __post_init__(self) -> None:
        self.pave((x, y) for y in range(self.height) for x in range(self.width))

    def rows(self) -> tuple[str, ...]:
        """The ground as a position writes it."""
        return tuple(
            "".join(self.ground[x, y] for x in range(self.width)) for y in range(self.height)
        )

    def pave(self, spots: Iterable[Spot]) -> None:
        """Makes them pavement."""
        self.ground.update(dict.fromkeys(spots, "="))

    def sow(self, spots: Iterable[Spot]) -> None:
        """Makes them grass."""
        self.ground.update(dict.fromkeys(spots, "."))

    def put(self, spots: Iterable[Spot], kind: str) -> None:
        """Puts a piece of scenery on them."""
        for spot in spots:
            self.ground[spot], self.scenery[spot] = "#", kind

    def count(self, spot: Spot, kinds: str) -> int:
        """How many of the eight cells round a spot are of these kinds."""
        return sum(self.ground.get(near, " ") in kinds for near in around(spot))

    def streets(self, spot: Spot) -> int:
        """How many of the four cells beside a spot are paved."""
        return sum(self.ground.get(near, " ") in PAVED for near in beside(spot))


def around(spot: Spot) -> Iterator[Spot]:
    """The eight spots round one."""
    x, y = spot
    return ((x + i, y + j) for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j)


def beside(spot: Spot) -> Iterator[Spot]:
    """The four spots that share an edge with one."""
    x, y = spot
    return iter(((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)))


def cells(lawn: Lawn) -> list[Spot]:
    """The spots of a rectangle, row by row."""
    left, top, width, height = lawn
    return [(left + x, top + y) for y in range(height) for x in range(width)]
