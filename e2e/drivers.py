"""What drives Firefox and WebKitGTK, each behind the same two deeds."""

import json
import os
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 120
"""Seconds that a function of the page may take."""
DISPLAY = ["Xvfb", "-screen", "0", "1280x900x24", "-displayfd"]


class Driver(Protocol):
    """What every browser can do for us."""

    def goto(self, url: str) -> None:
        """Open an address."""

    def run(self, function: str) -> Any:
        """Return what a JavaScript function without arguments gives, promises kept."""

    def close(self) -> None:
        """End it."""


class Firefox:
    """Firefox under puppeteer, in a Node of its own."""

    def __init__(self) -> None:
        script = str(Path(__file__).with_name("firefox.mjs"))
        names = ("GRASVELD_NODE", "GRASVELD_PUPPETEER", "GRASVELD_FIREFOX")
        node, *more = (os.environ[name] for name in names)
        self._node = subprocess.Popen(
            [node, script, *more],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def goto(self, url: str) -> None:
        """Open an address."""
        self._ask("goto", url)

    def run(self, function: str) -> Any:
        """Return what a function gives in the page; RuntimeError where it raises."""
        return self._ask("run", function)

    def _ask(self, deed: str, what: str) -> Any:
        assert self._node.stdin
        assert self._node.stdout
        self._node.stdin.write(json.dumps({"deed": deed, "what": what}) + "\n")
        self._node.stdin.flush()
        answer = json.loads(self._node.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["ok"]

    def close(self) -> None:
        """End it."""
        self._node.communicate(timeout=30)


class WebKit:
    """WebKitGTK's small browser under Selenium, on a screen that nobody sees."""

    def __init__(self) -> None:
        from selenium import webdriver

        options = webdriver.WebKitGTKOptions()
        options.binary_location = os.environ["GRASVELD_WEBKIT"]
        options.add_argument("--automation")
        with ExitStack() as held:
            # A container's root has no sandbox to give.
            unboxed = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
            service = webdriver.WebKitGTKService(
                env={**os.environ, **unboxed, "DISPLAY": _screen(held)}
            )
            self._driver = webdriver.WebKitGTK(options=options, service=service)
            held.callback(self._driver.quit)
            self.close = held.pop_all().close
        self._driver.set_script_timeout(PATIENCE)

    def goto(self, url: str) -> None:
        """Open an address."""
        self._driver.get(url)

    def run(self, function: str) -> Any:
        """Return what a function gives in the page; RuntimeError where it raises."""
        from selenium.common.exceptions import WebDriverException

        done = f"Promise.resolve().then({function}).then((ok) => done({{ ok }}), "
        script = f"const done = arguments[0]; {done}(error) => done({{ error: String(error) }}));"
        try:
            answer = self._driver.execute_async_script(script)
        except WebDriverException as error:
            raise RuntimeError(str(error)) from error
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("ok")


def _screen(held: ExitStack) -> str:
    """Return the name of a screen that lasts as long as what is held."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        [*DISPLAY, str(writing)], pass_fds=[writing], stderr=subprocess.DEVNULL
    )
    held.enter_context(screen)
    held.callback(screen.terminate)
    os.close(writing)
    with os.fdopen(reading) as chosen:
        return ":" + chosen.readline().strip()


BROWSERS = {"firefox": Firefox, "webkit": WebKit}
