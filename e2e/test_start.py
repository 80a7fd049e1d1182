"""Python starts in the browser from our own files: bytecode, our lock, no other host."""

from playwright.sync_api import Page

from setup.bytecode import shipped
from setup.places import ROOT

RUN = "(code) => window.python.runPython(code)"


def modules() -> list[str]:
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in shipped()]
    return [name.removesuffix(".__init__") for name in names]


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
