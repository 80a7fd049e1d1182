"""Python starts in the browser from our own files: bytecode, our lock, no other host."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

ENGINE = Path(__file__).resolve().parent.parent / "engine"
PLAIN = "/vendor/pyodide/pyodide-lock.json"
"""A document of our own that runs nothing, under the page's own CSP."""

START = """async () => {
    const vendor = new URL('/vendor/', location.href).href;
    const { loadPyodide } = await import(vendor + 'pyodide/pyodide.mjs');
    const engine = new Uint8Array(await (await fetch(vendor + 'engine.zip')).arrayBuffer());
    window.python = await loadPyodide({
        indexURL: vendor + 'pyodide/',
        env: { PYTHONPATH: '/engine.zip' },
        fsInit: async (FS) => FS.writeFile('/engine.zip', engine),
    });
}"""
RUN = "(code) => window.python.runPython(code)"


@pytest.fixture
def python(open_page: Callable[..., Page]) -> Page:
    """A page with Pyodide started as `window.python`."""
    page = open_page(PLAIN)
    page.evaluate(START)
    return page


def modules() -> list[str]:
    paths = sorted(ENGINE.rglob("*.py"))
    names = [".".join(path.relative_to(ENGINE.parent).with_suffix("").parts) for path in paths]
    return [name.removesuffix(".__init__") for name in names if not name.endswith("__main__")]


def test_library_and_engine_come_as_bytecode(python: Page) -> None:
    code = "import json, engine.game; (json.__file__, engine.game.__file__)"
    files = python.evaluate(f"() => window.python.runPython({code!r}).toJs()")
    assert files[0].endswith(".zip/json/__init__.pyc")
    assert files[1] == "/engine.zip/engine/game.pyc"


def test_every_module_of_the_engine_can_be_imported(python: Page) -> None:
    python.evaluate("() => window.python.loadPackage('numpy')")
    python.evaluate(RUN, "\n".join(f"import {name}" for name in modules()))


def test_numpy_and_micropip_load_from_our_own_lock(python: Page) -> None:
    python.evaluate("() => window.python.loadPackage(['numpy', 'micropip'])")
    total = "import micropip, numpy\nint(numpy.arange(10).sum())"
    assert python.evaluate(RUN, total) == 45


def test_the_trimmed_library_holds_together(python: Page) -> None:
    python.evaluate(RUN, "import asyncio, dataclasses, decimal, hashlib, statistics, urllib.parse")
