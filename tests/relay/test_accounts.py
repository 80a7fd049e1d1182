"""What every storage must do for players: one suite, on SQLite and on a real Redis server."""

from __future__ import annotations

import asyncio
from typing import Any

from relay.accounts import Duel, Player, Rated
from relay.store import Store
from tests.relay.storage import Suite

ROOM, OTHER = "A" * 22, "B" * 22


def duel(room: str = ROOM, time: int = 1, winners: tuple[str, ...] = ("a",)) -> Duel:
    return Duel(room, "splits", time, ("a", "b"), winners)


def judge(before: Any) -> list[Rated]:
    old = [each or Rated(25, 8) for each in before]
    return [
        Rated(old[0].mu + 1, old[0].sigma - 1, old[0].games + 1, old[0].won + 1),
        Rated(old[1].mu - 1, old[1].sigma - 1, old[1].games + 1, old[1].won),
    ]


def test_nothing_is_known_of_a_new_key(on: Suite) -> None:
    async def test(store: Store) -> None:
        assert await store.players.player("a") == Player()
        assert await store.players.history("a", 9) == []
        assert await store.players.best("splits", 9) == []
        assert await store.players.reported("a") == 0

    on(test)


def test_a_duel_is_counted_once(on: Suite) -> None:
    async def test(store: Store) -> None:
        counted = await asyncio.gather(*(store.players.rate(duel(), judge) for _ in range(8)))
        assert sorted(counted) == [False] * 7 + [True]
        assert (await store.players.player("a")).rated == {"splits": Rated(26, 7, 1, 1)}
        assert (await store.players.player("b")).rated == {"splits": Rated(24, 7, 1, 0)}
        assert await store.players.history("a", 9) == [duel()]

    on(test)


def test_no_duel_is_lost_when_many_end_at_once(on: Suite) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(
            *(store.players.rate(duel(chr(97 + each) * 22, each), judge) for each in range(12))
        )
        assert (await store.players.player("a")).rated["splits"].games == 12
        assert (await store.players.player("b")).rated["splits"].mu == 25 - 12

    on(test)


def test_the_history_is_the_newest_first(on: Suite) -> None:
    async def test(store: Store) -> None:
        duels = [duel(chr(97 + time) * 22, time, ("a", "b")[: time + 1]) for time in range(3)]
        for each in duels:
            await store.players.rate(each, judge)
        assert await store.players.history("a", 2) == [duels[2], duels[1]]
        assert await store.players.history("b", 9) == duels[::-1]
        assert await store.players.history("c", 9) == []

    on(test)


def test_the_best_are_those_who_surely_are_and_do_not_hide(on: Suite) -> None:
    async def test(store: Store) -> None:
        await store.players.name("a", "Ann")
        await store.players.rate(duel(), judge)
        keys = [key for key, _ in await store.players.best("splits", 9)]
        assert keys == ["a", "b"]
        assert (await store.players.best("splits", 1))[0][1].name == "Ann"
        await store.players.hide("a", True)
        await store.players.rate(duel(OTHER, 2), judge)
        assert [key for key, _ in await store.players.best("splits", 9)] == ["b"]
        await store.players.hide("a", False)
        best = await store.players.best("splits", 9)
        assert [key for key, _ in best] == ["a", "b"]
        assert best[0][1].rated["splits"].games == 2
        assert await store.players.best("olifantenpad", 9) == []

    on(test)


def test_who_reports_a_name_counts_once(on: Suite) -> None:
    async def test(store: Store) -> None:
        for by in ("b", "c", "b"):
            await store.players.report("a", by)
        assert await store.players.reported("a") == 2
        assert await store.players.reported("b") == 0

    on(test)


def test_who_is_forgotten_leaves_nothing(on: Suite) -> None:
    async def test(store: Store) -> None:
        await store.players.name("a", "Ann")
        await store.players.hide("a", False)
        await store.players.rate(duel(), judge)
        await store.players.report("a", "b")
        await store.players.report("b", "a")
        await store.players.forget("a")
        assert await store.players.player("a") == Player()
        assert await store.players.history("a", 9) == []
        assert [key for key, _ in await store.players.best("splits", 9)] == ["b"]
        assert await store.players.reported("a") == 0
        assert await store.players.reported("b") == 0
        assert await store.players.history("b", 9) == [Duel(ROOM, "splits", 1, ("", "b"), ())]
        assert (await store.players.player("b")).rated["splits"].games == 1

    on(test)
