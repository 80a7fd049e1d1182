"""Hints before a walk, and what a walk was worth once all are known.

Values are leads: thousandths of a point that a seat gets ahead of its strongest
rival in the hour, with what the trails promise for the hours left.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from engine.chance import Chance
from engine.game import Advice, Budget, Review, Seat
from engine.olifantenpad.bots.field import Field, Profile
from engine.olifantenpad.bots.ground import Ints, Longs, longs
from engine.olifantenpad.bots.hard import FORESIGHT, prepared
from engine.olifantenpad.bots.harvest import THOUSAND
from engine.olifantenpad.bots.outlook import lead_now, leads
from engine.olifantenpad.bots.replies import best_first
from engine.olifantenpad.bots.walks import joined, walk_of
from engine.olifantenpad.hour import heard
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position

TOLD = 3
"""Walks told as hints."""

Told = Generator[object, None, list[Advice[Plan]]]


def advise(position: Position, seat: Seat, chance: Chance, budget: Budget) -> Told:
    """A few plans for the seat, the best first, against what Hard takes the others to play."""
    draw = chance.fork(f"advice {position.hour} {seat}")
    contest = yield from prepared(position, seat, draw, budget)
    walks = longs(contest.walks[seat])
    return (yield from _told(contest.field, seat, walks, *contest.faced(), TOLD))


def review(
    position: Position, plans: Mapping[Seat, Plan], seat: Seat, chance: Chance
) -> Generator[object, None, Review[Plan] | None]:
    """What a present seat's plan was worth, and its best one given the others' plans.

    A plan that is missing or breaks a rule counts as staying. None for a seat that left.
    """
    field = Field(position, FORESIGHT)
    if seat not in field.seats:
        return None
    yield from field.look()
    made = {s: heard(position, s, plans.get(s)) for s in field.seats}
    for each, plan in made.items():
        field.walks[each] = joined(field.walks[each], walk_of(field.ground, each, plan))
    played = {s: len(field.walks[s]) - 1 for s in field.seats}
    return (yield from _reviewed(field, seat, made[seat], played))


def _reviewed(
    field: Field, seat: Seat, plan: Plan, played: Profile
) -> Generator[object, None, Review[Plan]]:
    others = [{s: walk for s, walk in played.items() if s != seat}]
    own, every = longs([played[seat]]), longs(range(len(field.walks[seat])))
    (made,) = yield from _told(field, seat, own, others, longs([1]), 1)
    (best,) = yield from _told(field, seat, every, others, longs([1]), 1)
    return Review(replace(made, move=plan), best)


def _told(
    field: Field, seat: Seat, walks: Longs, profiles: Sequence[Profile], shares: Longs, many: int
) -> Told:
    """So many of the walks, those that are best on average over the profiles, best first."""
    harvest = yield from field.met(seat, walks, profiles)
    lead = leads(field.position, seat, harvest, field.foresight)
    gained = _mean(lead - lead_now(field.position, seat), shares)
    points = _mean(harvest.points[seat] * THOUSAND, shares)
    return [
        Advice(field.plan(seat, int(walks[i])), int(gained[i]), int(points[i]))
        for i in best_first(gained)[:many]
    ]


def _mean(values: Ints, shares: Longs) -> Longs:
    """(walks): the mean over each walk's profiles, weighed by their shares."""
    weighed = values.reshape(-1, len(shares)).astype(np.int64) * shares
    mean: Longs = weighed.sum(axis=1, dtype=np.int64) // int(shares.sum(dtype=np.int64))
    return mean
