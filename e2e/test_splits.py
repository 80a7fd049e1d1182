"""A match of Splits as a person plays it: by mouse, by touch, by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.hands import begun, match, until

SPOT = """async (field) => {
  const { state } = await import('/state.js');
  const { centreOf, layout } = await import('/canvas/pasture.js');
  const { boardOf } = await import('/views/pasture/look.js');
  const box = document.querySelector('.pasture canvas').getBoundingClientRect();
  const at = centreOf(layout(box.width, box.height, boardOf(state.match.scene)), field);
  return { x: at.x + box.left, y: at.y + box.top };
}"""
MINE = "(match.scene.over || match.scene.choices[match.me]) && !match.show && !match.playing"
AT_REST = "() => new Promise((done) => setTimeout(done, 520))"
"""The board glides for half a second after a tile; fields are where they stay only then."""


class Shepherd:
    """A player at the page, by mouse or by touch."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page, self.touch = page, touch

    def choices(self) -> Any:
        """Wait for the player's turn, or the end; return what may be chosen, None at the end."""
        until(self.page, MINE)
        return match(self.page)["scene"]["choices"].get("0")

    def field(self, field: str) -> None:
        """Click or tap a field."""
        at = self.page.evaluate(SPOT, field)
        press = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        press(at["x"], at["y"])

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        """Click or tap a button."""
        self.button(name).tap() if self.touch else self.button(name).click()

    def confirm(self) -> None:
        """Confirm, and see the move played."""
        turn = match(self.page)["scene"]["turn"]
        self.press("Confirm")
        until(self.page, f"match.scene.turn > {turn} || match.scene.over")

    def lay(self, tile: dict[str, Any]) -> None:
        """Lay a tile where it belongs, or else where the page takes a tap there to mean."""
        self.page.evaluate(AT_REST)
        self.field(tile["fields"][1])
        while self.button("Confirm").is_disabled():
            self.press("Turn")
        self.confirm()

    def build(self) -> None:
        """Lay all four tiles and place the stack."""
        self.choices()
        self.press("Turn")
        self.confirm()
        for _ in range(3):
            tiles = self.choices()["tiles"]
            self.lay(tiles[len(tiles) // 2])
        fields = self.choices()["fields"]
        self.page.evaluate(AT_REST)
        self.field(fields[0])
        self.confirm()


def sizes(page: Page) -> dict[str, int]:
    return {stack["at"]: stack["size"] for stack in match(page)["scene"]["position"]["stacks"]}


@pytest.mark.parametrize(("device", "touch"), [("desktop", False), ("phone", True)])
def test_a_whole_match_against_a_bot(
    open_page: Callable[..., Page], device: str, touch: bool
) -> None:
    page = open_page("/", device, locale="en")
    page.get_by_role("link", name="Play now").nth(1).click()
    begun(page)
    player = Shepherd(page, touch)
    player.build()
    while choices := player.choices():
        start, way = max(choices["targets"].items(), key=lambda each: each[1]["size"])
        player.field(start)
        player.field(way["to"][-1])
        player.confirm()
    final = match(page)
    assert final["scene"]["over"]
    shown = [int(text) for text in page.locator(".ranking .points").all_text_contents()]
    assert shown == sorted(final["scene"]["score"]["points"], reverse=True)
    assert sum(sizes(page).values()) == 32
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play again").click()
    until(page, "match.scene && match.scene.position.pasture.length === 0")


def test_a_stack_is_split_evenly_and_shifted(open_page: Callable[..., Page]) -> None:
    page = open_page("/#/play/splits?seats=2", locale="en")
    begun(page)
    player = Shepherd(page)
    player.build()
    start, way = next(iter(player.choices()["targets"].items()))
    target = way["to"][0]
    numbers = page.locator(".pasture-split strong")
    player.field(start)
    player.field(target)
    expect(numbers).to_have_text(["8", "8"])
    player.field(target)
    expect(numbers).to_have_text(["7", "9"])
    player.press("Let one more sheep stay")
    player.field(start)
    expect(numbers).to_have_text(["9", "7"])
    player.press("Cancel")
    expect(player.button("Confirm")).to_be_disabled()
    player.field(start)
    player.field(target)
    player.confirm()
    assert (sizes(page)[start], sizes(page)[target]) == (8, 8)
    player.choices()
    player.field(next(s["at"] for s in match(page)["scene"]["position"]["stacks"] if s["seat"]))
    expect(page.locator(".hint")).to_have_text("Those are not your sheep.")


def test_confirming_twice_plays_once(open_page: Callable[..., Page]) -> None:
    page = open_page("/#/play/splits?seats=2", locale="en")
    begun(page)
    player = Shepherd(page)
    player.choices()
    player.button("Confirm").dblclick()
    player.choices()
    assert match(page)["scene"]["turn"] == 2
    assert match(page)["scene"]["position"]["tiles_left"] == [3, 3]


def test_by_keyboard_alone(open_page: Callable[..., Page]) -> None:
    page = open_page("/#/play/splits?seats=2", locale="en", reduced_motion="reduce")
    begun(page)
    player = Shepherd(page)
    page.locator(".pasture canvas").focus()
    for turn in range(4):
        player.choices()
        steer(page, ["KeyR"] if turn == 0 else ["ArrowUp"] * 9)
        page.keyboard.press("Enter")
        until(page, f"match.scene.turn > {turn * 2}")
    player.choices()
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_contain_text("begin here")
    page.keyboard.press("Enter")
    choices = player.choices()
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_contain_text("Where to?")
    steer_to(page, next(iter(choices["targets"].values()))["to"])
    page.keyboard.press("Enter")
    page.keyboard.press("+")
    expect(page.locator(".pasture-split strong")).to_have_text(["7", "9"])
    page.keyboard.press("Enter")
    until(page, "match.scene.position.stacks.length >= 3")


def steer(page: Page, keys: list[str]) -> None:
    """Press keys until the move may be confirmed."""
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_timeout(40)
        if page.get_by_role("button", name="Confirm", exact=True).is_enabled():
            return


def steer_to(page: Page, targets: list[str]) -> None:
    """Go with the keys to one of the fields on offer, in a straight line."""
    cursor = "async () => (await import('/state.js')).state.hand?.cursor"
    for key in ("ArrowLeft", "ArrowRight", "q", "e", "z", "c"):
        for _ in range(12):
            page.keyboard.press(key)
            page.wait_for_timeout(40)
            if page.evaluate(cursor) in targets:
                return
        for _ in range(12):
            page.keyboard.press(
                {
                    "ArrowLeft": "ArrowRight",
                    "ArrowRight": "ArrowLeft",
                    "q": "c",
                    "c": "q",
                    "e": "z",
                    "z": "e",
                }[key]
            )
    pytest.fail("no key leads to a target")


def test_before_python_is_ready_a_tile_is_laid_and_waits(open_page: Callable[..., Page]) -> None:
    page = open_page("about:blank", locale="en")
    held: list[Route] = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto("/#/play/splits")
    until(page, "match?.scene && document.querySelector('.pasture canvas')")
    player = Shepherd(page)
    player.press("Turn")
    player.press("Confirm")
    expect(page.locator(".hint")).to_contain_text("as soon as the game has warmed up")
    player.press("Cancel")
    player.press("Confirm")
    assert not match(page)["begun"]
    # Lets go what is held, and holds nothing that is asked for later.
    page.context.unroute("**/pyodide.asm.wasm")
    until(page, "match.scene.turn >= 1")
    assert match(page)["scene"]["position"]["tiles_left"][0] == 3
