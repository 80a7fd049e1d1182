"""The canvas keeps its frames while the engine works."""

from collections.abc import Callable
from statistics import median, quantiles

import pytest
from playwright.sync_api import Page

from e2e.hands import begun, match, press, until, walk_through_grass

pytestmark = pytest.mark.alone

BUSY = """async () => {
  const { ask } = await import('/engine.js');
  const { change, state } = await import('/state.js');
  performance.clearMeasures('draw');
  const gaps = [];
  let last = performance.now();
  let running = true;
  const work = (async () => {
    while (running) await ask({ ask: 'cost', seat: 0, move: '-' });
  })();
  await new Promise((resolve) => {
    const frame = (now) => {
      gaps.push(now - last);
      last = now;
      change();
      gaps.length < 180 ? requestAnimationFrame(frame) : resolve();
    };
    requestAnimationFrame(frame);
  });
  running = false;
  await work;
  return { gaps, draws: performance.getEntriesByName('draw').map((each) => each.duration) };
}"""


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("shown", [False, True], ids=["planning", "hour"])
def test_frames_while_the_engine_works(
    open_page: Callable[..., Page], device: str, shown: bool
) -> None:
    page = open_page("/#/play/olifantenpad", device, locale="en")
    begun(page)
    for cell in walk_through_grass(match(page)["scene"]):
        press(page, cell, touch=device == "phone")
    if shown:
        page.locator(".actions .main").click()
        until(page, "match.show")
    measured = page.evaluate(BUSY)
    assert median(measured["gaps"]) <= 18
    assert quantiles(measured["draws"], n=20)[-1] <= 8
