"""What a page may ask on its socket: each function answers one kind of request."""

from __future__ import annotations

import asyncio
import hmac
from functools import partial
from typing import Any, TypeVar

from engine.game import Json
from engine.games import GAMES
from engine.sealing import read_bytes
from relay.limits import GUESSES, GUESSING, JOINING, JOINS, MAKES, MAKING
from relay.names import Declined
from relay.relay import Relay
from relay.rooms import hashed
from relay.signing import answers, purpose
from relay.table import Table
from relay.visitor import Visitor

T = TypeVar("T")
BLIND = 0.3
"""Seconds that every wrong code takes, so that none tells by its time why it is wrong."""
JOIN = '"kind":"join"'
"""What stands in every message that takes a place: there is one spelling."""


async def prove(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`prove` {key, signature}: who this is, by an answer to this connection's challenge."""
    key = request.get("key")
    hello = purpose("hello", visitor.origin, relay.house.key.public, visitor.challenge)
    if visitor.key or not answers(hello, key, request.get("signature")):
        raise Declined("relay-unproved")
    visitor.key = str(key)
    await relay.enter(visitor)
    return {"time": relay.house.now()}


async def ping(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`ping` {}: what time it is here."""
    return {"time": relay.house.now()}


async def make(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`make` {game, options, clock}: a room for friends."""
    game = GAMES.get(taken(request, "game", str))
    body = {
        "game": request["game"],
        "options": taken(request, "options", dict),
        "rules": game.rules if game else 0,
        "clock": request.get("clock"),
        "duel": False,
        "players": [],
    }
    await _count(relay, f"make {visitor.address}", MAKES, MAKING)
    made = await relay.rooms.make(body)
    visitor.rooms[made["room"]] = "link"
    return made


async def code(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`code` {code}: which room that is, if a place is free there."""
    shared, began = relay.house.store.shared, relay.house.seconds()
    counted = f"code {visitor.address}"
    mark = await shared.allow(counted, GUESSES, GUESSING)
    if mark is None:
        raise Declined("code-too-often")
    table = await _coded(relay, taken(request, "code", str).upper())
    if table is None or not table.is_open():
        await asyncio.sleep(max(0.0, began + BLIND - relay.house.seconds()))
        raise Declined("code-not-open")
    await shared.forgive(counted, mark)
    visitor.rooms.setdefault(table.id, "code")
    return {"room": table.id}


async def _coded(relay: Relay, code: str) -> Table | None:
    """Return the room with this code, unless that takes longer than a wrong code does.

    Reading an old room takes long, which would tell that there is one; it is read on meanwhile.
    """
    id = await relay.house.store.log.find(code)
    here = relay.rooms.at_hand(id) if id else None
    if here or not id:
        return here
    try:
        return await asyncio.wait_for(relay.rooms.table(id), BLIND)
    except TimeoutError:
        return None


async def enter(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`enter` {room, secret?, from}: reads a room from an entry on."""
    start, secret = taken(request, "from", int), request.get("secret")
    if secret is not None:
        await _open(relay, visitor, taken(request, "room", str), secret)
    table = await table_of(relay, visitor, request)
    table.audience.readers.discard(visitor)
    await table.audience.come(visitor)
    visitor.later.append(partial(table.enter, visitor, max(0, start)))
    return {"count": table.count}


async def _open(relay: Relay, visitor: Visitor, id: str, secret: Any) -> None:
    """Let in who has the link."""
    known = await relay.house.store.log.secret(id)
    if known is None or not hmac.compare_digest(known, hashed(read_bytes(secret, 16))):
        raise Declined("room-unknown")
    visitor.rooms[id] = "link"


async def post(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`post` {room, text, signature}: says something in a room."""
    text, signature = taken(request, "text", str), taken(request, "signature", str)
    table = await table_of(relay, visitor, request)
    if JOIN in text:
        await _count(relay, f"join {visitor.address} {table.id}", JOINS, JOINING)
    return await table.post(visitor.key, text, signature)


async def _count(relay: Relay, name: str, most: int, seconds: int) -> None:
    """Count one more; raises Declined where there were too many lately."""
    if await relay.house.store.shared.allow(name, most, seconds) is None:
        raise Declined("too-often")


async def leave_room(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`leave_room` {room}: reads it no more."""
    id = taken(request, "room", str)
    visitor.rooms.pop(id, None)
    for table in relay.rooms.loaded():
        if table.id == id and visitor in table.audience.here:
            await table.audience.go(visitor)
    return {}


async def table_of(relay: Relay, visitor: Visitor, request: Json) -> Table:
    """Return the room asked for, if this connection has anything to do with it."""
    id = taken(request, "room", str)
    read_bytes(id, 16)
    table = await relay.rooms.table(id)
    if table is None or not table.audience.admits(table.room, visitor):
        raise Declined("room-unknown")
    visitor.rooms.setdefault(id, "seat")
    return table


def taken(request: Json, key: str, kind: type[T]) -> T:
    """Return what was asked with; raises Declined where it is of another type."""
    value = request.get(key)
    if type(value) is not kind:
        raise Declined("request-unreadable")
    return value
