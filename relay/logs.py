"""Structured logs, a line of JSON each: what happened, never what anybody said or planned."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any, TextIO

import structlog

log = structlog.get_logger("relay")


def begin(stream: TextIO = sys.stderr) -> None:
    """Write lines of JSON to `stream`, other libraries' warnings too."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(stream),
    )
    logging.basicConfig(handlers=[_Lines()], level=logging.WARNING, force=True)


def trouble(event: str, error: BaseException, **fields: Any) -> None:
    """Log that something went wrong: which error and where, not its words, which might tell."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.name}:{frame.lineno}" for frame in frames[-4:]]
    log.error(event, error=type(error).__name__, where=where, **fields)


class _Lines(logging.Handler):
    """Passes on that another library has something to say."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        if record.exc_info and record.exc_info[1]:
            trouble(str(record.msg), record.exc_info[1], logger=record.name)
        else:
            log.warning(str(record.msg), logger=record.name)
