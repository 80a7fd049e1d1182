import asyncio
from pathlib import Path

from relay.sqlite.log import SCHEMA, SqliteLog
from relay.sqlite.writer import Writer

# What it does stands in tests/relay/test_store.py.


def test_an_index_serves_what_is_asked_all_the_time(tmp_path: Path) -> None:
    async def test() -> None:
        writer = Writer(tmp_path / "file", SCHEMA)
        log = SqliteLog(writer)
        await log.make("A" * 22, b"", "CODE", "{}", 1)
        plans = (
            "SELECT room FROM rooms WHERE due <= 5 ORDER BY due LIMIT 9",
            "SELECT room FROM rooms WHERE code = 'CODE'",
            "SELECT entry FROM entries WHERE room = 'A' AND number >= 3 ORDER BY number LIMIT 9",
        )
        for plan in plans:
            rows = writer._connection.execute(f"EXPLAIN QUERY PLAN {plan}").fetchall()
            assert all(row[3].startswith("SEARCH") for row in rows), rows
        writer.close()

    asyncio.run(test())
