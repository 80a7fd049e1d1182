"""JavaScript's only door to the engine: one JSON string in, one out.

A reply is `{"ok": …}` or `{"error": {"message": id, "arguments": {…}}}`, in `cause` what led
to it where something did. What a
question wants and gives stands at its function; `ASKS` lists them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine import together
from engine.advice import analysis, hints
from engine.game import USUAL, Json, Refusal, Seat
from engine.match import TURN, Match, advance, begin
from engine.room import Room, standing
from engine.scene import scene
from engine.slices import UNFINISHED, Running, Work, advance_one
from engine.teaching import lesson, lesson_cost, lesson_try, lessons
from engine.today import found_par, of_today
from engine.transcript import replay, turns, write_transcript


class UnreadableRequest(Refusal):
    """A request that is none, or one that comes before any match has begun."""


@dataclass(slots=True)
class Session:
    """The one match that the page plays."""

    match: Match = field(default_factory=Match)
    """Where it stands."""
    log: list[Json] = field(default_factory=list)
    """Its entries after the first."""
    thoughts: Running = field(default_factory=dict)
    """The bots at work, by turn and seat."""
    hints: Running = field(default_factory=dict)
    """The hints at work, by turn and seat."""
    room: Room | None = None
    """The room whose match it is; None for a match of this page alone."""


_session = Session()


def answer(request: str) -> str:
    """The reply to a request, both as JSON; never raises for a bad request."""
    try:
        return json.dumps({"ok": _ask(request)}, separators=(",", ":"))
    except Refusal as refusal:
        error = _told(refusal)
    except RecursionError:
        error = {"message": "request-unreadable", "arguments": {}}
    return json.dumps({"error": error}, separators=(",", ":"))


def _told(refusal: Refusal) -> Json:
    """A refusal, with `cause` where another caused it."""
    told = {"message": refusal.message, "arguments": refusal.arguments}
    cause = refusal.__cause__
    return told | {"cause": _told(cause)} if isinstance(cause, Refusal) else told


def _ask(request: str) -> Any:
    try:
        data = json.loads(request)
    except (ValueError, RecursionError):
        raise UnreadableRequest("request-unreadable") from None
    ask = str(data.get("ask")) if isinstance(data, dict) else ""
    if ask not in ASKS:
        raise UnreadableRequest("request-unreadable")
    if ask in IN_A_MATCH and not _session.match.begun:
        raise UnreadableRequest("request-no-match")
    if ask in _forbidden():
        raise UnreadableRequest("request-in-room")
    return ASKS[ask](data)


def _forbidden() -> tuple[str, ...]:
    """What a match in a room is not asked: its log says what happens; in duels nobody is helped."""
    room, match = _session.room, _session.match
    if room is None:
        return ()
    return (*ALONE, *HELP) if room.duel and match.stage == TURN else ALONE


def _scene() -> Json:
    """The match as the page needs it to draw the board and offer the moves."""
    match = _session.match
    return {**scene(match), "transcript": write_transcript(match, _session.log)}


def _begin(data: Json) -> Json:
    """`game`, `seats`, `seed`, `options` → a scene; for a `daily` date seats and seed may lack."""
    data = of_today(data)
    game, seats, seed = (data.get(key) for key in ("game", "seats", "seed"))
    entry = begin(game, seats, seed, data.get("options", {}))
    _open(advance(Match(), entry), [])
    return _scene()


def _resume(data: Json) -> Json:
    """`transcript` → the scene at its end."""
    *_, match = replay(data.get("transcript"))
    _open(match, list(data["transcript"]["log"]))
    return _scene()


def _record(data: Json) -> list[Json]:
    """`transcript` → its scenes, first and after each turn, each with the `events` before it."""
    return [
        {"scene": scene(match), "events": match.events} for match in turns(data.get("transcript"))
    ]


def _open(match: Match, log: list[Json]) -> None:
    global _session
    _session = Session(match, log)


def _advance(*entries: Json) -> None:
    """All the entries or none."""
    match = _session.match
    for entry in entries:
        match = advance(match, entry)
    _session.match = match
    _session.log += entries
    _session.thoughts.clear()
    _session.hints.clear()


def _check(data: Json) -> Json:
    """`seat`, `move` → {}, or why the move is none."""
    game = _session.match.game
    game.check(_session.match.position, _seat(data), game.read_move(str(data.get("move"))))
    return {}


def _cost(data: Json) -> Json:
    """`seat`, `move` → what the board may show of it: in Olifantenpad the groups' costs."""
    game = _session.match.game
    move = game.read_move(str(data.get("move")))
    return game.preview(_session.match.position, _seat(data), move)


def _think(data: Json) -> Json:
    """`seat` → {"more": true} after a slice of its bot's work, or {"move": …} at the end.

    With `finish` a person's seat is thought for too, by the game's best bot.
    """
    match, seat = _session.match, _seat(data)
    if seat not in match.to_move() or not (_is_bot(match, seat) or data.get("finish")):
        raise UnreadableRequest("request-no-bot", seat=seat)
    done, move = advance_one(_session.thoughts, (match.turn, seat), lambda: _bot(match, seat))
    return {"move": match.game.write_move(move)} if done else UNFINISHED


def _is_bot(match: Match, seat: Seat) -> bool:
    return bool(match.begun["seats"][seat]["kind"] == "bot")


def _bot(match: Match, seat: Seat) -> Work:
    level = match.begun["seats"][seat].get("level", list(match.game.bots)[-1])
    bot = match.game.bots[level]
    return bot(match.position, seat, match.bot_chance(seat), USUAL)


def _outside(data: Json) -> Json:
    """`seat` → what a bot from elsewhere is given: `game`, `position`, `seat`, its own `chance`."""
    match, seat = _session.match, _seat(data)
    if seat not in match.to_move():
        raise UnreadableRequest("entry-not-to-move", seat=seat)
    game, chance = match.game, match.bot_chance(seat)
    position = game.write_position(match.position)
    own = [chance.seed, chance.purpose]
    return {"game": game.id, "position": position, "seat": seat, "chance": own}


def _hint(data: Json) -> Json:
    """`seat`, `turn` → {"more": true} after a slice of work, or the seat's best `moves`."""
    match, seat = _session.match, _seat(data)
    if data.get("turn", match.turn) != match.turn:
        raise UnreadableRequest("entry-stale", turn=match.turn)
    if seat not in match.to_move():
        raise UnreadableRequest("entry-not-to-move", seat=seat)
    done, found = advance_one(_session.hints, (match.turn, seat), lambda: hints(match, seat))
    return found if done else UNFINISHED


def _review(data: Json) -> Json:
    """The match so far → {"more": true}, or by turn what was made and what was best."""
    log, match = _session.log, _session.match
    done, found = advance_one(
        _session.hints, (match.turn, -1), lambda: analysis(write_transcript(match, log))
    )
    return found if done else UNFINISHED


def _play(data: Json) -> Json:
    """`moves` by seat → the events of the turn and the scene after it."""
    moves, match = data.get("moves"), _session.match
    seats = {str(seat): seat for seat in range(len(match.begun["seats"]))}
    if not isinstance(moves, dict) or not moves.keys() <= seats.keys():
        raise UnreadableRequest("request-unreadable")
    _advance(
        *(
            {"kind": "move", "turn": match.turn, "seat": seats[seat], "move": move}
            for seat, move in moves.items()
        )
    )
    return {"events": _session.match.events, "scene": _scene()}


def _leave(data: Json) -> Json:
    """`seat` → the scene once it has left."""
    _advance({"kind": "leave", "seat": _seat(data)})
    return _scene()


def _room_read(data: Json) -> Json:
    """`room` (its name), `entries`, `genuine`, `fresh` → the room and the turns that were played.

    `fresh` reads the log from its beginning, and tells of no turns. `standing` and `scene`
    (null before a match) are where the room is after the entries; `turns` each with `scene` and
    `events`; `fault` is null, or what proves that the relay is not honest.
    """
    global _session
    before = Room() if data.get("fresh") or _session.room is None else _session.room
    room, played, fault = together.read(before, *map(data.get, ("room", "entries", "genuine")))
    if room.match is None or room.match is not _session.match:
        _session = Session(room.match or Match(), list(room.entries))
    _session.room = room
    return {
        "standing": standing(room),
        "scene": _scene() if room.match else None,
        "turns": [] if data.get("fresh") else together.turns(played),
        "fault": fault,
    }


def _in_room(does: Callable[[Room, Json], Json]) -> Callable[[Json], Json]:
    """The question put to the room that is open."""

    def ask(data: Json) -> Json:
        if _session.room is None:
            raise UnreadableRequest("request-no-room")
        return does(_session.room, data)

    return ask


def _seat(data: Json) -> Seat:
    seat = data.get("seat")
    if type(seat) is not int or not 0 <= seat < len(_session.match.begun["seats"]):
        raise UnreadableRequest("no-such-seat", seat=str(seat)[:40])
    return seat


IN_A_MATCH: dict[str, Callable[[Json], Any]] = {
    "check": _check,
    "cost": _cost,
    "think": _think,
    "outside": _outside,
    "hint": _hint,
    "review": _review,
    "play": _play,
    "leave": _leave,
}
"""What is asked about the match that is being played."""

ALONE = ("think", "outside", "play", "leave")
"""What plays a match of this page alone."""
HELP = ("hint", "review")
"""What helps a player."""

ASKS = IN_A_MATCH | {
    "begin": _begin,
    "resume": _resume,
    "record": _record,
    "par": found_par,
    "lessons": lessons,
    "lesson": lesson,
    "lesson_try": lesson_try,
    "lesson_cost": lesson_cost,
    "room_read": _room_read,
    "room_say": _in_room(together.say),
    "room_seal": _in_room(together.seal),
    "room_opening": _in_room(together.opening),
    "room_transcript": _in_room(together.transcript),
    "room_verify": together.verified,
}
"""Everything that can be asked."""
