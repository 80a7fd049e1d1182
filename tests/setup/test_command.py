import subprocess
import sys
from pathlib import Path

import pytest

from setup import (
    checks,
    command,
    daily,
    dist,
    environment,
    places,
    relays,
    server,
    telling,
)


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "prepare", lambda: None)
    monkeypatch.setattr(environment, "prepare", lambda *extras: None)


@pytest.mark.usefixtures("prepared")
def test_without_a_command_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[object] = []
    monkeypatch.setattr(server, "free_port", lambda port: port + 1)
    monkeypatch.setattr(server, "serve", lambda *how: served.append(how) or 0)
    assert command.main(["--port", "8101", "--tls"]) == 0
    assert served == [(8102, server.HOST, True)]


@pytest.mark.usefixtures("prepared")
def test_the_relay_alone_gets_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[object] = []
    monkeypatch.setattr(server, "run", lambda arguments: ran.append(arguments) or 0)
    assert command.main(["relay", "--log", "redis://localhost", "--port", "8101"]) == 0
    assert ran == [["--log", "redis://localhost", "--port", "8101"]]


@pytest.mark.usefixtures("prepared")
def test_test_passes_its_arguments_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(checks, "checks", lambda more, everything: asked.append((more, everything)))
    monkeypatch.setattr(checks, "run", lambda wanted: 1)
    assert command.main(["test", "--all", "-k", "splits", "tests"]) == 1
    assert asked == [(["-k", "splits", "tests"], True)]


@pytest.mark.usefixtures("prepared")
def test_a_build_knows_where_it_will_lie_and_its_relay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[tuple[Path, dist.Place]] = []
    monkeypatch.setattr(dist, "build", lambda *how: built.append(how))
    monkeypatch.setattr(daily, "write", lambda: None)
    monkeypatch.setattr(relays, "key_of", lambda relay: f"the key of {relay}")
    out = ["--out", str(tmp_path)]
    assert command.main(["build", *out]) == 0
    assert command.main(["build", *out, "--base", "games", "--relay", "wss://r.example/"]) == 0
    assert command.main(["build", *out, "--relay", "wss://r.example", "--relay-key", "k"]) == 0
    assert command.main(["build", *out, "--base", "https://a.example/games"]) == 0
    asked = dist.Place(relay="wss://r.example", key="the key of wss://r.example", base="/games/")
    told = dist.Place(relay="wss://r.example", key="k")
    whole = dist.Place(host="https://a.example", base="/games/")
    assert [place for _, place in built] == [dist.Place(), asked, told, whole]
    assert {out for out, _ in built} == {tmp_path}


@pytest.mark.usefixtures("prepared")
@pytest.mark.parametrize(
    ("arguments", "ran"),
    [
        (["bench", "--quick"], ["setup.bench", "--quick"]),
        (["bench-start"], ["setup.start"]),
        (["bench-start", "--json"], ["setup.start", "--json"]),
    ],
)
def test_measuring_runs_in_the_environment_that_can(
    arguments: list[str], ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(subprocess, "call", lambda line, cwd: called.append(line) or 0)
    assert command.main(arguments) == 0
    assert [line[2:] for line in called] == [ran]


@pytest.mark.parametrize(
    "arguments",
    [["--port", "0"], ["--port", "x"], ["sing"], ["--loud"], ["build", "--relay", "https://a.b"]],
)
def test_what_is_not_understood_is_said(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(arguments)
    assert ended.value.code == 2
    assert "usage: serve.py" in capsys.readouterr().err


def test_a_failure_is_its_message_and_status_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise telling.Failure("these files cannot be had")

    monkeypatch.setattr(command, "prepare", fail)
    assert command.main([]) == 1
    assert capsys.readouterr().err == "these files cannot be had\n"


def test_an_interruption_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "prepare", interrupt)
    assert command.main([]) == 130
    assert capsys.readouterr().err == ""


def test_help_names_the_commands() -> None:
    done = subprocess.run(
        [sys.executable, str(places.ROOT / "serve.py"), "--help"], capture_output=True, text=True
    )
    assert done.returncode == 0
    assert "relay | test | build" in done.stdout


def test_serve_py_is_readable_for_an_old_python() -> None:
    source = Path(places.ROOT / "serve.py").read_text("utf-8")
    before = source.index("sys.version_info < (3, 11)")
    assert "from setup" not in source[:before]
    assert 'f"' not in source
