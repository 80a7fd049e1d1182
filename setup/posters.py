"""What an embedded game shows before anybody plays it: a few words, and boards to draw small."""

import json
from pathlib import Path
from typing import Any

from setup import openings, places
from setup.manifest import LANGUAGES, words_of

FILE = "posters.json"
"""Lies beside the openings, since it is computed like them."""
WORDS = (
    *("embed-play", "embed-watch", "embed-loading", "embed-full", "embed-position"),
    *("embed-replay", "today-olifantenpad", "today-splits"),
)
TURNS = {"olifantenpad": 2, "splits": 16}
"""Turns after which a board shows what its game is about."""
SHOWN = ("park", "scenery", "trails", "players", "pasture", "stacks")
"""What of a position is drawn."""


def write(folder: Path = places.OPENINGS, site: Path = places.SITE) -> None:
    """Write the words and boards anew where the engine or the words have changed."""
    texts = [site / "words" / f"{name}.ftl" for name in LANGUAGES]
    digest = openings.digest_of([Path(__file__), *openings.sources(), *texts])
    mark = folder / ".made-posters-from"
    if mark.exists() and mark.read_text("utf-8") == digest:
        return
    content = {"words": {name: _words(site, name) for name in LANGUAGES}, "boards": boards()}
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    places.write_whole(folder / FILE, text.encode())
    places.write_whole(mark, digest.encode())


def _words(site: Path, language: str) -> dict[str, str]:
    known = words_of(site / "words" / f"{language}.ftl")
    lessons = [f"lesson-{name.replace(' ', '-')}" for name in boards() if " " in name]
    return {name: known[name] for name in (*WORDS, *lessons)}


def boards() -> dict[str, Any]:
    """Return what is drawn of a game, and of each lesson under `game number`."""
    from engine.teaching import LESSONS  # late: the rest of the set-up works without an engine

    found = {game: _middle(game) for game in openings.GAMES}
    for game, lessons in LESSONS.items():
        for number, steps in enumerate(lessons, 1):
            told = _ask(ask="lesson", game=game, lesson=number, step=len(steps))
            found[f"{game} {number}"] = _shown(told["scene"])
    return found


def _middle(game: str) -> dict[str, Any]:
    """Return the board of a match of two Easy bots under way."""
    seats = [{"kind": "bot", "level": "easy"}] * 2
    scene = _ask(ask="begin", game=game, seats=seats, seed="poster", options={})
    for _ in range(TURNS[game]):
        moves = {str(seat): _thought(seat) for seat in scene["to_move"]}
        scene = _ask(ask="play", moves=moves)["scene"]
    return _shown(scene)


def _thought(seat: int) -> str:
    while "move" not in (thought := _ask(ask="think", seat=seat)):
        pass
    return str(thought["move"])


def _shown(scene: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in scene["position"].items() if key in SHOWN}


def _ask(**request: Any) -> Any:
    from engine.worker import answer

    return json.loads(answer(json.dumps(request), "posters"))["ok"]
