from __future__ import annotations

from engine.chance import Chance
from engine.splits.bots.board import board_of
from engine.splits.bots.flock import acts, flock_of, move_of
from engine.splits.bots.playout import Luck
from engine.splits.bots.tree import Style, Tree
from engine.splits.moves import Split
from engine.splits.position import Position
from tests.splits.hand import HOLED, by_hand

PLAY = by_hand("play", HOLED, "0:0,0=16 1:4,2=16")


def grown(position: Position, playouts: int, seed: str = "tree") -> Tree:
    board, flock = board_of(position.pasture), flock_of(position)
    tree = Tree(board, flock, Luck(Chance(seed)), Style())
    assert len(list(tree.grow(playouts))) <= playouts / 32
    return tree


def test_grows_the_same_from_the_same_luck() -> None:
    assert grown(PLAY, 300).ranked() == grown(PLAY, 300).ranked()


def test_ranks_all_acts_by_trials_with_their_worth() -> None:
    tree = grown(PLAY, 600)
    ranked = tree.ranked()
    assert sorted(act for act, _ in ranked) == sorted(acts(tree.board, tree.root.flock))
    assert ranked[0][0] == tree.best()
    assert all(0 <= worth <= 1 for _, worth in ranked)
    assert 0 < tree.worth(0) < 1


def test_cuts_the_rival_off() -> None:
    """Into the corridor at once, or the rival slides through it to the room at its end."""
    corridor = "0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 6,1 7,1 7,-1 6,2 7,2"
    position = by_hand("play", corridor + " 2,1 2,2 1,2", "0:2,1=9 1:0,0=9")
    tree = grown(position, 1000)
    move = move_of(tree.board, tree.best())
    assert isinstance(move, Split)
    assert move.target in [(2, 0), (3, 0)]


def test_stops_once_nothing_can_change() -> None:
    position = by_hand("play", "-1,0 0,0 1,0 2,0 3,0", "0:0,0=2 1:3,0=9")
    tree = grown(position, 1000)
    assert move_of(tree.board, tree.best()) == Split((0, 0), (2, 0), 1)
    assert tree.root.visits < 1000
