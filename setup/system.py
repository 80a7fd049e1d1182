"""What only the system can give: installed as root on Debian, else asked for in one line."""

import os
import shutil

from setup import telling


def install(packages: list[str], purpose: str) -> None:
    """Install Debian packages, or raise Failure with the line that a person has to type."""
    line = "apt-get install --yes " + " ".join(packages)
    if not shutil.which("apt-get"):
        raise telling.Failure(f"{purpose} is missing. On Debian or Ubuntu it comes with: {line}")
    if os.geteuid() != 0:
        raise telling.Failure(f"{purpose} is missing. Type this and start again: sudo {line}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    telling.run("Reading Debian's package lists", ["apt-get", "update"], env=quiet)
    telling.run(f"Installing {' '.join(packages)} ({purpose})", line.split(), env=quiet)
