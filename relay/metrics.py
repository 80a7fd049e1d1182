"""Figures for Prometheus, at a port of their own: how much, never what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


@dataclass(frozen=True, slots=True)
class Metrics:
    """The figures of one relay."""

    registry: CollectorRegistry = field(default_factory=CollectorRegistry)
    connections: Gauge = field(init=False)
    rooms: Gauge = field(init=False)
    entries: Counter = field(init=False)
    refusals: Counter = field(init=False)
    dropped: Counter = field(init=False)
    storing: Histogram = field(init=False)

    def __post_init__(self) -> None:
        made = {
            "connections": self._make(Gauge, "connections", "Sockets that are open"),
            "rooms": self._make(Gauge, "rooms", "Rooms in memory"),
            "entries": self._make(Counter, "entries", "Entries stored"),
            "refusals": self._make(Counter, "refusals", "Requests refused", ["message"]),
            "dropped": self._make(Counter, "dropped", "Sockets dropped since they did not read"),
            "storing": self._make(Histogram, "storing_seconds", "Storing entries", buckets=SECONDS),
        }
        ProcessCollector(registry=self.registry)
        for name, metric in made.items():
            object.__setattr__(self, name, metric)

    def _make(
        self, kind: Callable[..., object], name: str, told: str, *more: object, **options: object
    ) -> object:
        return kind(f"grasveld_{name}", told, *more, registry=self.registry, **options)


def serve(metrics: Metrics, host: str, port: int) -> tuple[WSGIServer, Thread]:
    """Answer at http://host:port/metrics; return the server (its port in `server_port`)."""
    return start_http_server(port, host, metrics.registry)
