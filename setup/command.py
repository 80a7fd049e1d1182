"""The commands of serve.py: serve, test, build."""

import argparse
from collections.abc import Sequence

from setup import environment, telling, vendor
from setup.fetch import fetch
from setup.lock import read_lock


def prepare() -> None:
    """Bring the project to where the page can be served."""
    environment.prepare("serve")
    vendor.lay(fetch([asset for asset in read_lock() if asset.purpose == "site"]))


def main(arguments: Sequence[str]) -> int:
    try:
        prepare()
    except telling.Failure as failure:
        print(failure)
        return 1
    return 0
