from engine.lesson import Verdict


def test_only_one_answer_is_right() -> None:
    assert Verdict("right", {"points": 6}).right
    assert not Verdict("late").right
