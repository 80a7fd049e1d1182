"""The commands of serve.py: serve (the default), relay, test, build, bench, bench-start."""

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from setup import daily, environment, openings, places, posters, relays, server, telling, vendor
from setup.fetch import fetch
from setup.lock import read_lock

SERVING = ("serve", "bots")
"""What the relay needs: bots play in rooms, too."""

BASE = "where it will lie, as https://a.example/games/ or its path on the host alone (/)"


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; return the exit status."""
    if arguments[:1] == ["relay"]:  # whose own options argparse need not know here
        return _told(lambda: _relay(arguments[1:]))
    options, more = _parser().parse_known_args(arguments)
    if more and options.command != "test":
        _parser().error(f"unknown: {' '.join(more)}")
    return _told(lambda: _run(options, more))


def _told(run: Callable[[], int]) -> int:
    """Return what `run` does, or 1 after saying what a person has to do about it."""
    try:
        return run()
    except telling.Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="serve.py",
        usage="serve.py [--port PORT] [--host HOST] [--tls] | serve.py relay [--help] [...]"
        " | serve.py test [--all] [...] | serve.py build [--help] [...]"
        " | serve.py bench [--quick] | serve.py bench-start [--json]",
        description="Sets Grasveld up and, without a command, serves it to this machine alone.",
    )
    parser.add_argument("--port", type=_port, default=8000, help="the port to serve on (8000)")
    parser.add_argument("--host", default=server.HOST, help="the address to listen on")
    parser.add_argument("--tls", action="store_true", help="serve https, for phones beside you")
    commands = parser.add_subparsers(
        prog="serve.py", dest="command", metavar="relay | test | build | bench | bench-start"
    )
    commands.add_parser("relay", help="rooms and duels alone, for a page that another host serves")
    test = commands.add_parser(
        "test", help="lint, types and tests; further arguments go to pytest, which then runs alone"
    )
    test.add_argument("--all", action="store_true", help="the full product of everything")
    _build_options(commands.add_parser("build", help="write a folder for any static host"))
    bench = commands.add_parser("bench", help="measure the engine in a real browser")
    bench.add_argument("--quick", action="store_true", help="one match of each game alone")
    start = commands.add_parser("bench-start", help="measure how fast a build starts")
    start.add_argument("--json", action="store_true", help="end with one line of JSON")
    return parser


def _build_options(build: argparse.ArgumentParser) -> None:
    add = build.add_argument
    add("--out", type=Path, default=places.ROOT / "dist", help="the folder (dist)")
    add("--base", type=_base, default=("", "/"), metavar="URL", help=BASE)
    add("--relay", type=_socket, metavar="wss://…", help="the relay for rooms (none: no rooms)")
    add("--relay-key", metavar="KEY", help="the relay's key (it is asked for it)")
    add("--privacy", metavar="URL", help="your page on privacy")
    add("--imprint", metavar="URL", help="your page on who runs this")


def _base(text: str) -> tuple[str, str]:
    """Return host and path of where a build will lie; no host where only a path is given."""
    parts = urlsplit(text)
    host = f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
    return host, f"/{parts.path.strip('/')}/".replace("//", "/")


def _socket(text: str) -> str:
    try:
        return relays.address(text)
    except ValueError:
        raise argparse.ArgumentTypeError("a relay is at wss://… (or ws://…)") from None


def _port(text: str) -> int:
    port = int(text)
    if not 0 < port < 65536:
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return port


def _run(options: argparse.Namespace, more: Sequence[str]) -> int:
    prepare()
    if options.command == "test":
        return _test(more, options.all)
    if options.command == "build":
        return _build(options)
    if options.command == "bench":
        return _bench("setup.bench", options.quick and "--quick")
    if options.command == "bench-start":
        return _bench("setup.start", options.json and "--json")
    return server.serve(server.free_port(options.port), options.host, options.tls)


def prepare() -> None:
    """Bring the project to where the page can be served; quick when it is there already."""
    environment.prepare(*SERVING)
    lay_assets()


def _relay(arguments: Sequence[str]) -> int:
    """Run the relay without the page; further options are its own."""
    environment.prepare(*SERVING)
    return server.run(arguments)


def lay_assets() -> None:
    """Fetch, build and lay all that the page needs and no one commits."""
    vendor.lay(fetch([asset for asset in read_lock() if asset.purpose == "site"]))
    openings.write()
    daily.write(daily.SERVED)
    posters.write()


def _build(options: argparse.Namespace) -> int:
    from setup.dist import Place, build

    key = options.relay_key or (relays.key_of(options.relay) if options.relay else None)
    host, base = options.base
    place = Place(
        host=host,
        base=base,
        relay=options.relay,
        key=key,
        privacy=options.privacy,
        imprint=options.imprint,
    )
    daily.write()
    build(options.out, place)
    return 0


def _test(arguments: Sequence[str], everything: bool) -> int:
    from setup import checks

    environment.prepare("test")
    return checks.run(checks.checks(arguments, everything))


def _bench(module: str, option: str) -> int:
    """Measure inside the browser, in the environment that can start one."""
    environment.prepare("test")
    command = environment.python("-m", module, *([option] if option else []))
    return subprocess.call(command, cwd=places.ROOT)
