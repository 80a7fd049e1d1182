"""One thread that writes, many jobs in one commit, and one that reads beside it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MOST = 256
"""Jobs in one commit."""


@dataclass(slots=True)
class _Job:
    """Work, and who waits for it; afterwards what came of it."""

    work: Work[Any]
    waiting: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Writer:
    """A database whose writes are on the disk once `write` returns."""

    def __init__(self, path: Path, schema: str) -> None:
        self._connection, self._reading = _connect(path), _connect(path)
        self._connection.executescript(schema)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returned, once it is stored; what it raised, stored is nothing."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, waiting))
        return await waiting

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads, all of it from one moment."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, work, self._reading)

    def close(self) -> None:
        """Finish what was asked for and close the file."""
        self._jobs.put(None)
        self._thread.join()
        self._reader.shutdown()
        self._reading.close()
        self._connection.close()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs: list[_Job] = [first]
            while len(jobs) < MOST and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)  # for the next round
                    break
                jobs.append(job)
            self._commit(jobs)
            jobs[0].waiting.get_loop().call_soon_threadsafe(_tell, jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        """Do the jobs in one transaction; one that raises undoes itself alone."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._do(job)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._connection.rollback()
            for job in jobs:
                job.error = job.error or error

    def _do(self, job: _Job) -> None:
        self._connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(self._connection)
        except Exception as error:
            job.error = error
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.waiting.cancelled():
            continue
        if job.error:
            job.waiting.set_exception(job.error)
        else:
            job.waiting.set_result(job.result)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection
