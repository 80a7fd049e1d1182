"""A match in the terminal."""

from collections.abc import Iterable

from engine.match import TURN, fold
from engine.terminal import describe, plain, play
from tests.test_match import HUMAN, begin


def session(game: str, texts: Iterable[str], seats: int = 2) -> tuple[bool, str]:
    """A match with these lines typed; whether it came to its end, and all it showed."""
    typed, shown = iter(texts), list[str]()

    def ask(prompt: str) -> str:
        text = next(typed, None)
        if text is None:
            raise EOFError
        return text

    return play(game, seats, "terminal", ask, plain(shown.append)), "\n".join(shown)


def test_a_whole_match_of_olifantenpad() -> None:
    ended, shown = session("olifantenpad", ["-"] * 5)
    assert ended
    assert "Seat 2 walks" in shown
    assert "Seat 2 wins." in shown


def test_an_illegal_or_unreadable_plan_is_asked_for_again() -> None:
    ended, shown = session("olifantenpad", ["z9", "b2!", "-", "q"])
    assert not ended
    assert "This seat is not in the park yet" in shown
    assert "A plan reads like" in shown
    assert shown.endswith("Stopped.")


def test_splits_lists_its_moves() -> None:
    ended, shown = session("splits", ["l", "T0,0/0"])
    assert not ended
    assert "T0,0/0 T0,0/1 T0,0/2" in shown
    assert "Seat 2: T" in shown


def test_a_turn_of_a_replay_as_json() -> None:
    match = fold([begin("splits", [HUMAN, HUMAN], "seed", {})])
    told = describe(match)
    assert match.stage == TURN
    assert (told["turn"], told["points"], "winners" in told) == (0, (0, 0), False)
    over = describe(fold([begin("splits", [HUMAN, HUMAN], "s", {}), {"kind": "leave", "seat": 0}]))
    assert over["winners"] == (1,)
