"""The bots by level, weakest first."""

from engine.splits.bots.easy import easy

BOTS = {"easy": easy}
