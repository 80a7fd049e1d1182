"""The bench's site: the real application, until the bench is done with it."""

import urllib.error
import urllib.request

import pytest

from setup import bench


def test_the_site_answers_inside_and_not_after() -> None:
    with bench._site() as site:
        with urllib.request.urlopen(site, timeout=5) as answer:
            assert answer.status == 200
        assert site.startswith("http://127.0.0.1:")
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(site, timeout=1)


def test_the_code_for_the_browser_runs_here_too() -> None:
    space: dict[str, object] = {}
    exec(bench.FIGURES.format(quick=True), space)
    line = eval("json.dumps(next(found, None))", space)
    assert line.startswith('{"figure": "reference"')
    assert "json.dumps(next(found, None))" in bench.NEXT
