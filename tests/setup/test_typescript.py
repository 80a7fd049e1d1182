import io
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from setup import typescript
from setup.fetch import cached
from setup.lock import Asset


def test_it_is_unpacked_once(asset: Callable[..., Asset], monkeypatch: pytest.MonkeyPatch) -> None:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        member = tarfile.TarInfo("package/lib/tsc.js")
        member.size = 2
        archive.addfile(member, io.BytesIO(b"//"))
    one = asset(packed.getvalue(), package="typescript", file="typescript.tgz")
    cached(one).parent.mkdir(parents=True)
    cached(one).write_bytes(packed.getvalue())
    monkeypatch.setattr(typescript, "read_lock", lambda: [one])
    script: Path = typescript.tsc()
    assert script.read_bytes() == b"//"
    script.write_bytes(b"kept")
    assert typescript.tsc().read_bytes() == b"kept"
