import shutil
from pathlib import Path

import pytest

from setup import redis, system, telling


def test_the_systems_own_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert redis.find() == Path("/usr/bin/redis-server")


def test_where_there_is_none_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    there: list[str] = []
    monkeypatch.setattr(shutil, "which", lambda name: there[0] if there else None)
    monkeypatch.setattr(system, "install", lambda packages, purpose: there.append("/new/redis"))
    assert redis.find() == Path("/new/redis")


def test_one_that_did_not_come_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(system, "install", lambda packages, purpose: None)
    with pytest.raises(telling.Failure, match="cannot be found"):
        redis.find()
