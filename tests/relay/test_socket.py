from pathlib import Path

import httpx2
import pytest

from relay.load.client import enter
from relay.socket import ANSWERS
from tests.relay.running import ORIGIN, run, running


def test_every_kind_of_request_says_what_it_is_for() -> None:
    for name, answer in ANSWERS.items():
        assert str(answer.__doc__).startswith(f"`{name}` {{")


def test_the_socket_is_no_page_and_everything_else_is_no_socket(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay, httpx2.AsyncClient() as client:
            assert (await client.get(f"{relay.page}/relay")).status_code == 404
            upgrade = {"Upgrade": "websocket", "Connection": "Upgrade"}
            upgrade |= {
                "Sec-WebSocket-Key": "x3JJHMbDL1EzLkh9GBhXDw==",
                "Sec-WebSocket-Version": "13",
            }
            answer = await client.get(f"{relay.page}/elsewhere", headers=upgrade)
            assert answer.status_code == 403
            for path in ("/config.json", "/relay/config.json"):
                config = (await client.get(f"{relay.page}{path}")).json()
                assert config["relay"]["key"] == relay.relay.house.key.public

    run(test())


@pytest.mark.parametrize("path", ["/relay", "/", "/games/relay", "/games/", "/relay/"])
def test_it_is_at_the_top_of_its_own_host_or_beside_a_page(folder: Path, path: str) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            client = await enter(relay.url.removesuffix("/relay") + path, ORIGIN)
            await client.close()

    run(test())
