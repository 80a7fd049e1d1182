"""An hour as a game of hidden plans: a few walks a seat, grown by best replies, and mixtures."""

from __future__ import annotations

from collections.abc import Generator

import numpy as np

from engine.chance import Chance
from engine.game import Seat
from engine.olifantenpad.bots.field import Field, Profile
from engine.olifantenpad.bots.ground import Longs, longs
from engine.olifantenpad.bots.normal import odds, replies
from engine.olifantenpad.bots.replies import best_alone, best_replies
from engine.olifantenpad.bots.solve import WHOLE, drawn, mixtures, shared

_ALONE = 12  # walks a seat begins with: its best alone
_SHREWD = 300  # walks tried as replies to greed, which a naive seat may also play
_SHREWDNESS = 60  # hundredths by which it does
_FRESH = 6  # replies that one growth brings a seat
_FACED = 12  # profiles that replies are sought to
_SAMPLED = 24  # profiles that stand for the plans of several rivals
_BELIEVED = 60  # hundredths by which such samples are believed
_ROUNDS = 300  # of regret matching

Mixture = dict[int, int]
"""Walks and their shares of WHOLE."""


class Contest:
    """The walks worth playing, by seat, and what mixture of them each seat may play."""

    def __init__(self, field: Field, seat: Seat, draw: Chance, width: int, trust: int) -> None:
        self.field, self.seat = field, seat
        self._draw, self._width, self._trust = draw, width, trust
        self.walks = {s: best_alone(field, s, _ALONE) for s in field.seats}
        self.naive = {s: _greedy(field, s, walks) for s, walks in self.walks.items()}
        self.mixtures = dict(self.naive)

    def expect(self) -> Generator[None]:
        """Takes every seat to be as often greedy as one that plays as Normal does."""
        for seat in self.field.seats if len(self.naive) > 1 else ():
            best = yield from replies(self.field, seat, _SHREWD)
            self._add(seat, best)
            shrewd = dict(zip(best, shared(odds(best)).tolist(), strict=True))
            self.naive[seat] = _blend(self.naive[seat], shrewd, _SHREWDNESS)
        self.mixtures = dict(self.naive)

    def grow(self) -> Generator[None, None, bool]:
        """Adds every seat's best replies to the mixtures, and solves the game anew.

        False if none of them is new.
        """
        known = sum(map(len, self.walks.values()))
        for seat in self.field.seats:
            faced = {s: self._faced(seat, s) for s in self.field.seats}
            self._add(seat, (yield from self._replies(seat, faced, _FRESH)))
        yield from self.solve()
        return sum(map(len, self.walks.values())) > known

    def solve(self) -> Generator[None]:
        """Finds mixtures of the walks there are that hold each other."""
        if len(self.field.seats) == 2:
            yield from self._solve_pair()
            return
        found = {}
        for seat in self.field.seats:
            found[seat] = yield from self._solved_alone(seat)
        self.mixtures = found

    def likeliest(self) -> int:
        """The walk that the seat plays most often."""
        return max(self.mixtures[self.seat].items(), key=lambda walk: (walk[1], -walk[0]))[0]

    def drawn(self) -> int:
        """A walk drawn from the seat's mixture."""
        walks = self.mixtures[self.seat]
        return list(walks)[drawn(longs(walks.values()), self._draw)]

    def faced(self) -> tuple[list[Profile], Longs]:
        """What the seat reckons with: profiles of its rivals' plans and their shares."""
        likely = {s: self._faced(self.seat, s) for s in self.field.seats}
        return self._profiles(self.seat, likely, _FACED)

    def _solve_pair(self) -> Generator[None]:
        """Two seats: all pairs of walks, and what one wins the other loses."""
        (rival,) = (s for s in self.field.seats if s != self.seat)
        mine, theirs = self.walks[self.seat], self.walks[rival]
        profiles = [{rival: walk} for walk in theirs]
        harvest = yield from self.field.met(self.seat, longs(mine), profiles)
        pay, due = (self.field.worth(s, harvest).reshape(len(mine), -1) for s in (self.seat, rival))
        naive = shared(longs(self.naive[rival].get(walk, 0) for walk in theirs))
        rows, columns = yield from mixtures(pay, due, naive, self._trust, _ROUNDS)
        self.mixtures = {
            self.seat: dict(zip(mine, rows.tolist(), strict=True)),
            rival: dict(zip(theirs, columns.tolist(), strict=True)),
        }

    def _solved_alone(self, seat: Seat) -> Generator[None, None, Mixture]:
        """Any number of rivals: against samples of what they may play, taken seriously."""
        profiles, shares = self._profiles(
            seat, {s: self._faced(seat, s) for s in self.field.seats}, _SAMPLED
        )
        walks = self.walks[seat]
        table = yield from self.field.table(seat, longs(walks), profiles)
        rows, _ = yield from mixtures(table, -table, shares, _BELIEVED, _ROUNDS)
        return dict(zip(walks, rows.tolist(), strict=True))

    def _replies(
        self, seat: Seat, faced: dict[Seat, Mixture], many: int
    ) -> Generator[None, None, list[int]]:
        profiles, shares = self._profiles(seat, faced, _FACED)
        return (yield from best_replies(self.field, seat, profiles, shares, self._width, many))

    def _faced(self, seat: Seat, rival: Seat) -> Mixture:
        """What a seat reckons that a rival plays; naive, in part, if the seat is our own."""
        trust = self._trust if seat == self.seat or len(self.field.seats) > 2 else 0
        return _blend(self.mixtures[rival], self.naive[rival], trust)

    def _profiles(
        self, seat: Seat, faced: dict[Seat, Mixture], many: int
    ) -> tuple[list[Profile], Longs]:
        """Profiles of the rivals with their shares: the likeliest, or samples of several."""
        rivals = [s for s in self.field.seats if s != seat]
        if not rivals:
            return [{}], longs([WHOLE])
        if len(rivals) == 1:
            likely = sorted(faced[rivals[0]].items(), key=lambda walk: (-walk[1], walk[0]))[:many]
            return [{rivals[0]: w} for w, _ in likely], shared(longs(n for _, n in likely))
        walks = {s: (list(faced[s]), longs(faced[s].values())) for s in rivals}
        profiles = [
            {s: known[drawn(shares, self._draw)] for s, (known, shares) in walks.items()}
            for _ in range(many)
        ]
        return profiles, shared(longs([0] * many))

    def _add(self, seat: Seat, walks: list[int]) -> None:
        self.walks[seat] = [*dict.fromkeys([*self.walks[seat], *walks])]


def _greedy(field: Field, seat: Seat, walks: list[int]) -> Mixture:
    """A seat that thinks of nobody else: the more a walk earns alone, the likelier."""
    points = field.alone[seat].points[seat].astype(np.int64)[walks] ** 2
    return dict(zip(walks, shared(points).tolist(), strict=True))


def _blend(one: Mixture, other: Mixture, percent: int) -> Mixture:
    """The one mixture, with so many hundredths of the other."""
    return {
        walk: ((100 - percent) * one.get(walk, 0) + percent * other.get(walk, 0)) // 100
        for walk in [*one, *(w for w in other if w not in one)]
    }
