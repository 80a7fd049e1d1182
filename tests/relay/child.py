"""A relay process of its own, which the tests kill; its clock goes ahead as a file says.

`python -m tests.relay.child FOLDER PORT AHEAD [REDIS]`
"""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from relay import logs
from relay.__main__ import run
from relay.clock import Clock, steady
from relay.serving import Place, configured, opened
from relay.settings import Settings
from tests.relay.running import HASTE, ORIGIN


def ahead(file: Path) -> Clock:
    """The machine's clock, so many ms ahead as stand in the file."""
    now = steady()
    return lambda: now() + int(file.read_text("utf-8"))


async def main(folder: str, port: str, file: str, redis: str | None = None) -> None:
    logs.begin()
    settings = Settings(data=Path(folder), log=redis, origins=(ORIGIN,), pace=HASTE)
    async with opened(settings, ahead(Path(file))) as relay:
        await uvicorn.Server(configured(relay, Place(port=int(port)))).serve()


if __name__ == "__main__":
    run(main(*sys.argv[1:]))
