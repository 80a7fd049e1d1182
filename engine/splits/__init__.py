"""Splits: occupy as many fields of a pasture as you can (`rules/splits.md`)."""

from __future__ import annotations

from engine.game import Game
from engine.splits.bots import BOTS, idle
from engine.splits.bots.advice import advise, review
from engine.splits.checking import check
from engine.splits.choices import choices
from engine.splits.codec import read_position, write_position
from engine.splits.daily import start
from engine.splits.moves import Move, moves
from engine.splits.notation import read_move, write_move
from engine.splits.picture import picture
from engine.splits.position import ID, RULES_VERSION, SEATS, Position, present, to_move
from engine.splits.report import offers, preview, report
from engine.splits.scoring import score
from engine.splits.turns import leave, play

GAME: Game[Position, Move] = Game(
    id=ID,
    rules=RULES_VERSION,
    seats=SEATS,
    seconds=45,
    start=start,
    to_move=to_move,
    moves=moves,
    check=check,
    play=play,
    leave=leave,
    idle=idle,
    present=present,
    score=score,
    choices=choices,
    preview=preview,
    offers=offers,
    report=report,
    picture=picture,
    read_move=read_move,
    write_move=write_move,
    read_position=read_position,
    write_position=write_position,
    bots=BOTS,
    advise=advise,
    review=review,
)
