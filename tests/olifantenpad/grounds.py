"""Positions of Olifantenpad for the tests: small ones by hand, many by chance."""

from typing import Any

from hypothesis import strategies as st

from engine.chance import Chance
from engine.game import Json
from engine.olifantenpad.notation import read_position
from engine.olifantenpad.opening import start
from engine.olifantenpad.plans import STAY, Plan
from engine.olifantenpad.position import Position
from engine.olifantenpad.turn import play

EXAMPLE = ["G===", "=..=", "=..=", "===G"]
"""The park of the rules' example."""


def written(rows: list[str] = EXAMPLE, **other: Any) -> Json:
    """A position as JSON, with one seat outside the park unless told otherwise."""
    return {
        "game": "olifantenpad",
        "v": 1,
        "park": rows,
        "hour": 13,
        "players": [player()],
        "trails": {},
        "fences": [],
        "groups": [],
    } | other


def player(at: str | None = None, score: int = 0, left: bool = False) -> Json:
    return {"at": at, "score": score, "left": left}


def group(start: str, target: str, size: int = 3, kind: str = "visitors") -> Json:
    return {"from": start, "to": target, "size": size, "kind": kind}


def position(rows: list[str] = EXAMPLE, **other: Any) -> Position:
    return read_position(written(rows, **other))


def wander(position: Position, seat: int, draw: Chance) -> Plan:
    """A legal plan at random: a few steps from a gate or from where the seat stands."""
    from engine.olifantenpad.park import neighbours

    park, at = position.park, position.players[seat].at
    gate = None if at is not None and draw.below(2) else draw.pick(park.gates)
    here, steps = (at if gate is None else gate), []
    for _ in range(draw.below(4) if gate is not None else draw.below(6)):
        near = neighbours(position.rows, position.fences)[here]
        if not near:
            break
        here = draw.pick(near)
        steps.append(park.names[here])
    if gate is None and not steps:
        return STAY
    return Plan(None if gate is None else park.names[gate], tuple(steps))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position from real play: a park, seats and some hours of random walks."""
    chance = Chance(f"seed {draw(st.integers(0, 10**6))}")
    seats = draw(st.integers(1, 4))
    size = {"columns": draw(st.integers(7, 13)), "rows": draw(st.integers(7, 11))}
    now = start({"seats": seats, **size}, chance)
    for hour in range(draw(st.integers(0, 4 if seats > 1 else 2))):
        stream = chance.fork(f"walk {hour}")
        now = play(now, {s: wander(now, s, stream) for s in range(seats)}, chance).after
    return now
