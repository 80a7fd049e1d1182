"""The refusals in English, for the command line; the page has its own words."""

from __future__ import annotations

from engine.game import Refusal

OLIFANTENPAD: dict[str, str] = {
    "plan-unreadable": "A plan reads like -, b2 c3, a1> or a1>b2 c3, but this is: {text}",
    "plan-too-long": "The plan has {steps} steps; {most} is the most.",
    "plan-no-gate": "{cell} is no gate.",
    "plan-outside": "This seat is not in the park yet: it comes in by a gate.",
    "plan-off-park": "{cell} is not in the park.",
    "plan-obstacle": "{cell} is an obstacle.",
    "plan-fenced": "{cell} is fenced this hour.",
    "plan-squeezed": "There is no way to {cell} between two obstacles or fences.",
    "plan-not-next": "{cell} is not next to {at}.",
    "park-size": "A park is 1 to {most} rows of equal length, of 1 to {most} cells each.",
    "park-ground": "A park is made of # = G and . but here is: {ground}",
    "park-no-gates": "The park has no gate.",
    "park-gate-inside": "The gate {cell} is not on the park's edge.",
    "player-on-obstacle": "A player stands on the obstacle {cell}.",
    "trail-off-grass": "{cell} is not grass.",
    "fence-taken": "{cell} is fenced twice, or has a trail.",
    "group-kind": "A group is visitors or school, not: {kind}",
    "group-off-pavement": "A group's way begins or ends at {cell}, which is not pavement.",
    "group-nowhere": "A group goes from {cell} to {cell}.",
    "scenery-impossible": "The scenery on {cell} cannot be.",
    "cell-unknown": "There is no such cell in the park: {cell}",
}

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

MATCH: dict[str, str] = {
    "position-game": "There is no such game: {game}",
    "position-missing": "The position lacks: {key}",
    "position-version": "Only rules version 1 can be read, not: {version}",
    "position-seats": "There must be 1 to {most} players.",
    "position-other-seats": "The position is not for {seats} players.",
    "position-object": "This must be an object: {key}",
    "position-list": "This must be a list: {key}",
    "position-number": "This must be a whole number from {least} to {most}: {key}",
    "position-flag": "This must be true or false: {key}",
    "no-such-seat": "There is no such seat: {seat}",
    "seat-left": "Seat {seat} has left.",
    "match-over": "The match is over.",
    "match-game": "There is no such game: {game}",
    "match-rules": "These rules are not known: {rules}",
    "match-seats": "There must be {least} to {most} seats.",
    "match-seat": "A seat is a human or a bot.",
    "match-level": "There is no such bot: {level}",
    "match-seed": "A seed is a text of 1 to 128 plain characters.",
    "match-options": "Options must be an object.",
    "entry-out-of-place": "This cannot happen now: {kind}",
    "entry-stale": "The entry is for another turn than {turn}.",
    "entry-not-to-move": "Seat {seat} has no move to make now.",
    "entry-no-move": "The entry has no move.",
    "transcript-header": "This is no transcript of a match.",
    "transcript-log": "The transcript's log must be a list of objects.",
    "transcript-entry": "Entry {entry} of the transcript does not hold.",
    "request-unreadable": "The request cannot be read.",
    "request-no-match": "No match has begun.",
    "request-no-bot": "Seat {seat} is no bot with a move to make.",
    "line-unreadable": "The line is not JSON.",
    "line-object": "The line must be an object with: {keys}",
    "line-actions": "There must be {seats} actions, each a text or null.",
    "line-seed": "A seed is a text or a number.",
    "file-unreadable": "The file cannot be read: {file}",
}

WORDS = OLIFANTENPAD | SPLITS | MATCH
"""Message id → sentence, with `{name}` where an argument goes."""


def sentence(refusal: Refusal) -> str:
    """A refusal in English, followed by the one that caused it where there is one."""
    told = WORDS[refusal.message].format(**refusal.arguments)
    cause = refusal.__cause__
    return f"{told} {sentence(cause)}" if isinstance(cause, Refusal) else told
