"""The Normal bot: the best reply to what the others would do if they thought of nobody else."""

from __future__ import annotations

from collections.abc import Generator

from engine.chance import Chance
from engine.game import USUAL, Budget, Seat
from engine.olifantenpad.bots.field import Field, meanwhile
from engine.olifantenpad.bots.ground import longs
from engine.olifantenpad.bots.replies import best_alone, best_replies
from engine.olifantenpad.plans import STAY, Plan
from engine.olifantenpad.position import Position

_WIDTH = 300  # walks tried as replies
_FORESIGHT = 100  # it believes all that trails promise, which is too much
_KEPT = 5  # of the best replies, one is played, the better the likelier


def normal(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[Plan | None, None, Plan]:
    """A plan for the seat: mostly the best reply, now and then one of the next best."""
    draw = chance.fork(f"normal {position.hour} {seat}")
    field = Field(position, _FORESIGHT)
    yield STAY
    yield from meanwhile(STAY, field.look())
    best = field.plan(seat, best_alone(field, seat, 1)[-1])
    others = {s: best_alone(field, s, 1)[-1] for s in field.seats if s != seat}
    width = max(20, _WIDTH * budget // USUAL)
    replies = yield from meanwhile(
        best, best_replies(field, seat, [others], longs([1]), width, _KEPT)
    )
    return field.plan(seat, replies[min(draw.below(len(replies)), draw.below(len(replies)))])
