"""The page as static files, source or build: types that do not vary, and what is packed ahead."""

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from relay.headers import TYPES

PACKED = {"br": ".br", "gzip": ".gz"}
"""What a build lays beside its files, best first: encoding and suffix."""


class Page(StaticFiles):
    """Static files (ETag, ranges, no way out of the folder), typed by us, packed if they can be."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return the file, or the packed one beside it where the asker can unpack it."""
        encoding, path = _packed(Path(full_path), Headers(scope=scope))
        found = stat_result if path == Path(full_path) else path.stat()
        response = super().file_response(path, found, scope, status_code)
        if "content-type" in response.headers:
            response.headers["content-type"] = type_of(Path(full_path))
        if encoding:
            response.headers["content-encoding"] = encoding
        MutableHeaders(raw=response.raw_headers).add_vary_header("Accept-Encoding")
        return response


def type_of(path: Path) -> str:
    """Return the Content-Type of a file by its suffix; ours first, then what the system knows."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _packed(path: Path, asked: Headers) -> tuple[str, Path]:
    # A part of a packed file is of use to nobody.
    accepted = "" if "range" in asked else asked.get("accept-encoding", "")
    names = {name.split(";")[0].strip() for name in accepted.split(",")}
    for encoding, suffix in PACKED.items():
        packed = path.with_name(path.name + suffix)
        if encoding in names and packed.is_file():
            return encoding, packed
    return "", path
