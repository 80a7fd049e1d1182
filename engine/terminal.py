"""`play`: a match in the terminal against Easy bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.english import sentence
from engine.game import USUAL, Refusal, Seat
from engine.match import TURN, Match, advance, begin
from engine.slices import whole

Ask = Callable[[str], str]
Say = Callable[[str], None]
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_HELP = {
    "olifantenpad": "A plan: b2 c3 (go on), a1>b2 c3 (by gate a1), - (stay); q to stop.",
    "splits": "A tile T0,0/1, a place @0,0, a move 0,0>3,0:8; l lists them; q to stop.",
}


def play(game: str, seats: int, seed: str, ask: Ask, say: Say) -> bool:
    """A match of seat 0 against bots; whether it was played to its end.

    `ask` gives a line for a prompt, or raises EOFError; `say` shows lines.
    """
    table = [{"kind": "human"}] + [{"kind": "bot", "level": "easy"}] * (seats - 1)
    match = advance(Match(), begin(game, table, seed, {}))
    say(f"{game}, {seats} seats, seed {seed}. You are seat 1. {_HELP.get(game, '')}")
    try:
        while match.stage == TURN:
            say("\n" + match.game.picture(match.position))
            match = _turn(match, ask, say)
    except EOFError:
        say("Stopped.")
        return False
    say("\n" + match.game.picture(match.position))
    say(_result(match))
    return True


def _turn(match: Match, ask: Ask, say: Say) -> Match:
    """The match after all seats to move have moved, the person's seat first."""
    before = match
    for seat in before.to_move():
        move = _asked(match, ask, say) if seat == 0 else _thought(before, seat)
        if seat and len(before.to_move()) == 1:
            say(f"Seat {seat + 1}: {move}")
        match = advance(match, {"kind": "move", "turn": before.turn, "seat": seat, "move": move})
    _tell(match, say)
    return match


def _asked(match: Match, ask: Ask, say: Say) -> str:
    """A legal move from the person; asks again until there is one."""
    while True:
        text = ask("> ").strip()
        if text == "q":
            raise EOFError
        if text == "l":
            say(" ".join(_first_moves(match)))
            continue
        try:
            match.game.check(match.position, 0, match.game.read_move(text))
            return text
        except Refusal as refusal:
            say(sentence(refusal))


def _first_moves(match: Match) -> list[str]:
    """Some legal moves, a hundred at the most."""
    moves = match.game.moves(match.position, 0)
    return [match.game.write_move(move) for _, move in zip(range(100), moves, strict=False)]


def _thought(match: Match, seat: Seat) -> str:
    """The bot's move, thought to its end."""
    level = match.begun["seats"][seat]["level"]
    bot = match.game.bots[level](match.position, seat, match.bot_chance(seat), USUAL)
    return match.game.write_move(whole(bot))


def _tell(match: Match, say: Say) -> None:
    """What the turn brought, and how it stands."""
    for event in match.events:
        if event["kind"] == "walk":
            say(f"Seat {event['seat'] + 1} walks {event['plan']}")
    say("Score: " + ", ".join(_standing(match)))


def _standing(match: Match) -> list[str]:
    points = match.game.score(match.position).points
    return [f"seat {seat + 1} {count}" for seat, count in enumerate(points)]


def _result(match: Match) -> str:
    winners = match.game.score(match.position).winners
    if len(winners) == 1:
        return "You win." if winners == (0,) else f"Seat {winners[0] + 1} wins."
    return "A draw between seats " + ", ".join(str(seat + 1) for seat in winners) + "."


def plain(say: Say) -> Say:
    """The same without colours, for a terminal or a file that has none."""
    return lambda text: say(_COLOUR.sub("", text))


def describe(match: Match) -> dict[str, Any]:
    """A turn of a replay as JSON: its number, the position, the score, the winners at the end."""
    score = match.game.score(match.position)
    told = {"turn": match.turn, "position": match.game.write_position(match.position)}
    ended = {"winners": score.winners} if match.stage != TURN else {}
    return {**told, "points": score.points, "ties": score.ties, **ended}
