"""Olifantenpad's bots by level, weakest first."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from engine.chance import Chance
from engine.game import Advice, Bot, Budget, Review, Seat
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


def advise(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[object, None, list[Advice[Plan]]]:
    """The walks that Hard thinks most of; values are thousandths of points, with numpy."""
    from engine.olifantenpad.bots.advice import advise

    return (yield from advise(position, seat, chance, budget))


def review(
    position: Position, plans: Mapping[Seat, Plan], seat: Seat, chance: Chance
) -> Generator[object, None, Review[Plan] | None]:
    """What a walk was worth beside the best one, the others' being what they were."""
    from engine.olifantenpad.bots.advice import review

    return (yield from review(position, plans, seat, chance))


BOTS: dict[str, Bot[Position, Plan]] = {"easy": easy, "normal": normal, "hard": hard}
