"""The one match that the page is at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.game import Json, Refusal, Seat
from engine.match import Match, advance
from engine.scene import scene
from engine.slices import Running
from engine.transcript import write_transcript

if TYPE_CHECKING:
    from engine.room import Room


class UnreadableRequest(Refusal):
    """A request that is none, or one that comes before any match has begun."""


@dataclass(slots=True)
class Session:
    """A match, and the work that goes on in it."""

    match: Match = field(default_factory=Match)
    """Where it stands."""
    log: list[Json] = field(default_factory=list)
    """Its entries after the first."""
    thoughts: Running = field(default_factory=dict)
    """The bots at work, by turn and seat."""
    hints: Running = field(default_factory=dict)
    """The hints at work, by turn and seat."""
    room: Room | None = None
    """The room whose match it is; None for a match of this page alone."""

    def open(self, match: Match, log: list[Json], room: Room | None = None) -> None:
        """Takes up a match; what was thought of another is dropped."""
        if match is not self.match:
            self.thoughts.clear()
            self.hints.clear()
        self.match, self.log, self.room = match, log, room

    def advance(self, *entries: Json) -> None:
        """Takes all the entries or none; raises Refusal where one does not hold."""
        match = self.match
        for entry in entries:
            match = advance(match, entry)
        self.open(match, [*self.log, *entries])

    def scene(self) -> Json:
        """The match as the page needs it to draw the board and offer the moves."""
        return {**scene(self.match), "transcript": write_transcript(self.match, self.log)}

    def seat(self, data: Json) -> Seat:
        """The `seat` of a request; raises UnreadableRequest for one that the match has not."""
        seat = data.get("seat")
        if type(seat) is not int or not 0 <= seat < len(self.match.begun["seats"]):
            raise UnreadableRequest("no-such-seat", seat=str(seat)[:40])
        return seat
