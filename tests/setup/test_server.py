import socket
from collections.abc import Iterator

import pytest

from setup import server, telling


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind((server.HOST, 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_a_free_port_is_taken_as_it_is(taken: int) -> None:
    assert server.free_port(taken + 1) > taken


def test_a_taken_port_gives_the_next_and_says_so(
    taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    port = server.free_port(taken)
    assert port > taken
    assert f"Port {taken} is taken: using {port}." in capsys.readouterr().out


def test_no_port_at_all_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "_can_be_bound", lambda port: False)
    with pytest.raises(telling.Failure, match="--port"):
        server.free_port(8000)
