"""What a page may ask about duels and about oneself."""

from __future__ import annotations

from typing import Any

from engine.game import Json
from engine.games import GAMES
from engine.sealing import read_bytes
from relay import ends
from relay.accounts import Duel, Player, Rated
from relay.names import Declined, check_name
from relay.ratings import shown
from relay.relay import Relay
from relay.requests import table_of, taken
from relay.signing import answers, purpose
from relay.visitor import Visitor

BEST, LAST = 50, 30
"""Rows of the table of the best, and of somebody's history."""
UNFIT = 3
"""Reports after which a name is shown no more …"""
REPORTING = 86_400
"""… of addresses that count once each in so many seconds."""


async def queue(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`queue` {game, name}: waits for a duel."""
    name = check_name(request.get("name"))
    return await relay.duels.queue(visitor, _game(request), name)


async def unqueue(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`unqueue` {}: waits no longer."""
    await relay.duels.leave(visitor)
    return {}


async def best(relay: Relay, visitor: Visitor, request: Json) -> list[Json]:
    """`best` {game}: who is rated highest."""
    game, players = _game(request), relay.house.store.players
    rows = await players.best(game, BEST)
    named = [(key, player, await _name(relay, key, player)) for key, player in rows]
    return [{"key": key, "name": name, **_rated(p.rated[game])} for key, p, name in named]


async def profile(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`profile` {}: what is kept of oneself."""
    players = relay.house.store.players
    player = await players.player(visitor.key)
    duels = await players.history(visitor.key, LAST)
    return {
        "name": player.name,
        "hidden": player.hidden,
        "games": {game: _rated(rated) for game, rated in player.rated.items()},
        "history": [await _past(relay, visitor, duel) for duel in duels],
    }


async def hide(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`hide` {hidden}: whether one stands in the table of the best."""
    await relay.house.store.players.hide(visitor.key, taken(request, "hidden", bool))
    return {}


async def report_name(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`report_name` {key}: somebody's name is unfit; keys are free, so addresses count."""
    key, store = taken(request, "key", str), relay.house.store
    read_bytes(key, 32)
    if await store.shared.allow(f"report {visitor.address} {key}", 1, REPORTING):
        await store.players.report(key, visitor.key)
    return {}


async def forget(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`forget` {signature}: deletes name, ratings and history."""
    signed = purpose("forget", visitor.origin, relay.house.key.public, visitor.challenge)
    if not answers(signed, visitor.key, request.get("signature")):
        raise Declined("relay-unproved")
    await relay.duels.leave(visitor)  # where the name would be waiting still
    await relay.house.store.players.forget(visitor.key)
    return {}


async def transcript(relay: Relay, visitor: Visitor, request: Json) -> Json:
    """`transcript` {room}: the transcript of the match that was last played there."""
    table = await table_of(relay, visitor, request)
    if table.room.match is None or table.room.stage not in ("over", "ended"):
        raise Declined("transcript-none")
    return await ends.transcript(relay.house.store.log, table.room, table.id)


def _game(request: Json) -> str:
    game = taken(request, "game", str)
    if game not in GAMES:
        raise Declined("request-unreadable")
    return game


def _rated(rated: Rated) -> Json:
    return {"rating": shown(rated), "games": rated.games, "won": rated.won}


async def _name(relay: Relay, key: str, player: Player) -> str:
    unfit = await relay.house.store.players.reported(key) >= UNFIT
    return "" if unfit else player.name


async def _past(relay: Relay, visitor: Visitor, duel: Duel) -> Json:
    """A duel as one of the two sees it; `won` is null for a draw."""
    other = next(key for key in duel.players if key != visitor.key)
    name = await _name(relay, other, await relay.house.store.players.player(other))
    won: Any = visitor.key in duel.winners if len(duel.winners) == 1 else None
    return {
        "room": duel.room,
        "game": duel.game,
        "time": duel.time,
        "other": {"key": other, "name": name},
        "won": won,
    }
