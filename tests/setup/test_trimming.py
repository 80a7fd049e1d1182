import pytest

from setup import trimming


@pytest.mark.parametrize(
    "name", ["pdb.py", "wsgiref/util.py", "asyncio/windows_events.py", "encodings/cp037.py"]
)
def test_what_no_page_needs_goes(name: str) -> None:
    assert trimming.is_needless(name)


@pytest.mark.parametrize(
    "name", ["json/__init__.py", "asyncio/events.py", "encodings/utf_8.py", "ipaddress.py"]
)
def test_what_something_imports_stays(name: str) -> None:
    assert not trimming.is_needless(name)


def test_of_numpy_its_code_stays() -> None:
    goes = ["numpy/f2py/crackfortran.py", "numpy/__init__.pyi", "numpy/_core/include/a.h"]
    stays = ["numpy/__init__.py", "numpy/_core/_multiarray_umath.so", "numpy-2.dist-info/METADATA"]
    assert all(map(trimming.is_needless_in_numpy, goes))
    assert not any(map(trimming.is_needless_in_numpy, stays))
