"""Matches played to their end at random."""

from __future__ import annotations

from engine.chance import Chance
from engine.splits.bots.board import Bits, Board, around
from engine.splits.bots.flock import OVER, Act, Flock, acts, after

_WORD = (1 << 64) - 1


class Luck:
    """Numbers at random, far cheaper than those of a Chance; that gives where they begin."""

    __slots__ = ("_state",)

    def __init__(self, chance: Chance) -> None:
        self._state = chance.below(_WORD)

    def draw(self) -> int:
        """A number below 2³¹: Knuth's linear congruential generator, its upper bits."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & _WORD
        return self._state >> 33

    def shuffled(self, acts: list[Act]) -> list[Act]:
        """The same list, put in a random order."""
        for last in range(len(acts) - 1, 0, -1):
            other = self.draw() % (last + 1)
            acts[last], acts[other] = acts[other], acts[last]
        return acts


def playout(board: Board, flock: Flock, luck: Luck) -> tuple[Bits, ...] | list[Bits]:
    """By player the fields at the end of a match played on at random."""
    while flock.placing:
        choice = acts(board, flock)
        flock = after(board, flock, choice[luck.draw() % len(choice)])
    if flock.player == OVER:
        return flock.own
    return _split_on(board, flock, luck)


def _split_on(board: Board, flock: Flock, luck: Luck) -> list[Bits]:
    """Splits to the end, seats dropping out as they are blocked: free fields never come back."""
    free, sizes = flock.free, flock.sizes.copy()
    live, own = list(flock.live), list(flock.own)
    width, shifts = board.width, board.shifts
    turns = [*range(flock.player, len(own)), *range(flock.player)]
    while turns:
        for player in turns:
            movable = around(free, width) & live[player]
            if movable:
                number = luck.draw()
                stack, number = _some_stack(movable, number)
                target = _some_target(stack, free, shifts, number)
                size = sizes[stack]
                go = 1 + number // 6 % (size - 1)
                sizes[stack], sizes[target] = size - go, go
                free ^= target
                own[player] |= target
                if size - go == 1:
                    live[player] ^= stack
                if go > 1:
                    live[player] |= target
            else:
                turns = [other for other in turns if other != player]
    return own


def _some_stack(stacks: Bits, number: int) -> tuple[Bits, int]:
    """The stack that a number picks, and what is left of the number."""
    count = stacks.bit_count()
    for _ in range(number % count):
        stacks &= stacks - 1
    return stacks & -stacks, number // count


def _some_target(stack: Bits, free: Bits, shifts: tuple[int, ...], number: int) -> Bits:
    """Where a stack goes in the first direction from a number on that is open."""
    while True:
        shift = shifts[number % 6]
        field = stack << shift if shift > 0 else stack >> -shift
        if field & free:
            break
        number += 1
    beyond = field
    while beyond & free:
        field, beyond = beyond, beyond << shift if shift > 0 else beyond >> -shift
    return field
