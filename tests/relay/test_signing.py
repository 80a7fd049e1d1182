import pytest

from engine.sealing import read_bytes, write_bytes
from engine.signatures import is_genuine
from relay.signing import Key, answers, fresh, purpose


def test_what_a_key_signs_is_genuine_and_nothing_else() -> None:
    key = Key(fresh())
    signature = key.sign("text")
    assert is_genuine(key.public, "text", signature)
    assert not is_genuine(key.public, "other", signature)
    assert not is_genuine(Key(fresh()).public, "text", signature)


def test_what_is_blurred_is_the_same_under_the_same_key_alone() -> None:
    key = Key(fresh())
    assert key.blur("192.0.2.1") == Key(key.secret).blur("192.0.2.1")
    assert len({key.blur("192.0.2.1"), key.blur("192.0.2.2"), Key(fresh()).blur("192.0.2.1")}) == 3
    assert "192" not in key.blur("192.0.2.1")


def test_the_same_private_key_is_the_same_key() -> None:
    private = fresh()
    assert Key(private).public == Key(private).public != Key(fresh()).public
    assert len(read_bytes(Key(private).public, 32)) == 32


@pytest.mark.parametrize(
    ("key", "signature"),
    [
        (None, "x"),
        ("x", None),
        (write_bytes(bytes(32)), write_bytes(bytes(64))),  # of small order: signs everything
        (write_bytes(bytes([1, *bytes(31)])), write_bytes(bytes([1, *bytes(63)]))),
        (write_bytes(b"\xff" * 32), write_bytes(bytes(64))),
        (Key(bytes(range(32))).public, write_bytes(b"\xff" * 64)),
    ],
)
def test_what_is_no_key_or_no_signature_answers_nothing(key: object, signature: object) -> None:
    assert not answers(b"anything", key, signature)


def test_every_purpose_origin_relay_and_challenge_is_signed_apart() -> None:
    signed = {
        purpose(what, origin, relay, challenge)
        for what in ("hello", "forget")
        for origin in ("http://a", "http://b")
        for relay in ("A", "B")
        for challenge in ("C", "D")
    }
    assert len(signed) == 16
    key = Key(fresh())
    hello = purpose("hello", "http://a", "A", "C")
    assert answers(hello, key.public, key.sign_bytes(hello))
    assert not answers(purpose("hello", "http://a", "B", "C"), key.public, key.sign_bytes(hello))


def test_what_is_dear_to_find_out_is_asked_last(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    monkeypatch.setattr("relay.signing.is_key", lambda key: not asked.append(key))
    key = Key(fresh())
    assert not answers(b"one thing", key.public, key.sign_bytes(b"another"))
    assert asked == []
    assert answers(b"one thing", key.public, key.sign_bytes(b"one thing"))
    assert len(asked) == 1
