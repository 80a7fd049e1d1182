"""What stands between two hours: an immutable position.

Rules (`rules/olifantenpad.md`): "The park", "A match", "Notation".
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.game import Score, Seat, standing
from engine.olifantenpad.park import GRASS, Cell, Park, park_of

FIRST_HOUR, LAST_HOUR = 13, 17
SOLO_LAST_HOUR = 15
FIRM = 3
"""The deepest level of a trail."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player."""

    at: Cell | None
    """Where it stands; None as long as it has not come into the park."""
    score: int = 0
    """Its points so far."""
    left: bool = False
    """Whether the seat has left the match."""


@dataclass(frozen=True, slots=True)
class Group:
    """Walkers who want to go from one pavement cell to another this hour."""

    start: Cell
    """Where they begin."""
    target: Cell
    """Where they go."""
    size: int
    """How many they are."""
    kind: str = "visitors"
    """`visitors` or `school`."""


@dataclass(frozen=True, slots=True)
class Position:
    """The park as it is when an hour begins."""

    rows: tuple[str, ...]
    """The park's ground."""
    hour: int
    """The hour to be planned; over when greater than `last`."""
    players: tuple[Player, ...]
    """By seat."""
    levels: tuple[int, ...]
    """By cell, 0 to 3."""
    owners: tuple[Seat | None, ...]
    """By cell, the owner of its trail; None for grey and for grass."""
    fences: frozenset[Cell] = frozenset()
    """The cells closed during this hour."""
    groups: tuple[Group, ...] = ()
    """The groups that walk this hour."""
    last: int = LAST_HOUR
    """The match's last hour."""
    school: bool = False
    """Whether the school trip has come, this hour or before."""
    popular: tuple[tuple[Cell, Cell], ...] = ()
    """The routes that groups are drawn from."""
    scenery: tuple[tuple[Cell, str], ...] = field(default=())
    """What each obstacle shows: `tree`, `pond` or `kiosk`."""

    @property
    def park(self) -> Park:
        """The ground with its names and gates."""
        return park_of(self.rows)

    @property
    def over(self) -> bool:
        """Whether the last hour has been played."""
        return self.hour > self.last


def bare(park: Park) -> tuple[tuple[int, ...], tuple[Seat | None, ...]]:
    """Levels and owners of a park without any trail."""
    return (0,) * len(park.ground), (None,) * len(park.ground)


def is_grass(park: Park, cell: Cell) -> bool:
    """Whether the cell is grass, trodden or not."""
    return park.ground[cell] == GRASS


def present(position: Position) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(s for s, player in enumerate(position.players) if not player.left)


def to_move(position: Position) -> tuple[Seat, ...]:
    """All present seats plan at once; nobody when the match is over."""
    return () if position.over else present(position)


def score(position: Position) -> Score:
    """Points by seat; the most among the present seats lead."""
    points = tuple(player.score for player in position.players)
    return standing(points, (0,) * len(points), present(position))
