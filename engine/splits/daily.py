"""The pasture of today, and the pastures that a match may begin with.

The pasture is laid and the herds are still in hand: where to begin is half of the game
(`rules/splits.md`, "On the screen"), while four tiles of one's own, laid against a bot that
answers them, would make the evening's pasture another one for everybody.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.days import check_daily
from engine.game import Json, UnreadablePosition
from engine.splits.codec import read_position
from engine.splits.hexes import neighbours
from engine.splits.pasture import Pasture, TileSpot, tile_fields, tile_spots
from engine.splits.position import ID, TILES, Position, opening

SEATS = 2
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
    return Position("place", 0, pasture, (0,) * SEATS, (), nobody)


def _laid(draw: Chance) -> Pasture:
    """A pasture of as many tiles as two players lay, with a rim that has bays and narrows."""
    pasture: Pasture = frozenset()
    for _ in range(SEATS * TILES):
        spots = tile_spots(pasture)
        drawn = [draw.pick(spots) for _ in range(_SPOTS)]
        pasture |= frozenset(tile_fields(*max(drawn, key=lambda spot: _edges(pasture, spot))))
    return pasture


def _edges(pasture: Pasture, spot: TileSpot) -> int:
    """The edges at which a tile there would meet the pasture."""
    return sum(place in pasture for field in tile_fields(*spot) for place in neighbours(field))
