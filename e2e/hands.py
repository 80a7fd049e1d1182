"""Hands on the page: where a field lies on the screen, what the match says, a walk drawn."""

import time
from typing import Any

from playwright.sync_api import Page

SPOT = """async (field) => {
  const { state } = await import('/state.js');
  const { scene } = state.match;
  const game = scene.game === 'splits' ? 'pasture' : 'park';
  const painter = await import(`/canvas/${game}.js`);
  const rows = scene.position.park;
  const box = document.querySelector('.ground canvas').getBoundingClientRect();
  const board = { columns: rows[0].length, rows: rows.length };
  const at = painter.centreOf(painter.layout(box.width, box.height, board), field);
  return { x: at.x + box.left, y: at.y + box.top };
}"""

MATCH = "async () => (await import('/state.js')).state.match"


def spot(page: Page, cell: str) -> dict[str, float]:
    """Return the middle of a cell of the park on the screen, in CSS pixels."""
    return page.evaluate(SPOT, cell)


def match(page: Page) -> Any:
    """Return the page's match as it is now (`site/match.js`, Match)."""
    return page.evaluate(MATCH)


def until(page: Page, condition: str) -> None:
    """Wait, at most a minute, until a condition on `match` of the page's state holds."""
    holds = f"""async () => {{
      const {{ match }} = (await import('/state.js')).state;
      return !!({condition});
    }}"""
    deadline = time.monotonic() + 60
    while not page.evaluate(holds):
        assert time.monotonic() < deadline, f"never came: {condition}"
        page.wait_for_timeout(50)


def begun(page: Page) -> None:
    """Wait until the engine has begun the match and the board is on the screen."""
    until(page, "match?.begun && document.querySelector('.ground canvas')")


def press(page: Page, cell: str, touch: bool) -> None:
    """Click or tap a cell of the park."""
    at = spot(page, cell)
    if touch:
        page.touchscreen.tap(at["x"], at["y"])
    else:
        page.mouse.click(at["x"], at["y"])


def walk_through_grass(scene: Any) -> list[str]:
    """Return a walk for seat 0, gate first where it is outside, over grass where there is any."""
    choices, park = scene["choices"]["0"], scene["position"]["park"]

    def pavement(cell: str) -> bool:
        return park[int(cell[1:]) - 1][ord(cell[0]) - ord("a")] != "."

    def grassy(gate: str) -> int:
        return sum(pavement(cell) for cell in choices["graph"][gate])

    way = [choices["at"] or min(choices["gates"], key=grassy)]
    for _ in range(choices["steps"] if choices["at"] else choices["gate_steps"]):
        onward = [cell for cell in choices["graph"][way[-1]] if cell not in way]
        way.extend(sorted(onward, key=pavement)[:1])
    return way[1:] if choices["at"] else way
