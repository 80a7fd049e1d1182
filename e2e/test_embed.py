"""A game on somebody else's page: light, as high as it needs, one engine for all, nothing kept."""

import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from math import inf
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, FrameLocator, Page, expect

from e2e.axe import findings
from e2e.screens import EXAMPLE
from setup.measured import Host

WAIT = 60_000
MOST = 20 * 1024
"""Bytes over the wire before anybody presses the button."""
HEAD = '<!doctype html><title>A blog</title><link rel="icon" href="data:,">'
STORES = """async () => {
  const tries = [() => indexedDB.open('x'), () => localStorage.length, () => caches.open('x')];
  const refused = tries.map((each) => new Promise((done) => {
    try {
      const found = each();
      if (found instanceof Promise) found.then(() => done(false), () => done(true));
      else if (found instanceof IDBOpenDBRequest) {
        found.onerror = () => done(true);
        found.onsuccess = () => done(false);
      } else done(false);
    } catch {
      done(true);
    }
  }));
  return Promise.all(refused);
}"""
STATE = "async () => (await import('/state.js')).state"


class Quiet(SimpleHTTPRequestHandler):
    """Somebody's pages, without a log."""

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Puts HTML on a page of another site; returns its URL."""
    serve = partial(Quiet, directory=str(tmp_path))
    server = ThreadingHTTPServer(("127.0.0.1", 0), serve)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def put(body: str) -> str:
        (tmp_path / "blog.html").write_text(f"{HEAD}<body><h1>A blog</h1>{body}</body>", "utf-8")
        return f"http://127.0.0.1:{server.server_address[1]}/blog.html"

    yield put
    server.shutdown()
    server.server_close()


@pytest.fixture
def elsewhere(site: str) -> str:
    """The application under the name of another site than the blog's."""
    return site.replace("127.0.0.1", "localhost")


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that lets foreign frames keep nothing; what goes wrong in it fails the test."""
    context = browser.new_context(locale="en", viewport={"width": 900, "height": 1000})
    complaints: list[str] = []
    context.on("weberror", lambda thrown: complaints.append(str(thrown.error)))
    context.on("console", lambda said: said.type == "error" and complaints.append(said.text))
    yield context
    context.close()
    assert not complaints


def line(host: str, **data: str) -> str:
    wishes = "".join(f" data-{name}='{value}'" for name, value in data.items())
    return f'<script async src="{host}/embed.js"{wishes}></script>'


def embedded(page: Page) -> list[Frame]:
    page.locator("iframe").first.wait_for()
    return sorted((f for f in page.frames if "embed.html" in f.url), key=lambda f: f.url)


def play(where: FrameLocator, name: str = "Play") -> None:
    where.get_by_role("button", name=name, exact=True).click()
    where.locator(".ground canvas").wait_for(timeout=WAIT)


def begun(page: Page, frame: Frame) -> Any:
    while True:
        match = frame.evaluate(STATE)["match"]
        if match and match["begun"]:
            return match
        page.wait_for_timeout(100)


def test_three_on_one_page_share_one_engine_and_outlive_who_lent_it(
    reader: BrowserContext, blog: Callable[[str], str], elsewhere: str
) -> None:
    asked: list[str] = []
    reader.on("request", lambda sent: sent.method == "GET" and asked.append(sent.url))
    page = reader.new_page()
    games = ({"game": "splits"}, {"game": "splits", "seats": "3"}, {"game": "splits", "lang": "nl"})
    page.goto(blog("<p>and</p>".join(line(elsewhere, **game) for game in games)))
    expect(page.locator("iframe")).to_have_count(3)
    wheres = [page.frame_locator("iframe").nth(at) for at in range(3)]
    play(wheres[0])
    frames = {frame.url.partition("#")[0]: frame for frame in embedded(page)}
    first = frames[f"{elsewhere}/embed.html?game=splits"]
    second = frames[f"{elsewhere}/embed.html?game=splits&seats=3"]
    assert first.evaluate(STORES) == [True, True, True], "nothing can be kept here"
    begun(page, first)
    play(wheres[1])
    play(wheres[2], "Speel")
    assert len(begun(page, second)["seats"]) == 3
    assert sum(url.endswith(".wasm") for url in asked) == 1
    wheres[1].locator(".pasture-buttons .main").click()
    expect(wheres[1].get_by_text("turn 2").or_(wheres[1].get_by_text("turn 4"))).to_be_visible()
    page.locator("iframe").first.evaluate("(frame) => frame.remove()")
    turns = begun(page, second)["scene"]["turn"]
    while second.evaluate(STATE)["engine"]["stage"] != "ready":
        page.wait_for_timeout(100)
    assert begun(page, second)["scene"]["turn"] >= turns
    assert sum(url.endswith(".wasm") for url in asked) == 2


def test_a_match_in_a_frame_that_keeps_nothing(
    reader: BrowserContext, blog: Callable[[str], str], elsewhere: str
) -> None:
    page = reader.new_page()
    position = json.dumps(EXAMPLE)
    page.goto(blog(line(elsewhere, game="olifantenpad", position=position)))
    where = page.frame_locator("iframe")
    expect(where.get_by_text("From this position")).to_be_visible()
    play(where)
    (frame,) = embedded(page)
    begun(page, frame)
    for _ in range(2):
        where.locator(".actions .main").click()
    expect(where.locator(".verdict")).to_be_visible(timeout=WAIT)
    expect(where.get_by_text("This browser keeps nothing for us")).to_be_hidden()


@pytest.mark.parametrize("width", [340, 1000])
def test_it_is_as_high_as_it_needs(
    reader: BrowserContext, blog: Callable[[str], str], elsewhere: str, width: int
) -> None:
    page = reader.new_page()
    page.set_viewport_size({"width": width + 20, "height": 1000})
    page.goto(blog(line(elsewhere, game="olifantenpad", lesson="1")))
    where = page.frame_locator("iframe")
    where.get_by_role("button").wait_for()
    poster = where.locator(".poster")
    expect(poster).to_be_in_viewport(ratio=0.9)
    high = page.locator("iframe").evaluate("(frame) => frame.offsetHeight")
    assert abs(high - poster.evaluate("(each) => each.offsetHeight")) <= 1
    play(where)
    (frame,) = embedded(page)
    page.wait_for_timeout(500)
    fits = "document.documentElement.scrollHeight <= innerHeight + 1"
    assert frame.evaluate(fits)


def test_only_the_frame_itself_sets_its_height(
    reader: BrowserContext, blog: Callable[[str], str], elsewhere: str
) -> None:
    page = reader.new_page()
    page.goto(blog(line(elsewhere, game="splits")))
    page.frame_locator("iframe").get_by_role("button").wait_for()
    high = page.locator("iframe").evaluate("(frame) => frame.style.height")
    page.evaluate("postMessage({ grasveld: 'height', height: 3 }, '*')")
    page.evaluate("new Promise((done) => setTimeout(done, 50))")
    assert page.locator("iframe").evaluate("(frame) => frame.style.height") == high


@pytest.mark.parametrize(
    "query", ["game=olifantenpad&park=today", "game=splits&lang=de", "game=olifantenpad&lesson=2"]
)
def test_before_the_button_is_pressed_little_is_fetched(
    browser: Browser, build: Path, query: str
) -> None:
    with Host({"/": build}) as host, browser.new_context(locale="nl") as context:
        page = context.new_page()
        page.goto(f"{host.url}/embed.html?{query}")
        expect(page.locator(".poster svg")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert 0 < host.sent.until(inf) <= MOST


def test_every_kind_has_a_poster_that_can_be_read_by_all(open_page: Callable[..., Page]) -> None:
    page = open_page("/embed.html?game=olifantenpad&park=today&lang=de")
    expect(page.get_by_role("button", name="Spielen")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    assert findings(page) == []
    for query, words in (
        ("game=splits&lesson=2&lang=en", "Find a good place"),
        ("replay=abc&lang=en", "A match to watch"),
        ("game=splits&park=today&lang=nl", "Weide van vandaag"),
    ):
        page.goto(f"/embed.html?{query}")
        expect(page.get_by_text(words)).to_be_visible()
        expect(page.locator(".poster svg")).to_be_visible()
        assert findings(page) == []


def test_a_bad_replay_says_so_once_it_is_opened(open_page: Callable[..., Page]) -> None:
    page = open_page("/embed.html?replay=abc&lang=en")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("alert")).to_be_visible(timeout=WAIT)


def test_the_page_about_it_shows_it_at_work(open_page: Callable[..., Page]) -> None:
    page = open_page("/#/embedding", locale="en")
    code = page.get_by_label("One line of HTML")
    expect(page.locator(".live iframe")).to_have_count(3, timeout=WAIT)
    page.get_by_role("combobox", name="What").select_option("lesson")
    page.get_by_role("combobox", name="Lesson", exact=True).select_option("2")
    page.locator("main").get_by_role("combobox", name="Language").select_option("de")
    expect(page.locator(".live iframe")).to_have_count(3)
    expect(code).to_have_value(
        f'<script async src="{page.url.partition("#")[0]}embed.js" data-game="olifantenpad"'
        ' data-lesson="2" data-lang="de"></script>'
    )
    where = page.frame_locator(".live iframe").first
    play(where, "Spielen")
    assert sum(worker.url.endswith("/worker.js") for worker in page.workers) == 1
    assert findings(page) == []
