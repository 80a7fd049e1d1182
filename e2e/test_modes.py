"""Every way to play, to its end: pairwise over language, hand, motion and theme."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.hands import match
from e2e.pairs import ALL, Row, named, pairwise
from e2e.player import Player

MODES = {
    "bot-park": "olifantenpad?seats=2",
    "normal-park": "olifantenpad?seats=human.normal",
    "hard-park": "olifantenpad?seats=human.easy.hard",
    "solo": "olifantenpad?seats=1",
    "today-park": "olifantenpad?daily={today}",
    "people-park": "olifantenpad?seats=human.human",
    "bot-pasture": "splits?seats=2",
    "hard-pasture": "splits?seats=human.hard",
    "today-pasture": "splits?daily={today}",
    "people-pasture": "splits?seats=human.human",
}
OTHER_BOTS = ("normal-park", "hard-pasture")
"""What differs from another mode by its bot alone: each once, unless all is asked for."""
FACTORS = {
    "mode": [mode for mode in MODES if ALL or mode not in OTHER_BOTS],
    "language": ["nl", "de", "en"],
    "how": ["keyboard", "touch", "mouse"],
    "motion": ["reduce", "no-preference"],
    "theme": ["light", "dark"],
}
ONCE = [
    {"mode": mode, "language": "nl", "how": "mouse", "motion": "reduce", "theme": "light"}
    for mode in OTHER_BOTS
    if not ALL
]
TODAY = """() => new Date().toLocaleDateString('sv')"""
IDS = re.compile(r"\b(?:splits|hint|told|log|cell|result|seat|today|tip|pass)-[a-z]+")
"""Message ids that found no words would stand on the page."""


@pytest.mark.parametrize("row", [*pairwise(FACTORS), *ONCE], ids=named)
def test_to_its_end(open_page: Callable[..., Page], row: Row) -> None:
    page = open_page(
        "about:blank",
        "phone" if row["how"] == "touch" else "desktop",
        locale=row["language"],
        color_scheme=row["theme"],
        reduced_motion=row["motion"],
    )
    page.goto(f"/#/play/{MODES[row['mode']].format(today=page.evaluate(TODAY))}")
    ended = Player(page, row["how"]).to_the_end()
    expect(page.locator(".ranking li, .day-part, .verdict").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == row["language"]
    assert not IDS.search(page.locator("body").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ended["scene"]["transcript"]["log"]


def opened(page: Page) -> Any:
    """What everyone gets who plays the park of today: its seed and the first hour's groups."""
    Player(page, "mouse")._turn()
    scene = match(page)["scene"]
    return scene["transcript"]["seed"], scene["position"]["park"], scene["position"]["groups"]


def test_everyone_gets_the_same_park_of_today(open_page: Callable[..., Page]) -> None:
    # The same calendar date, twenty-five hours apart around the world.
    clocks = {
        "Pacific/Kiritimati": "2026-11-30T23:30:00+14:00",
        "Pacific/Pago_Pago": "2026-11-30T00:30:00-11:00",
    }
    found = []
    for zone, now in clocks.items():
        page = open_page("about:blank", locale="en", timezone_id=zone, reduced_motion="reduce")
        page.clock.set_fixed_time(now)
        page.goto("/#/today/olifantenpad")
        page.locator(".today-day .main").click()
        found.append(opened(page))
    assert found[0] == found[1]
