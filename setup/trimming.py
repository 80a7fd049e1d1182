"""What a page never needs of Python's standard library and of numpy.

Whatever stays must find all that it imports: `e2e/test_start.py` imports every module.
"""

from pathlib import Path

FILE = Path(__file__)
"""What is left out is part of what a compiled file is made from."""

NEEDLESS = set(
    """
    __hello__ __phello__ _pyio _pyrepl antigravity argparse bdb cProfile cmd code colorsys
    compileall configparser difflib doctest filecmp fileinput ftplib getopt getpass gettext
    imaplib mailbox modulefinder multiprocessing netrc nturl2path optparse pdb pickletools
    plistlib poplib profile pstats pty py_compile pyclbr pydoc rlcompleter runpy sched shelve
    smtplib socketserver sqlite3 symtable tabnanny this timeit tomllib trace tracemalloc
    tty unittest wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
    asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events
    asyncio/windows_utils concurrent/futures/interpreter concurrent/futures/process
    concurrent/interpreters ctypes/_aix ctypes/macholib ctypes/wintypes html/__main__
    http/cookiejar http/server json/__main__ json/tool logging/config logging/handlers
    pyodide/console sysconfig/__main__ urllib/robotparser
    """.split()
)
"""Modules of the standard library that a page has no use for: servers, debuggers, terminals."""

ENCODINGS = set(
    """
    __init__ aliases ascii charmap cp1252 cp437 idna iso8859_1 latin_1 punycode raw_unicode_escape
    undefined unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le utf_7 utf_8
    utf_8_sig base64_codec hex_codec zlib_codec
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
