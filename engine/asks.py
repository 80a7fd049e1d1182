"""What the page asks about the match that it plays."""

from __future__ import annotations

from engine.advice import analysis, hints
from engine.game import USUAL, Json, Seat
from engine.match import Match
from engine.session import Session, UnreadableRequest
from engine.slices import UNFINISHED, Work, advance_one
from engine.transcript import write_transcript


def check(session: Session, data: Json) -> Json:
    """`seat`, `move` → {}, or why the move is none."""
    game = session.match.game
    game.check(session.match.position, session.seat(data), game.read_move(str(data.get("move"))))
    return {}


def cost(session: Session, data: Json) -> Json:
    """`seat`, `move` → what the board may show of it: in Olifantenpad the groups' costs."""
    game = session.match.game
    move = game.read_move(str(data.get("move")))
    return game.preview(session.match.position, session.seat(data), move)


def think(session: Session, data: Json) -> Json:
    """`seat` → {"more": true} after a slice of its bot's work, or {"move": …} at the end.

    With `finish` a person's seat is thought for too, by the game's best bot.
    """
    match, seat = session.match, session.seat(data)
    if seat not in match.to_move() or not (_is_bot(match, seat) or data.get("finish")):
        raise UnreadableRequest("request-no-bot", seat=seat)
    done, move = advance_one(session.thoughts, (match.turn, seat), lambda: _bot(match, seat))
    return {"move": match.game.write_move(move)} if done else UNFINISHED


def _is_bot(match: Match, seat: Seat) -> bool:
    return bool(match.begun["seats"][seat]["kind"] == "bot")


def _bot(match: Match, seat: Seat) -> Work:
    level = match.begun["seats"][seat].get("level", list(match.game.bots)[-1])
    bot = match.game.bots[level]
    return bot(match.position, seat, match.bot_chance(seat), USUAL)


def outside(session: Session, data: Json) -> Json:
    """`seat` → what a bot from elsewhere is given: `game`, `position`, `seat`, its own `chance`."""
    match, seat = session.match, session.seat(data)
    if seat not in match.to_move():
        raise UnreadableRequest("entry-not-to-move", seat=seat)
    game, chance = match.game, match.bot_chance(seat)
    position = game.write_position(match.position)
    own = [chance.seed, chance.purpose]
    return {"game": game.id, "position": position, "seat": seat, "chance": own}


def hint(session: Session, data: Json) -> Json:
    """`seat`, `turn` → {"more": true} after a slice of work, or the seat's best `moves`."""
    match, seat = session.match, session.seat(data)
    if data.get("turn", match.turn) != match.turn:
        raise UnreadableRequest("entry-stale", turn=match.turn)
    if seat not in match.to_move():
        raise UnreadableRequest("entry-not-to-move", seat=seat)
    done, found = advance_one(session.hints, (match.turn, seat), lambda: hints(match, seat))
    return found if done else UNFINISHED


def review(session: Session, data: Json) -> Json:
    """The match so far → {"more": true}, or by turn what was made and what was best."""
    log, match = session.log, session.match
    done, found = advance_one(
        session.hints, (match.turn, -1), lambda: analysis(write_transcript(match, log))
    )
    return found if done else UNFINISHED


def play(session: Session, data: Json) -> Json:
    """`moves` by seat → the events of the turn and the scene after it."""
    moves, match = data.get("moves"), session.match
    seats = {str(seat): seat for seat in range(len(match.begun["seats"]))}
    if not isinstance(moves, dict) or not moves.keys() <= seats.keys():
        raise UnreadableRequest("request-unreadable")
    session.advance(
        *(
            {"kind": "move", "turn": match.turn, "seat": seats[seat], "move": move}
            for seat, move in moves.items()
        )
    )
    return {"events": session.match.events, "scene": session.scene()}


def leave(session: Session, data: Json) -> Json:
    """`seat` → the scene once it has left."""
    session.advance({"kind": "leave", "seat": session.seat(data)})
    return session.scene()
