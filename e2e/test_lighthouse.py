"""Lighthouse on home and, under `test --all`, on more: access, good practice, search engines."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from e2e.conftest import QUIET
from e2e.pairs import ALL
from setup.browser import find
from setup.node import node
from setup.packages import script

CATEGORIES = ("accessibility", "best-practices", "seo")
PATHS = ["/", *(["/#/play/olifantenpad?seats=2", "/#/help/splits"] if ALL else [])]


@pytest.mark.parametrize("path", PATHS)
def test_lighthouse_gives_98_or_more(site: str, path: str, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    command = [
        *(str(node()), str(script("lighthouse", "lighthouse", "cli", "index.js"))),
        *(f"{site}{path}", "--quiet"),
        *("--output=json", f"--output-path={report}", f"--only-categories={','.join(CATEGORIES)}"),
        f"--chrome-flags={' '.join(['--headless=new', *QUIET])}",
    ]
    chromium = os.environ.get("GRASVELD_CHROMIUM") or str(find())
    env = {**os.environ, "CHROME_PATH": chromium}
    subprocess.run(command, env=env, check=True, timeout=170, capture_output=True)
    categories = json.loads(report.read_text("utf-8"))["categories"]
    scores = {name: categories[name]["score"] for name in CATEGORIES}
    assert all(score >= 0.98 for score in scores.values()), scores
