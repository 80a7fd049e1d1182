"""Bots run to their end, for the tests, and positions that are odd but may be."""

from functools import cache
from typing import TypeVar

import numpy as np

from engine.chance import Chance
from engine.game import Bot
from engine.olifantenpad.bots.field import Field
from engine.olifantenpad.bots.harvest import Harvest
from engine.olifantenpad.opening import start
from engine.olifantenpad.plans import Plan, check
from engine.olifantenpad.position import Position, present
from engine.olifantenpad.turn import play
from engine.slices import whole
from tests.olifantenpad.grounds import EXAMPLE, group, player, position, wander

T = TypeVar("T")

FENCED = position(
    EXAMPLE,
    fences=["b2", "c2", "b3", "c3"],
    groups=[group("a1", "d4")],
    players=[player("b2"), player("a1")],
)
ODD = [
    position(["G"]),
    position(["G#", "##"], players=[player("a1")]),
    position(EXAMPLE),
    FENCED,
    position(EXAMPLE, groups=[group("a1", "d4")], players=[player(left=True), player("a1")]),
    position(
        ["G#=", "###", "=.G"],
        groups=[group("a1", "c3"), group("a3", "c3", 2, "school")],
        players=[player("a3"), player(), player(), player()],
    ),
    position(["G..."], players=[player("a1"), player("b1")]),
    position(EXAMPLE, hour=17, groups=[group("a1", "d4")], players=[player("b2"), player("a1")]),
]
"""Tiny parks, fenced ones, without groups or popular routes, with a seat that left."""


def thought(
    bot: Bot[Position, Plan], now: Position, seat: int = 0, seed: str = "bot", budget: int = 100
) -> Plan:
    """The bot's plan; all that it holds best on the way has to be legal too."""
    thinking = bot(now, seat, Chance(seed), budget)
    while True:
        try:
            best = next(thinking)
        except StopIteration as end:
            check(now, seat, end.value)
            plan: Plan = end.value
            return plan
        if best is not None:
            check(now, seat, best)


@cache
def played(seed: str, seats: int, hours: int) -> Position:
    """A position after some hours of walks at random."""
    chance = Chance(seed)
    now = start({"seats": seats}, chance)
    for hour in range(hours):
        draw = chance.fork(f"walk {hour}")
        now = play(now, {s: wander(now, s, draw) for s in range(seats)}, chance).after
    return now


def various() -> list[Position]:
    """Positions for one to four seats, early and late."""
    return [played(f"various {n}", n % 4 + 1, (n * 2 + n // 4) % 3) for n in range(8)]


def looked(now: Position) -> Field:
    """The field of a position, every walk valued alone."""
    field = Field(now, 100)
    whole(field.look())
    return field


def some(field: Field, many: int, seed: str) -> dict[int, np.ndarray]:
    """So many walks at random of every seat."""
    draw = Chance(seed)
    return {
        s: np.array([draw.below(len(field.walks[s])) for _ in range(many)])
        for s in present(field.position)
    }


def harvested(field: Field, which: dict[int, np.ndarray]) -> Harvest:
    return whole(field.harvest(which))
