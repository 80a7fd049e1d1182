"""The games there are, listed by hand."""

from __future__ import annotations

from typing import Any

from engine.game import Game
from engine.olifantenpad import GAME as OLIFANTENPAD
from engine.splits import GAME as SPLITS

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (OLIFANTENPAD, SPLITS)}
