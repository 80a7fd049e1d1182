"""A bot's source: what it needs besides what is here, and the function in it."""

from __future__ import annotations

import ast
import linecache
import re
import sys
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from inspect import signature
from types import ModuleType
from typing import Any, TypeGuard

from engine.arena.asking import in_a_line, what_raised
from engine.arena.entrants import Thinker
from engine.game import Refusal

FILE = "bot.py"
"""What pasted code is called where Python tells of a line of it."""

NAME = "think"
"""The function that is asked, where there are several."""

HERE = {"engine", "numpy"}
"""What is served beside the page, besides the standard library."""

GROUP = "grasveld.bots"
"""The entry points by which a wheel names its bot."""

METADATA = ".dist-info/METADATA"

# A block of the inline metadata that Python's packaging guide describes for scripts.
_BLOCK = re.compile(r"(?m)^# /// script$\s(?P<content>(^#(| .*)$\s)+)^# ///$")


class NoBot(Refusal):
    """Source in which there is no bot."""


def code_needs(code: str) -> list[str]:
    """What pasted code asks to be installed: its metadata says it, else what it imports.

    Raises NoBot where it is no Python.
    """
    tree = _parsed(code)
    block = _BLOCK.search(code)
    if block is None:
        return sorted(name for name in set(_imported(tree)) if not _is_here(name))
    # Only the library of a brought bot's frame is whole.
    import tomllib

    lines = block["content"].splitlines(keepends=True)
    try:
        script = tomllib.loads("".join(line[2:] or "\n" for line in lines))
    except tomllib.TOMLDecodeError as error:
        raise NoBot("guest-broken", error=in_a_line(error)) from error
    return [str(each) for each in script.get("dependencies", [])]


def _parsed(code: str) -> ast.Module:
    try:
        return ast.parse(code, FILE)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise NoBot("guest-broken", error=in_a_line(error)) from error


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def _is_here(name: str) -> bool:
    return name in HERE or name in sys.stdlib_module_names or find_spec(name) is not None


def wheel_needs(path: str) -> list[str]:
    """What a wheel wants installed beside it, extras left out. Raises NoBot where it is none."""
    wheel = _opened(path)
    (metadata,) = (name for name in wheel.namelist() if name.endswith(METADATA))
    wanted = message_from_bytes(wheel.read(metadata)).get_all("Requires-Dist", [])
    return [str(each) for each in wanted if "extra ==" not in each and not _names_here(str(each))]


def _opened(path: str) -> zipfile.ZipFile:
    try:
        wheel = zipfile.ZipFile(path)
    except (OSError, zipfile.BadZipFile) as error:
        raise NoBot("guest-no-wheel") from error
    if sum(name.endswith(METADATA) for name in wheel.namelist()) != 1:
        raise NoBot("guest-no-wheel")
    return wheel


def _names_here(requirement: str) -> bool:
    return re.split(r"[^\w]", requirement, maxsplit=1)[0] in HERE


def bot_of_code(code: str) -> Thinker:
    """The bot in pasted code: its function `think`, else the last that takes the four things.

    Raises NoBot.
    """
    module = ModuleType(FILE.removesuffix(".py"))
    sys.modules[module.__name__] = module
    # So that what it raises is told with its own lines.
    linecache.cache[FILE] = (len(code), None, code.splitlines(keepends=True), FILE)
    try:
        exec(compile(_parsed(code), FILE, "exec"), module.__dict__)
    except NoBot:
        raise
    except BaseException as error:  # whatever a module does on import
        raise NoBot("guest-broken", error=what_raised(error)) from error
    own = [each for each in vars(module).values() if getattr(each, "__module__", "") == "bot"]
    return _chosen([getattr(module, NAME, None), *reversed(own)])


def _chosen(candidates: list[Any]) -> Thinker:
    for candidate in candidates:
        if _is_bot(candidate):
            return candidate
    raise NoBot("guest-no-function")


def _is_bot(candidate: Any) -> TypeGuard[Thinker]:
    try:
        signature(candidate).bind(*"pscb")
    except (TypeError, ValueError):
        return False
    return True


def bot_of_wheel(path: str, entry: str) -> Thinker:
    """The bot in an installed wheel: `entry` (`module:function`), else what the wheel names.

    Raises NoBot.
    """
    invalidate_caches()
    source = entry or _entry(_opened(path))
    module, _, function = source.partition(":")
    try:
        found = getattr(import_module(module), function or NAME, None)
    except BaseException as error:  # whatever a module does on import
        raise NoBot("guest-broken", error=what_raised(error)) from error
    if not _is_bot(found):
        raise NoBot("guest-no-entry", entry=f"{module}:{function or NAME}")
    return found


def _entry(wheel: zipfile.ZipFile) -> str:
    """What a wheel names as its bot, else its first module."""
    names = wheel.namelist()
    points = next((name for name in names if name.endswith(".dist-info/entry_points.txt")), "")
    lines = wheel.read(points).decode().splitlines() if points else []
    own = lines[lines.index(f"[{GROUP}]") + 1 :] if f"[{GROUP}]" in lines else []
    if own and "=" in own[0]:
        return own[0].partition("=")[2].strip()
    tops = {name.partition("/")[0].removesuffix(".py") for name in names if name.endswith(".py")}
    return min(tops, default="")
