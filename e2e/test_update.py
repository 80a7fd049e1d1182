"""From one build to a newer one in the middle of a match, and two builds on one host."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import findings
from e2e.built import HARD, KEPT, folders, process, stay
from setup.measured import Host

LOOK = "async () => (await navigator.serviceWorker.ready).update()"
CACHED = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const keys = await Promise.all(caches_.map((cache) => cache.keys()));
  return keys.flat().map(({ url }) => url);
}"""
NAMES = """async () => [...(await caches.keys()),
  ...(await indexedDB.databases()).map(({ name }) => name)]"""


@pytest.fixture
def served(build: Path, tmp_path: Path) -> Path:
    """The folder that a host serves, with the older build in it."""
    return Path(shutil.copytree(build, tmp_path / "served"))


@pytest.fixture
def host(served: Path) -> Iterator[Host]:
    with Host({"/": served}) as started:
        yield started


def deploy(build: Path, served: Path) -> None:
    """Put a build over another, as a host does: the former's hashed folders go."""
    for path in served.glob("page-*"):
        shutil.rmtree(path)
    shutil.copytree(build, served, dirs_exist_ok=True)


def asked(page: Page) -> list[str]:
    """Every address that the page has asked for since it was loaded."""
    return page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")


def test_a_newer_build_in_the_middle_of_a_match(
    browser: Browser, newer: Path, served: Path, host: Host, tmp_path: Path
) -> None:
    with process(browser, tmp_path / "profile") as context:
        page = context.pages[0]
        page.goto(f"{host.url}/{HARD}")
        stay(page)
        page.evaluate(KEPT)
        hour, (old,) = page.locator(".hour").inner_text(), folders(asked(page))
        deploy(newer, served)
        page.evaluate(LOOK)
        notice = page.get_by_text("A new version is ready")
        expect(notice).to_be_visible(timeout=30_000)
        assert not findings(page)
        # It waits: every page stays of the older build, whose files the host has no more.
        stay(page)
        page.get_by_label("Language").select_option("nl")
        expect(page.get_by_text("Er is een nieuwe versie")).to_be_visible()
        page.get_by_label("Taal").select_option("en")
        assert folders(asked(page)) == {old}
        other = context.new_page()
        other.goto(f"{host.url}/")
        expect(other.locator("h1")).to_have_text("Two games on grass")
        later = page.locator(".hour").inner_text()
        assert later != hour
        page.bring_to_front()
        with page.expect_navigation():
            page.get_by_role("button", name="Change now").click()
        # The match goes on where it stood, in the newer build, and nothing of the older is left.
        expect(page.locator(".hour")).to_have_text(later, timeout=60_000)
        expect(notice).to_be_hidden()
        stay(page)
        (new,) = folders(asked(page))
        assert new != old
        assert folders(page.evaluate(CACHED)) == {new}
        # The other page was left as it was, and may change too.
        expect(other.locator("h1")).to_have_text("Two games on grass")
        other.get_by_role("button", name="Change now").click()
        expect(other.locator("h1")).to_have_text("Two games on fresh grass")
        assert folders(asked(other)) == {new}


def test_whoever_comes_back_later_has_the_newer_build(
    browser: Browser, newer: Path, served: Path, host: Host, tmp_path: Path
) -> None:
    with process(browser, tmp_path / "profile") as context:
        context.pages[0].goto(host.url)
        context.pages[0].evaluate(KEPT)
        deploy(newer, served)
        context.pages[0].evaluate(LOOK)
        expect(context.pages[0].get_by_text("A new version is ready")).to_be_visible(timeout=30_000)
        context.pages[0].get_by_role("button", name="Later").click()
        expect(context.pages[0].get_by_text("A new version is ready")).to_be_hidden()
    with process(browser, tmp_path / "profile") as context:
        context.pages[0].goto(host.url)
        expect(context.pages[0].locator("h1")).to_have_text("Two games on fresh grass")


def test_two_builds_on_one_host_do_not_disturb_each_other(
    browser: Browser, build: Path, newer: Path, tmp_path: Path
) -> None:
    with Host({"/one": build, "/two": newer}) as host, process(browser, tmp_path) as context:
        page = context.pages[0]
        names = []
        for path in ("one", "two"):
            page.goto(f"{host.url}/{path}/{HARD}")
            stay(page)
            page.evaluate(KEPT)
            names.append(set(page.evaluate(NAMES)))
        hour = page.locator(".hour").inner_text()
        stay(page)
        assert names[1] - names[0], "the second keeps everything under names of its own"
        host.stop()
        for path, title in (("one", "Two games on grass"), ("two", "Two games on fresh grass")):
            page.goto(f"{host.url}/{path}/")
            expect(page.locator("h1")).to_have_text(title)
            assert len(folders(asked(page))) == 1
        page.goto(f"{host.url}/one/{HARD}")
        expect(page.locator(".hour")).to_have_text(hour, timeout=60_000)
