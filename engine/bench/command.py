"""`python -m engine bench`: times of the bots' decisions, pace of rules and walks.

With --pyodide the same is measured by Python in a real browser, which `serve.py bench` starts.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from engine import progress
from engine.arena.command import positive
from engine.bench.figures import exploits, figures
from engine.game import Json

HELP = "measure how fast rules and bots are"
_SERVE = Path(__file__).resolve().parent.parent.parent / "serve.py"


def add(command: argparse.ArgumentParser) -> None:
    """Gives the command its arguments."""
    other = command.add_mutually_exclusive_group()
    other.add_argument("--pyodide", action="store_true", help="in a real browser")
    command.add_argument("--quick", action="store_true", help="one match of each game alone")
    other.add_argument(
        "--exploit",
        type=positive,
        metavar="N",
        help="instead, what a rival gains who knows Hard's mixture, over N positions",
    )
    command.add_argument("--json", action="store_true", help="the result as one last line of JSON")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the figures, each as it comes or all at the end; 1 where they cannot be had."""
    where = "pyodide" if chosen.pyodide else platform.python_implementation().lower()
    found = []
    for figure in _wanted(chosen):
        found.append(figure)
        (progress.say if chosen.json else print)(text(figure))
    if chosen.json:
        print(json.dumps({"where": where, "figures": found}))
    return int(not found)


def _wanted(chosen: argparse.Namespace) -> Iterator[Json]:
    if chosen.exploit:
        return exploits(chosen.exploit)
    return _in_browser(chosen.quick) if chosen.pyodide else figures(chosen.quick)


def _in_browser(quick: bool) -> Iterator[Json]:
    """The figures as `serve.py bench` prints them; whatever else it says goes to the errors."""
    command = [sys.executable, str(_SERVE), "bench", *(["--quick"] if quick else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("{"):
                yield json.loads(line)
            else:
                progress.say(line.rstrip())


def text(figure: Json) -> str:
    """A figure as a line for people."""
    name = f"{figure['figure']:10}{figure.get('game', ''):14}{figure.get('level', ''):8}"
    if "seconds" in figure:
        return f"{name}{figure['seconds'] * 1000:12.1f} ms for a plain loop"
    if "gain" in figure:
        told = f"{figure['ratio']:8.1%} of the stake, by knowing Hard's mixture"
        return f"{name}{told}   ({figure['positions']} positions)"
    if "a_second" in figure:
        return f"{name}{figure['a_second']:12,.0f} a second {figure['ratio']:16.1f} a loop"
    times = f"p50 {figure['p50_s'] * 1000:8.1f} ms   p95 {figure['p95_s'] * 1000:8.1f} ms"
    return f"{name}{times} {figure['ratio']:8.1f} loops   ({figure['decisions']} decisions)"
