"""Scripted players that put a relay under load: `python -m relay.load`."""
