"""The judges on one board; `tests/test_teaching.py` tries every lesson's own."""

import pytest

from engine.lesson import Judge
from engine.olifantenpad.lessons import judges
from engine.olifantenpad.plans import Plan, read_plan
from engine.olifantenpad.position import Position
from engine.olifantenpad.turn import play
from tests.olifantenpad.grounds import group, player, position

OUTSIDE = position(players=[player(), player()], groups=[group("a1", "d4")])
INSIDE = position(players=[player("c2"), player()], groups=[group("a1", "d4")])


@pytest.mark.parametrize(
    ("judge", "before", "mine", "theirs", "answer"),
    [
        (judges.comes_in("a1"), OUTSIDE, "-", "-", "stayed"),
        (judges.comes_in("a1"), OUTSIDE, "d4>c3", "-", "gate"),
        (judges.comes_in("a1"), OUTSIDE, "a1>b1", "-", "pavement"),
        (judges.comes_in("a1"), OUTSIDE, "a1>b2", "-", "right"),
        (judges.goes_on, INSIDE, "a1>b2", "-", "gate"),
        (judges.goes_on, INSIDE, "c3 b2", "-", "short"),
        (judges.goes_on, INSIDE, "d2 d3 d2 d3", "-", "pavement"),
        (judges.goes_on, INSIDE, "c3 b2 b3 c3", "-", "right"),
        (judges.deepens, INSIDE, "d2", "-", "pavement"),
        (judges.deepens, INSIDE, "c3 b2", "-", "shallow"),
        (judges.deepens, INSIDE, "c3 b2 c3", "-", "right"),
        (judges.earns(6), OUTSIDE, "a1>b1", "-", "pavement"),
        (judges.earns(6), OUTSIDE, "a1>b2", "-", "dear"),
        (judges.earns(6), OUTSIDE, "a1>b1 c2", "-", "few"),
        (judges.earns(6), OUTSIDE, "a1>b2 c3", "-", "right"),
        (judges.takes("c3"), INSIDE, "b2", "d4>c3", "missed"),
        (judges.takes("c3"), INSIDE, "b2 b3 c3", "d4>c3", "grey"),
        (judges.takes("c3"), INSIDE, "b2 b3 b2 c3", "d4>c3", "late"),
        (judges.takes("c3"), INSIDE, "c3", "d4>c3", "right"),
        (judges.greys("c3"), INSIDE, "-", "d4>c3", "missed"),
        (judges.greys("c3"), INSIDE, "b2 b3 b2 c3", "d4>c3", "late"),
        (judges.greys("c3"), INSIDE, "b2 b3 c3", "d4>c3", "right"),
        (judges.watches, INSIDE, "c3", "-", "walked"),
        (judges.watches, INSIDE, "-", "-", "right"),
        (judges.keeps("c3"), INSIDE, "-", "-", "stayed"),
        (judges.keeps("c3"), INSIDE, "b2", "-", "missed"),
        (judges.keeps("c3"), INSIDE, "c3", "-", "right"),
        (judges.leads, INSIDE, "-", "a1>b2 c3", "late"),
        (judges.leads, OUTSIDE, "a1>b2 c3", "a1>b2 c3", "nobody"),
        (judges.leads, INSIDE, "b2 c3", "a1>b2 c3", "right"),
    ],
)
def test_a_judge_answers(
    judge: Judge[Position, Plan], before: Position, mine: str, theirs: str, answer: str
) -> None:
    plans = {0: read_plan(mine), 1: read_plan(theirs)}
    assert judge(before, plans[0], play(before, plans, None)).answer == answer
