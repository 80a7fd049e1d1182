"""`python -m relay`: the relay, with the page or without."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from relay import certificate, logs
from relay.app import SITE
from relay.serving import Place, serve
from relay.settings import Settings
from relay.stores import Taken


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve as the arguments say; return the exit status."""
    options = _parser().parse_args(arguments)
    logs.begin()
    place = Place(
        host=options.host,
        port=options.port,
        page=options.page,
        metrics=options.metrics,
        certificate=certificate.made(options.data) if options.tls else None,
        proxies=tuple(options.proxy),
    )
    if place.certificate:
        logs.log.info("certificate", sha256=certificate.fingerprint(place.certificate[0]))
    try:
        run(serve(_settings(options), place))
    except Taken as taken:
        print(taken, file=sys.stderr)
        return 1
    return 0


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop, where there is one (not on Windows)."""
    factory: Callable[[], asyncio.AbstractEventLoop] | None = None
    if sys.platform != "win32":
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


def _settings(options: argparse.Namespace) -> Settings:
    return Settings(
        data=options.data,
        log=options.log,
        origins=tuple(origin.rstrip("/") for origin in options.origin),
        keep=options.keep,
        privacy=options.privacy,
        imprint=options.imprint,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m relay", description="Rooms and duels.")
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="the address to listen on (this machine alone)")
    add("--port", type=int, default=8000, help="the port (8000)")
    add("--page", nargs="?", type=Path, const=SITE, help="serve the page too (from this folder)")
    add("--data", type=Path, default=Path("data"), help="the folder to keep everything in (data)")
    add("--log", metavar="redis://…", help="keep rooms in Redis, shared with other processes")
    add("--origin", action="append", default=[], help="a page that may connect (this host's)")
    add("--proxy", action="append", default=[], help="a proxy's address or network to believe")
    add("--metrics", type=int, metavar="PORT", help="figures for Prometheus at /metrics there")
    add("--keep", type=int, default=30, metavar="DAYS", help="how long ended rooms are kept (30)")
    add("--privacy", metavar="URL", help="your page on privacy")
    add("--imprint", metavar="URL", help="your page on who runs this")
    add("--tls", action="store_true", help="serve https with a certificate made here")
    return parser


if __name__ == "__main__":
    sys.exit(main())
