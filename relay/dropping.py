"""Who drops out of a duel while its seed is drawn waits before the next, longer each time.

Without that, somebody could keep its part back until an opponent or a seat is to its liking.
"""

from __future__ import annotations

from engine.room import Room
from relay.names import Declined
from relay.store import Shared

DAY = 86_400
MOST = 12
"""Times a day that are counted; the first costs nothing, since lines do break."""
FIRST, LONGEST = 60, 3600
"""Seconds that the second time costs; each further one twice as many, up to the longest."""


def dropped(before: Room, room: Room) -> set[str]:
    """Return the keys that let a duel come to nothing before it began."""
    if not room.duel or room.stage != "ended" or room.match is not None:
        return set()
    there = {player.key for player in room.players}
    left = {player.key for player in before.players} - there
    return left | (set(room.withheld) & there)


async def note(shared: Shared, id: str, keys: set[str]) -> None:
    """Count those who dropped out of a room, once whatever process sees it; let them wait."""
    for key in sorted(keys):
        if await shared.allow(f"dropped {id} {key}", 1, DAY):
            times = await _count(shared, key)
            if times:
                await shared.allow(f"waits {key}", 1, min(LONGEST, FIRST * 2 ** (times - 1)))


async def _count(shared: Shared, key: str) -> int:
    """Count one more; return how many were before it within a day."""
    for times in range(MOST):
        if await shared.allow(f"dropped {times} {key}", 1, DAY):
            return times
    return MOST


async def check(shared: Shared, key: str) -> None:
    """Raises Declined for somebody who has to wait still."""
    mark = await shared.allow(f"waits {key}", 1, 1)
    if mark is None:
        raise Declined("queue-later")
    await shared.forgive(f"waits {key}", mark)
