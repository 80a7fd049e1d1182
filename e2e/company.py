"""Players in rooms: they make one, come in, are ready, play; each on a page in English."""

import json
from typing import Any

from playwright.sync_api import Page

from e2e.hands import match, until

ROOM = """async () => {
  const { room } = (await import('/state.js')).state;
  return room && { ...room, entries: room.entries.length };
}"""
LOG = "async () => (await import('/state.js')).state.room.entries"
MINE = """match?.room && !match.show && (match.scene.over || (match.scene.choices[match.me]
  && !(match.me in match.moves)))"""
MOVE = """async (move) => (await import('/match.js')).submit(move)"""
COMPLETE = """async () => {
  const { canSubmit } = await import('/match.js');
  const { state } = await import('/state.js');
  return canSubmit(state.match);
}"""


def room(page: Page) -> Any:
    """The room that a page reads (`site/room/reading.js`, Room), its entries counted."""
    return page.evaluate(ROOM)


def log(page: Page) -> list[Any]:
    """The entries that a page has read, each with its message as `said`."""
    return [{**entry, "said": json.loads(entry["text"])} for entry in page.evaluate(LOG)]


def make(page: Page, name: str, clock: str | None = None, hours: str | None = None) -> str:
    """Make a room on the page "with friends"; return its link."""
    page.get_by_label("Your name").fill(name)
    if clock:
        page.get_by_label("Time to think").select_option(label=clock)
    if hours:
        page.get_by_label("Length").select_option(label=hours)
    page.get_by_role("button", name="Make a room").click()
    page.get_by_role("button", name="I am ready").wait_for(timeout=60_000)
    return page.url


def code_of(page: Page) -> str:
    """The room's code, as its organiser reads it."""
    return page.locator(".code-line .code").inner_text()


def join_by_code(page: Page, code: str, name: str) -> None:
    """Come into a room by its code."""
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Code").fill(code)
    page.get_by_role("button", name="Join").click()


def join_by_link(page: Page, name: str) -> None:
    """Join the room that the page has open."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="I am ready").wait_for()


def begin(organiser: Page, *others: Page) -> None:
    """All are ready, and the organiser starts; wait until everybody has the board."""
    for page in (organiser, *others):
        page.get_by_role("button", name="I am ready").click()
    organiser.get_by_role("button", name="Start").click()
    for page in (organiser, *others):
        until(page, "match?.room && match.scene && document.querySelector('.ground canvas')")


def move_of(page: Page) -> str:
    """Some move that the player of a page may make now."""
    return chosen(match(page))


def chosen(now: Any) -> str:
    """Some move that the player of a match may make now."""
    choices = now["scene"]["choices"][str(now["me"])]
    if "gates" in choices:
        return _walk(choices)
    if choices["phase"] == "build":
        return str(choices["tiles"][0]["move"])
    if choices["phase"] == "place":
        return f"@{choices['fields'][0]}"
    start, way = max(choices["targets"].items(), key=lambda each: each[1]["size"])
    return f"{start}>{way['to'][0]}:{way['size'] // 2}"


def _walk(choices: Any) -> str:
    """Two steps that can be made, in by a gate from outside."""
    at = choices["at"] or choices["gates"][0]
    first = choices["graph"][at][0]
    onward = next(cell for cell in choices["graph"][first] if cell not in (at, first))
    return f"{first} {onward}" if choices["at"] else f"{at}>{first} {onward}"


def move(page: Page) -> bool:
    """Wait for the turn and make some move; whether there was one, as the match goes on."""
    until(page, MINE)
    now = match(page)
    if now["scene"]["over"]:
        return False
    until_free(page)
    page.evaluate(MOVE, move_of(page))
    return True


def until_free(page: Page) -> None:
    """Wait until a move may be sent."""
    for _ in range(200):
        if page.evaluate(COMPLETE):
            return
        page.wait_for_timeout(25)
    raise AssertionError("no move may be sent")


def play(*pages: Page) -> None:
    """Play a match to its end, each player in turn or all at once."""
    going = True
    while going:
        going = False
        for page in pages:
            now = match(page)
            until(page, "match?.room && !match.show")
            if now["scene"]["over"]:
                continue
            going = True
            if may_move(page):
                page.evaluate(MOVE, move_of(page))
        pages[0].wait_for_timeout(20)


def may_move(page: Page) -> bool:
    """Whether the player of a page may move just now."""
    return bool(page.evaluate(COMPLETE))
