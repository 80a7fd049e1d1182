"""The Hard bot: legal everywhere, the same again, blind to what is hidden."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.game import Bot
from engine.olifantenpad.bots import BOTS
from engine.olifantenpad.bots.hard import prepared
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.notation import read_position, write_position
from engine.olifantenpad.plans import STAY, Plan
from engine.olifantenpad.position import Position, present
from engine.slices import whole
from tests.olifantenpad.bots.thinking import FENCED, ODD, played, thought, various
from tests.olifantenpad.grounds import EXAMPLE, group, player, position

HARD: Bot[Position, Plan] = BOTS["hard"]


def test_its_plans_are_legal_and_the_same_again() -> None:
    for now in various()[1:3]:
        seat = present(now)[-1]
        assert thought(HARD, now, seat, budget=10) == thought(HARD, now, seat, budget=10)
    for now in ODD:
        thought(HARD, now, present(now)[-1], budget=10)


def test_it_finds_the_example_and_stays_where_all_is_fenced() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")])
    assert work_out(now, {0: thought(HARD, now)}).points[0] == 6
    assert thought(HARD, FENCED) == STAY


@pytest.mark.parametrize("level", BOTS)
def test_what_is_hidden_changes_nothing(level: str) -> None:
    now = played("hidden", 2, 2)
    data = write_position(now) | {"seed": "other", "plans": ["a1>", "-"], "next": [1, 2]}
    again = replace(read_position(data), scenery=())
    assert thought(BOTS[level], now, 1) == thought(BOTS[level], again, 1)


def test_it_has_a_legal_plan_at_once() -> None:
    now = played("at once", 2, 1)
    assert next(HARD(now, 0, Chance("x"), 100)) == STAY


def test_it_mixes_where_one_plan_would_be_found_out() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1"), player("d4")])
    contest = whole(prepared(now, 0, Chance("mix"), 100))
    assert len([share for share in contest.mixtures[0].values() if share > 1000]) > 1


def test_the_engine_and_easy_do_without_numpy() -> None:
    code = "import sys, engine.games; assert 'numpy' not in sys.modules"
    root = Path(__file__).resolve().parents[3]
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)
