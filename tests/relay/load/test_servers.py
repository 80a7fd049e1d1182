import os
from pathlib import Path

import pytest

from relay.load import servers


def test_relays_run_over_one_log_and_are_gone_afterwards(folder: Path, redis: str) -> None:
    with servers.relays(2, folder, redis, pin=True) as running:
        assert len({server.port for server in running}) == 2
        assert all(server.use().memory > 0 for server in running)
        if hasattr(os, "sched_getaffinity"):
            assert len(os.sched_getaffinity(running[0].process.pid)) == 1
    assert all(server.process.poll() is not None for server in running)


def test_one_that_does_not_start_is_told(folder: Path) -> None:
    with (
        pytest.raises(SystemExit, match="does not start"),
        servers.relays(1, folder, "redis://127.0.0.1:1", pin=False),
    ):
        pass
