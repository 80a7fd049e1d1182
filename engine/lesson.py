"""What a lesson is: parts that say something, show it, and wait for a deed that they judge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from engine.game import Json, Move, Position, Seat, Step


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a part thinks of a deed."""

    answer: str
    """The end of the answer's message id: `right`, or what was not."""
    arguments: Mapping[str, int] = field(default_factory=dict)
    """What the answer's words need."""

    @property
    def right(self) -> bool:
        """Whether the lesson goes on."""
        return self.answer == "right"


Judge = Callable[[Position, Move, Step[Position]], Verdict]
"""What to think of seat 0's legal move, of what it was made in and what it led to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed(Generic[Position, Move]):
    """What a part waits for."""

    model: str
    """A right move."""
    judge: Judge[Position, Move]
    """Tells right from wrong."""
    answers: tuple[str, ...]
    """All that the judge may answer beside `right`."""
    others: Mapping[Seat, str] = field(default_factory=dict)
    """What the other seats do at the same time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(Generic[Position, Move]):
    """One thing that a lesson says."""

    opening: Json | None = None
    """The position it begins with; None goes on from what the part before led to."""
    change: Json = field(default_factory=dict)
    """Keys of the position that are other than what the part before led to."""
    show: Json = field(default_factory=dict)
    """What to point at: `cells` by name, `groups` by number, `plans` by seat."""
    deed: Deed[Position, Move] | None = None
    """What it waits for; None where one just goes on."""


Lesson = tuple[Part[Position, Move], ...]
"""The parts in order; the first has an opening."""
