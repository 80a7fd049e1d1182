"""The five lessons of Olifantenpad."""

from __future__ import annotations

from engine.lesson import Lesson
from engine.olifantenpad.lessons.hours import SECRETS
from engine.olifantenpad.lessons.owners import BUSY, OWNING
from engine.olifantenpad.lessons.trails import CHEAP, WALKING
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position

LESSONS: tuple[Lesson[Position, Plan], ...] = (WALKING, CHEAP, OWNING, BUSY, SECRETS)
