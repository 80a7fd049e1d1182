"""Hints and reviews of Splits."""

from engine.chance import Chance
from engine.slices import whole
from engine.splits import GAME
from engine.splits.bots.advice import TOLD, advise, review
from engine.splits.moves import Place
from engine.splits.position import Position, opening


def after_building() -> Position:
    position, chance = opening(2), Chance("advice")
    while position.phase == "build":
        seat = GAME.to_move(position)[0]
        first = next(iter(GAME.moves(position, seat)))
        position = GAME.play(position, {seat: first}, chance).after
    return position


def test_tiles_have_no_value() -> None:
    found = whole(advise(opening(2), 0, Chance("a"), 100))
    assert found
    assert {each.value for each in found} == {0}


def test_hints_are_legal_and_best_first() -> None:
    now = after_building()
    found = whole(advise(now, 0, Chance("a"), 5))
    assert len(found) == TOLD
    for each in found:
        GAME.check(now, 0, each.move)


def test_a_placing_is_set_beside_the_best_one() -> None:
    now = after_building()
    move = next(move for move in GAME.moves(now, 0) if isinstance(move, Place))
    found = whole(review(now, {0: move}, 0, Chance("r")))
    assert found.made.move == move
    assert found.best.value >= found.made.value
    assert whole(review(opening(2), {}, 0, Chance("r"))) is None
