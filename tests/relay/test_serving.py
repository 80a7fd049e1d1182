import asyncio
import json
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from relay.load.client import enter
from relay.serving import Place, configured
from tests.relay.running import ORIGIN, run, running

ROOT = Path(__file__).resolve().parent.parent.parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def started(folder: Path, port: int, *options: str) -> subprocess.Popen[str]:
    place = ["--port", str(port), "--data", str(folder)]
    command = [sys.executable, "-m", "relay", *place, *options]
    return subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)


def ask(url: str, context: ssl.SSLContext | None = None) -> str:
    deadline = time.monotonic() + 20
    while True:
        try:
            with urllib.request.urlopen(url, context=context) as answer:
                text: str = answer.read().decode()
                return text
        except OSError:
            assert time.monotonic() < deadline, f"{url} does not answer"
            time.sleep(0.05)


def test_the_page_can_be_served_beside_it_and_learns_its_key(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("the page", "utf-8")
    port, figures = free_port(), free_port()
    options = ["--page", str(tmp_path / "site"), "--metrics", str(figures)]
    options += ["--privacy", "https://example.org/privacy"]
    process = started(folder, port, *options)
    try:
        config = json.loads(ask(f"http://127.0.0.1:{port}/config.json"))
        assert config["privacy"] == "https://example.org/privacy"
        assert config["imprint"] is None
        assert config["relay"]["url"] == ""
        assert ask(f"http://127.0.0.1:{port}/") == "the page"
        assert "grasveld_rooms 0.0" in ask(f"http://127.0.0.1:{figures}/metrics")
        client = asyncio.run(_hello(f"ws://127.0.0.1:{port}/relay", f"http://127.0.0.1:{port}"))
        assert client["relay"] == config["relay"]["key"]
    finally:
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=20)
    assert process.returncode in (0, -signal.SIGTERM)
    assert [json.loads(line)["event"] for line in said.splitlines()] == ["relay begins"]


async def _hello(url: str, origin: str) -> dict[str, str]:
    client = await enter(url, origin)
    await client.close()
    return client.hello


def test_with_tls_it_serves_https_with_a_certificate_of_its_own(folder: Path) -> None:
    port = free_port()
    process = started(folder, port, "--tls")
    try:
        while not (folder / "certificate.pem").exists():
            assert process.poll() is None
            time.sleep(0.05)
        context = ssl.create_default_context(cafile=folder / "certificate.pem")
        assert "relay" in ask(f"https://localhost:{port}/config.json", context)
    finally:
        process.kill()
        process.communicate()


def test_a_folder_that_another_has_is_one_line_and_status_one(folder: Path) -> None:
    async def test() -> None:
        async with running(folder):
            process = started(folder, free_port())
            said = await asyncio.to_thread(lambda: process.communicate(timeout=20)[1])
            assert process.returncode == 1
            assert said == (f"Another relay uses {folder}: end it, or name another with --data.\n")

    run(test())


def test_frames_are_not_compressed_and_headers_tell_nothing_of_the_server(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            config = configured(relay.relay, Place())
            assert not config.ws_per_message_deflate
            assert config.ws_max_size == 4096
            client = await enter(relay.url, ORIGIN, compression="deflate")
            assert "Sec-WebSocket-Extensions" not in client.socket.response.headers
            assert "Server" not in client.socket.response.headers
            await client.close()

    run(test())
