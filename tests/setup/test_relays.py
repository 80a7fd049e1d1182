import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from setup import relays, telling

ANSWERS = {
    "/config.json": b'{"relay": {"url": "", "key": "abc"}}',
    "/none/config.json": b'{"relay": null}',
}


class Relay(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        answer = ANSWERS.get(self.path)
        self.send_response(200 if answer else 404)
        self.end_headers()
        self.wfile.write(answer or b"")

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture
def relay() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Relay) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"ws://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_relay_tells_its_key(relay: str) -> None:
    assert relays.key_of(relay) == "abc"


@pytest.mark.parametrize("path", ["/none", "/nowhere"])
def test_one_that_does_not_is_a_failure_that_says_what_to_do(relay: str, path: str) -> None:
    with pytest.raises(telling.Failure, match="--relay-key"):
        relays.key_of(relay + path)


def test_an_address_is_one_of_sockets() -> None:
    assert relays.address("wss://relay.example/rooms/") == "wss://relay.example/rooms"
    for text in ("https://relay.example", "relay.example", "wss://", "wss://a.example/?x"):
        with pytest.raises(ValueError, match=re.escape(text)):
            relays.address(text)
