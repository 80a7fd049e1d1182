"""Home and what is the same on every screen: languages, light and dark, when Python fails."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

TITLES = {
    "nl": "Twee spellen op gras",
    "de": "Zwei Spiele auf Gras",
    "en": "Two games on grass",
}


@pytest.mark.parametrize("language", TITLES)
def test_the_browser_chooses_the_language(open_page: Callable[..., Page], language: str) -> None:
    page = open_page("/", locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    assert page.evaluate("document.documentElement.lang") == language


def test_a_chosen_language_is_remembered(open_page: Callable[..., Page]) -> None:
    page = open_page("/", locale="en")
    page.get_by_label("Language").select_option("nl")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["nl"])
    assert "spellen" in page.title()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["nl"])


def test_dark_is_remembered(open_page: Callable[..., Page]) -> None:
    page = open_page("/", locale="en")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_label("Light or dark").select_option("dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(paper) != light


def test_without_storage_the_page_works(open_page: Callable[..., Page]) -> None:
    page = open_page("about:blank", locale="en")
    refuse = "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('no') } })"
    page.add_init_script(refuse)
    page.goto("/")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["de"])


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (820, 1180), (3840, 2160)])
def test_nothing_sticks_out(open_page: Callable[..., Page], width: int, height: int) -> None:
    page = open_page("/", locale="de", viewport={"width": width, "height": height})
    expect(page.get_by_role("link", name="Jetzt spielen")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("link", name="Jetzt spielen").first.click()
    expect(page.locator(".ground canvas")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_seats_are_chosen(open_page: Callable[..., Page]) -> None:
    page = open_page("/", locale="en")
    page.get_by_role("link", name="Bots and people").first.click()
    page.get_by_role("radio", name="4").check()
    page.get_by_label("Who plays Violet?").select_option("hard")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".score")).to_have_count(4)


def test_an_address_that_is_wrong_is_said(open_page: Callable[..., Page]) -> None:
    page = open_page("/#/play/olifantenpad?position={", locale="en")
    expect(page.get_by_role("status")).to_contain_text("This address is not right")


def test_an_engine_that_breaks_is_said_and_tried_again(open_page: Callable[..., Page]) -> None:
    page = open_page("about:blank", locale="en")
    page.context.route("**/engine.zip", lambda route: route.fulfill(status=200, body="no zip"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("could not be started", timeout=30_000)
    page.context.unroute("**/engine.zip")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".engine")).to_have_attribute("data-stage", "ready", timeout=30_000)
