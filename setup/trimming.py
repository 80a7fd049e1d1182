"""What a page never needs of Python's standard library and of numpy.

Whatever stays must find all that it imports: `e2e/test_start.py` imports every module.
"""

from pathlib import Path

FILE = Path(__file__)
"""What is left out is part of what a compiled file is made from."""

NEEDLESS = set(
    """
    __hello__ __phello__ _ast_unparse _markupbase _py_abc _pydatetime _pyio _pyrepl _strptime
    _sysconfigdata__emscripten_wasm32-emscripten _threading_local antigravity argparse bdb
    cProfile calendar cmd code colorsys compileall configparser csv difflib doctest filecmp
    fileinput fractions ftplib getopt getpass gettext graphlib gzip html http imaplib ipaddress
    mailbox mimetypes modulefinder multiprocessing netrc nturl2path optparse pdb pickletools
    plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc quopri rlcompleter runpy
    sched shelve shlex smtplib socketserver sqlite3 sre_compile sre_constants sre_parse
    statistics stringprep symtable tabnanny this timeit tomllib trace tracemalloc tty unittest
    urllib uuid wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
    asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events
    asyncio/windows_utils compression/gzip concurrent/futures/interpreter
    concurrent/futures/process concurrent/interpreters ctypes/_aix ctypes/macholib ctypes/util
    ctypes/wintypes email/_encoded_words email/_header_value_parser email/_parseaddr
    email/_policybase email/base64mime email/charset email/contentmanager email/encoders
    email/errors email/feedparser email/generator email/header email/headerregistry
    email/iterators email/message email/mime email/parser email/policy email/quoprimime
    email/utils importlib/metadata/_adapters importlib/metadata/_text
    importlib/metadata/diagnose importlib/readers importlib/resources importlib/simple
    json/__main__ json/tool logging/config logging/handlers pathlib/_local pathlib/types
    pyodide/_nodesock_transport pyodide/_run_js pyodide/console pyodide/http sysconfig/__main__
    zipfile/__main__
    """.split()
)
"""Modules of the standard library that neither Pyodide, the engine nor numpy imports in a page:
servers, mail, debuggers, terminals. A brought bot has a page of its own, and the whole library."""

ENCODINGS = set(
    """
    __init__ aliases ascii charmap cp1252 cp437 iso8859_1 latin_1 raw_unicode_escape
    unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le utf_8 utf_8_sig
    """.split()
)
"""The encodings that stay: cp437 names the files in zips."""

NUMPY_NEEDLESS = (
    *("numpy/_core/include/", "numpy/_core/lib/", "numpy/_pyinstaller/", "numpy/conftest.py"),
    *("numpy/doc/", "numpy/f2py/", "numpy/testing/"),
)
"""Parts of numpy that compile or test other people's code …"""
NUMPY_SOURCES = (".pyi", ".pxd", ".pyx", ".h", ".c", ".ini", ".md")
"""… and kinds of files that no running Python opens."""
NUMPY_UNUSED = (
    *("numpy/core/", "numpy/ctypeslib/", "numpy/fft/", "numpy/linalg/lapack_lite"),
    *("numpy/ma/", "numpy/matlib", "numpy/polynomial/", "numpy/random/"),
)
"""Parts of numpy that come when they are asked for, which our own bots never do."""


def is_needless(name: str) -> bool:
    """Return whether a file of the standard library belongs to no module that stays."""
    whole = name.removesuffix(".py")
    if whole.startswith("encodings/"):
        return whole.removeprefix("encodings/") not in ENCODINGS
    parts = whole.split("/")
    return any("/".join(parts[:depth]) in NEEDLESS for depth in range(1, len(parts) + 1))


def is_needless_in_numpy(name: str) -> bool:
    """Return whether a file of numpy's wheel is never opened by a running Python."""
    return name.startswith(NUMPY_NEEDLESS) or name.endswith(NUMPY_SOURCES)


def is_needless_to_our_bots(name: str) -> bool:
    """Return whether a file of numpy's wheel is never opened while our own bots think."""
    return is_needless_in_numpy(name) or name.startswith(NUMPY_UNUSED)
