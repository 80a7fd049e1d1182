"""Makes the pictures of site/icons/ anew: `python -m e2e.pictures`. They are committed.

Icons come from site/icon.svg; on the one that may be masked, everything that matters lies in the
middle. Screenshots are of matches that the bots have played a while.
"""

import json
import os
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, sync_playwright

from e2e.hands import begun
from engine.worker import answer
from setup.bench import QUIET, _site
from setup.browser import find
from setup.places import SITE

ICONS = SITE / "icons"
DRAW = """<style>body {{ margin: 0; background: {ground}; }} svg {{ display: block; width: {size}px;
height: {size}px; transform: scale({scale}); }}</style>{svg}"""
GREEN = "#3f7f4c"
SCREENS = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "narrow": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
    },
}
MATCHES = {"park": ("olifantenpad", "51", 3), "pasture": ("splits", "0a0b", 22)}
"""Game, seed and turns played, by the name of the picture."""


def main() -> None:
    """Draw every icon and every screenshot."""
    ICONS.mkdir(exist_ok=True)
    program = os.environ.get("GRASVELD_CHROMIUM") or str(find())
    with _site() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        for size in (96, 192, 512):
            _icon(browser, ICONS / f"icon-{size}.png", size)
        _icon(browser, ICONS / "maskable-512.png", 512, scale=0.8, ground=GREEN)
        _icon(browser, ICONS / "apple-180.png", 180, ground=GREEN)
        for shape, device in SCREENS.items():
            context = browser.new_context(**device, base_url=site, reduced_motion="reduce")
            for name, (game, seed, turns) in MATCHES.items():
                page = context.new_page()
                page.goto(_address(game, seed, turns))
                begun(page)
                page.wait_for_timeout(2500)
                page.screenshot(path=ICONS / f"{name}-{shape}.jpg", type="jpeg", quality=80)
        browser.close()


def _address(game: str, seed: str, turns: int) -> str:
    """The address of a match that three Easy bots have played for some turns."""
    seats = [{"kind": "human"}] + [{"kind": "bot", "level": "easy"}] * 2
    scene = _ask({"ask": "begin", "game": game, "seats": seats, "seed": seed, "options": {}})
    for _ in range(turns):
        moves = {seat: _thought(seat) for seat in scene["to_move"]}
        scene = _ask({"ask": "play", "moves": moves})["scene"]
    position = quote(json.dumps(scene["position"]))
    return f"/#/play/{game}?seats=3&seed={seed}&position={position}"


def _thought(seat: int) -> str:
    while (said := _ask({"ask": "think", "seat": seat, "finish": True})).get("more"):
        pass
    return str(said["move"])


def _ask(request: dict[str, Any]) -> Any:
    return json.loads(answer(json.dumps(request)))["ok"]


def _icon(browser: Browser, path: Path, size: int, scale: float = 1, ground: str = "none") -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    svg = (SITE / "icon.svg").read_text("utf-8")
    page.set_content(DRAW.format(svg=svg, size=size, scale=scale, ground=ground))
    page.screenshot(path=path, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()
