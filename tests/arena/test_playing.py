"""One match, and all the ways to lose it."""

from typing import Any

import pytest

from engine.arena.entrants import Entrant, thinker
from engine.arena.fixtures import Fault, Fixture
from engine.arena.playing import play
from engine.game import Json
from engine.games import GAMES
from engine.match import OVER, Match, advance, begin
from engine.transcript import replay, write_transcript


def played(game: str, *names: str, faults: tuple[Fault, ...] = (), **more: Any) -> Json:
    found = {}
    for name in names:
        source = name if name == "easy" else f"tests.arena.own:{name}"
        entrant = Entrant(name, source)
        found[name] = (entrant, thinker(GAMES[game], entrant))
    return play(Fixture(game, names, "board", faults), found, lambda turn, seat: None, **more)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("own", ["first", "slow_first"])
def test_own_bots_play_to_the_end_as_functions_and_as_generators(game: str, own: str) -> None:
    record = played(game, "easy", own)
    assert record["faults"] == []
    assert record["lineup"] == ["easy", own]
    assert record["winners"]
    assert len(record["ms"][0]) >= 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("own", "why"),
    [
        ("raises", "It raised ValueError: no idea (own.py:"),
        ("quits", "It raised SystemExit: bye"),
        ("cheats", "It made an illegal move"),
        ("mute", "It gave no move but something of type NoneType."),
    ],
)
def test_who_fails_loses_at_once_and_it_is_said_why(game: str, own: str, why: str) -> None:
    record = played(game, own, "easy")
    assert record["winners"] == [1]
    assert len(record["faults"]) == 1
    assert record["faults"][0]["seat"] == 0
    assert record["faults"][0]["why"].startswith(why)


@pytest.mark.parametrize("game", GAMES)
def test_with_three_seats_the_others_play_on(game: str) -> None:
    record = played(game, "raises", "easy", "first")
    assert [fault["seat"] for fault in record["faults"]] == [0]
    assert record["winners"] == [1]
    assert record["turns"] >= 5


def test_a_known_fault_comes_at_its_turn() -> None:
    notice = {"message": "bot-ended", "arguments": {}}
    record = played("splits", "easy", "first", faults=(Fault(6, 0, "", notice),))
    assert record["winners"] == [1]
    assert record["turns"] == 6


@pytest.mark.parametrize("own", ["first", "raises"])
def test_the_log_makes_a_transcript(own: str) -> None:
    log: list[Json] = []
    record = played("splits", "easy", own, log=log)
    match = advance(Match(), begin("splits", [{"kind": "human"}] * 2, "board", {}))
    last = list(replay(write_transcript(match, log)))[-1]
    assert last.stage == OVER
    assert last.game.score(last.position).winners == tuple(record["winners"])


def test_the_options_are_the_match_s() -> None:
    log: list[Json] = []
    bots = {"easy": (Entrant("easy", "easy"), GAMES["olifantenpad"].bots["easy"])}
    small = {"columns": 7, "rows": 7}
    fixture = Fixture("olifantenpad", ("easy", "easy"), "board", options=small)
    play(fixture, bots, lambda turn, seat: None, log)
    cells = " ".join(entry["move"] for entry in log).replace(">", " ").replace("-", "").split()
    assert len(cells) > 10
    assert all(cell[0] in "abcdefg" and int(cell[1:]) <= 7 for cell in cells)


def test_the_watch_is_told_who_thinks_and_when_it_is_over() -> None:
    told: list[tuple[int, int]] = []
    bots = {"easy": (Entrant("easy", "easy"), GAMES["olifantenpad"].bots["easy"])}
    fixture = Fixture("olifantenpad", ("easy", "easy"), "board")
    play(fixture, bots, lambda turn, seat: told.append((turn, seat)))
    assert told[:4] == [(0, 0), (0, -1), (0, 1), (0, -1)]
    assert told[-1] == (4, -1)
