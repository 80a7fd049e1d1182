import asyncio
import sqlite3
from pathlib import Path

import pytest

from relay.sqlite.writer import Writer

SCHEMA = "CREATE TABLE IF NOT EXISTS rows (value INTEGER PRIMARY KEY);"


def insert(value: int) -> object:
    return lambda db: db.execute("INSERT INTO rows VALUES (?)", (value,)).lastrowid


def values(db: sqlite3.Connection) -> list[int]:
    return [row[0] for row in db.execute("SELECT value FROM rows ORDER BY value")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file"


def test_what_is_written_is_there_for_readers_and_after_the_end(path: Path) -> None:
    async def test() -> None:
        writer = Writer(path, SCHEMA)
        assert await writer.write(insert(7)) == 7
        assert await writer.read(values) == [7]
        writer.close()

    asyncio.run(test())
    with sqlite3.connect(path) as db:
        assert values(db) == [7]
    db.close()


def test_one_that_fails_among_many_undoes_itself_alone(path: Path) -> None:
    async def test() -> None:
        writer = Writer(path, SCHEMA)

        def fails(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO rows VALUES (50)")
            raise KeyError("no")

        work = [*map(insert, range(9)), fails, insert(3), insert(20)]
        done = await asyncio.gather(*map(writer.write, work), return_exceptions=True)
        assert isinstance(done[9], KeyError)
        assert isinstance(done[10], sqlite3.IntegrityError)
        assert await writer.read(values) == [*range(9), 20]
        writer.close()

    asyncio.run(test())


def test_many_are_stored_in_few_commits_and_each_commit_is_on_the_disk(path: Path) -> None:
    async def test() -> None:
        writer = Writer(path, SCHEMA)
        said: list[str] = []
        writer._connection.set_trace_callback(said.append)
        await asyncio.gather(*(writer.write(insert(value)) for value in range(200)))
        assert said.count("COMMIT") < 100
        pragmas = [
            writer._connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("synchronous", "journal_mode")
        ]
        assert pragmas == [2, "wal"]
        writer.close()

    asyncio.run(test())


def test_a_commit_that_fails_is_told_to_all_and_the_next_one_is_tried(path: Path) -> None:
    async def test() -> None:
        writer = Writer(path, SCHEMA)
        other = sqlite3.connect(path, isolation_level=None)
        writer._connection.execute("PRAGMA busy_timeout=0")
        other.execute("BEGIN IMMEDIATE")
        done = await asyncio.gather(
            *(writer.write(insert(value)) for value in range(3)), return_exceptions=True
        )
        assert all(isinstance(each, sqlite3.OperationalError) for each in done)
        other.execute("ROLLBACK")
        other.close()
        assert await writer.write(insert(1)) == 1
        writer.close()

    asyncio.run(test())


def test_nobody_need_wait_for_an_answer(path: Path) -> None:
    async def test() -> None:
        writer = Writer(path, SCHEMA)
        given_up = asyncio.create_task(writer.write(insert(1)))
        await asyncio.sleep(0)
        given_up.cancel()
        await writer.write(insert(2))
        assert await writer.read(values) == [1, 2]
        writer.close()

    asyncio.run(test())
