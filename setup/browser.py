"""A Chromium for the tests: Playwright's own if it can be had, else the system's."""

import shutil
import subprocess
from pathlib import Path

from setup import environment, places, system, telling

SYSTEM = ("chromium", "google-chrome", "google-chrome-stable", "chromium-browser")
PATIENCE = 300
"""Seconds that Playwright gets to fetch its Chromium."""


def find() -> Path:
    """Return a Chromium that runs, after installing one if need be; Failure if there is none."""
    return _playwrights() or _systems() or _installed()


def _playwrights() -> Path | None:
    """Return Playwright's own, after one try to fetch it in the life of this cache."""
    own = Path(_playwright("-c", "import setup.browser as b; b.tell()").strip() or "/nowhere")
    tried = places.cache() / "no-browser" / own.parent.parent.name
    if not own.exists() and not (tried.exists() and _systems()):
        telling.step("Fetching Playwright's Chromium …")
        _playwright("-m", "playwright", "install", "--no-shell", "chromium", patience=PATIENCE)
        if not own.exists():
            telling.step("Playwright's Chromium cannot be had: using the system's.")
            places.write_whole(tried, b"")
    return own if _runs(own) else None


def tell() -> None:
    """Print where Playwright's Chromium would lie; for a process that may import Playwright."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        print(playwright.chromium.executable_path)


def _playwright(*arguments: str, patience: float = 60) -> str:
    command = environment.python(*arguments)
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=patience, cwd=places.ROOT
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def _systems() -> Path | None:
    found = (shutil.which(name) for name in SYSTEM)
    return next((Path(path) for path in found if path and _runs(Path(path))), None)


def _installed() -> Path:
    system.install(["chromium"], "A Chromium for the tests")
    found = _systems()
    if not found:
        raise telling.Failure("Chromium was installed but does not start.")
    return found


def _runs(program: Path) -> bool:
    """Return whether it starts at all (a bare system lacks libraries it needs)."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
