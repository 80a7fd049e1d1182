"""An hour as the contract wants it: from position and plans to what came of them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.chance import Chance
from engine.game import Seat, Step
from engine.olifantenpad.crowd import next_groups
from engine.olifantenpad.hour import after, work_out
from engine.olifantenpad.plans import STAY, Plan
from engine.olifantenpad.position import Position
from engine.olifantenpad.story import tell


def play(position: Position, plans: Mapping[Seat, Plan], chance: Chance | None) -> Step[Position]:
    """The hour that the position is in, played; ValueError where the match is over.

    A seat without a legal plan stays. Without chance the next hour has no groups.
    """
    if position.over:
        raise ValueError("the match is over")
    hour = work_out(position, plans)
    ended = next_groups(after(position, hour), chance)
    return Step(ended, tell(position, hour, ended))


def idle(position: Position, seat: Seat, chance: Chance) -> Plan:
    """What a seat does that says nothing: it stays where it is."""
    return STAY
