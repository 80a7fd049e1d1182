"""The way a log has come: the hash of each entry, and the messages that hold."""

from __future__ import annotations

from typing import Any

from engine.sealing import UnreadableBytes, read_bytes

_HASH = 32
_ID = 12
_MARK = _ID + 4
"""Bytes of a message's mark: its id, then which of the authors said it."""
_NONE = b"\xff" * _MARK
"""In the place of a mark, for an entry that did not hold: no log has so many authors."""


class Trail:
    """Grows by one entry in constant time; every state of a room has its own, all share its bytes.

    What is added to an older trail goes into a copy, so that a trail never changes. It is kept
    in rows of bytes, not in objects, since a relay has one for every room.
    """

    __slots__ = ("_authors", "_hashes", "_length", "_marks")

    def __init__(self) -> None:
        self._hashes, self._marks = bytearray(), bytearray()
        self._authors: list[str] = []
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, number: int) -> bytes:
        """The hash of an entry."""
        if not 0 <= number < self._length:
            raise IndexError(number)
        return bytes(self._hashes[number * _HASH : (number + 1) * _HASH])

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Trail) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]

    def number(self, author: str, id: str) -> int | None:
        """Where a message of that author and id stands; None where none does."""
        try:
            mark, end = self._mark(author, id), self._length * _MARK
        except (ValueError, UnreadableBytes):  # of somebody else, or no id
            return None
        at = self._marks.find(mark, 0, end)
        while at % _MARK and at != -1:  # across two marks
            at = self._marks.find(mark, at + 1, end)
        return None if at == -1 else at // _MARK

    def and_then(self, digest: bytes, message: tuple[str, str] | None = None) -> Trail:
        """The trail with one more entry; `message` is author and id of one that holds."""
        longer = self._own()
        if message is not None and message[0] not in longer._authors:
            longer._authors.append(message[0])
        longer._hashes += digest
        longer._marks += _NONE if message is None else longer._mark(*message)
        longer._length += 1
        return longer

    def _mark(self, author: str, id: str) -> bytes:
        return read_bytes(id, _ID) + self._authors.index(author).to_bytes(4, "big")

    def _all(self) -> bytes:
        return bytes(self._hashes[: self._length * _HASH])

    def _own(self) -> Trail:
        """The same trail, at the end of its bytes."""
        trail = Trail()
        trail._length = self._length
        if len(self._hashes) == self._length * _HASH:
            trail._hashes, trail._marks = self._hashes, self._marks
            trail._authors = self._authors
        else:
            trail._hashes += self._all()
            trail._marks += self._marks[: self._length * _MARK]
            trail._authors = list(self._authors)
        return trail
