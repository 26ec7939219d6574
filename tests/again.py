"""The same tests again and again on a machine kept busy: `python -m tests.again TIMES FILES…`.

Tells how often each test failed; what fails once in fifty times is broken. `make again` does it.
"""

import multiprocessing
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+(?: .*?\])?)(?: - |$)", re.MULTILINE)
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
MOST_SECONDS = 1800
"""What one run takes at most; more counts as a failure."""


def spin() -> None:
    while True:
        sum(range(10_000))


@contextmanager
def disturbed() -> Iterator[None]:
    """Something else on each core, as long as it lasts."""
    others = [multiprocessing.Process(target=spin) for _ in range(os.cpu_count() or 1)]
    for one in others:
        one.start()
    try:
        yield
    finally:
        for one in others:
            one.kill()
            one.join()


def run(tests: list[str]) -> list[str]:
    """The tests that failed this time."""
    try:
        done = subprocess.run(
            [*PYTEST, *tests], capture_output=True, text=True, timeout=MOST_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return ["(does not end)"]
    failed = FAILED.findall(done.stdout)
    if done.returncode and not failed:
        failed = [f"(exit code {done.returncode}) {done.stdout[-500:]}{done.stderr[-500:]}"]
    if failed:
        print(done.stdout, flush=True)
    return failed


def main(arguments: list[str]) -> int:
    if len(arguments) < 2 or not arguments[0].isdecimal():
        print(__doc__, file=sys.stderr)
        return 2
    times, tests = int(arguments[0]), arguments[1:]
    failures: Counter[str] = Counter()
    start = time.monotonic()
    with disturbed():
        for number in range(1, times + 1):
            failures.update(run(tests))
            took = time.monotonic() - start
            print(f"{number} of {times}, {took:.0f} s, {failures.total()} failures", flush=True)
    for name, count in failures.most_common():
        print(f"{count:4} of {times}  {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
