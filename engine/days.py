"""Calendar dates, and the seed that belongs to each: the park and the pasture of today."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any

from engine.chance import Chance
from engine.game import Json, Refusal

_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_LONG = (1, 3, 5, 7, 8, 10, 12)


class ImpossibleDay(Refusal):
    """What is no calendar date, or a match of a day that is not as the day wants it."""


def read_day(value: Any) -> str:
    """The date when it is one, written like 2026-11-30; raises ImpossibleDay."""
    parts = _DATE.fullmatch(value) if isinstance(value, str) else None
    if parts is None or not _exists(*map(int, parts.groups())):
        raise ImpossibleDay("daily-date", date=str(value)[:40])
    return parts[0]


def _exists(year: int, month: int, day: int) -> bool:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    short = (29 if leap else 28) if month == 2 else 30
    return year > 0 and 1 <= month <= 12 and 1 <= day <= (31 if month in _LONG else short)


def seed_of(game: str, day: str) -> str:
    """The seed of a game's match of that date, the same for everyone."""
    return sha256(f"of today\0{game}\0{day}".encode()).hexdigest()


def check_daily(options: Json, game: str, seats: int, chance: Chance) -> str:
    """The date of a match of the day; raises ImpossibleDay for other seats or another seed."""
    day = read_day(options["daily"])
    if options["seats"] != seats:
        raise ImpossibleDay("daily-seats", seats=seats)
    if chance.seed != seed_of(game, day):
        raise ImpossibleDay("daily-seed", date=day)
    return day
