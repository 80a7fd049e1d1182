from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from relay.app import create
from relay.headers import headers_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    site = tmp_path / "site"
    (site / "words").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    for name in ("index.html", "a.js", "a.mjs", "a.wasm", "words/nl.ftl", "a.json"):
        (site / name).write_text(name, "utf-8")
    with TestClient(create(site)) as started:
        yield started


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/a.js", "text/javascript; charset=utf-8"),
        ("/a.mjs", "text/javascript; charset=utf-8"),
        ("/a.wasm", "application/wasm"),
        ("/words/nl.ftl", "text/plain; charset=utf-8"),
        ("/a.json", "application/json"),
    ],
)
def test_each_file_has_its_type(client: TestClient, path: str, kind: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind


@pytest.mark.parametrize("path", ["/", "/a.wasm", "/nothing"])
def test_every_answer_has_our_headers(client: TestClient, path: str) -> None:
    answer = client.get(path)
    for name, value in headers_of(path).items():
        assert answer.headers[name] == value


def test_an_unchanged_file_is_not_sent_again(client: TestClient) -> None:
    tag = client.get("/a.js").headers["etag"]
    again = client.get("/a.js", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/words/..%2f..%2fsecret.txt", "//etc/passwd"]
)
def test_there_is_no_way_out_of_the_folder(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_only_reading_is_allowed(client: TestClient) -> None:
    assert client.post("/").status_code == 405
