"""Runs the relay on this machine alone, and says where once it listens."""

import socket
import subprocess
import time
from collections.abc import Sequence

from setup import places, telling
from setup.environment import python

HOST = "127.0.0.1"


def free_port(wanted: int) -> int:
    """Return `wanted`, or the next port that is free, saying so."""
    for port in range(wanted, min(wanted + 100, 65536)):
        if not _listens(port) and _can_be_bound(port):
            if port != wanted:
                telling.step(f"Port {wanted} is taken: using {port}.")
            return port
    raise telling.Failure(f"No free port from {wanted} on: name another with --port.")


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((HOST, port)) == 0


def _can_be_bound(port: int) -> bool:
    with socket.socket() as probe:
        # As the server does: a port whose last connections only fade away is free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def serve(port: int, host: str = HOST, tls: bool = False) -> int:
    """Serve page and relay until Ctrl-C; return the exit status."""
    options = ["--page", "--host", host, "--port", str(port), "--data", f"data/{port}"]
    return run([*options, *(["--tls"] if tls else [])], port, tls)


def run(arguments: Sequence[str], port: int | None = None, tls: bool = False) -> int:
    """Run the relay until Ctrl-C, saying where once it listens; return the exit status."""
    server = subprocess.Popen(python("-m", "relay", *arguments), cwd=places.ROOT)
    try:
        while port and server.poll() is None and not _listens(port):
            time.sleep(0.05)
        if port and server.poll() is None:
            address = f"http{'s' if tls else ''}://localhost:{port}"
            telling.step(f"Grasveld is at {address} (Ctrl-C ends it)")
        return server.wait()
    except KeyboardInterrupt:
        server.wait()
        return 0
