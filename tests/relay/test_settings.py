import pytest

from relay.settings import Settings, is_welcome


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("https://play.example", "play.example", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("https://evil.example", "play.example", False),
        ("https://play.example.evil.example", "play.example", False),
        ("null", "play.example", False),
        ("", "", False),
        ("https://", "", False),
    ],
)
def test_without_a_list_a_relay_takes_the_pages_of_its_own_host(
    origin: str, host: str, welcome: bool
) -> None:
    assert is_welcome(Settings(), origin, host) is welcome


def test_with_a_list_it_takes_those_alone() -> None:
    settings = Settings(origins=("https://play.example", "https://other.example:8443"))
    assert is_welcome(settings, "https://other.example:8443", "relay.example")
    assert not is_welcome(settings, "https://other.example", "relay.example")
    assert not is_welcome(settings, "https://relay.example", "relay.example")
    assert not is_welcome(settings, "https://play.example/", "relay.example")
