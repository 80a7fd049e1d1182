import asyncio
from pathlib import Path

import pytest

from relay import __main__ as main
from relay.app import SITE
from relay.serving import Place
from relay.settings import Settings


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, Place]]:
    asked: list[tuple[Settings, Place]] = []

    async def serve(settings: Settings, place: Place) -> None:
        asked.append((settings, place))

    monkeypatch.setattr(main, "serve", serve)
    return asked


def test_what_nobody_says_is_for_this_machine_alone(served: list[tuple[Settings, Place]]) -> None:
    assert main.main([]) == 0
    assert served == [(Settings(), Place())]


def test_options_are_passed_on(served: list[tuple[Settings, Place]]) -> None:
    options = "--host :: --port 9000 --page --log redis://localhost --keep 7 --metrics 9100"
    options += " --origin https://a.example/ --origin https://b.example --proxy 10.0.0.0/8"
    options += " --data elsewhere --privacy https://p.example --imprint https://i.example"
    assert main.main(options.split()) == 0
    ((settings, place),) = served
    assert settings == Settings(
        data=Path("elsewhere"),
        log="redis://localhost",
        origins=("https://a.example", "https://b.example"),
        keep=7,
        privacy="https://p.example",
        imprint="https://i.example",
    )
    assert place == Place(host="::", port=9000, page=SITE, metrics=9100, proxies=("10.0.0.0/8",))


def test_it_runs_on_uvloop_where_there_is_one() -> None:
    async def test() -> None:
        found.append(type(asyncio.get_running_loop()).__module__)

    found: list[str] = []
    main.run(test())
    assert found == ["uvloop"]
