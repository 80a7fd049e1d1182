"""Footprints by case."""

from engine.olifantenpad.bots.boards import Ways, trodden
from engine.olifantenpad.bots.prints import SHARE, Prints
from tests.olifantenpad.bots.thinking import looked
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def test_the_example_has_one_case_for_each_way_through() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")])
    field = looked(now)
    prints = Prints(field.ground, field.ground.lines[0])
    ways = Ways(field.ground, trodden(field.ground, [0], [field.walks[0]]))
    case = prints.cases(ways)
    assert (prints.cases(ways) == case).all()
    assert len(prints.now(0)) == len(prints.later()) == case.max() + 1 < len(case)
    stay = prints.now(0)[case[0]]
    assert stay.sum() == 3 * 5
    assert stay.max() == 3
    assert prints.later()[case[0]].max() == SHARE
