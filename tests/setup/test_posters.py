import json
from pathlib import Path

import pytest

from setup import posters


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, dict[str, object]]]:
    folder = tmp_path_factory.mktemp("openings")
    posters.write(folder)
    found: dict[str, dict[str, dict[str, object]]] = json.loads(
        (folder / posters.FILE).read_text("utf-8")
    )
    return found


def test_there_is_something_to_see_of_each_game(
    content: dict[str, dict[str, dict[str, object]]],
) -> None:
    assert content["boards"]["olifantenpad"]["trails"]
    assert content["boards"]["splits"]["stacks"]


def test_every_lesson_has_a_board_and_a_title_in_each_language(
    content: dict[str, dict[str, dict[str, object]]],
) -> None:
    lessons = {name for name in content["boards"] if " " in name}
    assert {"olifantenpad 1", "splits 1"} <= lessons
    for words in content["words"].values():
        assert {f"lesson-{name.replace(' ', '-')}" for name in lessons} <= words.keys()
        assert words["embed-play"]


def test_it_stays_small(content: dict[str, dict[str, dict[str, object]]]) -> None:
    assert len(json.dumps(content)) < 12_000


def test_nothing_is_written_twice(tmp_path: Path) -> None:
    posters.write(tmp_path)
    before = (tmp_path / posters.FILE).stat().st_mtime_ns
    posters.write(tmp_path)
    assert (tmp_path / posters.FILE).stat().st_mtime_ns == before
