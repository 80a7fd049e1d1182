"""The engine on the command line: `python -m engine COMMAND`."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from engine import lines, terminal
from engine.arena import command as arena
from engine.bench import command as bench
from engine.english import sentence
from engine.game import Json, Refusal
from engine.games import GAMES
from engine.parks import command as parks
from engine.signatures import is_genuine_entry
from engine.transcript import UnreadableTranscript, digest, turns
from engine.verify import verify

COMMANDS = {"arena": arena, "parks": parks, "bench": bench}
"""The larger commands, each a module with its `HELP` and `add`, which gives it its arguments."""


class MissingPackage(Refusal):
    """Something can be done with a package alone that is not there."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; 0 when all went well, 1 when something was refused."""
    chosen = _chosen(_parser(), arguments)
    command: Callable[[argparse.Namespace], int] = chosen.run
    try:
        return command(chosen)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _chosen(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments; bots may be named after an option too, which argparse alone does not take."""
    chosen, more = parser.parse_known_args(arguments)
    if more and (not hasattr(chosen, "bots") or any(text.startswith("-") for text in more)):
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    if more:
        chosen.bots += more
    return chosen


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, text in (("step", "play a turn"), ("legal", "tell what is legal")):
        command = commands.add_parser(name, help=f"{text}, JSON Lines in and out")
        command.set_defaults(run=_lines, answer=getattr(lines, name))
    _add_play(commands.add_parser("play", help="a match in the terminal against Easy bots"))
    _add_replay(commands.add_parser("replay", help="play a transcript again"))
    verifying = commands.add_parser("verify", help="check a transcript's hashes and signatures")
    verifying.add_argument("file", type=Path, help="a transcript as JSON")
    verifying.set_defaults(run=_verify)
    for name, module in COMMANDS.items():
        module.add(commands.add_parser(name, help=module.HELP, description=module.__doc__))
    return parser


def _add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=list(GAMES))
    command.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    command.add_argument("--seed", default=None, help="for the same match again")
    command.set_defaults(run=_play)


def _add_replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, help="a transcript as JSON")
    command.add_argument("--show", action="store_true", help="draw the boards")
    command.set_defaults(run=_replay)


def _lines(chosen: argparse.Namespace) -> int:
    """A line out for every line in; 1 when any was refused."""
    return _print(lines.answers(sys.stdin.buffer, chosen.answer))


def _print(answers: Iterable[Json]) -> int:
    refused = 0
    for answer in answers:
        refused |= "error" in answer
        sys.stdout.write(json.dumps(answer, separators=(",", ":")) + "\n")
    sys.stdout.flush()
    return int(refused)


def _play(chosen: argparse.Namespace) -> int:
    seed = chosen.seed or secrets.token_hex(8)
    try:
        terminal.play(chosen.game, chosen.seats, seed, input, _say())
    except Refusal as refusal:
        return _print([{"error": sentence(refusal)}])
    return 0


def _say() -> terminal.Say:
    """Colours only where a terminal shows them and nobody asked for none."""
    coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    return print if coloured else terminal.plain(print)


def _replay(chosen: argparse.Namespace) -> int:
    """A line a turn and at last the digest; with `--show` the boards instead."""
    try:
        transcript = _read(chosen.file)
        matches = list(turns(transcript))
    except Refusal as refusal:
        return _print([{"error": sentence(refusal)}])
    if chosen.show:
        for match in matches:
            _say()(match.game.picture(match.position) + "\n")
        return 0
    return _print([*map(terminal.describe, matches), {"digest": digest(transcript)}])


def _verify(chosen: argparse.Namespace) -> int:
    """One line: what the match came to, or the first entry that does not hold and why."""
    try:
        verdict = verify(_read(chosen.file), is_genuine_entry)
    except Refusal as refusal:
        return _print([{"error": sentence(refusal)}])
    except ImportError as missing:
        return _print([{"error": sentence(_wanted(missing))}])
    return _print([{key: told for key, told in asdict(verdict).items() if key != "record"}])


def _wanted(missing: ImportError) -> Refusal:
    """What has to be installed: `cryptography`, or numpy where Normal bots played along."""
    return MissingPackage("verify-package", name=str(missing.name).partition(".")[0])


def _read(file: Path) -> Json:
    try:
        data = json.loads(file.read_bytes())
    except (OSError, ValueError, RecursionError):
        raise UnreadableTranscript("file-unreadable", file=str(file)) from None
    return dict(data) if isinstance(data, dict) else {}


if __name__ == "__main__":
    sys.exit(main())
