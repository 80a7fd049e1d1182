"""A park while it is being laid out."""

from engine.olifantenpad.plot import Plot, around, beside, cells


def test_a_plot_is_pavement_until_something_else_is_laid() -> None:
    plot = Plot(3, 2)
    assert plot.rows() == ("===", "===")
    plot.sow([(0, 0), (1, 0)])
    plot.put([(1, 0)], "tree")
    plot.pave([(0, 0)])
    assert plot.rows() == ("=#=", "===")
    assert plot.scenery == {(1, 0): "tree"}


def test_neighbours_are_counted_inside_the_plot_alone() -> None:
    plot = Plot(3, 3)
    plot.sow([(1, 1)])
    assert plot.count((0, 0), "=") == 2
    assert plot.count((0, 0), ".") == 1
    assert plot.streets((0, 0)) == 2
    assert plot.streets((1, 0)) == 2


def test_eight_spots_lie_round_one_and_four_beside() -> None:
    near = set(around((1, 1)))
    assert near == {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert set(beside((1, 1))) == {(1, 0), (2, 1), (1, 2), (0, 1)} <= near


def test_a_rectangle_row_by_row() -> None:
    assert cells((2, 1, 2, 2)) == [(2, 1), (3, 1), (2, 2), (3, 2)]
