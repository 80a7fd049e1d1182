"""A build on a host of its own, a browser that stays itself when closed, and a match by its screen.

A build has no modules to look into: whatever is asked of it is asked as a person would.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import QUIET
from setup.browser import find

HARD = "#/play/olifantenpad?seats=human.hard&seed=ab"
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  return (await navigator.storage?.estimate())?.usage;
}"""
"""Kept once everything is there for when there is no network; the bytes that takes, if it tells."""


@contextmanager
def process(browser: Browser, profile: Path) -> Iterator[BrowserContext]:
    """A browser process of its own over a profile; everything that it complains of fails."""
    complaints: list[str] = []
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=os.environ.get("GRASVELD_CHROMIUM") or find(),
        args=QUIET,
        locale="en",
        reduced_motion="reduce",
    )
    context.on("console", lambda said: said.type == "error" and complaints.append(said.text))
    context.on("weberror", lambda thrown: complaints.append(str(thrown.error)))
    yield context
    context.close()
    assert not complaints, "\n".join(complaints)


def stay(page: Page) -> None:
    """Let an hour of Olifantenpad pass without a walk, however often that is asked back."""
    hour = page.locator(".hour")
    before = hour.inner_text()
    while hour.is_visible() and hour.inner_text() == before:
        page.locator(".actions .main:enabled").click()
        page.wait_for_timeout(300)


def to_the_end(page: Page) -> None:
    """Play a match of Olifantenpad to its end."""
    end = page.locator(".verdict")
    while not end.is_visible():
        main = page.locator(".actions .main:enabled")
        if main.is_visible():
            main.click()
        page.wait_for_timeout(200)
    expect(end).not_to_be_empty()


def folders(urls: list[str]) -> set[str]:
    """The hashed folders of the page that these addresses lie in."""
    return {found[0] for found in map(re.compile(r"page-[0-9a-f]{16}").search, urls) if found}
