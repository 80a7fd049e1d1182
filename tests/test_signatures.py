"""Whose a signature is."""

from typing import Any

import pytest

from engine.signatures import is_genuine, is_genuine_entry
from tests.room.scripted import Hand

ANN, BOB = Hand("Ann"), Hand("Bob")
TEXT = "text"


def test_a_signature_is_its_authors_over_this_very_text() -> None:
    assert is_genuine(ANN.key, TEXT, ANN.sign(TEXT))
    assert not is_genuine(BOB.key, TEXT, ANN.sign(TEXT))
    assert not is_genuine(ANN.key, TEXT + " ", ANN.sign(TEXT))
    assert is_genuine_entry({"author": ANN.key, "text": TEXT, "signature": ANN.sign(TEXT)})


@pytest.mark.parametrize("odd", [None, 7, "", "x" * 86, "é", "\ud800"])
def test_whatever_is_handed_in_is_no_signature(odd: Any) -> None:
    assert not is_genuine(odd, TEXT, ANN.sign(TEXT))
    assert not is_genuine(ANN.key, odd, ANN.sign(TEXT))
    assert not is_genuine(ANN.key, TEXT, odd)
    assert not is_genuine_entry({})
