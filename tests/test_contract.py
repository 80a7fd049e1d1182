"""Every game, played at random through the contract and nothing else."""

from itertools import islice
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Game, IllegalMove
from engine.games import GAMES
from engine.slices import whole

MATCHES = 500


def some_move(game: Game[Any, Any], position: Any, seat: int, draw: Chance) -> Any:
    """One of the first moves in the list, the later the rarer."""
    moves = list(islice(game.moves(position, seat), 1 + draw.below(1 + draw.below(400))))
    return draw.pick(moves[-40:])


def play_out(game: Game[Any, Any], seed: str, seats: int, leaver: int | None) -> Any:
    """A match at random; `leaver` leaves in its second turn. The last position."""
    chance = Chance(seed)
    draw = chance.fork("random play")
    position = game.start({"seats": seats}, chance)
    turns = 0
    while seats_to_move := game.to_move(position):
        moves = {seat: some_move(game, position, seat, draw) for seat in seats_to_move}
        before = game.write_position(position)
        check_turn(game, position, moves)
        step = game.play(position, moves, chance)
        assert game.write_position(position) == before, "a position is immutable"
        assert all(isinstance(event["kind"], str) for event in step.events)
        position, turns = step.after, turns + 1
        if turns == 2 and leaver is not None:
            position = game.leave(position, leaver)
            assert leaver not in game.present(position)
            assert leaver not in game.to_move(position)
    return position


def check_turn(game: Game[Any, Any], position: Any, moves: dict[int, Any]) -> None:
    again = game.read_position(game.write_position(position))
    assert again == position
    for seat, move in moves.items():
        game.check(position, seat, move)
        assert game.read_move(game.write_move(move)) == move
        assert game.choices(position, seat)
        assert game.preview(position, seat, move) is not None


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", GAMES)
def test_random_matches_come_to_an_end_with_a_score(name: str, part: int) -> None:
    game = GAMES[name]
    for number in range(MATCHES * part // 10, MATCHES * (part + 1) // 10):
        seats = game.seats[number % len(game.seats)]
        leaver = number % seats if seats > 2 and number % 5 == 0 else None
        position = play_out(game, f"contract {number}", seats, leaver)
        score = game.score(position)
        assert len(score.points) == len(score.ties) == seats
        assert set(score.winners) <= set(game.present(position))
        assert score.winners
        assert game.write_position(position)["game"] == name


@pytest.mark.parametrize("name", GAMES)
def test_who_is_not_to_move_has_no_legal_move(name: str) -> None:
    game = GAMES[name]
    position = game.start({"seats": 2}, Chance("contract"))
    move = next(iter(game.moves(position, game.to_move(position)[0])))
    with pytest.raises(IllegalMove):
        game.check(position, 2, move)
    with pytest.raises(IllegalMove):
        game.check(game.leave(position, 0), 0, move)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_in_which_nobody_says_anything_comes_to_its_end(name: str) -> None:
    game, chance = GAMES[name], Chance("silence")
    position, turn = game.start({"seats": 3}, chance), 0
    while seats := game.to_move(position):
        moves, again = (
            {seat: game.idle(position, seat, chance.apart(f"{turn} {seat}")) for seat in seats}
            for _ in range(2)
        )
        assert moves == again, "equal chance, equal move"
        for seat, move in moves.items():
            game.check(position, seat, move)
        position, turn = game.play(position, moves, chance).after, turn + 1
    assert game.score(position).winners


@pytest.mark.parametrize("name", GAMES)
def test_bots_choose_legal_moves_and_yield(name: str) -> None:
    game = GAMES[name]
    for level, bot in game.bots.items():
        chance = Chance(f"{level} plays")
        position = game.start({"seats": game.seats[-1]}, chance)
        while seats := game.to_move(position):
            thoughts = {seat: bot(position, seat, chance, 25) for seat in seats}
            moves = {seat: whole(thought) for seat, thought in thoughts.items()}
            for seat, move in moves.items():
                game.check(position, seat, move)
            position = game.play(position, moves, chance).after


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_contents_is_in_order(name: str) -> None:
    game = GAMES[name]
    assert game.id == name
    assert game.rules == 1
    assert "easy" in game.bots
    assert game.picture(game.start({"seats": 2}, Chance("picture")))
