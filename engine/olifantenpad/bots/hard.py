"""The Hard bot: an hour is a game of hidden plans, and its plan is drawn from a mixture.

It looks at all walks of all seats, grows a table of plans worth playing by best
replies to the mixtures so far, and solves it by regret matching, reckoning a
little with rivals who are more naive than that.
"""

from __future__ import annotations

from collections.abc import Generator

from engine.chance import Chance
from engine.game import USUAL, Budget, Seat
from engine.olifantenpad.bots.company import grudge
from engine.olifantenpad.bots.contest import Contest
from engine.olifantenpad.bots.field import Field
from engine.olifantenpad.bots.replies import best_alone
from engine.olifantenpad.plans import STAY, Plan
from engine.olifantenpad.position import Position
from engine.slices import meanwhile

WIDTH = 600  # walks tried as replies to one rival; fewer the more rivals there are
_GROWTHS = 6  # mostly fewer: replies soon bring nothing new
_GROWTHS_OF_MANY = 3  # against several rivals, whose plans are samples, there is always more
FORESIGHT = 30
"""Hundredths of what the trails promise that Hard believes; measured best of 12 to 140."""
TRUST = 35
"""Hundredths by which a rival is taken for naive; the more, the easier Hard itself is found out."""


def hard(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[Plan | None, None, Plan]:
    """A plan for the seat, drawn from its mixture; more budget tries more replies."""
    draw = chance.fork(f"hard {position.hour} {seat}")
    yield STAY
    contest = yield from prepared(position, seat, draw, budget)
    return contest.field.plan(seat, contest.drawn())


def prepared(
    position: Position, seat: Seat, draw: Chance, budget: Budget
) -> Generator[Plan | None, None, Contest]:
    """The contest with its mixtures, as Hard plays it."""
    field = Field(position, FORESIGHT, grudge(position, seat))
    yield from meanwhile(STAY, field.look())
    best = field.plan(seat, best_alone(field, seat, 1)[-1])
    width = WIDTH * budget // (USUAL * max(1, len(field.seats) - 1))
    contest = Contest(field, seat, draw, max(20, width), TRUST)
    yield from meanwhile(best, contest.expect())
    for _ in range(_GROWTHS if len(field.seats) <= 2 else _GROWTHS_OF_MANY):
        best = field.plan(seat, contest.likeliest())
        if not (yield from meanwhile(best, contest.grow())):
            break
    return contest
