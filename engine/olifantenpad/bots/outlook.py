"""What a harvest is worth to a seat: its lead, and how likely the lead is to win."""

from __future__ import annotations

import numpy as np

from engine.game import Seat
from engine.olifantenpad.bots.ground import Ints
from engine.olifantenpad.bots.harvest import THOUSAND, Harvest
from engine.olifantenpad.position import Position, present

SURE = 10_000
"""The worth of a lead that cannot be lost; minus that, of one that cannot be made good."""
_HORIZON = (0, 80, 140, 180, 200)
"""Hundredths of an hour's promise that trails keep, by the hours left after this one."""
_LAST_WIDTH, _WIDTH = 1_000, 7_000
"""Thousandths of a point at which a lead is worth half: in the last hour, and each before."""
_MOST = 1_000_000
"""Points beyond which none are told apart, so that thousandths fit 32 bits; no match has them."""


def leads(position: Position, seat: Seat, harvest: Harvest, foresight: int) -> Ints:
    """(P): thousandths of points that the seat is ahead of its strongest rival, promises in."""
    return _lead(standings(position, harvest, foresight), seat, _rivals(position, seat))


def _rivals(position: Position, seat: Seat) -> list[Seat]:
    return [s for s in present(position) if s != seat]


def _lead(totals: Ints, seat: Seat, rivals: list[Seat]) -> Ints:
    lead: Ints = totals[seat] - (totals[rivals].max(axis=0) if rivals else 0)
    return lead


def lead_now(position: Position, seat: Seat) -> int:
    """Thousandths of points that the seat is ahead of its strongest rival before the hour."""
    return int(_lead(_scores(position)[:, None] * THOUSAND, seat, _rivals(position, seat))[0])


def _scores(position: Position) -> Ints:
    """(S): the points that each has."""
    return np.array([min(player.score, _MOST) for player in position.players], np.int32)


def standings(position: Position, harvest: Harvest, foresight: int) -> Ints:
    """(S, P): thousandths of points by seat: what it has, gets and is promised."""
    left = max(0, min(position.last - position.hour, len(_HORIZON) - 1))
    now = (_scores(position)[:, None] + harvest.points) * THOUSAND
    return (now + harvest.promise * (_HORIZON[left] * foresight // 100) // 100).astype(np.int32)


def worths(
    position: Position, seat: Seat, harvest: Harvest, foresight: int, grudge: int = 100
) -> Ints:
    """(P): what the boards are worth to the seat, −SURE to SURE; alone, its points.

    `grudge` is by how many hundredths what the strongest rival gains counts against it.
    """
    totals, rivals = standings(position, harvest, foresight), _rivals(position, seat)
    ahead = _lead(totals, seat, rivals)
    if not rivals:
        return ahead
    if grudge != 100:
        had = _scores(position)[rivals] * THOUSAND
        gained = (totals[rivals] - had[:, None]).max(axis=0)
        ahead = ahead + (100 - grudge) * gained // 100
    width = _LAST_WIDTH + _WIDTH * max(0, position.last - position.hour)
    sign, size = np.sign(ahead), np.abs(ahead).astype(np.int64)
    worth: Ints = (sign * (size * SURE // (size + width))).astype(np.int32)
    return worth
