from collections.abc import Callable

import pytest

from setup import telling
from setup.fetch import cached, fetch
from setup.lock import Asset
from setup.sources import Found, Source

Make = Callable[..., Asset]


def giving(name: str, content: bytes, asked: list[str]) -> Source:
    def answer(assets: list[Asset]) -> Found:
        asked.append(name)
        for asset in assets:
            yield asset, content

    return Source(name, lambda asset: True, answer)


def down(name: str, asked: list[str]) -> Source:
    def answer(assets: list[Asset]) -> Found:
        asked.append(name)
        raise telling.Failure("out of reach")
        yield

    return Source(name, lambda asset: True, answer)


def test_the_first_source_that_has_it_is_enough(asset: Make) -> None:
    asked: list[str] = []
    one = asset(b"good")
    found = fetch([one], [giving("first", b"good", asked), giving("second", b"good", asked)])
    assert found[one].read_bytes() == b"good"
    assert asked == ["first"]


def test_what_is_in_the_cache_is_not_asked_for(asset: Make) -> None:
    asked: list[str] = []
    for _ in range(2):
        fetch([asset(b"good")], [giving("first", b"good", asked)])
    assert asked == ["first"]


def test_a_source_out_of_reach_leaves_it_to_the_next(
    asset: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    fetch([asset(b"good")], [down("first", asked), giving("second", b"good", asked)])
    assert asked == ["first", "second"]
    assert "first cannot be used: out of reach" in capsys.readouterr().out


def test_another_file_than_asked_for_is_never_kept(asset: Make) -> None:
    asked: list[str] = []
    one = asset(b"good")
    with pytest.raises(telling.Failure, match="SHA-256 differs"):
        fetch([one], [giving("first", b"bad", asked)])
    assert not cached(one).exists()
    fetch([one], [giving("first", b"bad", asked), giving("second", b"good", asked)])
    assert cached(one).read_bytes() == b"good"


def test_with_every_source_down_the_message_says_all(asset: Make) -> None:
    asked: list[str] = []
    one = asset(b"good", file="lib/some.wasm")
    with pytest.raises(telling.Failure) as raised:
        fetch([one], [down("the CDN", asked), down("npm", asked)])
    said = str(raised.value)
    for part in ("thing 1.0: lib/some.wasm", "the CDN: out", "npm: out", str(cached(one))):
        assert part in said


def test_a_damaged_file_is_noticed_and_fetched_again(
    asset: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    one, source = asset(b"good"), [giving("first", b"good", asked)]
    fetch([one], source)[one].write_bytes(b"goo")
    assert fetch([one], source)[one].read_bytes() == b"good"
    assert asked == ["first", "first"]
    assert "damaged" in capsys.readouterr().out


def test_what_came_before_an_interruption_is_not_fetched_twice(asset: Make) -> None:
    one, two = asset(b"one", file="one"), asset(b"two", file="two")
    seen: list[list[str]] = []

    def half(assets: list[Asset]) -> Found:
        seen.append([asset.file for asset in assets])
        yield one, b"one"
        raise telling.Failure("cut off")

    def rest(assets: list[Asset]) -> Found:
        seen.append([asset.file for asset in assets])
        yield two, b"two"

    with pytest.raises(telling.Failure):
        fetch([one, two], [Source("half", lambda asset: True, half)])
    fetch([one, two], [Source("rest", lambda asset: True, rest)])
    assert seen == [["one", "two"], ["two"]]


def test_a_file_put_by_hand_where_the_message_says_is_taken(asset: Make) -> None:
    one = asset(b"good")
    cached(one).parent.mkdir(parents=True)
    cached(one).write_bytes(b"good")
    assert fetch([one], [])[one] == cached(one)
