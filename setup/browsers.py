"""Other browsers than Chromium for `test --all`: Firefox and WebKitGTK, with what drives them."""

import shutil
from pathlib import Path

from setup import environment, node, packages, system, telling

PURPOSE = "What `test --all` needs of other browsers"
MINI = "webkit2gtk-4.*/MiniBrowser"
"""The small browser that comes with WebKitGTK, somewhere under /usr/lib."""


def prepare() -> dict[str, str]:
    """Install what is missing, saying so; return the environment in which the tests find it all.

    Raises Failure, with the line that a person has to type, where it cannot be had.
    """
    if missing := _missing():
        system.install(missing, PURPOSE)
    if still := _missing():
        raise telling.Failure(f"{PURPOSE}: {', '.join(still)} was installed but cannot be found.")
    environment.prepare("browsers")
    driver = packages.script("puppeteer", "puppeteer-core")
    return {
        "GRASVELD_FIREFOX": str(firefox()),
        "GRASVELD_PUPPETEER": str(driver),
        "GRASVELD_NODE": str(node.node()),
        "GRASVELD_WEBKIT": str(mini_browser()),
    }


def _missing() -> list[str]:
    """Return the Debian packages whose programs are not here."""
    here = {
        "firefox-esr": firefox(),
        "webkit2gtk-driver": shutil.which("WebKitWebDriver") and mini_browser(),
        "xvfb": shutil.which("Xvfb"),
    }
    return [package for package, program in here.items() if not program]


def firefox() -> str | None:
    """Return the Firefox of this machine."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def mini_browser(libraries: Path = Path("/usr/lib")) -> Path | None:
    """Return WebKitGTK's small browser, which its driver starts."""
    found = [*libraries.glob(f"*/{MINI}"), *libraries.glob(MINI)]
    return max(found, default=None)
