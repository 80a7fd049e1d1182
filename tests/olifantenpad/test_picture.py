"""The park in text."""

import re

from engine.olifantenpad.picture import picture
from tests.olifantenpad.grounds import group, player, position


def bare_text(**other: object) -> list[str]:
    return re.sub(r"\x1b\[[0-9;]*m", "", picture(position(**other))).splitlines()


def test_every_cell_shows_what_it_is() -> None:
    trails = {"b2": {"level": 3, "owner": 0}}
    lines = bare_text(
        rows=["G===", "=.#=", "=..=", "===G"], trails=trails, fences=["b3"], players=[player("d2")]
    )
    assert lines[0].split() == ["a", "b", "c", "d"]
    assert lines[1] == "  1  ∩          "
    assert lines[2] == "  2     *  ♣  1 "
    assert lines[3] == "  3     #  .    "


def test_the_hours_groups_are_listed_below() -> None:
    assert bare_text(groups=[group("a1", "d4", 5, "school")])[-1].strip() == "5 children: a1 to d4"


def test_two_on_a_cell_show_as_one_sign() -> None:
    assert "&" in bare_text(players=[player("a2"), player("a2")])[2]
