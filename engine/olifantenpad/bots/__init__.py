"""Olifantenpad's bots by level, weakest first."""

from __future__ import annotations

from engine.game import Bot
from engine.olifantenpad.bots.easy import easy
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position

BOTS: dict[str, Bot[Position, Plan]] = {"easy": easy}
