"""The relay's application: the page as static files, every answer with our headers."""

import os
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from relay.headers import TYPES, headers_of

SITE = Path(__file__).resolve().parent.parent / "site"


class Page(StaticFiles):
    """Static files (ETag, ranges, no way out of the folder), with types that do not vary."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return the file, typed by TYPES where the suffix stands there."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        kind = TYPES.get(Path(full_path).suffix)
        if kind and "content-type" in response.headers:
            charset = "; charset=utf-8" if kind.startswith("text/") else ""
            response.headers["content-type"] = kind + charset
        return response


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
