"""Hints in a match, and the analysis of one that is over, as the page gets them."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from engine.game import USUAL, Advice, Game, Json, Review, Seat
from engine.match import Match
from engine.scene import board
from engine.transcript import replay

Told = Generator[Any, None, Json]


def hints(match: Match, seat: Seat) -> Told:
    """A few moves for a seat that is to move, the best first.

    `moves`: each with `move`, `value` and, where the game counts any, `points`, in thousandths.
    """
    game, chance = match.game, match.chance.apart(f"hint {match.turn} {seat}")
    found = yield from game.advise(match.position, seat, chance, USUAL)
    return {"moves": [_told(game, each) for each in found]}


def analysis(transcript: Any) -> Told:
    """What the people of a match made of their turns.

    `turns`: a `turn`, a `seat`, the `scene` before it, what was `made` and what was `best`.
    Raises UnreadableTranscript.
    """
    turns = []
    for before, match in _turns(transcript):
        for seat in sorted(before.chosen):
            if before.begun["seats"][seat]["kind"] == "human":
                review = yield from _reviewed(before, seat)
                turns += [_turn(match, before, seat, review)] if review else []
    return {"turns": turns}


def _turns(transcript: Any) -> list[tuple[Match, Match]]:
    """By turn the match with all its moves chosen, and the match after it."""
    played = []
    matches = list(replay(transcript))
    for before, match, entry in zip(matches, matches[1:], transcript["log"], strict=False):
        if match.turn > before.turn:
            played.append((_chosen(before, entry), match))
    return played


def _chosen(before: Match, entry: Json) -> Match:
    """The match with all its moves chosen, by the entry that a turn was played on."""
    game, seat = before.game, entry["seat"]
    others = {s: move for s, move in before.chosen.items() if s != seat}
    if entry["kind"] == "leave":
        return replace(before, position=game.leave(before.position, seat), chosen=others)
    return replace(before, chosen={**others, seat: game.read_move(entry["move"])})


def _reviewed(match: Match, seat: Seat) -> Generator[Any, None, Review[Any] | None]:
    chance = match.chance.apart(f"review {match.turn} {seat}")
    return (yield from match.game.review(match.position, match.chosen, seat, chance))


def _turn(match: Match, before: Match, seat: Seat, review: Review[Any]) -> Json:
    game, position = match.game, before.position
    return {
        "turn": before.turn,
        "seat": seat,
        "scene": board(game, position, game.to_move(position)) | {"turn": before.turn},
        "made": _told(game, review.made),
        "best": _told(game, review.best),
    }


def _told(game: Game[Any, Any], advice: Advice[Any]) -> Json:
    points = {} if advice.points is None else {"points": advice.points}
    return {"move": game.write_move(advice.move), "value": advice.value} | points
