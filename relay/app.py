"""The relay's application: the page as static files, every answer with our headers."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from relay.headers import headers_of
from relay.page import Page

SITE = Path(__file__).resolve().parent.parent / "site"


class WithHeaders:
    """Adds our headers to every answer, errors too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and the answer back with the headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers_of(scope["path"]))
            await send(message)

        await self.app(scope, receive, send_with_headers)


def create(site: Path = SITE) -> Starlette:
    """Return the application that serves the folder `site` at /."""
    page = Mount("/", app=Page(directory=site, html=True), name="page")
    return Starlette(routes=[page], middleware=[Middleware(WithHeaders)])


app = create()
"""What `uvicorn relay.app:app` serves."""
