"""What is measured, one figure after the other; runs in CPython and in Pyodide alike.

`ratio` compares with a plain loop in Python that was timed beside it: of a time, how many
such loops it takes; of a pace, how many things are done during one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Any

from engine.bench.samples import SEATS, decided, matches
from engine.game import Json
from engine.games import GAMES
from engine.match import Match
from engine.slices import whole

_LOOP = 200_000  # rounds of the plain loop
_MATCHES = {"olifantenpad": 4, "splits": 2}
_LEAST = 0.5  # seconds that a pace is measured for
_WALKS = 20_000


def figures(quick: bool = False) -> Iterator[Json]:
    """Every figure as soon as it is measured; `quick` takes one match of each game alone."""
    loop = reference()
    yield {"figure": "reference", "seconds": loop}
    for game, many in _MATCHES.items():
        states = [state for match in matches(game, 1 if quick else many) for state in match]
        yield _steps(game, states, loop)
        for level in GAMES[game].bots:
            yield _decisions(game, level, states, loop)
        if game == "olifantenpad":
            yield _walks(states, loop)


def exploits(positions: int) -> Iterator[Json]:
    """How much a rival gains that knows Hard's mixture in Olifantenpad, in so many positions.

    `gain` and `stake` are sums (see `engine.olifantenpad.bots.exploit`), `ratio` the one held
    against the other: at most 0.1 is what we want.
    """
    from engine.olifantenpad.bots.exploit import exploit  # numpy, where there is one

    states = (state for match in matches("olifantenpad", positions) for state in match)
    gain = stake = 0
    for number, state in enumerate(islice(states, positions)):
        seat = number % SEATS
        found = whole(exploit(state.position, seat, state.bot_chance(seat)))
        gain, stake = gain + found.gain, stake + found.stake
    told: Json = {"figure": "exploit", "game": "olifantenpad", "positions": positions}
    yield {**told, "gain": gain, "stake": stake, "ratio": gain / max(1, stake)}


def reference() -> float:
    """Seconds of a plain loop over whole numbers and a list: the best of five."""
    return min(_plain_loop() for _ in range(5))


def _plain_loop() -> float:
    started, numbers, total = perf_counter(), list(range(64)), 0
    for number in range(_LOOP):
        total = (total + numbers[number & 63] * 3) & 0xFFFF
        numbers[number & 63] = total & 63
    return perf_counter() - started


def _decisions(game: str, level: str, states: list[Match], loop: float) -> Json:
    """p50 and p95 of a level's time for a move, the first seat to move thinking."""
    decided(states[0], states[0].to_move()[0], level)  # imports and caches are no thinking
    times = sorted(_timed(state, level) for state in states)
    p50, p95 = (times[(len(times) - 1) * part // 100] for part in (50, 95))
    told: Json = {"figure": "decision", "game": game, "level": level, "decisions": len(times)}
    return {**told, "p50_s": p50, "p95_s": p95, "ratio": p95 / loop}


def _timed(state: Match, level: str) -> float:
    started = perf_counter()
    decided(state, state.to_move()[0], level)
    return perf_counter() - started


def _steps(game: str, states: list[Match], loop: float) -> Json:
    """Turns a second of the rules alone: the moves are chosen beforehand."""
    chosen = [(state, _moves(state)) for state in states]
    done, started = 0, perf_counter()
    while (spent := perf_counter() - started) < _LEAST:
        for state, moves in chosen:
            state.game.play(state.position, moves, state.chance)
        done += len(chosen)
    return _pace("turns", game, done / spent, loop)


def _moves(state: Match) -> dict[int, Any]:
    return {seat: decided(state, seat, "easy") for seat in state.to_move()}


def _walks(states: list[Match], loop: float) -> Json:
    """Walks a second that the bots of Olifantenpad value, all seats in the park."""
    from engine.olifantenpad.bots.pace import value_walks  # numpy, where there is one

    state = next(s for s in states if all(player.at is not None for player in s.position.players))
    value_walks(state.position, 0, 1)
    done, started = 0, perf_counter()
    while (spent := perf_counter() - started) < _LEAST:
        done += value_walks(state.position, 0, _WALKS)
    return _pace("walks", "olifantenpad", done / spent, loop)


def _pace(figure: str, game: str, pace: float, loop: float) -> Json:
    return {"figure": figure, "game": game, "a_second": pace, "ratio": pace * loop}
