"""What a build has to know of the relay that its rooms talk to."""

import json
import urllib.request
from urllib.parse import urlsplit

from setup import telling

PATIENCE = 10
SCHEMES = {"wss": "https", "ws": "http"}


def address(text: str) -> str:
    """Return the address of a relay as a page uses it; ValueError where it cannot be one."""
    parts = urlsplit(text)
    if parts.scheme not in SCHEMES or not parts.netloc or parts.query or parts.fragment:
        raise ValueError(text)
    return text.rstrip("/")


def key_of(relay: str) -> str:
    """Ask a relay for the key that it signs with; Failure where it does not tell."""
    parts = urlsplit(relay)
    url = f"{SCHEMES[parts.scheme]}://{parts.netloc}{parts.path}/config.json"
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return str(json.load(answer)["relay"]["key"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise telling.Failure(
            f"{url} does not tell the relay's key ({error}): start the relay, or name it with"
            " --relay-key."
        ) from None
