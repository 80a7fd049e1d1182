"""A relay of one's own with the page beside it, that can be killed and come back."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class RelayProcess:
    """`python -m relay --page` on a free port of this machine; `url` has no slash at its end."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = _free_port()
        self.url = f"http://localhost:{self.port}"
        self.begin()

    def begin(self) -> None:
        """Start it, on the same port and with the same rooms as before."""
        place = ["--port", str(self.port), "--data", str(self.data)]
        command = [sys.executable, "-m", "relay", "--page", *place]
        with self._log().open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stderr=log)
        deadline = time.monotonic() + 30
        while not self._answers():
            assert self.process.poll() is None, self._log().read_text()
            assert time.monotonic() < deadline, "the relay did not begin"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it without a warning, as when the power goes."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        """Have it end in order."""
        self.process.terminate()
        self.process.wait(10)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/config.json", timeout=1):
                return True
        except OSError:
            return False

    def _log(self) -> Path:
        return self.data.with_suffix(".log")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
