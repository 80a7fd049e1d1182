"""The one match that the page is at."""

import pytest

from engine.match import InvalidEntry, Match, advance, begin
from engine.session import Session, UnreadableRequest
from tests.test_match import HUMAN, move


def opened() -> Session:
    session = Session()
    session.open(advance(Match(), begin("olifantenpad", [HUMAN, HUMAN], "seed", {})), [])
    return session


def test_entries_are_taken_all_or_none() -> None:
    session = opened()
    with pytest.raises(InvalidEntry):
        session.advance(move(0, "-"), move(7, "-"))
    assert (session.log, session.match.chosen) == ([], {})
    session.advance(move(0, "-"), move(1, "-"))
    assert session.match.turn == 1
    assert session.scene()["transcript"]["log"] == [move(0, "-"), move(1, "-")]


def test_what_was_thought_of_one_match_is_not_kept_for_another() -> None:
    session = opened()
    session.hints[0, 0] = (_ for _ in ())
    session.open(session.match, session.log)
    assert session.hints
    session.advance(move(0, "-"))
    assert not session.hints


@pytest.mark.parametrize("seat", [2, -1, None, True, "0"])
def test_a_seat_that_the_match_has_not_is_refused(seat: object) -> None:
    assert opened().seat({"seat": 1}) == 1
    with pytest.raises(UnreadableRequest):
        opened().seat({"seat": seat})
