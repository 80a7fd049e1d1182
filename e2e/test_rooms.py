"""Rooms with friends: real browsers against a real relay, each with its own storage."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.company import (
    begin,
    code_of,
    join_by_code,
    join_by_link,
    log,
    make,
    may_move,
    move_of,
    play,
)
from e2e.hands import match, press, until, walk_through_grass
from e2e.keyboard import Typist
from e2e.relays import RelayProcess

CALM = {"locale": "en", "reduced_motion": "reduce"}
FRIENDS = "/#/friends/olifantenpad"
LINE = "async () => (await import('/state.js')).state.line.stage"
STANDING = "async () => (await import('/state.js')).state.room?.standing"


def path_of(link: str) -> str:
    return link[link.index("/#/") :]


def two(open_page: Callable[..., Page], game: str = "olifantenpad") -> tuple[Page, Page]:
    """Two in one room, neither ready yet."""
    anna = open_page(f"/#/friends/{game}", **CALM)
    link = make(anna, "Anna", clock="no limit")
    bo = open_page(path_of(link), "phone", **CALM)
    join_by_link(bo, "Bo")
    return anna, bo


def send(page: Page) -> None:
    """Draw a walk with mouse or finger, and send it."""
    now = match(page)
    choices = now["scene"]["choices"][str(now["me"])]
    touch = page.viewport_size is not None and page.viewport_size["width"] < 500
    for cell in walk_through_grass({**now["scene"], "choices": {"0": choices}}):
        press(page, cell, touch)
    page.locator(".actions .main").click()


def alike(*pages: Page) -> bool:
    """Whether the pages come to the same position, from equal logs."""
    return len({page.evaluate(STANDING)["digest"] for page in pages}) == 1


def test_two_play_by_hand_and_once_more_with_one_click(open_page: Callable[..., Page]) -> None:
    anna, bo = two(open_page)
    begin(anna, bo)
    send(anna)
    expect(bo.locator(".score").first).to_have_attribute("data-ready", "")
    expect(bo.locator(".waits")).to_contain_text("Waiting for you")
    send(bo)
    for page in (anna, bo):
        until(page, "match.scene.turn === 1 && !match.show")
    play(anna, bo)
    for page in (anna, bo):
        expect(page.locator(".verdict")).to_be_visible(timeout=60_000)
    assert alike(anna, bo)
    anna.get_by_role("button", name="Rematch").click()
    expect(bo.locator(".afterwards")).to_contain_text("Anna")
    bo.get_by_role("button", name="Rematch").click()
    for page in (anna, bo):
        until(page, "match?.room && match.scene.turn === 0 && !match.scene.over")
    assert match(anna)["seed"] == match(bo)["seed"]


def test_four_play_splits_and_a_fifth_watches(open_page: Callable[..., Page]) -> None:
    first = open_page("/#/friends/splits", **CALM)
    link, code = make(first, "One", clock="no limit"), code_of(first)
    others = [open_page("/#/friends/splits", **CALM) for _ in range(3)]
    for page, name in zip(others, ("Two", "Three", "Four"), strict=True):
        join_by_code(page, code, name)
        page.get_by_role("button", name="I am ready").wait_for(timeout=60_000)
    late = open_page("/#/friends/splits", **CALM)
    join_by_code(late, code, "Five")
    expect(late.get_by_role("alert")).to_contain_text("No room is open under this code.")
    begin(first, *others)
    late.goto(link)
    until(late, "match?.room")
    expect(late.locator(".hint")).to_have_text("You are watching.")
    play(first, *others)
    until(late, "match.scene.over && !match.show")
    assert alike(first, *others, late)


def test_a_reload_loses_no_walk_while_the_old_socket_is_open(
    open_page: Callable[..., Page],
) -> None:
    anna, bo = two(open_page)
    begin(anna, bo)
    walk = move_of(anna)
    anna.evaluate("async (move) => (await import('/match.js')).submit(move)", walk)
    until(bo, "document.querySelector('.score[data-ready]')")
    again = anna.context.new_page()
    again.goto(anna.url)
    expect(anna.get_by_role("alert")).to_contain_text("another window")
    until(again, "match?.room && match.me in match.moves")
    bo.evaluate("async (move) => (await import('/match.js')).submit(move)", move_of(bo))
    for page in (again, bo):
        until(page, "match.scene.turn === 1 && !match.show")
    opened = [entry["said"]["body"]["move"] for entry in log(bo) if _is_opening(entry)]
    assert walk in opened
    anna.get_by_role("button", name="Go on here").click()
    until(anna, "match?.room && match.scene.turn === 1 && !match.show")
    expect(again.get_by_role("alert")).to_contain_text("another window")


def _is_opening(entry: Any) -> bool:
    return entry["said"]["kind"] == "opening" and bool(entry["said"]["body"]["move"])


def test_a_page_that_slept_for_a_minute_is_back_within_three_seconds(
    open_page: Callable[..., Page],
) -> None:
    anna = open_page("about:blank", **CALM)
    lines: list[Any] = []
    anna.route_web_socket("**/relay", lambda line: lines.append((line, line.connect_to_server())))
    anna.clock.install()
    anna.goto(FRIENDS)
    make(anna, "Anna", clock="no limit")
    anna.get_by_role("button", name="Add: Bot (Easy)").click()
    begin(anna)
    # A line that was cut while the page slept says nothing of it.
    page_side, relay_side = lines[0]
    page_side.on_message(lambda text: None)
    relay_side.on_message(lambda text: None)
    anna.clock.fast_forward("01:00")
    awake = anna.evaluate("performance.now()")
    anna.evaluate("dispatchEvent(new Event('focus'))")
    while anna.evaluate(LINE) != "open" or len(lines) < 2:
        assert anna.evaluate("performance.now()") - awake <= 3000
    until(anna, "match?.room")
    assert may_move(anna)


def test_a_clock_that_is_wrong_by_a_day_counts_down_alike(open_page: Callable[..., Page]) -> None:
    anna = open_page(FRIENDS, **CALM)
    link = make(anna, "Anna", clock="60 s an hour")
    bo = open_page("about:blank", **CALM)
    bo.clock.install(time="2031-05-05T05:05:05")
    bo.goto(link)
    join_by_link(bo, "Bo")
    begin(anna, bo)
    until(bo, "document.querySelector('.seconds')?.textContent")
    seconds = [int(page.locator(".seconds").inner_text()) for page in (anna, bo)]
    assert abs(seconds[0] - seconds[1]) <= 2
    assert 40 <= seconds[1] <= 60


def test_a_relay_out_of_reach_is_said_until_it_is_there(open_page: Callable[..., Page]) -> None:
    page = open_page("/", **CALM)
    away = True

    def meet(line: WebSocketRoute) -> None:
        if away:
            line.close()
        else:
            line.connect_to_server()

    page.route_web_socket(re.compile("/relay$"), meet)
    page.goto(page.url + FRIENDS.lstrip("/"))
    said = page.locator(".friends").get_by_role("status")
    expect(said).to_contain_text("The connection is down.")
    away = False
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Make a room").click()
    page.get_by_role("button", name="I am ready").wait_for(timeout=60_000)


def test_names_are_shown_as_text(open_page: Callable[..., Page]) -> None:
    anna = open_page(FRIENDS, **CALM)
    anna.get_by_label("Your name").fill("<b>Anna</b>")
    anna.get_by_role("button", name="Make a room").click()
    expect(anna.locator(".room-says")).to_contain_text("no < or >", timeout=60_000)
    name = "&lt;i&gt;\"' אבג"
    anna.get_by_label("Your name").fill(name)
    anna.get_by_role("button", name="Join", exact=True).click()
    expect(anna.locator(".players bdi")).to_have_text(name)
    assert anna.locator("main b, main i").count() == 0


def test_the_organiser_goes_and_the_next_organises(open_page: Callable[..., Page]) -> None:
    anna, bo = two(open_page)
    expect(bo.get_by_role("button", name="Start")).to_be_hidden()
    anna.get_by_role("button", name="Leave the room").click()
    anna.get_by_role("button", name="Really leave?").click()
    expect(anna.get_by_role("heading", level=1)).to_have_text("Two games on grass")
    expect(bo.get_by_role("button", name="Start")).to_be_visible()
    bo.get_by_role("button", name="Add: Bot (Normal)").click()
    begin(bo)
    play(bo)
    expect(bo.locator(".verdict")).to_be_visible(timeout=60_000)


def test_a_room_is_locked_and_somebody_sent_away(open_page: Callable[..., Page]) -> None:
    anna, bo = two(open_page)
    anna.get_by_label("Let nobody else in").check()
    expect(anna.locator(".invitation")).to_be_hidden()
    anna.get_by_role("button", name=re.compile("Remove .Bo.")).click()
    expect(bo.locator(".room-says")).to_contain_text("Nobody else can join here.")
    expect(anna.locator(".players li")).to_have_count(1)


def test_what_is_said_is_heard_in_everyones_own_words(open_page: Callable[..., Page]) -> None:
    anna = open_page(FRIENDS, **CALM)
    link = make(anna, "Anna")
    bo = open_page(path_of(link), locale="nl", reduced_motion="reduce")
    expect(bo.get_by_role("heading", level=1)).to_have_text("Olifantenpad: kamer", timeout=60_000)
    anna.get_by_role("button", name="Good luck!").click()
    expect(bo.get_by_role("log")).to_contain_text("Succes!")


def test_a_record_is_saved_and_proved_and_a_meddled_one_is_not(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    anna = open_page(FRIENDS, **CALM)
    make(anna, "Anna", clock="no limit", hours="3 hours")
    anna.get_by_role("button", name="Add: Bot (Easy)").click()
    begin(anna)
    play(anna)
    with anna.expect_download() as saved:
        anna.get_by_role("button", name="Save the record").click()
    record = json.loads(Path(saved.value.path()).read_text("utf-8"))
    prove(anna, tmp_path, record)
    expect(anna.get_by_role("status")).to_contain_text("Everything holds")
    bad = record["log"][5]
    bad["text"] = bad["text"].replace('"turn":', '"turn": ', 1)
    prove(anna, tmp_path, record)
    expect(anna.get_by_role("status")).to_contain_text("Entry 5")


def prove(page: Page, folder: Path, record: Any) -> None:
    """Give the page a record as a file."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    page.goto(page.url.split("#")[0] + "#/verify")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)


def test_without_signing_all_for_one_player_works(open_page: Callable[..., Page]) -> None:
    page = open_page("about:blank", **CALM)
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page.goto(FRIENDS)
    expect(page.get_by_role("status").first).to_contain_text("serve.py --tls")
    page.goto("/#/play/splits?seats=2")
    until(page, "match?.begun")


def test_without_a_relay_rooms_say_so(open_page: Callable[..., Page]) -> None:
    page = open_page("about:blank", **CALM)
    page.context.route("**/config.json", lambda route: route.fulfill(json={"relay": None}))
    page.goto("/#/duel/splits")
    expect(page.get_by_role("heading", level=1)).to_have_text("No rooms here")
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Play now").first.click()
    until(page, "match?.begun")


def test_a_relay_that_changes_an_entry_is_found_out(open_page: Callable[..., Page]) -> None:
    anna = open_page("about:blank", **CALM)
    anna.route_web_socket("**/relay", lambda line: meddle(line, in_entry=2))
    anna.goto(FRIENDS)
    link = make(anna, "Anna")
    anna.get_by_role("button", name="I am ready").click()
    expect(anna.get_by_role("button", name="Wait, not yet")).to_be_visible()
    bo = open_page(path_of(link), **CALM)
    join_by_link(bo, "Bo")
    expect(anna.get_by_role("heading", level=1)).to_have_text("Stopped, to be safe")
    expect(anna.get_by_role("alert")).to_contain_text("Entry 3 does not follow")
    expect(anna.get_by_role("button", name="Save as evidence")).to_be_visible()


def meddle(line: Any, in_entry: int) -> None:
    """Pass all on to the relay, and back, but for the time of one entry."""
    relay = line.connect_to_server()

    def back(text: str) -> None:
        frame = json.loads(text)
        for entry in frame.get("entries", []):
            if entry["number"] == in_entry:
                entry["time"] += 1
        line.send(json.dumps(frame))

    line.on_message(relay.send)
    relay.on_message(back)


def test_a_relay_that_forgets_entries_is_found_out(open_page: Callable[..., Page]) -> None:
    anna = open_page(FRIENDS, **CALM)
    make(anna, "Anna")
    anna.get_by_role("button", name="I am ready").click()
    until(anna, "(await import('/state.js')).state.room.entries.length === 3")
    anna.route_web_socket("**/relay", forget_one)
    anna.reload()
    expect(anna.get_by_role("heading", level=1)).to_have_text("Stopped, to be safe", timeout=60_000)
    expect(anna.get_by_role("alert")).to_contain_text("left out a part")


def forget_one(line: Any) -> None:
    """Pass all on, but deny the newest entry of every room that is entered."""
    relay = line.connect_to_server()

    def back(text: str) -> None:
        frame = json.loads(text)
        if "count" in (frame.get("ok") or {}):
            frame["ok"]["count"] -= 1
        line.send(json.dumps(frame))

    line.on_message(relay.send)
    relay.on_message(back)


def test_what_is_drawn_counts_when_the_time_is_up(open_page: Callable[..., Page]) -> None:
    anna = open_page(FRIENDS, **CALM)
    make(anna, "Anna")
    anna.get_by_role("button", name="Add: Bot (Easy)").click()
    begin(anna)
    now = match(anna)
    walk = walk_through_grass(now["scene"])
    for cell in walk:
        press(anna, cell, touch=False)
    expect(anna.get_by_text("10 seconds left")).to_have_count(1, timeout=25_000)
    until(anna, "match.scene.turn === 1 && !match.show")
    made = match(anna)["scene"]["transcript"]["log"][1]["move"]
    assert made == f"{walk[0]}>{' '.join(walk[1:])}"


def test_a_room_by_keyboard_and_ear(open_page: Callable[..., Page]) -> None:
    anna = open_page("/", **CALM)
    player = Typist(anna)
    player.seek("Tab", tag="A", name="With friends")
    player.press("Enter")
    player.seek("Tab", tag="INPUT")
    anna.keyboard.type("Anna")
    player.press("Tab", "Tab", "End")
    player.button("Make a room")
    anna.get_by_role("button", name="I am ready").wait_for(timeout=60_000)
    player.button("Add: Bot (Easy)")
    player.button("I am ready")
    expect(anna.get_by_role("status").first).to_have_text("All are ready. You can start!")
    player.button("Start")
    until(anna, "match?.room && match.scene && document.querySelector('.ground canvas')")
    player.walk(2, "Walk!")
    until(anna, "match.scene.turn === 1 && !match.show")
    expect(anna.get_by_role("log", name="The match so far")).to_contain_text("You came in by the")
    player.button("Say something")
    player.button("Oops!")
    expect(anna.get_by_role("log", name="What is said")).to_contain_text("Oops!")


def test_a_relay_that_was_killed_comes_back_and_nobody_clicks(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    relay = RelayProcess(tmp_path / "rooms")
    try:
        anna = open_page(FRIENDS, base_url=relay.url, **CALM)
        link = make(anna, "Anna", clock="no limit")
        bo = open_page(path_of(link), base_url=relay.url, **CALM)
        join_by_link(bo, "Bo")
        begin(anna, bo)
        for page in (anna, bo):
            page.evaluate("async (move) => (await import('/match.js')).submit(move)", move_of(page))
            relay.kill()
            until(page, "(await import('/state.js')).state.line.stage !== 'open'")
            relay.begin()
            until(page, "(await import('/state.js')).state.line.stage === 'open'")
        for page in (anna, bo):
            until(page, "match.scene.turn === 1 && !match.show")
        moves = [e["move"] for e in match(anna)["scene"]["transcript"]["log"] if "move" in e]
        assert "-" not in moves
        assert alike(anna, bo)
    finally:
        relay.end()
