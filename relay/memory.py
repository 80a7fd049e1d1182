"""What is soon over, for a relay of one process: in its memory alone."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable, Mapping

from relay.clock import Clock, steady

MANY = 4096
"""Names counted before the old ones are looked through."""


class Memory:
    """A `Shared` of one process; all of it is gone when the process ends."""

    def __init__(self, now: Clock | None = None) -> None:
        self._now = now or steady()
        self._numbers = itertools.count(1)
        self._held: dict[tuple[str, int], dict[int, str]] = {}
        self._present: dict[str, dict[str, str]] = {}
        self._counted: dict[str, deque[tuple[int, str]]] = {}
        self._queues: dict[str, dict[str, str]] = {}
        self._listeners: dict[str, Callable[[str], None]] = {}

    def now(self) -> int:
        """Return the time, ms since 1970."""
        return self._now()

    async def beat(self) -> None:
        """Note nothing: there is no other process."""

    async def hold(self, room: str, turn: int, seat: int, opening: str) -> None:
        """Keep a seat's opening for the batch; a later one of the same seat replaces it."""
        self._held.setdefault((room, turn), {})[seat] = opening

    async def held(self, room: str, turn: int) -> dict[int, str]:
        """Return the openings held for this turn."""
        return dict(self._held.get((room, turn), {}))

    async def drop(self, room: str, turn: int) -> None:
        """Forget the openings of this turn."""
        self._held.pop((room, turn), None)

    async def come(self, room: str, connection: str, key: str) -> None:
        """Note that a connection reads the room."""
        self._present.setdefault(room, {})[connection] = key

    async def go(self, room: str, connection: str) -> None:
        """Note that it does no more."""
        there = self._present.get(room, {})
        there.pop(connection, None)
        if not there:
            self._present.pop(room, None)

    async def present(self, room: str) -> dict[str, str]:
        """Return connection → key of all that read the room."""
        return dict(self._present.get(room, {}))

    async def take(self, key: str) -> int:
        """Return a number for a new connection of a key, greater than those of older ones."""
        return next(self._numbers)

    async def allow(self, name: str, most: int, seconds: int) -> str | None:
        """Count one more under `name`; None, uncounted, if `most` came in the last seconds."""
        now = self._now()
        if len(self._counted) > MANY:
            self._forget(now)
        counted = self._counted.setdefault(name, deque())
        if len([until for until, _ in counted if until > now]) >= most:
            return None
        mark = str(next(self._numbers))
        counted.append((now + 1000 * seconds, mark))
        return mark

    async def forgive(self, name: str, mark: str) -> None:
        """Take back what `allow` counted under that mark."""
        left = deque(row for row in self._counted.get(name, ()) if row[1] != mark)
        self._counted[name] = left

    async def queue(self, game: str, key: str, waiting: str) -> None:
        """Let a key wait for a duel, in place of an earlier wait."""
        self._queues.setdefault(game, {})[key] = waiting

    async def unqueue(self, game: str, key: str, waiting: str | None = None) -> None:
        """Let a key wait no longer (only if it still waits with that text, where one is given)."""
        queue = self._queues.get(game, {})
        if waiting is None or queue.get(key) == waiting:
            queue.pop(key, None)

    async def waiting(self, game: str) -> dict[str, str]:
        """Return who waits: key → what was given."""
        return dict(self._queues.get(game, {}))

    async def claim(self, game: str, pair: Mapping[str, str]) -> bool:
        """Take two out of the queue, both or none: False where one no longer waits with that."""
        queue = self._queues.get(game, {})
        if any(queue.get(key) != waiting for key, waiting in pair.items()):
            return False
        for key in pair:
            del queue[key]
        return True

    async def tell(self, topic: str, message: str) -> None:
        """Tell whoever listens to the topic."""
        if topic in self._listeners:
            self._listeners[topic](message)

    async def listen(self, topic: str, listener: Callable[[str], None]) -> None:
        """Call `listener` with every message of the topic from now on."""
        self._listeners[topic] = listener

    async def unlisten(self, topic: str, listener: Callable[[str], None]) -> None:
        """Stop that, unless somebody else listens by now."""
        if self._listeners.get(topic) == listener:
            del self._listeners[topic]

    def _forget(self, now: int) -> None:
        """Drop whatever counts no more, so that addresses do not pile up."""
        self._counted = {
            name: kept
            for name, rows in self._counted.items()
            if (kept := deque(row for row in rows if row[0] > now))
        }
