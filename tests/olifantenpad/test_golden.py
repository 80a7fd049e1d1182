"""Positions with their right answers, exactly."""

import json
from pathlib import Path

import pytest

from engine.lines import step

CASES = (Path(__file__).parent.parent / "golden" / "olifantenpad.jsonl").read_text().splitlines()


def unordered(routes: list[dict[str, object]]) -> list[str]:
    return sorted(json.dumps(route, sort_keys=True) for route in routes)


@pytest.mark.parametrize("line", CASES, ids=range(len(CASES)))
def test_step_answers_every_case_exactly(line: str) -> None:
    case = json.loads(line)
    told, expected = step(case), case["expect"]
    after = {key: told["position"][key] for key in expected["position"]}
    assert sorted(after.pop("fences")) == sorted(expected["position"].pop("fences"))
    assert after == expected["position"]
    assert told["points"] == expected["points"]
    assert told["footsteps"] == expected["footsteps"]
    assert unordered(told["routes"]) == unordered(expected["routes"])
    assert sorted(told["closing"]) == sorted(expected["closing"])


def test_there_are_sixty_cases() -> None:
    assert len(CASES) == 60
