"""What the page remembers: matches, settings, progress; and what it does where it may not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from e2e.hands import begun, match, until

PLAY = """async (move) => (await import('/match.js')).submit(move)"""
AT_REST = "match?.begun && !match.show && !match.playing"
ROW = ["0,0", "1,0", "2,0", "3,0", "0,1", "1,1", "2,1", "3,1"]
REFUSED = "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('no') } })"
FULL = """IDBObjectStore.prototype.put = () => {
  throw new DOMException('full', 'QuotaExceededError');
};"""
SPOIL = """async ([key, value]) => {
  const { keepMatch, keptMatch } = await import('/store.js');
  const kept = await keptMatch(location.hash);
  await keepMatch({ ...kept, transcript: { ...kept.transcript, [key]: value } });
}"""


def position(**parts: Any) -> str:
    """The address of a match of Splits against a bot from a position of these parts."""
    whole = {"game": "splits", "v": 1, "to_move": 0, "pasture": ROW, "tiles_left": [0, 0]}
    whole |= {"left": [False, False], **parts}
    return f"/#/play/splits?seats=2&seed=ab&position={quote(json.dumps(whole))}"


def stays(page: Page, hours: int = 1) -> None:
    """Play hours of Olifantenpad without a walk."""
    for _ in range(hours):
        until(page, f"{AT_REST} && !(match.me in match.moves)")
        turn = match(page)["scene"]["turn"]
        page.evaluate(PLAY, "-")
        until(page, f"match.scene.turn > {turn} && {AT_REST}")


def olifantenpad(open_page: Callable[..., Page], **options: Any) -> Page:
    page = open_page(
        "/#/play/olifantenpad?seats=2&seed=ab", locale="en", reduced_motion="reduce", **options
    )
    begun(page)
    return page


def menu(page: Page, name: str) -> None:
    """Press a button behind the three dots."""
    page.get_by_role("button", name="This match").click()
    page.get_by_role("button", name=name, exact=True).click()


def test_a_match_survives_a_reload_browser_back_and_a_closed_tab(
    open_page: Callable[..., Page],
) -> None:
    page = olifantenpad(open_page)
    stays(page, 2)
    before = match(page)
    address = page.url
    page.reload()
    until(page, AT_REST)
    after = match(page)
    assert after["scene"] == before["scene"]
    assert after["curve"] == before["curve"]
    assert after["last"]["events"] == before["last"]["events"]
    page.get_by_role("link", name="Grasveld").click()
    page.go_back()
    until(page, "match.scene.turn === 2")
    page.close()
    other = page.context.new_page()
    other.goto("/")
    other.get_by_role("link", name="Back to your match of Olifantenpad").click()
    until(other, AT_REST)
    assert other.url == address
    assert match(other)["scene"] == before["scene"]
    stays(other)


def test_the_last_move_stays_marked_and_the_end_stays_the_end(
    open_page: Callable[..., Page],
) -> None:
    stacks = [{"at": "0,0", "seat": 0, "size": 2}, {"at": "3,1", "seat": 1, "size": 2}]
    page = open_page(position(phase="play", stacks=stacks), locale="en", reduced_motion="reduce")
    begun(page)
    page.evaluate(PLAY, "0,0>3,0:1")
    until(page, f"match.scene.turn === 2 && {AT_REST}")
    page.reload()
    until(page, AT_REST)
    last = match(page)["last"]
    assert last["events"][0]["kind"] == "split"
    expect(page.locator(".verdict")).to_be_visible()


def test_a_kept_match_that_cannot_be_read_begins_anew(open_page: Callable[..., Page]) -> None:
    page = olifantenpad(open_page)
    # Rules that the page no longer knows, and a log that is none.
    for key, value in (("rules", "old"), ("log", [{"kind": 3}])):
        stays(page)
        page.evaluate(SPOIL, [key, value])
        page.reload()
        begun(page)
        expect(page.get_by_text("The kept match cannot be read any more")).to_be_visible()
        assert match(page)["scene"]["turn"] == 0
        page.get_by_role("button", name="All right").click()
        expect(page.locator(".memory")).to_be_hidden()


@pytest.mark.parametrize(
    ("harm", "words"),
    [(REFUSED, "keeps nothing for us"), (FULL, "storage is full")],
    ids=["refused", "full"],
)
def test_play_goes_on_where_nothing_can_be_kept(
    open_page: Callable[..., Page], harm: str, words: str
) -> None:
    page = open_page("about:blank", locale="en", reduced_motion="reduce")
    page.add_init_script(harm)
    page.goto("/#/play/olifantenpad?seats=2&seed=ab")
    begun(page)
    stays(page)
    expect(page.get_by_text(words)).to_be_visible()


def test_turns_are_taken_back(open_page: Callable[..., Page]) -> None:
    page = olifantenpad(open_page)
    page.get_by_role("button", name="This match").click()
    expect(page.get_by_role("button", name="Take the turn back")).to_be_disabled()
    page.keyboard.press("Escape")
    first = match(page)["scene"]
    stays(page, 2)
    for turn in (1, 0):
        menu(page, "Take the turn back")
        until(page, f"match.scene.turn === {turn} && {AT_REST}")
    assert match(page)["scene"] == first
    assert match(page)["curve"] == [[0, 0]]
    page.reload()
    begun(page)
    assert match(page)["scene"] == first


def test_leaving_asks_once(open_page: Callable[..., Page]) -> None:
    page = olifantenpad(open_page)
    menu(page, "Give the match up")
    assert not match(page)["scene"]["over"]
    page.get_by_role("button", name="Really give up?").click()
    expect(page.locator(".verdict")).to_have_text("Bot (Easy) won")
    expect(page.get_by_role("button", name="This match")).to_be_hidden()


def test_a_herd_that_would_be_shut_in_is_warned_of(open_page: Callable[..., Page]) -> None:
    stacks = [{"at": "1,0", "seat": 1, "size": 16}]
    parts: Any = {"phase": "place", "stacks": stacks, "pasture": ROW[:4]}
    page = open_page(position(**parts), locale="en", reduced_motion="reduce")
    begun(page)
    for field, words in (("0,0", "shut in here"), ("2,0", "begin here")):
        page.evaluate(
            "async (place) => (await import('/views/pasture/hand.js')).setHand({ place })", field
        )
        expect(page.locator(".hint")).to_contain_text(words)


def test_who_alone_can_move_may_have_the_rest_played(open_page: Callable[..., Page]) -> None:
    stacks = [{"at": "0,0", "seat": 0, "size": 5}, {"at": "3,1", "seat": 1, "size": 1}]
    page = open_page(position(phase="play", stacks=stacks), locale="en", reduced_motion="reduce")
    begun(page)
    expect(page.locator(".hint")).to_contain_text("Only you can still move")
    page.get_by_role("button", name="Play it out").dblclick()
    expect(page.locator(".verdict")).to_have_text("You won!", timeout=30_000)
    assert match(page)["scene"]["score"]["points"][0] >= 4


def test_everything_goes_along_as_a_file(open_page: Callable[..., Page], tmp_path: Path) -> None:
    page = olifantenpad(open_page)
    stays(page)
    page.goto("/#/kept")
    page.get_by_label("Motion").select_option("less")
    page.get_by_label("Sound").select_option("on")
    page.get_by_label("Blue").fill("Anna")
    page.get_by_label("Light or dark").last.select_option("dark")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Everything as a file").click()
    file = tmp_path / "grasveld.json"
    saving.value.save_as(file)
    other = open_page("/#/kept", "phone", locale="en")
    expect(other.get_by_text("The matches that you play will stand here.")).to_be_visible()
    with other.expect_file_chooser() as choosing:
        other.get_by_role("button", name="Open a file").click()
    choosing.value.set_files(file)
    expect(other.get_by_text("5 things taken over from the file.")).to_be_visible()
    expect(other.get_by_label("Motion")).to_have_value("less")
    expect(other.get_by_label("Sound")).to_have_value("on")
    other.get_by_role("link", name="Play on").click()
    until(other, f"{AT_REST} && match.scene.turn === 1")
    other.goto("/#/play/splits?seats=human.human")
    expect(other.locator(".name").get_by_text("Anna")).to_be_visible()
    other.goto("/#/kept")
    other.get_by_role("button", name="Forget everything").click()
    other.get_by_role("button", name="Really forget everything?").click()
    expect(other.get_by_text("The matches that you play will stand here.")).to_be_visible()


def test_the_bots_play_on_without_who_gave_up(open_page: Callable[..., Page]) -> None:
    """Two seats end at once; with three the bots have to be woken."""
    page = open_page("/#/play/olifantenpad?seats=3&seed=ab", locale="en", reduced_motion="reduce")
    begun(page)
    menu(page, "Give the match up")
    page.get_by_role("button", name="Really give up?").click()
    until(page, "match.scene.over && !match.show")
    assert 0 not in match(page)["scene"]["score"]["winners"]
