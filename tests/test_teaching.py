"""Every lesson can be done, and answers every wrong deed."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.game import IllegalMove, Json, Refusal, UnreadableMove
from engine.games import GAMES
from engine.lesson import Part, Verdict
from engine.teaching import LESSONS, NoSuchLesson, lesson, lesson_cost, lesson_try, lessons, opening

ALL = [(game, number) for game, listed in LESSONS.items() for number in range(1, len(listed) + 1)]
DEEDS = [
    (game, number, step)
    for game, number in ALL
    for step, part in enumerate(LESSONS[game][number - 1], 1)
    if part.deed is not None
]
ENGLISH = (Path(__file__).resolve().parent.parent / "site/words/en.ftl").read_text("utf-8")
EVERY = 11
"""Of the thousands of walks of five steps, one in so many is tried."""


def asked(game: str, number: int, step: int, **more: Any) -> Json:
    return {"game": game, "lesson": number, "step": step, **more}


def part_of(game: str, number: int, step: int) -> Part[Any, Any]:
    return LESSONS[game][number - 1][step - 1]


def judged(game: str, number: int, step: int) -> Iterator[tuple[Any, Any, Verdict]]:
    """Legal moves of a part, what each leads to and what the part thinks of it."""
    rules, part, before = GAMES[game], part_of(game, number, step), opening(game, number, step, {})
    assert part.deed is not None
    others = {seat: rules.read_move(text) for seat, text in part.deed.others.items()}
    for count, move in enumerate(rules.moves(before, 0)):
        if count < 400 or count % EVERY == 0:
            turn = rules.play(before, {0: move, **others}, None)
            yield move, turn.after, part.deed.judge(before, move, turn)


@cache
def verdicts(game: str, number: int, step: int) -> dict[str, list[tuple[Any, Any, Verdict]]]:
    by_answer = defaultdict(list)
    for move, after, verdict in judged(game, number, step):
        by_answer[verdict.answer].append((move, after, verdict))
    return by_answer


def test_there_are_five_and_four() -> None:
    assert [len(lessons({"game": game})) for game in ("olifantenpad", "splits")] == [5, 4]
    first = {"lesson": 1, "title": "lesson-splits-1", "steps": 5}
    assert lessons({"game": "splits"})[0] == first


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_model_pupil_comes_through(game: str, number: int) -> None:
    moves: dict[str, str] = {}
    steps = lesson(asked(game, number, 1))["steps"]
    for step in range(1, steps + 1):
        told = lesson(asked(game, number, step, moves=moves))
        assert told["say"] == f"lesson-{game}-{number}-{step}"
        assert told["wait"] == ("next" if told["model"] is None else "move")
        assert told["scene"]["turn"] == step
        assert len(told["scene"]["seats"]) == len(told["scene"]["score"]["points"])
        if told["model"] is not None:
            assert told["scene"]["choices"]["0"]
            done = lesson_try(asked(game, number, step, moves=moves, move=told["model"]))
            assert done["right"]
            assert done["say"] == f"{told['say']}-right"
            assert done["events"]
            moves[str(step)] = told["model"]
    assert told["wait"] == "next", "a lesson ends with a word"


@pytest.mark.parametrize(("game", "number", "step"), DEEDS)
def test_every_answer_can_be_got_and_no_other(game: str, number: int, step: int) -> None:
    deed = part_of(game, number, step).deed
    assert deed is not None
    assert set(verdicts(game, number, step)) == {"right", *deed.answers}


@pytest.mark.parametrize(("game", "number", "step"), DEEDS)
def test_the_words_of_an_answer_get_what_they_need(game: str, number: int, step: int) -> None:
    for answer, cases in verdicts(game, number, step).items():
        name = f"lesson-{game}-{number}-{step}-{answer}"
        text = re.search(rf"^{name} =(.*?)(?=^[a-z#]|\Z)", ENGLISH, re.M | re.S)
        assert text
        needed = set(re.findall(r"\{ \$(\w+)", text[1]))
        assert all(needed <= set(verdict.arguments) for _, _, verdict in cases)
        assert not any(
            value == 1 and f"{{ ${key} }} points" in text[1]
            for _, _, verdict in cases
            for key, value in verdict.arguments.items()
        )


@pytest.mark.parametrize(("game", "number", "step"), DEEDS)
def test_whoever_did_right_in_another_way_can_go_on(game: str, number: int, step: int) -> None:
    write = GAMES[game].write_move
    for move, _, _ in verdicts(game, number, step)["right"][::97]:
        moves = {str(step): write(move)}
        told = lesson(asked(game, number, step + 1, moves=moves))
        assert told["scene"]["game"] == game


def test_what_is_asked_of_a_lesson_that_is_not_there_is_refused() -> None:
    for request in (
        {},
        {"game": "chess"},
        asked("splits", 9, 1),
        asked("splits", 1, 0),
        asked("splits", 1, 99),
        asked("splits", True, 1),
        asked("splits", 1, 1, moves=[]),
        {"game": "splits", "lesson": 1},
    ):
        with pytest.raises(NoSuchLesson):
            lesson(request)
    with pytest.raises(NoSuchLesson, match="lesson-no-deed"):
        lesson_try(asked("splits", 1, 1, move="T0,0/0"))


def test_a_move_that_is_none_is_refused_as_in_a_match() -> None:
    with pytest.raises(IllegalMove):
        lesson_try(asked("olifantenpad", 1, 2, move="c3"))
    with pytest.raises(UnreadableMove):
        lesson_try(asked("olifantenpad", 1, 2, move="?"))
    with pytest.raises(Refusal):
        lesson(asked("olifantenpad", 1, 3, moves={"2": "a1>e5"}))


def test_the_costs_of_a_plan_are_shown_in_a_lesson_too() -> None:
    (costs,) = lesson_cost(asked("olifantenpad", 2, 2, move="a1>b2 c3"))["groups"]
    assert (costs["now"], costs["then"]) == (10, 8)


# What the words claim.


def test_lesson_2_counts_right() -> None:
    for move, after, verdict in verdicts("olifantenpad", 2, 2)["dear"]:
        request = asked("olifantenpad", 2, 2, move=GAMES["olifantenpad"].write_move(move))
        assert lesson_cost(request)["groups"][0]["then"] >= 10, (after, verdict)


def test_lesson_3_numbers_are_what_it_says() -> None:
    done = lesson_try(asked("olifantenpad", 3, 2, move="-"))
    blue = next(e for e in done["events"] if e["kind"] == "walk" and e["seat"] == 1)
    assert {"number": 4, "cell": "d3"} in blue["steps"]


def test_lesson_4_fences_the_marked_cells_and_opens_them() -> None:
    for step in (3, 4):
        scene = lesson(asked("olifantenpad", 4, step))["scene"]
        assert scene["position"]["fences"] == ["b2", "c3"]
    assert lesson(asked("olifantenpad", 4, 3))["show"]["cells"] == ["b2", "c3"]
    assert lesson(asked("olifantenpad", 4, 5))["scene"]["position"]["fences"] == []


def test_lesson_5_says_grey_only_where_it_is() -> None:
    for _, after, _ in verdicts("olifantenpad", 5, 5)["nobody"]:
        assert any(
            level and owner is None for level, owner in zip(after.levels, after.owners, strict=True)
        )
    for _, after, _ in verdicts("olifantenpad", 5, 2)["right"]:
        assert after.levels[after.park.cells["c3"]] >= 2


def test_splits_4_leaves_exactly_one_way() -> None:
    scene = lesson(asked("splits", 4, 4))["scene"]
    assert scene["choices"]["0"]["targets"] == {"0,0": {"size": 8, "to": ["1,0"]}}
