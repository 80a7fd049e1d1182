"""The Normal bot: legal everywhere, the same again, and better than Easy."""

from engine.chance import Chance
from engine.game import Bot
from engine.olifantenpad.bots import BOTS
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.opening import start
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position, present
from engine.olifantenpad.turn import play
from tests.olifantenpad.bots.thinking import ODD, thought, various
from tests.olifantenpad.grounds import EXAMPLE, group, player, position

NORMAL: Bot[Position, Plan] = BOTS["normal"]


def test_its_plans_are_legal_and_the_same_again() -> None:
    for now in [*various()[:4], *ODD]:
        for seat in present(now)[:2]:
            assert thought(NORMAL, now, seat) == thought(NORMAL, now, seat)
            thought(NORMAL, now, seat, budget=1)


def test_it_finds_the_example() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")])
    plans = [thought(NORMAL, now, seed=f"seed {number}") for number in range(40)]
    assert sum(work_out(now, {0: plan}).points[0] == 6 for plan in plans) > 20


def test_it_earns_more_than_easy() -> None:
    totals = [0, 0]
    for number in range(3):
        chance = Chance(f"normal {number}")
        now = start({"seats": 2}, chance)
        while not now.over:
            draws = [chance.apart(f"bot {now.hour} {seat}").seed for seat in (0, 1)]
            bots = [NORMAL, BOTS["easy"]]
            plans = {s: thought(bots[s], now, s, draws[s]) for s in (0, 1)}
            now = play(now, plans, chance).after
        totals = [total + p.score for total, p in zip(totals, now.players, strict=True)]
    assert totals[0] > totals[1]
