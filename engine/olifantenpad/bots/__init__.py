"""Olifantenpad's bots by level, weakest first."""

from __future__ import annotations

from collections.abc import Generator

from engine.chance import Chance
from engine.game import Bot, Budget, Seat
from engine.olifantenpad.bots.easy import easy
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position


def normal(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[Plan | None, None, Plan]:
    """The Normal bot; only now is numpy needed."""
    from engine.olifantenpad.bots.normal import normal

    return (yield from normal(position, seat, chance, budget))


def hard(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[Plan | None, None, Plan]:
    """The Hard bot; only now is numpy needed."""
    from engine.olifantenpad.bots.hard import hard

    return (yield from hard(position, seat, chance, budget))


BOTS: dict[str, Bot[Position, Plan]] = {"easy": easy, "normal": normal, "hard": hard}
