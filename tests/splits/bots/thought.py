"""Bots run to their move, for the tests of bots."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TypeVar

Found = TypeVar("Found")


def told(thinking: Generator[Found | None, None, Found]) -> Iterator[Found]:
    """All that a bot says on its way, and its move: what it may be stopped with."""
    while True:
        try:
            so_far = next(thinking)
        except StopIteration as end:
            yield end.value
            return
        if so_far is not None:
            yield so_far
