"""What a message says, taken out of its body by name and type."""

from __future__ import annotations

from typing import Any

from engine.room.entries import Said
from engine.room.stages import RoomRefusal


def take(said: Said, **wanted: Any) -> list[Any]:
    """The body's values in the order asked for, each of its type, or one of its types.

    None stands for null. Raises RoomRefusal where the body has other keys or types.
    """
    if set(said.body) != set(wanted):
        raise RoomRefusal("room-body", kind=said.kind)
    for key, types in wanted.items():
        allowed = types if isinstance(types, tuple) else (types,)
        value = said.body[key]
        if not (value is None and None in allowed) and type(value) not in allowed:
            raise RoomRefusal("room-body", kind=said.kind)
    return [said.body[key] for key in wanted]
