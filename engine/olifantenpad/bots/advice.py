"""Hints before a walk, and what a walk was worth once all are known.

Values are leads: thousandths of a point that a seat gets ahead of its strongest
rival in the hour, with what the trails promise for the hours left.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from engine.chance import Chance
from engine.game import Budget, Seat
from engine.olifantenpad.bots.field import Field, Profile
from engine.olifantenpad.bots.ground import Ints, Longs, longs
from engine.olifantenpad.bots.hard import FORESIGHT, prepared
from engine.olifantenpad.bots.harvest import THOUSAND
from engine.olifantenpad.bots.outlook import leads
from engine.olifantenpad.bots.replies import best_first
from engine.olifantenpad.bots.walks import joined, walk_of
from engine.olifantenpad.hour import heard
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position, present
from engine.slices import meanwhile

_TOLD = 20  # walks told at most


@dataclass(frozen=True, slots=True)
class Advice:
    """A plan and what it is worth."""

    plan: Plan
    points: int
    """Thousandths of points that it brings its seat this hour."""
    value: int
    """Thousandths of points that its seat gets ahead by it."""


@dataclass(frozen=True, slots=True)
class Review:
    """What a seat walked, beside the best it could have."""

    walked: Advice
    best: Advice


def best_walks(
    position: Position, seat: Seat, chance: Chance, budget: Budget, count: int
) -> Generator[list[Advice], None, list[Advice]]:
    """Up to so many plans for the seat, the best first, against what the others may play.

    Yields nothing yet, an empty list, while it thinks as Hard does.
    """
    nothing: list[Advice] = []
    draw = chance.fork(f"advice {position.hour} {seat}")
    contest = yield from meanwhile(nothing, prepared(position, seat, draw, budget))
    walks = longs(contest.walks[seat])
    profiles, shares = contest.faced()
    telling = _told(contest.field, seat, walks, profiles, shares)
    return (yield from meanwhile(nothing, telling))[:count]


def reviews(
    position: Position, plans: Mapping[Seat, Plan]
) -> Generator[None, None, dict[Seat, Review]]:
    """By present seat what its plan was worth, and its best one given the others' plans.

    A plan that is missing or breaks a rule counts as staying.
    """
    field = Field(position, FORESIGHT)
    yield from field.look()
    walked = {s: heard(position, s, plans.get(s)) for s in field.seats}
    for seat, plan in walked.items():
        field.walks[seat] = joined(field.walks[seat], walk_of(field.ground, seat, plan))
    played = {s: len(field.walks[s]) - 1 for s in field.seats}
    found = {}
    for seat, plan in walked.items():
        found[seat] = yield from _review(field, seat, plan, played)
    return found


def _review(field: Field, seat: Seat, plan: Plan, played: Profile) -> Generator[None, None, Review]:
    others = [{s: walk for s, walk in played.items() if s != seat}]
    own, every = longs([played[seat]]), longs(range(len(field.walks[seat])))
    (walked,) = yield from _told(field, seat, own, others, longs([1]))
    best, *_ = yield from _told(field, seat, every, others, longs([1]))
    return Review(replace(walked, plan=plan), best)


def _told(
    field: Field, seat: Seat, walks: Longs, profiles: Sequence[Profile], shares: Longs
) -> Generator[None, None, list[Advice]]:
    """The best of the walks, the best first, on average over the profiles."""
    harvest = yield from field.met(seat, walks, profiles)
    lead = leads(field.position, seat, harvest, field.foresight)
    gained = _mean(lead - _lead(field.position, seat), shares)
    points = _mean(harvest.points[seat] * THOUSAND, shares)
    return [
        Advice(field.plan(seat, int(walks[i])), int(points[i]), int(gained[i]))
        for i in best_first(gained)[:_TOLD]
    ]


def _mean(values: Ints, shares: Longs) -> Longs:
    """(walks): the mean over each walk's profiles, weighed by their shares."""
    weighed = values.reshape(-1, len(shares)).astype(np.int64) * shares
    mean: Longs = weighed.sum(axis=1, dtype=np.int64) // int(shares.sum(dtype=np.int64))
    return mean


def _lead(position: Position, seat: Seat) -> int:
    """Thousandths of points that the seat is ahead of its strongest rival now."""
    rivals = (position.players[s].score for s in present(position) if s != seat)
    return (position.players[seat].score - max(rivals, default=0)) * THOUSAND
