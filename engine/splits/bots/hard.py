"""The Hard bot: a large tree, and the end of a match without any doubt."""

from engine.splits.bots.thinking import Level, bot

HARD = Level(turns=160_000, plan=2_000, endgame=2_500, near=18, builds=2)
"""Some 3,600 playouts at the start of a match between two."""

hard = bot(HARD)
"""A bot of a large tree that solves what can be solved."""
