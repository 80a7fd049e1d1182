"""A match without sockets or clock: the fold over its log.

An entry is a JSON object. `TRANSITIONS` is the whole of what may happen when;
an entry that does not hold at its place changes nothing, in every fold alike.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.chance import Chance, is_seed
from engine.game import Event, Game, Json, Refusal, Seat
from engine.games import GAMES

NEW, TURN, OVER = "new", "turn", "over"
SEAT_KINDS = ("human", "bot")


class InvalidEntry(Refusal):
    """An entry that does not hold at its place in the log."""


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match: what its log comes to."""

    stage: str = NEW
    """`new`, `turn` or `over`."""
    begun: Json = field(default_factory=dict)
    """The entry that began it: game, rules, seats, seed, options."""
    position: Any = None
    """The game's position."""
    turn: int = 0
    """How many turns have been played."""
    chosen: Mapping[Seat, Any] = field(default_factory=dict)
    """The moves of this turn so far."""
    events: tuple[Event, ...] = ()
    """What happened in the last turn."""
    stirred: str = ""
    """What takes the seed's place once the players of a room have stirred the chance."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return GAMES[self.begun["game"]]

    @property
    def chance(self) -> Chance:
        """The match's chance; whoever draws forks it by purpose."""
        return Chance(self.stirred or self.begun["seed"])

    def bot_chance(self, seat: Seat) -> Chance:
        """What a bot on that seat draws from this turn: nothing it could look ahead with."""
        return self.chance.apart(f"bot {self.turn} {seat}")

    @property
    def spelled(self) -> str:
        """The position as the one JSON text that digests are over."""
        position = self.game.write_position(self.position)
        return json.dumps(position, sort_keys=True, separators=(",", ":"))

    def to_move(self) -> tuple[Seat, ...]:
        """The seats whose move this turn still wants."""
        if self.stage != TURN:
            return ()
        return tuple(s for s in self.game.to_move(self.position) if s not in self.chosen)


def fold(entries: Iterable[Json]) -> Match:
    """The match that a log comes to; entries that do not hold change nothing."""
    match = Match()
    for entry in entries:
        try:
            match = advance(match, entry)
        except Refusal:
            continue
    return match


def advance(match: Match, entry: Json) -> Match:
    """The match after one more entry; raises Refusal where it does not hold."""
    transition = TRANSITIONS.get((match.stage, str(entry.get("kind"))))
    if transition is None:
        raise InvalidEntry("entry-out-of-place", kind=str(entry.get("kind"))[:40])
    return transition(match, entry)


def begin(game: Any, seats: Any, seed: Any, options: Any) -> Json:
    """The entry that begins a match; whether it holds is for `advance` to say."""
    rules = GAMES[game].rules if isinstance(game, str) and game in GAMES else None
    return {
        "kind": "begin",
        "game": game,
        "rules": rules,
        "seats": seats,
        "seed": seed,
        "options": options,
    }


def _begin(match: Match, entry: Json) -> Match:
    game = _check_begin(entry)
    begun = {key: entry[key] for key in ("game", "rules", "seats", "seed", "options")}
    options = entry["options"] | {"seats": len(entry["seats"])}
    position = game.start(options, Chance(entry["seed"]))
    return _settle(replace(match, stage=TURN, begun=begun, position=position))


def _check_begin(entry: Json) -> Game[Any, Any]:
    game = GAMES.get(entry["game"]) if isinstance(entry.get("game"), str) else None
    if game is None:
        raise InvalidEntry("match-game", game=str(entry.get("game"))[:40])
    if entry.get("rules") != game.rules:
        raise InvalidEntry("match-rules", rules=str(entry.get("rules"))[:40])
    if not is_seed(entry.get("seed")):
        raise InvalidEntry("match-seed")
    if not isinstance(entry.get("options"), dict):
        raise InvalidEntry("match-options")
    _check_seats(game, entry.get("seats"))
    return game


def _check_seats(game: Game[Any, Any], seats: Any) -> None:
    if not isinstance(seats, list) or len(seats) not in game.seats:
        raise InvalidEntry("match-seats", least=game.seats[0], most=game.seats[-1])
    for seat in seats:
        if not isinstance(seat, dict) or seat.get("kind") not in SEAT_KINDS:
            raise InvalidEntry("match-seat")
        if seat["kind"] == "bot" and seat.get("level") not in list(game.bots):
            raise InvalidEntry("match-level", level=str(seat.get("level"))[:40])


def _move(match: Match, entry: Json) -> Match:
    seat, text = _seat(match, entry), entry.get("move")
    if entry.get("turn") != match.turn:
        raise InvalidEntry("entry-stale", turn=match.turn)
    if seat not in match.to_move():
        raise InvalidEntry("entry-not-to-move", seat=seat)
    if not isinstance(text, str):
        raise InvalidEntry("entry-no-move")
    move = match.game.read_move(text)
    match.game.check(match.position, seat, move)
    return _settle(replace(match, chosen={**match.chosen, seat: move}))


def _stir(match: Match, entry: Json) -> Match:
    """From this turn on all chance comes from what its openings were, too."""
    if entry.get("turn") != match.turn:
        raise InvalidEntry("entry-stale", turn=match.turn)
    if match.chosen or not is_seed(entry.get("chance")):
        raise InvalidEntry("entry-stir")
    return replace(match, stirred=entry["chance"])


def _leave(match: Match, entry: Json) -> Match:
    seat = _seat(match, entry)
    if seat not in match.game.present(match.position):
        raise InvalidEntry("seat-left", seat=seat)
    chosen = {s: move for s, move in match.chosen.items() if s != seat}
    position = match.game.leave(match.position, seat)
    return _settle(replace(match, position=position, chosen=chosen, events=()))


def _seat(match: Match, entry: Json) -> Seat:
    seat = entry.get("seat")
    if type(seat) is not int or not 0 <= seat < len(match.begun["seats"]):
        raise InvalidEntry("no-such-seat", seat=str(seat)[:40])
    return seat


def _settle(match: Match) -> Match:
    """The match once nothing more happens by itself: turns played, ends noticed."""
    game, seats = match.game, len(match.begun["seats"])
    alone = len(game.present(match.position)) < min(2, seats)
    if alone or not game.to_move(match.position):
        return replace(match, stage=OVER, chosen={})
    if match.to_move():
        return match
    step = game.play(match.position, match.chosen, match.chance)
    played = replace(match, position=step.after, events=step.events, turn=match.turn + 1, chosen={})
    return _settle(played)


TRANSITIONS: dict[tuple[str, str], Callable[[Match, Json], Match]] = {
    (NEW, "begin"): _begin,
    (TURN, "stir"): _stir,
    (TURN, "move"): _move,
    (TURN, "leave"): _leave,
}
"""(stage, kind of entry) → what it does; whatever is not here does not hold."""
