"""Whatever the relay refuses has its words in the page's three languages."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def refused() -> set[str]:
    """Every message id that the relay says of its own."""
    trees = [ast.parse(path.read_text("utf-8")) for path in (ROOT / "relay").rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [call.args[0] for call in calls if getattr(call.func, "id", "") == "Declined"]
    texts = {each.value for each in named if isinstance(each, ast.Constant)}
    return texts | {"relay-trouble", "taken-over"}


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_refusal_has_words(language: str) -> None:
    written = (ROOT / "site" / "words" / f"{language}.ftl").read_text("utf-8")
    assert {"code-not-open", "name-unfit", "room-unknown"} <= refused()
    for message in refused():
        assert re.search(f"^{message} =", written, re.M), message
