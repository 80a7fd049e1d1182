"""What a person sees meanwhile: a line a step, a moving one for anything long."""

import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


class Failure(Exception):
    """Something a person has to act on; the text is all that is shown of it."""


def step(text: str) -> None:
    """Say what is being done."""
    print(text, flush=True)


@contextmanager
def moving(title: str, state: Callable[[], str]) -> Iterator[None]:
    """Show `title` with `state()` after it, ten times a second on a terminal, and the time at last.

    Where the output is no terminal only the first and the last line are written.
    """
    started, ended = time.monotonic(), threading.Event()
    painter = threading.Thread(target=_repaint, args=(title, state, ended), daemon=True)
    step(f"{title} …")
    if sys.stdout.isatty():
        painter.start()
    try:
        yield
    finally:
        ended.set()
        if painter.is_alive():
            painter.join()
    step(f"{title}: {time.monotonic() - started:.0f} s")


def _repaint(title: str, state: Callable[[], str], ended: threading.Event) -> None:
    started = time.monotonic()
    while not ended.wait(0.1):
        width = shutil.get_terminal_size().columns - 1
        line = f"  {title} · {time.monotonic() - started:.1f} s {state()}"
        sys.stdout.write("\r\x1b[2K" + line[:width])
        sys.stdout.flush()
    sys.stdout.write("\r\x1b[2K")


def bar(done: int, total: int) -> str:
    """Return a bar of 24 characters with the megabytes beside it."""
    filled = min(24, 24 * done // total) if total else 0
    return f"{'█' * filled}{'░' * (24 - filled)} {done / 1e6:.1f} of {total / 1e6:.1f} MB"


def run(
    title: str,
    command: Sequence[str],
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    state: Callable[[], str] | None = None,
) -> str:
    """Run `command` behind a moving line; return what it printed, or raise Failure with its end."""
    lines = [""]
    try:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise Failure(f"{title}: {command[0]} cannot be run ({error.strerror}).") from None
    with process, moving(title, state or (lambda: lines[-1])):
        assert process.stdout is not None
        lines.extend(line.rstrip() for line in process.stdout if line.strip())
    if process.returncode:
        raise Failure("\n".join([f"{title}: failed.", *lines[1:][-15:]]))
    return "\n".join(lines[1:])
