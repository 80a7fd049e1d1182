"""The work that the pace is measured by."""

from engine.olifantenpad.bots.pace import value_walks
from tests.olifantenpad.bots.thinking import played


def test_it_values_as_many_as_asked() -> None:
    for seats in (1, 2):
        assert value_walks(played("pace", seats, 1), 0, 3000) >= 3000
