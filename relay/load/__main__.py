"""`python -m relay.load`: how a relay on this machine bears many rooms."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine.game import Json
from relay.load.run import Load, lost, run
from relay.load.servers import relays

MOST_ROOMS, MOST_SEATS, MOST_HOURS, MOST_IDLE = 2000, 4, 20, 10_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure as the arguments say and print the figures; 1 where an entry was lost."""
    options = _parser().parse_args(arguments)
    load = Load(
        rooms=options.rooms,
        seats=options.seats,
        hours=options.hours,
        period=options.period,
        idle=options.idle,
    )
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(load, options.relays, Path(folder), options.log)
    print(json.dumps(figures) if options.json else _told(figures))
    return 1 if figures["lost"] or figures["differing"] else 0


def measure(load: Load, many: int, folder: Path, log: str | None) -> Json:
    """Return the figures of a run against so many relays, which are killed at its end."""
    pin = len(os.sched_getaffinity(0)) > 1 if hasattr(os, "sched_getaffinity") else False
    with relays(many, folder, log, pin and many == 1) as servers:
        if pin and many == 1:
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        figures, rooms = asyncio.run(run(load, servers))
    return figures | {"lost": asyncio.run(lost(rooms, folder / "0", log))}


def _told(figures: Json) -> str:
    return "\n".join(f"{name:>20}  {value}" for name, value in figures.items())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m relay.load",
        description="Starts a relay on this machine, plays in many rooms of it, and measures.",
    )
    add = parser.add_argument
    add("--rooms", type=_upto(MOST_ROOMS), default=50, help="rooms, both games in turn (50)")
    add("--seats", type=_upto(MOST_SEATS), default=4, help="players in each (4)")
    add("--hours", type=_upto(MOST_HOURS), default=2, help="hours that are measured (2)")
    add("--period", type=float, default=30.0, help="seconds an hour (30)")
    add("--idle", type=_upto(MOST_IDLE), default=0, help="further sockets, without a room")
    add("--relays", type=_upto(4), default=1, help="relay processes (1); more need --log")
    add("--log", metavar="redis://…", help="an empty Redis to keep rooms in")
    add("--json", action="store_true", help="print one line of JSON")
    return parser


def _upto(most: int) -> type[int]:
    def read(text: str) -> int:
        number = int(text)
        if not 0 <= number <= most:
            raise argparse.ArgumentTypeError(f"a number from 0 to {most}")
        return number

    return read  # type: ignore[return-value]


if __name__ == "__main__":
    sys.exit(main())
