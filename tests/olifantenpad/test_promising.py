from engine.olifantenpad.plans import STAY, Plan, check, write_plan
from engine.olifantenpad.promising import promising
from engine.slices import whole
from tests.olifantenpad.grounds import group, player, position


def plans(position, later=(), wide=20, many=10):  # type: ignore[no-untyped-def]
    return whole(promising(position, later, wide, many))


def test_the_example_of_the_rules_is_found_first() -> None:
    example = position(groups=[group("a1", "d4")])
    best: Plan = plans(example)[0]
    assert set(best.steps) >= {"b2", "c3"}


def test_all_are_legal_and_staying_is_one() -> None:
    standing = position(players=[player("b1")], groups=[group("a1", "d4")])
    found = plans(standing, many=10_000)
    assert STAY in found
    assert len({write_plan(plan) for plan in found}) == len(found)
    for plan in found:
        check(standing, 0, plan)


def test_later_groups_count_too() -> None:
    later = position(groups=[group("a1", "d4")]).groups
    assert set(plans(position(), later)[0].steps) >= {"b2", "c3"}
    assert plans(position())[0] == STAY
