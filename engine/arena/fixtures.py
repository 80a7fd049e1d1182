"""Which matches an arena plays: every pair on the same boards, seats rotated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import NamedTuple

from engine.game import Json


class Fault(NamedTuple):
    """Why a seat lost its match without playing it out."""

    turn: int
    seat: int
    why: str
    """In English."""
    notice: Json
    """The same as the page says it: `message`, `arguments`, maybe `cause`."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One match to be played."""

    game: str
    lineup: tuple[str, ...]
    """The names of its bots by seat."""
    seed: str
    """The board: all rotations of a line-up share it."""
    faults: tuple[Fault, ...] = ()
    """Seats known to fail, from a try in which one had to be stopped."""
    options: Json = field(default_factory=dict)
    """What the match begins with beside its seats, as the size of a park."""


def lineups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: each pair once with two seats; with more, each bot alone among each other."""
    pairs = combinations(names, 2) if seats == 2 else permutations(names, 2)
    return [(one, *(other,) * (seats - 1)) for one, other in pairs]


def fixtures(
    game: str, names: Sequence[str], matches: int, seats: int, seed: str
) -> Iterator[Fixture]:
    """`matches` of every line-up, board after board, each board in all rotations of the seats."""
    for number in range(matches):
        board, turn = divmod(number, seats)
        for lineup in lineups(names, seats):
            yield Fixture(game, lineup[-turn:] + lineup[:-turn], f"{seed} {board}")
