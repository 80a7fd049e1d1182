"""What the matches of an arena came to: pairs, ratings, times, faults; as text and as JSON."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from engine import ratings
from engine.game import Json
from engine.ratings import Board, Estimate


def boards(records: Iterable[Json]) -> dict[tuple[str, ...], list[Board]]:
    """The boards of every line-up, whatever its rotation."""
    sorted_out: dict[tuple[str, ...], dict[str, list[Json]]] = defaultdict(dict)
    for record in records:
        lineup = tuple(sorted(record["lineup"]))
        sorted_out[lineup].setdefault(record["seed"], []).append(record)
    return {
        lineup: [_board(matches) for _, matches in sorted(seeds.items())]
        for lineup, seeds in sorted_out.items()
    }


def _board(matches: Sequence[Json]) -> Board:
    wins: dict[str, float] = defaultdict(float)
    for match in matches:
        for seat in match["winners"]:
            wins[match["lineup"][seat]] += 1 / len(match["winners"])
    return Board(len(matches), dict(wins))


def pairs(
    lineups: Iterable[tuple[str, ...]], found: Mapping[tuple[str, ...], Sequence[Board]]
) -> list[Json]:
    """For every line-up `a` against `b`: matches, a's `score` with `low` and `high`.

    With more than two seats `a` sits alone among `b`s: `par` is then the score of an equal.
    """
    return [_pair(lineup, found.get(tuple(sorted(lineup)), ())) for lineup in lineups]


def _pair(lineup: tuple[str, ...], played: Sequence[Board]) -> Json:
    score = ratings.share(played, lineup[0])
    pair: Json = {
        "a": lineup[0],
        "b": lineup[1],
        "matches": sum(board.matches for board in played),
        "score": round(score.value, 4),
        "low": round(score.low, 4),
        "high": round(score.high, 4),
    }
    return pair if len(lineup) == 2 else {**pair, "par": round(1 / len(lineup), 4)}


def bots(records: Sequence[Json], rated: Mapping[str, Estimate]) -> list[Json]:
    """For every bot, the strongest first: Elo, time for a decision, matches lost by a fault."""
    times: dict[str, list[int]] = defaultdict(list)
    faults: dict[str, int] = defaultdict(int)
    for record in records:
        for name, spent in zip(record["lineup"], record["ms"], strict=True):
            times[name] += spent
        for fault in record["faults"]:
            faults[record["lineup"][fault["seat"]]] += 1
    order = sorted(rated, key=lambda name: -rated[name].value)
    return [_bot(name, rated[name], times[name], faults[name]) for name in order]


def _bot(name: str, rating: Estimate, times: list[int], faults: int) -> Json:
    numbers = dict(zip(("elo", "low", "high"), map(round, rating), strict=True))
    ordered = sorted(times) or [0]
    spent = {f"p{part}_ms": ordered[(len(ordered) - 1) * part // 100] for part in (50, 95)}
    return {"bot": name, **numbers, **spent, "faults": faults}


def text(pairs: Sequence[Json], bots: Sequence[Json]) -> str:
    """Both as tables for a terminal."""
    wide = max(len(bot["bot"]) for bot in bots)
    lines = [_pair_line(pair, wide) for pair in pairs]
    head = f"{'':{wide}}  {'Elo':>5}  {'95 %':>15}  {'p50':>8}  {'p95':>8}  faults"
    return "\n".join([*lines, "", head, *(_bot_line(bot, wide) for bot in bots)])


def _pair_line(pair: Json, wide: int) -> str:
    score, low, high = (f"{100 * pair[key]:.1f}" for key in ("score", "low", "high"))
    among = f" among others (an equal: {100 * pair['par']:.1f} %)" if "par" in pair else ""
    told = f"{pair['a']:{wide}} – {pair['b']:{wide}}  {score:>5} %  ({low}–{high} %)"
    return f"{told}  {pair['matches']} matches{among}"


def _bot_line(bot: Json, wide: int) -> str:
    span = f"{bot['low']:+} … {bot['high']:+}"
    times = "".join(f"  {bot[key] / 1000:>6.2f} s" for key in ("p50_ms", "p95_ms"))
    return f"{bot['bot']:{wide}}  {bot['elo']:>+5}  {span:>15}{times}  {bot['faults']:>6}"
