"""Who reads a room: told of every entry, and of each other."""

from __future__ import annotations

from engine.game import Json
from engine.room import Room
from engine.sealing import compact
from relay.store import Shared
from relay.visitor import Visitor

HERE = "here"
"""What a room's topic says when somebody comes or goes."""
OPEN = ("lobby", "over")
"""Stages in which places can be taken."""


class Audience:
    """The visitors here that read a room, and the keys that do anywhere."""

    def __init__(self, id: str, shared: Shared) -> None:
        self.id, self._shared = id, shared
        self.here: set[Visitor] = set()
        """Those of this process that came, still reading up or readers by now."""
        self.readers: set[Visitor] = set()
        self._present: dict[str, str] = {}
        self._shown: Json = {"players": [], "watching": 0}

    def keys(self) -> frozenset[str]:
        """Return the keys that are connected."""
        return frozenset(self._present.values())

    async def look(self, room: Room) -> None:
        """Find out who is there, and tell the readers where that has changed."""
        self._present = await self._shared.present(self.id)
        self.show(room)

    async def come(self, visitor: Visitor) -> None:
        """Note that somebody is there."""
        self.here.add(visitor)
        await self._shared.come(self.id, visitor.name, visitor.key)
        await self._shared.tell(self.id, HERE)

    async def go(self, visitor: Visitor) -> None:
        """Note that somebody is there no more."""
        self.readers.discard(visitor)
        await self._shared.go(self.id, visitor.name)
        await self._shared.tell(self.id, HERE)
        self.here.discard(visitor)  # last, so that a failure leaves it to be tried again

    def welcome(self, visitor: Visitor) -> None:
        """Let somebody read from now on."""
        self.readers.add(visitor)
        visitor.outbox.put(self._frame("present", self._shown))

    def show(self, room: Room) -> None:
        """Tell the readers which players are there, where that has changed."""
        keys = self.keys()
        players = [player.key for player in room.players if player.key in keys]
        shown = {"players": players, "watching": len(keys) - len(players)}
        if shown != self._shown:
            self._shown = shown
            self._send(self._frame("present", shown))

    def tell(self, before: Room, room: Room, rows: list[str]) -> list[Visitor]:
        """Tell entries; return who may read no more, having lost a place or the way to one."""
        out = [each for each in self.readers if not self.admits(room, each)]
        for visitor in out:
            visitor.rooms.pop(self.id, None)
            if before.player(visitor.key) is None:
                self.readers.discard(visitor)
        self._send(self.entries(rows))
        self.readers.difference_update(out)
        return out

    def entries(self, rows: list[str]) -> str:
        """Return the frame that tells entries."""
        return f'{{"room":"{self.id}","entries":[{",".join(rows)}]}}'

    def admits(self, room: Room, visitor: Visitor) -> bool:
        """Whether somebody may read: by the link, by a place, or by the code while one is free."""
        way = visitor.rooms.get(self.id)
        by_code = way == "code" and room.stage in OPEN
        return way == "link" or by_code or room.player(visitor.key) is not None

    def _frame(self, what: str, value: Json) -> str:
        return compact({"room": self.id, what: value})

    def _send(self, frame: str) -> None:
        for visitor in self.readers:
            visitor.outbox.put(frame)
