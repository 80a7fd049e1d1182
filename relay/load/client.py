"""A player's end of the socket, with a real key."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from engine.game import Json, Refusal
from engine.sealing import message_text, write_bytes
from relay.signing import Key, fresh, purpose


class Refused(Refusal):
    """The relay's own refusal."""


class Lost(Exception):
    """The connection is closed."""


class Client:
    """One connection that has proved its key."""

    def __init__(
        self, socket: ClientConnection, key: Key, hear: Callable[[Json], object], hello: Json
    ) -> None:
        self.key, self.hear, self.hello, self.socket = key, hear, hello, socket
        self.closed: int | None = None
        """The code that it was closed with."""
        self._numbers = iter(range(1, 2**53))
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._reading = asyncio.create_task(self._read())

    async def ask(self, do: str, **fields: Any) -> Any:
        """Return the answer; raises Refused, or Lost where none comes any more."""
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self.send(json.dumps({"do": do, "n": number, **fields}))
        except ConnectionClosed:
            raise Lost from None
        return await answer

    async def send(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        await self.socket.send(frame)

    async def close(self) -> None:
        """End the connection."""
        await self.socket.close()
        await self._reading

    async def drop(self) -> None:
        """End the connection without a word."""
        self.socket.transport.abort()
        await self._reading

    def sign(self, room: str, turn: int, seen: tuple[int, bytes], kind: str, **body: Any) -> Json:
        """Return a message for `post`, signed."""
        id = write_bytes(secrets.token_bytes(12))
        text = message_text(room=room, turn=turn, kind=kind, seen=seen, id=id, body=body)
        return {"text": text, "signature": self.key.sign(text)}

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                self._take(json.loads(text))
        self.closed = self.socket.close_code
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Lost())
                answer.exception()  # nobody need be waiting

    def _take(self, frame: Json) -> None:
        if frame.get("n") is None:
            self.hear(frame)
        elif (answer := self._answers.pop(frame["n"], None)) and not answer.done():
            error = frame.get("error")
            if error:
                answer.set_exception(Refused(error["message"], **error["arguments"]))
            else:
                answer.set_result(frame["ok"])


async def enter(
    url: str,
    origin: str,
    key: Key | None = None,
    hear: Callable[[Json], object] = id,
    prove: bool = True,
    **options: Any,
) -> Client:
    """Return a connection to the relay at `url` that has proved its key (a new one if none).

    Further options are those of `websockets.connect`.
    """
    fixed = {"compression": None, "max_size": None, "ping_interval": None}
    socket = await connect(url, origin=Origin(origin), **{**fixed, **options})
    hello = json.loads(await socket.recv())["hello"]
    client = Client(socket, key or Key(fresh()), hear, hello)
    if prove:
        signed = purpose("hello", origin, hello["relay"], hello["challenge"])
        proof = {"key": client.key.public, "signature": client.key.sign_bytes(signed)}
        await client.ask("prove", **proof)
    return client
