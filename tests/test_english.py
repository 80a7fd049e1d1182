"""Every refusal has its words, in English here and in the page's languages."""

import ast
import re
from pathlib import Path

import pytest

from engine.english import WORDS, sentence
from engine.game import IllegalMove, Refusal

ROOT = Path(__file__).resolve().parent.parent
REFUSALS = {
    node.name
    for path in (ROOT / "engine").rglob("*.py")
    for node in ast.walk(ast.parse(path.read_text("utf-8")))
    if isinstance(node, ast.ClassDef) and any(getattr(b, "id", "") == "Refusal" for b in node.bases)
}


REFUSING = REFUSALS | {"_refuse"}
TREES = [
    ast.parse(path.read_text("utf-8"))
    for path in (ROOT / "engine").rglob("*.py")
    if path.name != "english.py"
]


def raised() -> dict[str, set[str]]:
    """Every message id that a refusal is raised with, and the names of its arguments."""
    found: dict[str, set[str]] = {}
    for node in (node for tree in TREES for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSING and node.args:
            for text in (node.args[0], *ast.iter_child_nodes(node.args[0])):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    names = {str(keyword.arg) for keyword in node.keywords}
                    found.setdefault(text.value, set()).update(names)
    return found


RAISED = raised()
TEXTS = {node.value for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_every_kind_of_refusal_is_known() -> None:
    assert {"IllegalMove", "UnreadableMove", "UnreadablePosition", "InvalidEntry"} <= REFUSALS


@pytest.mark.parametrize("message", sorted(RAISED))
def test_every_refusal_has_words_and_the_arguments_they_need(message: str) -> None:
    assert placeholders(WORDS[message]) <= RAISED[message]


@pytest.mark.parametrize("message", sorted(WORDS))
def test_no_words_are_left_over(message: str) -> None:
    assert message in TEXTS


def test_a_sentence_tells_its_cause_too() -> None:
    refusal = Refusal("transcript-entry", entry=3)
    refusal.__cause__ = IllegalMove("match-over")
    assert sentence(refusal) == "Entry 3 of the transcript does not hold. The match is over."
