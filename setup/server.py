"""Runs the relay on this machine alone, and says where once it listens."""

import socket
import subprocess
import time

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


def serve(port: int) -> int:
    """Serve until Ctrl-C; return the exit status."""
    command = python("-m", "uvicorn", "relay.app:app", "--host", HOST, "--port", str(port))
    quiet = ["--log-level", "warning", "--no-server-header", "--timeout-graceful-shutdown", "1"]
    server = subprocess.Popen([*command, *quiet], cwd=places.ROOT)
    try:
        while server.poll() is None and not _listens(port):
            time.sleep(0.05)
        if server.poll() is None:
            telling.step(f"Grasveld is at http://localhost:{port} (Ctrl-C ends it)")
        return server.wait()
    except KeyboardInterrupt:
        server.wait()
        return 0
