"""What `serve.py test` runs, in order; on after a failure, which is told at the end."""

import os
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from setup import browser, browsers, node, places, redis, telling
from setup.environment import python
from setup.typescript import tsc

PYTHON = ("engine", "relay", "setup", "serve.py", "tests", "e2e")


@dataclass(frozen=True, slots=True)
class Check:
    """One command under its heading."""

    heading: str
    command: Sequence[str]
    env: dict[str, str] = field(default_factory=dict)


def checks(arguments: Sequence[str], everything: bool) -> list[Check]:
    """Return the checks to run: all, or only pytest where it is given arguments of its own."""
    env = {
        "GRASVELD_CHROMIUM": str(browser.find()),
        "GRASVELD_REDIS": str(redis.find()),
        **({"GRASVELD_ALL": "1", **browsers.prepare()} if everything else {}),
    }
    if arguments:
        return [Check("pytest", python("-m", "pytest", *arguments), env)]
    return [*_python(), *_javascript(), *_pytest(env)]


def _python() -> list[Check]:
    typed = ("engine", "relay", "setup", "serve.py")
    return [
        Check("ruff check", python("-m", "ruff", "check", *PYTHON)),
        Check("ruff format", python("-m", "ruff", "format", "--check", *PYTHON)),
        Check("mypy", python("-m", "mypy", "--strict", *typed)),
    ]


def _javascript() -> list[Check]:
    # The files by name: what a folder means to `node --test` differs between versions of Node.
    files = sorted((places.ROOT / "tests" / "site").rglob("*.test.js"))
    configurations = sorted(places.SITE.glob("*jsconfig.json"))
    return [
        *(Check(f"tsc {path.name}", _node(tsc(), "-p", path)) for path in configurations),
        # Of itself Node leaves one core idle.
        Check("node --test", _node("--test", f"--test-concurrency={os.cpu_count() or 1}", *files)),
    ]


def _node(*arguments: str | Path) -> list[str]:
    return [str(node.node()), *map(str, arguments)]


def _pytest(env: dict[str, str]) -> list[Check]:
    crew = ("-n", "auto")
    runs = {
        "tests": ("tests", *crew),
        "e2e": ("e2e", *crew, "-m", "not alone"),
        "e2e, what takes times": ("e2e", "-m", "alone"),
    }
    return [
        Check(f"pytest {name}", python("-m", "pytest", "--durations=5", *wanted), env)
        for name, wanted in runs.items()
    ]


def run(wanted: Sequence[Check]) -> int:
    """Run the checks one after the other; return the exit status, 1 if any failed."""
    started = time.monotonic()
    failed = [check.heading for check in wanted if not _passes(check)]
    took = f"{time.monotonic() - started:.0f} s"
    telling.step(f"\nFailed: {', '.join(failed)} ({took})" if failed else f"\nAll well ({took})")
    return 1 if failed else 0


def _passes(check: Check) -> bool:
    telling.step(f"\n── {check.heading} ──")
    started = time.monotonic()
    status = subprocess.call(check.command, cwd=places.ROOT, env={**os.environ, **check.env})
    verdict = "failed" if status else "well"
    telling.step(f"── {check.heading}: {verdict}, {time.monotonic() - started:.1f} s ──")
    return status == 0
