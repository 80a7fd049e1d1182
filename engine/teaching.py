"""The lessons of both games, part by part, as the page asks for them.

A lesson and its steps are named by numbers from 1. A step that goes on from the one before
does so from what the pupil did there: `moves` says it, by step; for those that it leaves out
a model pupil's moves are taken.
"""

from __future__ import annotations

from typing import Any

from engine.game import Game, Json, Refusal, Step
from engine.games import GAMES
from engine.lesson import Lesson, Part
from engine.olifantenpad.lessons import LESSONS as OLIFANTENPAD
from engine.scene import board
from engine.splits.lessons import LESSONS as SPLITS

LESSONS: dict[str, tuple[Lesson[Any, Any], ...]] = {"olifantenpad": OLIFANTENPAD, "splits": SPLITS}
_SEATS: list[Json] = [{"kind": "human"}, {"kind": "bot", "level": "easy"}]


class NoSuchLesson(Refusal):
    """A lesson, or a part of one, that there is not, or one that waits for nothing."""


def lessons(data: Json) -> list[Json]:
    """`game` → its lessons in order: `lesson`, `title` (a message id) and how many `steps`."""
    game, all_of_it = _lessons(data)
    return [
        {"lesson": number, "title": f"lesson-{game}-{number}", "steps": len(parts)}
        for number, parts in enumerate(all_of_it, 1)
    ]


def lesson(data: Json) -> Json:
    """`game`, `lesson`, `step`, maybe `moves` → what to say, to show and to wait for.

    `model` is a right move, or None where nothing is waited for or none of ours fits.
    """
    game, part, position = _asked(data)
    return {
        "say": said(data),
        "steps": len(_parts(data)),
        "scene": _scene(data, game, position),
        "show": part.show,
        "wait": "next" if part.deed is None else "move",
        "model": _model(game, part, position),
    }


def lesson_try(data: Json) -> Json:
    """The same and a `move` → whether it is right, what to say of it, and what it led to.

    Raises the game's refusals for a move that is none.
    """
    game, part, position = _asked(data)
    if part.deed is None:
        raise NoSuchLesson("lesson-no-deed")
    step, move = _turn(game, part, position, str(data.get("move")))
    verdict = part.deed.judge(position, move, step)
    return {
        "right": verdict.right,
        "say": f"{said(data)}-{verdict.answer}",
        "arguments": verdict.arguments,
        "events": step.events,
        "scene": _scene(data, game, step.after),
    }


def lesson_cost(data: Json) -> Json:
    """The same and a `move` → what the board may show of it, as `cost` does in a match."""
    game, _, position = _asked(data)
    return game.preview(position, 0, game.read_move(str(data.get("move"))))


def said(data: Json) -> str:
    """The message id of the part that a request is about."""
    return f"lesson-{data['game']}-{data['lesson']}-{data['step']}"


def opening(game: str, number: int, step: int, moves: Json) -> Any:
    """The position that a step begins with, after these moves in the steps before."""
    part, rules = LESSONS[game][number - 1][step - 1], GAMES[game]
    before = part.opening or rules.write_position(_led_to(game, number, step - 1, moves))
    return rules.read_position({**before, **part.change})


def _led_to(game: str, number: int, step: int, moves: Json) -> Any:
    part, position = LESSONS[game][number - 1][step - 1], opening(game, number, step, moves)
    if part.deed is None:
        return position
    move = moves.get(str(step), part.deed.model)
    return _turn(GAMES[game], part, position, str(move))[0].after


def _turn(game: Game[Any, Any], part: Part[Any, Any], position: Any, text: str) -> Any:
    """The turn in which seat 0 does that: the step and the move; raises IllegalMove."""
    assert part.deed is not None
    move = game.read_move(text)
    game.check(position, 0, move)
    others = {seat: game.read_move(text) for seat, text in part.deed.others.items()}
    step: Step[Any] = game.play(position, {0: move, **others}, None)
    return step, move


def _model(game: Game[Any, Any], part: Part[Any, Any], position: Any) -> str | None:
    if part.deed is None:
        return None
    try:
        step, move = _turn(game, part, position, part.deed.model)
    except Refusal:
        return None
    return part.deed.model if part.deed.judge(position, move, step).right else None


def _scene(data: Json, game: Game[Any, Any], position: Any) -> Json:
    seats = _SEATS[: len(game.score(position).points)]
    to_move = game.to_move(position)
    return {
        **board(game, position, to_move),
        "turn": data["step"],
        "seats": seats,
        "over": not to_move,
    }


def _asked(data: Json) -> tuple[Game[Any, Any], Part[Any, Any], Any]:
    """The game, the part and the position that a request is about."""
    parts = _parts(data)
    game, part = GAMES[data["game"]], parts[_number(data, "step", len(parts)) - 1]
    moves = data.get("moves", {})
    if not isinstance(moves, dict):
        raise NoSuchLesson("request-unreadable")
    return game, part, opening(data["game"], data["lesson"], data["step"], moves)


def _parts(data: Json) -> Lesson[Any, Any]:
    _, all_of_it = _lessons(data)
    return all_of_it[_number(data, "lesson", len(all_of_it)) - 1]


def _lessons(data: Json) -> tuple[str, tuple[Lesson[Any, Any], ...]]:
    game = data.get("game")
    if not isinstance(game, str) or game not in LESSONS:
        raise NoSuchLesson("match-game", game=str(game)[:40])
    return game, LESSONS[game]


def _number(data: Json, key: str, most: int) -> int:
    number = data.get(key)
    if type(number) is not int or not 1 <= number <= most:
        raise NoSuchLesson("lesson-unknown", most=most)
    return number
