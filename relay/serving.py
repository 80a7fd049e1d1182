"""Runs one relay process: storage, socket, page and figures, until it is told to stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers

from relay import metrics
from relay.app import create
from relay.clock import Clock
from relay.house import House
from relay.limits import FRAME
from relay.logs import log
from relay.relay import Relay
from relay.settings import Settings
from relay.signing import fresh
from relay.socket import Sockets
from relay.stores import in_folder, in_redis
from relay.tasks import ended

GRACE = 1
"""Seconds that open connections get at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a relay answers."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0 for any that is free."""
    page: Path | None = None
    """The folder of the page that is served beside the socket."""
    metrics: int | None = None
    """The port of the figures, on the same host."""
    certificate: tuple[Path, Path] | None = None
    """Files of certificate and key, for https."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose word is taken for where somebody connects from."""


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's socket, but lighter, and one that can be dropped when nobody reads it."""

    async def run_asgi(self) -> None:
        """Run the application with `abort` in its scope."""
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope["abort"] = self.transport.abort
        await super().run_asgi()

    def start_keepalive(self) -> None:
        """Go over from the handshake to the talk; what only the handshake needed can go."""
        self.scope["headers"] = []
        self.request.headers = self.response.headers = Headers()
        super().start_keepalive()


async def serve(settings: Settings, place: Place) -> None:
    """Serve until a signal comes."""
    async with opened(settings) as relay:
        if place.metrics is not None:
            metrics.serve(relay.house.metrics, place.host, place.metrics)
        log.info("relay begins", host=place.host, port=place.port, key=relay.house.key.public)
        await uvicorn.Server(configured(relay, place)).serve()


@asynccontextmanager
async def opened(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Relay]:
    """Have a relay that lives; its clock is the machine's or Redis', unless one is given."""
    opening = in_redis(settings.log, clock) if settings.log else in_folder(settings.data, clock)
    store = await opening
    relay = Relay(House(settings, store, await store.log.key(fresh())))
    await relay.begin()
    running = asyncio.create_task(relay.run())
    try:
        yield relay
    finally:
        await ended(running)
        await relay.end()
        await store.close()


def configured(relay: Relay, place: Place) -> uvicorn.Config:
    """Return how uvicorn serves the relay, and the page where there is one."""
    certificate, key = place.certificate or (None, None)
    return uvicorn.Config(
        Sockets(relay, create(place.page, relay)),
        host=place.host,
        port=place.port,
        ws=Protocol,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=bool(place.proxies),
        forwarded_allow_ips=list(place.proxies),
        ssl_certfile=certificate,
        ssl_keyfile=key,
    )
