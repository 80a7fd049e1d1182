"""The relay processes under load: started here, on this machine alone, and ended here."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from relay.load.figures import Use, read_use

HOST = "127.0.0.1"
ORIGIN = f"http://{HOST}"
PATIENCE = 20


@dataclass(frozen=True, slots=True)
class Server:
    """One relay process."""

    process: subprocess.Popen[bytes]
    port: int
    figures: int

    @property
    def url(self) -> str:
        """Where its socket is."""
        return f"ws://{HOST}:{self.port}/relay"

    def use(self) -> Use:
        """Return what it has used so far."""
        return read_use(_get(f"http://{HOST}:{self.figures}/metrics"))


@contextmanager
def relays(many: int, folder: Path, log: str | None, pin: bool) -> Iterator[list[Server]]:
    """Run so many relays over one log; they are killed, not asked, at the end."""
    servers: list[Server] = []
    try:
        for number in range(many):
            servers.append(_start(folder / str(number), log))
        for server in servers:
            _await(server)
            if pin and hasattr(os, "sched_setaffinity"):
                os.sched_setaffinity(server.process.pid, {min(os.sched_getaffinity(0))})
        yield servers
    finally:
        for server in servers:
            server.process.kill()
            server.process.wait()


def _start(folder: Path, log: str | None) -> Server:
    port, figures = _free_port(), _free_port()
    options = ["--port", str(port), "--metrics", str(figures), "--data", str(folder)]
    # Rooms come from addresses of their own, as behind a proxy: an address may not make many.
    options += ["--proxy", HOST, "--origin", ORIGIN, *(["--log", log] if log else [])]
    process = subprocess.Popen([sys.executable, "-m", "relay", *options], stderr=subprocess.DEVNULL)
    return Server(process, port, figures)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def _await(server: Server) -> None:
    """Wait until it answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.process.poll() is None:
        try:
            json.loads(_get(f"http://{HOST}:{server.port}/config.json"))
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the relay does not start")


def _get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
        return text
