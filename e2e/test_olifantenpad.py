"""A match of Olifantenpad as a person plays it: by mouse, by touch, by keyboard."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.hands import begun, match, press, spot, until, walk_through_grass

EXAMPLE = {
    "game": "olifantenpad",
    "v": 1,
    "park": ["G===", "=..=", "=..=", "===G"],
    "hour": 13,
    "players": [{"at": None, "score": 0, "left": False}],
    "trails": {},
    "fences": [],
    "groups": [{"from": "a1", "to": "d4", "size": 3, "kind": "visitors"}],
}
AT_EXAMPLE = "/#/play/olifantenpad?position=" + quote(json.dumps(EXAMPLE))


def walk(page: Page, touch: bool = False) -> None:
    """Press Walk!, and the park to skip what is shown."""
    button = page.locator(".actions .main")
    button.tap() if touch else button.click()
    until(page, "match.show")
    press(page, "b1", touch)
    until(page, "!match.show")


@pytest.mark.parametrize(("device", "touch"), [("desktop", False), ("phone", True)])
def test_a_whole_match_against_a_bot(
    open_page: Callable[..., Page], device: str, touch: bool
) -> None:
    page = open_page("/", device, locale="en")
    page.get_by_role("link", name="Play now").first.click()
    begun(page)
    for hour in range(13, 18):
        expect(page.locator(".time")).to_have_text(f"{hour}:00")
        for cell in walk_through_grass(match(page)["scene"]):
            press(page, cell, touch)
        walk(page, touch)
    final = match(page)
    assert final["scene"]["over"]
    expect(page.locator(".ranking li")).to_have_count(2)
    shown = [int(text) for text in page.locator(".ranking .points").all_text_contents()]
    assert shown == sorted(final["scene"]["score"]["points"], reverse=True)
    expect(page.locator(".chart polyline")).to_have_count(2)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".time")).to_have_text("13:00")
    assert match(page)["seed"] != final["seed"]


def test_the_example_of_the_rules_brings_six_points(open_page: Callable[..., Page]) -> None:
    page = open_page(AT_EXAMPLE, locale="en")
    begun(page)
    for cell in ("a1", "b2", "c3"):
        press(page, cell, touch=False)
    expect(page.locator(".group .cost")).to_have_text("10 → 8")
    walk(page)
    expect(page.locator(".score .points")).to_have_text("6")
    expect(page.locator(".sentence")).to_have_text("A group of 3 took your trail: +6")


def test_a_walk_is_drawn_by_dragging_and_taken_back(open_page: Callable[..., Page]) -> None:
    page = open_page(AT_EXAMPLE, locale="en")
    begun(page)
    drag(page, ["a1", "b2", "c3"])
    expect(page.locator(".hint")).to_have_text("One step left.")
    drag(page, ["c3", "b2"])
    expect(page.locator(".hint")).to_have_text("2 steps left.")
    press(page, "b2", touch=False)
    expect(page.locator(".hint")).to_have_text("3 steps left.")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".hint")).to_contain_text("Choose a gate")


def drag(page: Page, cells: list[str]) -> None:
    """Draw over cells with the mouse held down."""
    places = [spot(page, cell) for cell in cells]
    page.mouse.move(**places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(**place, steps=8)
    page.mouse.up()


def test_by_keyboard_alone(open_page: Callable[..., Page]) -> None:
    page = open_page(AT_EXAMPLE, locale="en")
    begun(page)
    page.locator(".ground canvas").focus()
    for key in ("ArrowRight", "Enter", "c", "c", "Backspace", "c", "Enter"):
        page.keyboard.press(key)
    until(page, "match.show")
    page.keyboard.press("Enter")
    expect(page.locator(".score .points")).to_have_text("6")


def test_staying_is_asked_once(open_page: Callable[..., Page]) -> None:
    page = open_page(AT_EXAMPLE, locale="en")
    begun(page)
    page.get_by_role("button", name="Walk!").click()
    expect(page.locator(".hint")).to_contain_text("Do you want to stay")
    page.get_by_role("button", name="Stay put").click()
    until(page, "match.curve.length === 2")


def test_less_motion_shows_the_hour_at_once(open_page: Callable[..., Page]) -> None:
    page = open_page(AT_EXAMPLE, locale="en", reduced_motion="reduce")
    begun(page)
    for cell in ("a1", "b2", "c3"):
        press(page, cell, touch=False)
    page.get_by_role("button", name="Walk!").click()
    until(page, "match.last")
    assert page.evaluate("performance.getEntriesByName('draw').length") < 60


def test_before_python_is_ready_a_walk_is_drawn_and_waits(open_page: Callable[..., Page]) -> None:
    page = open_page("about:blank", locale="en")
    held: list[Route] = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto("/#/play/olifantenpad")
    until(page, "match?.scene && document.querySelector('.ground canvas')")
    before: Any = match(page)
    for cell in walk_through_grass(before["scene"]):
        press(page, cell, touch=False)
    expect(page.locator(".hint")).to_have_text("No steps left.")
    page.get_by_role("button", name="Walk!").click()
    expect(page.locator(".hint")).to_contain_text("as soon as the game has warmed up")
    assert not match(page)["begun"]
    for route in held:
        route.continue_()
    until(page, "match.show")
    shown = match(page)["show"]
    assert shown["before"]["position"] == before["scene"]["position"]
    assert shown["events"][0]["plan"] != "-"
