"""The contract's own small parts."""

from engine.game import IllegalMove, standing


def test_most_points_lead_then_the_tie_break_then_it_is_a_draw() -> None:
    assert standing((3, 5, 5), (9, 1, 2), (0, 1, 2)).winners == (2,)
    assert standing((5, 5), (1, 1), (0, 1)).winners == (0, 1)


def test_who_is_not_present_does_not_win() -> None:
    assert standing((9, 1), (0, 0), (1,)).winners == (1,)
    assert standing((9, 1), (0, 0), ()).winners == ()


def test_a_refusal_carries_its_message_and_arguments() -> None:
    refusal = IllegalMove("plan-no-gate", cell="b2")
    assert (refusal.message, refusal.arguments) == ("plan-no-gate", {"cell": "b2"})
