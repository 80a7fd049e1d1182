"""What the page needs of a position to draw the board and offer the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import Game, Json, Seat
from engine.match import TURN, Match


def board(game: Game[Any, Any], position: Any, to_move: Sequence[Seat]) -> Json:
    """The position with who is to move, what they may choose, and how it stands."""
    score = game.score(position)
    return {
        "game": game.id,
        "position": game.write_position(position),
        "to_move": list(to_move),
        "choices": {str(seat): game.choices(position, seat) for seat in to_move},
        "score": {"points": score.points, "ties": score.ties, "winners": score.winners},
    }


def scene(match: Match) -> Json:
    """A match as the page shows it: the board for those to move, and who sits where."""
    return {
        **board(match.game, match.position, match.to_move()),
        "turn": match.turn,
        "seats": match.begun["seats"],
        "over": match.stage != TURN,
    }
