"""Every figure of the bench."""

from collections.abc import Iterator
from itertools import islice

import pytest

from engine.bench import figures
from engine.games import GAMES


def test_a_reference_comes_first_then_turns_and_the_weakest_levels() -> None:
    found = list(islice(figures.figures(quick=True), 3))
    assert [figure["figure"] for figure in found] == ["reference", "turns", "decision"]
    assert found[2]["level"] == "easy"
    assert found[2]["decisions"] == 5
    assert 0 < found[2]["p50_s"] <= found[2]["p95_s"]
    assert found[1]["ratio"] == pytest.approx(found[1]["a_second"] * found[0]["seconds"])


def test_all_levels_and_the_walks_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "_timed", lambda state, level: 0.1)
    monkeypatch.setattr(figures, "decided", lambda state, seat, level: next(
        state.game.moves(state.position, seat)
    ))  # fmt: skip
    monkeypatch.setattr(figures, "_walks", lambda states, loop: {"figure": "walks"})
    found = list(figures.figures(quick=True))
    levels = [f["level"] for f in found if f["figure"] == "decision"]
    assert levels == [level for game in GAMES.values() for level in game.bots]
    assert "walks" in [f["figure"] for f in found]


def test_what_is_gained_on_hard_is_held_against_the_stake(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.olifantenpad.bots import exploit

    def found(position: object, seat: int, chance: object) -> Iterator[None]:
        yield
        return exploit.Found(3 + seat, 40)

    def nothing(position: object, seat: int, chance: object) -> Iterator[None]:
        yield
        return exploit.Found(0, 0)

    monkeypatch.setattr(exploit, "exploit", nothing)
    assert next(figures.exploits(1))["ratio"] == 0
    monkeypatch.setattr(exploit, "exploit", found)
    (figure,) = figures.exploits(7)
    assert (figure["positions"], figure["gain"], figure["stake"]) == (7, 24, 280)
    assert figure["ratio"] == pytest.approx(24 / 280)
