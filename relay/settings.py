"""What a host may set."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from relay.limits import Pace


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How one relay runs."""

    data: Path = Path("data")
    """The folder of the log, the key and the transcripts."""
    log: str | None = None
    """A redis:// address in place of the folder's file."""
    origins: tuple[str, ...] = ()
    """The pages that may connect; none given: those of the relay's own host."""
    keep: int = 30
    """Days that ended rooms and transcripts are kept."""
    privacy: str | None = None
    """The address of a page on privacy …"""
    imprint: str | None = None
    """… and of one that says who runs this."""
    pace: Pace = field(default_factory=Pace)
    """How much a socket may ask."""


def is_welcome(settings: Settings, origin: str, host: str) -> bool:
    """Whether a page of that origin may connect to the relay that it calls `host`."""
    if settings.origins:
        return origin in settings.origins
    return bool(host) and urlsplit(origin).netloc == host
