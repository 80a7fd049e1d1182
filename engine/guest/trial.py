"""Matches of a brought bot against the games' own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.arena import results
from engine.arena.entrants import Entrant, Thinker
from engine.arena.fixtures import Fault, Fixture, fixtures
from engine.arena.playing import Watch, play
from engine.game import Json
from engine.games import GAMES
from engine.match import Match, advance, begin
from engine.transcript import write_transcript

OWN = "own"
"""The brought bot's name in line-ups."""


def planned(game: str, levels: Sequence[str], matches: int, seats: int, seed: str) -> list[Json]:
    """So many matches against every level: line-up, seed; alone among others with more seats."""
    wanted = [fixtures(game, [OWN, level], matches, seats, seed) for level in levels]
    met = [one for each in wanted for one in each if one.lineup.count(OWN) == 1]
    met.sort(key=lambda one: int(one.seed.rpartition(" ")[2]))
    return [{"game": game, "lineup": list(one.lineup), "seed": one.seed} for one in met]


def played(plan: Json, thinks: Thinker, watch: Watch) -> Json:
    """The record of a planned match, with its `transcript`; `faults` are those known before."""
    faults = tuple(Fault(**fault) for fault in plan.get("faults", ()))
    fixture = Fixture(plan["game"], tuple(plan["lineup"]), plan["seed"], faults)
    bots = {name: (Entrant(name, name), _thinker(fixture, name, thinks)) for name in plan["lineup"]}
    log: list[Json] = []
    record = play(fixture, bots, watch, log)
    return {**record, "transcript": _transcript(fixture, log)}


def _thinker(fixture: Fixture, name: str, own: Thinker) -> Thinker:
    return own if name == OWN else GAMES[fixture.game].bots[name]


def _transcript(fixture: Fixture, log: Sequence[Json]) -> Json:
    """The match as the page replays it: there the games' bots sit as bots."""
    seats = [
        {"kind": "human"} if name == OWN else {"kind": "bot", "level": name}
        for name in fixture.lineup
    ]
    match = advance(Match(), begin(fixture.game, seats, fixture.seed, {}))
    return write_transcript(match, log)


def table(records: Sequence[Json]) -> list[Json]:
    """For every line-up the brought bot's score with its interval, as the arena reckons it."""
    found = results.boards(records)
    lineups = [(OWN, *(name for name in lineup if name != OWN)) for lineup in found]
    return results.pairs(lineups, found)


def meet(think: Thinker, game: Any, level: str, matches: int = 4) -> None:
    """Play matches against a level and print how each ended: for a notebook's cell."""
    won = 0.0
    for plan in planned(game.id, [level], matches, 2, "notebook"):
        record = played(plan, think, lambda turn, seat: None)
        seat, points, winners = record["lineup"].index(OWN), record["points"], record["winners"]
        won += (seat in winners) / max(1, len(winners))
        print(f"{points[seat]} : {points[1 - seat]}")
        for fault in record["faults"]:
            print(fault["why"])
    print(f"{won:g} / {matches}")
