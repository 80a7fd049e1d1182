"""The park of today: one park a date, five hours, one seat, the same for everyone.

Rules (`rules/olifantenpad.md`): "Parks, groups and chance".
"""

from __future__ import annotations

from engine.chance import Chance
from engine.days import check_daily, seed_of
from engine.game import Json
from engine.olifantenpad.notation import GAME_ID
from engine.olifantenpad.opening import start as start_any
from engine.olifantenpad.position import LAST_HOUR, Position

SEATS = 1


def start(options: Json, chance: Chance) -> Position:
    """The opening position of any match, or for the date in `daily`.

    Raises ImpossibleDay where the date, the seats or the seed do not go together.
    """
    if "daily" not in options:
        return start_any(options, chance)
    check_daily(options, GAME_ID, SEATS, chance)
    return start_any({"seats": SEATS, "last": LAST_HOUR}, chance)


def chance_of(day: str) -> Chance:
    """All chance of the match of that date."""
    return Chance(seed_of(GAME_ID, day))
