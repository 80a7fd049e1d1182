from relay.load.told import Notes, ToldRoom


def test_seats_that_are_told_different_things_are_noticed() -> None:
    room = ToldRoom("splits", Notes())
    room.told.append({"number": 0, "text": "this"})
    room.hear(0)({"entries": [{"number": 0, "text": "that"}]})
    assert room.notes.differing == 1
