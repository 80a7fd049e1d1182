"""Whether the parks are worth playing in: `python -m engine parks`."""
