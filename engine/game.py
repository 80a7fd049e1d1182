"""The contract that every game keeps: one value that lists a game's functions.

Turns in order and turns at once are one thing: `to_move` names the seats that
choose now, `play` takes one move of each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.chance import Chance

Seat = int
"""A player's place at the table, counted from 0."""

Json = dict[str, Any]
"""An object as `json.loads` gives it."""

Event = Json
"""One thing that happened during a turn, under the key `kind` its name."""

Position = TypeVar("Position")
Move = TypeVar("Move")


class Refusal(ValueError):
    """Something the rules do not take: a message id and its arguments.

    The words stand in `engine/english.py` for the command line and in
    `site/words/*.ftl` for the page.
    """

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def notice(self) -> Json:
        """It as the page says it: `message`, `arguments`, and `cause` where another led to it."""
        told: Json = {"message": self.message, "arguments": self.arguments}
        cause = self.__cause__
        return told | {"cause": cause.notice()} if isinstance(cause, Refusal) else told


class UnreadableMove(Refusal):
    """Text that is no move at all."""


class IllegalMove(Refusal):
    """A move that can be read but that the rules do not allow here."""


class UnreadablePosition(Refusal):
    """JSON that is no position, or a position that cannot be."""


@dataclass(frozen=True, slots=True)
class Step(Generic[Position]):
    """What one turn brought."""

    after: Position
    """The position after the turn."""
    events: tuple[Event, ...]
    """The script of what happened, in order, for whoever shows it."""


@dataclass(frozen=True, slots=True)
class Score:
    """How a position stands."""

    points: tuple[int, ...]
    """By seat, what the match is won by: points, or occupied fields."""
    ties: tuple[int, ...]
    """By seat, what decides between equal points; zeros where nothing does."""
    winners: tuple[Seat, ...]
    """The present seats that lead; several share a draw, none means nobody is left."""


Budget = int
"""A bot's work in hundredths of what its level usually does; equal work, equal move."""

USUAL: Budget = 100
"""The work that a level's pace on the page is measured at."""

Bot = Callable[[Position, Seat, Chance, Budget], Generator[Move | None, None, Move]]
"""A generator that at least every 50 ms of work yields its best move so far, None while
it has none, and returns its move. It sees the position and its own seat's chance alone."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[Move]):
    """A move and what it is worth to its seat."""

    move: Move
    value: int
    """In thousandths, by the game's own measure: of points ahead, or of a match won."""
    points: int | None = None
    """Thousandths of points that it brings this turn, where the game counts any."""


@dataclass(frozen=True, slots=True)
class Review(Generic[Move]):
    """What a seat did, beside the best that it could have done."""

    made: Advice[Move]
    best: Advice[Move]


Advise = Callable[[Position, Seat, Chance, Budget], Generator[Any, None, list[Advice[Move]]]]
"""A few good moves, the best first; a generator like a bot, and as blind."""

Reviewing = Callable[
    [Position, Mapping[Seat, Move], Seat, Chance], Generator[Any, None, Review[Move] | None]
]
"""What a seat's move was worth once all moves of the turn are known; None where it had no say."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[Position, Move]):
    """A game as a table of its functions."""

    id: str
    """Its name in positions and transcripts."""
    rules: int
    """The version of the rules, `"v"` in a position."""
    seats: range
    """How many may play."""
    seconds: int
    """What a turn lasts in duels."""
    start: Callable[[Json, Chance], Position]
    """The opening position for options (`seats` at least) and a match's chance."""
    to_move: Callable[[Position], tuple[Seat, ...]]
    """Who chooses now: () over, (s,) one seat, (0, 1) at once and in secret."""
    moves: Callable[[Position, Seat], Iterator[Move]]
    """All legal moves of a seat, lazily."""
    check: Callable[[Position, Seat, Move], None]
    """Raises IllegalMove where the rules do not allow the move."""
    play: Callable[[Position, Mapping[Seat, Move], Chance | None], Step[Position]]
    """The turn played out; `chance` is the whole match's, the game forks it by turn.

    Without chance nothing new is drawn.
    """
    leave: Callable[[Position, Seat], Position]
    """The position once a seat has left for good."""
    idle: Callable[[Position, Seat, Chance], Move]
    """What is done for a seat to move that says nothing."""
    present: Callable[[Position], tuple[Seat, ...]]
    """The seats that have not left."""
    score: Callable[[Position], Score]
    """How it stands, and at the end who won."""
    choices: Callable[[Position, Seat], Json]
    """What a board needs to offer a seat its legal moves without knowing a rule."""
    preview: Callable[[Position, Seat, Move], Json]
    """What a board may show of a move before it is made; raises IllegalMove."""
    offers: Callable[[Position, Seat], Json]
    """What `python -m engine legal` prints for a seat."""
    report: Callable[[Step[Position]], Json]
    """What `python -m engine step` prints beside the position after the turn."""
    picture: Callable[[Position], str]
    """The board in coloured text, for a terminal."""
    read_move: Callable[[str], Move]
    """A move from its notation; raises UnreadableMove."""
    write_move: Callable[[Move], str]
    """A move's notation."""
    read_position: Callable[[Json], Position]
    """A position from JSON; raises UnreadablePosition."""
    write_position: Callable[[Position], Json]
    """A position as JSON."""
    bots: Mapping[str, Bot[Position, Move]]
    """The bots by level, weakest first."""
    advise: Advise[Position, Move]
    """Hints for a seat."""
    review: Reviewing[Position, Move]
    """What was made of a turn, after the match."""


def standing(points: tuple[int, ...], ties: tuple[int, ...], present: tuple[Seat, ...]) -> Score:
    """The score in which the most points lead, then the most in `ties`, among those present."""
    best = max(((points[s], ties[s]) for s in present), default=None)
    return Score(points, ties, tuple(s for s in present if (points[s], ties[s]) == best))
