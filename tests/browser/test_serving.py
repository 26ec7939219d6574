"""The server of the browser tests is as quick as a test wants it."""

import os
import sys
from pathlib import Path

import pytest

from tests.browser.serving import Serving
from tests.server.people import get


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of another's processes")
def test_its_workers_are_as_eager_as_the_server(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        assert get(f"{serving.address}/api/books/edden/nl").status_code == 200
        assert serving.process is not None
        pid = serving.process.pid
        started = Path(f"/proc/{pid}/task").glob("*/children")
        workers = [int(worker) for by in started for worker in by.read_text().split()]
        assert workers
        own = os.getpriority(os.PRIO_PROCESS, pid)
        assert {os.getpriority(os.PRIO_PROCESS, worker) for worker in workers} == {own}
