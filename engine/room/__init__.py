"""A room of players who need not trust each other or the relay: a pure fold over its log."""

from engine.room.duty import Duty, duty
from engine.room.fold import admits, advance, entry_of, fold, step
from engine.room.rules import TRANSITIONS
from engine.room.stages import CLOCKS, EMOTES, LEVELS, RelayFault, RoomRefusal
from engine.room.standing import standing
from engine.room.state import Room
from engine.room.turns import relay_seal

__all__ = [
    "CLOCKS",
    "EMOTES",
    "LEVELS",
    "TRANSITIONS",
    "Duty",
    "RelayFault",
    "Room",
    "RoomRefusal",
    "admits",
    "advance",
    "duty",
    "entry_of",
    "fold",
    "relay_seal",
    "standing",
    "step",
]
