"""Where to lay a tile: so that the pasture holds together, or after some trial matches."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat
from engine.splits.bots.board import board_of
from engine.splits.bots.flock import Flock
from engine.splits.bots.playout import Luck
from engine.splits.bots.tree import Style, Tree
from engine.splits.moves import Tile
from engine.splits.pasture import Pasture, shared_edges, tile_fields, tile_spots
from engine.splits.position import Position, present

_TRIED = 32
"""Tiles tried out, those that hold the pasture together best."""


def joined(pasture: Pasture, tile: Tile) -> int:
    """The edges at which a tile would meet the pasture."""
    return shared_edges(pasture, tile_fields(tile.at, tile.turning))


def tightest(pasture: Pasture) -> list[Tile]:
    """All tiles that could be laid, those with the most shared edges first."""
    tiles = [Tile(at, turning) for at, turning in tile_spots(pasture)]
    return sorted(tiles, key=lambda tile: -joined(pasture, tile))


class Builder:
    """Tiles tried out as if they were the last: a tree grows on the pasture that each makes."""

    def __init__(self, position: Position, seat: Seat, luck: Luck, style: Style) -> None:
        self._position, self._luck, self._style = position, luck, style
        self._player = present(position).index(seat)
        self._tiles = tightest(position.pasture)[:_TRIED]

    def best(self) -> Tile:
        """The most promising tile so far."""
        return self._tiles[0]

    def try_out(self, playouts: int) -> Iterator[None]:
        """Halves the tiles until one is left, each round with its part of the playouts."""
        trees: dict[Tile, Tree] = {}
        rounds = len(self._tiles).bit_length() - 1
        while len(self._tiles) > 1:
            for tile in self._tiles:
                trees[tile] = trees.get(tile) or self._tree(tile)
                yield from trees[tile].grow(max(1, playouts // rounds // len(self._tiles)))
                yield
            self._tiles.sort(key=lambda tile: -trees[tile].worth(self._player))
            del self._tiles[len(self._tiles) // 2 :]

    def _tree(self, tile: Tile) -> Tree:
        """A tree of the placing and splitting on the pasture that a tile makes."""
        board = board_of(self._position.pasture.union(tile_fields(tile.at, tile.turning)))
        empty = (0,) * len(present(self._position))
        flock = Flock(board.fields, empty, empty, {}, 0, True)
        return Tree(board, flock, self._luck, self._style)
