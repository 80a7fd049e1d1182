"""For everyone: keyboard alone, by ear, larger text, less motion, and axe-core finds nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import findings
from e2e.hands import begun, match, until
from e2e.keyboard import Typist
from e2e.pairs import ALL
from e2e.screens import EXAMPLE, SCREENS, at, visit

LANGUAGES = ("nl", "de", "en")
THEMES = ("light", "dark")


def named(page: Page, role: str) -> list[str]:
    """Names of all nodes of a role that are really in the browser's accessibility tree."""
    session = page.context.new_cdp_session(page)
    nodes: Any = session.send("Accessibility.getFullAXTree")["nodes"]
    shown = [node for node in nodes if not node["ignored"] and node["role"]["value"] == role]
    return [node["name"]["value"] for node in shown]


def test_the_park_is_in_the_accessibility_tree(open_page: Callable[..., Page]) -> None:
    page = open_page(f"/{at(EXAMPLE)}", locale="nl", reduced_motion="reduce")
    begun(page)
    cells = named(page, "gridcell")
    assert len(cells) == 16
    assert cells[0] == "a1, poort noordwest, hier begint een groepje van 3, hier kun je heen"
    assert cells[5] == "b2, gras"
    player = Typist(page)
    player.to_grid()
    player.press("Enter", "c", "Enter", "c", "Enter")
    assert named(page, "gridcell")[5].startswith("b2, gras, stap 3 van je wandeling")
    player.button("Loop!")
    until(page, "match.scene.over")


def test_an_hour_is_told(open_page: Callable[..., Page]) -> None:
    early = at({**EXAMPLE, "hour": 13})
    page = open_page(f"/{early}", locale="nl", reduced_motion="reduce")
    begun(page)
    player = Typist(page)
    player.to_grid()
    player.press("Enter", "c", "Enter", "c", "Enter")
    player.button("Loop!")
    until(page, "match.last")
    log = page.get_by_role("log")
    expect(log).to_contain_text("Jij kwam binnen door poort noordwest en liep b2, c3.")
    expect(log).to_contain_text("Een groepje van 3 nam jouw pad: +6 Stand: Jij 6. 14 uur.")
    cells = named(page, "gridcell")
    assert cells[5].startswith("b2, gras, jouw spoor, 3 voetstappen")
    assert "jij staat hier" in cells[10]


def test_a_match_of_olifantenpad_by_keyboard_and_ear(open_page: Callable[..., Page]) -> None:
    page = open_page("/", locale="en", reduced_motion="reduce")
    player = Typist(page)
    player.seek("Tab", tag="A", name="Play now")
    player.press("Enter")
    begun(page)
    for hour in range(5):
        player.walk(3, "Walk!")
        until(page, f"match.scene.turn > {hour}")
    assert match(page)["scene"]["over"]
    expect(page.locator(".verdict")).to_be_visible()
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")


def test_a_match_of_splits_by_keyboard_and_ear(open_page: Callable[..., Page]) -> None:
    page = open_page("/#/play/splits?seats=2", locale="en", reduced_motion="reduce")
    begun(page)
    player = Typist(page)
    for _ in range(4):
        player.my_turn()
        player.lay()
    expect(page.get_by_role("log")).to_contain_text("You lay a tile. On ")
    player.my_turn()
    player.press("n", "Enter", "Enter")
    heard = []
    while player.my_turn():
        player.split()
        heard = page.get_by_role("log").locator("p").all_text_contents() or heard
    assert any("You split:" in line and "Score: You" in line for line in heard)
    expect(page.locator(".verdict")).to_be_visible()


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_the_keyboard_stays_on_the_board(open_page: Callable[..., Page], game: str) -> None:
    page = open_page(f"/#/play/{game}?seats=2", locale="en", reduced_motion="reduce")
    begun(page)
    player = Typist(page)
    player.my_turn()
    player.to_grid()
    if game == "splits":
        player.press("Enter")
    else:
        player.walk(1, "Walk!")
    until(page, "match.scene.turn > 0")
    assert player.on()["field"]


def sides() -> list[tuple[str, str, str, list[str]]]:
    """Languages, themes and devices, each with the screens to look at: every screen in every
    language and in either theme; all of all under `test --all`."""
    rows = []
    for place, language in enumerate(LANGUAGES):
        for side, theme in enumerate(THEMES):
            screens = [s for n, s in enumerate(SCREENS) if ALL or (n + place + side) % 2 == 0]
            rows.append((language, theme, ("phone", "desktop")[(place + side) % 2], screens))
    return rows


@pytest.mark.parametrize(("language", "theme", "device", "screens"), sides())
def test_axe_finds_nothing(
    open_page: Callable[..., Page], language: str, theme: str, device: str, screens: list[str]
) -> None:
    page = open_page("/", device, locale=language, color_scheme=theme, reduced_motion="reduce")
    found = {}
    for screen in screens:
        visit(page, screen)
        found[screen] = findings(page)
    assert not any(found.values()), found
