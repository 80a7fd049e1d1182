"""Ratings of duels, by Weng and Lin's Bradley–Terry model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from openskill.models import BradleyTerryFull

from relay.accounts import Duel, Judge, Rated

MODEL = BradleyTerryFull()
FRESH = Rated(MODEL.mu, MODEL.sigma)
"""How somebody stands who has played no duel."""
BASE, SCALE = 1000, 40


def judged(duel: Duel) -> Judge:
    """Return what gives the new ratings after a duel."""
    ranks = [0 if key in duel.winners else 1 for key in duel.players]
    won = [int(duel.winners == (key,)) for key in duel.players]

    def judge(before: Sequence[Rated | None]) -> list[Rated]:
        rated = [each or FRESH for each in before]
        teams = [[MODEL.rating(each.mu, each.sigma)] for each in rated]
        after = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
        return [
            replace(old, mu=new.mu, sigma=new.sigma, games=old.games + 1, won=old.won + more)
            for old, new, more in zip(rated, after, won, strict=True)
        ]

    return judge


def shown(rated: Rated) -> int:
    """Return what a page shows: 1000 to begin with, the more the surer and the better."""
    return round(BASE + SCALE * (rated.mu - 3 * rated.sigma))
