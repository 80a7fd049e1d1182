from __future__ import annotations

from engine.chance import Chance
from engine.slices import whole
from engine.splits import GAME
from engine.splits.bots.reference import uct
from engine.splits.moves import Split
from tests.splits.bots.thought import told
from tests.splits.hand import by_hand, random_turns


def test_legal_in_every_phase() -> None:
    for before, _, _ in random_turns(3, "reference", leavers=1):
        assert before.to_move is not None
        for move in told(uct(before, before.to_move, Chance("r"), 2)):
            GAME.check(before, before.to_move, move)


def test_takes_the_way_that_wins() -> None:
    position = by_hand("play", "-1,0 0,0 1,0 2,0 3,0", "0:0,0=2 1:3,0=9")
    assert whole(uct(position, 0, Chance("win"), 10)) == Split((0, 0), (2, 0), 1)
