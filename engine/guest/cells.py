"""The cells of a notebook: run one after the other in the same names."""

from __future__ import annotations

import ast
import linecache
from typing import Any

from engine.arena.asking import what_raised
from engine.game import Json
from engine.games import GAMES
from engine.scene import board

_LONGEST = 4000
"""Characters of a value that are shown."""


def run(code: str, names: dict[str, Any], number: int) -> Json:
    """The value of a cell's last line: `value` as text, a position as `board`; or its `error`.

    What the cell prints goes where printing goes. `number` names it in errors.
    """
    file = f"cell-{number}.py"
    linecache.cache[file] = (len(code), None, code.splitlines(keepends=True), file)
    try:
        value = _value(ast.parse(code, file), file, names)
        return {} if value is None else _shown(value)
    except BaseException as error:  # a cell may raise anything; SystemExit ends nothing here
        return {"error": what_raised(error)}


def _value(tree: ast.Module, file: str, names: dict[str, Any]) -> Any:
    """What the last line comes to where it is an expression, after all others were run."""
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        return exec(compile(tree, file, "exec"), names)
    tree.body.pop()
    exec(compile(tree, file, "exec"), names)
    return eval(compile(ast.Expression(last.value), file, "eval"), names)


def _shown(value: Any) -> Json:
    for game in GAMES.values():
        if type(value).__module__ == f"engine.{game.id}.position":
            return {"board": board(game, value, ())}
    text = repr(value)
    return {"value": text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …"}
