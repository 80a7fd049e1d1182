"""The talk on one socket: requests in, each answered once, and whatever is told meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from engine.game import Json, Refusal
from relay.limits import BAD, COSTS, FRAME, Bucket
from relay.logs import trouble
from relay.names import Declined
from relay.relay import Relay
from relay.visitor import WRONG, Visitor

PATIENCE = 10
"""Seconds that somebody may take to say who it is."""

Answer = Callable[[Relay, Visitor, Json], Awaitable[Any]]


async def talk(
    relay: Relay, visitor: Visitor, websocket: WebSocket, answers: dict[str, Answer]
) -> None:
    """Talk until either side ends it."""
    await websocket.accept()
    visitor.tell({"hello": relay.hello(visitor.challenge)})
    sending = asyncio.create_task(_send(visitor, websocket))
    late = asyncio.get_running_loop().call_later(PATIENCE, _turn_away, visitor)
    try:
        await _listen(relay, visitor, websocket, answers)
    finally:
        late.cancel()
        visitor.outbox.end()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        await relay.leave(visitor)


def _turn_away(visitor: Visitor) -> None:
    """Close the connection of somebody who does not say who it is."""
    if not visitor.key:
        visitor.turn_away(WRONG)


async def _send(visitor: Visitor, websocket: WebSocket) -> None:
    """Send what is put; close the socket once that is over."""
    try:
        code = await visitor.outbox.run(websocket.send_text)
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it is gone
    finally:
        visitor.outbox.end()  # and nobody waits for room in it


async def _listen(
    relay: Relay, visitor: Visitor, websocket: WebSocket, answers: dict[str, Answer]
) -> None:
    bucket = Bucket(relay.house.settings.pace, relay.house.seconds)
    while True:
        message = await websocket.receive()
        if message["type"] != "websocket.receive" or visitor.outbox.closing is not None:
            return
        request = _read(message.get("text"))
        wait = bucket.take(COSTS.get(request["do"], 1) if request else BAD)
        if wait:
            await asyncio.sleep(wait)
        visitor.tell(await _answer(relay, visitor, request, answers))
        while visitor.later and visitor.outbox.closing is None:
            await visitor.later.pop(0)()


async def _answer(
    relay: Relay, visitor: Visitor, request: Json | None, answers: dict[str, Answer]
) -> Json:
    number = request["n"] if request else None
    try:
        if request is None or request["do"] not in answers:
            raise Declined("request-unreadable")
        if not visitor.key and request["do"] != "prove":
            raise Declined("relay-unproved")
        return {"n": number, "ok": await answers[request["do"]](relay, visitor, request)}
    except Refusal as refusal:
        relay.house.metrics.refusals.labels(refusal.message).inc()
        error = {"message": refusal.message, "arguments": refusal.arguments}
    except Exception as problem:
        trouble("request failed", problem, do=request and request["do"])
        error = {"message": "relay-trouble", "arguments": {}}
    return {"n": number, "error": error}


def _read(text: str | None) -> Json | None:
    """The request in a frame; None where there is none to be read."""
    if text is None or len(text) > FRAME:
        return None
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(request, dict) or not isinstance(request.get("do"), str):
        return None
    return request if type(request.get("n")) is int else None
