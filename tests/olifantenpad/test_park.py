"""The ground, and the steps that obstacles and fences leave open."""

from engine.olifantenpad.park import neighbours, park_of, squeezes, ways


def near(rows: list[str], cell: str, fences: tuple[str, ...] = ()) -> set[str]:
    park = park_of(tuple(rows))
    shut = frozenset(park.cells[name] for name in fences)
    return {park.names[to] for to in neighbours(tuple(rows), shut)[park.cells[cell]]}


def test_cells_are_named_from_the_top_left() -> None:
    park = park_of(("G==", "=.=", "==="))
    assert park.names == ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    assert park.gates == (0,)
    assert park.paved(0)
    assert not park.paved(4)


def test_a_step_goes_to_any_of_eight_neighbours_inside_the_park() -> None:
    assert near(["G..", "...", "..."], "b2") == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert near(["G..", "...", "..."], "a1") == {"b1", "a2", "b2"}


def test_nobody_steps_onto_an_obstacle_or_a_fence() -> None:
    assert near(["G#.", "...", "..."], "b2", fences=("c3",)) == {"a1", "c1", "a2", "c2", "a3", "b3"}


def test_a_diagonal_between_two_shut_cells_is_refused() -> None:
    assert "b2" not in near(["G#", "#."], "a1")
    assert "b2" in near(["G#", ".."], "a1")
    assert "b2" not in near(["G#", ".."], "a1", fences=("a2",))
    assert "b2" not in near(["G.", ".."], "a1", fences=("a2", "b1"))


def test_somebody_on_a_fenced_cell_may_walk_off() -> None:
    assert near(["G..", "...", "..."], "b2", fences=("b2",)) >= {"a1", "c3"}


def test_headings_run_clockwise_from_north() -> None:
    assert [heading for heading, _ in ways(("...", ".G.", "..."))[4]] == list(range(8))
    assert [cell for _, cell in ways(("...", ".G.", "..."))[4]] == [1, 2, 5, 8, 7, 6, 3, 0]


def test_only_diagonals_squeeze() -> None:
    park = park_of(("G#", "#."))
    assert squeezes(park, {1, 2}, 0, 3)
    assert not squeezes(park, {1, 2}, 0, 1)
