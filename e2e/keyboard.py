"""A player with a keyboard alone, and the unseen grid under the fingers."""

from typing import Any

from playwright.sync_api import Page

from e2e.hands import match, until

FOCUSED = """() => {
  const on = document.activeElement;
  const name = on.getAttribute('aria-label') ?? on.textContent.trim();
  return { name, field: on.dataset.field ?? '', tag: on.tagName, href: on.getAttribute('href') };
}"""
MINE = "(match.scene.over || match.scene.choices[match.me]) && !match.show && !match.playing"
FAR = 400
"""Key presses after which whatever is looked for cannot be there."""


class Typist:
    """Presses keys and hears what has the focus; never touches the board in any other way."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def on(self) -> Any:
        """What has the focus: its name, field, tag and href."""
        return self.page.evaluate(FOCUSED)

    def press(self, *keys: str) -> None:
        """Press keys, and let the page draw after each."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.evaluate("new Promise(requestAnimationFrame)")

    def seek(self, key: str, **wanted: str) -> None:
        """Press a key until something has the focus that has all that is wanted."""
        for _ in range(FAR):
            on = self.on()
            if all(on[what] == value for what, value in wanted.items()):
                return
            self.press(key)
        raise AssertionError(f"{key} leads to nothing with {wanted}")

    def to_grid(self) -> None:
        """Tab into the grid, if the focus is not there already."""
        for _ in range(FAR):
            if self.on()["field"]:
                return
            self.press("Tab")
        raise AssertionError("Tab leads to no grid")

    def button(self, name: str) -> None:
        """Tab to a button and press it."""
        self.seek("Tab", tag="BUTTON", name=name)
        self.press("Enter")

    def my_turn(self) -> Any:
        """Wait for the turn, or the end; return what may be chosen, None at the end."""
        until(self.page, MINE)
        now = match(self.page)
        return now["scene"]["choices"].get(str(now["me"]))

    def walk(self, steps: int, go: str) -> None:
        """Come in by a gate or go on, by the first cells on offer, and send the walk."""
        choices = self.my_turn()
        self.to_grid()
        if not choices["at"]:
            self.press("g", "Enter")
        for _ in range(steps):
            self.press("n", "Enter")
        self.button(go)

    def lay(self) -> None:
        """Lay the tile where it first fits, turning it if need be."""
        turn = match(self.page)["scene"]["turn"]
        self.to_grid()
        for key in ("r", "n") * 30:
            self.press("Enter")
            if match(self.page)["moves"] or match(self.page)["scene"]["turn"] > turn:
                return
            self.press(key)
        raise AssertionError("the tile fits nowhere")

    def split(self) -> None:
        """Split the largest stack in two, as far away as the grid leads."""
        targets = self.my_turn()["targets"]
        start = max(targets, key=lambda stack: targets[stack]["size"])
        self.to_grid()
        self.seek("n", field=start)
        self.press("Enter")
        self.seek("n", field=targets[start]["to"][-1])
        self.press("Enter", "Enter")
