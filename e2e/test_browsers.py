"""Firefox and WebKitGTK, under `test --all`: a start, a match, no network, a room, a brought bot.

conftest.py leaves this file out of every other run.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.built import HARD, KEPT
from e2e.company import COMPLETE, MOVE, chosen, join_by_link, may_move, move_of
from e2e.drivers import BROWSERS
from e2e.hands import match, until
from e2e.others import Hands, browsing
from setup.measured import Host

# Selenium's own way to its drivers is one that it warns of.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

ON = """() => {
  const isOver = !!document.querySelector('.verdict');
  if (!isOver) document.querySelector('.actions .main:enabled')?.click();
  return isOver;
}"""
"""Whether the match is over; where it is not, presses the large button."""
MATCH = "async () => (await import('/state.js')).state.match"
OLD = "() => document.getElementById('old').checkVisibility()"
"""Whether the browser is told that it is too old."""
MATCH_TIME = 300


@pytest.fixture(scope="module", params=sorted(BROWSERS))
def hands(request: pytest.FixtureRequest) -> Iterator[Hands]:
    """A person at one of the other browsers."""
    with browsing(request.param) as person:
        yield person


def to_the_end(hands: Hands) -> None:
    """Let every hour of a match of Olifantenpad pass."""
    deadline = time.monotonic() + MATCH_TIME
    while not hands.run(ON):
        assert time.monotonic() < deadline, "the match never ended"
        time.sleep(0.3)


def test_it_starts_and_a_whole_match_is_played(hands: Hands, site: str) -> None:
    hands.goto(f"{site}/#/play/olifantenpad?seats=human.normal&seed=ab")
    hands.until("document.querySelector('.ground canvas')")
    hands.until("state.engine.stage === 'ready'")
    assert not hands.run(OLD)
    to_the_end(hands)
    hands.until("state.match.scene.over && state.match.scene.turn === 5")


def test_without_a_network(hands: Hands, build: Path) -> None:
    with Host({"/games": build}) as host:
        hands.goto(f"{host.url}/games/")
        hands.run(KEPT)
    hands.goto(f"{host.url}/games/{HARD}")
    to_the_end(hands)


def test_a_room_with_somebody_at_chromium(
    hands: Hands, site: str, open_page: Callable[..., Page]
) -> None:
    hands.goto(f"{site}/#/friends/splits")
    hands.fill("Your name", "Anna")
    hands.press("Make a room")
    hands.until("state.room?.standing?.players.length")
    bo = open_page(f"/{hands.run('() => location.hash')}", locale="en", reduced_motion="reduce")
    join_by_link(bo, "Bo")
    bo.get_by_role("button", name="I am ready").click()
    hands.press("I am ready")
    hands.press("Start")
    until(bo, "match?.room && match.scene")
    _play(hands, bo)
    expect(bo.locator(".verdict")).to_be_visible(timeout=60_000)
    hands.until("document.querySelector('.verdict')")
    assert hands.run(MATCH)["scene"]["position"] == match(bo)["scene"]["position"]


def _play(hands: Hands, bo: Page) -> None:
    """Both make moves until the match is over."""
    while not match(bo)["scene"]["over"]:
        if may_move(bo):
            bo.evaluate(MOVE, move_of(bo))
        elif hands.run(COMPLETE):
            move = chosen(hands.run(MATCH))
            hands.run(f"async () => (await import('/match.js')).submit({move!r})")
        time.sleep(0.1)


def test_a_bot_is_brought(hands: Hands, site: str) -> None:
    hands.goto(f"{site}/#/bring/splits")
    hands.until("document.querySelector('textarea')?.value")
    hands.press("Bring it in")
    hands.until("state.brought?.stage === 'ready'")
