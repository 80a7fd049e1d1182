"""How far a long command is: a bar on the error stream, or a line now and then."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")

_WIDTH = 24
_PAINT, _SPEAK = 0.1, 15.0  # seconds between two pictures on a terminal, and between two lines


def watched(items: Iterable[T], title: str, total: int, done: int = 0) -> Iterator[T]:
    """The items one by one, while a bar shows how many of the total there have been."""
    terminal = sys.stderr.isatty()
    started = painted = monotonic()
    for count, item in enumerate(items, done + 1):
        yield item
        now = monotonic()
        if now - painted > (_PAINT if terminal else _SPEAK) or count == total:
            painted = now
            left = (now - started) / (count - done) * (total - count)
            _show(f"{title} {bar(count, total)} {count} of {total}, {span(left)} left", terminal)
    if terminal:
        sys.stderr.write("\r\x1b[2K")


def say(text: str) -> None:
    """A line on the error stream, above the bar where there is one."""
    clear = "\r\x1b[2K" if sys.stderr.isatty() else ""
    sys.stderr.write(f"{clear}{text}\n")
    sys.stderr.flush()


def _show(text: str, terminal: bool) -> None:
    sys.stderr.write(f"\r\x1b[2K{text}" if terminal else f"{text}\n")
    sys.stderr.flush()


def bar(done: int, total: int) -> str:
    """A bar of 24 characters."""
    filled = _WIDTH * done // total if total else 0
    return "█" * filled + "░" * (_WIDTH - filled)


def span(seconds: float) -> str:
    """A time as people say it: 40 s, 12 min, 3 h 05."""
    whole = round(seconds)
    if whole < 90:
        return f"{whole} s"
    if whole < 5400:
        return f"{round(whole / 60)} min"
    return f"{whole // 3600} h {whole % 3600 // 60:02}"
