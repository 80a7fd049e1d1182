"""Work to measure the pace of valuing walks by."""

from __future__ import annotations

from engine.game import Seat
from engine.olifantenpad.bots.field import Field
from engine.olifantenpad.bots.ground import longs
from engine.olifantenpad.bots.replies import best_alone
from engine.olifantenpad.position import Position

_FACED = 12  # walks of each rival that the seat's walks meet


def value_walks(position: Position, seat: Seat, least: int) -> int:
    """How many walks of the seat it valued, `least` or more, each against a rivals' plan.

    Listing them and valuing each alone belongs to the work, but is not counted.
    """
    valued = 0
    while valued < least:
        field = Field(position, 100)
        for _ in field.look():
            pass
        others = {s: best_alone(field, s, _FACED) for s in field.seats if s != seat}
        profiles = [{s: w[i % len(w)] for s, w in others.items()} for i in range(_FACED)]
        for _ in field.table(seat, longs(range(len(field.walks[seat]))), profiles):
            pass
        valued += len(field.walks[seat]) * _FACED
    return valued
