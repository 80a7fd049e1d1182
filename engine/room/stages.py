"""How far a room is, what can be chosen in it, and how it says no."""

from __future__ import annotations

from engine.game import Refusal

NEW, LOBBY, DUE, SEALING, OPENING, MOVING, OVER, ENDED = (
    *("new", "lobby", "due", "sealing", "opening", "moving", "over", "ended"),
)
BEGINNING, REVEALED, SILENT, PASSED = "beginning", "revealed", "silent", "passed"
"""Stages within the work of one entry (`engine.room.playing`); no entry finds a room in them."""

EMOTES = ("hello", "good-luck", "thinking", "nice", "oops", "thanks", "well-played")
"""What can be said in a room."""
CLOCKS = (30, 45, 60, 90, 180, None)
"""The seconds a turn may have; None is all the time in the world."""
LEVELS = ("easy", "normal")
"""The bots in rooms: every device in the room has to work them out."""


class RoomRefusal(Refusal):
    """A message or an entry that does not hold at its place in a room's log."""


class RelayFault(Refusal):
    """An entry that no honest relay would have put there: whoever reads it stops."""
