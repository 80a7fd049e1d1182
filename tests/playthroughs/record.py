"""Records the playthroughs anew: `python -m tests.playthroughs.record`.

To be run only when the rules, a bot or the park maker were changed on purpose: the
digests are what CPython and Pyodide have to agree on for ever.
"""

import json
from pathlib import Path
from typing import Any

from engine.game import USUAL, Json
from engine.games import GAMES
from engine.match import TURN, Match, advance, begin
from engine.slices import whole
from engine.transcript import digest, write_transcript

FOLDER = Path(__file__).resolve().parent
EACH = 10
"""Playthroughs a game."""


def main() -> None:
    for game in GAMES.values():
        for number in range(EACH):
            seats = game.seats[number % len(game.seats)]
            transcript = record(
                begin(game.id, seats_of(seats), f"playthrough {number}", {}), number
            )
            told = {"digest": digest(transcript), "transcript": transcript}
            path = FOLDER / f"{game.id}-{number:02}.json"
            path.write_text(json.dumps(told, separators=(",", ":")) + "\n", "utf-8")


def seats_of(seats: int) -> list[Json]:
    return [{"kind": "bot", "level": "easy"}] * seats


def record(first: Json, number: int) -> Json:
    """A match of Easy bots; in some with company the last seat leaves in turn 3."""
    match, log = advance(Match(), first), []
    seats = len(first["seats"])
    leaver = seats - 1 if seats > 2 and number % 2 else None
    while match.stage == TURN:
        if match.turn == 3 and leaver in match.to_move():
            entry: Json = {"kind": "leave", "seat": leaver}
        else:
            entry = thought(match, match.to_move()[0])
        match = advance(match, entry)
        log.append(entry)
    return write_transcript(match, log)


def thought(match: Match, seat: int) -> Json:
    bot: Any = match.game.bots["easy"](match.position, seat, match.bot_chance(seat), USUAL)
    move = match.game.write_move(whole(bot))
    return {"kind": "move", "turn": match.turn, "seat": seat, "move": move}


if __name__ == "__main__":
    main()
