"""The rooms that this process serves: made, found, let go, and ended when their time is over."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from engine.game import Json
from engine.room import Room
from engine.room.clock import DAY
from engine.sealing import write_bytes
from relay.draft import Draft
from relay.house import House
from relay.logs import log
from relay.table import Table

LATE = 2000
"""Milliseconds after which a room's due counts as forgotten by whoever served it."""
MANY = 100
"""Rooms looked after at once."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What codes are made of: nothing that looks like something else."""
LENGTH = 6


def hashed(secret: bytes) -> bytes:
    """Return what is kept of a link's secret."""
    return hashlib.sha256(b"grasveld link 1" + secret).digest()


class Rooms:
    """By id, the rooms in memory."""

    def __init__(self, house: House) -> None:
        self._house, self._log = house, house.store.log
        self._tables: dict[str, asyncio.Task[Table]] = {}

    async def make(self, body: Json, open_to_codes: bool = True) -> Json:
        """Make a room; return its id, code and secret. Raises Refusal."""
        id, secret = write_bytes(secrets.token_bytes(16)), secrets.token_bytes(16)
        draft = Draft(Room(), self._house.key, self._house.now())
        draft.say("room", body, f"{id}.{self._house.key.public}")
        made, code = False, None
        while not made:
            code = _code() if open_to_codes else None
            due = draft.room.time + DAY
            made = await self._log.make(id, hashed(secret), code, draft.rows[0], due)
        log.info("room made", room=id, game=draft.room.game_id, duel=draft.room.duel)
        return {"room": id, "code": code, "secret": write_bytes(secret)}

    async def table(self, id: str) -> Table | None:
        """Return the room, loaded if need be; None where there is none."""
        task = self._tables.get(id) or self._load(id)
        try:
            table = await asyncio.shield(task)
        except Exception:
            self._drop(id, task)
            raise
        if not table.count:
            self._drop(id, task)
            await table.unload()
            return None
        # It may have been let go just when it was there.
        return table if self._tables.get(id) is task else await self.table(id)

    def at_hand(self, id: str) -> Table | None:
        """Return the room where it is in memory already."""
        return next((table for table in self.loaded() if table.id == id), None)

    def _load(self, id: str) -> asyncio.Task[Table]:
        task = self._tables[id] = asyncio.create_task(Table(self._house, id).load())
        self._house.metrics.rooms.set(len(self._tables))
        return task

    def _drop(self, id: str, task: asyncio.Task[Table]) -> None:
        if self._tables.get(id) is task:
            del self._tables[id]
            self._house.metrics.rooms.set(len(self._tables))

    def loaded(self) -> list[Table]:
        """Return the rooms in memory."""
        done = [task for task in self._tables.values() if task.done() and not task.exception()]
        return [task.result() for task in done]

    async def sweep(self) -> None:
        """Let go of rooms that nobody reads here; look after those that nobody does anywhere."""
        for table in self.loaded():
            if not table.is_busy:
                self._drop(table.id, self._tables[table.id])
                await table.unload()
        for id in await self._log.due(self._house.now() - LATE, MANY):
            if id not in self._tables:
                await self._look_after(id)

    async def _look_after(self, id: str) -> None:
        """Load a forgotten room, which does what is due in it; delete one whose time is over."""
        table, now = await self.table(id), self._house.now()
        if table is None or table.audience.keys():
            return
        if table.room.stage in ("ended", "over") and self._house.forgets(table.room) <= now:
            self._drop(id, self._tables[id])
            await table.unload()
            await self._log.remove(id)
        else:
            await self._log.put_off(id, table.due())


def _code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
