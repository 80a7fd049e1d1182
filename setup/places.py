"""Where things lie: in the project, and in the cache that all clones of it share."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
VENDOR = SITE / "vendor"
OPENINGS = SITE / "openings"
ENVIRONMENT = ROOT / ".venv"


def cache() -> Path:
    """Return the folder of everything fetched or built once: $GRASVELD_CACHE, else ~/.cache."""
    own = os.environ.get("GRASVELD_CACHE")
    if own:
        return Path(own).expanduser().resolve()
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "grasveld"


def write_whole(path: Path, content: bytes) -> None:
    """Write `content` so that no one ever sees half a file, even when the machine stops."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    unfinished.write_bytes(content)
    unfinished.replace(path)
