"""The Normal bot: the same tree as Hard's, small."""

from engine.splits.bots.thinking import Level, bot

NORMAL = Level(turns=8_000)
"""Some 200 playouts at the start of a match between two."""

normal = bot(NORMAL)
"""A bot of a small tree."""
