"""One room at this process: its fold, what is stored of it, and what is due in it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from engine.game import Json
from engine.room import Duty, admits, duty
from engine.signatures import is_genuine
from relay.alarm import Alarm
from relay.audience import OPEN
from relay.draft import Draft
from relay.follower import Follower
from relay.house import House
from relay.logs import trouble
from relay.message import check, message_of, seen
from relay.store import PIECE, Behind
from relay.visitor import Visitor

AGAIN = 1.0
"""Seconds until something is tried again that the storage did not take."""
SOON = 60.0
"""Seconds before something is due that a room is not let go any more."""
NEWS, MISSED, PRESENCE = "news", "missed", "presence"
"""What a table looks after: entries of others; whatever it may not have been told; who is there."""


class Table(Follower):
    """A room that this process serves."""

    def __init__(self, house: House, id: str) -> None:
        super().__init__(house, id)
        self._alarm, self._missing = Alarm(self._ring), NEWS

    async def load(self) -> Table:
        """Read the room's log, and go on where it stopped."""
        await self.shared.listen(self.id, self._hear)
        async with self.lock:
            await self.catch_up()
        if self.room.stage != "new":
            await self.look(MISSED)
        return self

    async def unload(self) -> None:
        """Let go of the room; another process, or a later load, goes on."""
        self._alarm.set(None)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.shared.unlisten(self.id, self._hear)

    @property
    def is_busy(self) -> bool:
        """Whether somebody here reads it or something is done, or is to be soon."""
        busy = self.audience.here or self.tasks or self.lock.locked()
        return bool(busy) or self._alarm.is_within(SOON)

    def due(self) -> int:
        """Return when to look after the room, if nothing happens in it."""
        due = duty(self.room, self.shared.now(), self.audience.keys())
        return due.at if due else self.house.forgets(self.room)

    def is_open(self) -> bool:
        """Whether somebody could take a place."""
        room = self.room
        taken = len(room.players) + len(room.bots)
        return room.stage in OPEN and not (room.locked or room.duel) and taken < room.game.seats[-1]

    async def enter(self, visitor: Visitor, start: int) -> None:
        """Send the log from an entry on, in pieces, and then whatever comes."""
        if start > self.count:  # read at another process
            await self.look(MISSED)
        number = start
        while number < self.count:
            rows = await self.log.read(self.id, number, min(PIECE, self.count - number))
            await visitor.outbox.send(self.audience.entries(rows))
            number += len(rows)
        if self.id in visitor.rooms and visitor.outbox.closing is None:
            self.audience.welcome(visitor)

    async def post(self, key: str, text: str, signature: str) -> Json:
        """Store a player's message, or hold its opening; return where it stands.

        Raises Refusal. One that is sent again is answered as the first time.
        """
        genuine = is_genuine(key, text, signature)
        async with self.lock:
            while True:
                try:
                    return await self._post(key, text, signature, genuine)
                except Behind:
                    await self.catch_up()

    async def _post(self, key: str, text: str, signature: str, genuine: bool) -> Json:
        message = message_of(text)
        if seen(message) >= self.count:  # at another process, which has stored it already
            await self.catch_up()
        stored = self.room.stored(key, str(message.get("id"))) if genuine else None
        if stored is not None:
            return {"number": stored}
        check(message)
        entry = admits(self.room, text, key, signature, genuine, self.shared.now())
        if message["kind"] == "opening":
            seat, held = self.room.seat(key), " ".join((key, signature, text))
            assert seat is not None, "an opening is admitted of a seat alone"
            await self.shared.hold(self.id, self.room.turn, seat, held)
            await self._act()
            return {"held": True}
        await self._act(entry)
        return {"number": entry["number"]}

    async def _act(self, entry: Json | None = None) -> None:
        """Store the entry and everything that is due by now, in one go; then set the alarm."""
        turn, held = self.room.turn, {}
        if self.room.stage == "opening":
            held = await self.shared.held(self.id, turn)
        draft = Draft(self.room, self.house.key, self.shared.now())
        later = await self.house.work(self.room, lambda: self._write(draft, entry, held))
        if draft.rows:
            await self._store(draft, later)
        if held and self.room.stage != "opening":
            await self.shared.drop(self.id, turn)
        self._set_alarm(later)

    def _write(self, draft: Draft, entry: Json | None, held: Mapping[int, str]) -> Duty | None:
        """Fill the draft; return what is due later."""
        now, keys = self.shared.now(), self.audience.keys()
        if entry:
            draft.add(entry)
        while due := duty(draft.room, now, keys, frozenset(held)):
            if due.at > now:
                break
            draft.do(due, held)
            held = held if draft.room.stage == "opening" else {}
        return due

    async def _store(self, draft: Draft, later: Duty | None) -> None:
        """Store the draft's entries; only then is it the room, and anybody told."""
        at = later.at if later else self.house.looks(draft.room)
        with self.house.metrics.storing.time():
            await self.log.append(self.id, draft.first, draft.rows, at)
        self.house.metrics.entries.inc(len(draft.rows))
        self.become(draft.room, draft.rows)

    async def look(self, what: str = NEWS) -> None:
        """Do what is due, after finding out what there is to know."""
        async with self.lock:
            try:
                if what == MISSED:
                    await self.catch_up()
                    await self._add_down_time()
                if what != NEWS:
                    await self.audience.look(self.room)
                await self._act()
                self._missing = NEWS
            except Behind:
                await self.catch_up()
                self.spawn(self.look(what))
            except Exception as problem:
                trouble("room waits", problem, room=self.id)
                self._missing = what
                self._alarm.set(AGAIN)

    async def _add_down_time(self) -> None:
        """Give the players back what was left to them when the last relay ended."""
        room, deadline, now = self.room, self.room.round.deadline, self.shared.now()
        if deadline is None or room.stage not in ("sealing", "opening", "moving"):
            return
        downs = await self.log.downs(room.time)
        if downs:
            left = max(0, deadline - max(downs[0][0], room.time))
            draft = Draft(room, self.house.key, now)
            draft.say("deadline", {"deadline": max(deadline, now + left), "why": "down"})
            await self._store(draft, None)

    def _hear(self, message: str) -> None:
        """Take what another process has stored, or see who is there."""
        number, _, text = message.partition("\n")
        if not number.isdigit():
            self.spawn(self.look(PRESENCE if number else MISSED))
        else:
            self.spawn(self._follow(int(number), text.split("\n")))

    async def _follow(self, number: int, rows: list[str]) -> None:
        async with self.lock:
            is_new = await self.follow(number, rows)
        if is_new:
            await self.look()

    def _set_alarm(self, due: Duty | None) -> None:
        self._alarm.set((due.at - self.shared.now()) / 1000 if due else None)

    def _ring(self) -> None:
        self.spawn(self.look(self._missing))
