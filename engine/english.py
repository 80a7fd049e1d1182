"""The refusals in English, for the command line; the page has its own words."""

from __future__ import annotations

from engine.game import Refusal

OLIFANTENPAD: dict[str, str] = {}

SPLITS: dict[str, str] = {
    "splits-unreadable-move": "A move reads like T0,0/1, @0,0 or 0,0>3,0:8.",
    "splits-over": "The match is over.",
    "splits-not-your-turn": "It is not this seat's turn.",
    "splits-no-move": "The seat to move has no move.",
    "splits-build-now": "Tiles are being laid now.",
    "splits-place-now": "Stacks are being placed now.",
    "splits-play-now": "Stacks are being split now.",
    "splits-first-tile": "The first tile lies at 0,0.",
    "splits-tile-overlaps": "The tile covers a field that is there already.",
    "splits-tile-apart": "The tile must touch the pasture with an edge.",
    "splits-no-field": "{field} is no field of the pasture.",
    "splits-field-taken": "There are sheep on {field} already.",
    "splits-not-on-the-rim": "{field} does not lie on the outer rim.",
    "splits-no-stack": "There are no sheep on {field}.",
    "splits-not-your-stack": "The sheep on {field} are another seat's.",
    "splits-too-few-sheep": "Of {size} sheep at least one must go and one stay.",
    "splits-not-straight": "Sheep go in a straight line.",
    "splits-no-way": "The next field that way is not free.",
    "splits-as-far-as-it-can": "Sheep go as far as they can, here to {field}.",
    "splits-no-position": "A position is a JSON object.",
    "splits-other-game": "This is no position of Splits.",
    "splits-other-rules": "Only positions of version {version} can be read.",
    "splits-bad-phase": "A phase is build, place, play or over.",
    "splits-bad-left": "Left must be a list of true or false for 2 to 4 seats.",
    "splits-bad-to-move": "To_move must be a seat, or null once it is over.",
    "splits-bad-tiles": "Tiles_left must be a list of 0 to 4, one for each seat.",
    "splits-bad-pasture": "The pasture must be a list of fields.",
    "splits-large-pasture": "The pasture has more than {most} fields.",
    "splits-bad-field": "A field reads like 0,0 or -3,1.",
    "splits-field-twice": "A field of the pasture is named twice.",
    "splits-torn-pasture": "The pasture is not in one piece.",
    "splits-bad-stacks": "Stacks must be a list of objects.",
    "splits-bad-owner": "The stack on {field} is no seat's.",
    "splits-bad-size": "The stack on {field} must have 1 to {most} sheep.",
    "splits-stacks-overlap": "Two stacks are on {field}.",
    "splits-stack-off-pasture": "The stack on {field} is beside the pasture.",
    "splits-too-many-sheep": "A seat has more than {most} sheep.",
    "splits-cannot-act": "The seat to move cannot act.",
    "splits-one-present": "With fewer than two seats present the match is over.",
    "splits-not-over": "The match is not over: a seat can still move.",
    "splits-sheep-too-early": "No stack stands before all tiles are laid.",
    "splits-tiles-do-not-fit": "The pasture has not the fields of the tiles that were laid.",
    "splits-tiles-unlaid": "A seat has tiles left that should have been laid.",
    "splits-not-whole": "While stacks are placed, each seat has at most one, a whole one.",
}

MATCH: dict[str, str] = {}

WORDS = OLIFANTENPAD | SPLITS | MATCH
"""Message id → sentence, with `{name}` where an argument goes."""


def sentence(refusal: Refusal) -> str:
    """A refusal as one English sentence."""
    return WORDS[refusal.message].format(**refusal.arguments)
