"""Python starts in the browser from our own files: bytecode, our lock, no other host."""

import zipfile

import pytest
from playwright.sync_api import Error, Page

from setup.bytecode import shipped
from setup.fetch import fetch
from setup.lock import named, read_lock
from setup.places import ROOT

RUN = "(code) => window.python.runPython(code)"


WHOLE = """async () => {
    const { loadPyodide } = await import('/vendor/pyodide/pyodide.mjs');
    const indexURL = new URL('/vendor/pyodide/', location.href).href;
    window.python = await loadPyodide({ indexURL, stdLibURL: `${indexURL}python_whole.zip` });
}"""
EVERY_PART = """
import importlib, pkgutil, micropip, packaging
for package in (micropip, packaging):
    for part in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(part.name)
"""


def modules() -> list[str]:
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in shipped()]
    return [name.removesuffix(".__init__") for name in names]


def test_library_and_engine_come_as_bytecode(python: Page) -> None:
    code = "import json, engine.game; (json.__file__, engine.game.__file__)"
    files = python.evaluate(f"() => window.python.runPython({code!r}).toJs()")
    assert files[0].endswith(".zip/json/__init__.pyc")
    assert files[1] == "/engine.zip/engine/game.pyc"


NUMPY = """async () => {
    const zip = await (await fetch('/vendor/pyodide/numpy.zip')).arrayBuffer();
    window.python.unpackArchive(zip, 'zip', { extractDir: '/numpy' });
    window.python.runPython("import sys; sys.path.append('/numpy')");
}"""
"""What our own bots have of numpy."""


def test_every_module_of_the_engine_can_be_imported(python: Page) -> None:
    python.evaluate(NUMPY)
    python.evaluate(RUN, "\n".join(f"import {name}" for name in modules()))


def test_a_brought_bot_finds_the_whole_library_and_micropip(python: Page) -> None:
    python.evaluate(WHOLE)
    python.evaluate("() => window.python.loadPackage(['numpy', 'micropip', 'packaging'])")
    assert python.evaluate(RUN, "import numpy, statistics\nint(numpy.arange(10).sum())") == 45
    python.evaluate(RUN, EVERY_PART)


def test_a_raised_error_says_where_it_was(python: Page) -> None:
    with pytest.raises(Error, match=r"line 2, in share\n.*ZeroDivisionError"):
        python.evaluate(RUN, "def share(all):\n    return all / 0\nshare(1)")


LEFT_OUT = """
import importlib, sys, zipfile

def missing(name):
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        return f"{name}: {error.name}" if error.name in known else ""
    except (ImportError, OSError, AttributeError):
        return ""  # of another system, here as everywhere
    return ""

def modules(archive):
    names = (name.rpartition(".")[0] for name in zipfile.ZipFile(archive).namelist())
    return {name.removesuffix("/__init__").replace("/", ".") for name in names}

left, known = modules(sys.path[sys.path.index(LIBRARY)]), set(ALL)
sorted(filter(None, map(missing, sorted(left - {"antigravity", "__main__"}))))
"""
"""What the trimmed library asks for and misses, though the whole library has it."""


def test_the_trimmed_library_holds_together(python: Page) -> None:
    python.evaluate(RUN, "import asyncio, dataclasses, decimal, hashlib, json")
    whole = fetch(read_lock())[named(read_lock(), "python_stdlib.zip")]
    with zipfile.ZipFile(whole) as archive:
        names = [name.removesuffix(".py").removesuffix("/__init__") for name in archive.namelist()]
    given = f"LIBRARY, ALL = '/lib/python314.zip', {[name.replace('/', '.') for name in names]!r}\n"
    assert python.evaluate(f"() => window.python.runPython({given + LEFT_OUT!r}).toJs()") == []


def test_numpy_is_whole_where_bots_may_use_it(python: Page) -> None:
    python.evaluate("() => window.python.loadPackage('numpy')")
    parts = "import numpy as np, numpy.ma, numpy.polynomial, numpy.random, numpy.fft, numpy.linalg"
    sums = "np.linalg.solve(np.eye(3), np.ones(3)).sum() + np.random.default_rng(1).random() * 0"
    assert python.evaluate(RUN, f"{parts}\nfloat({sums})") == 3
    file = python.evaluate(RUN, "np.__file__")
    assert file.endswith("site-packages/numpy/__init__.pyc")
