"""Who plays in an arena: a game's own levels, and functions that one brings along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from engine.game import USUAL, Budget, Game

Thinker = Callable[..., Any]
"""`(position, seat, chance, budget)` to a move, its notation, or a generator that returns one."""


class UnknownBot(ValueError):
    """A name or a function that leads to no bot; its text says which and why."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """One bot under the name that the results give it."""

    name: str
    """`hard`, `hard@1000` or what `--bot` says."""
    source: str
    """A level of the game, or `module:function`."""
    budget: Budget = USUAL
    """The work it may do for a decision."""


def entrants(names: Sequence[str], own: Sequence[str], budget: Budget) -> list[Entrant]:
    """The bots of these names in order, then those of `own` that were not named.

    A name is a level or one of `own`, with `@budget` after it for work of its own; each of
    `own` is `name=module:function`. Raises UnknownBot for a text that is neither.
    """
    sources = dict(_own(text) for text in own)
    wanted = [*names, *(name for name in sources if name not in names)]
    if len(set(wanted)) < len(wanted):
        raise UnknownBot("a bot is named twice: give one of them another budget, as in hard@1000")
    return [_entrant(name, sources, budget) for name in wanted]


def _own(text: str) -> tuple[str, str]:
    name, _, source = text.partition("=")
    if not name or "@" in name or not all(source.partition(":")):
        raise UnknownBot(f"{text}: a bot of one's own is written name=module:function")
    return name, source


def _entrant(text: str, sources: dict[str, str], budget: Budget) -> Entrant:
    name, at, work = text.partition("@")
    if at and not (work.isdecimal() and int(work)):
        raise UnknownBot(f"{text}: the budget after @ is a whole number, 100 being usual")
    return Entrant(text, sources.get(name, name), int(work) if at else budget)


def thinker(game: Game[Any, Any], entrant: Entrant) -> Thinker:
    """The function behind an entrant, its module imported. Raises UnknownBot."""
    module, colon, function = entrant.source.partition(":")
    if not colon:
        return _level(game, entrant.source)
    try:
        found = getattr(import_module(module), function)
    except Exception as error:  # whatever a module of somebody else's does on import
        raise UnknownBot(f"{entrant.source}: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise UnknownBot(f"{entrant.source} is no function")
    thinks: Thinker = found
    return thinks


def _level(game: Game[Any, Any], name: str) -> Thinker:
    if name not in game.bots:
        raise UnknownBot(f"{game.id} has no bot {name}: it has {', '.join(game.bots)}")
    return game.bots[name]
