"""Boards valued at once, held against the hour worked out by the rules."""

from hypothesis import given, settings

from engine.olifantenpad.bots.harvest import busy_of
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.position import Position
from tests.olifantenpad.bots.thinking import ODD, harvested, looked, some, various
from tests.olifantenpad.grounds import EXAMPLE, group, player, position, positions


def agrees(now: Position, many: int) -> bool:
    field = looked(now)
    which = some(field, many, "harvest")
    points = harvested(field, which).points
    return all(
        work_out(now, {s: field.plan(s, int(w[p])) for s, w in which.items()}).points
        == tuple(points[:, p].tolist())
        for p in range(many)
    )


def test_points_are_those_of_the_rules() -> None:
    assert all(agrees(now, 25) for now in [*various(), *ODD])


@given(positions())
@settings(max_examples=15, deadline=None)
def test_points_are_those_of_the_rules_wherever(now: Position) -> None:
    assert now.over or agrees(now, 5)


def test_a_trail_promises_what_its_line_is_expected_to_bring() -> None:
    popular = [{"from": "a1", "to": "d4"}]
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")], popular=popular)
    field = looked(now)
    best = int(field.alone[0].points[0].argmax())
    (line,) = field.ground.lines
    assert field.alone[0].points[0, best] == 6
    assert field.alone[0].promise[0, best] == 2 * busy_of(now, line)
    assert busy_of(now, line) == 2500 + 5000 // 4


def test_what_closes_promises_nothing() -> None:
    popular = [{"from": "a1", "to": "d4"}]
    busy = [group("a1", "d4", 4), group("d4", "a1", 1)]
    now = position(EXAMPLE, groups=busy, players=[player("a1")], popular=popular)
    alone = looked(now).alone[0]
    best = int(alone.points[0].argmax())
    assert (alone.points[0, best], alone.promise[0, best]) == (10, 0)
