import io
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from setup import node, sources, telling
from setup.lock import Asset

Make = Callable[..., Asset]


def test_the_cdn_gives_a_file_by_its_url(asset: Make, tmp_path: Path) -> None:
    (tmp_path / "b.js").write_bytes(b"content")
    one = asset(file="b.js", cdn=f"{tmp_path.as_uri()}/")
    assert list(sources.from_cdn([one])) == [(one, b"content")]


def test_a_cdn_that_fails_is_not_asked_for_the_rest(asset: Make, tmp_path: Path) -> None:
    cdn = f"{tmp_path.as_uri()}/"
    (tmp_path / "there").write_bytes(b"content")
    found = sources.from_cdn([asset(file="gone", cdn=cdn), asset(file="there", cdn=cdn)])
    with pytest.raises(telling.Failure, match="gone"):
        next(found)
    assert list(found) == []


def packed(path: Path, files: dict[str, bytes]) -> Path:
    with tarfile.open(path, "w:gz") as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return path


def test_npm_gives_the_files_of_a_package_and_its_tarball(
    asset: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tarball = packed(tmp_path / "thing-1.0.tgz", {"package/a/b.js": b"content", "package/c": b""})
    copy = f"import shutil; shutil.copy({str(tarball)!r}, '.')"
    monkeypatch.setattr(node, "npm", lambda: [sys.executable, "-c", copy])
    file = asset(npm="thing@1.0")
    whole = asset(tarball.read_bytes(), npm="thing@1.0", file="thing-1.0.tgz")
    lacking = asset(npm="thing@1.0", file="lacking")
    found = dict(sources.from_npm([file, whole, lacking]))
    assert found == {file: b"content", whole: tarball.read_bytes()}


def test_npm_out_of_reach_is_one_failure(asset: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    complaint = "import sys; sys.exit('no such host')"
    monkeypatch.setattr(node, "npm", lambda: [sys.executable, "-c", complaint])
    with pytest.raises(telling.Failure, match="no such host"):
        list(sources.from_npm([asset(npm="thing@1.0")]))


def test_a_wheel_of_pypi_carries_files_in_a_folder(
    asset: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "carrier-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("inside/here/b.whl", b"content")
    copy = (
        f"import shutil, sys; shutil.copy({str(wheel)!r}, sys.argv[sys.argv.index('--dest') + 1])"
    )
    monkeypatch.setattr(
        sources, "python", lambda *given: [sys.executable, "-c", copy, *map(str, given)]
    )
    where = {"pypi": "carrier==1", "inside": "inside/here/"}
    one, lacking = asset(file="b.whl", **where), asset(file="c.whl", **where)
    assert dict(sources.from_pypi([one, lacking])) == {one: b"content"}


def test_the_order_is_cdn_npm_pypi() -> None:
    assert [source.name for source in sources.SOURCES] == ["the CDN", "npm", "PyPI"]
