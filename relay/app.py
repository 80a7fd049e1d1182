"""The relay's application: the page as static files, every answer with our headers."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from relay.headers import headers_of
from relay.page import Page
from relay.relay import Relay

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


def create(site: Path | None = SITE, relay: Relay | None = None) -> Starlette:
    """Return the application: the folder `site` at /, and what it has to know of a relay."""
    routes: list[BaseRoute] = []
    if relay:
        routes += _config(relay)
    if site:
        routes.append(Mount("/", app=Page(directory=site, html=True), name="page"))
    return Starlette(routes=routes, middleware=[Middleware(WithHeaders)])


def _config(relay: Relay) -> list[BaseRoute]:
    """What a page or a build reads first: whose relay this is, and who runs it."""
    house = relay.house
    config = {
        "relay": {"url": "", "key": house.key.public},
        "privacy": house.settings.privacy,
        "imprint": house.settings.imprint,
    }

    async def answer(request: Request) -> Response:
        return JSONResponse(config)

    return [Route(path, answer) for path in ("/config.json", "/relay/config.json")]
