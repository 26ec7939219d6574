"""What Prometheus may ask; a registry of its own for every server.

Counts that go up with every move are plain numbers here, put into Prometheus's form when it asks.
"""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

TIMES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
WRITES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Spread:
    """How often a figure was how large."""

    def __init__(self, name: str, what: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.what = what
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def family(self) -> Metric:
        bounds = [*map(floatToGoString, self.bounds), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.counts)), strict=True))
        return HistogramMetricFamily(self.name, self.what, buckets=buckets, sum_value=self.sum)


class Metrics(Collector):
    """Counts and times; no table and no person is named."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.refused = Counter("speeltafel_refused", "Moves refused", registry=self.registry)
        self.tables = Gauge("speeltafel_tables", "Tables there are", registry=self.registry)
        self.resting = Gauge(
            "speeltafel_resting", "Tables of them that are out of memory", registry=self.registry
        )
        self.sockets = Gauge("speeltafel_sockets", "Sockets open", registry=self.registry)
        self.moves: Tally[tuple[str, str]] = Tally()
        """By game and by who made them."""
        self.connections = 0
        self.lost = 0
        """How often all tables were given up because they might be another server's."""
        self.cut_off: Tally[str] = Tally()
        """By the limit that was gone beyond."""
        self.move_seconds = Spread(
            "speeltafel_move_seconds", "From a move's arrival to its acknowledgement", TIMES
        )
        self.commit_seconds = Spread("speeltafel_commit_seconds", "A commit", TIMES)
        self.writes_per_commit = Spread(
            "speeltafel_writes_per_commit", "Writes that share a commit", WRITES
        )
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        moves = CounterMetricFamily("speeltafel_moves", "Moves made", labels=["game", "by"])
        for labels, number in self.moves.items():
            moves.add_metric(labels, number)
        yield moves
        cut_off = CounterMetricFamily(
            "speeltafel_cut_off", "Requests and connections beyond a limit", labels=["why"]
        )
        for why, number in self.cut_off.items():
            cut_off.add_metric([why], number)
        yield cut_off
        yield CounterMetricFamily(
            "speeltafel_lost", "Times that all tables were given up to other servers", self.lost
        )
        yield GaugeMetricFamily("speeltafel_connections", "Connections open", self.connections)
        for spread in (self.move_seconds, self.commit_seconds, self.writes_per_commit):
            yield spread.family()
