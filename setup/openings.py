"""Openings for site/openings/: the page shows and takes a first move before Python has started."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from setup import places, telling

GAMES = ("olifantenpad", "splits")
SEATS = {"olifantenpad": (1, 2, 3, 4), "splits": (2, 3, 4)}
"""How many may play a match of its own accord; one alone walks, nobody splits alone."""
EACH = 8
"""Openings for every game and number of seats."""


def write(folder: Path = places.OPENINGS) -> None:
    """Ask the engine for the openings, unless it has not changed since the last time."""
    mark, digest = folder / ".made-from", digest_of(sources())
    if mark.exists() and mark.read_text("utf-8") == digest:
        return
    telling.step("Writing the openings of the games")
    for game in GAMES:
        for seats in SEATS[game]:
            content = json.dumps(openings(game, seats), separators=(",", ":"))
            places.write_whole(folder / f"{game}-{seats}.json", content.encode())
    places.write_whole(mark, digest.encode())


def openings(game: str, seats: int) -> list[dict[str, Any]]:
    """Return the openings of one game: a human in seat 0, Easy bots in the others."""
    return [{"seed": seed, "scene": _begin(game, seats, seed)} for seed in _seeds()]


def _seeds() -> list[str]:
    return [hashlib.sha256(f"opening-{number}".encode()).hexdigest() for number in range(EACH)]


def _begin(game: str, seats: int, seed: str) -> Any:
    from engine.worker import answer  # late: the rest of the set-up works without an engine

    bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    request = {
        "ask": "begin",
        "game": game,
        "seats": [{"kind": "human"}, *bots],
        "seed": seed,
        "options": {},
    }
    reply = json.loads(answer(json.dumps(request)))
    if "ok" not in reply:
        raise telling.Failure(f"The engine gives no opening of {game} for {seats}: {reply}")
    return reply["ok"]


def sources() -> list[Path]:
    """Return the files that openings depend on."""
    return [Path(__file__), *sorted((places.ROOT / "engine").rglob("*.py"))]


def digest_of(files: Iterable[Path]) -> str:
    """Return what changes when any of these files of the project does."""
    whole = hashlib.sha256()
    for path in files:
        whole.update(path.relative_to(places.ROOT).as_posix().encode() + path.read_bytes())
    return whole.hexdigest()
