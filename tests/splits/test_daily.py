import pytest

from engine.chance import Chance
from engine.days import ImpossibleDay, seed_of
from engine.game import UnreadablePosition
from engine.splits import GAME
from engine.splits.daily import start
from engine.splits.pasture import in_one_piece, outer_rim
from engine.splits.position import ID, Position
from tests.splits.hand import by_hand

DAYS = [f"2026-11-{day}" for day in range(10, 30)]


def of_day(day: str) -> Position:
    return start({"seats": 2, "daily": day}, Chance(seed_of(ID, day)))


def test_a_date_is_one_pasture_with_the_players_herd_still_in_hand() -> None:
    pastures = [of_day(day) for day in DAYS]
    assert len({position.pasture for position in pastures}) == len(DAYS)
    for position in pastures:
        assert (position.phase, position.to_move) == ("place", 0)
        ((at, seat, size),) = position.stacks
        assert (seat, size) == (1, 16)
        assert at in outer_rim(position.pasture)
        assert len(position.pasture) == 32
        assert in_one_piece(position.pasture)
        assert GAME.read_position(GAME.write_position(position)) == position
    assert of_day(DAYS[0]) == pastures[0]


def test_the_player_places_and_moves_first() -> None:
    position = of_day(DAYS[0])
    place = next(iter(GAME.moves(position, 0)))
    after = GAME.play(position, {0: place}, None).after
    assert (after.phase, after.to_move) == ("play", 0)


def test_a_match_may_begin_with_a_ready_position() -> None:
    position = by_hand("place", "0,0 1,0 2,0 0,1")
    options = {"seats": 2, "position": GAME.write_position(position)}
    assert start(options, Chance("x")) == position
    with pytest.raises(UnreadablePosition, match="position-other-seats"):
        start(options | {"seats": 3}, Chance("x"))
    with pytest.raises(UnreadablePosition):
        start({"seats": 2, "position": "no"}, Chance("x"))


def test_without_options_the_pasture_is_empty() -> None:
    assert start({"seats": 3}, Chance("x")).pasture == frozenset()


def test_a_date_wants_its_seed_and_two_seats() -> None:
    for seats, seed in ((2, "x"), (3, seed_of(ID, DAYS[0]))):
        with pytest.raises(ImpossibleDay):
            start({"seats": seats, "daily": DAYS[0]}, Chance(seed))
