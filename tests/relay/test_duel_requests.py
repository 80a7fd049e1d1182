from pathlib import Path

import pytest

from relay.load.client import Refused
from tests.relay.running import run, running


def test_a_new_player_has_an_empty_page(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            person = await relay.person()
            assert await person.client.ask("profile") == {
                "name": "",
                "hidden": False,
                "games": {},
                "history": [],
            }
            await person.client.ask("hide", hidden=True)
            assert (await person.client.ask("profile"))["hidden"] is True

    run(test())


@pytest.mark.parametrize(
    ("do", "fields"),
    [("hide", {"hidden": 1}), ("best", {"game": "chess"}), ("best", {}), ("report_name", {})],
)
def test_what_cannot_be_is_refused(folder: Path, do: str, fields: dict[str, object]) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            with pytest.raises(Refused, match="request-unreadable"):
                await person.client.ask(do, **fields)

    run(test())
