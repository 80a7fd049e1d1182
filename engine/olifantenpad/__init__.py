"""Olifantenpad: plan a secret walk through the park, and let the crowd follow your trail."""

from __future__ import annotations

from engine.game import Game
from engine.olifantenpad.bots import BOTS, advise, review
from engine.olifantenpad.costs import preview
from engine.olifantenpad.daily import start
from engine.olifantenpad.hour import leave
from engine.olifantenpad.notation import GAME_ID, RULES, read_position, write_position
from engine.olifantenpad.picture import picture
from engine.olifantenpad.plans import Plan, check, choices, plans, read_plan, write_plan
from engine.olifantenpad.position import Position, present, score, to_move
from engine.olifantenpad.report import offers, report
from engine.olifantenpad.turn import idle, play

GAME: Game[Position, Plan] = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(1, 5),
    seconds=30,
    start=start,
    to_move=to_move,
    moves=plans,
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
    read_move=read_plan,
    write_move=write_plan,
    read_position=read_position,
    write_position=write_position,
    bots=BOTS,
    advise=advise,
    review=review,
)
