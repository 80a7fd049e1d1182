import ast
import sys

import pytest

from setup import trimming
from setup.bytecode import shipped


@pytest.mark.parametrize(
    "name", ["pdb.py", "wsgiref/util.py", "asyncio/windows_events.py", "encodings/cp037.py"]
)
def test_what_no_page_needs_goes(name: str) -> None:
    assert trimming.is_needless(name)


@pytest.mark.parametrize(
    "name",
    [
        "json/__init__.py",
        "asyncio/events.py",
        "encodings/utf_8.py",
        "importlib/metadata/__init__.py",
    ],
)
def test_what_something_imports_stays(name: str) -> None:
    assert not trimming.is_needless(name)


def test_of_numpy_its_code_stays() -> None:
    goes = ["numpy/f2py/crackfortran.py", "numpy/__init__.pyi", "numpy/_core/include/a.h"]
    stays = ["numpy/__init__.py", "numpy/_core/_multiarray_umath.so", "numpy-2.dist-info/METADATA"]
    assert all(map(trimming.is_needless_in_numpy, goes))
    assert not any(map(trimming.is_needless_in_numpy, stays))


def test_our_bots_need_less_of_numpy_than_brought_ones() -> None:
    goes = ["numpy/random/mtrand.so", "numpy/ma/core.py", "numpy/f2py/rules.py"]
    stays = ["numpy/__init__.py", "numpy/linalg/_umath_linalg.so", "numpy/typing/__init__.py"]
    assert all(map(trimming.is_needless_to_our_bots, goes))
    assert not any(map(trimming.is_needless_to_our_bots, stays))


def test_whatever_the_engine_imports_anywhere_stays() -> None:
    wanted: set[str] = set()
    # A brought bot's frame has the whole library.
    for path in (path for path in shipped() if "guest" not in path.parts):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                wanted |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                wanted.add(str(node.module))
    library = {name for name in wanted if name.partition(".")[0] in sys.stdlib_module_names}
    gone = [name for name in library if trimming.is_needless(f"{name.replace('.', '/')}.py")]
    assert library
    assert gone == []
