"""Players: names, ratings and histories, by key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Rated:
    """How a player stands in one game."""

    mu: float
    sigma: float
    games: int = 0
    won: int = 0


@dataclass(frozen=True, slots=True)
class Player:
    """What is kept of a key."""

    name: str = ""
    hidden: bool = False
    rated: Mapping[str, Rated] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel that is over."""

    room: str
    game: str
    time: int
    players: tuple[str, str]
    """The keys, in seat order."""
    winners: tuple[str, ...]


Judge = Callable[[Sequence[Rated | None]], Sequence[Rated]]
"""New ratings from those before, in seat order."""


class Players(Protocol):
    """Names, ratings and histories, by key."""

    async def player(self, key: str) -> Player:
        """Return what is kept of a key."""

    async def name(self, key: str, name: str) -> None:
        """Keep a name."""

    async def hide(self, key: str, hidden: bool) -> None:
        """Keep the name out of the table of the best, or not."""

    async def report(self, key: str, by: str) -> None:
        """Note that somebody finds a name unfit; once for each who does."""

    async def reported(self, key: str) -> int:
        """Return how many do."""

    async def rate(self, duel: Duel, judge: Judge) -> bool:
        """Count a duel; False where that room's has been counted already."""

    async def history(self, key: str, most: int) -> list[Duel]:
        """Return a player's last duels, the newest first."""

    async def best(self, game: str, most: int) -> list[tuple[str, Player]]:
        """Return the best of a game by what their rating surely is (mu − 3 sigma)."""

    async def forget(self, key: str) -> None:
        """Delete name, ratings and history of a key."""
