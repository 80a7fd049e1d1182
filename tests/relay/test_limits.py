"""Limits: how much a socket may ask, an address guess, a frame hold, a reader leave unread."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from engine.room import Room
from relay import limits
from relay.limits import FRAME, Bucket, Pace, neighbourhood
from relay.load.client import Client, Refused, enter
from relay.socket import ANSWERS
from tests.relay.people import begun, turn
from tests.relay.running import ORIGIN, Running, run, running


def test_a_bucket_lets_a_burst_through_and_then_as_many_as_its_rate() -> None:
    time = [0.0]
    bucket = Bucket(Pace(rate=2, burst=3), lambda: time[0])
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == pytest.approx(0.5)
    time[0] = 0.5
    assert bucket.take() == pytest.approx(0.5)
    time[0] = 100
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, pytest.approx(0.5)]


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(address: str, found: str) -> None:
    assert neighbourhood(address) == found


async def guesses(client: Client, many: int) -> list[str]:
    found = []
    for _ in range(many):
        with pytest.raises(Refused) as refused:
            await client.ask("code", code="222222")
        found.append(refused.value.message)
    return found


TEN = ["code-not-open"] * 10


def test_ten_failed_codes_a_minute_an_address_and_then_not_even_a_right_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.requests.BLIND", 0)

    async def test() -> None:
        async with running(folder) as relay:
            host, guest = await relay.people(2)
            code = (await host.make("splits"))["code"]
            for _ in range(12):  # right ones do not count
                await guest.client.ask("code", code=code)
            assert await guesses(guest.client, 11) == [*TEN, "code-too-often"]
            other = await relay.person()  # nor does a new key help
            with pytest.raises(Refused, match="code-too-often"):
                await other.client.ask("code", code=code)
            relay.time.forward(60_000)
            assert await guest.client.ask("code", code=code) == {"room": host.id}

    run(test())


def test_processes_count_failed_codes_together(
    folder: Path, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.requests.BLIND", 0)

    async def test() -> None:
        async with running(folder, redis) as here, running(folder / "2", redis) as there:
            one, two = await here.person(), await there.person()
            found = await guesses(one.client, 6) + await guesses(two.client, 5)
            assert found == [*TEN, "code-too-often"]

    run(test())


async def from_address(relay: Running, address: str) -> Client:
    """A connection that a proxy says comes from an address."""
    return await enter(relay.url, ORIGIN, additional_headers={"X-Forwarded-For": address})


def test_ipv6_counts_by_its_network_and_a_trusted_proxy_is_believed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.requests.BLIND", 0)

    async def test() -> None:
        async with running(folder, proxies=("127.0.0.1",)) as relay:
            one = await from_address(relay, "2001:db8:1:2::1")
            assert await guesses(one, 10) == TEN
            neighbour = await from_address(relay, "2001:db8:1:2:ffff::2")
            assert await guesses(neighbour, 1) == ["code-too-often"]
            stranger = await from_address(relay, "2001:db8:1:3::1")
            assert await guesses(stranger, 1) == ["code-not-open"]
            liar = await from_address(relay, "203.0.113.9, 2001:db8:1:2::9")
            assert await guesses(liar, 1) == ["code-too-often"]

    run(test())


def test_others_than_trusted_proxies_are_not_believed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.requests.BLIND", 0)

    async def test() -> None:
        async with running(folder) as relay:
            assert await guesses(await from_address(relay, "192.0.2.1"), 10) == TEN
            other = await from_address(relay, "192.0.2.2")
            assert await guesses(other, 1) == ["code-too-often"]

    run(test())


@pytest.mark.parametrize("origin", ["http://evil.example", "", "null", f"{ORIGIN}.evil.example"])
def test_pages_of_other_origins_are_not_let_in(folder: Path, origin: str) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            headers = {"Origin": origin} if origin else {}
            with pytest.raises(InvalidStatus) as refused:
                await connect(relay.url, additional_headers=headers)
            assert refused.value.response.status_code == 403

    run(test())


def test_a_frame_of_more_than_4_kib_ends_its_connection_alone(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            people = one, two = await relay.people(2)
            await begun(people, "splits")
            padding = " " * (FRAME - 20)
            await one.client.send('{"do":"ping","n":0' + padding + "}")
            await one.client.ask("ping")
            await one.client.send(padding + " " * 21)
            assert await one.closed() == 1009
            await one.connect(relay.url, ORIGIN)
            await one.read()
            await turn([one, two])

    run(test())


def test_who_asks_too_much_is_answered_later(folder: Path) -> None:
    async def test() -> None:
        async with running(folder, pace=Pace(rate=100, burst=10)) as relay:
            client = (await relay.person()).client
            loop = asyncio.get_running_loop()
            began = loop.time()
            await asyncio.gather(*(client.ask("ping") for _ in range(40)))
            assert loop.time() - began > 0.25

    run(test())


def test_what_more_has_to_be_done_for_costs_more() -> None:
    assert limits.COSTS["transcript"] > limits.COSTS["enter"] > 1
    assert set(limits.COSTS) < set(ANSWERS)


def test_a_client_that_stops_reading_is_closed_and_resumes_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.outbox.MOST", 16 * 1024)

    async def test() -> None:
        async with running(folder) as relay:
            one = await relay.person()
            made = await one.make("splits")
            await one.join()
            deaf = await relay.person()
            await deaf.read(made["room"], made["secret"])
            deaf.client.socket.transport.pause_reading()
            dropped = relay.relay.house.metrics.dropped
            async with asyncio.timeout(30):
                while not _value(dropped):
                    await asyncio.gather(*(one.say("ready", ready=True) for _ in range(50)))
            await one.say("emote", emote="hello")  # the room goes on
            await deaf.client.drop()
            await deaf.connect(relay.url, ORIGIN)
            await deaf.read(made["room"], made["secret"])
            await deaf.until(lambda: len(deaf.log) == len(one.log))

    run(test())


def _value(counter: object) -> float:
    return float(counter.collect()[0].samples[0].value)  # type: ignore[attr-defined]


def test_an_address_makes_so_many_rooms_whatever_keys_and_sockets_it_has(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.requests.MAKES", 3)

    async def test() -> None:
        async with running(folder, proxies=("127.0.0.1",)) as relay:
            asked = {"game": "splits", "options": {}, "clock": 45}
            for _ in range(3):
                await (await from_address(relay, "192.0.2.1")).ask("make", **asked)
            again = await from_address(relay, "192.0.2.1")
            with pytest.raises(Refused, match="too-often"):
                await again.ask("make", **asked)
            await (await from_address(relay, "192.0.2.2")).ask("make", **asked)
            relay.time.forward(limits.MAKING * 1000)
            await again.ask("make", **asked)

    run(test())


def test_who_comes_and_goes_in_a_lobby_comes_in_no_more(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.requests.JOINS", 3)

    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            await person.make("splits")
            for _ in range(3):
                await person.join(ready=False)
                await person.say("leave")
                await person.until(lambda: not person.room.players)
            with pytest.raises(Refused, match="too-often"):
                await person.say("join", name="Somebody")
            person.log.clear()
            person.room = Room()
            await person.make("olifantenpad")
            await person.join()  # elsewhere it may

    run(test())


def test_the_limits_are_those_of_the_protocol() -> None:
    assert (limits.GUESSES, limits.GUESSING, limits.FRAME) == (10, 60, 4096)
