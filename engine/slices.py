"""Long work in slices: what is begun under a key goes on, a slice an ask."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

B = TypeVar("B")
T = TypeVar("T")

Work = Generator[Any, None, Any]

Running = dict[Any, Work]
"""What is under way, by key."""

UNFINISHED = {"more": True}
"""The reply while there is more to do."""


def advance_one(running: Running, key: Any, begin: Callable[[], Work]) -> tuple[bool, Any]:
    """(whether it is done, what it found) after one slice; begun where nothing is under way.

    Work that raised is forgotten, so that it can be asked for again.
    """
    work = running.pop(key, None) or begin()
    try:
        next(work)
    except StopIteration as end:
        return True, end.value
    running[key] = work
    return False, None


def whole(work: Generator[object, Any, T]) -> T:
    """What the work finds, all of it done now."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found


def meanwhile(best: B, work: Generator[object, None, T]) -> Generator[B, None, T]:
    """Does the work, with the best so far at each of its pauses; gives its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
        yield best
