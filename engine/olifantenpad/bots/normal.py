"""The Normal bot: the best reply to what the others would do if they thought of nobody else."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from engine.chance import Chance
from engine.game import USUAL, Budget, Seat
from engine.olifantenpad.bots.company import after, grudge
from engine.olifantenpad.bots.field import Field
from engine.olifantenpad.bots.ground import Longs, longs
from engine.olifantenpad.bots.replies import best_alone, best_replies
from engine.olifantenpad.bots.solve import drawn
from engine.olifantenpad.plans import STAY, Plan
from engine.olifantenpad.position import Position
from engine.slices import meanwhile

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
    width = max(20, _WIDTH * budget // USUAL)
    found = yield from meanwhile(best, replies(field, seat, width))
    return field.plan(seat, found[drawn(odds(found), draw)])


def replies(field: Field, seat: Seat, width: int) -> Generator[None, None, list[int]]:
    """The walks among which Normal draws on that seat, the best first."""
    view = field.seen_by(_FORESIGHT, grudge(field.position, seat))
    greedy = {s: best_alone(view, s, 1)[-1] for s in view.seats}
    others = {s: walk for s, walk in greedy.items() if s != seat}
    for rival in after(field.position, seat):
        faced = {s: walk for s, walk in greedy.items() if s != rival}
        (others[rival],) = yield from best_replies(view, rival, [faced], longs([1]), width, 1)
    return (yield from best_replies(view, seat, [others], longs([1]), width, _KEPT))


def odds(walks: Sequence[int]) -> Longs:
    """How likely each of its walks is, as parts: those of the better of two draws."""
    return longs(range(2 * len(walks) - 1, 0, -2))
