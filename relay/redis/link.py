"""The connection to Redis: commands, and one subscription for all topics."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from redis.asyncio import Redis
from redis.exceptions import RedisError

from relay.tasks import ended

Texts = Any
"""A Redis or a pipeline of one that answers in texts, which redis' own types do not know of."""
NAME = "grasveld"
PAUSE = 0.2
"""Seconds until a lost subscription is tried again."""


def named(*parts: str) -> str:
    """Return the Redis key for these parts."""
    return ":".join((NAME, *parts))


class Topics:
    """Who listens to which topic; the subscription behind them goes on after a lost connection."""

    def __init__(self, redis: Redis) -> None:
        self._pubsub: Texts = redis.pubsub(ignore_subscribe_messages=False)
        self._listeners: dict[str, Callable[[str], None]] = {}
        self._subscribed: dict[str, asyncio.Event] = {}
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def listen(self, topic: str, listener: Callable[[str], None]) -> None:
        """Call `listener` with every message from now on: Redis has confirmed it."""
        async with self._lock:
            self._listeners[topic] = listener
            confirmed = self._subscribed.setdefault(topic, asyncio.Event())
            await self._pubsub.subscribe(named("topic", topic))
            self._task = self._task or asyncio.create_task(self._run())
        await confirmed.wait()

    async def unlisten(self, topic: str, listener: Callable[[str], None]) -> None:
        """Stop that, unless somebody else listens by now."""
        async with self._lock:
            if self._listeners.get(topic) == listener:
                del self._listeners[topic], self._subscribed[topic]
                await self._pubsub.unsubscribe(named("topic", topic))

    def stir(self) -> None:
        """Tell every listener that something may have been missed."""
        for listener in list(self._listeners.values()):
            listener("")

    async def close(self) -> None:
        """Listen no more."""
        if self._task:
            await ended(self._task)
        await self._pubsub.aclose()

    async def _run(self) -> None:
        while True:
            try:
                message = await self._pubsub.get_message(timeout=None)
                self._take(message or {})
            except (RedisError, OSError):
                await asyncio.sleep(PAUSE)
                self.stir()

    def _take(self, message: dict[str, Any]) -> None:
        topic = str(message.get("channel", "")).removeprefix(named("topic", ""))
        if message.get("type") == "subscribe" and topic in self._subscribed:
            self._subscribed[topic].set()
        elif message.get("type") == "message" and topic in self._listeners:
            self._listeners[topic](message["data"])


async def run(script: Callable[..., Any], keys: list[str], *arguments: object) -> Any:
    """Return what a registered script returns."""
    return await cast(Awaitable[Any], script(keys=keys, args=list(arguments)))
