from pathlib import Path

import pytest

from setup import dist, places, telling


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "project" / "site"
    (folder / "vendor").mkdir(parents=True)
    for name in ("index.html", "jsconfig.json", "vendor/a.mjs", "vendor/a.d.mts", ".made-from"):
        (folder / name).write_text(name, "utf-8")
    monkeypatch.setattr(places, "SITE", folder)
    return folder


def test_the_folder_holds_the_site_and_its_headers(site: Path, tmp_path: Path) -> None:
    target = tmp_path / "dist"
    for _ in range(2):
        dist.build(target)
    held = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
    assert held == {"_headers", "index.html", "vendor/a.mjs"}


def test_a_folder_with_something_else_is_left_alone(site: Path, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").touch()
    with pytest.raises(telling.Failure, match="something else"):
        dist.build(tmp_path / "letters")
    assert (tmp_path / "letters" / "dear.txt").exists()


@pytest.mark.parametrize("up", ["site", "."])
def test_the_project_itself_is_never_overwritten(site: Path, up: str) -> None:
    (site / "_headers").touch()
    (site.parent / "_headers").touch()
    with pytest.raises(telling.Failure, match="the project itself"):
        dist.build(site.parent / up)
    assert (site / "index.html").exists()
