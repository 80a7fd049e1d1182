"""The record of a match: written, read, replayed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from engine.game import Json, Refusal
from engine.match import Match, advance

HEADER = ("game", "rules", "seats", "seed", "options")


class UnreadableTranscript(Refusal):
    """JSON that is no transcript, or one with an entry that does not hold."""


def write_transcript(match: Match, log: Sequence[Json]) -> Json:
    """The transcript of a match that has begun; `log` are the entries after the first."""
    return {**{key: match.begun[key] for key in HEADER}, "log": list(log)}


def replay(transcript: Any) -> Iterator[Match]:
    """The match after its beginning and after every entry, in order.

    Raises UnreadableTranscript at the first entry that does not hold.
    """
    match = Match()
    log = entries_of(transcript)
    first = {"kind": "begin", **{key: transcript[key] for key in HEADER}}
    for number, entry in enumerate([first, *log]):
        try:
            match = advance(match, entry)
        except Refusal as refusal:
            raise UnreadableTranscript("transcript-entry", entry=number) from refusal
        yield match


def entries_of(transcript: Any, header: Sequence[str] = HEADER) -> list[Json]:
    """The log of a transcript with such a header; raises UnreadableTranscript for any other."""
    if not isinstance(transcript, dict) or any(key not in transcript for key in header):
        raise UnreadableTranscript("transcript-header")
    log = transcript.get("log")
    if not isinstance(log, list) or not all(isinstance(entry, dict) for entry in log):
        raise UnreadableTranscript("transcript-log")
    return log


def turns(transcript: Any) -> Iterator[Match]:
    """The match at its beginning, after each turn and at its end: every position once."""
    before: Match | None = None
    for match in replay(transcript):
        if before is None or match.position != before.position or match.stage != before.stage:
            yield match
        before = match


def digest(transcript: Any) -> str:
    """SHA-256 over all positions of the match: equal wherever the rules are."""
    total = sha256()
    for match in turns(transcript):
        total.update(match.spelled.encode() + b"\n")
    return total.hexdigest()
