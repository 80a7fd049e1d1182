"""The relay's socket: which connections are taken, and what they may ask."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from relay import duel_requests, requests
from relay.limits import neighbourhood
from relay.metrics import Metrics
from relay.relay import Relay
from relay.session import Answer, talk
from relay.settings import is_welcome
from relay.visitor import Visitor

PATH = re.compile(r"(/.*)?/(relay/?)?")
"""Where the socket is: at the top of a host of its own, or at `relay` beside a page."""
ANSWERS: dict[str, Answer] = {
    does.__name__: does
    for does in (
        requests.prove,
        requests.ping,
        requests.make,
        requests.code,
        requests.enter,
        requests.post,
        requests.leave_room,
        duel_requests.queue,
        duel_requests.unqueue,
        duel_requests.best,
        duel_requests.profile,
        duel_requests.hide,
        duel_requests.report_name,
        duel_requests.forget,
        duel_requests.transcript,
    )
}
"""What `do` may be."""


class Sockets:
    """Takes the relay's sockets, and leaves every other request to the application behind it.

    It stands before that application, whose layers would cost memory for every open socket.
    """

    def __init__(self, relay: Relay, app: ASGIApp) -> None:
        self._relay, self._app = relay, app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection."""
        if scope["type"] == "websocket" and PATH.fullmatch(scope["path"]):
            await self._talk(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)

    async def _talk(self, websocket: WebSocket) -> None:
        house = self._relay.house
        headers = Headers(scope=websocket.scope)
        origin, host = headers.get("origin", ""), headers.get("host", "")
        if not is_welcome(house.settings, origin, host):
            await websocket.close()
            return
        drop = partial(_drop, house.metrics, websocket.scope.get("abort"))
        address = neighbourhood(websocket.client.host if websocket.client else "")
        address = house.key.blur(address)  # which is written nowhere, not even by Redis
        visitor = Visitor(self._relay.name_connection(), origin, address, drop)
        with house.metrics.connections.track_inprogress():
            await talk(self._relay, visitor, websocket, ANSWERS)


def _drop(metrics: Metrics, abort: Callable[[], None] | None) -> None:
    """Let go of a connection that does not read, with all that still waits for it."""
    metrics.dropped.inc()
    if abort:
        abort()
