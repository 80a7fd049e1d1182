"""Names, ratings and histories in Redis."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from redis.asyncio import Redis

from relay.accounts import Duel, Judge, Player, Rated
from relay.redis.link import Texts, named

RATED = "rated:"
"""What fields of a player's hash begin with that hold a game's rating."""


class RedisPlayers:
    """A `Players`; a duel is counted in one transaction, tried again if somebody was in between."""

    def __init__(self, redis: Redis) -> None:
        self._redis: Texts = redis

    async def player(self, key: str) -> Player:
        """Return what is kept of a key."""
        fields = await self._redis.hgetall(named("player", key))
        return Player(fields.get("name", ""), fields.get("hidden") == "1", _rated(fields))

    async def name(self, key: str, name: str) -> None:
        """Keep a name."""
        await self._redis.hset(named("player", key), "name", name)

    async def hide(self, key: str, hidden: bool) -> None:
        """Keep the name out of the table of the best, or not."""
        await self._redis.hset(named("player", key), "hidden", str(int(hidden)))
        for game, rated in (await self.player(key)).rated.items():
            if hidden:
                await self._redis.zrem(named("best", game), key)
            else:
                await self._redis.zadd(named("best", game), {key: _sure(rated)})

    async def report(self, key: str, by: str) -> None:
        """Note that somebody finds a name unfit; once for each who does."""
        await self._redis.sadd(named("reports", key), by)
        await self._redis.sadd(named("reported", by), key)

    async def reported(self, key: str) -> int:
        """Return how many do."""
        return int(await self._redis.scard(named("reports", key)))

    async def rate(self, duel: Duel, judge: Judge) -> bool:
        """Count a duel; False where that room's has been counted already."""
        watched = [named("duel", duel.room), *(named("player", key) for key in duel.players)]
        counted = False

        async def count(pipe: Texts) -> None:
            nonlocal counted
            counted = not await pipe.exists(watched[0])
            hashes = [await pipe.hgetall(name) for name in watched[1:]]
            pipe.multi()
            if counted:
                after = judge([_rated(fields).get(duel.game) for fields in hashes])
                _count(pipe, duel, [fields.get("hidden") == "1" for fields in hashes], after)

        await self._redis.transaction(count, *watched)
        return counted

    async def history(self, key: str, most: int) -> list[Duel]:
        """Return a player's last duels, the newest first."""
        rooms = await self._redis.lrange(named("duels", key), 0, most - 1)
        rows = [await self._redis.get(named("duel", room)) for room in rooms]
        return [_duel(json.loads(row)) for row in rows if row]

    async def best(self, game: str, most: int) -> list[tuple[str, Player]]:
        """Return the best of a game by what their rating surely is (mu − 3 sigma)."""
        keys = await self._redis.zrange(named("best", game), 0, most - 1, desc=True)
        return [(key, await self.player(key)) for key in keys]

    async def forget(self, key: str) -> None:
        """Delete name, ratings and history of a key."""
        for room in await self._redis.lrange(named("duels", key), 0, -1):
            await self._leave_duel(room, key)
        for game in (await self.player(key)).rated:
            await self._redis.zrem(named("best", game), key)
        for other in await self._redis.smembers(named("reported", key)):
            await self._redis.srem(named("reports", other), key)
        kinds = ("player", "duels", "reports", "reported")
        await self._redis.delete(*(named(kind, key) for kind in kinds))

    async def _leave_duel(self, room: str, key: str) -> None:
        """The other's history keeps the duel, with nobody in it."""
        row = json.loads(await self._redis.get(named("duel", room)))
        row["players"] = [other if other != key else "" for other in row["players"]]
        row["winners"] = [other for other in row["winners"] if other != key]
        await self._redis.set(named("duel", room), json.dumps(row))


def _count(pipe: Texts, duel: Duel, hidden: Sequence[bool], after: Sequence[Rated]) -> None:
    pipe.set(named("duel", duel.room), json.dumps(asdict(duel)))
    for key, unseen, rated in zip(duel.players, hidden, after, strict=True):
        pipe.hset(named("player", key), RATED + duel.game, json.dumps(asdict(rated)))
        pipe.lpush(named("duels", key), duel.room)
        if not unseen:
            pipe.zadd(named("best", duel.game), {key: _sure(rated)})


def _rated(fields: dict[str, str]) -> dict[str, Rated]:
    return {
        name.removeprefix(RATED): Rated(**json.loads(text))
        for name, text in fields.items()
        if name.startswith(RATED)
    }


def _sure(rated: Rated) -> float:
    return rated.mu - 3 * rated.sigma


def _duel(row: dict[str, Any]) -> Duel:
    return Duel(**{**row, "players": tuple(row["players"]), "winners": tuple(row["winners"])})
