"""What the page says before anything else has come: to older browsers, and where nothing comes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import findings
from setup.places import ROOT, SITE

LACKS = {
    "popover": "delete HTMLElement.prototype.popover",
    "canParse": "delete URL.canParse",
    "light-dark": "CSS.supports = () => false",
    "CSS": "delete globalThis.CSS",
}
VERSIONS = re.compile(r"Edge \w+ (\d+), Firefox \w+ (\d+) \w+ Safari \w+ ([\d.]+\d)")


def bare(page: Page) -> None:
    """Open the page as it is before its modules come, if they ever do."""
    page.route("**/main.js", lambda route: route.fulfill(content_type="text/javascript", body=""))
    page.goto("/")


@pytest.mark.parametrize("lack", LACKS)
def test_an_older_browser_is_told_so_in_every_language(
    open_page: Callable[..., Page], lack: str
) -> None:
    page = open_page("about:blank")
    page.add_init_script(LACKS[lack])
    bare(page)
    expect(page.locator("#old")).to_be_visible()
    languages = page.locator("#old p").evaluate_all("all => all.map((each) => each.lang)")
    assert languages == ["en", "nl", "de"]


def test_whatever_runs_in_an_older_browser_is_still_offered(
    open_page: Callable[..., Page],
) -> None:
    page = open_page("about:blank")
    page.add_init_script(LACKS["canParse"])
    page.goto("/")
    expect(page.locator("#old")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert findings(page) == []


def test_where_no_script_may_run_that_is_said(open_page: Callable[..., Page]) -> None:
    page = open_page("/", java_script_enabled=False)
    said = page.locator("noscript p")
    expect(said).to_have_count(3)
    expect(said.first).to_be_visible()


def test_a_page_that_never_comes_is_explained(open_page: Callable[..., Page]) -> None:
    page = open_page("about:blank")
    page.clock.install()
    bare(page)
    late = page.locator("#late")
    page.clock.fast_forward(18_000)
    expect(late).to_be_hidden()
    page.clock.fast_forward(4_000)
    expect(late).to_be_visible()
    page.evaluate("document.getElementById('bar').append('Grasveld')")
    expect(late).to_be_hidden()


def test_a_page_that_came_says_neither(open_page: Callable[..., Page]) -> None:
    page = open_page("about:blank")
    page.clock.install()
    page.goto("/")
    expect(page.locator("#bar .brand")).to_be_visible()
    page.clock.fast_forward(60_000)
    expect(page.locator("#late")).to_be_hidden()
    expect(page.locator("#old")).to_be_hidden()


def test_the_same_versions_are_named_everywhere() -> None:
    files = [ROOT / "README.md", SITE / "index.html", *(SITE / "words").glob("*.ftl")]
    named = [set(VERSIONS.findall(path.read_text("utf-8"))) for path in files]
    assert named == [{("123", "125", "17.5")}] * len(files)
