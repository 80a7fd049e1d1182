"""Storage in Redis, for a relay of many processes."""
