"""axe-core on a page: everything it finds, a line each."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from setup.fetch import fetch
from setup.lock import read_lock

OPTIONS = {
    "resultTypes": ["violations"],
    # WCAG 2.2's own rule is off by default.
    "rules": {"target-size": {"enabled": True}},
}


def findings(page: Page) -> list[str]:
    """Return what axe-core finds on the page as it stands: rule, what it says, where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: Any = page.evaluate("(options) => axe.run(document, options)", OPTIONS)
    return [
        f"{rule['id']}: {rule['help']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@cache
def _source() -> str:
    asset = next(asset for asset in read_lock() if asset.package == "axe-core")
    return fetch([asset])[asset].read_text("utf-8")
