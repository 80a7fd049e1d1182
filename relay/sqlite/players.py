"""Names, ratings and histories in SQLite."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Any

from relay.accounts import Duel, Judge, Player, Rated
from relay.sqlite.writer import Writer

SCHEMA = """
CREATE TABLE IF NOT EXISTS players
    (key TEXT PRIMARY KEY, name TEXT NOT NULL DEFAULT '', hidden INTEGER NOT NULL DEFAULT 0)
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ratings
    (key TEXT, game TEXT, mu REAL, sigma REAL, games INTEGER, won INTEGER,
     PRIMARY KEY (key, game)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS ratings_best ON ratings (game, mu - 3 * sigma);
CREATE TABLE IF NOT EXISTS duels
    (room TEXT PRIMARY KEY, game TEXT, time INTEGER, first TEXT, second TEXT, winners TEXT)
    WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS duels_first ON duels (first, time);
CREATE INDEX IF NOT EXISTS duels_second ON duels (second, time);
CREATE TABLE IF NOT EXISTS reports (key TEXT, by TEXT, PRIMARY KEY (key, by)) WITHOUT ROWID;
"""
COLUMNS = "mu, sigma, games, won"


class SqlitePlayers:
    """A `Players`; every write is one job of the writer."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def player(self, key: str) -> Player:
        """Return what is kept of a key."""
        return await self._writer.read(lambda db: _player(db, key))

    async def name(self, key: str, name: str) -> None:
        """Keep a name."""
        text = "INSERT INTO players (key, name) VALUES (?, ?)"
        await self._do(f"{text} ON CONFLICT DO UPDATE SET name = excluded.name", key, name)

    async def hide(self, key: str, hidden: bool) -> None:
        """Keep the name out of the table of the best, or not."""
        text = "INSERT INTO players (key, hidden) VALUES (?, ?)"
        await self._do(f"{text} ON CONFLICT DO UPDATE SET hidden = excluded.hidden", key, hidden)

    async def report(self, key: str, by: str) -> None:
        """Note that somebody finds a name unfit; once for each who does."""
        await self._do("INSERT OR IGNORE INTO reports VALUES (?, ?)", key, by)

    async def reported(self, key: str) -> int:
        """Return how many do."""
        text = "SELECT count(*) FROM reports WHERE key = ?"
        return await self._writer.read(lambda db: int(db.execute(text, (key,)).fetchone()[0]))

    async def rate(self, duel: Duel, judge: Judge) -> bool:
        """Count a duel; False where that room's has been counted already."""

        def work(db: Connection) -> bool:
            row = (duel.room, duel.game, duel.time, *duel.players, " ".join(duel.winners))
            stored = db.execute("INSERT OR IGNORE INTO duels VALUES (?, ?, ?, ?, ?, ?)", row)
            if stored.rowcount != 1:
                return False
            before = [_rated(db, key).get(duel.game) for key in duel.players]
            for key, rated in zip(duel.players, judge(before), strict=True):
                values = (key, duel.game, rated.mu, rated.sigma, rated.games, rated.won)
                db.execute("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)", values)
            return True

        return await self._writer.write(work)

    async def history(self, key: str, most: int) -> list[Duel]:
        """Return a player's last duels, the newest first."""
        text = "SELECT * FROM duels WHERE first = ?1 OR second = ?1 ORDER BY time DESC LIMIT ?2"
        rows = await self._writer.read(lambda db: db.execute(text, (key, most)).fetchall())
        return [_duel(row) for row in rows]

    async def best(self, game: str, most: int) -> list[tuple[str, Player]]:
        """Return the best of a game by what their rating surely is (mu − 3 sigma)."""
        text = (
            "SELECT key FROM ratings LEFT JOIN players USING (key) WHERE game = ?"
            " AND NOT coalesce(hidden, 0) ORDER BY mu - 3 * sigma DESC LIMIT ?"
        )

        def work(db: Connection) -> list[tuple[str, Player]]:
            return [(key, _player(db, key)) for (key,) in db.execute(text, (game, most)).fetchall()]

        return await self._writer.read(work)

    async def forget(self, key: str) -> None:
        """Delete name, ratings and history of a key."""

        def work(db: Connection) -> None:
            for table in ("players", "ratings", "reports"):
                db.execute(f"DELETE FROM {table} WHERE key = ?", (key,))
            db.execute("DELETE FROM reports WHERE by = ?", (key,))
            for seat in ("first", "second"):
                # The other's history keeps the duel, with nobody in it.
                changed = f"{seat} = '', winners = trim(replace(winners, ?1, ''))"
                db.execute(f"UPDATE duels SET {changed} WHERE {seat} = ?1", (key,))
            db.execute("DELETE FROM duels WHERE first = '' AND second = ''")

        await self._writer.write(work)

    async def _do(self, text: str, *values: object) -> None:
        await self._writer.write(lambda db: db.execute(text, values) and None)


def _player(db: Connection, key: str) -> Player:
    found = db.execute("SELECT name, hidden FROM players WHERE key = ?", (key,)).fetchone()
    name, hidden = found or ("", 0)
    return Player(name, bool(hidden), _rated(db, key))


def _rated(db: Connection, key: str) -> dict[str, Rated]:
    rows = db.execute(f"SELECT game, {COLUMNS} FROM ratings WHERE key = ?", (key,))
    return {game: Rated(*row) for game, *row in rows}


def _duel(row: tuple[Any, ...]) -> Duel:
    room, game, time, first, second, winners = row
    return Duel(room, game, time, (first, second), tuple(winners.split()))
