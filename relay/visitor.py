"""Somebody connected: who, from where, and what is to be sent there."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

from engine.game import Json
from engine.sealing import write_bytes
from relay.outbox import Outbox
from relay.signing import fresh

TAKEN, WRONG = 4001, 1008
"""Close codes: a newer connection of the key has come; nobody we talk to."""
LINGER = 5.0
"""Seconds that somebody has to read why a connection is closed."""


class Visitor:
    """The other end of one socket."""

    __slots__ = (
        "address",
        "challenge",
        "key",
        "later",
        "name",
        "number",
        "origin",
        "outbox",
        "queues",
        "rooms",
    )

    def __init__(self, name: str, origin: str, address: str, abort: Callable[[], None]) -> None:
        self.name, self.origin, self.address = name, origin, address
        """The connection's name, the page's origin, what stands for its address."""
        self.outbox = Outbox(abort)
        self.challenge = write_bytes(fresh())
        self.key = ""
        """Whose it is; empty until that is proved."""
        self.number = 0
        """Greater than those of the key's older connections."""
        self.rooms: dict[str, str] = {}
        """By room that it reads or may read, what lets it: "link", "code" or "seat"."""
        self.queues: set[str] = set()
        """The games whose queues it is in."""
        self.later: list[Callable[[], Awaitable[None]]] = []
        """What is done once the request is answered."""

    def tell(self, frame: Json) -> None:
        """Send something, as soon as what waits before it is sent."""
        # In plain characters: a request may have held halves of some that cannot be sent.
        self.outbox.put(json.dumps(frame, separators=(",", ":")))

    def take_over(self) -> None:
        """Make way for a newer connection of the key."""
        self.tell({"closed": {"message": "taken-over"}})
        self.turn_away(TAKEN)

    def turn_away(self, code: int) -> None:
        """Close the connection once what waits is sent, or dropped for not being read."""
        self.outbox.close(code)
        self.outbox.give_up_after(LINGER)
