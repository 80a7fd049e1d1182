"""The relay's socket: which connections are taken, and what they may ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from relay import duel_requests, requests
from relay.limits import neighbourhood
from relay.metrics import Metrics
from relay.relay import Relay
from relay.session import Answer, talk
from relay.settings import is_welcome
from relay.visitor import Visitor

PATH = "/relay"
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


def route(relay: Relay) -> WebSocketRoute:
    """Return the route of the relay's socket."""

    async def answer(websocket: WebSocket) -> None:
        origin, host = (websocket.headers.get(name, "") for name in ("origin", "host"))
        if not is_welcome(relay.house.settings, origin, host):
            await websocket.close()
            return
        metrics = relay.house.metrics
        drop = partial(_drop, metrics, websocket.scope.get("abort"))
        address = neighbourhood(websocket.client.host if websocket.client else "")
        with metrics.connections.track_inprogress():
            visitor = Visitor(relay.name_connection(), origin, address, drop)
            await talk(relay, visitor, websocket, ANSWERS)

    return WebSocketRoute(PATH, answer)


def _drop(metrics: Metrics, abort: Callable[[], None] | None) -> None:
    """Let go of a connection that does not read, with all that still waits for it."""
    metrics.dropped.inc()
    if abort:
        abort()
