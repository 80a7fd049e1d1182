"""A room's transcript: written, and verified entry by entry.

One JSON object a match: `game`, `rules`, `options`, `seats` ({"name", "key"} or {"level"}), the
`relay`'s key, `seed`, and `log`, the room's whole log up to the match's end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Json, Refusal
from engine.match import OVER, Match
from engine.room import Room, step
from engine.room.standing import result
from engine.transcript import UnreadableTranscript, digest, entries_of, replay

HEADER = ("game", "rules", "options", "seats", "relay", "seed")

Genuine = Callable[[Json], bool] | Sequence[bool]
"""Whether an entry's signature is its author's: asked of each, or told in order."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a transcript that holds says."""

    game: str
    seats: list[Json]
    turns: int
    """Turns played."""
    result: Json | None
    """`why`, `points`, `ties`, `winners`; None where the match is not over."""
    digest: str
    """Of all positions, as `engine.transcript.digest` gives it."""
    entries: int
    """How many entries hold."""
    record: Json
    """The match as an ordinary transcript, to be replayed."""
    relay: str | None
    """The key of the relay that kept the log; None where nobody signed anything."""


def write(room: Room, entries: Sequence[Json]) -> Json:
    """The transcript of a room's match; `entries` are its log so far.

    Raises UnreadableTranscript before a match has begun.
    """
    return {**_header(room), "log": list(entries)}


def _header(room: Room) -> Json:
    if room.match is None:
        raise UnreadableTranscript("request-no-match")
    begun = room.match.begun
    return {
        **{key: begun[key] for key in ("game", "rules", "options", "seed")},
        "seats": list(room.seats),
        "relay": room.relay,
    }


def verify(transcript: Any, genuine: Genuine) -> Verdict:
    """Checks every hash and signature and plays the match again.

    Raises UnreadableTranscript: at the first entry that does not hold, with what caused it,
    or where the log comes to another match than the transcript says. A transcript without
    a relay is one of a single device and has nothing to be checked but its moves.
    """
    if not isinstance(transcript, dict) or "relay" not in transcript:
        return _plain(transcript)
    room, log = Room(), entries_of(transcript, HEADER)
    for number, entry in enumerate(log):
        room = _next(room, number, entry, genuine)
    header = _header(room)
    for key in HEADER:
        if header[key] != transcript[key]:
            raise UnreadableTranscript("verify-header", key=key)
    assert room.match is not None, "it has a header"
    return _verdict(room.match, room.record, list(room.seats), result(room), len(log), room.relay)


def _next(room: Room, number: int, entry: Json, genuine: Genuine) -> Room:
    is_genuine = genuine(entry) if callable(genuine) else genuine[number]
    try:
        after, refusal = step(room, entry, is_genuine)
    except Refusal as fault:
        after, refusal = room, fault
    if refusal is not None:
        raise UnreadableTranscript("transcript-entry", entry=number) from refusal
    return after


def _plain(transcript: Any) -> Verdict:
    """A match of one device, moves alone."""
    *_, match = replay(transcript)
    score = match.game.score(match.position)
    points, ties, winners = map(list, (score.points, score.ties, score.winners))
    told = {"why": "played", "points": points, "ties": ties, "winners": winners}
    over = told if match.stage == OVER else None
    return _verdict(match, transcript, match.begun["seats"], over, len(transcript["log"]))


def _verdict(
    match: Match,
    record: Any,
    seats: list[Json],
    told: Json | None,
    entries: int,
    relay: str | None = None,
) -> Verdict:
    return Verdict(match.game.id, seats, match.turn, told, digest(record), entries, record, relay)
