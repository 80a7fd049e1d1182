"""Plays any match to its end: by keyboard alone, by touch or by mouse, in any language."""

from typing import Any

from playwright.sync_api import Locator, Page

from e2e.hands import match, until, walk_through_grass
from e2e.keyboard import Typist

WAKE = """match?.scene && (match.scene.over || match.show || match.passing || (match.begun
  && !match.playing && match.scene.choices[match.me] && !(match.me in match.moves)))"""
SPOT = """async (field) => {
  const { state } = await import('/state.js');
  const { centreOf, layout } = await import('/canvas/pasture.js');
  const { boardOf } = await import('/views/pasture/look.js');
  const box = document.querySelector('.ground canvas').getBoundingClientRect();
  const at = centreOf(layout(box.width, box.height, boardOf(state.match.scene)), field);
  return { x: at.x + box.left, y: at.y + box.top };
}"""
PARK_SPOT = """async (field) => {
  const { state } = await import('/state.js');
  const { centreOf, layout } = await import('/canvas/park.js');
  const rows = state.match.scene.position.park;
  const box = document.querySelector('.ground canvas').getBoundingClientRect();
  const board = { columns: rows[0].length, rows: rows.length };
  const at = centreOf(layout(box.width, box.height, board), field);
  return { x: at.x + box.left, y: at.y + box.top };
}"""
AT_REST = "() => new Promise((done) => setTimeout(done, 520))"
"""The pasture glides for half a second after a tile."""


class Player:
    """Plays on a page by `how`: "keyboard", "touch" or "mouse"."""

    def __init__(self, page: Page, how: str) -> None:
        self.page, self.how = page, how
        self.keys = Typist(page)

    def to_the_end(self) -> Any:
        """Play until the match is over; return it as it ended."""
        while choices := self._turn():
            (self._hour if "gates" in choices else self._move)(choices)
        self.page.locator(".verdict").wait_for(timeout=60_000)
        return match(self.page)

    def follow(self, name: str) -> None:
        """Follow a link, or press a button, of this name."""
        if self.how == "keyboard":
            self.keys.seek("Tab", name=name)
            self.keys.press("Enter")
        else:
            self._press(self.page.get_by_text(name, exact=True).locator("visible=true").first)

    def _turn(self) -> Any:
        """Wait for the turn and return what may be chosen, None at the end; take the device."""
        while True:
            until(self.page, WAKE)
            now = match(self.page)
            if now["show"]:
                self._skip()
            elif now["scene"]["over"]:
                return None
            elif now["passing"]:
                self._press_main()
            elif choices := now["scene"]["choices"].get(str(now["me"])):
                return choices

    def _skip(self) -> None:
        """Skip what is shown; on the pasture it is too short for that."""
        if match(self.page)["game"] == "olifantenpad":
            if self.how == "keyboard" and self.keys.on()["field"]:
                self.keys.press("Enter")
            elif self.how != "keyboard":
                self._point(self.page.evaluate(PARK_SPOT, "b2"))
        self.page.wait_for_timeout(60)

    def _hour(self, choices: Any) -> None:
        now = match(self.page)
        turn, seat = now["scene"]["turn"], now["me"]
        if self.how == "keyboard":
            self.keys.to_grid()
            if not choices["at"]:
                self.keys.press("g", "Enter")
            self.keys.press("n", "Enter", "n", "Enter")
        else:
            seen = {**now["scene"], "choices": {"0": choices}}
            for cell in walk_through_grass(seen)[:3]:
                self._point(self.page.evaluate(PARK_SPOT, cell))
        self._press_main()
        until(self.page, f"{seat} in match.moves || match.scene.turn > {turn} || match.show")

    def _move(self, choices: Any) -> None:
        turn = match(self.page)["scene"]["turn"]
        if self.how == "keyboard":
            self._move_by_keys(choices)
        else:
            self._move_by_pointer(choices)
        until(self.page, f"match.scene.turn > {turn} || match.scene.over || match.show")

    def _move_by_keys(self, choices: Any) -> None:
        if choices["phase"] == "build":
            self.keys.lay()
        elif choices["phase"] == "place":
            self.keys.to_grid()
            self.keys.seek("n", field=choices["fields"][0])
            self.keys.press("Enter", "Enter")
        else:
            self.keys.split()

    def _move_by_pointer(self, choices: Any) -> None:
        if choices["phase"] != "play":
            self.page.evaluate(AT_REST)
        if choices["phase"] == "build":
            tiles = choices["tiles"]
            self._field(tiles[len(tiles) // 2]["fields"][1])
            while self.page.locator(".pasture-buttons .main").is_disabled():
                self._press(self.page.locator(".turn-tile"))
        elif choices["phase"] == "place":
            self._field(choices["fields"][0])
        else:
            start, way = max(choices["targets"].items(), key=lambda each: each[1]["size"])
            self._field(start)
            self._field(way["to"][-1])
        self._press_main()

    def _field(self, field: str) -> None:
        self._point(self.page.evaluate(SPOT, field))

    def _point(self, at: dict[str, float]) -> None:
        press = self.page.touchscreen.tap if self.how == "touch" else self.page.mouse.click
        press(at["x"], at["y"])

    def _press_main(self) -> None:
        """Press the large green button."""
        button = self.page.locator("main .main").locator("visible=true").last
        if self.how == "keyboard":
            self.keys.seek("Tab", tag="BUTTON", name=button.inner_text())
            self.keys.press("Enter")
        else:
            self._press(button)

    def _press(self, target: Locator) -> None:
        target.tap() if self.how == "touch" else target.click()
