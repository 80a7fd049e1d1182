"""Duels: who waits for one, and who meets whom."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from engine.game import Json
from engine.games import GAMES
from relay import dropping
from relay.ratings import FRESH
from relay.rooms import Rooms
from relay.store import EVERYBODY, Store
from relay.visitor import Visitor

NEAR = 4.0
"""How far two ratings may be apart at once (a beginner's uncertainty is 8) …"""
WIDER = 0.5
"""… and how much more with every second that somebody waits."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody in the queue."""

    key: str
    text: str
    """As it stands in the queue: connection, a space, and the rest as JSON."""
    name: str
    mu: float
    since: int


class Duels:
    """The queues of all games, shared by all processes."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._shared, self._players, self._rooms = store.shared, store.players, rooms

    async def queue(self, visitor: Visitor, game: str, name: str) -> Json:
        """Let somebody wait; return how many do. Raises Declined for who dropped out lately."""
        await dropping.check(self._shared, visitor.key)
        player = await self._players.player(visitor.key)
        rated = player.rated.get(game, FRESH)
        rest = {"name": name, "mu": rated.mu, "since": self._shared.now()}
        await self._players.name(visitor.key, name)
        await self._shared.queue(game, visitor.key, f"{visitor.name} {json.dumps(rest)}")
        visitor.queues.add(game)
        return {"waiting": len(await self._shared.waiting(game))}

    async def leave(self, visitor: Visitor) -> None:
        """Take a connection out of the queues; not a newer one of the same key."""
        for game in visitor.queues:
            text = (await self._shared.waiting(game)).get(visitor.key, "")
            if text.startswith(f"{visitor.name} "):
                await self._shared.unqueue(game, visitor.key, text)
        visitor.queues.clear()

    async def pair(self) -> None:
        """Let those play who are near enough to each other by now."""
        for game in GAMES:
            waiting = await self._shared.waiting(game)
            for two in pairs([_read(*row) for row in waiting.items()], self._shared.now()):
                if await self._shared.claim(game, {each.key: each.text for each in two}):
                    await self._begin(game, two)

    async def _begin(self, game: str, two: tuple[Waiting, Waiting]) -> None:
        """Make the room; who sits first is left to chance."""
        players = [{"key": each.key, "name": each.name} for each in two]
        secrets.SystemRandom().shuffle(players)
        body = {
            "game": game,
            "options": {},
            "rules": GAMES[game].rules,
            "clock": GAMES[game].seconds,
            "duel": True,
            "players": players,
        }
        made = await self._rooms.make(body, open_to_codes=False)
        found = {"room": made["room"], "secret": made["secret"]}
        news = {"found": {each.key: found for each in two}}
        await self._shared.tell(EVERYBODY, json.dumps(news))


def pairs(waiting: list[Waiting], now: int) -> Iterator[tuple[Waiting, Waiting]]:
    """Yield who meets whom: neighbours by rating, the nearest first, each at most once."""
    ranked = sorted(waiting, key=lambda each: each.mu)
    near = sorted(pairwise(ranked), key=lambda two: two[1].mu - two[0].mu)
    taken: set[str] = set()
    for two in near:
        waited = now - min(each.since for each in two)
        free = not taken & {each.key for each in two}
        if free and two[1].mu - two[0].mu <= NEAR + WIDER * waited / 1000:
            taken |= {each.key for each in two}
            yield two


def _read(key: str, text: str) -> Waiting:
    rest = json.loads(text.partition(" ")[2])
    return Waiting(key, text, rest["name"], rest["mu"], rest["since"])
