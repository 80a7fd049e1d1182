"""Lessons and rules, as a child takes them: every lesson to its end, by touch and by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.hands import match, press, until

LESSONS = {"olifantenpad": 5, "splits": 4}
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
IDLE = "match?.lesson?.told && !match.playing && !match.show"
GOING = "async () => (await import('/state.js')).state.hand.split.go"
FRAMES = "() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"
"""A new board takes a frame to be measured and one to be laid out."""
UNSAID = "() => document.body.innerText.match(/(lesson|help|splits|hint)-[a-z-]+/)"
PAINTED = """() => [...document.querySelectorAll('.picture canvas')].every((canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value) => value);
})"""


def lesson(page: Page) -> Any:
    """Return where the lesson stands, once nothing is on its way."""
    until(page, IDLE)
    return match(page)["lesson"]


def go(page: Page) -> None:
    page.locator(".actions .main").click()


def draw(page: Page, walk: str) -> None:
    """Tap a walk on the park's picture."""
    page.evaluate(FRAMES)
    gate, _, cells = walk.rpartition(">")
    for cell in [*filter(None, [gate]), *cells.split()]:
        if cell != "-":
            press(page, cell, touch=True)


def choose(page: Page, move: str) -> None:
    """Choose a move of Splits in the unseen grid, by keyboard."""

    def at(field: str) -> Any:
        return page.locator(f'.cells [data-field="{field}"]')

    if move.startswith("T"):
        # The first tile lies where it must; any other is brought to its place.
        if move != "T0,0/0":
            at("1,2").focus()
    elif move.startswith("@"):
        at(move[1:]).press("Enter")
    else:
        start, _, rest = move.partition(">")
        target, _, sheep = rest.partition(":")
        at(start).press("Enter")
        at(target).press("Enter")
        more = int(sheep) - page.evaluate(GOING)
        for _ in range(abs(more)):
            page.keyboard.press("+" if more > 0 else "-")
        assert page.evaluate(GOING) == int(sheep)


def take(page: Page, make: Callable[[Page, str], None]) -> None:
    """Take a lesson to its last step, as a model pupil."""
    while (now := lesson(page))["step"] < now["told"]["steps"]:
        if now["told"]["wait"] == "move":
            make(page, now["told"]["model"])
            go(page)
            assert lesson(page)["answer"]["right"], now["told"]["model"]
            expect(page.locator(".lesson")).to_have_attribute("data-answer", "right")
        assert page.evaluate(UNSAID) is None
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        go(page)
        until(page, f"match.lesson.step === {now['step'] + 1}")


@pytest.mark.parametrize(("game", "device"), [("olifantenpad", "phone"), ("splits", "desktop")])
def test_every_lesson_can_be_taken(open_page: Callable[..., Page], game: str, device: str) -> None:
    page = open_page(f"/#/lessons/{game}", device, locale="nl", **CALM)
    page.locator(".lesson-choice").first.click()
    for number in range(1, LESSONS[game] + 1):
        until(page, f"match?.lesson?.number === {number}")
        take(page, draw if game == "olifantenpad" else choose)
        go(page)
    expect(page.locator(".lesson-choice .done")).to_have_count(LESSONS[game])
    page.reload()
    expect(page.locator(".lesson-choice .done")).to_have_count(LESSONS[game])


def test_a_wrong_deed_is_answered_kindly_and_shown_in_the_end(
    open_page: Callable[..., Page],
) -> None:
    page = open_page("/#/lesson/olifantenpad?lesson=2", "phone", locale="en", **CALM)
    lesson(page)
    go(page)
    until(page, "match.lesson.step === 2")
    teach = page.get_by_role("button", name="Show me how")
    for walk, answer in (("a1>a2", "no new trail"), ("a1>b2", "no less than 10")):
        expect(teach).to_be_hidden()
        draw(page, walk)
        go(page)
        expect(page.locator(".lesson .told")).to_contain_text(answer)
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".actions .hint")).to_contain_text(answer)
    teach.click()
    go(page)
    expect(page.locator(".lesson .told")).to_contain_text("6 points for you")


def test_enter_on_the_board_goes_on_and_a_lesson_begins_anew(
    open_page: Callable[..., Page],
) -> None:
    page = open_page("/#/lesson/splits?lesson=2", locale="en", **CALM)
    lesson(page)
    page.locator(".cells button[tabindex='0']").press("Enter")
    until(page, "match.lesson.step === 2")
    page.locator('.cells [data-field="3,0"]').press("Enter")
    page.locator('.cells [data-field="3,0"]').press("Enter")
    assert lesson(page)["answer"]["right"]
    page.keyboard.press("Enter")
    until(page, "match.lesson.step === 3")
    page.get_by_role("button", name="Back").click()
    until(page, "match.lesson.step === 2")
    page.go_back()
    page.goto("/#/lesson/splits?lesson=2")
    assert lesson(page)["step"] == 1


def test_a_lesson_that_is_not_there_is_said(open_page: Callable[..., Page]) -> None:
    page = open_page("/#/lesson/splits?lesson=9", locale="en")
    expect(page.get_by_role("status")).to_contain_text("only lessons", timeout=30_000)


@pytest.mark.parametrize(
    ("game", "language"), [("olifantenpad", "nl"), ("splits", "de"), ("olifantenpad", "en")]
)
def test_the_rules_stand_in_words_and_pictures(
    open_page: Callable[..., Page], game: str, language: str
) -> None:
    page = open_page(f"/#/help/{game}", "phone", locale=language)
    pictures = page.locator(".part .picture canvas")
    expect(pictures).to_have_count({"olifantenpad": 7, "splits": 6}[game])
    page.wait_for_function(PAINTED)
    assert page.evaluate(UNSAID) is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role(
        "link", name={"olifantenpad": "Splits", "splits": "Olifantenpad"}[game]
    ).click()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(game, ignore_case=True)
