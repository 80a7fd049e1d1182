"""All chance of a match: SHA-256 in counter mode, the same on every machine.

A stream is named by the match's seed and a purpose ("park", "hour 14"), so that
drawing more for one thing never changes another.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 8  # bytes of one draw
_LONGEST_SEED = 128


def is_seed(text: object) -> bool:
    """Whether it can be a match's seed: a text of 1 to 128 ASCII characters."""
    return isinstance(text, str) and 0 < len(text) <= _LONGEST_SEED and text.isascii()


class Chance:
    """A stream of numbers that seed and purpose determine."""

    __slots__ = ("_counter", "_words", "purpose", "seed")

    def __init__(self, seed: str, purpose: str = "match") -> None:
        self.seed = seed
        self.purpose = purpose
        self._counter = 0
        self._words: list[int] = []

    def fork(self, purpose: str) -> Chance:
        """A fresh stream of the same seed for a purpose; what this one drew does not matter."""
        return Chance(self.seed, purpose)

    def apart(self, purpose: str) -> Chance:
        """A stream whose seed tells nothing of this one's: for who may not look ahead."""
        seed = self.seed.encode() + b"\0" + purpose.encode()
        return Chance(sha256(b"apart\0" + seed).hexdigest(), purpose)

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each as likely. ValueError where n is not positive."""
        if n < 1:
            raise ValueError("below() needs a positive bound")
        limit = (1 << 64) - (1 << 64) % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely. ValueError where there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The items in a random order, as a new list."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def _word(self) -> int:
        if not self._words:
            self._words = self._block()
        return self._words.pop(0)

    def _block(self) -> list[int]:
        """Four 64-bit words: the hash of (length of seed, seed, purpose, counter)."""
        seed, purpose = self.seed.encode(), self.purpose.encode()
        text = len(seed).to_bytes(4, "big") + seed + len(purpose).to_bytes(4, "big") + purpose
        digest = sha256(text + self._counter.to_bytes(8, "big")).digest()
        self._counter += 1
        return [int.from_bytes(digest[i : i + _WORD], "big") for i in range(0, len(digest), _WORD)]
