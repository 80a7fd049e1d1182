"""A Redis server for the tests: the system's."""

import shutil
from pathlib import Path

from setup import system, telling

PROGRAM = "redis-server"


def find() -> Path:
    """Return the Redis server, after installing one if need be; Failure if there is none."""
    if not shutil.which(PROGRAM):
        system.install([PROGRAM], "A Redis server for the tests")
    found = shutil.which(PROGRAM)
    if not found:
        raise telling.Failure("The Redis server was installed but cannot be found.")
    return Path(found)
