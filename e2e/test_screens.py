"""Screens for everyone: large enough to hit, nothing sticks out, also with text twice as large."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.screens import SCREENS, visit

SMALL = """() => [...document.querySelectorAll('button, select, input, a.main, a.quiet, a.gear')]
  .filter((each) => !each.closest('.cells') && each.checkVisibility({ visibilityProperty: true }))
  .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
  .filter(([each, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([each, box]) => `${each.className || each.tagName} ${each.textContent}: `
    + `${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)"""
STUCK_OUT = """() => [...document.querySelectorAll('main *, #bar *')]
  .filter((each) => each.checkVisibility() && !each.closest('.unseen, .cells, svg'))
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`)"""
CUT = """() => [...document.querySelectorAll('main button, main a.main, main a.quiet')]
  .filter((each) => each.checkVisibility() && !each.closest('.cells'))
  .filter((each) => each.scrollWidth > each.clientWidth + 2)
  .map((each) => each.textContent)"""
SIZES = {"small": (320, 568), "wide": (844, 390), "huge": (3840, 2160)}
SHOWN = [name for name in SCREENS if name not in ("bad-address", "bad-link")]


def wrong(page: Page) -> dict[str, Any]:
    """What is too small to hit, sticks out or is cut off, by screen."""
    found: dict[str, Any] = {}
    for screen in SHOWN:
        visit(page, screen)
        kinds = {"small": SMALL, "stuck out": STUCK_OUT, "cut": CUT}
        here = {kind: page.evaluate(code) for kind, code in kinds.items()}
        found.update({f"{screen} {kind}": what for kind, what in here.items() if what})
    return found


@pytest.mark.parametrize(("size", "language"), [("small", "de"), ("wide", "nl"), ("huge", "en")])
def test_all_can_be_hit_and_nothing_sticks_out(
    open_page: Callable[..., Page], size: str, language: str
) -> None:
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    page = open_page("/", locale=language, viewport=viewport, reduced_motion="reduce")
    assert not wrong(page)


def test_text_may_be_twice_as_large(open_page: Callable[..., Page]) -> None:
    page = open_page("/", locale="de", reduced_motion="reduce")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not wrong(page)
