"""What may happen when, and by whom: the whole of it is `TRANSITIONS`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.room.clock import deadline, end
from engine.room.entries import Said
from engine.room.leaving import leave
from engine.room.lobby import bots, join, lock, made, ready, remove, setup, start
from engine.room.stages import (
    DUE,
    LOBBY,
    MOVING,
    NEW,
    OPENING,
    OVER,
    SEALING,
)
from engine.room.state import Room
from engine.room.talk import emote, report, told
from engine.room.turns import closed, concluded, moved, opened, opening, sealed

RELAY, ORGANISER, PLAYER, ANYBODY = "relay", "organiser", "player", "anybody"
_WAITING = (LOBBY, OVER)
_RUNNING = (SEALING, OPENING, MOVING)
_ALL = (LOBBY, DUE, *_RUNNING, OVER)


@dataclass(frozen=True, slots=True)
class Rule:
    """Who may say something, when, and what it does."""

    by: str
    stages: tuple[str, ...]
    does: Callable[[Room, Said], Room]


RULES = {
    "room": Rule(RELAY, (NEW,), made),
    "join": Rule(ANYBODY, _WAITING, join),
    "ready": Rule(PLAYER, _WAITING, ready),
    "bots": Rule(ORGANISER, _WAITING, bots),
    "setup": Rule(ORGANISER, _WAITING, setup),
    "lock": Rule(ORGANISER, _WAITING, lock),
    "remove": Rule(ORGANISER, _WAITING, remove),
    "start": Rule(ORGANISER, (LOBBY,), start),
    "open": Rule(RELAY, (DUE, OVER), opened),
    "seal": Rule(PLAYER, (SEALING,), sealed),
    "close": Rule(RELAY, (SEALING, MOVING), closed),
    "opening": Rule(PLAYER, (OPENING,), opening),
    "concluded": Rule(RELAY, (OPENING,), concluded),
    "move": Rule(PLAYER, (MOVING,), moved),
    "leave": Rule(PLAYER, _ALL, leave),
    "emote": Rule(PLAYER, _ALL, emote),
    "report": Rule(PLAYER, (DUE, *_RUNNING, OVER), report),
    "deadline": Rule(RELAY, _RUNNING, deadline),
    "told": Rule(RELAY, (OVER,), told),
    "end": Rule(RELAY, _ALL, end),
}
"""Kind of entry → its rule."""
TRANSITIONS = {(stage, kind): rule for kind, rule in RULES.items() for stage in rule.stages}
"""(stage, kind of entry) → its rule; whatever is not here does not hold."""
