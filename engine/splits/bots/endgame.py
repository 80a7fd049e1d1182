"""The end of a match between two, searched to its very end."""

from __future__ import annotations

from collections.abc import Generator

from engine.splits.bots.alone import Ground, is_alone, most, plan_alone
from engine.splits.bots.board import Bits, Board, bits_of
from engine.splits.bots.flock import OVER, Act, Flock, acts, after, herd
from engine.splits.bots.territory import QUARTER, territory

_SLICE = 128  # acts between two looks at the clock

_PLAN_WORK = 300
"""Splits looked at to see how a player alone ends, before its turns are searched instead."""

Verdict = int
"""1 where player 0 wins, 0 where it is a draw, −1 where player 1 wins."""

Name = tuple[int, Bits, Bits, tuple[tuple[Bits, int], ...]]
"""What tells a flock from others of the same match."""


class OutOfWorkError(Exception):
    """The search met its bound before it knew."""


class Endgame:
    """A search of two players' flocks that knows who wins, not by how much.

    Its work is counted in acts looked at.
    """

    def __init__(self, board: Board, work: int) -> None:
        self._board, self._work, self._pause = board, work, work
        self._known: dict[Name, Verdict] = {}

    def best(self, flock: Flock) -> Generator[None, None, tuple[Verdict, Act]]:
        """The verdict and an act of the player to move that keeps it. Raises OutOfWorkError."""
        sign = 1 if flock.player == 0 else -1
        best, choice = -2, None
        ordered = self._ordered(flock, sign)
        if self._spent(len(ordered)):
            yield
        for act, then in ordered:
            verdict = sign * (yield from self._verdict(then))
            if verdict > best:
                best, choice = verdict, act
            if best == 1:
                break
        assert choice is not None, "only a player who can move is asked"
        return sign * best, choice

    def _verdict(self, flock: Flock) -> Generator[None, None, Verdict]:
        name = _name(flock)
        if name not in self._known:
            verdict = yield from self._at_once(flock)
            if verdict is None:
                verdict = (yield from self.best(flock))[0]
            self._known[name] = verdict
        return self._known[name]

    def _spent(self, acts: int) -> bool:
        """Whether it is time for a pause."""
        if self._work < acts:
            raise OutOfWorkError
        self._work -= acts
        due = self._pause - self._work >= _SLICE
        self._pause = self._work if due else self._pause
        return due

    def _at_once(self, flock: Flock) -> Generator[None, None, Verdict | None]:
        """The verdict where no search is needed: it is over, decided, or both are alone."""
        if flock.player == OVER:
            return _compared(*((own.bit_count(), self._herd(own)) for own in flock.own))
        return self._decided(flock) or (yield from self._apart(flock))

    def _decided(self, flock: Flock) -> Verdict | None:
        """The verdict where one can take no more fields than the other has already."""
        width = self._board.width
        now = [own.bit_count() for own in flock.own]
        for player, verdict in ((0, 1), (1, -1)):
            rival = 1 - player
            ground = Ground(flock.free, flock.live[rival], flock.own[rival], flock.sizes)
            if now[rival] + most(ground, width) < now[player]:
                return verdict
        return None

    def _apart(self, flock: Flock) -> Generator[None, None, Verdict | None]:
        """The verdict where neither meets the other any more."""
        if not is_alone(self._board, flock, 0):
            return None
        plans = []
        for player in (0, 1):
            plan = yield from plan_alone(self._board, flock, player, _PLAN_WORK)
            if not plan.sure:
                return None
            plans.append(plan)
        return _compared(*((plan.fields, plan.herd) for plan in plans))

    def _herd(self, own: Bits) -> int:
        return herd(own, self._board.width)

    def _ordered(self, flock: Flock, sign: int) -> list[tuple[Act, Flock]]:
        """The acts and what comes of them, by the territory that they promise the mover."""
        found = [(act, after(self._board, flock, act)) for act in acts(self._board, flock)]
        return sorted(found, key=lambda one: -sign * self._lead(one[1]))

    def _lead(self, flock: Flock) -> int:
        expected, _ = territory(flock.free, flock.live, flock.sizes, self._board.width)
        mine, yours = (own.bit_count() for own in flock.own)
        return QUARTER * (mine - yours) + expected[0] - expected[1]


def _compared(mine: tuple[int, int], yours: tuple[int, int]) -> Verdict:
    return (mine > yours) - (mine < yours)


def _name(flock: Flock) -> Name:
    stacks = tuple((b, flock.sizes[b]) for b in bits_of(flock.live[0] | flock.live[1]))
    return flock.player, flock.free, flock.own[0], stacks
