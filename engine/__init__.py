"""Grasveld's engine: two strategy games on grass, in the standard library alone."""
