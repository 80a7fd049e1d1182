"""Every file of ours has its own test file, and says at its top what it is for."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [
    path.relative_to(ROOT)
    for folder in ("engine", "relay", "setup")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
WITHOUT_TESTS = {
    # Runs inside Pyodide alone: tests/setup/test_bytecode.py holds what comes out of it.
    "setup/compile_inside.py",
}


def its_test(source: Path) -> Path:
    """`engine/olifantenpad/park.py` is tested by `tests/olifantenpad/test_park.py`."""
    parts = source.parts[1:] if source.parts[0] == "engine" else source.parts
    return Path("tests", *parts[:-1], f"test_{source.stem.strip('_')}.py")


def has_code(source: Path) -> bool:
    """Whether it has functions or classes; a package's __init__ is tested by the contract."""
    if source.name == "__init__.py":
        return False
    body = ast.parse((ROOT / source).read_text("utf-8")).body
    return any(
        isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) for node in body
    )


@pytest.mark.parametrize("source", SOURCES, ids=str)
def test_each_source_file_has_its_own_test_file(source: Path) -> None:
    if has_code(source) and source.as_posix() not in WITHOUT_TESTS:
        assert (ROOT / its_test(source)).exists(), f"{its_test(source)} is missing"


@pytest.mark.parametrize("source", SOURCES, ids=str)
def test_each_source_file_says_what_it_is_for(source: Path) -> None:
    assert ast.get_docstring(ast.parse((ROOT / source).read_text("utf-8")))
