"""Which Ed25519 keys and signatures are well formed, with exact arithmetic.

Implementations disagree on some encodings: points written in two ways, points of small or
mixed order, numbers not reduced. All of them are refused here, before anybody checks a
signature, so that every fold takes the same ones. Whether a signature is genuine is not
found here; for what this lets through, all that check without the cofactor, as WebCrypto
and OpenSSL do, agree on it (RFC 8032, 5.1).
"""

from __future__ import annotations

from functools import lru_cache

P = 2**255 - 19
"""The field's size."""
L = 2**252 + 27742317777372353535851937790883648493
"""The order of the base point, and of every key."""
D = -121665 * pow(121666, -1, P) % P
"""The curve: −x² + y² = 1 + D x² y²."""
_ROOT = pow(2, (P - 1) // 4, P)  # of −1
_Y8 = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826  # of order 8
SMALL = frozenset({0, 1, P - 1, _Y8, P - _Y8})
"""The y of every point of order 1, 2, 4 or 8."""

Point = tuple[int, int, int, int]  # X, Y, Z, T with x = X/Z, y = Y/Z, xy = T/Z
_NOWHERE: Point = (0, 1, 1, 0)


@lru_cache(maxsize=4096)
def is_key(data: bytes) -> bool:
    """Whether 32 bytes are the one spelling of a point of the base point's order."""
    point = _read(data)
    if point is None or point[1] in SMALL:
        return False
    x, y, z, _ = _times(L, point)
    return x == 0 and y == z


def is_signature(data: bytes) -> bool:
    """Whether 64 bytes may be a signature: R in its one spelling, not of small order, s < L.

    An R off the curve is nobody's: it equals no R that is worked out.
    """
    y = int.from_bytes(data[:32], "little") & (1 << 255) - 1
    small = y >= P or y in SMALL
    return len(data) == 64 and not small and int.from_bytes(data[32:], "little") < L


def _read(data: bytes) -> Point | None:
    """The point that 32 bytes spell; None for what spells none, or one in another way."""
    number = int.from_bytes(data, "little")
    y, odd = number & (1 << 255) - 1, number >> 255
    if len(data) != 32 or y >= P:
        return None
    x = _x(y)
    if x is None or (x == 0 and odd):
        return None
    x = P - x if x % 2 != odd else x
    return x, y, 1, x * y % P


def _x(y: int) -> int | None:
    """One of the two x that belong to a y, None where it has none."""
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    for root in (x, x * _ROOT % P):
        if root * root % P == square:
            return root
    return None


def _add(one: Point, other: Point) -> Point:
    (x1, y1, z1, t1), (x2, y2, z2, t2) = one, other
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _times(number: int, point: Point) -> Point:
    total = _NOWHERE
    for bit in f"{number:b}":
        total = _add(total, total)
        if bit == "1":
            total = _add(total, point)
    return total
