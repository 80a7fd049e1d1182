"""Every refusal of the engine has its words in the page's three languages."""

import re
from pathlib import Path

import pytest

from engine.english import WORDS

FOLDER = Path(__file__).resolve().parent.parent / "site" / "words"
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n(?: |\}).*)*)", re.M)


def words(language: str) -> dict[str, str]:
    """Every message of a language's file, by id."""
    return dict(MESSAGE.findall((FOLDER / f"{language}.ftl").read_text("utf-8")))


@pytest.mark.parametrize("language", ["nl", "de", "en"])
def test_every_refusal_has_words_with_the_arguments_it_gives(language: str) -> None:
    said = words(language)
    for message, english in WORDS.items():
        assert message in said
        given = set(re.findall(r"\{(\w+)\}", english))
        assert set(re.findall(r"\$(\w+)", said[message])) <= given, message


def test_the_english_words_are_those_of_the_command_line() -> None:
    for message, english in WORDS.items():
        assert words("en")[message] == re.sub(r"\{(\w+)\}", r"{ $\1 }", english)
