"""How much one socket may ask, and one address guess, make and join."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from dataclasses import dataclass

GUESSES = 10
"""Codes that do not open anything, an address …"""
GUESSING = 60
"""… in so many seconds."""
MAKES, MAKING = 60, 600
"""Rooms that an address makes in so many seconds."""
JOINS, JOINING = 20, 600
"""Places that an address takes in one room in so many seconds, whatever keys it has."""
FRAME = 4096
"""Bytes of an incoming frame."""

BAD = 10
"""What an unreadable frame costs, in frames …"""
COSTS = {"best": 5, "enter": 3, "make": 5, "profile": 5, "queue": 2, "transcript": 20}
"""… and what more than others has to be done for."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What a token bucket lets through."""

    rate: float = 20
    """Frames a second in the long run."""
    burst: float = 60
    """Frames at once."""


class Bucket:
    """A token bucket; `now` gives seconds."""

    __slots__ = ("_left", "_now", "_pace", "_since")

    def __init__(self, pace: Pace, now: Callable[[], float]) -> None:
        self._pace, self._now = pace, now
        self._left, self._since = pace.burst, now()

    def take(self, cost: float = 1) -> float:
        """Take tokens; return how many seconds to wait before going on (0: none)."""
        now = self._now()
        grown = self._left + (now - self._since) * self._pace.rate
        self._left, self._since = min(self._pace.burst, grown) - cost, now
        return max(0.0, -self._left / self._pace.rate)


def neighbourhood(address: str) -> str:
    """Return what counts as one address: an IPv4 address, an IPv6 network of 64 bits."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
