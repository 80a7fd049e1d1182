import json

import pytest

from relay.load import __main__ as main


def test_it_ends_with_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    options = "--rooms 2 --seats 2 --hours 1 --period 0.5 --json"
    assert main.main(options.split()) == 0
    figures = json.loads(capsys.readouterr().out)
    named = {"p50_ms", "p99_ms", "kib_per_connection", "cpu", "cpu_s_per_room_hour", "lost"}
    assert named <= set(figures)
    assert figures["lost"] == 0


def test_lost_entries_are_a_failure_and_figures_can_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(main, "measure", lambda *given: {"p50_ms": 3.5, "lost": 1, "differing": 0})
    assert main.main([]) == 1
    assert "p50_ms  3.5" in capsys.readouterr().out


@pytest.mark.parametrize("options", ["--rooms 2001", "--seats 5", "--hours 21", "--idle -1"])
def test_a_run_is_bounded(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main.main(options.split())
    assert "a number from 0 to" in capsys.readouterr().err
