"""Asking a bot for its move, whoever wrote it: what comes of it is legal, or it is said why not."""

from __future__ import annotations

from inspect import isgenerator
from pathlib import Path
from traceback import extract_tb, format_exception_only
from typing import Any

from engine.arena.entrants import Thinker
from engine.chance import Chance
from engine.game import Budget, Game, Refusal, Seat
from engine.slices import whole

_ENGINE = (str(Path(__file__).parent.parent), "engine/")
"""What our own files' names begin with, compiled ahead or not."""
_LONGEST = 200


class Failed(Refusal):
    """A bot did not come to a legal move; a refusal of the rules stands behind it as its cause."""


def move_of(
    game: Game[Any, Any], position: Any, seat: Seat, thinks: Thinker, chance: Chance, budget: Budget
) -> str:
    """The notation of the bot's move, which is legal; raises Failed where it comes to none."""
    try:
        move = _decided(thinks(position, seat, chance, budget))
    except BaseException as error:  # a bot may raise anything; SystemExit ends nothing here
        raise Failed("bot-raised", error=what_raised(error)) from error
    return _legal(game, position, seat, move)


def _decided(thought: Any) -> Any:
    """What the bot says, thought to its end if it thinks in slices."""
    return whole(thought) if isgenerator(thought) else thought


def what_raised(error: BaseException) -> str:
    """An exception in one line, with the line of the bot's own file that it came from."""
    return in_a_line(error) + _place(error)


def in_a_line(error: BaseException) -> str:
    """An exception's kind and text; a syntax error's text names its line."""
    told = error if isinstance(error, SyntaxError) else None
    # Notes would come after the first.
    text = f"{type(error).__name__}: {told}" if told else format_exception_only(error)[0]
    return " ".join(text.split())[:_LONGEST]


def _place(error: BaseException) -> str:
    lines = [at for at in extract_tb(error.__traceback__) if not at.filename.startswith(_ENGINE)]
    own = [at for at in lines if at.filename == lines[0].filename]
    known = own and not isinstance(error, SyntaxError)
    return f" ({Path(own[-1].filename).name}:{own[-1].lineno})" if known else ""


def _legal(game: Game[Any, Any], position: Any, seat: Seat, move: Any) -> str:
    try:
        text = move if isinstance(move, str) else game.write_move(move)
        game.check(position, seat, game.read_move(text))
    except Refusal as refusal:
        raise Failed("bot-illegal", move=text[:40]) from refusal
    except Exception as error:
        raise Failed("bot-no-move", type=type(move).__name__) from error
    return text
