from pathlib import Path

import pytest

from setup import bundle

PAGE = """<!doctype html>
    <meta charset="utf-8">
    <link rel="icon" href="icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="style/a.css">
    <link rel="stylesheet" href="style/b.css">
    <script type="module" src="main.js"></script>
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    files = {
        "index.html": PAGE,
        "guest.html": '<script src="guest/frame.js"></script>',
        "main.js": "new Worker(new URL('./worker.js', import.meta.url))",
        "guest.js": "frame.src = new URL('./guest.html', import.meta.url).href;",
        "guest/frame.js": "`${new URL('worker.js', own).href}`",
        "vendor/other.js": "new Worker(new URL('./not-ours.js', import.meta.url))",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_whatever_is_started_is_found(site: Path) -> None:
    assert bundle.scripts(site) == ["guest/frame.js", "guest/worker.js", "main.js", "worker.js"]


def test_what_scripts_alone_ask_for_lies_beside_them(site: Path) -> None:
    assert bundle.inner_documents(site) == ["guest.html"]


def test_a_document_asks_for_the_bundled_files() -> None:
    text = bundle.document(PAGE, "page-1/", ['<link rel="stylesheet" href="page-1/index.css">'])
    assert (
        text
        == """<!doctype html>
    <meta charset="utf-8">
    <link rel="stylesheet" href="page-1/index.css">
    <link rel="icon" href="icon.svg" type="image/svg+xml">
    <script type="module" src="page-1/main.js"></script>
"""
    )


def test_a_document_without_styles_gets_none(site: Path) -> None:
    assert not bundle.styles("<p>nothing</p>", site, site / "made.css")
    assert not (site / "made.css").exists()
