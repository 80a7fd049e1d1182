"""Bots that one might bring along, good and bad; module-level, so that a process finds them."""

import os
from typing import Any

from engine.games import GAMES


def game_of(position: Any) -> Any:
    return GAMES["splits" if hasattr(position, "pasture") else "olifantenpad"]


def first(position: Any, seat: int, chance: Any, budget: int) -> Any:
    """A plain function: the first legal move there is."""
    return next(game_of(position).moves(position, seat))


def slow_first(position: Any, seat: int, chance: Any, budget: int) -> Any:
    """A generator, which gives its move as text."""
    game = game_of(position)
    yield None
    return game.write_move(next(game.moves(position, seat)))


def raises(position: Any, seat: int, chance: Any, budget: int) -> Any:
    raise ValueError("no idea")


def quits(position: Any, seat: int, chance: Any, budget: int) -> Any:
    raise SystemExit("bye")


def loops(position: Any, seat: int, chance: Any, budget: int) -> Any:
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue


def ends(position: Any, seat: int, chance: Any, budget: int) -> Any:
    print("this must not come between the results")
    os._exit(3)


def cheats(position: Any, seat: int, chance: Any, budget: int) -> Any:
    return "a1>z9" if game_of(position).id == "olifantenpad" else "@9,9"


def mute(position: Any, seat: int, chance: Any, budget: int) -> Any:
    return None


not_a_bot = 3
