"""The refusals in English, for the command line; the page has its own words."""

from __future__ import annotations

from engine.game import Refusal

OLIFANTENPAD: dict[str, str] = {}

SPLITS: dict[str, str] = {}

MATCH: dict[str, str] = {}

WORDS = OLIFANTENPAD | SPLITS | MATCH
"""Message id → sentence, with `{name}` where an argument goes."""


def sentence(refusal: Refusal) -> str:
    """A refusal as one English sentence."""
    return WORDS[refusal.message].format(**refusal.arguments)
