"""Matches looked at again: from a link, from a file, to the end or into an error."""

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.hands import begun, match, until
from engine.worker import answer

BOTS = [{"kind": "bot", "level": "easy"}] * 2
DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'match.json', { type: 'application/json' }));
  for (const kind of ['dragover', 'drop']) {
    dispatchEvent(new DragEvent(kind, { dataTransfer: data, cancelable: true, bubbles: true }));
  }
}"""
FOREIGN = "This file is not Grasveld’s"
BROKEN = "This link did not arrive whole"


def ask(**request: Any) -> Any:
    return json.loads(answer(json.dumps(request)))["ok"]


def thought(seat: int) -> str:
    while "move" not in (reply := ask(ask="think", seat=seat)):
        pass
    return str(reply["move"])


def played(game: str) -> Any:
    """The transcript of a whole match between two bots."""
    scene = ask(ask="begin", game=game, seats=BOTS, seed="replay", options={})
    while not scene["over"]:
        moves = {str(seat): thought(seat) for seat in scene["to_move"]}
        scene = ask(ask="play", moves=moves)["scene"]
    return scene["transcript"]


def pack(transcript: Any) -> str:
    """A transcript as the page packs it into an address."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(json.dumps(transcript).encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def shows(page: Page) -> None:
    expect(page.locator(".tape input")).to_be_visible(timeout=60_000)


def points(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".score .points").all_text_contents()]


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_a_link_shows_a_match_turn_by_turn(open_page: Callable[..., Page], game: str) -> None:
    transcript = played(game)
    # What a chat hangs on to a link does no harm.
    page = open_page(f"/#/replay/{pack(transcript)}).", locale="en", reduced_motion="reduce")
    shows(page)
    slider = page.get_by_label("Place in the match")
    assert points(page) == [0, 0]
    expect(page.get_by_role("button", name="One turn back")).to_be_disabled()
    page.get_by_role("button", name="One turn on").click()
    expect(page.locator(".when")).to_contain_text("1 of")
    slider.focus()
    for key, words in (("End", slider.get_attribute("max")), ("Home", "0")):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(words))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".when")).to_contain_text("1 of")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One turn on")).to_be_disabled()
    assert points(page) == ask(ask="resume", transcript=transcript)["score"]["points"]
    heat = page.get_by_role("button", name="Footsteps")
    if transcript["game"] == "splits":
        return expect(heat).to_be_hidden()
    heat.click()
    expect(heat).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_a_replay_runs_to_its_end_and_from_the_start_again(
    open_page: Callable[..., Page], game: str
) -> None:
    transcript = played(game)
    page = open_page(f"/#/replay/{pack(transcript)}", "phone", locale="en")
    shows(page)
    last = page.locator(".tape input").get_attribute("max")
    page.get_by_label("Place in the match").focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".tape input")).to_have_value(str(last), timeout=15_000)
    page.get_by_role("button", name="Play", exact=True).tap()
    page.get_by_role("button", name="Pause").tap()
    assert float(page.locator(".tape input").input_value()) < 40
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def broken(transcript: Any) -> dict[str, tuple[str, str]]:
    """Links that are none, each with what is said."""
    whole = pack(transcript)
    log = transcript["log"]
    return {
        "nothing": ("", BROKEN),
        "cut off": (whole[: len(whole) // 2], BROKEN),
        "letters changed": (whole[:9] + "zz" + whole[11:], BROKEN),
        "other text": ("hello-there", BROKEN),
        "no object": (pack([1, 2]), "no transcript of a match"),
        "another game": (pack({**transcript, "game": "chess"}), "does not hold"),
        "other rules": (pack({**transcript, "rules": "new"}), "does not hold"),
        "a move that is none": (
            pack({**transcript, "log": [{**log[0], "move": "zz"}, *log[1:]]}),
            "Entry 1 of the transcript",
        ),
    }


def test_a_broken_link_is_said_and_leads_on(open_page: Callable[..., Page]) -> None:
    transcript = played("splits")
    page = open_page("/", locale="en")
    for data, words in broken(transcript).values():
        page.goto(f"/#/replay/{data}")
        expect(page.get_by_role("main").get_by_text(words)).to_be_visible(timeout=60_000)
        expect(page.get_by_role("button", name="Open a file")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Two games on grass")


def test_a_file_dropped_on_the_page_is_shown_or_refused(open_page: Callable[..., Page]) -> None:
    transcript = played("splits")
    page = open_page("/", locale="en")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for text in ("", "GIF89a", '{"grasveld": 1}', "[]", json.dumps(transcript)[:-20]):
        page.evaluate(DROP, text)
        expect(page.get_by_text(FOREIGN)).to_be_visible()
        page.goto("/#/")
        expect(page.get_by_text(FOREIGN)).to_be_hidden()
    page.evaluate(DROP, json.dumps(transcript))
    shows(page)
    page.evaluate(DROP, json.dumps({**transcript, "seed": 3}))
    expect(page.get_by_text("does not hold")).to_be_visible()


def test_ones_own_match_is_replayed_and_sent(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = open_page(
        "/#/play/olifantenpad?seats=1&seed=ab",
        locale="en",
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
    )
    begun(page)
    for turn in range(3):
        page.evaluate("async () => (await import('/match.js')).submit('-')")
        until(page, f"match.scene.turn > {turn} && !match.show")
    whole = match(page)["scene"]["transcript"]
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Replay the match").click()
    shows(page)
    assert page.url == link
    expect(page.locator(".score .name")).to_have_text("You")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "match.json")
    assert json.loads((tmp_path / "match.json").read_text()) == whole
    # To anyone else it is the match of Red.
    other = open_page(link.partition("/#")[1] + link.partition("/#")[2], "phone", locale="de")
    expect(other.locator(".score .name")).to_have_text("Rot", timeout=60_000)
    page.goto("/#/kept")
    expect(page.get_by_role("link", name="Replay the match: Olifantenpad")).to_be_visible()
