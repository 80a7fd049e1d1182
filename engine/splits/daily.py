"""The pasture of today, and the pastures that a match may begin with.

The pasture is laid, and the bot's herd stands where it can go the most ways. The player sees
both, chooses where to begin and moves first: placing is half of the game (`rules/splits.md`,
"On the screen"), while who places first and is answered may be shut in before the first move,
and tiles laid against a bot's answers would make it another pasture for everybody.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.days import check_daily
from engine.game import Json, UnreadablePosition
from engine.splits.codec import read_position
from engine.splits.hexes import Hex
from engine.splits.moves import slides
from engine.splits.pasture import Pasture, outer_rim, shared_edges, tile_fields, tile_spots
from engine.splits.position import ID, SHEEP, TILES, Position, Stack, opening

SEATS = 2
_BOT = 1
_SPOTS = 3  # spots drawn for a tile, of which the one that holds together best is taken


def start(options: Json, chance: Chance) -> Position:
    """The empty pasture for `seats` players, a ready `position`, or the pasture of a `daily` date.

    Raises UnreadablePosition or ImpossibleDay for options that cannot be.
    """
    if "daily" in options:
        check_daily(options, ID, SEATS, chance)
        return _ready(_laid(chance.fork("pasture of today")))
    if "position" in options:
        return _given(options)
    return opening(options["seats"])


def _given(options: Json) -> Position:
    position = read_position(options["position"])
    if len(position.left) != options["seats"]:
        raise UnreadablePosition("position-other-seats", seats=options["seats"])
    return position


def _ready(pasture: Pasture) -> Position:
    nobody = (False,) * SEATS
    herd = Stack(max(sorted(outer_rim(pasture)), key=lambda at: _ways(pasture, at)), _BOT, SHEEP)
    return Position("place", 0, pasture, (0,) * SEATS, (herd,), nobody)


def _ways(pasture: Pasture, at: Hex) -> tuple[int, int]:
    """How many ways a herd could go from there, and how far in all."""
    ways = [len(path) for path in slides(pasture, at)]
    return len(ways), sum(ways)


def _laid(draw: Chance) -> Pasture:
    """A pasture of as many tiles as two players lay, with a rim that has bays and narrows."""
    pasture: Pasture = frozenset()
    for _ in range(SEATS * TILES):
        spots = tile_spots(pasture)
        tiles = [tile_fields(*draw.pick(spots)) for _ in range(_SPOTS)]
        edges = [shared_edges(pasture, tile) for tile in tiles]
        pasture |= frozenset(tiles[edges.index(max(edges))])
    return pasture
