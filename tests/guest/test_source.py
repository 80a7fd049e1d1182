"""A bot's source: what it needs, and which function of it is the bot."""

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.game import Refusal
from engine.guest.source import NoBot, bot_of_code, bot_of_wheel, code_needs, wheel_needs

BOT = "def {}(position, seat, chance, budget):\n    return '{}'\n"


@pytest.fixture(autouse=True)
def modules() -> Iterator[None]:
    known = set(sys.modules)
    yield
    for name in set(sys.modules) - known:
        del sys.modules[name]


def refused(error: Refusal) -> tuple[str, dict[str, str | int]]:
    return error.message, error.arguments


@pytest.mark.parametrize(
    ("code", "needs"),
    [
        ("import json, numpy as np\nfrom engine.splits import GAME", []),
        ("import nowhere.at.all\nfrom afar import thing\nimport nowhere", ["afar", "nowhere"]),
        ("from . import mine", []),
        ('# /// script\n# dependencies = ["nowhere>=2"]\n# ///\nimport no_where', ["nowhere>=2"]),
        ('# /// script\n# requires-python = ">=3.11"\n#\n# ///\nimport nowhere', []),
    ],
)  # fmt: skip
def test_code_says_what_it_needs(code: str, needs: list[str]) -> None:
    assert code_needs(code) == needs


@pytest.mark.parametrize("code", ["def", "# /// script\n# dependencies = [\n# ///\n", "\0"])
def test_what_is_no_python_is_told_so(code: str) -> None:
    with pytest.raises(NoBot) as caught:
        code_needs(code)
    assert caught.value.message == "guest-broken"


def test_a_syntax_error_names_its_line() -> None:
    with pytest.raises(NoBot) as caught:
        code_needs("a = 1\nb = = 2\n")
    assert "bot.py, line 2" in str(caught.value.arguments["error"])


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (BOT.format("think", "a") + BOT.format("other", "b"), "think"),
        (BOT.format("one", "a") + BOT.format("two", "b"), "two"),
        ("from math import hypot\n" + BOT.format("one", "a") + "def two(a):\n    return a", "one"),
        ("class Bot:\n def __call__(self, p, s, c, b): return 'c'\nthink = Bot()", ""),
    ],
)
def test_the_bot_is_found(code: str, name: str) -> None:
    assert getattr(bot_of_code(code), "__name__", "") == name


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("a = 1", ("guest-no-function", {})),
        ("def think(position):\n    return None", ("guest-no-function", {})),
        ("\n1 / 0", ("guest-broken", {"error": "ZeroDivisionError: division by zero (bot.py:2)"})),
        ("raise SystemExit('x')", ("guest-broken", {"error": "SystemExit: x (bot.py:1)"})),
    ],
)
def test_code_without_a_bot_is_told_so(code: str, why: tuple[str, dict[str, str]]) -> None:
    with pytest.raises(NoBot) as caught:
        bot_of_code(code)
    assert refused(caught.value) == why


def wheel(folder: Path, *requires: str, points: str = "") -> str:
    """A wheel with one module, and beside it the module as if it were installed."""
    code = BOT.format("think", "a") + BOT.format("second", "b")
    lines = "".join(f"Requires-Dist: {each}\n" for each in requires)
    path = folder / "hopper-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("hopper.py", code)
        made.writestr("hopper-1.0.dist-info/METADATA", f"Name: hopper\nVersion: 1.0\n{lines}\n")
        if points:
            made.writestr("hopper-1.0.dist-info/entry_points.txt", points)
    (folder / "hopper.py").write_text(code, "utf-8")
    return str(path)


def test_a_wheel_says_what_it_needs(tmp_path: Path) -> None:
    path = wheel(tmp_path, "numpy>=2", "nowhere<3", 'pytest; extra == "test"')
    assert wheel_needs(path) == ["nowhere<3"]


def test_a_file_that_is_no_wheel_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_text("no zip", "utf-8")
    with zipfile.ZipFile(tmp_path / "b.whl", "w") as empty:
        empty.writestr("a.txt", "")
    for name in ("a.whl", "b.whl", "c.whl"):
        with pytest.raises(NoBot) as caught:
            wheel_needs(str(tmp_path / name))
        assert caught.value.message == "guest-no-wheel"


@pytest.mark.parametrize(
    ("entry", "points", "name"),
    [
        ("", "", "think"),
        ("hopper:second", "", "second"),
        ("", "[console_scripts]\nx = a:b\n\n[grasveld.bots]\nhopper = hopper:second\n", "second"),
        ("hopper", "[grasveld.bots]\nhopper = hopper:second\n", "think"),
    ],
)
def test_the_bot_of_a_wheel_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str, points: str, name: str
) -> None:
    path = wheel(tmp_path, points=points)
    monkeypatch.syspath_prepend(tmp_path)
    assert bot_of_wheel(path, entry).__name__ == name


def test_a_wheel_without_that_function_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = wheel(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(NoBot) as caught:
        bot_of_wheel(path, "hopper:nothing")
    assert refused(caught.value) == ("guest-no-entry", {"entry": "hopper:nothing"})
    with pytest.raises(NoBot) as caught:
        bot_of_wheel(path, "elsewhere:think")
    assert caught.value.message == "guest-broken"
