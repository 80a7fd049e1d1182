"""`python -m engine arena`: a round robin of bots, with a table or one line of JSON at its end."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path

from engine import progress, ratings
from engine.arena import ledger, results
from engine.arena.crew import records
from engine.arena.entrants import Entrant, UnknownBot, entrants, thinker
from engine.arena.fixtures import Fixture, fixtures, lineups
from engine.chance import is_seed
from engine.game import USUAL, Json
from engine.games import GAMES

HELP = "let bots play each other"
_LIMIT = 60.0  # seconds a decision
_LONGEST_SEED = 100  # a board's number comes behind it


def _seed(text: str) -> str:
    """The text where seeds can begin with it; argparse tells where they cannot."""
    if not is_seed(text) or len(text) > _LONGEST_SEED:
        raise argparse.ArgumentTypeError(f"a seed is 1 to {_LONGEST_SEED} plain characters")
    return text


def add(command: argparse.ArgumentParser) -> None:
    """Gives the command its arguments."""
    command.add_argument("game", choices=list(GAMES))
    command.add_argument("bots", nargs="*", metavar="BOT", help="a level, as in hard or hard@1000")
    command.add_argument("--matches", type=positive, default=100, help="of every pair (100)")
    command.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    command.add_argument("--budget", type=positive, default=USUAL, help="work, 100 being usual")
    command.add_argument("--bot", action="append", default=[], metavar="NAME=MODULE:FUNCTION")
    command.add_argument("--out", type=Path, metavar="FILE", help="JSON Lines, goes on from there")
    command.add_argument("--json", action="store_true", help="the result as one last line of JSON")
    add_running(command)
    command.set_defaults(run=run, complain=command.error)


def add_running(command: argparse.ArgumentParser) -> None:
    """The arguments of every command that plays matches."""
    cores = os.cpu_count() or 1
    command.add_argument("--jobs", type=positive, default=cores, help=f"processes ({cores})")
    command.add_argument("--limit", type=float, default=_LIMIT, help="seconds a decision (60)")
    command.add_argument("--seed", type=_seed, default="arena", help="names the boards (arena)")


def positive(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def run(chosen: argparse.Namespace) -> int:
    """Plays what is not played yet, prints the result; 0 even where a bot failed."""
    try:
        present = entrants(chosen.bots, chosen.bot, chosen.budget)
        for entrant in present:
            thinker(GAMES[chosen.game], entrant)
    except UnknownBot as error:
        chosen.complain(str(error))
    if len(present) < 2:
        chosen.complain("an arena needs two bots")
    if chosen.out and (chosen.out.is_dir() or not chosen.out.parent.is_dir()):
        chosen.complain(f"{chosen.out} cannot be a file")
    names = [entrant.name for entrant in present]
    wanted = list(fixtures(chosen.game, names, chosen.matches, chosen.seats, chosen.seed))
    _print(chosen, names, _play(chosen, wanted, present))
    return 0


def _play(
    chosen: argparse.Namespace, wanted: Sequence[Fixture], present: Sequence[Entrant]
) -> list[Json]:
    """The records of all wanted matches: those in the file, then those played now."""
    budgets = {entrant.name: entrant.budget for entrant in present}
    kept = ledger.played(ledger.read(chosen.out) if chosen.out else [], wanted, budgets)
    left = [one for one in wanted if (one.game, one.lineup, one.seed) not in kept]
    found = list(kept.values())
    playing = records(left, present, chosen.jobs, chosen.limit)
    for record in progress.watched(playing, "Matches", len(wanted), len(found)):
        found.append(record)
        if chosen.out:
            own = {name: budgets[name] for name in record["lineup"]}
            ledger.append(chosen.out, {**record, "budgets": own})
        tell_faults(record)
    return found


def tell_faults(record: Json) -> None:
    """A line for every bot that lost its match by a fault."""
    for fault in record["faults"]:
        who = f"{record['lineup'][fault['seat']]} (seat {fault['seat'] + 1})"
        where = f"turn {fault['turn'] + 1}, seed {record['seed']!r}"
        progress.say(f"{who} loses by a fault, {where}: {fault['why']}")


def _print(chosen: argparse.Namespace, names: Sequence[str], found: Sequence[Json]) -> None:
    boards = results.boards(found)
    pairs = results.pairs(lineups(names, chosen.seats), boards)
    bots = results.bots(found, ratings.elo(boards))
    if chosen.json:
        print(json.dumps({"pairs": pairs, "bots": bots}))
    else:
        print(results.text(pairs, bots))
