"""What tests need of a machine beside Python: a browser and a proxy, found or fetched.

`python -m tests.machine` fetches what is missing, where it may, and says so: `make test` does that
first, so that no test waits for it.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""The same browser without windows: it takes three quarters of the processor's time."""
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome")
NO_BROWSER = "no Chromium was found: install one, or name it in SPEELTAFEL_CHROMIUM"
NO_PROXY = "HAProxy is not installed (apt-get install haproxy)"
PATIENCE = 900.0
APT = ("apt-get", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::https::Timeout=10")


def is_root() -> bool:
    return os.geteuid() == 0


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """One process installs, the others wait: what is half installed is found, and does not run."""
    with (Path(tempfile.gettempdir()) / "speeltafel-machine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def browser() -> str | None:
    """The browser there is, else Playwright's own, else the distribution's."""
    with one_at_a_time():
        return found() or own() or fetched_own() or packaged_browser()


def found(names: Iterable[str] = NAMES) -> str | None:
    """The browser by SPEELTAFEL_CHROMIUM, or on the path."""
    named = os.environ.get("SPEELTAFEL_CHROMIUM")
    return named or next((path for name in names if (path := shutil.which(name))), None)


def without_windows() -> None:
    """Beside a browser with windows: it would do, but the tests take longer with it."""
    if found() and not found(SHELLS):
        packaged(SHELLS[0])


def own() -> str | None:
    """Playwright's own, if it is there and the machine has the libraries that it needs."""
    with sync_playwright() as playwright:
        whole = Path(playwright.chromium.executable_path)
    folder = next(one for one in whole.parents if one.name.startswith("chromium-"))
    beside = folder.with_name(folder.name.replace("chromium", "chromium_headless_shell", 1))
    shells = [path for path in beside.glob("*/*headless*shell*") if path.suffix in ("", ".exe")]
    there = [str(path) for path in (*shells, whole) if path.exists()]
    return next((path for path in there if done(path, "--version")), None)


def fetched_own() -> str | None:
    say("No browser was found: fetching Playwright's own.")
    os.environ.setdefault("PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT", "10000")
    fetch = (sys.executable, "-m", "playwright", "install", "--only-shell", "chromium")
    return own() if done(*fetch) else None


def packaged_browser() -> str | None:
    """The distribution's; not each has the one without windows."""
    return found() if packaged(SHELLS[0]) or packaged("chromium") else None


def proxy() -> str | None:
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


def packaged(name: str) -> bool:
    """Install a package of a Debian machine, where that is allowed."""
    if not (is_root() and Path("/etc/debian_version").exists() and shutil.which("apt-get")):
        return False
    say(f"Installing {name} (apt-get install {name}).")
    install = (*APT, "install", "--yes", "--no-remove", name)
    return done(*install) or (done(*APT, "update") and done(*install))


def done(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, timeout=PATIENCE).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def say(words: str) -> None:
    print(words, flush=True)


def main() -> None:
    with one_at_a_time():
        without_windows()
    path = browser()
    say(f"The browser of the tests: {path}" if path else f"Tests in the browser fail: {NO_BROWSER}")
    with one_at_a_time():
        if proxy() is None:
            packaged("haproxy")
    if proxy() is None:
        say(f"Tests behind a proxy are left out: {NO_PROXY}")


if __name__ == "__main__":
    main()
