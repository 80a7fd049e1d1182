"""The fixed positions that everything is measured on: matches of Easy bots, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.game import USUAL, Json, Seat
from engine.match import TURN, Match, advance, begin
from engine.slices import whole

SEATS = 2


def matches(game: str, many: int) -> Iterator[list[Match]]:
    """So many matches, each as the list of its states before every turn."""
    table: list[Json] = [{"kind": "bot", "level": "easy"}] * SEATS
    for number in range(many):
        match = advance(Match(), begin(game, table, f"bench {number}", {}))
        states = []
        while match.stage == TURN:
            states.append(match)
            match = _played(match)
        yield states


def _played(match: Match) -> Match:
    """The match a turn later."""
    before = match
    for seat in before.to_move():
        move = before.game.write_move(decided(before, seat, "easy"))
        match = advance(match, {"kind": "move", "turn": before.turn, "seat": seat, "move": move})
    return match


def decided(match: Match, seat: Seat, level: str) -> Any:
    """The move of a level's bot, thought to its end at the usual work."""
    return whole(match.game.bots[level](match.position, seat, match.bot_chance(seat), USUAL))
