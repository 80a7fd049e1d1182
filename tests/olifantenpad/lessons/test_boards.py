from engine.olifantenpad.lessons.boards import EXAMPLE, board, group, trails
from engine.olifantenpad.notation import read_position


def test_a_board_is_a_position() -> None:
    json = board(EXAMPLE, "c3", None, trails=trails(1, b2=2), groups=[group("a1", "d4", 3)])
    position = read_position(json)
    cells = position.park.cells
    assert [player.at for player in position.players] == [cells["c3"], None]
    assert (position.levels[cells["b2"]], position.owners[cells["b2"]]) == (2, 1)
    assert position.school, "the school trip comes where a lesson says so, nowhere else"
