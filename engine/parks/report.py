"""The figures that tell whether parks are good, over many of them.

Rules (`rules/olifantenpad.md`): "Parks, groups and chance", Quality.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from engine import ratings
from engine.chance import Chance
from engine.game import Json
from engine.olifantenpad import GAME
from engine.parks import offers, shape
from engine.ratings import Board


@dataclass(frozen=True, slots=True)
class Survey:
    """One park: what its first hour offers, and its measures."""

    earning: int
    """Different first-hour plans that earn, three at the most."""
    apart: bool
    """Whether three of them share no cell."""
    measures: dict[str, int]
    """See `shape.measures`."""


def survey(seed: str, options: Json) -> Survey:
    """The park that a match with this seed and these options begins in."""
    position = GAME.start(options, Chance(seed))
    treads = offers.earning_plans(position)
    return Survey(len(treads), offers.apart(treads), shape.measures(position))


def of_parks(surveys: Sequence[Survey]) -> Json:
    """Shares of parks in which the first hour offers enough, and means with 5 and 95 %."""
    count = len(surveys)
    return {
        "parks": count,
        "first_hour_earning": sum(s.earning > 0 for s in surveys) / count,
        "three_plans": sum(s.earning >= offers.WANTED for s in surveys) / count,
        "three_plans_apart": sum(s.apart for s in surveys) / count,
        **{name: spread(s.measures[name] for s in surveys) for name in surveys[0].measures},
    }


def spread(values: Iterable[int]) -> Json:
    """Mean, 5 % and 95 % of some numbers."""
    ordered = sorted(values)
    return {
        "mean": round(fmean(ordered), 2),
        "p5": percentile(ordered, 5),
        "p95": percentile(ordered, 95),
    }


def percentile(ordered: Sequence[int], part: int) -> int:
    """The value below which that part (in %) of the ordered values lies."""
    return ordered[min(len(ordered) - 1, len(ordered) * part // 100)]


def of_matches(records: Sequence[Json]) -> Json:
    """Points, draws and the first seat's share of matches between equal bots."""
    points = sorted(points for record in records for points in record["points"])
    first = [0 in r["winners"] and 1 / len(r["winners"]) for r in records]
    share = ratings.share([Board(1, {"first": float(won)}) for won in first], "first")
    return {
        "matches": len(records),
        "score_p5": percentile(points, 5),
        "score_p50": percentile(points, 50),
        "score_p95": percentile(points, 95),
        "draws": sum(len(r["winners"]) > 1 for r in records) / len(records),
        "seat_share": round(share.value, 4),
        "seat_share_low": round(share.low, 4),
        "seat_share_high": round(share.high, 4),
    }


LEAST = {"first_hour_earning": 0.99, "three_plans": 0.95, "score_p5": 15}
MOST = {"score_p95": 90, "draws": 0.08}


def misses(found: Json) -> list[str]:
    """The figures that are not as the rules want them; a figure that is missing misses nothing."""
    low = [name for name, least in LEAST.items() if name in found and found[name] < least]
    high = [name for name, most in MOST.items() if name in found and found[name] > most]
    par = 1 / found.get("seats", 2)
    fair = found.get("seat_share_low", 0) <= par <= found.get("seat_share_high", 1)
    return [*low, *high, *([] if fair else ["seat_share"])]
