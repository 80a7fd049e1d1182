"""How fast rules and bots are: `python -m engine bench`."""
