"""Duels: two find each other, play for their rating, and what the relay knows of them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.company import play, room
from e2e.hands import match, until

CALM = {"locale": "en", "reduced_motion": "reduce"}
TREMBLES = """navigator.vibrate = (pattern) => {
  window.trembled = pattern;
  return true;
};"""


def seek(page: Page, game: str, name: str) -> None:
    """Wait for an opponent."""
    page.goto(f"/#/duel/{game}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Find an opponent").click()


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_two_are_paired_play_and_are_rated(open_page: Callable[..., Page], game: str) -> None:
    ann = open_page("about:blank", **CALM)
    ann.add_init_script(TREMBLES)
    bob = open_page("about:blank", "phone", **CALM)
    seek(ann, game, f"Ann {game}")
    expect(ann.get_by_role("status").first).to_contain_text("Looking for an opponent")
    expect(ann.get_by_role("timer")).to_have_text("0:02", timeout=10_000)
    ann.get_by_role("link", name="Play a bot meanwhile").click()
    until(ann, "match?.begun && !match.room")
    expect(ann.locator(".wait-bar")).to_contain_text("Looking for an opponent")
    seek(bob, game, f"Bob {game}")
    for page in (ann, bob):
        until(page, "match?.room && match.scene")
        expect(page.get_by_role("button", name="Give me a hint")).to_be_hidden()
    assert ann.evaluate("window.trembled")
    play(ann, bob)
    winners = match(ann)["scene"]["score"]["winners"]
    rated(ann, game, match(ann)["me"] in winners, len(winners))
    rated(bob, game, match(bob)["me"] in winners, len(winners))


def rated(page: Page, game: str, won: bool, winners: int) -> None:
    """The player's own page and the table know of the duel."""
    assert room(page)["standing"]["duel"]
    page.goto("/#/profile")
    words = "Draw with" if winners > 1 else "Won against" if won else "Lost to"
    expect(page.locator(".history li").first).to_contain_text(words, timeout=20_000)
    page.goto(f"/#/best/{game}")
    expect(page.locator(".best [aria-current]")).to_have_count(1)


def test_one_is_hidden_forgotten_and_taken_to_another_device(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = open_page("/#/profile", **CALM)
    page.get_by_label("Hide my name in the table").check()
    own = page.evaluate("async () => (await import('/keys.js')).identity().then((s) => s.key)")
    page.get_by_role("button", name="Save my key").click()
    page.get_by_label("Passphrase, at least").fill("four little sheep")
    with page.expect_download() as saved:
        page.get_by_role("dialog").get_by_role("button", name="Save my key").click()
    file = tmp_path / "identity.json"
    file.write_bytes(Path(saved.value.path()).read_bytes())
    assert json.loads(file.read_text("utf-8"))["key"] == own
    other = open_page("/#/profile", **CALM)
    take(other, file, "five little sheep")
    expect(other.get_by_role("alert")).to_contain_text("does not fit this file")
    other.get_by_role("button", name="Cancel").click()
    with other.expect_navigation():
        take(other, file, "four little sheep")
    expect(other.get_by_label("Hide my name in the table")).to_be_checked(timeout=20_000)
    other.get_by_role("button", name="Forget me").click()
    other.get_by_role("button", name="Really forget everything?").click()
    expect(other.get_by_role("status").first).to_contain_text("has forgotten you")
    expect(other.get_by_label("Hide my name in the table")).not_to_be_checked()


def take(page: Page, file: Path, phrase: str) -> None:
    """Take over the key of a file."""
    page.get_by_role("button", name="Use a saved key").click()
    page.get_by_label("File").set_input_files(file)
    page.get_by_label("Passphrase").and_(page.locator("dialog[open] input")).fill(phrase)
    page.get_by_role("dialog").get_by_role("button", name="Use a saved key").click()
