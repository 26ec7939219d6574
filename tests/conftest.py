"""The order of the tests: what takes long comes first, so that nobody waits for it at the end."""

import itertools

import pytest

LONG = (
    "tests/browser/",
    "tests/test_compiled.py",
    "tests/server/test_cluster.py",
    "tests/server/test_kill.py",
    "tests/server/test_keeping.py",
    "tests/server/test_pads.py",
)


def parts(items: list[pytest.Item], count: int) -> list[list[pytest.Item]]:
    """So many parts of the same length, in order: neighbours share a browser and a server."""
    cuts = [len(items) * at // count for at in range(count + 1)]
    return [items[start:end] for start, end in itertools.pairwise(cuts)]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each process begins with its part of the long ones: it is given the tests in one piece."""
    count = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.nodeid.startswith(LONG)]
    short = [item for item in items if not item.nodeid.startswith(LONG)]
    dealt = zip(parts(long, count), parts(short, count), strict=True)
    items[:] = [item for part in dealt for some in part for item in some]
