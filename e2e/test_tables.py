"""Tables of people and bots, the device passed on, hints, the analysis, the match of a date."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from e2e.hands import begun, match, press, until, walk_through_grass

TIPS = "async () => (await import('/state.js')).state.drawn.tips?.moves"
AT_REST = "match.scene && !match.show && !match.playing"


def scene(page: Page) -> Any:
    until(page, AT_REST)
    return match(page)["scene"]


def walk(page: Page, seat: int) -> None:
    """Draw a walk for the seat that has the device, and send it."""
    now = scene(page)
    for cell in walk_through_grass({**now, "choices": {"0": now["choices"][str(seat)]}}):
        press(page, cell, touch=False)
    page.locator(".actions .main").click()


def stay(page: Page) -> None:
    """Send no walk, and say that it is meant."""
    turn = scene(page)["turn"]
    page.locator(".actions .main").click()
    page.locator(".actions .main").click()
    until(page, f"match.scene.turn > {turn}")


def test_two_people_and_a_bot_pass_the_device_and_show_no_plan(
    open_page: Callable[..., Page],
) -> None:
    page = open_page("/#/choose/olifantenpad", "phone", locale="en", reduced_motion="reduce")
    page.get_by_role("radio", name="3").check()
    page.get_by_label("Who plays Blue?").select_option("human")
    page.get_by_role("button", name="Start").click()
    begun(page)
    page.get_by_role("button", name="I am Red").click()
    walk(page, 0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Pass the device to Blue")
    expect(page.locator("canvas")).to_have_count(0)
    page.get_by_role("button", name="I am Blue").click()
    hand = page.evaluate("async () => (await import('/state.js')).state.hand")
    assert hand is None or not hand["plan"]["cells"]
    walk(page, 1)
    until(page, "match.scene.turn === 1")
    expect(page.get_by_role("button", name="I am Red")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hint_is_laid_in_the_hand_and_the_match_is_analysed(
    open_page: Callable[..., Page],
) -> None:
    page = open_page("/#/play/olifantenpad?seats=1", locale="en", reduced_motion="reduce")
    begun(page)
    page.get_by_role("button", name="Give me a hint").click()
    expect(page.locator(".tip-list button").first).to_have_attribute("aria-pressed", "true")
    assert len(page.evaluate(TIPS)) == 3
    page.locator(".tip-list button").nth(1).click()
    page.locator(".actions .main").click()
    until(page, "match.scene.turn === 1")
    assert match(page)["scene"]["transcript"]["log"][0]["move"] != "-"
    stay(page)
    stay(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your result")
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".reviewed li")).to_have_count(3)
    page.locator(".reviewed button").first.click()
    page.locator(".which button").first.click()
    page.get_by_role("button", name="Back to the result").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your result")


def test_the_park_of_today_is_kept_in_the_calendar_and_shared_without_its_ways(
    open_page: Callable[..., Page],
) -> None:
    page = open_page("/", locale="nl", reduced_motion="reduce")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Park van vandaag").click()
    page.get_by_role("button", name="Speel").click()
    begun(page)
    expect(page.get_by_role("button", name="Geef een tip")).to_have_count(0)
    for _ in range(5):
        stay(page)
    expect(page.locator(".day-part .par")).to_contain_text("ar ", timeout=30_000)
    page.get_by_role("button", name="Deel je uitslag").click()
    expect(page.locator(".shared")).to_have_text("Gekopieerd")
    text = page.evaluate("navigator.clipboard.readText()")
    assert "0 voetstappen" in text
    assert "⬜⬜⬜⬜⬜" in text
    page.get_by_role("link", name="Je kalender").click()
    expect(page.locator(".calendar [data-played]")).to_have_count(1)
    expect(page.locator(".today-day .best")).to_contain_text("Je beste: 0 punten")
    page.reload()
    expect(page.locator(".calendar [data-played]")).to_have_count(1)
    page.goto(text.splitlines()[-1])
    expect(page.locator(".calendar [aria-current]")).to_have_count(1)
