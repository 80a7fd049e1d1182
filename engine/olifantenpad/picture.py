"""The park in coloured text."""

from __future__ import annotations

from engine.olifantenpad.park import Cell
from engine.olifantenpad.position import Position

_GROUND = {"=": "48;5;187", "G": "48;5;137", ".": "48;5;107", "#": "48;5;238"}
_FENCE = "48;5;94"
_SEATS = ("31", "34", "35", "33")
_SCENERY = {"tree": "♣", "pond": "≈", "kiosk": "⌂"}
_TRAILS = ".-+*"


def picture(position: Position) -> str:
    """The park with its trails, gates, fences and players, then this hour's groups."""
    width = position.park.width
    head = "    " + "".join(f" {chr(97 + column)} " for column in range(width))
    lines = [head]
    for row in range(len(position.rows)):
        cells = range(row * width, (row + 1) * width)
        lines.append(f"{row + 1:>3} " + "".join(_cell(position, cell) for cell in cells))
    return "\n".join([*lines, *_groups(position)])


def _cell(position: Position, cell: Cell) -> str:
    ground = _FENCE if cell in position.fences else _GROUND[position.park.ground[cell]]
    here = [s for s, player in enumerate(position.players) if player.at == cell]
    if here:
        return _paint(f"{ground};1;{_SEATS[here[0]]}", "&" if len(here) > 1 else str(here[0] + 1))
    owner = position.owners[cell]
    ink = "30" if owner is None else f"1;{_SEATS[owner]}"
    return _paint(f"{ground};{ink}", _sign(position, cell))


def _sign(position: Position, cell: Cell) -> str:
    """The one character that tells what the cell is."""
    kind = position.park.ground[cell]
    if kind == "#":
        return _SCENERY[dict(position.scenery).get(cell, "tree")]
    if kind == "G":
        return "∩"
    if kind == "=":
        return " "
    return "#" if cell in position.fences else _TRAILS[position.levels[cell]]


def _paint(codes: str, sign: str) -> str:
    return f"\x1b[{codes}m {sign} \x1b[0m"


def _groups(position: Position) -> list[str]:
    names = position.park.names
    return [
        f"  {group.size} {'children' if group.kind == 'school' else 'visitors'}: "
        f"{names[group.start]} to {names[group.target]}"
        for group in position.groups
    ]
