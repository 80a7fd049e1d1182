"""The way a log has come: the hash of each entry, and the messages that hold."""

from __future__ import annotations

from typing import Any


class Trail:
    """Grows by one entry in constant time; every state of a room has its own, all share one list.

    What is added to an older trail goes into a copy, so that a trail never changes.
    """

    __slots__ = ("_hashes", "_length", "_numbers")

    def __init__(self) -> None:
        self._hashes: list[bytes] = []
        self._numbers: dict[tuple[str, str], int] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, number: int) -> bytes:
        """The hash of an entry."""
        if not 0 <= number < self._length:
            raise IndexError(number)
        return self._hashes[number]

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Trail) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]

    def number(self, author: str, id: str) -> int | None:
        """Where a message of that author and id stands; None where none does."""
        found = self._numbers.get((author, id), self._length)
        return found if found < self._length else None

    def and_then(self, digest: bytes, message: tuple[str, str] | None = None) -> Trail:
        """The trail with one more entry; `message` is author and id of one that holds."""
        longer = self._own()
        longer._hashes.append(digest)
        if message is not None:
            longer._numbers[message] = self._length
        longer._length += 1
        return longer

    def _all(self) -> list[bytes]:
        return self._hashes[: self._length]

    def _own(self) -> Trail:
        """The same trail, at the end of a list."""
        trail = Trail()
        trail._length = self._length
        if len(self._hashes) == self._length:
            trail._hashes, trail._numbers = self._hashes, self._numbers
        else:
            trail._hashes = self._all()
            trail._numbers = {m: n for m, n in self._numbers.items() if n < self._length}
        return trail
