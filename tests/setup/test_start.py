import pytest

from setup import start


def one_round(factor: float = 1) -> dict[str, dict[str, float]]:
    """What one round measures; a busy machine takes `factor` as long."""
    plain = {"engine": 2000 * factor, "bots": 3000 * factor}
    sizes = {"bytes to engine": 4_900_000, "bytes to bots": 6_700_000}
    cold = {"board": 90 * factor, "engine": 1000 * factor, "bots": 1400 * factor, "kept": 27e6}
    warm = {"board": 40 * factor, "engine": 600 * factor, "bots": 700 * factor}
    return {"plain": plain, "cold": cold | sizes, "warm": warm, "offline": warm}


def test_times_are_told_beside_the_plain_page_s() -> None:
    assert start.figures([one_round()] * 3) == {
        "board_ms": 90,
        "cold_ratio": 0.5,
        "warm_ratio": 0.3,
        "offline_ratio": 0.3,
        "numpy_ratio": 0.2,
        "mb_engine": 4.9,
        "mb_numpy": 6.7,
        "storage_mb": 27,
    }


def test_one_busy_round_changes_nothing() -> None:
    assert start.figures([one_round(), one_round(9), one_round()]) == start.figures([one_round()])


def test_what_is_missed_is_marked_and_what_is_not_there_is_no_miss() -> None:
    found = {**start.figures([one_round()]), "warm_ratio": 0.4, "embed_kb": None}
    lines = {line.split()[0]: line for line in start.table(found).splitlines()[1:]}
    assert lines.keys() == start.TARGETS.keys()
    assert [name for name, line in lines.items() if "missed" in line] == ["warm_ratio"]


@pytest.mark.parametrize("text", start.PLAIN.values())
def test_the_plain_page_knows_nothing_of_ours(text: str) -> None:
    assert "stdLibURL" not in text
    assert "lockFileURL" not in text
