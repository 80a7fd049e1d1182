"""The Easy bot: legal, sensible, beatable, and the same everywhere."""

from hypothesis import given, settings

from engine.chance import Chance
from engine.olifantenpad.bots.easy import easy
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.opening import start
from engine.olifantenpad.plans import STAY, Plan, check
from engine.olifantenpad.position import Position
from engine.olifantenpad.turn import play
from engine.slices import whole
from tests.olifantenpad.grounds import EXAMPLE, group, player, position, positions, wander


def thought(now: Position, seat: int = 0, seed: str = "easy") -> Plan:
    return whole(easy(now, seat, Chance(seed), 0))


@given(positions())
@settings(max_examples=60)
def test_its_plans_are_legal_and_the_same_again(now: Position) -> None:
    for seat in range(len(now.players)) if not now.over else ():
        plan = thought(now, seat)
        check(now, seat, plan)
        assert plan == thought(now, seat)


def test_it_takes_the_obvious_shortcut() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")])
    for number in range(10):
        plan = thought(now, seed=f"seed {number}")
        assert work_out(now, {0: plan}).points[0] > 0


def test_where_nothing_is_to_be_had_it_still_answers() -> None:
    assert thought(position(["G"])) in (STAY, Plan("a1"))
    assert thought(position(["G#", "##"], players=[player("a1")])) == STAY


def test_it_beats_walking_at_random_and_does_not_always_win_everything() -> None:
    totals = [0, 0]
    for number in range(8):
        chance = Chance(f"easy {number}")
        now = start({"seats": 2}, chance)
        while not now.over:
            draw = chance.fork(f"random {now.hour}")
            now = play(now, {0: thought(now, 0), 1: wander(now, 1, draw)}, chance).after
        totals = [total + p.score for total, p in zip(totals, now.players, strict=True)]
    assert totals[0] > 2 * totals[1]
