"""A build without a network: kept at the first visit, whole at the next, in a new process."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.built import HARD, KEPT, process, to_the_end
from setup.measured import Host

MUCH = 30e6
"""Bytes that everything may take."""
SCREENS = ("#/today/splits", "#/lessons/olifantenpad", "#/help/splits", "#/choose/splits")
INSTALLABLE = "Page.getInstallabilityErrors"


@pytest.fixture(scope="module")
def profile(
    browser: Browser, build: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, str]:
    """The profile of a browser that was there once, for long enough; the host is gone by now."""
    folder = tmp_path_factory.mktemp("profile")
    with Host({"/games": build}) as host, process(browser, folder) as context:
        page = context.pages[0]
        page.goto(f"{host.url}/games/")
        assert page.evaluate(KEPT) < MUCH
        asked = context.new_cdp_session(page).send(INSTALLABLE)
        assert not asked["installabilityErrors"]
        return folder, f"{host.url}/games/"


def test_a_whole_match_against_hard(browser: Browser, profile: tuple[Path, str]) -> None:
    folder, url = profile
    with process(browser, folder) as context:
        page = context.pages[0]
        page.goto(url + HARD)
        to_the_end(page)
        scores = page.locator(".ranking li").all_inner_texts()
        assert any("Hard" in line for line in scores)
        page.reload()
        # Python starts once more before the end can be shown.
        expect(page.locator(".verdict")).to_be_visible(timeout=60_000)


def test_every_screen_in_every_language(browser: Browser, profile: tuple[Path, str]) -> None:
    folder, url = profile
    with process(browser, folder) as context:
        page = context.pages[0]
        page.goto(url)
        for language in ("nl", "de", "en"):
            page.locator(".settings select").first.select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            manifest = page.locator('link[rel="manifest"]')
            expect(manifest).to_have_attribute("href", f"{language}.webmanifest")
            for screen in SCREENS:
                _see(page, url + screen)


def _see(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("main h1")).to_be_attached()
    # A hint comes from the engine, a lesson's list too: nothing hangs on the network.
    expect(page.locator(".trouble")).to_be_hidden()


def test_python_starts_where_the_browser_has_dropped_its_own_copies(
    browser: Browser, profile: tuple[Path, str]
) -> None:
    folder, url = profile
    with process(browser, folder) as context:
        page = context.pages[0]
        context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.goto(url)
        page.wait_for_function("() => performance.getEntriesByName('bots').length", timeout=60_000)
