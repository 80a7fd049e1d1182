"""The bots by level, weakest first, and who moves for a silent seat."""

from engine.game import Bot
from engine.splits.bots.easy import easy, idle
from engine.splits.bots.hard import hard
from engine.splits.bots.normal import normal
from engine.splits.moves import Move
from engine.splits.position import Position

__all__ = ["BOTS", "idle"]

BOTS: dict[str, Bot[Position, Move]] = {"easy": easy, "normal": normal, "hard": hard}
