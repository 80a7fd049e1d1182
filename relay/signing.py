"""The relay's key, and who answers its challenge."""

from __future__ import annotations

import hmac
import secrets

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from engine.game import Refusal
from engine.keys import is_key, is_signature
from engine.sealing import read_bytes, signed_bytes, write_bytes
from engine.signatures import is_signed


class Key:
    """What the relay, or a scripted player, signs with."""

    def __init__(self, private: bytes) -> None:
        self.secret = private
        self._private = Ed25519PrivateKey.from_private_bytes(private)
        self.public = write_bytes(self._private.public_key().public_bytes_raw())

    def blur(self, text: str) -> str:
        """Return what stands for a text that is not to be kept; only this key tells which."""
        return hmac.new(self.secret, b"grasveld blur 1" + text.encode(), "sha256").hexdigest()[:32]

    def sign(self, text: str) -> str:
        """Return the signature of a message's text."""
        return self.sign_bytes(signed_bytes(text))

    def sign_bytes(self, data: bytes) -> str:
        """Return the signature of these very bytes."""
        return write_bytes(self._private.sign(data))


def fresh() -> bytes:
    """Return 32 random bytes: a private key, or a challenge."""
    return secrets.token_bytes(32)


def purpose(what: str, origin: str, relay: str, challenge: str) -> bytes:
    """Return what is signed on a connection: for "hello" to prove a key, for "forget" to go."""
    return "\n".join((f"grasveld {what} 1", origin, relay, challenge)).encode()


def answers(signed: bytes, key: object, signature: object) -> bool:
    """Whether a well-formed key signed this."""
    try:
        public, given = read_bytes(key, 32), read_bytes(signature, 64)
    except Refusal:
        return False
    # The cheapest first: whether it is a key at all takes longest to find out.
    return is_signature(given) and is_signed(public, signed, given) and is_key(public)
