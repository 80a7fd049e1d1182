"""The matches of a calendar date, the same for everyone: who plays, on what seed, for what par."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from engine.days import read_day, seed_of
from engine.game import Json, Refusal
from engine.games import GAMES
from engine.olifantenpad.daily import SEATS as WALKERS
from engine.olifantenpad.par import par
from engine.slices import UNFINISHED, Running, advance_one, whole
from engine.splits.daily import SEATS as SHEPHERDS

SEATS = {"olifantenpad": WALKERS, "splits": SHEPHERDS}
"""How many play; the first is the player, the others are the strongest bot there is."""


_searches: Running = {}
"""The searches for a par that are under way, by game and date."""


class NoPar(Refusal):
    """A game that has no par."""


def of_today(data: Json) -> Json:
    """A request to begin, with the seats and the seed of its date where it names none.

    Any other request is given back as it is. Raises ImpossibleDay.
    """
    game, options = data.get("game"), data.get("options")
    if (
        not isinstance(game, str)
        or game not in SEATS
        or not isinstance(options, dict)
        or "daily" not in options
    ):
        return data
    strongest = list(GAMES[game].bots)[-1]
    bots = [{"kind": "bot", "level": strongest}] * (SEATS[game] - 1)
    seed = seed_of(game, read_day(options["daily"]))
    return {"seats": [{"kind": "human"}, *bots], "seed": seed} | data


def par_of(game: Any, day: Any) -> Generator[None, None, int]:
    """The search for the par of a date; it yields at least every 50 ms of work.

    Raises ImpossibleDay for what is no date, NoPar where the game has none.
    """
    if game != "olifantenpad":
        raise NoPar("par-none", game=str(game)[:40])
    return par(read_day(day))


def found_par(data: Json) -> Json:
    """`date`, maybe `game` → {"more": true} after a slice of the search, or {"par": n}."""
    key = (str(data.get("game", "olifantenpad")), str(data.get("date")))
    done, found = advance_one(_searches, key, lambda: par_of(*key))
    return {"par": found} if done else UNFINISHED


def pars(days: Iterable[str]) -> dict[str, int]:
    """The par of each of the dates; about a second of work for one."""
    return {day: whole(par_of("olifantenpad", day)) for day in days}
