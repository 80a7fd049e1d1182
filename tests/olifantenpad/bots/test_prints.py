"""Footprints by case."""

from engine.olifantenpad.bots.boards import Ways, trodden
from engine.olifantenpad.bots.ground import longs
from engine.olifantenpad.bots.prints import SHARE, Prints
from tests.olifantenpad.bots.thinking import looked
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def test_the_example_has_one_case_for_each_way_through() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")])
    field = looked(now)
    prints = Prints(field.ground, field.ground.lines[0], SHARE)
    ways = Ways(field.ground, trodden(field.ground, [0], [field.walks[0]]))
    case = prints.cases(ways)
    assert (prints.cases(ways) == case).all()
    (now_steps,) = (steps.reshape(-1, prints.width) for steps in prints.now)
    both = prints.both.reshape(-1, prints.width)
    assert len(now_steps) == len(both) == case.max() + 1 < len(case)
    assert now_steps[case[0]].sum() == 3 * 5
    assert now_steps[case[0]].max() == 3
    assert (both >> 32 == now_steps).all()
    assert (both[case[0]] & 0xFFFFFFFF).max() == SHARE


def test_what_is_asked_in_parts_has_the_same_footprints() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")])
    field = looked(now)
    whole, parts = (Prints(field.ground, field.ground.lines[0], SHARE) for _ in range(2))
    walks = field.walks[0]
    boards = [trodden(field.ground, [0], [walks.take(longs([n]))]) for n in range(len(walks))]
    asked = [parts.cases(Ways(field.ground, board))[0] for board in reversed(boards)]
    case = whole.cases(Ways(field.ground, trodden(field.ground, [0], [walks])))
    steps = [prints.now[0].reshape(-1, prints.width) for prints in (whole, parts)]
    assert (steps[0][case] == steps[1][asked[::-1]]).all()
