"""The bar, and times as people say them."""

import pytest

from engine.progress import bar, say, span, watched


def test_a_bar_fills() -> None:
    assert bar(0, 10) == "░" * 24
    assert bar(5, 10) == "█" * 12 + "░" * 12
    assert bar(10, 10) == "█" * 24
    assert bar(0, 0) == "░" * 24


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.4, "0 s"), (89, "89 s"), (125, "2 min"), (11100, "3 h 05")]
)
def test_a_span(seconds: float, told: str) -> None:
    assert span(seconds) == told


def test_items_come_through_and_the_end_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(watched("abc", "Letters", 5, 2)) == ["a", "b", "c"]
    say("done")
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == ["Letters " + "█" * 24 + " 5 of 5, 0 s left", "done"]
