"""Every screen there is, and how to come to it."""

import json
from typing import Any

from playwright.sync_api import Page

from e2e.hands import until

EXAMPLE: dict[str, Any] = {
    "game": "olifantenpad",
    "v": 1,
    "park": ["G===", "=..=", "=..=", "===G"],
    "hour": 15,
    "last": 15,
    "players": [{"at": None, "score": 0, "left": False}],
    "trails": {},
    "fences": [],
    "groups": [{"from": "a1", "to": "d4", "size": 3, "kind": "visitors"}],
}
"""The rules' example as the last hour of a match."""

SCREENS = {
    "home": "#/",
    "choose": "#/choose/olifantenpad",
    "today-park": "#/today/olifantenpad",
    "today-pasture": "#/today/splits",
    "lessons": "#/lessons/olifantenpad",
    "lesson-park": "#/lesson/olifantenpad?lesson=2",
    "lesson-pasture": "#/lesson/splits?lesson=1",
    "help-park": "#/help/olifantenpad",
    "help-pasture": "#/help/splits",
    "bring": "#/bring/splits",
    "notebook": "#/notebook/olifantenpad",
    "embedding": "#/embedding",
    "kept": "#/kept",
    "bad-link": "#/replay/nonsense",
    "bad-address": "#/play/splits?seats=9&seed=1",
    "park": "#/play/olifantenpad?seats=4&seed=0a0b",
    "pasture": "#/play/splits?seats=3&seed=0a0b",
    "handover": "#/play/olifantenpad?seats=human.human&seed=0a0b",
    "result": "",
    "replay": "",
    "friends": "#/friends/olifantenpad",
    "duel": "#/duel/splits",
    "best": "#/best/splits",
    "profile": "#/profile",
    "verify": "#/verify",
    "lobby": "",
    "room-park": "",
    "room-pasture": "",
}
"""By name the address; those without one come after a match, or in a room."""

ROOMS = {"lobby": "olifantenpad", "room-park": "olifantenpad", "room-pasture": "splits"}
"""The screens in a room, by their game."""


def at(position: dict[str, Any], seed: str = "00") -> str:
    """The address of a match of Olifantenpad that begins from a position."""
    seats = len(position["players"])
    return f"#/play/olifantenpad?seats={seats}&seed={seed}&position={json.dumps(position)}"


def visit(page: Page, name: str) -> None:
    """Come to a screen and wait until it stands; the page has been opened before."""
    if SCREENS[name]:
        go(page, SCREENS[name])
    elif name in ROOMS:
        _enter_a_room(page, ROOMS[name], plays=name != "lobby")
    else:
        # Another seed is another match; one that is over cannot be ended again.
        _end_a_match(page, "01" if name == "result" else "02")
    if name == "replay":
        page.locator(".onward .quiet").first.click()
        page.locator("input[type=range]").wait_for()
    if name in ("park", "pasture", "lesson-park", "room-park", "room-pasture"):
        page.locator(".cells button").first.wait_for(state="attached", timeout=60_000)
    if name == "handover":
        _hand_over(page)
    page.wait_for_timeout(100)
    page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))")


def go(page: Page, address: str) -> None:
    """Change the page's address and wait until its screen is there."""
    page.evaluate("(hash) => { location.hash = hash; }", address)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.locator("main h1").wait_for(state="attached", timeout=60_000)


def _end_a_match(page: Page, seed: str) -> None:
    go(page, at(EXAMPLE, seed))
    until(page, "match?.begun && document.querySelector('.actions .main:enabled')")
    for _ in range(2):
        page.locator(".actions .main").click()
    page.locator(".verdict").wait_for(timeout=60_000)


def _enter_a_room(page: Page, game: str, *, plays: bool) -> None:
    """Make a room with all the time in the world, and play there against a bot."""
    go(page, f"#/friends/{game}")
    page.locator("[data-field=terms-clock]").select_option("null")
    page.locator(".friends input[autocomplete=nickname]").fill("Anna-Maria Katharina")
    page.locator(".friends .main").first.click()
    page.locator(".room .ready").wait_for(timeout=60_000)
    page.locator("[data-deed='add easy']").click()
    page.locator(".players li").nth(1).wait_for()
    if not plays:
        return
    page.locator(".room .ready").click()
    page.locator(".room-deeds .start:enabled").click()
    until(page, "match?.room && match.scene && document.querySelector('.ground canvas')")


def _hand_over(page: Page) -> None:
    """The first of two people sends a walk, after which nobody may see it."""
    until(page, "match?.begun && match.passing")
    for _ in range(3):
        page.locator(".actions .main").click()
        page.wait_for_timeout(100)
    page.locator(".handover").wait_for()
