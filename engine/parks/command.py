"""`python -m engine parks`: whether the parks from many seeds are as the rules promise them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context

from engine import progress
from engine.arena.command import add_running, positive, tell_faults
from engine.arena.crew import records
from engine.arena.entrants import Entrant
from engine.arena.fixtures import Fixture
from engine.chance import Chance
from engine.game import USUAL, Json
from engine.olifantenpad import GAME
from engine.olifantenpad.makepark import LARGEST, SMALLEST
from engine.parks.report import Survey, misses, of_matches, of_parks, survey

HELP = "report how good the parks are"
_CHUNK = 8  # parks that a process takes at once


def add(command: argparse.ArgumentParser) -> None:
    """Gives the command its arguments."""
    command.add_argument("--report", type=positive, default=1000, help="parks to look at (1000)")
    command.add_argument("--matches", type=int, default=0, help="matches of equal bots (none)")
    command.add_argument("--bot", choices=list(GAME.bots), default="normal", help="who plays them")
    command.add_argument("--budget", type=positive, default=USUAL, help="work, 100 being usual")
    command.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    command.add_argument("--size", type=_size, default={}, metavar="13x9", help="columns x rows")
    command.add_argument("--show", type=int, default=0, help="draw so many of the parks")
    command.add_argument("--json", action="store_true", help="the result as one last line of JSON")
    add_running(command)
    command.set_defaults(run=run, seed="park")


def _size(text: str) -> Json:
    """The size that the text names, as in 13x9; argparse tells where it is none."""
    columns, _, rows = text.partition("x")
    sides = (int(columns), int(rows))
    if not all(SMALLEST <= side <= LARGEST for side in sides):
        raise argparse.ArgumentTypeError(f"a park is {SMALLEST} to {LARGEST} cells wide and high")
    return {"columns": sides[0], "rows": sides[1]}


def run(chosen: argparse.Namespace) -> int:
    """Prints the report; 1 where a figure is not as the rules want it."""
    options = {"seats": chosen.seats, **chosen.size}
    for number in range(chosen.show):
        print(GAME.picture(GAME.start(options, Chance(f"{chosen.seed} {number}"))), "\n")
    found = {"seats": chosen.seats, **of_parks(_surveys(chosen, options))}
    if chosen.matches > 0:
        found |= {"bot": chosen.bot, "budget": chosen.budget, **of_matches(_matches(chosen))}
    missed = misses(found)
    print(json.dumps({**found, "misses": missed}) if chosen.json else text(found, missed))
    return int(bool(missed))


def _surveys(chosen: argparse.Namespace, options: Json) -> list[Survey]:
    seeds = [f"{chosen.seed} {number}" for number in range(chosen.report)]
    with get_context("spawn").Pool(min(chosen.jobs, len(seeds))) as pool:
        found = pool.imap_unordered(partial(survey, options=options), seeds, _CHUNK)
        return list(progress.watched(found, "Parks", len(seeds)))


def _matches(chosen: argparse.Namespace) -> list[Json]:
    """The records of matches in which one bot sits on every seat."""
    lineup = (chosen.bot,) * chosen.seats
    seeds = (f"{chosen.seed} {number}" for number in range(chosen.matches))
    fixtures = [Fixture(GAME.id, lineup, seed, options=chosen.size) for seed in seeds]
    bots = [Entrant(chosen.bot, chosen.bot, chosen.budget)]
    playing = records(fixtures, bots, chosen.jobs, chosen.limit)
    found = list(progress.watched(playing, "Matches", len(fixtures)))
    for record in found:
        tell_faults(record)
    return found


def text(found: Json, missed: Sequence[str]) -> str:
    """The report for people, a line a figure, those that miss marked."""
    lines = [f"{name:20} {_told(value)}{_mark(name, missed)}" for name, value in found.items()]
    return "\n".join(lines)


def _mark(name: str, missed: Sequence[str]) -> str:
    return "   ← not as it should be" if name in missed else ""


def _told(value: object) -> str:
    if isinstance(value, dict):
        return f"{value['mean']:8.2f}   ({value['p5']} … {value['p95']})"
    return f"{value:8.4f}" if isinstance(value, float) else f"{value:>8}"
