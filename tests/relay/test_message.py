import pytest

from relay.message import check, message_of, seen
from relay.names import Declined


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 2000, "7", "null", '"a"'])
def test_what_is_no_message_is_an_empty_one(text: str) -> None:
    assert message_of(text) == {}


def test_a_message_is_what_it_says() -> None:
    assert message_of('{"kind": "join"}') == {"kind": "join"}


@pytest.mark.parametrize(
    ("given", "number"), [([7, "x"], 7), ([], -1), ("x", -1), ([True], -1), (None, -1), (["7"], -1)]
)
def test_what_its_author_has_seen(given: object, number: int) -> None:
    assert seen({"seen": given}) == number


def test_names_are_looked_at_where_somebody_joins() -> None:
    with pytest.raises(Declined):
        check({"kind": "join", "body": {"name": "<b>"}})
    for fine in ({"kind": "join", "body": {"name": "Ann"}}, {"kind": "seal", "body": {}}, {}):
        check(fine)
    check({"kind": "join", "body": []})  # which the fold refuses
