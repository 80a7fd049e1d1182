"""The recorded playthroughs come to the same digests in the browser's Python as in CPython."""

import json

import pytest
from playwright.sync_api import Page

from tests.playthroughs.record import FOLDER
from tests.playthroughs.rooms.record import FOLDER as ROOMS
from tests.playthroughs.rooms.record import TABLES

DIGESTS = """(given) => {
    window.python.globals.set('given', given);
    return window.python.runPython(`
import json
from engine.transcript import digest
json.dumps([digest(transcript) for transcript in json.loads(given)])
`);
}"""


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_ten_playthroughs_end_in_equal_digests(python: Page, game: str) -> None:
    told = [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob(f"{game}-*.json"))]
    assert len(told) == 10
    transcripts = json.dumps([one["transcript"] for one in told])
    assert json.loads(python.evaluate(DIGESTS, transcripts)) == [one["digest"] for one in told]


BOTS = """(given) => {
    window.python.globals.set('given', given);
    return window.python.runPython(`
import json
from engine.match import TURN, Match, advance
def thought(match, seat):
    bot = match.game.bots['easy'](match.position, seat, match.bot_chance(seat), 100)
    while True:
        try:
            next(bot)
        except StopIteration as end:
            return match.game.write_move(end.value)
match, moves = advance(Match(), json.loads(given)), []
while match.stage == TURN:
    seat = match.to_move()[0]
    moves.append(thought(match, seat))
    entry = {'kind': 'move', 'turn': match.turn, 'seat': seat, 'move': moves[-1]}
    match = advance(match, entry)
json.dumps(moves)
`);
}"""


@pytest.mark.parametrize("name", ["olifantenpad-02", "splits-00"])
def test_the_bots_choose_the_same_moves_in_the_browser(python: Page, name: str) -> None:
    transcript = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["transcript"]
    header = {key: value for key, value in transcript.items() if key != "log"}
    moves = json.loads(python.evaluate(BOTS, json.dumps({"kind": "begin", **header})))
    assert moves == [entry["move"] for entry in transcript["log"]]


VERIFIED = """async (given) => {
    await window.python.loadPackage('numpy');
    window.python.globals.set('given', given);
    return window.python.runPython(`
import json
from engine.verify import verify
def digest(transcript):
    return verify(transcript, [True] * len(transcript['log'])).digest
json.dumps([digest(transcript) for transcript in json.loads(given)])
`);
}"""


def test_the_logs_of_rooms_come_to_the_same_with_bots_and_silence(python: Page) -> None:
    told = [json.loads((ROOMS / f"{name}.json").read_text("utf-8")) for name in TABLES]
    transcripts = json.dumps([one["transcript"] for one in told])
    assert json.loads(python.evaluate(VERIFIED, transcripts)) == [one["digest"] for one in told]
