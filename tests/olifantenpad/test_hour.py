"""An hour: treading, points, closing, fading, leaving."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.olifantenpad.hour import Hour, after, leave, tread, work_out
from engine.olifantenpad.plans import read_plan
from engine.olifantenpad.position import Position, is_grass
from tests.olifantenpad.grounds import EXAMPLE, group, player, position, positions, wander

LAWN = ["G====", "=...=", "=...=", "=...=", "====G"]


def played(now: Position, *texts: str) -> Hour:
    return work_out(now, {seat: read_plan(text) for seat, text in enumerate(texts)})


def trail(hour: Hour, now: Position, name: str) -> tuple[int, int | None]:
    cell = now.park.cells[name]
    return hour.levels[cell], hour.owners[cell]


def test_the_example_of_the_rules_earns_six() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")])
    hour = played(now, "a1>b2 c3")
    assert hour.points == (6,)
    assert after(now, hour).players[0].score == 6


def test_every_step_onto_grass_adds_a_level_up_to_three() -> None:
    now = position(LAWN, players=[player("b1"), player("d1")])
    hour = played(now, "b2 b1 b2 b1 b2", "c2 b2")
    assert trail(hour, now, "b2") == (3, 0)
    assert trail(hour, now, "c2") == (1, 1)


def test_the_lowest_step_number_owns_a_cell() -> None:
    now = position(LAWN, players=[player("a2"), player()])
    assert trail(played(now, "a3 b3", "a1>b2 b3"), now, "b3") == (2, 0)
    assert trail(played(now, "a3 a4 b4 c3", "a1>b2 c3"), now, "c3") == (2, None)


def test_a_shared_lowest_number_makes_grey_and_a_later_step_does_not_help() -> None:
    now = position(LAWN, players=[player("a2"), player("a4"), player("c1")])
    hour = played(now, "b3", "b3", "b2 b3")
    assert trail(hour, now, "b3") == (3, None)


def test_an_owned_or_grey_cell_keeps_its_colour() -> None:
    trails = {"b2": {"level": 1, "owner": 1}, "c2": {"level": 1, "owner": None}}
    now = position(LAWN, players=[player("b1"), player()], trails=trails)
    hour = played(now, "b2 c2", "-")
    assert trail(hour, now, "b2") == (2, 1)
    assert trail(hour, now, "c2") == (2, None)


def test_pavement_takes_no_trail() -> None:
    now = position(LAWN, players=[player("b1")])
    assert set(played(now, "c1 d1").levels) == {0}


def test_an_illegal_plan_or_none_counts_as_staying() -> None:
    now = position(LAWN, players=[player("b1")])
    assert after(now, played(now, "e5 d5")).players[0].at == now.park.cells["b1"]
    assert after(now, work_out(now, {})).players[0].at == now.park.cells["b1"]


def test_coming_in_and_standing_on_the_gate() -> None:
    now = position(LAWN)
    assert after(now, played(now, "e5>")).players[0].at == now.park.cells["e5"]


def test_grey_and_departed_cells_give_nobody_anything() -> None:
    owners = {"b2": {"level": 1, "owner": 1}, "c3": {"level": 1, "owner": None}}
    players = [player(), player(left=True)]
    now = position(EXAMPLE, players=players, trails=owners, groups=[group("a1", "d4")])
    hour = played(now, "-", "-")
    assert hour.footsteps[now.park.cells["b2"]] == 3
    assert hour.points == (0, 0)


def busy(owner: int | None, **other: object) -> Position:
    """Five walk over b2 and c3, which are one owner's."""
    trails = {name: {"level": 3, "owner": owner} for name in ("b2", "c3")}
    return position(EXAMPLE, trails=trails, groups=[group("a1", "d4", 5)], **other)


def test_five_footsteps_close_the_owners_cells_on_the_route_for_an_hour() -> None:
    now = busy(0)
    hour = played(now, "-")
    then = after(now, hour)
    assert hour.points == (10,)
    assert {now.park.names[cell] for cell in then.fences} == {"b2", "c3"}
    assert set(then.levels) == {0}
    later = after(then, played(then, "-"))
    assert later.fences == frozenset()
    assert set(later.levels) == {0}
    assert set(later.owners) == {None}


def test_four_footsteps_close_nothing() -> None:
    now = busy(0, players=[player()])
    assert (
        played(position(EXAMPLE, groups=[group("a1", "d4", 4)]), "a1>b2 c3").closing == frozenset()
    )
    assert played(now, "-").closing


def test_a_grey_cell_never_closes_and_a_departed_seats_does() -> None:
    assert played(busy(None), "-").closing == frozenset()
    gone = busy(1, players=[player(), player(left=True)])
    assert len(played(gone, "-", "-").closing) == 2


def test_two_groups_make_a_cell_busy_together_and_only_its_owner_closes() -> None:
    trails = {"b2": {"level": 3, "owner": 0}, "c3": {"level": 3, "owner": 1}}
    walkers = [group("a1", "d4", 3), group("a1", "d4", 2)]
    players = [player(), player()]
    now = position(EXAMPLE, players=players, trails=trails, groups=walkers)
    assert len(played(now, "-", "-").closing) == 2


def test_what_nobody_stepped_on_fades_and_at_nothing_loses_its_owner() -> None:
    trails = {"b2": {"level": 1, "owner": 0}, "d4": {"level": 3, "owner": 0}}
    now = position(LAWN, players=[player("d4")], trails=trails)
    then = after(now, played(now, "-"))
    assert (then.levels[now.park.cells["b2"]], then.owners[now.park.cells["b2"]]) == (0, None)
    assert (then.levels[now.park.cells["d4"]], then.owners[now.park.cells["d4"]]) == (2, 0)


def test_what_was_trodden_or_walked_on_does_not_fade() -> None:
    trails = {"b2": {"level": 1, "owner": 0}, "c3": {"level": 1, "owner": 0}}
    now = position(EXAMPLE, trails=trails, groups=[group("a1", "d4")])
    then = after(now, played(now, "-"))
    assert then.levels == now.levels


def test_a_player_on_a_closing_cell_stays_and_may_walk_off() -> None:
    now = busy(0, players=[player("b2")])
    then = after(now, played(now, "-"))
    assert then.players[0].at == now.park.cells["b2"]
    assert after(then, played(then, "b1")).players[0].at == now.park.cells["b1"]


def test_leaving_keeps_the_trails_and_stops_the_points() -> None:
    now = leave(busy(0, players=[player(), player()]), 0)
    assert now.players[0].left
    assert played(now, "a1>b2", "-").points == (0, 0)
    assert played(now, "a1>b2", "-").walks[0] == ()


def test_tread_takes_all_walks_at_once() -> None:
    now = position(LAWN, players=[player(), player()])
    cell = now.park.cells["b2"]
    levels, owners = tread(now, [((3, cell),), ((1, cell),)])
    assert (levels[cell], owners[cell]) == (2, 1)


@given(positions(), st.integers(0, 10**6))
@settings(max_examples=100)
def test_nothing_a_legal_plan_does_breaks_a_promise(now: Position, seed: int) -> None:
    if now.over:
        return
    draw = Chance(str(seed))
    hour = work_out(now, {s: wander(now, s, draw) for s in range(len(now.players))})
    then = after(now, hour)
    for cell, level in enumerate(then.levels):
        assert 0 <= level <= 3
        assert level == 0 or is_grass(now.park, cell)
        assert level or then.owners[cell] is None
        assert not (level and cell in then.fences)
    owned = [0] * len(now.players)
    for cell, count in hour.footsteps.items():
        if hour.owners[cell] is not None:
            owned[hour.owners[cell]] += count
    expected = [0 if p.left else n for p, n in zip(now.players, owned, strict=True)]
    assert list(hour.points) == expected
