"""A host on this machine that counts what it sends, and can be gone for a while."""

import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from relay.app import WithHeaders
from relay.page import Page


@dataclass
class Sent:
    """What went over the wire, a piece at a time."""

    pieces: list[tuple[float, int]] = field(default_factory=list)
    """When, in ms of the epoch, and how many bytes, headers included."""

    def until(self, when: float) -> int:
        """Return the bytes sent up to a moment, in ms of the epoch."""
        return sum(size for at, size in self.pieces if at <= when)


class Counted:
    """Notes every piece of every answer."""

    def __init__(self, app: ASGIApp, sent: Sent) -> None:
        self.app, self.sent = app, sent

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and note what comes back."""

        async def noted(message: Message) -> None:
            headers = sum(len(name) + len(value) + 4 for name, value in message.get("headers", ()))
            size = headers + len(message.get("body", b""))
            self.sent.pieces.append((time.time() * 1000, size))
            await send(message)

        await self.app(scope, receive, noted)


class Host:
    """Serves folders by the paths they are to have, always at the same address."""

    def __init__(self, folders: dict[str, Path]) -> None:
        self.sent = Sent()
        routes = [Mount(path, app=Page(directory=at, html=True)) for path, at in folders.items()]
        middleware = [Middleware(Counted, sent=self.sent), Middleware(WithHeaders)]
        self._app = Starlette(routes=routes, middleware=middleware)
        self._port = 0

    @property
    def url(self) -> str:
        """The address, no slash at its end."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Serve, on the port of before if there was one."""
        config = uvicorn.Config(
            self._app, host="127.0.0.1", port=self._port, log_level="warning", lifespan="off"
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise OSError("the host did not start")
            time.sleep(0.01)
        self._port = self._server.servers[0].sockets[0].getsockname()[1]

    def stop(self) -> None:
        """Be gone: whoever asks is refused."""
        self._server.should_exit = self._server.force_exit = True
        self._thread.join(10)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
