"""One match of an arena, in which whoever fails loses and nobody else notices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import isgenerator
from time import monotonic
from traceback import format_exception_only
from typing import Any

from engine.arena.entrants import Entrant, Thinker
from engine.arena.fixtures import Fault, Fixture
from engine.chance import Chance
from engine.english import sentence
from engine.game import Json, Refusal, Seat
from engine.match import TURN, Match, advance, begin

Watch = Callable[[int, Seat], None]
"""Told turn and seat when a bot begins to think, and seat −1 when it is done."""


class Failed(Exception):
    """A bot did not come to a legal move; the text says why."""


def play(fixture: Fixture, bots: Mapping[str, tuple[Entrant, Thinker]], watch: Watch) -> Json:
    """The match played to its end, as a record: line-up, seed, points, winners, faults, times."""
    table = [{"kind": "human"} for _ in fixture.lineup]
    match = advance(Match(), begin(fixture.game, table, fixture.seed, {}))
    faults: list[Fault] = []
    times: list[list[int]] = [[] for _ in fixture.lineup]
    while match.stage == TURN:
        match = _turn(match, fixture, bots, watch, faults, times)
    return _record(match, fixture, faults, times)


def _turn(
    before: Match,
    fixture: Fixture,
    bots: Mapping[str, tuple[Entrant, Thinker]],
    watch: Watch,
    faults: list[Fault],
    times: list[list[int]],
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
            faults.append(Fault(before.turn, seat, str(failure)))
            entry = {"kind": "leave", "seat": seat}
        match = advance(match, entry)
        if match.stage != TURN:
            break
    return match


def _raise_known(fixture: Fixture, turn: int, seat: Seat) -> None:
    for fault in fixture.faults:
        if (fault.turn, fault.seat) == (turn, seat):
            raise Failed(fault.why)


def _thought(match: Match, seat: Seat, entrant: Entrant, thinks: Thinker, watch: Watch) -> Json:
    """The entry of the bot's move; raises Failed where it comes to none that is legal."""
    watch(match.turn, seat)
    try:
        move = _decided(thinks, match, seat, match.bot_chance(seat), entrant.budget)
    except BaseException as error:  # a bot may raise anything; SystemExit ends nothing here
        raise Failed(f"raised {format_exception_only(error)[-1].strip()}"[:200]) from error
    finally:
        watch(match.turn, -1)
    return {"kind": "move", "turn": match.turn, "seat": seat, "move": _legal(match, seat, move)}


def _decided(thinks: Thinker, match: Match, seat: Seat, chance: Chance, budget: int) -> Any:
    """What the bot says, thought to its end if it thinks in slices."""
    thought = thinks(match.position, seat, chance, budget)
    while isgenerator(thought):
        try:
            next(thought)
        except StopIteration as end:
            return end.value
    return thought


def _legal(match: Match, seat: Seat, move: Any) -> str:
    """The notation of a move that is legal; raises Failed for any other thing."""
    game = match.game
    try:
        text = move if isinstance(move, str) else game.write_move(move)
        game.check(match.position, seat, game.read_move(text))
    except Refusal as refusal:
        raise Failed(f"made an illegal move ({text[:40]}): {sentence(refusal)}") from refusal
    except Exception as error:
        raise Failed(f"made no move but something of type {type(move).__name__}") from error
    return text


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
