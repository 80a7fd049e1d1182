"""The lines that the bench prints."""

import argparse
import json

import pytest

from engine.bench import command

FIGURES = [
    {"figure": "reference", "seconds": 0.02},
    {"figure": "turns", "game": "splits", "a_second": 15000.0, "ratio": 300.0},
    {
        "figure": "decision",
        "game": "splits",
        "level": "hard",
        "decisions": 9,
        "p50_s": 0.5,
        "p95_s": 1.5,
        "ratio": 75.0,
    },
]


def run(monkeypatch: pytest.MonkeyPatch, **options: object) -> int:
    chosen = {"pyodide": False, "quick": True, "json": False, "exploit": None, **options}
    monkeypatch.setattr(command, "figures", lambda quick: iter(FIGURES))
    monkeypatch.setattr(command, "_in_browser", lambda quick: iter(FIGURES[:1]))
    return command.run(argparse.Namespace(**chosen))


def test_a_line_a_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "20.0 ms for a plain loop" in lines[0]
    assert "15,000 a second" in lines[1]
    assert "p95   1500.0 ms" in lines[2]


def test_json_is_the_one_line_of_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, json=True)
    found = json.loads(capsys.readouterr().out)
    assert found == {"where": "cpython", "figures": FIGURES}
    run(monkeypatch, json=True, pyodide=True)
    assert json.loads(capsys.readouterr().out) == {"where": "pyodide", "figures": FIGURES[:1]}


def test_what_is_gained_on_hard_is_not_asked_of_the_browser() -> None:
    parser = argparse.ArgumentParser(exit_on_error=False)
    command.add(parser)
    with pytest.raises(argparse.ArgumentError, match="not allowed with"):
        parser.parse_args(["--pyodide", "--exploit", "3"])


def test_no_figures_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_in_browser", lambda quick: iter(()))
    chosen = argparse.Namespace(pyodide=True, quick=True, json=False, exploit=None)
    assert command.run(chosen) == 1


def test_the_browsers_figures_are_told_from_what_else_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    from pathlib import Path

    script = Path(str(tmp_path)) / "serve.py"
    script.write_text('print("Installing …")\nprint(\'{"figure": "reference", "seconds": 1}\')\n')
    monkeypatch.setattr(command, "_SERVE", script)
    assert list(command._in_browser(quick=False)) == [{"figure": "reference", "seconds": 1}]
    assert "Installing …" in capsys.readouterr().err


def test_what_is_gained_on_hard_is_asked_for_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figure = {"figure": "exploit", "game": "olifantenpad", "ratio": 0.055}
    monkeypatch.setattr(
        command, "exploits", lambda n: iter([figure | {"positions": n, "gain": 11, "stake": 200}])
    )
    assert run(monkeypatch, exploit=100) == 0
    assert "5.5% of the stake" in capsys.readouterr().out
