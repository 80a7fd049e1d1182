"""One run under load: rooms are opened, played in, and held against the log."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Any, TypeVar

from engine.game import Json
from engine.games import GAMES
from engine.sealing import compact
from relay.load.client import Client, Lost, enter
from relay.load.figures import percentile, total
from relay.load.scripted import ScriptedRoom
from relay.load.servers import ORIGIN, Server
from relay.load.told import Notes
from relay.store import Log
from relay.stores import in_folder, in_redis

T = TypeVar("T")
AT_ONCE = 32
"""Connections that are made at once."""
STARTING = 4
"""Matches that begin at once: making a park takes long."""
PING = 8.0
"""Seconds between two questions for the time, as the page has them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What is to be done."""

    rooms: int
    seats: int
    hours: int = 2
    """Hours that are measured."""
    period: float = 30.0
    """Seconds an hour."""
    idle: int = 0
    """Further sockets that are connected, and asked for the time."""


async def run(load: Load, servers: Sequence[Server]) -> tuple[Json, list[ScriptedRoom]]:
    """Return the figures of one run, and its rooms with all that was told in them.

    At its end the relays are killed with everybody connected.
    """
    notes, empty = Notes(), total([server.use() for server in servers])
    rooms = [ScriptedRoom(list(GAMES)[at % len(GAMES)], notes) for at in range(load.rooms)]
    await _limited([_fill(room, load.seats, servers, at) for at, room in enumerate(rooms)])
    idle = await _limited(
        [enter(servers[at % len(servers)].url, ORIGIN) for at in range(load.idle)]
    )
    await _limited([room.gather() for room in rooms])
    clients = [client for room in rooms for client in room.clients] + idle
    pings: list[float] = []
    asking = asyncio.create_task(_ping(clients, pings))
    await _limited([room.start() for room in rooms], STARTING)
    measured = await _measure(load, rooms, notes, servers)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    full = total([server.use() for server in servers])
    closed = sum(client.closed is not None for client in clients)
    for server in servers:
        server.process.kill()
    await asyncio.gather(*(client.drop() for client in clients))
    return {
        "rooms": load.rooms,
        "seats": load.seats,
        "sockets": len(clients),
        **measured,
        "ping_p99_ms": round(1000 * percentile(pings, 0.99), 1),
        "kib_per_connection": round((full.memory - empty.memory) / max(1, len(clients)), 1),
        "closed": closed,
    }, rooms


async def _measure(
    load: Load, rooms: list[ScriptedRoom], notes: Notes, servers: Sequence[Server]
) -> Json:
    """Play an hour to warm up, and then those that count, spread evenly."""
    began = time.monotonic() + 1
    end = began + load.period * (load.hours + 1)
    playing = [
        asyncio.create_task(room.play(began + load.period * at / len(rooms), load.period, end))
        for at, room in enumerate(rooms)
    ]
    await asyncio.sleep(began + load.period - time.monotonic())
    notes.waits.clear()
    notes.hours, before, since = 0, total([server.use() for server in servers]), time.monotonic()
    await asyncio.sleep(end - time.monotonic())
    used = total([server.use() for server in servers]).seconds - before.seconds
    waits, hours, passed = list(notes.waits), notes.hours, time.monotonic() - since
    _, late = await asyncio.wait(playing, timeout=load.period) if playing else (set(), set())
    for task in late:
        task.cancel()
    return {
        "hours": round(hours, 1),
        "p50_ms": round(1000 * percentile(waits, 0.5), 1),
        "p99_ms": round(1000 * percentile(waits, 0.99), 1),
        "max_ms": round(1000 * max(waits, default=0), 1),
        "cpu": round(used / passed, 3),
        "cpu_s_per_room_hour": round(used / hours, 4) if hours else None,
        "stuck": len(late),
        "differing": notes.differing,
        "refused": len(notes.refused),
        "refusals": sorted(set(notes.refused)),
    }


async def _fill(room: ScriptedRoom, seats: int, servers: Sequence[Server], at: int) -> None:
    """Connect a room's players, from an address of their own, to one relay after the other."""
    headers = {"X-Forwarded-For": str(ip_address("198.18.0.0") + at)}
    for seat in range(seats):
        url, hear = servers[seat % len(servers)].url, room.hear(seat)
        room.clients.append(await enter(url, ORIGIN, hear=hear, additional_headers=headers))


async def _limited(work: Sequence[Coroutine[Any, Any, T]], at_once: int = AT_ONCE) -> list[T]:
    """Return what all of it returns, some at once."""
    gate = asyncio.Semaphore(at_once)

    async def one(each: Coroutine[Any, Any, T]) -> T:
        async with gate:
            return await each

    return await asyncio.gather(*map(one, work))


async def _ping(clients: list[Client], took: list[float]) -> None:
    """Ask every connection for the time, evenly."""
    while clients:
        for client in clients:
            await asyncio.sleep(PING / len(clients))
            began = time.monotonic()
            try:
                await client.ask("ping")
            except Lost:
                continue
            took.append(time.monotonic() - began)


async def lost(rooms: list[ScriptedRoom], folder: Path, log: str | None) -> int:
    """Return how many entries somebody was told of that the log does not hold."""
    store = await (in_redis(log) if log else in_folder(folder))
    missing = 0
    for room in rooms:
        kept = await _log(store.log, room.id)
        told = [compact(entry) for entry in room.told]
        missing += sum(entry not in kept for entry in told)
    await store.close()
    return missing


async def _log(log: Log, id: str) -> set[str]:
    kept: list[str] = []
    while rows := await log.read(id, len(kept)):
        kept += rows
    return {compact(json.loads(row)) for row in kept}
