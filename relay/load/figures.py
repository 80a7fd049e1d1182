"""What a run under load comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that so large a share does not exceed; 0 of none."""
    if not values:
        return 0.0
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


@dataclass(frozen=True, slots=True)
class Use:
    """What relay processes have used so far."""

    seconds: float
    """Of processor time."""
    memory: float
    """Resident, in KiB."""


def read_use(page: str) -> Use:
    """Return what a page of Prometheus figures says of its process."""
    rows = (line.rpartition(" ") for line in page.splitlines() if not line.startswith("#"))
    values = {name: value for name, _, value in rows}
    cpu = float(values["process_cpu_seconds_total"])
    return Use(cpu, float(values["process_resident_memory_bytes"]) / 1024)


def total(uses: Sequence[Use]) -> Use:
    """Return the use of several processes together."""
    return Use(sum(use.seconds for use in uses), sum(use.memory for use in uses))
