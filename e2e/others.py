"""A person at another browser than Chromium, where Playwright is not: looks, presses, waits."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

from e2e.drivers import BROWSERS, Driver

PATIENCE = 120
"""Seconds until what is awaited counts as never coming."""
STATE = """const { state } = document.querySelector('script[src="main.js"]')
  ? await import('/state.js') : { state: null };"""
"""A build has no modules to look into: there `state` is null."""
READ = "() => document.body.innerText"
PRESS = """() => {
  const named = [...document.querySelectorAll('button, a')].filter((each) => each.checkVisibility()
    && !each.disabled && each.textContent.trim() === NAME);
  named.at(-1)?.click();
  return named.length > 0;
}"""
FILL = """() => {
  const label = [...document.querySelectorAll('label')]
    .find((each) => each.checkVisibility() && each.textContent.trim().startsWith(NAME));
  const field = label?.control ?? label?.querySelector('input, select, textarea');
  if (!field) return false;
  field.value = VALUE;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}"""


class Hands:
    """A person at one of them: looks, presses, waits."""

    def __init__(self, driver: Driver) -> None:
        self.goto, self.run = driver.goto, driver.run

    def until(self, condition: str) -> None:
        """Wait until an expression of the page holds, `state` being the page's own."""
        holds = f"async () => {{ {STATE} return !!({condition}); }}"
        self._until(holds, condition)

    def press(self, name: str) -> None:
        """Press the button, or follow the link, of this name once it is there."""
        self._until(PRESS.replace("NAME", json.dumps(name)), f"a button “{name}”")

    def fill(self, label: str, value: str) -> None:
        """Fill in the field under a label once it is there."""
        named = FILL.replace("NAME", json.dumps(label)).replace("VALUE", json.dumps(value))
        self._until(named, f"a field “{label}”")

    def _until(self, holds: str, what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self._holds(holds):
            assert time.monotonic() < deadline, f"never came: {what}\n{self.run(READ)}"
            time.sleep(0.1)

    def _holds(self, holds: str) -> bool:
        try:
            return bool(self.run(holds))
        except RuntimeError:  # the page is just being changed for another
            return False


@contextmanager
def browsing(name: str) -> Iterator[Hands]:
    """A person at a fresh browser of this name."""
    driver = BROWSERS[name]()
    try:
        yield Hands(driver)
    finally:
        driver.close()
