"""Hexagonal fields in axial coordinates, and their text `q,r`."""

from __future__ import annotations

import re
from functools import lru_cache

Hex = tuple[int, int]
"""A place (q, r), on the pasture or off it."""

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six straight ways, each one step long (`rules/splits.md`)."""

ORIGIN: Hex = (0, 0)
"""Where the first tile lies."""

_NUMBER = "(?:0|-?[1-9][0-9]{0,2})"

HEX = f"{_NUMBER},{_NUMBER}"
"""The pattern of a field's text: each place has exactly one, so no `+1`, `-0` or `01`."""

_WHOLE = re.compile(HEX)


def shifted(place: Hex, by: Hex) -> Hex:
    """The place `by` away from another."""
    return (place[0] + by[0], place[1] + by[1])


@lru_cache(maxsize=8192)
def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six places that share an edge with one, in the order of DIRECTIONS."""
    return tuple(shifted(place, direction) for direction in DIRECTIONS)


def direction(start: Hex, target: Hex) -> Hex | None:
    """The straight way from one place to another; None where there is none."""
    q, r = target[0] - start[0], target[1] - start[1]
    length = max(abs(q), abs(r))
    if length == 0 or (q and r and q != -r):
        return None
    return (q // length, r // length)


@lru_cache(maxsize=8192)
def read_hex(text: str) -> Hex:
    """The place that a text like `-3,1` names. ValueError for any other text."""
    if not _WHOLE.fullmatch(text):
        raise ValueError("no field")
    q, r = text.split(",")
    return (int(q), int(r))


@lru_cache(maxsize=8192)
def write_hex(place: Hex) -> str:
    """The text of a place, `q,r`."""
    return f"{place[0]},{place[1]}"
