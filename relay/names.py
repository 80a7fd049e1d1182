"""Which names people may have: short, visible, without markup."""

from __future__ import annotations

import unicodedata
from typing import Any

from engine.game import Refusal

LONGEST = 20
MARKS = 2
"""Marks over or under one letter."""

UNFIT = "<>\u115f\u1160\u2800\u3164\uffa0"
"""What markup begins and ends with, and letters that show nothing."""


class Declined(Refusal):
    """Something the relay does not do; the words stand in `site/words/*.ftl`."""


def check_name(name: Any) -> str:
    """Return the name; raises Declined where it cannot be one."""
    if not isinstance(name, str) or not is_name(name):
        raise Declined("name-unfit", most=LONGEST)
    return name


def is_name(name: str) -> bool:
    """Whether it is 1 to 20 visible characters in their composed form, single spaces between."""
    fits = 0 < len(name) <= LONGEST and " ".join(name.split()) == name
    return fits and unicodedata.is_normalized("NFC", name) and _is_visible(name)


def _is_visible(name: str) -> bool:
    marks = MARKS  # none before the first letter
    for letter in name:
        kind = unicodedata.category(letter)
        if letter in UNFIT or kind[0] == "C" or (kind[0] == "Z" and letter != " "):
            return False
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MARKS:
            return False
    return True
