from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from relay.page import Page, type_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    for name in ("a.js", "a.js.br", "a.js.gz", "b.js", "b.js.gz", "c.wasm"):
        (tmp_path / name).write_text(name, "utf-8")
    page = Starlette(routes=[Mount("/", app=Page(directory=tmp_path, html=True))])
    with TestClient(page, headers={"Accept-Encoding": "identity"}) as started:
        yield started


def raw(client: TestClient, path: str, **headers: str) -> tuple[str, str]:
    """What comes over the wire, and how it is said to be packed."""
    with client.stream("GET", path, headers=headers) as answer:
        sent = b"".join(answer.iter_raw()).decode()
        assert "Accept-Encoding" in answer.headers["vary"]
        return sent, answer.headers.get("content-encoding", "")


@pytest.mark.parametrize(
    ("path", "accepted", "sent"),
    [
        ("/a.js", "gzip, deflate, br;q=1.0", ("a.js.br", "br")),
        ("/a.js", "gzip", ("a.js.gz", "gzip")),
        ("/b.js", "gzip, br", ("b.js.gz", "gzip")),
        ("/a.js", "identity", ("a.js", "")),
        ("/c.wasm", "gzip, br", ("c.wasm", "")),
    ],
)
def test_what_is_packed_goes_to_whoever_unpacks_it(
    client: TestClient, path: str, accepted: str, sent: tuple[str, str]
) -> None:
    assert raw(client, path, **{"Accept-Encoding": accepted}) == sent


def test_a_packed_file_keeps_its_type_and_is_not_sent_again(client: TestClient) -> None:
    with client.stream("GET", "/a.js", headers={"Accept-Encoding": "br"}) as answer:
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        tag = answer.headers["etag"]
    again = client.get("/a.js", headers={"Accept-Encoding": "br", "If-None-Match": tag})
    assert again.status_code == 304


def test_a_part_comes_from_the_file_itself(client: TestClient) -> None:
    answer = client.get("/a.js", headers={"Accept-Encoding": "br", "Range": "bytes=0-0"})
    assert (answer.status_code, answer.text) == (206, "a")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.html", "text/html; charset=utf-8"),
        ("a.whl", "application/octet-stream"),
    ],
)
def test_each_suffix_has_its_type(name: str, kind: str) -> None:
    assert type_of(Path(name)) == kind
