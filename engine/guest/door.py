"""The only door to a brought bot: one JSON string in, one out, as `engine.worker` has it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.arena.asking import move_of
from engine.arena.entrants import Thinker
from engine.chance import Chance
from engine.game import USUAL, Json, Refusal
from engine.games import GAMES
from engine.guest import cells, source, trial

Tell = Callable[[str], object]
"""Is told, as JSON, what happens while a request is worked on."""


@dataclass(slots=True)
class Guest:
    """Who has been brought, and the names of the notebook."""

    thinks: Thinker | None = None
    names: dict[str, Any] = field(default_factory=dict)


_guest = Guest()


def answer(request: str, tell: Tell) -> str:
    """The reply to a request: `{"ok": …}`, or `{"error": …}` with what the page says of it."""
    data = json.loads(request)
    try:
        return json.dumps({"ok": ASKS[data["ask"]](data, tell)}, separators=(",", ":"))
    except Refusal as refusal:
        return json.dumps({"error": refusal.notice()}, separators=(",", ":"))


def _needs(data: Json, tell: Tell) -> list[str]:
    """`code`, or `wheel` (a path) → the requirements to be installed."""
    if "code" in data:
        return source.code_needs(data["code"])
    return source.wheel_needs(data["wheel"])


def _load(data: Json, tell: Tell) -> Json:
    """`code`, or `wheel` with `entry` → the bot's `name`; from now on it is the one asked."""
    if "code" in data:
        _guest.thinks = source.bot_of_code(data["code"])
    else:
        _guest.thinks = source.bot_of_wheel(data["wheel"], data["entry"])
    return {"name": getattr(_guest.thinks, "__name__", source.NAME)}


def _thinks() -> Thinker:
    if _guest.thinks is None:
        raise source.NoBot("guest-not-here")
    return _guest.thinks


def _think(data: Json, tell: Tell) -> Json:
    """`game`, `position`, `seat`, `chance` (seed, purpose) → the bot's `move`."""
    game = GAMES[data["game"]]
    position, chance = game.read_position(data["position"]), Chance(*data["chance"])
    return {"move": move_of(game, position, data["seat"], _thinks(), chance, USUAL)}


def _plan(data: Json, tell: Tell) -> list[Json]:
    """`game`, `levels`, `matches`, `seats`, `seed` → the matches of a trial."""
    return trial.planned(*(data[key] for key in ("game", "levels", "matches", "seats", "seed")))


def _match(data: Json, tell: Tell) -> Json:
    """`match` (one of a plan) → its record; tells turn and seat of who begins to think."""
    return trial.played(data["match"], _thinks(), lambda *at: tell(json.dumps({"thinks": at})))


def _table(data: Json, tell: Tell) -> list[Json]:
    """`records` → the scores by line-up."""
    return trial.table(data["records"])


def _cell(data: Json, tell: Tell) -> Json:
    """`code`, `number` of a cell → what it shows."""
    return cells.run(data["code"], _guest.names, data["number"])


ASKS: dict[str, Callable[[Json, Tell], Any]] = {
    "needs": _needs,
    "load": _load,
    "think": _think,
    "plan": _plan,
    "match": _match,
    "table": _table,
    "cell": _cell,
}
"""Everything that can be asked."""
