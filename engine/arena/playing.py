"""One match of an arena, in which whoever fails loses and nobody else notices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic

from engine.arena.asking import Failed, move_of
from engine.arena.entrants import Entrant, Thinker
from engine.arena.fixtures import Fault, Fixture
from engine.english import sentence
from engine.game import Json, Seat
from engine.match import TURN, Match, advance, begin

Watch = Callable[[int, Seat], object]
"""Told turn and seat when a bot begins to think, and seat −1 when it is done."""


def play(
    fixture: Fixture,
    bots: Mapping[str, tuple[Entrant, Thinker]],
    watch: Watch,
    log: list[Json] | None = None,
) -> Json:
    """The match played to its end, as a record: line-up, seed, points, winners, faults, times.

    `log` is given every entry after the first, for whoever wants a transcript.
    """
    table = [{"kind": "human"} for _ in fixture.lineup]
    match = advance(Match(), begin(fixture.game, table, fixture.seed, fixture.options))
    faults: list[Fault] = []
    times: list[list[int]] = [[] for _ in fixture.lineup]
    entries: list[Json] = [] if log is None else log
    while match.stage == TURN:
        match = _turn(match, fixture, bots, watch, faults, times, entries)
    return _record(match, fixture, faults, times)


def _turn(
    before: Match,
    fixture: Fixture,
    bots: Mapping[str, tuple[Entrant, Thinker]],
    watch: Watch,
    faults: list[Fault],
    times: list[list[int]],
    entries: list[Json],
) -> Match:
    """The match after each seat to move has moved or, failing that, left."""
    match = before
    for seat in before.to_move():
        started = monotonic()
        try:
            _raise_known(fixture, before.turn, seat)
            entry = _thought(before, seat, *bots[fixture.lineup[seat]], watch)
            times[seat].append(round(1000 * (monotonic() - started)))
        except Failed as failure:
            faults.append(Fault(before.turn, seat, sentence(failure), failure.notice()))
            entry = {"kind": "leave", "seat": seat}
        entries.append(entry)
        match = advance(match, entry)
        if match.stage != TURN:
            break
    return match


def _raise_known(fixture: Fixture, turn: int, seat: Seat) -> None:
    for fault in fixture.faults:
        if (fault.turn, fault.seat) == (turn, seat):
            message, arguments = fault.notice["message"], fault.notice["arguments"]
            raise Failed(message, **arguments)


def _thought(match: Match, seat: Seat, entrant: Entrant, thinks: Thinker, watch: Watch) -> Json:
    """The entry of the bot's move; raises Failed where it comes to none that is legal."""
    watch(match.turn, seat)
    try:
        chance = match.bot_chance(seat)
        move = move_of(match.game, match.position, seat, thinks, chance, entrant.budget)
    finally:
        watch(match.turn, -1)
    return {"kind": "move", "turn": match.turn, "seat": seat, "move": move}


def _record(match: Match, fixture: Fixture, faults: list[Fault], times: list[list[int]]) -> Json:
    score = match.game.score(match.position)
    return {
        "game": fixture.game,
        "lineup": list(fixture.lineup),
        "seed": fixture.seed,
        "points": list(score.points),
        "ties": list(score.ties),
        "winners": list(score.winners),
        "turns": match.turn,
        "faults": [fault._asdict() for fault in faults],
        "ms": times,
    }
