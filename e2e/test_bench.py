"""`python -m engine bench --pyodide` measures in the browser's Python."""

import json
import subprocess
import sys
from itertools import islice

from setup import places


def test_the_first_figures_come_from_the_browser() -> None:
    command = [sys.executable, "-m", "setup.bench", "--quick"]
    with subprocess.Popen(command, cwd=places.ROOT, stdout=subprocess.PIPE, text=True) as bench:
        assert bench.stdout is not None
        found = [json.loads(line) for line in islice(bench.stdout, 3)]
        bench.terminate()
    assert [figure["figure"] for figure in found] == ["reference", "turns", "decision"]
    assert found[0]["seconds"] > 0
    assert found[1]["a_second"] > 0
    assert found[2]["level"] == "easy"
    assert 0 < found[2]["p50_s"] <= found[2]["p95_s"]
