import re
import sys
import time

import pytest

from setup import telling


def test_a_bar_fills() -> None:
    assert telling.bar(0, 1_000_000) == "░" * 24 + " 0.0 of 1.0 MB"
    assert telling.bar(500_000, 1_000_000).startswith("█" * 12 + "░" * 12)
    assert telling.bar(9, 3).startswith("█" * 24)
    assert telling.bar(5, 0).startswith("░")


def test_a_command_tells_its_title_and_gives_what_it_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert telling.run("Trying", [sys.executable, "-c", "print('a'); print('b')"]) == "a\nb"
    assert capsys.readouterr().out.startswith("Trying …\n")


def test_a_failed_command_gives_the_end_of_what_it_printed() -> None:
    many = "import sys; print(*range(99), sep='\\n'); sys.exit(3)"
    with pytest.raises(telling.Failure) as raised:
        telling.run("Trying", [sys.executable, "-c", many])
    assert str(raised.value).splitlines() == ["Trying: failed.", *map(str, range(84, 99))]


def test_a_command_that_is_not_there_is_a_failure() -> None:
    with pytest.raises(telling.Failure, match="no-such-program cannot be run"):
        telling.run("Trying", ["no-such-program"])


def test_on_a_terminal_the_line_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    with telling.moving("Fetching", lambda: "half"):
        time.sleep(0.25)
    assert re.search(r"\r\x1b\[2K  Fetching · 0\.\d s half", capsys.readouterr().out)
