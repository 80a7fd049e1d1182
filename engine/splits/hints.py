"""Hints and reviews; the searches behind them are loaded when they are first asked for."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from engine.chance import Chance
from engine.game import Advice, Budget, Review, Seat
from engine.splits.moves import Move
from engine.splits.position import Position


def advise(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[object, None, list[Advice[Move]]]:
    """The moves that Hard thinks most of; values are thousandths of a match won."""
    from engine.splits.bots.advice import advise

    return (yield from advise(position, seat, chance, budget))


def review(
    position: Position, made: Mapping[Seat, Move], seat: Seat, chance: Chance
) -> Generator[object, None, Review[Move] | None]:
    """What a placing or a split was worth beside the best one; None for a tile."""
    from engine.splits.bots.advice import review

    return (yield from review(position, made, seat, chance))
