"""What a relay keeps, behind small interfaces: SQLite for one process, Redis for many.

A room is its id (22 letters of base64url), an entry its JSON text, stored and sent as it is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from relay.accounts import Players

EVERYBODY = "everybody"
"""The topic that all processes of a relay listen to."""
PIECE = 64
"""Entries read at once."""


class Behind(Exception):
    """Somebody appended first: the log no longer ends where the caller believed."""


class Log(Protocol):
    """The logs of all rooms. What `append` returned from survives the end of the relay."""

    async def make(self, room: str, secret: bytes, code: str | None, entry: str, due: int) -> bool:
        """Store a new room with its entry 0; False where the code is another room's."""

    async def append(self, room: str, number: int, entries: Sequence[str], due: int) -> None:
        """Store the entries from `number` on, all or none; Behind where that is not the end.

        Other processes that listen to `room` are told: the number and the entries, a line each.
        """

    async def read(self, room: str, number: int, most: int = PIECE) -> list[str]:
        """Return up to `most` entries from `number` on; none of an unknown room."""

    async def secret(self, room: str) -> bytes | None:
        """Return the hash of the link's secret; None of an unknown room."""

    async def find(self, code: str) -> str | None:
        """Return the room that has this code."""

    async def shut(self, room: str) -> None:
        """Free the room's code."""

    async def due(self, now: int, most: int) -> list[str]:
        """Return rooms that want looking after by now (ms), the longest due first."""

    async def put_off(self, room: str, due: int) -> None:
        """Let the room want looking after later."""

    async def remove(self, room: str) -> None:
        """Delete the room and all its entries."""

    async def key(self, fresh: bytes) -> bytes:
        """Return the relay's private key, which is `fresh` the first time."""

    async def beat(self, now: int, longest: int) -> None:
        """Note that a relay lives; a gap of more than `longest` ms before was a time down."""

    async def downs(self, since: int) -> list[tuple[int, int]]:
        """Return the times (from, to) that ended after `since` in which no relay lived."""


class Shared(Protocol):
    """What is soon over and what all processes of a relay have to agree on meanwhile."""

    def now(self) -> int:
        """Return the time that all processes share, ms since 1970."""

    async def beat(self) -> None:
        """Note that this process lives, and look which others still do."""

    async def hold(self, room: str, turn: int, seat: int, opening: str) -> None:
        """Keep a seat's opening for the batch; a later one of the same seat replaces it."""

    async def held(self, room: str, turn: int) -> dict[int, str]:
        """Return the openings held for this turn."""

    async def drop(self, room: str, turn: int) -> None:
        """Forget the openings of this turn."""

    async def come(self, room: str, connection: str, key: str) -> None:
        """Note that a connection reads the room."""

    async def go(self, room: str, connection: str) -> None:
        """Note that it does no more."""

    async def present(self, room: str) -> dict[str, str]:
        """Return connection → key of all that read the room at a living process."""

    async def take(self, key: str) -> int:
        """Return a number for a new connection of a key, greater than those of older ones."""

    async def allow(self, name: str, most: int, seconds: int) -> str | None:
        """Count one more under `name`; None, uncounted, if `most` came in the last seconds."""

    async def forgive(self, name: str, mark: str) -> None:
        """Take back what `allow` counted under that mark."""

    async def queue(self, game: str, key: str, waiting: str) -> None:
        """Let a key wait for a duel, in place of an earlier wait.

        `waiting` begins with the connection's name: who is at no living process waits no more.
        """

    async def unqueue(self, game: str, key: str, waiting: str | None = None) -> None:
        """Let a key wait no longer (only if it still waits with that text, where one is given)."""

    async def waiting(self, game: str) -> dict[str, str]:
        """Return who waits: key → what was given."""

    async def claim(self, game: str, pair: Mapping[str, str]) -> bool:
        """Take two out of the queue, both or none: False where one no longer waits with that."""

    async def tell(self, topic: str, message: str) -> None:
        """Tell all who listen to the topic, at every process."""

    async def listen(self, topic: str, listener: Callable[[str], None]) -> None:
        """Call `listener` with every message of the topic from now on.

        An empty one says that some may have been missed, or that a process has ended.
        """

    async def unlisten(self, topic: str, listener: Callable[[str], None]) -> None:
        """Stop that, unless somebody else listens by now."""


@dataclass(frozen=True, slots=True)
class Store:
    """All that a relay keeps."""

    log: Log
    shared: Shared
    players: Players
    process: str
    """This process' name; those of its connections begin with it and a colon."""
    close: Callable[[], Awaitable[None]]
