"""How fast a build starts, beside a plain Pyodide page: `python -m setup.start [--json]`.

Runs under the project's own environment, which has the server and Playwright; `serve.py
bench-start` prepares it. Cold is a browser that has never been here, warm a new process of one
that has, offline the same with the server stopped. The plain page and ours take turns.
"""

import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, Page, sync_playwright

from setup import browser, dist, telling
from setup.bench import QUIET
from setup.compress import compress
from setup.fetch import fetch
from setup.lock import read_lock
from setup.measured import Host

ROUNDS = 7
MATCH = "/#/play/olifantenpad?seats=2"
EMBED = "embed.html"
PLAIN = {
    "index.html": '<!doctype html>\n<script type="module" src="plain.js"></script>\n',
    "plain.js": """import { loadPyodide } from './pyodide/pyodide.mjs';
const python = await loadPyodide();
performance.mark('engine');
await python.loadPackage('numpy');
python.runPython('import numpy');
performance.mark('bots');
""",
}
"""What everybody writes who tries Pyodide."""

MARKS = """() => {
    const marks = performance.getEntriesByType('mark').map((each) => [each.name, each.startTime]);
    const [first] = performance.getEntriesByName('draw');
    const board = first && first.startTime + first.duration;
    return { origin: performance.timeOrigin, board: board ?? 0, ...Object.fromEntries(marks) };
}"""
READY = """() => new Promise((done) => {
    const isThere = () => performance.getEntriesByName('bots').length > 0;
    const look = () => (isThere() ? done() : setTimeout(look, 50));
    look();
})"""
KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
    return (await navigator.storage.estimate()).usage;
}"""
SETTLED = 2000
"""So long, in ms, the browser may keep what it compiled before it is closed."""

Marks = dict[str, float]


def main(arguments: list[str]) -> int:
    """Measure, and print a table and, with `--json`, one line of JSON; return the exit status."""
    rounds = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        laid = _laid(Path(folder))
        with Host(laid) as host:
            for number in range(ROUNDS):
                rounds.append(_round(playwright.chromium, host))
                telling.step(f"Round {number + 1} of {ROUNDS}: {_told(rounds[-1])}")
            embed = _embed(playwright.chromium, host, (laid["/"] / EMBED).exists())
    found = {**figures(rounds), "embed_kb": embed}
    print(json.dumps(found) if "--json" in arguments else table(found))
    return 0


def figures(rounds: list[dict[str, Marks]]) -> dict[str, float | None]:
    """Return the medians of all rounds, as ratios to the plain page's core where they are times."""

    def median(of: str, mark: str) -> float:
        return statistics.median(each[of][mark] for each in rounds)

    core = median("plain", "engine")
    return {
        "board_ms": round(max(median(each, "board") for each in ("cold", "warm")), 1),
        "cold_ratio": round(median("cold", "engine") / core, 3),
        "warm_ratio": round(median("warm", "engine") / core, 3),
        "offline_ratio": round(median("offline", "engine") / core, 3),
        "numpy_ratio": round((median("cold", "bots") - median("cold", "engine")) / core, 3),
        "mb_engine": round(median("cold", "bytes to engine") / 1e6, 2),
        "mb_numpy": round(median("cold", "bytes to bots") / 1e6, 2),
        "storage_mb": round(median("cold", "kept") / 1e6, 1),
    }


TARGETS = {
    "board_ms": 100,
    "cold_ratio": 0.55,
    "warm_ratio": 0.35,
    "offline_ratio": 0.35,
    "numpy_ratio": 0.25,
    "mb_engine": 5.0,
    "mb_numpy": 7.0,
    "embed_kb": 20,
    "storage_mb": 30,
}
"""What each figure may be at most."""


def table(found: dict[str, float | None]) -> str:
    """Return the figures beside their targets, a line each; what is missed is marked."""
    lines = [f"{'':15}{'measured':>10}{'at most':>10}"]
    for name, target in TARGETS.items():
        value = found[name]
        mark = "  missed" if value is not None and value > target else ""
        lines.append(f"{name:15}{'–' if value is None else value:>10}{target:>10}{mark}")
    return "\n".join(lines)


def _laid(folder: Path) -> dict[str, Path]:
    """Build the site, lay the plain page beside it, and return both by their paths."""
    dist.build(folder / "site")
    plain = folder / "plain"
    (plain / "pyodide").mkdir(parents=True)
    for name, text in PLAIN.items():
        (plain / name).write_text(text, "utf-8")
    for asset, path in fetch(read_lock()).items():
        if asset.package.startswith("pyodide"):
            shutil.copyfile(path, plain / "pyodide" / asset.file)
    compress(plain)
    return {"/plain": plain, "/": folder / "site"}


def _round(chromium: BrowserType, host: Host) -> dict[str, Marks]:
    """Start the plain page once and ours three times."""
    found = {}
    with tempfile.TemporaryDirectory() as profile, _page(chromium, profile) as page:
        found["plain"] = _started(page, host, "/plain/")
    with tempfile.TemporaryDirectory() as profile:
        with _page(chromium, profile) as page:
            found["cold"] = _started(page, host, MATCH)
            found["cold"]["kept"] = page.evaluate(KEPT)
            page.wait_for_timeout(SETTLED)
        with _page(chromium, profile) as page:
            found["warm"] = _started(page, host, MATCH)
            page.wait_for_timeout(SETTLED)
        host.stop()
        with _page(chromium, profile) as page:
            found["offline"] = _started(page, host, MATCH)
        host.start()
    return found


@contextmanager
def _page(chromium: BrowserType, profile: str) -> Iterator[Page]:
    """A page of a new browser process, which has come to rest."""
    context = chromium.launch_persistent_context(
        profile, executable_path=browser.find(), args=QUIET
    )
    page = context.pages[0]
    page.wait_for_timeout(500)
    yield page
    context.close()


def _started(page: Page, host: Host, path: str) -> Marks:
    """Go to a page and return when it was how far, in ms since the navigation."""
    host.sent.pieces.clear()
    page.goto(host.url + path)
    page.evaluate(READY)
    marks: Marks = page.evaluate(MARKS)
    origin = marks.pop("origin")
    sent = {f"bytes to {name}": host.sent.until(origin + at) for name, at in marks.items()}
    return {**marks, **sent}


def _embed(chromium: BrowserType, host: Host, is_there: bool) -> float | None:
    """Return the kilobytes of an embedded game before anybody plays; None where there is none."""
    if not is_there:
        return None
    with tempfile.TemporaryDirectory() as profile, _page(chromium, profile) as page:
        host.sent.pieces.clear()
        page.goto(f"{host.url}/{EMBED}?game=olifantenpad&park=today&lang=nl")
        page.wait_for_load_state("networkidle")
        return round(sum(size for _, size in host.sent.pieces) / 1000, 1)


def _told(found: dict[str, Any]) -> str:
    parts = [f"plain {found['plain']['engine']:.0f}"]
    for name in ("cold", "warm", "offline"):
        marks = found[name]
        times = "/".join(f"{marks[each]:.0f}" for each in ("board", "engine", "bots"))
        parts.append(f"{name} {times}")
    return ", ".join(parts) + " ms"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
