"""The codec: golden vectors, made once by another implementation, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.sealing import (
    UnreadableBytes,
    entry_hash,
    message_text,
    pack,
    read_bytes,
    seal,
    seed,
    signed_bytes,
    stirred,
    write_bytes,
)
from engine.signatures import is_genuine

GOLDEN = json.loads((Path(__file__).parent / "golden" / "sealing.json").read_text(encoding="utf-8"))


def data(text: str) -> bytes:
    return read_bytes(text, 32 if text else 0)


@pytest.mark.parametrize("case", GOLDEN["pack"])
def test_packed_fields(case: Any) -> None:
    assert pack(*case["fields"]).hex() == case["packed"]


@pytest.mark.parametrize("case", GOLDEN["bytes"])
def test_bytes_as_text(case: Any) -> None:
    plain = bytes.fromhex(case["hex"])
    assert write_bytes(plain) == case["text"]
    assert read_bytes(case["text"], len(plain)) == plain


@pytest.mark.parametrize("case", GOLDEN["seals"])
def test_seals(case: Any) -> None:
    wanted = case.pop("seal")
    made = {name: data(case[name]) for name in ("key", "opened", "secret")}
    assert write_bytes(seal(**(case | made))) == wanted


@pytest.mark.parametrize("case", GOLDEN["seeds"])
def test_seeds(case: Any) -> None:
    secrets = [(seat, data(text)) for seat, text in case["secrets"]]
    assert seed(case["room"], case["turn"], data(case["relay"]), secrets) == case["seed"]


@pytest.mark.parametrize("case", GOLDEN["stirs"])
def test_stirred_chance(case: Any) -> None:
    openings = [(seat, move, data(text)) for seat, move, text in case["openings"]]
    assert stirred(case["before"], case["turn"], openings) == case["stirred"]


@pytest.mark.parametrize("case", GOLDEN["messages"])
def test_messages_and_their_signatures(case: Any) -> None:
    fields = {key: case[key] for key in ("room", "turn", "kind", "id", "body")}
    seen = (case["seen"][0], data(case["seen"][1]))
    assert message_text(seen=seen, **fields) == case["text"]
    entry = GOLDEN["entries"][0]["entry"]
    assert entry["text"] == case["text"]
    assert is_genuine(entry["author"], case["text"], case["signature"])


@pytest.mark.parametrize("case", GOLDEN["entries"])
def test_hashes_of_entries(case: Any) -> None:
    assert write_bytes(entry_hash(case["entry"])) == case["hash"]


@pytest.mark.parametrize("field", ["number", "time", "author", "text", "signature", "before"])
def test_every_field_of_an_entry_is_in_its_hash(field: str) -> None:
    entry = GOLDEN["entries"][0]["entry"]
    other = {
        "number": 2,
        "time": 1,
        "author": write_bytes(bytes(32)),
        "text": entry["text"] + " ",
        "signature": write_bytes(bytes(64)),
        "before": write_bytes(bytes(32)),
    }
    assert entry_hash(entry | {field: other[field]}) != entry_hash(entry)


SEALED: dict[str, Any] = {
    "room": "room",
    "rules": 1,
    "seat": 0,
    "key": bytes(32),
    "turn": 1,
    "opened": bytes(32),
    "secret": bytes(32),
    "move": "-",
}


@pytest.mark.parametrize("field", SEALED)
def test_every_field_of_a_seal_is_in_its_hash(field: str) -> None:
    others: dict[type, Any] = {str: "other", int: 9, bytes: bytes([1]) * 32}
    assert seal(**(SEALED | {field: others[type(SEALED[field])]})) != seal(**SEALED)


@given(st.lists(st.binary(max_size=3) | st.integers(0, 2**63), max_size=4))
def test_two_lists_of_fields_are_never_packed_alike(fields: list[Any]) -> None:
    told, packed = [], pack(*fields)
    while packed:
        length = int.from_bytes(packed[:4], "big")
        told.append(packed[4 : 4 + length])
        packed = packed[4 + length :]
    assert told == [
        field.to_bytes(8, "big") if isinstance(field, int) else field for field in fields
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Jw",
        "J3CJ2RwL308uaGK6fkoHYFEZQx9dE_cm3TUrBvGyBqk=",
        "J3CJ2RwL308uaGK6fkoHYFEZQx9dE/cm3TUrBvGyBqk",
        "J3CJ2RwL308uaGK6fkoHYFEZQx9dE_cm3TUrBvGyBql",  # bits beyond the last byte
        "J3CJ2RwL308uaGK6fkoHYFEZQx9dE_cm3TUrBvGyBq\n",
        "J3CJ2RwL308uaGK6fkoHYFEZQx9dE_cm3TUrBvGyBqé",
        " 3CJ2RwL308uaGK6fkoHYFEZQx9dE_cm3TUrBvGyBqk",
        7,
        None,
        [],
    ],
)
def test_bytes_have_one_spelling(text: Any) -> None:
    with pytest.raises(UnreadableBytes):
        read_bytes(text, 32)


def test_what_is_signed_says_that_it_is_a_message() -> None:
    assert signed_bytes("{}") == b"grasveld message 1\n{}"
