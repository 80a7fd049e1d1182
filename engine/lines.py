"""`step` and `legal`: JSON Lines in, a line out for a line in.

Rules (`rules/*.md`): "Notation" of both games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.chance import Chance, is_seed
from engine.english import sentence
from engine.game import Game, IllegalMove, Json, Refusal, Seat, UnreadablePosition
from engine.games import GAMES

Answer = Callable[[Json], Json]


class UnreadableLine(Refusal):
    """A line that is no request."""


def answers(lines: Iterable[bytes], answer: Answer) -> Iterator[Json]:
    """For each line its answer, or `{"error": …}` where it cannot be answered."""
    for line in lines:
        try:
            yield answer(_read(line))
        except Refusal as refusal:
            yield {"error": sentence(refusal)}


def _read(line: bytes) -> Json:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise UnreadableLine("line-unreadable") from None
    if not isinstance(data, dict) or not isinstance(data.get("position"), dict):
        raise UnreadableLine("line-object", keys="position, actions or seat")
    return data


def step(data: Json) -> Json:
    """The position after `actions`, with what the game reports of the turn."""
    game, position = _position(data)
    if not game.to_move(position):
        raise UnreadablePosition("match-over")
    texts = _actions(data, len(game.score(position).points))
    moves = {s: game.read_move(text) for s, text in enumerate(texts) if text is not None}
    done = game.play(position, moves, _chance(data["position"]))
    return {"position": _seeded(game, done.after, data), **game.report(done)}


def _actions(data: Json, seats: int) -> list[str | None]:
    """The actions, one a seat."""
    actions = data.get("actions")
    if not isinstance(actions, list) or len(actions) != seats:
        raise UnreadableLine("line-actions", seats=seats)
    if not all(text is None or isinstance(text, str) for text in actions):
        raise UnreadableLine("line-actions", seats=seats)
    return actions


def _position(data: Json) -> tuple[Game[Any, Any], Any]:
    name = data["position"].get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise UnreadablePosition("position-game", game=str(name)[:40])
    return GAMES[name], GAMES[name].read_position(data["position"])


def _chance(position: Json) -> Chance | None:
    """The chance of the match that the position is of; None where it names no seed."""
    seed = position.get("seed")
    if seed is None:
        return None
    text = str(seed) if type(seed) is int else seed
    if not is_seed(text):
        raise UnreadableLine("line-seed")
    return Chance(text)


def _seeded(game: Game[Any, Any], after: Any, data: Json) -> Json:
    """The position as JSON, with the seed that it came with."""
    seed = {key: data["position"][key] for key in ("seed",) if key in data["position"]}
    return game.write_position(after) | seed


def legal(data: Json) -> Json:
    """Whether `action` is legal for `seat` and why not; without one, what it may do."""
    game, position = _position(data)
    seat = _seat(data, len(game.score(position).points))
    if data.get("action") is None:
        return game.offers(position, seat)
    if not isinstance(data["action"], str):
        raise UnreadableLine("line-object", keys="position, seat, action")
    move = game.read_move(data["action"])
    try:
        game.check(position, seat, move)
    except IllegalMove as refusal:
        return {"legal": False, "why": sentence(refusal)}
    return {"legal": True}


def _seat(data: Json, seats: int) -> Seat:
    seat = data.get("seat")
    if type(seat) is not int or not 0 <= seat < seats:
        raise UnreadableLine("no-such-seat", seat=str(seat)[:40])
    return seat
