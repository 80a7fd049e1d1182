import pytest
from prometheus_client import generate_latest

from relay.load.figures import Use, percentile, read_use, total
from relay.metrics import Metrics


@pytest.mark.parametrize(
    ("values", "share", "found"),
    [([], 0.5, 0), ([3], 0.99, 3), ([5, 1, 3], 0.5, 3), (list(range(100)), 0.99, 99)],
)
def test_a_percentile_is_one_of_the_values(values: list[float], share: float, found: float) -> None:
    assert percentile(values, share) == found


def test_use_is_read_from_a_page_of_figures() -> None:
    use = read_use(generate_latest(Metrics().registry).decode())
    assert use.seconds > 0
    assert use.memory > 1000
    assert total([use, use]) == Use(2 * use.seconds, 2 * use.memory)
