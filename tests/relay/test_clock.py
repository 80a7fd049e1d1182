import time

import pytest

from relay.clock import steady


def test_it_goes_on_from_where_it_starts_whatever_the_machine_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = [5_000_000_000]
    monkeypatch.setattr(time, "monotonic_ns", lambda: real[0])
    now = steady(1000)
    monkeypatch.setattr(time, "time_ns", lambda: 0)  # somebody sets the machine's clock back
    assert now() == 1000
    real[0] += 2_500_000_000
    assert now() == 3500


def test_it_starts_at_the_machines_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: 1_796_000_000_000_999_999)
    assert 1_796_000_000_000 <= steady()() <= 1_796_000_000_100
