import json

from relay.visitor import TAKEN, Visitor


def test_each_has_a_challenge_of_its_own() -> None:
    made = {Visitor("1:1", "o", "a", lambda: None).challenge for _ in range(9)}
    assert len(made) == 9


def test_who_is_taken_over_hears_why_and_nothing_more() -> None:
    visitor = Visitor("1:1", "o", "a", lambda: None)
    visitor.tell({"a": "é"})
    visitor.take_over()
    visitor.tell({"b": 1})
    frames = [json.loads(frame) for frame in visitor.outbox._frames]
    assert frames == [{"a": "é"}, {"closed": {"message": "taken-over"}}]
    assert visitor.outbox.closing == TAKEN
