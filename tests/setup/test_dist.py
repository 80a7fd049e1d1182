import json
from pathlib import Path
from typing import Any

import pytest

from setup import bundle, dist, manifest, offline, places, telling
from setup.dist import Place

INDEX = '<meta charset="utf-8">\n<script type="module" src="main.js"></script>\n'


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "project" / "site"
    files = {
        "index.html": INDEX,
        "main.js": "",
        "jsconfig.json": "{}",
        "words/nl.ftl": "a = b",
        "openings/.made-from": "1",
        "openings/a.json": "[]",
        "vendor/engine.zip": "zip",
        "vendor/pyodide/pyodide.mjs": "export",
        "vendor/pyodide/pyodide.d.mts": "types",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")

    def bundled(site: Path, target: Path) -> None:
        target.mkdir(exist_ok=True)
        text = (site / "main.js").read_text("utf-8")
        (target / "main.js").write_text(f"{text}import './vendor/pyodide/pyodide.mjs'", "utf-8")

    monkeypatch.setattr(places, "SITE", folder)
    monkeypatch.setattr(bundle, "bundle", bundled)
    monkeypatch.setattr(manifest, "manifest", lambda language, site: language)
    monkeypatch.setattr(offline, "worker", lambda made, site, workbox: "worker")
    monkeypatch.setattr(dist, "fetch", lambda assets: {})
    monkeypatch.setattr(dist, "compress", lambda folder: None)
    return folder


def built(target: Path, **place: Any) -> dict[str, str]:
    """Build, and return the text of every file, hashes left out of the names."""
    dist.build(target, Place(**place))
    names = {path: path.relative_to(target).as_posix() for path in target.rglob("*")}
    return {
        "/".join(part.partition("-")[0] for part in name.split("/")): path.read_text("utf-8")
        for path, name in names.items()
        if path.is_file()
    }


def test_the_folder_holds_the_page_python_and_what_hosts_read(site: Path, tmp_path: Path) -> None:
    for _ in range(2):
        held = built(tmp_path / "dist")
    beside = {"index.html", "sw.js", "config.json", "_headers", "nginx.conf", ".nojekyll"}
    beside |= {f"{language}.webmanifest" for language in manifest.LANGUAGES}
    page = {"main.js", "words/nl.ftl", "openings/a.json", "vendor/engine.zip"}
    assert held.keys() == beside | {f"page/{name}" for name in page} | {"python/pyodide.mjs"}


def test_scripts_find_python_in_the_folder_beside(site: Path, tmp_path: Path) -> None:
    held = built(tmp_path / "dist")
    (python,) = (path.name for path in (tmp_path / "dist").glob("python-*"))
    assert held["page/main.js"] == f"import './../{python}/pyodide.mjs'"


def test_the_document_asks_for_hashed_files_under_its_own_policy(
    site: Path, tmp_path: Path
) -> None:
    text = built(tmp_path / "dist")["index.html"]
    (page,) = (path.name for path in (tmp_path / "dist").glob("page-*"))
    assert f'src="{page}/main.js"' in text
    assert '<meta http-equiv="Content-Security-Policy" content="default-src' in text
    assert '<link rel="manifest" href="en.webmanifest">' in text


def test_a_change_gives_the_page_another_name_and_leaves_python_its_own(
    site: Path, tmp_path: Path
) -> None:
    built(tmp_path / "one")
    (site / "main.js").write_text("changed();", "utf-8")
    built(tmp_path / "two")
    one, two = ({path.name for path in (tmp_path / name).glob("*-*")} for name in ("one", "two"))
    assert [name.partition("-")[0] for name in one ^ two] == ["page", "page"]


def test_the_relay_stands_in_the_config_and_in_every_policy(site: Path, tmp_path: Path) -> None:
    more = {"key": "k", "privacy": "https://a.example/privacy"}
    held = built(tmp_path / "dist", relay="wss://relay.example/rooms", base="/games/", **more)
    assert json.loads(held["config.json"]) == {
        "relay": {"url": "wss://relay.example/rooms", "key": "k"},
        "privacy": "https://a.example/privacy",
        "imprint": None,
    }
    for name in ("index.html", "_headers", "nginx.conf"):
        assert "connect-src 'self' wss://relay.example;" in held[name]
    assert "/games/index.html" in held["_headers"]


def test_a_known_host_stands_in_what_links_show(site: Path, tmp_path: Path) -> None:
    picture = '<meta property="og:image" content="icons/park-wide.jpg">'
    (site / "index.html").write_text(INDEX + picture, "utf-8")
    held = built(tmp_path / "dist", host="https://a.example", base="/games/")
    assert 'content="https://a.example/games/icons/park-wide.jpg"' in held["index.html"]
    assert 'href="https://a.example/games/oembed.json"' in held["index.html"]
    assert json.loads(held["oembed.json"])["provider_url"] == "https://a.example/games/"
    held = built(tmp_path / "unknown", base="/games/")
    assert picture in held["index.html"]
    assert "oembed.json" not in held


def test_without_a_relay_there_are_no_rooms(site: Path, tmp_path: Path) -> None:
    held = built(tmp_path / "dist")
    assert json.loads(held["config.json"])["relay"] is None
    assert "connect-src 'self';" in held["index.html"]


def test_a_folder_with_something_else_is_left_alone(site: Path, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").touch()
    with pytest.raises(telling.Failure, match="something else"):
        dist.build(tmp_path / "letters")
    assert (tmp_path / "letters" / "dear.txt").exists()


def test_a_build_that_fails_leaves_the_earlier_one(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = built(tmp_path / "dist")

    def fail(site: Path, target: Path) -> None:
        raise telling.Failure("no")

    monkeypatch.setattr(bundle, "bundle", fail)
    with pytest.raises(telling.Failure):
        dist.build(tmp_path / "dist")
    assert {path.name for path in tmp_path.iterdir()} == {"dist", "project"}
    assert (tmp_path / "dist" / "index.html").read_text("utf-8") == before["index.html"]


@pytest.mark.parametrize("up", ["site", "."])
def test_the_project_itself_is_never_overwritten(site: Path, up: str) -> None:
    (site / "_headers").touch()
    (site.parent / "_headers").touch()
    with pytest.raises(telling.Failure, match="the project itself"):
        dist.build(site.parent / up)
    assert (site / "index.html").exists()
