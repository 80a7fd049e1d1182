from __future__ import annotations

from engine.chance import Chance
from engine.splits import GAME
from engine.splits.bots.building import Builder, joined, tightest
from engine.splits.bots.playout import Luck
from engine.splits.bots.tree import Style
from engine.splits.moves import Tile
from tests.splits.hand import by_hand

LAST = by_hand("build", "0,0 1,0 0,1 1,1", tiles=(0, 1), to_move=1)


def test_the_tightest_tiles_come_first() -> None:
    tiles = tightest(LAST.pasture)
    edges = [joined(LAST.pasture, tile) for tile in tiles]
    assert edges == sorted(edges, reverse=True)
    assert set(tiles) == set(GAME.moves(LAST, 1))
    assert joined(LAST.pasture, Tile((0, 2), 0)) == 3


def test_halves_the_tiles_down_to_a_legal_one() -> None:
    tiles = [tried_out("a"), tried_out("a"), tried_out("b")]
    assert tiles[0] == tiles[1]
    for tile in tiles:
        GAME.check(LAST, 1, tile)


def tried_out(seed: str) -> Tile:
    builder = Builder(LAST, 1, Luck(Chance(seed)), Style())
    assert sum(1 for _ in builder.try_out(300)) >= 32
    return builder.best()
