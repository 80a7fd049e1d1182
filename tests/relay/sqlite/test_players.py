import asyncio
from pathlib import Path

from relay.sqlite.players import SCHEMA, SqlitePlayers
from relay.sqlite.writer import Writer

# What it does stands in tests/relay/test_store.py.


def test_the_best_are_found_without_looking_at_all(tmp_path: Path) -> None:
    async def test() -> None:
        writer = Writer(tmp_path / "file", SCHEMA)
        await SqlitePlayers(writer).name("a", "Ann")
        best = "SELECT key FROM ratings WHERE game = 'x' ORDER BY mu - 3 * sigma DESC LIMIT 9"
        (row,) = writer._connection.execute(f"EXPLAIN QUERY PLAN {best}").fetchall()
        assert "ratings_best" in row[3]
        writer.close()

    asyncio.run(test())
