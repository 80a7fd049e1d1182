"""Bot against bot: `python -m engine arena`."""
