"""Whole recorded matches: what they come to never changes unnoticed."""

import json

import pytest

from engine.games import GAMES
from engine.match import OVER
from engine.signatures import is_genuine_entry
from engine.transcript import digest, replay
from engine.verify import verify
from tests.playthroughs.record import EACH, FOLDER, record
from tests.playthroughs.rooms.record import FOLDER as ROOMS
from tests.playthroughs.rooms.record import TABLES, recorded

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_ends_as_it_was_recorded(file) -> None:  # type: ignore[no-untyped-def]
    told = json.loads(file.read_text("utf-8"))
    assert digest(told["transcript"]) == told["digest"]
    *_, last = replay(told["transcript"])
    assert last.stage == OVER


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_playthroughs(game: str) -> None:
    assert len([file for file in FILES if file.stem.startswith(game)]) == EACH


@pytest.mark.parametrize("file", FILES[::5], ids=lambda file: file.stem)
def test_the_bots_play_it_the_same_again(file) -> None:  # type: ignore[no-untyped-def]
    transcript = json.loads(file.read_text("utf-8"))["transcript"]
    number = int(file.stem[-2:])
    first = {"kind": "begin"} | {key: value for key, value in transcript.items() if key != "log"}
    assert record(first, number) == transcript


@pytest.mark.parametrize("name", TABLES)
def test_a_rooms_log_comes_to_what_was_recorded(name: str) -> None:
    told = json.loads((ROOMS / f"{name}.json").read_text("utf-8"))
    verdict = verify(told["transcript"], is_genuine_entry)
    assert verdict.digest == told["digest"]
    assert verdict.result is not None
    assert verdict.result["why"] == "played"


@pytest.mark.parametrize("name", ["olifantenpad-bots", "splits-four"])
def test_a_room_is_played_the_same_again(name: str) -> None:
    told = json.loads((ROOMS / f"{name}.json").read_text("utf-8"))
    assert recorded(name) == told["transcript"]
