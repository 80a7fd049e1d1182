"""What pages show of a room."""

from __future__ import annotations

from engine.game import Json
from engine.match import TURN
from engine.room.stages import ENDED, LOBBY, MOVING, NEW, OPENING, OVER, SEALING
from engine.room.state import Room
from engine.sealing import write_bytes


def standing(room: Room) -> Json:
    """The room as plain values; nobody's move before its turn is played."""
    number, digest = room.head
    return {
        "room": room.name,
        "relay": room.relay,
        "duel": room.duel,
        "game": room.game_id,
        "options": room.options,
        "clock": room.clock,
        **_stage(room),
        "turn": room.turn,
        "deadline": room.round.deadline,
        "paused": room.round.paused,
        "time": room.time,
        "organiser": room.players[0].key if room.players and not room.duel else None,
        "locked": room.locked,
        "players": [_player(room, player.key) for player in room.players],
        "bots": list(room.bots),
        "seats": [_seat(room, seat) for seat in range(len(room.seats))],
        "why": room.why,
        "withheld": list(room.withheld),
        "head": {"number": number, "hash": write_bytes(digest)},
        "digest": room.digest(),
        "told": room.told,
        "differs": room.differs,
        "reports": dict(room.reports),
        "emotes": [
            {"key": key, "number": number, "emote": emote}
            for key, (number, emote) in room.emotes.items()
        ],
        "result": result(room),
    }


def _stage(room: Room) -> Json:
    """`stage`: new, lobby, seeding, turn, over, ended; `phase`: due, sealing, opening, moving."""
    if room.stage in (NEW, LOBBY, OVER, ENDED):
        return {"stage": room.stage, "phase": None}
    return {"stage": "seeding" if room.seeding else "turn", "phase": room.stage}


def _player(room: Room, key: str) -> Json:
    player, seat = room.player(key), room.seat(key)
    assert player is not None, "only who is there is told of"
    return {"key": key, "name": player.name, "ready": player.ready, "seat": seat}


def _seat(room: Room, seat: int) -> Json:
    """A seat of the match: who, whether still there, asked, sealed, opened, away at the close."""
    return {
        **room.seats[seat],
        "there": "level" in room.seats[seat] or seat in room.people(),
        "asked": room.stage in (SEALING, OPENING, MOVING) and seat in room.asked(),
        "sealed": seat in room.round.seals,
        "opened": seat in room.round.openings,
        "away": seat in room.round.away,
    }


def result(room: Room) -> Json | None:
    """How a match ended: why (played, left, void), points, ties and winners; None before that.

    Nobody has won what was void, or what everybody left.
    """
    if room.stage == ENDED and room.why == "void":
        return {"why": "void", "points": [], "ties": [], "winners": []}
    if room.match is None or (room.match.stage == TURN and room.stage != OVER):
        return None
    score = room.match.game.score(room.match.position)
    return {
        "why": room.why,
        "points": list(score.points),
        "ties": list(score.ties),
        "winners": list(score.winners) if room.match.stage != TURN else [],
    }
