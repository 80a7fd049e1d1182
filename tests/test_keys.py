"""Odd keys and signatures, on which implementations disagree: all refused."""

import pytest

from engine.keys import SMALL, D, L, P, is_key, is_signature
from engine.sealing import read_bytes
from tests.room.scripted import Hand

GOOD = read_bytes(Hand("somebody").key, 32)
SIGNATURE = read_bytes(Hand("somebody").sign("text"), 64)
SIGN = 1 << 255

Point = tuple[int, int]


def spelled(y: int, odd: int = 0) -> bytes:
    return (y | odd << 255).to_bytes(32, "little")


def read(data: bytes) -> Point:
    """The point of a good key, by its square root as RFC 8032 has it."""
    number = int.from_bytes(data, "little")
    y, odd = number % SIGN, number >> 255
    return root(y, odd), y


def root(y: int, odd: int) -> int:
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if x * x % P == square else x * pow(2, (P - 1) // 4, P) % P
    assert x * x % P == square
    return x if x % 2 == odd else P - x


def plus(one: Point, other: Point) -> Point:
    (a, b), (c, d) = one, other
    both = D * a * b * c * d
    x = (a * d + b * c) * pow(1 + both, -1, P) % P
    return x, (b * d + a * c) * pow(1 - both, -1, P) % P


TORSION = [(root(y, odd), y) for y in sorted(SMALL - {1, P - 1}) for odd in (0, 1)]
TORSION += [(0, P - 1)]


def test_keys_and_signatures_as_they_are_made() -> None:
    assert all(is_key(read_bytes(Hand(f"hand {n}").key, 32)) for n in range(20))
    assert is_signature(SIGNATURE)


def test_all_points_of_small_order_are_known() -> None:
    assert len(TORSION) == 7
    for point in TORSION:
        twice = plus(point, point)
        assert plus(plus(twice, twice), plus(twice, twice)) == (0, 1)


@pytest.mark.parametrize("y", sorted(SMALL))
@pytest.mark.parametrize("odd", [0, 1])
def test_keys_of_small_order_are_none(y: int, odd: int) -> None:
    assert not is_key(spelled(y, odd))


@pytest.mark.parametrize("point", TORSION)
def test_keys_of_mixed_order_are_none(point: Point) -> None:
    x, y = plus(read(GOOD), point)
    assert not is_key(spelled(y, x % 2))


@pytest.mark.parametrize("y", [P, P + 1, P + 3, 2**255 - 1])
@pytest.mark.parametrize("odd", [0, 1])
def test_keys_spelled_in_another_way_are_none(y: int, odd: int) -> None:
    assert not is_key(spelled(y, odd))


def test_keys_off_the_curve_are_none() -> None:
    assert not is_key(spelled(2))
    assert not is_key(spelled(7))


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_keys_of_another_length_are_none(length: int) -> None:
    assert not is_key((GOOD * 2)[:length])


def with_s(s: int) -> bytes:
    return SIGNATURE[:32] + s.to_bytes(32, "little")


def test_a_number_that_is_not_reduced_is_no_signature() -> None:
    s = int.from_bytes(SIGNATURE[32:], "little")
    assert is_signature(with_s(s))
    assert is_signature(with_s(L - 1))
    for other in (s + L, L, 2**256 - 1):
        assert not is_signature(with_s(other))


@pytest.mark.parametrize("y", [*sorted(SMALL), P, P + 1, P + 3, 2**255 - 1])
@pytest.mark.parametrize("odd", [0, 1])
def test_signatures_with_an_odd_point_are_none(y: int, odd: int) -> None:
    assert not is_signature(spelled(y, odd) + SIGNATURE[32:])


@pytest.mark.parametrize("length", [0, 32, 63, 65])
def test_signatures_of_another_length_are_none(length: int) -> None:
    assert not is_signature((SIGNATURE * 2)[:length])
