"""What Prometheus may ask; a registry of its own for every server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

TIMES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    """Counts and times; no table and no person is named."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "speeltafel_moves", "Moves made", ["game", "by"], registry=self.registry
        )
        self.refused = Counter("speeltafel_refused", "Moves refused", registry=self.registry)
        self.tables = Gauge("speeltafel_tables", "Tables there are", registry=self.registry)
        self.sockets = Gauge("speeltafel_sockets", "Sockets open", registry=self.registry)
        self.move_seconds = Histogram(
            "speeltafel_move_seconds",
            "From a move's arrival to its acknowledgement",
            buckets=TIMES,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "speeltafel_commit_seconds", "A commit", buckets=TIMES, registry=self.registry
        )
        self.writes_per_commit = Histogram(
            "speeltafel_writes_per_commit",
            "Writes that share a commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=self.registry,
        )
