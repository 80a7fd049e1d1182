"""What is kept of a match that is over: its transcript, and a duel's result."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from pathlib import Path

from engine.game import Json
from engine.room import Room, standing
from engine.verify import write
from relay import dropping
from relay.accounts import Duel
from relay.house import House
from relay.logs import log, trouble
from relay.ratings import judged
from relay.settings import Settings
from relay.store import Log

RATED = ("played", "left")
"""What a duel may have come to that counts."""


async def finish(house: House, before: Room, room: Room, id: str) -> None:
    """Free the code of a room that has ended; write the transcript and count the duel, once."""
    try:
        if room.stage == "ended":
            await house.store.log.shut(id)
        await dropping.note(house.store.shared, id, dropping.dropped(before, room))
        if room.match:
            await _keep(house, room, id)
        duel = _duel(room, id)
        if duel:
            await house.store.players.rate(duel, judged(duel))
    except Exception as problem:
        trouble("match not kept", problem, room=id)


async def _keep(house: House, room: Room, id: str) -> None:
    path = house.settings.data / "transcripts" / f"{id}-{room.turn}.json"
    if not path.exists():
        text = json.dumps(await transcript(house.store.log, room, id), ensure_ascii=False)
        await asyncio.to_thread(_write, path, text)
        log.info("match over", room=id, game=room.game_id, why=room.why)


async def transcript(log: Log, room: Room, id: str) -> Json:
    """Return the transcript of a room's match: who played what, and the whole log."""
    return write(room, [json.loads(row) for row in await _rows(log, id, room.head[0] + 1)])


async def _rows(log: Log, id: str, count: int) -> list[str]:
    rows: list[str] = []
    while len(rows) < count and (more := await log.read(id, len(rows))):
        rows += more
    return rows[:count]


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(text, "utf-8")
    unfinished.replace(path)


def _duel(room: Room, id: str) -> Duel | None:
    """The duel that a room was, as the relay's own fold has it; None where nothing is rated."""
    result = standing(room)["result"]
    if not room.duel or result is None or result["why"] not in RATED:
        return None
    keys = [seat["key"] for seat in room.seats]
    winners = tuple(keys[seat] for seat in result["winners"])
    return Duel(id, room.game_id, room.time, (keys[0], keys[1]), winners)


def clear(settings: Settings) -> None:
    """Delete the transcripts whose time is over."""
    oldest = time.time() - settings.keep * 86_400
    for path in (settings.data / "transcripts").glob("*.json"):
        with suppress(OSError):
            if path.stat().st_mtime < oldest:
                path.unlink()
