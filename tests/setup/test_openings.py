import json
from pathlib import Path

import pytest

from setup import openings


@pytest.mark.parametrize("game", openings.GAMES)
def test_openings_are_different_matches_of_a_human_against_bots(game: str) -> None:
    given = openings.openings(game, 3)
    assert len({opening["seed"] for opening in given}) == openings.EACH
    for opening in given:
        scene = opening["scene"]
        assert scene["game"] == game
        assert [seat["kind"] for seat in scene["seats"]] == ["human", "bot", "bot"]
        assert scene["turn"] == 0
        assert not scene["over"]


def test_they_are_written_once_for_one_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def note(game: str, seats: int) -> list[dict[str, str]]:
        asked.append((game, seats))
        return [{"seed": "1"}]

    monkeypatch.setattr(openings, "openings", note)
    openings.write(tmp_path)
    openings.write(tmp_path)
    assert len(asked) == 7
    assert json.loads((tmp_path / "splits-4.json").read_text("utf-8")) == [{"seed": "1"}]
