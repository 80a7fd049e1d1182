"""What can be told of a message before the fold has looked at it."""

from __future__ import annotations

import json

from engine.game import Json
from relay.names import check_name


def message_of(text: str) -> Json:
    """Return the message of a text; an empty one where it is none, for the fold to refuse."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def seen(message: Json) -> int:
    """Return the number of the newest entry that its author knows; -1 where it says none."""
    given = message.get("seen")
    number = given[0] if isinstance(given, list) and given else None
    return number if type(number) is int else -1


def check(message: Json) -> None:
    """Raises Declined where somebody joins by a name that nobody may have."""
    body = message.get("body")
    if message.get("kind") == "join" and isinstance(body, dict):
        check_name(body.get("name"))
