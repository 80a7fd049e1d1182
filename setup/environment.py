"""The project's own Python environment (.venv) with the pinned packages of pyproject.toml."""

import hashlib
import importlib.util
import os
import sys
import tomllib
from pathlib import Path

from setup import places, system, telling

PINS = Path(__file__).with_name("pins.txt")
"""Versions of what the pinned packages themselves ask for."""


def python_of(environment: Path = places.ENVIRONMENT) -> Path:
    """Return the Python inside an environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def python(*arguments: str | Path) -> list[str]:
    """Return the command that runs the environment's Python with these arguments."""
    return [str(python_of()), *map(str, arguments)]


def prepare(*extras: str) -> None:
    """Make the environment hold these extras of pyproject.toml; quick when it does already."""
    _create()
    for extra in extras:
        _install(extra, requirements(extra))


def requirements(extra: str) -> list[str]:
    """Return the requirements of one extra of pyproject.toml."""
    project = tomllib.loads((places.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project["optional-dependencies"][extra]
    return found


def _create() -> None:
    mark, maker = places.ENVIRONMENT / "made-by", f"{sys.version} {sys.base_prefix}"
    if mark.exists() and mark.read_text("utf-8") == maker and python_of().exists():
        return
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        system.install([f"python{version}-venv"], "Python's venv")
    telling.run(
        "Making the environment .venv",
        [sys.executable, "-m", "venv", "--clear", str(places.ENVIRONMENT)],
    )
    places.write_whole(mark, maker.encode())


def _install(extra: str, wanted: list[str]) -> None:
    mark = places.ENVIRONMENT / f"installed-{extra}"
    digest = hashlib.sha256("\n".join(wanted).encode() + PINS.read_bytes()).hexdigest()
    if mark.exists() and mark.read_text("utf-8") == digest:
        return
    install = python("-m", "pip", "install", "--disable-pip-version-check", "--constraint", PINS)
    telling.run(f"Installing {extra}: {', '.join(wanted)}", [*install, *wanted])
    places.write_whole(mark, digest.encode())
