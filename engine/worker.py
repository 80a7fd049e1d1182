"""JavaScript's only door to the engine: one JSON string in, one out.

A reply is `{"ok": …}` or `{"error": {"message": id, "arguments": {…}}}`, in `cause` what led
to it where something did. What a question wants and gives stands at its function; `ASKS`
lists them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine import asks
from engine.game import Json, Refusal
from engine.match import TURN, Match, advance, begin
from engine.scene import scene
from engine.session import Session, UnreadableRequest
from engine.teaching import lesson, lesson_cost, lesson_try, lessons
from engine.today import found_par, of_today
from engine.transcript import replay, turns

_session = Session()
_sessions = {"": _session}
"""By page, where several share the engine."""


def answer(request: str, page: str = "") -> str:
    """The reply to a page's request, both as JSON; never raises for a bad request."""
    try:
        asked = _ask(_sessions.setdefault(page, Session()), request)
        return json.dumps({"ok": asked}, separators=(",", ":"))
    except Refusal as refusal:
        error = refusal.notice()
    except RecursionError:
        error = {"message": "request-unreadable", "arguments": {}}
    return json.dumps({"error": error}, separators=(",", ":"))


def _ask(session: Session, request: str) -> Any:
    try:
        data = json.loads(request)
    except (ValueError, RecursionError):
        raise UnreadableRequest("request-unreadable") from None
    ask = str(data.get("ask")) if isinstance(data, dict) else ""
    if ask not in ASKS:
        raise UnreadableRequest("request-unreadable")
    if ask in IN_A_MATCH and not session.match.begun:
        raise UnreadableRequest("request-no-match")
    if ask in _forbidden(session):
        raise UnreadableRequest("request-in-room")
    of_session = OF_SESSION.get(ask)
    return of_session(session, data) if of_session else OF_ITS_OWN[ask](data)


def _forbidden(session: Session) -> tuple[str, ...]:
    """What a match in a room is not asked: its log says what happens; in duels nobody is helped."""
    room, match = session.room, session.match
    if room is None:
        return ()
    return (*ALONE, *HELP) if room.duel and match.stage == TURN else ALONE


def _begin(session: Session, data: Json) -> Json:
    """`game`, `seats`, `seed`, `options` → a scene; for a `daily` date seats and seed may lack."""
    data = of_today(data)
    game, seats, seed = (data.get(key) for key in ("game", "seats", "seed"))
    entry = begin(game, seats, seed, data.get("options", {}))
    session.open(advance(Match(), entry), [])
    return session.scene()


def _resume(session: Session, data: Json) -> Json:
    """`transcript` → the scene at its end."""
    *_, match = replay(data.get("transcript"))
    session.open(match, list(data["transcript"]["log"]))
    return session.scene()


def _record(data: Json) -> list[Json]:
    """`transcript` → its scenes, first and after each turn, each with the `events` before it."""
    return [
        {"scene": scene(match), "events": match.events} for match in turns(data.get("transcript"))
    ]


IN_A_MATCH: dict[str, Callable[[Session, Json], Any]] = {
    "check": asks.check,
    "cost": asks.cost,
    "think": asks.think,
    "outside": asks.outside,
    "hint": asks.hint,
    "review": asks.review,
    "play": asks.play,
    "leave": asks.leave,
}
"""What is asked about the match that is being played."""

ALONE = ("think", "outside", "play", "leave")
"""What plays a match of this page alone."""
HELP = ("hint", "review")
"""What helps a player."""


def _together(name: str) -> Callable[[Session, Json], Any]:
    """The function of that name; rooms are imported when first asked about, to start sooner."""

    def ask(session: Session, data: Json) -> Any:
        from engine import together

        return getattr(together, name)(session, data)

    return ask


IN_A_ROOM = {
    "room_read": _together("read"),
    "room_say": _together("say"),
    "room_seal": _together("seal"),
    "room_opening": _together("opening"),
    "room_transcript": _together("transcript"),
    "room_verify": _together("verified"),
}
"""What is asked about the room that is open, or to be opened."""

OF_ITS_OWN: dict[str, Callable[[Json], Any]] = {
    "record": _record,
    "par": found_par,
    "lessons": lessons,
    "lesson": lesson,
    "lesson_try": lesson_try,
    "lesson_cost": lesson_cost,
}
"""What is asked of no match."""

OF_SESSION = IN_A_MATCH | IN_A_ROOM | {"begin": _begin, "resume": _resume}
ASKS = {*OF_SESSION, *OF_ITS_OWN}
"""Everything that can be asked."""
