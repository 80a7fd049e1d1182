"""What a relay is about to store: entries, and the room that they would make."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping

from engine.game import Json, Refusal
from engine.room import Duty, Room, admits, entry_of, relay_seal, step
from engine.sealing import compact, message_text, pack, write_bytes
from relay.signing import Key


class Draft:
    """Entries after a room's last one, each folded as it is added."""

    def __init__(self, room: Room, key: Key, now: int) -> None:
        self.room, self.first = room, room.head[0] + 1
        self.rows: list[str] = []
        """The entries as they are stored."""
        self._key, self._now = key, now

    def add(self, entry: Json) -> None:
        """Add an entry that has been admitted, or is our own."""
        self.room, _ = step(self.room, entry, True)
        self.rows.append(compact(entry))

    def say(self, kind: str, body: Json, name: str = "") -> None:
        """Add an entry of the relay's own; `name` is the room's before it has any entry."""
        text = message_text(
            room=name or self.room.name,
            turn=self.room.turn,
            kind=kind,
            seen=self.room.head,
            id=write_bytes(secrets.token_bytes(12)),
            body=body,
        )
        signature = self._key.sign(text)
        self.add(entry_of(self.room, text, self._key.public, signature, self._now))

    def do(self, duty: Duty, held: Mapping[int, str]) -> None:
        """Add what is due; before the conclusion the openings that are held, in seat order."""
        if duty.kind == "concluded":
            self._open(held[seat] for seat in sorted(held))
        self.say(duty.kind, duty.body | self._own(duty))

    def _open(self, openings: Iterable[str]) -> None:
        for opening in openings:
            author, signature, text = opening.split(" ", 2)
            try:
                self.add(admits(self.room, text, author, signature, True, self._now))
            except Refusal:  # its seat has left since
                continue

    def _own(self, duty: Duty) -> Json:
        """The relay's part of a seed: sealed when the seeding opens, told at its end."""
        if not duty.seeding:
            return {}
        if duty.kind != "open":
            return {"bytes": write_bytes(self._secret(self.room.turn))}
        return {"seal": write_bytes(relay_seal(self.room, self._secret(self.room.turn + 1)))}

    def _secret(self, turn: int) -> bytes:
        """32 bytes that nobody else can foresee, and this relay need not remember."""
        named = pack("grasveld relay seed 1", self.room.name, turn)
        return hmac.new(self._key.secret, named, hashlib.sha256).digest()
