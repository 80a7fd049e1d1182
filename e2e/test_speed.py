"""Something to see at once: the largest contentful paint, before Python is there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.alone

PAINTS = """() => new Promise((done) => new PerformanceObserver((list) => {
  done(list.getEntries().map((entry) => entry.startTime));
}).observe({ type: 'largest-contentful-paint', buffered: true }))"""
READY = "async () => (await import('/state.js')).state.engine.stage === 'ready'"
ENOUGH = 500
"""In ms."""
TRIES = 15


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_largest_paint_comes_before_python(open_page: Callable[..., Page], device: str) -> None:
    took: list[float] = []
    while len(took) < TRIES and min(took, default=ENOUGH + 1) > ENOUGH:
        page = open_page("/", device, locale="nl")
        page.locator("main h1").wait_for()
        is_ready = page.evaluate(READY)
        took.append(page.evaluate(PAINTS)[-1])
        page.close()
        assert not is_ready
    # The machine may be busy with something else: what counts is what the page needs.
    assert min(took) <= ENOUGH, took
