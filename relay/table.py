"""One room at this process: its fold, what is stored of it, and what is due in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Mapping
from functools import partial
from typing import Any

from engine.game import Json
from engine.room import Duty, Room, admits, duty, step
from engine.room.clock import DAY
from engine.signatures import is_genuine
from relay import ends
from relay.audience import OPEN, Audience
from relay.draft import Draft
from relay.house import House
from relay.logs import trouble
from relay.names import check_name
from relay.store import PIECE, Behind
from relay.visitor import Visitor

AGAIN = 1.0
"""Seconds until something is tried again that the storage did not take."""
SOON = 60.0
"""Seconds before something is due that a room is not let go any more."""
NEWS, MISSED, PRESENCE = "news", "missed", "presence"
"""What a table looks after: entries of others; whatever it may not have been told; who is there."""


class Table:
    """A room that this process serves. All that changes it goes through its lock."""

    def __init__(self, house: House, id: str) -> None:
        self.id, self.room = id, Room()
        self._house, self._log, self._shared = house, house.store.log, house.store.shared
        self.audience = Audience(id, self._shared)
        self._alarm: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def load(self) -> Table:
        """Read the room's log, and go on where it stopped."""
        await self._shared.listen(self.id, self._hear)
        async with self._lock:
            await self._catch_up()
        if self.room.stage != "new":
            await self.look(MISSED)
        return self

    async def unload(self) -> None:
        """Let go of the room; another process, or a later load, goes on."""
        self._set_alarm(None)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._shared.unlisten(self.id, self._hear)

    @property
    def count(self) -> int:
        """How many entries the log has."""
        return self.room.head[0] + 1

    @property
    def is_busy(self) -> bool:
        """Whether somebody here reads it or something is done, or is to be soon."""
        now = asyncio.get_running_loop().time()
        soon = self._alarm is not None and self._alarm.when() < now + SOON
        return bool(self.audience.here or self._tasks or self._lock.locked() or soon)

    def due(self) -> int:
        """Return when to look after the room, if nothing happens in it."""
        due = duty(self.room, self._shared.now(), self.audience.keys())
        return due.at if due else self._house.forgets(self.room)

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
            rows = await self._log.read(self.id, number, min(PIECE, self.count - number))
            await visitor.outbox.send(self.audience.entries(rows))
            number += len(rows)
        if self.id in visitor.rooms and visitor.outbox.closing is None:
            self.audience.welcome(visitor)

    async def post(self, key: str, text: str, signature: str) -> Json:
        """Store a player's message, or hold its opening; return where it stands.

        Raises Refusal. One that is sent again is answered as the first time.
        """
        genuine = is_genuine(key, text, signature)
        async with self._lock:
            while True:
                try:
                    return await self._post(key, text, signature, genuine)
                except Behind:
                    await self._catch_up()

    async def _post(self, key: str, text: str, signature: str, genuine: bool) -> Json:
        message = _message(text)
        if _seen(message) >= self.count:  # at another process, which has stored it already
            await self._catch_up()
        stored = self.room.stored(key, str(message.get("id"))) if genuine else None
        if stored is not None:
            return {"number": stored}
        _check_name(message)
        entry = admits(self.room, text, key, signature, genuine, self._shared.now())
        if message["kind"] == "opening":
            seat, held = self.room.seat(key), " ".join((key, signature, text))
            assert seat is not None, "an opening is admitted of a seat alone"
            await self._shared.hold(self.id, self.room.turn, seat, held)
            await self._act()
            return {"held": True}
        await self._act(entry)
        return {"number": entry["number"]}

    async def _act(self, entry: Json | None = None) -> None:
        """Store the entry and everything that is due by now, in one go; then set the alarm."""
        turn, held = self.room.turn, {}
        if self.room.stage == "opening":
            held = await self._shared.held(self.id, turn)
        draft = Draft(self.room, self._house.key, self._shared.now())
        later = await self._house.work(self.room, lambda: self._write(draft, entry, held))
        if draft.rows:
            await self._store(draft, later)
        if held and self.room.stage != "opening":
            await self._shared.drop(self.id, turn)
        self._set_alarm(later)

    def _write(self, draft: Draft, entry: Json | None, held: Mapping[int, str]) -> Duty | None:
        """Fill the draft; return what is due later."""
        now, keys = self._shared.now(), self.audience.keys()
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
        at = later.at if later else self._house.looks(draft.room)
        with self._house.metrics.storing.time():
            await self._log.append(self.id, draft.first, draft.rows, at)
        self._house.metrics.entries.inc(len(draft.rows))
        self._become(draft.room, draft.rows)

    def _become(self, room: Room, rows: list[str]) -> None:
        before, self.room = self.room, room
        for visitor in self.audience.tell(before, room, rows):
            self._spawn(self.audience.go(visitor))
        if before.players != room.players:
            self.audience.show(room)
        if room.stage in ("over", "ended") and before.stage != room.stage:
            self._spawn(ends.finish(self._house, room, self.id))

    async def _catch_up(self) -> None:
        """Take what others have stored."""
        while rows := await self._log.read(self.id, self.count):
            await self._take(rows)

    async def _take(self, rows: list[str]) -> None:
        room = self.room
        for row in rows:
            room, _ = await self._house.work(room, partial(step, room, json.loads(row), True))
        self._become(room, rows)

    async def look(self, what: str = NEWS) -> None:
        """Do what is due, after finding out what there is to know."""
        async with self._lock:
            try:
                if what == MISSED:
                    await self._catch_up()
                    await self._add_down_time()
                if what != NEWS:
                    await self.audience.look(self.room)
                await self._act()
            except Behind:
                await self._catch_up()
                self._spawn(self.look(what))
            except Exception as problem:
                trouble("room waits", problem, room=self.id)
                self._alarm = asyncio.get_running_loop().call_later(AGAIN, self._ring, what)

    async def _add_down_time(self) -> None:
        """Give the players back what was left to them when the last relay ended."""
        room, deadline, now = self.room, self.room.round.deadline, self._shared.now()
        if deadline is None or room.stage not in ("sealing", "opening", "moving"):
            return
        downs = await self._log.downs(room.time)
        if downs:
            left = max(0, deadline - max(downs[0][0], room.time))
            draft = Draft(room, self._house.key, now)
            draft.say("deadline", {"deadline": max(deadline, now + left), "why": "down"})
            await self._store(draft, None)

    def _hear(self, message: str) -> None:
        """Take what another process has stored, or see who is there."""
        number, _, text = message.partition("\n")
        if not number.isdigit():
            self._spawn(self.look(PRESENCE if number else MISSED))
        else:
            self._spawn(self._follow(int(number), text.split("\n")))

    async def _follow(self, number: int, rows: list[str]) -> None:
        async with self._lock:
            if number == self.count:
                await self._take(rows)
            elif number > self.count:
                await self._catch_up()
            else:
                return  # our own
        await self.look()

    def _set_alarm(self, due: Duty | None) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if due and due.at - self._shared.now() < DAY:
            wait = max(0, due.at - self._shared.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self, what: str = NEWS) -> None:
        self._alarm = None
        self._spawn(self.look(what))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _message(text: str) -> Json:
    """The message of a text; an empty one where it is none, for `admits` to refuse."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def _seen(message: Json) -> int:
    """The number of the newest entry that the author has seen; -1 where it says none."""
    seen = message.get("seen")
    number = seen[0] if isinstance(seen, list) and seen else None
    return number if type(number) is int else -1


def _check_name(message: Json) -> None:
    """Raises Declined where somebody joins by a name that nobody may have."""
    body = message.get("body")
    if message.get("kind") == "join" and isinstance(body, dict):
        check_name(body.get("name"))
