"""The Hard bot: a large tree, and the end of a match without any doubt."""

from engine.splits.bots.thinking import Level, bot

HARD = Level(turns=320_000, plan=4_000, endgame=5_000, near=18, builds=2)
"""Some 7,200 playouts at the start of a match between two."""

hard = bot(HARD)
"""A bot of a large tree that solves what can be solved."""
