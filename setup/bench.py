"""Figures of the engine inside a real browser: `python -m setup.bench`, JSON Lines out.

Runs under the project's own environment, which has the server and Playwright;
`serve.py bench` prepares it, and `python -m engine bench --pyodide` calls that.
"""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from playwright.sync_api import sync_playwright

from relay.app import create
from setup import browser

QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
PAGE = "/vendor/pyodide/pyodide-lock.json"
"""A document of our own without scripts, so that nothing else is at work."""
START = """async () => {
    const { loadPyodide } = await import('/vendor/pyodide/pyodide.mjs');
    const zip = new Uint8Array(await (await fetch('/vendor/engine.zip')).arrayBuffer());
    const python = await loadPyodide({
        indexURL: new URL('/vendor/pyodide/', location.href).href,
        env: { HOME: '/home/pyodide', PYTHONPATH: '/engine.zip' },
        fsInit: async (files) => files.writeFile('/engine.zip', zip),
    });
    await python.loadPackage('numpy');
    globalThis.python = python;
}"""
FIGURES = "import json\nfrom engine.bench.figures import figures\nfound = figures(quick={quick})"
NEXT = "() => python.runPython('json.dumps(next(found, None))')"


def main(quick: bool) -> int:
    """Print one figure a line, as it is measured; return the exit status."""
    with _site() as site, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=QUIET)
        page = chromium.new_page()
        page.goto(site + PAGE)
        page.evaluate(START)
        page.evaluate("code => python.runPython(code)", FIGURES.format(quick=quick))
        while (figure := page.evaluate(NEXT)) != "null":
            print(figure, flush=True)
        chromium.close()
    return 0


@contextmanager
def _site() -> Iterator[str]:
    """The real application on a free port; gives its URL, no slash at the end."""
    config = uvicorn.Config(create(), host="127.0.0.1", port=0, log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


if __name__ == "__main__":
    sys.exit(main("--quick" in sys.argv))
