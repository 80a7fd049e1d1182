"""Positions as JSON: reading refuses whatever cannot be.

Rules (`rules/olifantenpad.md`): "Notation".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game import Json, Seat, UnreadablePosition
from engine.olifantenpad.park import MOST, OBSTACLE, Cell, Park, park_of
from engine.olifantenpad.position import (
    FIRM,
    FIRST_HOUR,
    LAST_HOUR,
    Group,
    Player,
    Position,
    is_grass,
)

GAME_ID, RULES = "olifantenpad", 1
KINDS = ("visitors", "school")
SCENERY = ("tree", "pond", "kiosk")
_MOST_SEATS, _LATEST_HOUR, _MOST_WALKERS = 4, 23, 99
_NEEDED = ("game", "v", "park", "hour", "players", "trails", "fences", "groups")


def read_position(data: Json) -> Position:
    """The position that the JSON object writes; raises UnreadablePosition."""
    _check_keys(data)
    rows = _rows(data["park"])
    park = park_of(rows)
    last = read_last(data.get("last", LAST_HOUR))
    players = tuple(_player(park, player) for player in _seats(data["players"]))
    levels, owners = _trails(park, data["trails"], len(players))
    groups = tuple(_group(park, group) for group in _list(data["groups"], "groups"))
    return Position(
        rows=rows,
        hour=_whole(data["hour"], "hour", FIRST_HOUR, last + 1),
        players=players,
        levels=levels,
        owners=owners,
        fences=_fences(park, data["fences"], levels),
        groups=groups,
        last=last,
        school=_flag(data.get("school", any(g.kind == "school" for g in groups)), "school"),
        popular=tuple(_ends(park, ends) for ends in _list(data.get("popular", []), "popular")),
        scenery=_scenery(park, data.get("scenery", {})),
    )


def read_last(value: Any) -> int:
    """A match's last hour; raises UnreadablePosition where it cannot be one."""
    return _whole(value, "last", FIRST_HOUR, _LATEST_HOUR)


def write_position(position: Position) -> Json:
    """The position as a JSON object."""
    names = position.park.names
    return {
        "game": GAME_ID,
        "v": RULES,
        "park": list(position.rows),
        "hour": position.hour,
        "players": [
            {"at": None if p.at is None else names[p.at], "score": p.score, "left": p.left}
            for p in position.players
        ],
        "trails": {
            names[cell]: {"level": level, "owner": position.owners[cell]}
            for cell, level in enumerate(position.levels)
            if level
        },
        "fences": [names[cell] for cell in sorted(position.fences)],
        "groups": [_write_group(names, group) for group in position.groups],
        "last": position.last,
        "school": position.school,
        "popular": [{"from": names[a], "to": names[b]} for a, b in position.popular],
        "scenery": _write_scenery(names, position.scenery),
    }


def _write_group(names: tuple[str, ...], group: Group) -> Json:
    start, target = names[group.start], names[group.target]
    return {"from": start, "to": target, "size": group.size, "kind": group.kind}


def _write_scenery(names: tuple[str, ...], scenery: Iterable[tuple[Cell, str]]) -> Json:
    shown: dict[str, list[str]] = {}
    for cell, kind in scenery:
        shown.setdefault(kind, []).append(names[cell])
    return shown


def _check_keys(data: Json) -> None:
    if _object(data, "position").get("game") != GAME_ID:
        raise UnreadablePosition("position-game", game=str(data.get("game"))[:40])
    for key in _NEEDED:
        if key not in data:
            raise UnreadablePosition("position-missing", key=key)
    if type(data["v"]) is not int or data["v"] != RULES:
        raise UnreadablePosition("position-version", version=str(data["v"])[:40])


def _rows(value: Any) -> tuple[str, ...]:
    rows = _list(value, "park")
    if not 1 <= len(rows) <= MOST or not all(isinstance(row, str) for row in rows):
        raise UnreadablePosition("park-size", most=MOST)
    if not 1 <= len(rows[0]) <= MOST or any(len(row) != len(rows[0]) for row in rows):
        raise UnreadablePosition("park-size", most=MOST)
    if odd := set("".join(rows)) - set("#=G."):
        raise UnreadablePosition("park-ground", ground=min(odd))
    _check_gates(park_of(tuple(rows)))
    return tuple(rows)


def _check_gates(park: Park) -> None:
    if not park.gates:
        raise UnreadablePosition("park-no-gates")
    for gate in park.gates:
        row, column = divmod(gate, park.width)
        if 0 < row < len(park.rows) - 1 and 0 < column < park.width - 1:
            raise UnreadablePosition("park-gate-inside", cell=park.names[gate])


def _seats(value: Any) -> list[Any]:
    players = _list(value, "players")
    if not 1 <= len(players) <= _MOST_SEATS:
        raise UnreadablePosition("position-seats", most=_MOST_SEATS)
    return players


def _player(park: Park, value: Any) -> Player:
    data = _object(value, "players", "at", "score", "left")
    at = None if data["at"] is None else _cell(park, data["at"])
    if at is not None and park.ground[at] == OBSTACLE:
        raise UnreadablePosition("player-on-obstacle", cell=park.names[at])
    return Player(at, _whole(data["score"], "score"), _flag(data["left"], "left"))


def _trails(park: Park, value: Any, seats: int) -> tuple[tuple[int, ...], tuple[Seat | None, ...]]:
    levels: list[int] = [0] * len(park.ground)
    owners: list[Seat | None] = [None] * len(park.ground)
    for name, trail in _object(value, "trails").items():
        cell = _grass(park, name)
        data = _object(trail, "trails", "level", "owner")
        levels[cell] = _whole(data["level"], "level", 1, FIRM)
        if data["owner"] is not None:
            owners[cell] = _whole(data["owner"], "owner", 0, seats - 1)
    return tuple(levels), tuple(owners)


def _fences(park: Park, value: Any, levels: tuple[int, ...]) -> frozenset[Cell]:
    cells = [_grass(park, name) for name in _list(value, "fences")]
    for cell in cells:
        if levels[cell] or cells.count(cell) > 1:
            raise UnreadablePosition("fence-taken", cell=park.names[cell])
    return frozenset(cells)


def _group(park: Park, value: Any) -> Group:
    data = _object(value, "groups", "from", "to", "size", "kind")
    start, target = _ends(park, data)
    if data["kind"] not in KINDS:
        raise UnreadablePosition("group-kind", kind=str(data["kind"])[:40])
    return Group(start, target, _whole(data["size"], "size", 1, _MOST_WALKERS), data["kind"])


def _ends(park: Park, value: Any) -> tuple[Cell, Cell]:
    data = _object(value, "groups", "from", "to")
    start, target = _cell(park, data["from"]), _cell(park, data["to"])
    for cell in (start, target):
        if not park.paved(cell):
            raise UnreadablePosition("group-off-pavement", cell=park.names[cell])
    if start == target:
        raise UnreadablePosition("group-nowhere", cell=park.names[start])
    return start, target


def _scenery(park: Park, value: Any) -> tuple[tuple[Cell, str], ...]:
    shown: dict[Cell, str] = {}
    for kind, names in _object(value, "scenery").items():
        for name in _list(names, "scenery"):
            cell = _cell(park, name)
            if kind not in SCENERY or cell in shown or park.ground[cell] != OBSTACLE:
                raise UnreadablePosition("scenery-impossible", cell=park.names[cell])
            shown[cell] = kind
    return tuple(sorted(shown.items()))


def _cell(park: Park, name: Any) -> Cell:
    cell = park.cells.get(name) if isinstance(name, str) else None
    if cell is None:
        raise UnreadablePosition("cell-unknown", cell=str(name)[:40])
    return cell


def _grass(park: Park, name: Any) -> Cell:
    cell = _cell(park, name)
    if not is_grass(park, cell):
        raise UnreadablePosition("trail-off-grass", cell=park.names[cell])
    return cell


def _object(value: Any, key: str, *needed: str) -> Json:
    if not isinstance(value, dict):
        raise UnreadablePosition("position-object", key=key)
    for name in needed:
        if name not in value:
            raise UnreadablePosition("position-missing", key=f"{key}.{name}")
    return value


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise UnreadablePosition("position-list", key=key)
    return value


def _whole(value: Any, key: str, least: int = 0, most: int = 10**9) -> int:
    if type(value) is not int or not least <= value <= most:
        raise UnreadablePosition("position-number", key=key, least=least, most=most)
    return value


def _flag(value: Any, key: str) -> bool:
    if not isinstance(value, bool):
        raise UnreadablePosition("position-flag", key=key)
    return value
