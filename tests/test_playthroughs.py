"""Whole recorded matches: what they come to never changes unnoticed."""

import json

import pytest

from engine.games import GAMES
from engine.match import OVER
from engine.transcript import digest, replay
from tests.playthroughs.record import EACH, FOLDER, record

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
