"""The lessons' words: every id that a lesson may say stands in all three languages, no other."""

import re
from pathlib import Path

import pytest

from engine.teaching import LESSONS

WORDS = Path(__file__).resolve().parent.parent / "site" / "words"


def said() -> set[str]:
    """Every message id of the lessons: titles, steps and answers."""
    ids: set[str] = set()
    for game, lessons in LESSONS.items():
        for number, lesson in enumerate(lessons, 1):
            ids.add(f"lesson-{game}-{number}")
            for step, part in enumerate(lesson, 1):
                ids.add(name := f"lesson-{game}-{number}-{step}")
                answers = () if part.deed is None else ("right", *part.deed.answers)
                ids |= {f"{name}-{answer}" for answer in answers}
    return ids


@pytest.mark.parametrize("language", ["nl", "de", "en"])
def test_the_lessons_have_all_their_words_and_no_others(language: str) -> None:
    text = (WORDS / f"{language}.ftl").read_text("utf-8")
    assert set(re.findall(r"^(lesson-[\w-]+-\d[\w-]*) =", text, re.M)) == said()
