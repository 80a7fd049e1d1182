"""Matches on many cores, in processes that can be ended when a bot never stops thinking."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from engine.arena.asking import Failed
from engine.arena.entrants import Entrant, thinker
from engine.arena.fixtures import Fault, Fixture
from engine.arena.playing import play
from engine.english import sentence
from engine.game import Json, Seat
from engine.games import GAMES

_SPAWN = get_context("spawn")  # the same on every system, and safe beside threads
_NOBODY = -1
_LOOK = 0.1  # seconds between two looks at the clocks
_ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Hand:
    """A process that plays one match after another, and the match it is at."""

    def __init__(self, entrants: Sequence[Entrant]) -> None:
        self._entrants = entrants
        self.fixture: Fixture | None = None
        self._start()

    def _start(self) -> None:
        self._clock = _SPAWN.RawArray("d", (0.0, 0.0, _NOBODY))  # since when, turn, seat
        self.pipe, theirs = _SPAWN.Pipe()
        arguments = (theirs, self._clock, self._entrants)
        self._process = _SPAWN.Process(target=_work, args=arguments, daemon=True)
        self._process.start()
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        """Lets it play a match; what comes of it waits in `pipe`."""
        self.fixture = fixture
        # Where the process is gone the pipe says so at the next look.
        with suppress(BrokenPipeError):
            self.pipe.send(fixture)

    def take(self) -> Json:
        """The record of its match. Raises EOFError where the process is gone."""
        record: Json = self.pipe.recv()
        self.fixture = None
        return record

    def overdue(self, limit: float) -> bool:
        """Whether a bot thinks longer than that many seconds."""
        since, _, seat = self._clock
        return bool(seat != _NOBODY and monotonic() - since > limit)

    def again(self, failure: Failed | None) -> Fixture:
        """The same match, to be played anew by another process now that its own has ended.

        The bot that was thinking is known to fail from now on; none is where that is None.
        """
        _, turn, seat = self._clock
        if self.fixture is None or (failure and seat == _NOBODY):
            raise RuntimeError("a process of the arena ended by itself")
        fixture, self.fixture = self.fixture, None
        self._start()
        if failure is None:
            return fixture
        fault = Fault(int(turn), int(seat), sentence(failure), failure.notice())
        return replace(fixture, faults=(*fixture.faults, fault))

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def records(
    fixtures: Iterable[Fixture], entrants: Sequence[Entrant], jobs: int, limit: float
) -> Iterator[Json]:
    """The record of each match as it ends, in any order; `limit` is seconds a decision."""
    waiting = deque(fixtures)
    os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))
    hands = [Hand(entrants) for _ in range(min(jobs, len(waiting)))]
    try:
        while waiting or any(hand.fixture for hand in hands):
            for hand in hands:
                if waiting and not hand.fixture:
                    hand.give(waiting.popleft())
            wait([hand.pipe for hand in hands if hand.fixture], _LOOK)
            for hand in hands:
                yield from _looked_at(hand, limit, waiting)
    finally:
        for hand in hands:
            hand.end()


def _looked_at(hand: Hand, limit: float, waiting: deque[Fixture]) -> Iterator[Json]:
    """What a process has ready; a match that had to be stopped goes back to the others."""
    if not hand.fixture:
        return
    if hand.pipe.poll():
        try:
            yield hand.take()
        except (EOFError, OSError):
            hand.end()
            waiting.appendleft(hand.again(Failed("bot-ended")))
    elif hand.overdue(limit):
        hand.end()
        # Only now does its clock stand still: the bot may have come to its move meanwhile.
        slow = Failed("bot-slow", limit=f"{limit:g}") if hand.overdue(limit) else None
        waiting.appendleft(hand.again(slow))


def _work(pipe: Connection[Any, Any], clock: Any, entrants: Sequence[Entrant]) -> None:
    """The process: plays what comes through the pipe until it is closed or ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # what bots print must not come between the results

    def watch(turn: int, seat: Seat) -> None:
        # The seat comes last: no look in between finds it with a time that is not its own.
        clock[:] = (monotonic(), turn, seat)

    with suppress(EOFError):
        while fixture := pipe.recv():
            game = GAMES[fixture.game]
            bots = {e.name: (e, thinker(game, e)) for e in entrants if e.name in fixture.lineup}
            pipe.send(play(fixture, bots, watch))
