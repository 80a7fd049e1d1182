"""Everything a page may ask of a brought bot."""

import json
from typing import Any

import pytest

from engine.chance import Chance
from engine.games import GAMES
from engine.guest import door

FIRST = (
    "from engine.games import GAMES\n"
    "def think(position, seat, chance, budget):\n"
    "    game = GAMES['splits' if hasattr(position, 'pasture') else 'olifantenpad']\n"
    "    return next(game.moves(position, seat))\n"
)


@pytest.fixture(autouse=True)
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "_guest", door.Guest())


def ask(tell: Any = None, **request: Any) -> Any:
    return json.loads(door.answer(json.dumps(request), tell or (lambda text: None)))


def thought(**more: Any) -> Any:
    game = GAMES["splits"]
    position = game.write_position(game.start({"seats": 2}, Chance("board")))
    asked = {"game": "splits", "position": position, "seat": 0, "chance": ["00", "bot 0 0"], **more}
    return ask(ask="think", **asked)


def test_a_pasted_bot_is_found_and_thinks() -> None:
    assert ask(ask="needs", code=FIRST) == {"ok": []}
    assert ask(ask="load", code=FIRST) == {"ok": {"name": "think"}}
    assert thought() == {"ok": {"move": "T0,0/0"}}


def test_what_a_bot_draws_is_the_page_s_to_repeat() -> None:
    code = "def think(position, seat, chance, budget):\n    raise ValueError(chance.below(1000))"
    ask(ask="load", code=code)
    assert thought() == thought()
    assert thought() != thought(chance=["01", "bot 0 0"])


def test_a_failing_bot_is_told_with_its_cause() -> None:
    ask(ask="load", code="def think(a, b, c, d):\n    return '@9,9'")
    assert thought()["error"] == {
        "message": "bot-illegal",
        "arguments": {"move": "@9,9"},
        "cause": {"message": "splits-build-now", "arguments": {}},
    }


def test_nobody_thinks_before_a_bot_was_brought() -> None:
    assert thought()["error"]["message"] == "guest-not-here"
    assert ask(ask="load", code="1")["error"]["message"] == "guest-no-function"
    assert ask(ask="load", wheel="/nowhere.whl", entry="")["error"]["message"] == "guest-no-wheel"


def test_a_trial_tells_who_thinks() -> None:
    ask(ask="load", code=FIRST)
    plan = ask(ask="plan", game="splits", levels=["easy"], matches=2, seats=2, seed="s")["ok"]
    told: list[Any] = []

    def tell(text: str) -> None:
        told.append(json.loads(text))

    records = [ask(tell, ask="match", match=each)["ok"] for each in plan]
    assert told[:3] == [{"thinks": [0, 0]}, {"thinks": [0, -1]}, {"thinks": [1, 1]}]
    (row,) = ask(ask="table", records=records)["ok"]
    assert (row["a"], row["matches"]) == ("own", 2)


def test_cells_share_their_names() -> None:
    assert ask(ask="cell", code="a = 1", number=1) == {"ok": {}}
    assert ask(ask="cell", code="a + 1", number=2) == {"ok": {"value": "2"}}
