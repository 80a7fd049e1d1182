import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from setup import offline
from setup.lock import Asset

PAGE, PYTHON = "page-0123456789abcdef", "python-0123456789abcdef"


@pytest.fixture
def build(tmp_path: Path) -> Path:
    kept = ["index.html", "en.webmanifest", "icon.svg", f"{PAGE}/main.js", f"{PYTHON}/numpy.zip"]
    left = ["sw.js", "_headers", "nginx.conf", "config.json", "icons/icon-192.png"]
    left += [f"{PYTHON}/python_whole.zip", f"{PYTHON}/numpy-2.whl"]
    left += [f"{PAGE}/guest/worker.js", f"{PAGE}/guest.html"]
    for name in kept + left:
        (tmp_path / "dist" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "dist" / name).write_text(name, "utf-8")
    return tmp_path / "dist"


def test_the_page_is_kept_whole_and_nothing_that_may_change_by_itself(build: Path) -> None:
    assert [each["url"] for each in offline.kept(build)] == [
        "en.webmanifest",
        "icon.svg",
        "index.html",
        f"{PAGE}/main.js",
        f"{PYTHON}/numpy.zip",
    ]


def test_only_names_without_a_hash_have_a_revision(build: Path) -> None:
    before = {str(each["url"]): each["revision"] for each in offline.kept(build)}
    assert before[f"{PAGE}/main.js"] is None
    (build / "index.html").write_text("another", "utf-8")
    after = {str(each["url"]): each["revision"] for each in offline.kept(build)}
    assert [name for name in before if before[name] != after[name]] == ["index.html"]


def test_workbox_stands_before_the_list_and_that_before_our_lines(
    build: Path, tmp_path: Path, asset: Callable[..., Asset]
) -> None:
    (tmp_path / "sw.js").write_text("own(FILES);", "utf-8")
    workbox = {}
    for part in reversed(offline.PARTS):
        (path := tmp_path / part).write_text(f"{part}();\n//# sourceMappingURL=a.map\n", "utf-8")
        workbox[asset(package=f"workbox-{part}")] = path
    *parts, files, own = offline.worker(build, tmp_path, workbox).splitlines()
    assert parts == [f"{part}();" for part in offline.PARTS]
    listed = re.fullmatch(r"self\.FILES = (.*);", files)
    assert listed
    assert json.loads(listed[1]) == list(offline.kept(build))
    assert own == "own(FILES);"
