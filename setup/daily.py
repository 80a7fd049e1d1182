"""The matches of the coming dates, for a page that has no Python yet: seeds, openings, pars."""

import hashlib
import json
import os
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from setup import openings, places, telling

AHEAD = 60
"""Days after today that are written."""
SERVED = 3
"""Dates that a server has all of: yesterday's to tomorrow's, each of them today's somewhere.

For any other the page asks the engine; a build, which lies on a host for weeks, has them all.
"""


def write(many: int | None = None, folder: Path = places.OPENINGS) -> None:
    """Write `daily.json`, and par and openings of at least so many dates (None: of all)."""
    days = dates()
    content = json.dumps({"olifantenpad": _parks(days, _pars(days[:many])), "splits": _seeds(days)})
    places.write_whole(folder / "daily.json", content.encode())
    mark, digest = folder / ".made-daily-from", _digest(_engine(), days[:many])
    if not mark.exists() or mark.read_text("utf-8") != digest:
        _write_openings(folder, days[:many])
        places.write_whole(mark, digest.encode())


def dates(now: float | None = None) -> list[str]:
    """Return yesterday's date and so many more; today is that of $SOURCE_DATE_EPOCH, if set."""
    seconds = float(os.environ.get("SOURCE_DATE_EPOCH") or now or time.time())
    today = datetime.fromtimestamp(seconds, UTC).date()
    return [_shifted(today, by) for by in range(-1, AHEAD + 1)]


def _shifted(day: date, by: int) -> str:
    return (day + timedelta(days=by)).isoformat()


def _parks(days: Sequence[str], pars: dict[str, int]) -> dict[str, Any]:
    par = {day: {"par": pars[day]} for day in days if day in pars}
    return {day: {"seed": _seed("olifantenpad", day)} | par.get(day, {}) for day in days}


def _seeds(days: Sequence[str]) -> dict[str, Any]:
    return {day: {"seed": _seed("splits", day)} for day in days}


def _seed(game: str, day: str) -> str:
    from engine.days import seed_of  # late: the rest of the set-up works without an engine

    return seed_of(game, day)


def _pars(wanted: Sequence[str]) -> dict[str, int]:
    """Every par worked out so far by these rules, those of the wanted dates among them."""
    path = places.cache() / "built" / _digest(_rules()) / "pars.json"
    known: dict[str, int] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    missing = [day for day in wanted if day not in known]
    if missing:
        telling.step(f"Working out the par of {len(missing)} parks of a day")
        with ProcessPoolExecutor() as pool:
            known |= dict(zip(missing, pool.map(_par, missing), strict=True))
        places.write_whole(path, json.dumps(known).encode())
    return known


def _par(day: str) -> int:
    from engine.today import pars

    return pars([day])[day]


def _write_openings(folder: Path, days: Iterable[str]) -> None:
    """One file a game and date, in the shape of the other openings; those of the past go."""
    for old in folder.glob("*-????-??-??.json"):
        old.unlink()
    for game in openings.GAMES:
        for day in days:
            content = json.dumps([{"seed": _seed(game, day), "scene": _begin(game, day)}])
            places.write_whole(folder / f"{game}-{day}.json", content.encode())


def _begin(game: str, day: str) -> Any:
    from engine.worker import answer

    reply = json.loads(
        answer(json.dumps({"ask": "begin", "game": game, "options": {"daily": day}}))
    )
    if "ok" not in reply:
        raise telling.Failure(f"The engine gives no match of {game} for {day}: {reply}")
    return reply["ok"]


def _engine() -> list[Path]:
    return [Path(__file__), *sorted((places.ROOT / "engine").rglob("*.py"))]


def _rules() -> list[Path]:
    """What a par depends on: the rules of the park and its chance, neither bots nor lessons."""
    engine = places.ROOT / "engine"
    below = [engine / f"{name}.py" for name in ("chance", "days", "game", "today")]
    return [*below, *sorted((engine / "olifantenpad").glob("*.py"))]


def _digest(files: Sequence[Path], more: Sequence[str] = ()) -> str:
    whole = hashlib.sha256(" ".join(more).encode())
    for path in files:
        whole.update(path.name.encode() + path.read_bytes())
    return whole.hexdigest()
