"""The pasture: which fields tiles make, where a tile may lie, what its outer rim is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.splits.hexes import ORIGIN, Hex, neighbours, shifted, write_hex

Pasture = frozenset[Hex]
"""All fields there are."""

TURNINGS: tuple[tuple[Hex, ...], ...] = (
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (1, -1), (2, -1)),
    ((0, 0), (0, 1), (-1, 1), (-1, 2)),
)
"""The fields of a tile at 0,0 by its turning (`rules/splits.md`, 1)."""

TileSpot = tuple[Hex, int]
"""Where a tile may lie: its anchor and its turning."""

_CACHED = 64  # pastures; a match lays at most 16 tiles


@lru_cache(maxsize=4096)
def tile_fields(at: Hex, turning: int) -> tuple[Hex, ...]:
    """The four fields that a tile covers."""
    return tuple(shifted(at, field) for field in TURNINGS[turning])


def touches(pasture: Pasture, fields: Iterable[Hex]) -> bool:
    """Whether one of the fields shares an edge with the pasture."""
    return any(not pasture.isdisjoint(neighbours(field)) for field in fields)


def shared_edges(pasture: Pasture, fields: Iterable[Hex]) -> int:
    """Edges at which the fields of a tile meet the pasture: many of them leave no bottleneck."""
    return sum(place in pasture for field in fields for place in neighbours(field))


@lru_cache(maxsize=_CACHED)
def tile_spots(pasture: Pasture) -> tuple[TileSpot, ...]:
    """All spots for the next tile, in order (`rules/splits.md`, 1).

    The first tile lies at 0,0; the others on free places only, touching by an edge.
    """
    if not pasture:
        return tuple((ORIGIN, turning) for turning in range(len(TURNINGS)))
    return tuple(sorted(s for s in _touching(pasture) if pasture.isdisjoint(tile_fields(*s))))


def _touching(pasture: Pasture) -> set[TileSpot]:
    """The spots where some field of a tile would lie on a shore place."""
    return {
        ((q - field[0], r - field[1]), turning)
        for q, r in _shore(pasture)
        for turning, fields in enumerate(TURNINGS)
        for field in fields
    }


def _shore(pasture: Pasture) -> set[Hex]:
    """The places off the pasture that share an edge with it, those in holes too."""
    return {place for field in pasture for place in neighbours(field)} - pasture


@lru_cache(maxsize=_CACHED)
def outer_rim(pasture: Pasture) -> Pasture:
    """The fields with a missing neighbour that is connected to the outside (`rules/splits.md`, 2).

    The rim of a hole does not count. Expects a pasture in one piece: its outer shore is then
    one ring, which no hole's shore meets, and the shore's last place lies on it.
    """
    shore = _shore(pasture)
    outside = flood(shore, max(shore)) if shore else set()
    return frozenset(f for f in pasture if not outside.isdisjoint(neighbours(f)))


@lru_cache(maxsize=_CACHED)
def in_one_piece(pasture: Pasture) -> bool:
    """Whether every field can be reached from every other."""
    return not pasture or len(flood(pasture, min(pasture))) == len(pasture)


def flood(places: Pasture | set[Hex], start: Hex) -> set[Hex]:
    """The places of a set that are connected to one of them, itself included."""
    found, edge = {start}, [start]
    while edge:
        for place in neighbours(edge.pop()):
            if place in places and place not in found:
                found.add(place)
                edge.append(place)
    return found


@lru_cache(maxsize=_CACHED)
def pasture_names(pasture: Pasture) -> tuple[str, ...]:
    """The texts of the fields, in the order in which positions list them."""
    return tuple(sorted(write_hex(field) for field in pasture))
