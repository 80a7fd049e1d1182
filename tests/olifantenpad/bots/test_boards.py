"""Many boards at once, held against the rules for treading."""

from engine.olifantenpad.bots.boards import Ways, base_cost, trodden
from engine.olifantenpad.bots.ground import ground_of
from engine.olifantenpad.bots.walks import walk_of
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.plans import Plan
from tests.olifantenpad.bots.thinking import looked, some, various
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def test_levels_and_owners_are_those_of_the_rules() -> None:
    for now in various():
        field = looked(now)
        which = some(field, 12, "boards")
        chosen = [field.walks[s].take(w) for s, w in which.items()]
        boards = trodden(field.ground, list(which), chosen)
        for p in range(12):
            hour = work_out(now, {s: field.plan(s, int(w[p])) for s, w in which.items()})
            for cell, level, owner in zip(
                boards.cell[:, p], boards.level[:, p], boards.owner[:, p], strict=True
            ):
                if cell != field.ground.nowhere:
                    assert hour.levels[cell] == level
                    assert hour.owners[cell] == (None if owner < 0 else owner)


def test_a_shorter_way_leads_over_the_cells_that_make_it() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")])
    ground = ground_of(now)
    (line,) = ground.lines
    keys = []
    for steps in ((), ("b2",), ("b2", "c3"), ("b2", "c3", "b3")):
        walk = walk_of(ground, 0, Plan(None, steps))
        ways = Ways(ground, trodden(ground, [0], [walk]))
        on_way = ways.on_way(line)
        keys.append(int(ways.keys(on_way)[0]))
        assert on_way.sum() == (2 if len(steps) > 1 else 0)
    assert keys[0] == keys[1] == 0 != keys[2] == keys[3]
    assert base_cost(ground, line) == 10 * 17 - 5
