"""A real Redis server for the tests, empty for each of them."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from redis.exceptions import ConnectionError

from relay.store import Store
from tests.relay.storage import Suite, opened

MISSING = "redis-server is missing; on Debian or Ubuntu: apt-get install --yes redis-server"


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    program = os.environ.get("GRASVELD_REDIS") or shutil.which("redis-server")
    assert program, MISSING
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tmp_path_factory.mktemp("redis")
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    server = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
    try:
        _await(port)
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


def _await(port: int) -> None:
    deadline = time.monotonic() + 20
    with Redis(port=port) as client:
        while time.monotonic() < deadline:
            try:
                client.ping()
                return
            except ConnectionError:
                time.sleep(0.02)
    raise AssertionError("redis-server does not answer")


@pytest.fixture
def redis(redis_server: str) -> str:
    with Redis.from_url(redis_server) as client:
        client.flushall()
    return redis_server


@pytest.fixture(params=["sqlite", "redis"])
def log(request: pytest.FixtureRequest) -> str | None:
    """What a relay keeps its rooms in: None for its folder, or a Redis address."""
    found: str | None = request.getfixturevalue("redis") if request.param == "redis" else None
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def on(folder: Path, log: str | None) -> Suite:
    """Runs a test's coroutine with a store, on each storage."""

    def start(test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with opened(folder, log) as store:
                await test(store)

        asyncio.run(whole())

    return start
