"""Storage in one SQLite file, for a relay of one process."""
