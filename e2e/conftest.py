"""What every end-to-end test may ask for.

`relay`       the real application, page and relay, on a free port; `site` is its URL
`browser`     one Chromium for all tests
`open_page`   `open_page("/#match", device="phone")` → a new page in a fresh context
`desktop`     a page of 1440 × 900 at the home page; `phone` one of 390 × 844 with touch
`build`       a build of the site; `newer` one that says NEW on home in place of OLD
`python`      a page of ours that runs nothing, with Pyodide and the engine as `window.python`

A test fails at its end if any page it opened through these wrote a console error, threw an error
or asked another host for anything.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from e2e.pairs import ALL
from e2e.relays import RelayProcess
from setup import dist, places
from setup.browser import find
from setup.command import lay_assets

collect_ignore = [] if ALL else ["test_browsers.py"]
"""Other browsers are for `test --all`, which brings them."""

DEVICES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 3,
        "has_touch": True,
        "is_mobile": True,
    },
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
PLAIN = "/vendor/pyodide/pyodide-lock.json"
"""A document of our own that runs nothing, under the page's own CSP."""

START = """async () => {
    const vendor = new URL('/vendor/', location.href).href;
    const { loadPyodide } = await import(vendor + 'pyodide/pyodide.mjs');
    const engine = new Uint8Array(await (await fetch(vendor + 'engine.zip')).arrayBuffer());
    window.python = await loadPyodide({
        indexURL: vendor + 'pyodide/',
        env: { PYTHONPATH: '/engine.zip' },
        fsInit: async (FS) => FS.writeFile('/engine.zip', engine),
    });
}"""
OLD, NEW = "home-title = Two games on grass", "home-title = Two games on fresh grass"
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
"""Chromium asks no one for anything by itself; a container gives it no sandbox."""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Lays what the page needs, once for all processes that share the tests."""
    if not hasattr(session.config, "workerinput"):
        lay_assets()


@pytest.fixture(scope="session")
def relay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RelayProcess]:
    """Page and relay of one process."""
    started = RelayProcess(tmp_path_factory.mktemp("rooms"))
    yield started
    started.end()


@pytest.fixture(scope="session")
def site(relay: RelayProcess) -> str:
    """The URL of the application, no slash at its end."""
    return relay.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium: that of $GRASVELD_CHROMIUM, as `serve.py test` sets it, else any found."""
    program = os.environ.get("GRASVELD_CHROMIUM") or str(find())
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Opens a path on a device; further options (another `base_url` …) go to `new_context`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_at(path: str = "/", device: str = "desktop", **options: Any) -> Page:
        settings = {"base_url": site, **DEVICES[device], **options}
        context = browser.new_context(**settings)
        contexts.append(context)
        _listen(context, settings["base_url"], complaints)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_at
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


def _listen(context: BrowserContext, site: str, complaints: list[str]) -> None:
    """Write down what no page of ours may do."""

    def request(url: str) -> None:
        if urlsplit(url).scheme in ("http", "https", "ws", "wss") and not _is_own(url, site):
            complaints.append(f"request to another host: {url}")

    def console(kind: str, text: str, location: Any) -> None:
        # A document without an icon (a bare JSON file) makes the browser ask for one by itself,
        # and it writes down itself that a relay is gone, as some are in tests.
        gone = text.startswith("WebSocket connection") and "ERR_CONNECTION_REFUSED" in text
        if kind == "error" and not gone and not location["url"].endswith("/favicon.ico"):
            complaints.append(f"console error: {text} ({location})")

    context.on("request", lambda sent: request(sent.url))
    context.on("console", lambda said: console(said.type, said.text, said.location))
    context.on("weberror", lambda thrown: complaints.append(f"page error: {thrown.error}"))


def _is_own(url: str, site: str) -> bool:
    return urlsplit(url).netloc == urlsplit(site).netloc


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all processes of this run know."""
    base = tmp_path_factory.getbasetemp()
    return base if worker_id == "master" else base.parent


@pytest.fixture(scope="session")
def build(shared: Path) -> Path:
    """A build of the source as it is, which nobody changes."""
    with FileLock(shared / "build.lock"):
        if not (shared / "build").exists():
            dist.build(shared / "build")
    return shared / "build"


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory, build: Path) -> Path:
    """A build of a source in which home says NEW in place of OLD, in English."""
    folder = tmp_path_factory.mktemp("newer")
    shutil.copytree(places.SITE, folder / "site")
    words = folder / "site" / "words" / "en.ftl"
    words.write_text(words.read_text("utf-8").replace(OLD, NEW), "utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(places, "SITE", folder / "site")
        dist.build(folder / "dist")
    return folder / "dist"


@pytest.fixture
def desktop(open_page: Callable[..., Page]) -> Page:
    """The home page on a desktop of 1440 × 900, with a mouse."""
    return open_page("/", "desktop")


@pytest.fixture
def phone(open_page: Callable[..., Page]) -> Page:
    """The home page on a phone of 390 × 844, with touch."""
    return open_page("/", "phone")


@pytest.fixture
def python(open_page: Callable[..., Page]) -> Page:
    """A page with Pyodide started as `window.python`."""
    page = open_page(PLAIN)
    page.evaluate(START)
    return page
