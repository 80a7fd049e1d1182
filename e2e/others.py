"""Firefox and WebKitGTK behind one small interface: go to an address, run a function there."""

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 120
"""Seconds until what is awaited counts as never coming."""
DISPLAY = ["Xvfb", "-screen", "0", "1280x900x24", "-displayfd"]
READ = "() => document.body.innerText"
PRESS = """() => {
  const named = [...document.querySelectorAll('button, a')].filter((each) => each.checkVisibility()
    && !each.disabled && each.textContent.trim() === NAME);
  named.at(-1)?.click();
  return named.length > 0;
}"""
FILL = """() => {
  const label = [...document.querySelectorAll('label')]
    .find((each) => each.checkVisibility() && each.textContent.trim().startsWith(NAME));
  const field = label?.control ?? label?.querySelector('input, select, textarea');
  if (!field) return false;
  field.value = VALUE;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}"""


class Driver(Protocol):
    """What every browser can do for us."""

    def goto(self, url: str) -> None:
        """Open an address."""

    def run(self, function: str) -> Any:
        """Return what a JavaScript function without arguments gives, promises kept."""


class Hands:
    """A person at one of them: looks, presses, waits."""

    def __init__(self, driver: Driver) -> None:
        self.goto, self.run = driver.goto, driver.run

    def until(self, condition: str, patience: float = PATIENCE) -> None:
        """Wait until an expression of the page holds, `state` being the page's own."""
        holds = f"async () => {{ {STATE} return !!({condition}); }}"
        self._until(holds, condition, patience)

    def press(self, name: str) -> None:
        """Press the button, or follow the link, of this name once it is there."""
        self._until(PRESS.replace("NAME", json.dumps(name)), f"a button “{name}”")

    def fill(self, label: str, value: str) -> None:
        """Fill in the field under a label once it is there."""
        named = FILL.replace("NAME", json.dumps(label)).replace("VALUE", json.dumps(value))
        self._until(named, f"a field “{label}”")

    def _until(self, holds: str, what: str, patience: float = PATIENCE) -> None:
        deadline = time.monotonic() + patience
        while not self._holds(holds):
            assert time.monotonic() < deadline, f"never came: {what}\n{self.run(READ)}"
            time.sleep(0.1)

    def _holds(self, holds: str) -> bool:
        try:
            return bool(self.run(holds))
        except RuntimeError:  # the page is just being changed for another
            return False


STATE = """const { state } = document.querySelector('script[src="main.js"]')
  ? await import('/state.js') : { state: null };"""
"""A build has no modules to look into: there `state` is null."""


class Firefox:
    """Firefox under puppeteer, in a Node of its own."""

    def __init__(self, profile: Path) -> None:
        script = str(Path(__file__).with_name("firefox.mjs"))
        names = ("GRASVELD_NODE", "GRASVELD_PUPPETEER", "GRASVELD_FIREFOX")
        node, *more = (os.environ[name] for name in names)
        self._node = subprocess.Popen(
            [node, script, *more, str(profile)],
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

    def __init__(self, profile: Path) -> None:
        from selenium import webdriver

        reading, writing = os.pipe()
        self._screen = subprocess.Popen(
            [*DISPLAY, str(writing)], pass_fds=[writing], stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as chosen:
            os.environ["DISPLAY"] = ":" + chosen.readline().strip()
        # A container's root has no sandbox to give.
        os.environ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        options = webdriver.WebKitGTKOptions()
        options.binary_location = os.environ["GRASVELD_WEBKIT"]
        options.add_argument("--automation")
        self._driver = webdriver.WebKitGTK(options=options)
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

    def close(self) -> None:
        """End it, and its screen."""
        self._driver.quit()
        self._screen.terminate()
        self._screen.wait(10)


BROWSERS = {"firefox": Firefox, "webkit": WebKit}


@contextmanager
def browsing(name: str) -> Iterator[Hands]:
    """A person at a fresh browser of this name."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        driver = BROWSERS[name](Path(profile))
        try:
            yield Hands(driver)
        finally:
            driver.close()
