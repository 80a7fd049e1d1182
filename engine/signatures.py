"""Whether Ed25519 signatures are genuine, with the package `cryptography`.

The one place outside browsers that checks any: relay, command line and tests hand it in.
Without the package all of them raise ImportError.
"""

from __future__ import annotations

from typing import Any

from engine.game import Json
from engine.sealing import UnreadableBytes, read_bytes, signed_bytes


def is_genuine(author: Any, text: Any, signature: Any) -> bool:
    """Whether a message's text was signed with the author's key."""
    try:
        return is_signed(read_bytes(author, 32), signed_bytes(str(text)), read_bytes(signature, 64))
    except (UnreadableBytes, UnicodeEncodeError):
        return False


def is_genuine_entry(entry: Json) -> bool:
    """Whether an entry of a log was signed by its author."""
    return is_genuine(entry.get("author"), entry.get("text"), entry.get("signature"))


def is_signed(key: bytes, data: bytes, signature: bytes) -> bool:
    """Whether 64 bytes are the key's signature over the data."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, data)
    except (InvalidSignature, ValueError):
        return False
    return True
