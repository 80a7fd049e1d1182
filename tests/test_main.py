"""The command line, as a process of its own."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.verify import write
from tests.playthroughs.record import FOLDER
from tests.playthroughs.rooms.record import FOLDER as ROOMS
from tests.room.scripted import Scripted
from tests.test_lines import PARK

ROOT = Path(__file__).resolve().parent.parent


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments], input=given, capture_output=True, cwd=ROOT
    )


def lines(text: bytes) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_step_answers_lines_and_says_when_one_was_bad() -> None:
    good = json.dumps({"position": PARK, "actions": ["a1>b2 c3"]}).encode()
    done = run("step", given=good + b"\n" + good)
    assert (done.returncode, done.stderr) == (0, b"")
    assert [line["points"] for line in lines(done.stdout)] == [[6], [6]]
    done = run("step", given=b"noise\n" + good + b"\n")
    assert (done.returncode, done.stderr) == (1, b"")
    assert ["error" in line for line in lines(done.stdout)] == [True, False]


def test_legal_answers_lines() -> None:
    done = run("legal", given=json.dumps({"position": PARK, "seat": 0}).encode())
    assert lines(done.stdout) == [{"next": [], "gates": ["a1", "d4"]}]


@pytest.mark.parametrize("noise", [b"\x00" * 10_000_000, b"[" * 10_000_000, b"\xff{" * 5_000_000])
def test_ten_megabytes_of_noise_get_one_clear_error(noise: bytes) -> None:
    done = run("step", given=noise)
    assert (done.returncode, done.stderr) == (1, b"")
    assert lines(done.stdout) == [{"error": "The line is not JSON."}]


def test_a_reader_that_goes_away_leaves_no_trace() -> None:
    many = (json.dumps({"position": PARK, "actions": ["-"]}) + "\n").encode() * 2000
    command = f"{sys.executable} -m engine step | head -n 1"
    done = subprocess.run(command, input=many, shell=True, capture_output=True, cwd=ROOT)
    assert done.stderr == b""


def test_play_is_a_match_in_plain_text_where_there_is_no_terminal() -> None:
    done = run("play", "olifantenpad", "--seed", "x", given=b"-\n" * 5)
    assert done.returncode == 0
    assert b"\x1b" not in done.stdout
    assert b"Seat 2 wins." in done.stdout


def test_play_stops_when_nothing_more_is_typed() -> None:
    assert run("play", "splits").stdout.endswith(b"Stopped.\n")


def test_replay_prints_every_turn_and_the_digest(tmp_path: Path) -> None:
    told = json.loads((FOLDER / "olifantenpad-01.json").read_text())
    file = tmp_path / "match.json"
    file.write_text(json.dumps(told["transcript"]))
    done = run("replay", str(file))
    assert done.returncode == 0
    assert [line.get("turn") for line in lines(done.stdout)[:-1]] == list(range(6))
    assert lines(done.stdout)[-1] == {"digest": told["digest"]}
    assert b"visitors" in run("replay", "--show", str(file)).stdout


@pytest.mark.parametrize("text", ["", "[]", "{}", "[" * 100_000])
def test_replay_of_what_is_no_transcript_is_one_clear_error(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    done = run("replay", str(file))
    assert (done.returncode, done.stderr) == (1, b"")
    assert len(lines(done.stdout)) == 1
    assert "error" in lines(done.stdout)[0]


def test_replay_of_a_file_that_is_not_there() -> None:
    assert b"cannot be read" in run("replay", "nowhere.json").stdout


def test_verify_prints_the_result_or_what_does_not_hold(tmp_path: Path) -> None:
    room, file = Scripted("splits", clock=45), tmp_path / "match.json"
    room.begin()
    room.say(room.people[0], "leave")
    transcript = write(room.room, room.log)
    file.write_text(json.dumps(transcript))
    done = run("verify", str(file))
    assert (done.returncode, done.stderr) == (0, b"")
    (verdict,) = lines(done.stdout)
    assert verdict["result"] == {"why": "left", "points": [0, 0], "ties": [0, 0], "winners": [1]}
    transcript["log"][4]["time"] += 1
    file.write_text(json.dumps(transcript))
    done = run("verify", str(file))
    assert (done.returncode, done.stderr) == (1, b"")
    told = (
        "Entry 5 of the transcript does not hold. Entry 5 does not follow from the ones before it."
    )
    assert lines(done.stdout) == [{"error": told}]


@pytest.mark.parametrize("package", ["cryptography", "numpy"])
def test_verify_says_which_package_it_lacks(package: str, tmp_path: Path) -> None:
    told, file = json.loads((ROOMS / "olifantenpad-bots.json").read_text()), tmp_path / "match.json"
    file.write_text(json.dumps(told["transcript"]))
    without = f"import runpy, sys; sys.modules[{package!r}] = None; sys.argv[0] = 'engine'"
    code = f"{without}; runpy.run_module('engine', run_name='__main__')"
    command = [sys.executable, "-c", code, "verify", str(file)]
    done = subprocess.run(command, capture_output=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (1, b"")
    error = f"To verify this: python -m pip install {package}"
    assert lines(done.stdout) == [{"error": error}]


def test_an_unknown_command_gets_the_usage() -> None:
    done = run("dance")
    assert done.returncode == 2
    assert b"usage" in done.stderr
