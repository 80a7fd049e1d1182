"""The logs of rooms in SQLite."""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection
from typing import Any

from relay.sqlite.writer import Writer
from relay.store import PIECE, Behind

SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms
    (room TEXT PRIMARY KEY, secret BLOB NOT NULL, code TEXT UNIQUE, due INTEGER NOT NULL,
     length INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS rooms_due ON rooms (due);
CREATE TABLE IF NOT EXISTS entries
    (room TEXT, number INTEGER, entry TEXT NOT NULL, PRIMARY KEY (room, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS relay (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB, alive INTEGER);
INSERT OR IGNORE INTO relay VALUES (1, NULL, NULL);
CREATE TABLE IF NOT EXISTS downs (began INTEGER, ended INTEGER);
"""


class SqliteLog:
    """A `Log`; every write is one job of the writer."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def make(self, room: str, secret: bytes, code: str | None, entry: str, due: int) -> bool:
        """Store a new room with its entry 0; False where the code is another room's."""

        def work(db: Connection) -> bool:
            if code and db.execute("SELECT 1 FROM rooms WHERE code = ?", (code,)).fetchone():
                return False
            db.execute("INSERT INTO rooms VALUES (?, ?, ?, ?, 1)", (room, secret, code, due))
            db.execute("INSERT INTO entries VALUES (?, 0, ?)", (room, entry))
            return True

        return await self._writer.write(work)

    async def append(self, room: str, number: int, entries: Sequence[str], due: int) -> None:
        """Store the entries from `number` on, all or none; Behind where that is not the end."""
        rows = [(room, at, entry) for at, entry in enumerate(entries, number)]

        def work(db: Connection) -> None:
            moved = db.execute(
                "UPDATE rooms SET length = ?, due = ? WHERE room = ? AND length = ?",
                (number + len(rows), due, room, number),
            )
            if moved.rowcount != 1:
                raise Behind
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)

        await self._writer.write(work)

    async def read(self, room: str, number: int, most: int = PIECE) -> list[str]:
        """Return up to `most` entries from `number` on; none of an unknown room."""
        asked = "SELECT entry FROM entries WHERE room = ? AND number >= ? ORDER BY number LIMIT ?"
        return await self._column(asked, room, number, most)

    async def secret(self, room: str) -> bytes | None:
        """Return the hash of the link's secret; None of an unknown room."""
        found = await self._column("SELECT secret FROM rooms WHERE room = ?", room)
        return found[0] if found else None

    async def find(self, code: str) -> str | None:
        """Return the room that has this code."""
        found = await self._column("SELECT room FROM rooms WHERE code = ?", code)
        return found[0] if found else None

    async def shut(self, room: str) -> None:
        """Free the room's code."""
        await self._do("UPDATE rooms SET code = NULL WHERE room = ?", room)

    async def due(self, now: int, most: int) -> list[str]:
        """Return rooms that want looking after by now (ms), the longest due first."""
        asked = "SELECT room FROM rooms WHERE due <= ? ORDER BY due LIMIT ?"
        return await self._column(asked, now, most)

    async def put_off(self, room: str, due: int) -> None:
        """Let the room want looking after later."""
        await self._do("UPDATE rooms SET due = ? WHERE room = ?", due, room)

    async def remove(self, room: str) -> None:
        """Delete the room and all its entries."""

        def work(db: Connection) -> None:
            db.execute("DELETE FROM rooms WHERE room = ?", (room,))
            db.execute("DELETE FROM entries WHERE room = ?", (room,))

        await self._writer.write(work)

    async def key(self, fresh: bytes) -> bytes:
        """Return the relay's private key, which is `fresh` the first time."""
        await self._do("UPDATE relay SET key = ? WHERE key IS NULL", fresh)
        return bytes((await self._column("SELECT key FROM relay"))[0])

    async def beat(self, now: int, longest: int) -> None:
        """Note that a relay lives; a gap of more than `longest` ms before was a time down."""

        def work(db: Connection) -> None:
            (alive,) = db.execute("SELECT alive FROM relay").fetchone()
            if alive is not None and now - alive > longest:
                db.execute("INSERT INTO downs VALUES (?, ?)", (alive, now))
            db.execute("UPDATE relay SET alive = ?", (now,))

        await self._writer.write(work)

    async def downs(self, since: int) -> list[tuple[int, int]]:
        """Return the times (from, to) that ended after `since` in which no relay lived."""
        asked = "SELECT began, ended FROM downs WHERE ended > ? ORDER BY began"
        return await self._writer.read(lambda db: db.execute(asked, (since,)).fetchall())

    async def _do(self, text: str, *values: object) -> None:
        await self._writer.write(lambda db: db.execute(text, values) and None)

    async def _column(self, text: str, *values: object) -> list[Any]:
        def work(db: Connection) -> list[Any]:
            return [row[0] for row in db.execute(text, values)]

        return await self._writer.read(work)
