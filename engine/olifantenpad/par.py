"""Par of the park of today: the best total that a search of fixed work finds.

The search knows what each hour will bring, as somebody does who plays the day again. It
keeps the best few positions from hour to hour, judged by what they would come to if the
player stayed from then on. All of it is integers, so that it ends the same everywhere.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.chance import Chance
from engine.olifantenpad.crowd import next_groups
from engine.olifantenpad.daily import SEATS, chance_of, start
from engine.olifantenpad.hour import after, work_out
from engine.olifantenpad.plans import STAY, Plan
from engine.olifantenpad.position import FIRST_HOUR, Group, Position
from engine.olifantenpad.promising import promising


class Work(NamedTuple):
    """How much is looked at."""

    kept: int = 8
    """Positions kept from hour to hour."""
    plans: int = 30
    """Plans played of each of them."""
    wide: int = 24
    """Walks that each of their steps goes on from."""
    judged: int = 28
    """Positions whose end is played out, of those that the plans lead to."""
    first: int = 3
    """How many times as much is looked at in the first hour, in which there is one position."""


USUAL = Work()
_AHEAD = 2  # hours whose groups a walk may please, beside its own
_SLICE = 12  # hours worked out between two yields

Crowds = Mapping[int, tuple[Group, ...]]
"""The groups by hour."""
Search = Generator[None, None, list[Position]]


def par(day: str, work: Work = USUAL) -> Generator[None, None, int]:
    """The par of a date that `days.read_day` takes; yields at least every 50 ms of work."""
    chance = chance_of(day)
    kept = [start({"seats": SEATS, "daily": day}, chance)]
    crowds = _crowds(kept[0], chance)
    while not kept[0].over:
        led_to = yield from _an_hour_on(kept, crowds, work)
        kept = yield from _best(led_to, crowds, work)
    return max(map(_points, kept))


def _crowds(position: Position, chance: Chance) -> Crowds:
    """What the chance of that day brings, whatever anybody does."""
    crowds = {}
    while not position.over:
        crowds[position.hour] = position.groups
        position = next_groups(replace(position, hour=position.hour + 1), chance)
    return crowds


def _an_hour_on(kept: list[Position], crowds: Crowds, work: Work) -> Search:
    """The different positions that promising plans lead to."""
    found: dict[object, Position] = {}
    for position in kept:
        for count, plan in enumerate((yield from _plans(position, crowds, work))):
            led_to = _played(position, crowds, plan)
            key = (led_to.levels, led_to.fences, led_to.players[0].at)
            found[key] = max(found.get(key, led_to), led_to, key=_points)
            if count % _SLICE == 0:
                yield
    return list(found.values())


def _plans(position: Position, crowds: Crowds, work: Work) -> Generator[None, None, list[Plan]]:
    times = work.first if position.hour == FIRST_HOUR else 1
    hours = range(position.hour + 1, position.hour + 1 + _AHEAD)
    later = [group for hour in hours for group in crowds.get(hour, ())]
    return (yield from promising(position, later, work.wide * times, work.plans * times))


def _played(position: Position, crowds: Crowds, plan: Plan) -> Position:
    ended = after(position, work_out(position, {0: plan}))
    return replace(ended, groups=crowds.get(ended.hour, ()))


def _best(found: list[Position], crowds: Crowds, work: Work) -> Search:
    """Those that come to the most, judged by one hour first and the best by all that are left.

    Of those that have as much and come to as much one is kept: they are alike.
    """
    near = yield from _ranked(found, crowds, 1)
    far = yield from _ranked([position for _, position in near[: work.judged]], crowds, len(crowds))
    different: dict[tuple[int, int], Position] = {}
    for worth, position in far:
        different.setdefault((worth, _points(position)), position)
    return list(different.values())[: work.kept]


def _ranked(
    found: list[Position], crowds: Crowds, hours: int
) -> Generator[None, None, list[tuple[int, Position]]]:
    """What each comes to if the player stays for so many hours, the most first."""
    worth = []
    for count, position in enumerate(found):
        worth.append((_stayed(position, crowds, hours), position))
        if count % _SLICE == 0:
            yield
    return sorted(worth, key=lambda judged: -judged[0])


def _stayed(position: Position, crowds: Crowds, hours: int) -> int:
    for _ in range(hours):
        if position.over:
            break
        position = _played(position, crowds, STAY)
    return _points(position)


def _points(position: Position) -> int:
    return position.players[0].score
