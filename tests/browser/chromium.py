"""A real browser: found on the machine, or installed."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

FLAGS = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FURNITURE = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "PreloadTopChromeWebUI",
)
"""Pages for the address bar, which a window without one loads all the same: longer than ours."""
UNWANTED = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""What Playwright switches off: of two lists the browser takes the last."""
FLAGS.append("--disable-features=" + ",".join((*FURNITURE, *UNWANTED)))
PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
NAMES = ("chromium", "chromium-browser", "google-chrome")


def found() -> str | None:
    """The browser by SPEELTAFEL_CHROMIUM, or on the path."""
    named = os.environ.get("SPEELTAFEL_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def is_root() -> bool:
    return os.geteuid() == 0


def installed() -> str | None:
    """The browser from the packages of a Debian machine, where that is allowed."""
    if not (is_root() and Path("/etc/debian_version").exists() and shutil.which("apt-get")):
        return None
    with (Path(tempfile.gettempdir()) / "speeltafel-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run side by side: one installs, the others wait
        if found() is None:
            for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
                subprocess.run(command, check=False, capture_output=True)
    return found()


@contextmanager
def chromium() -> Iterator[Browser]:
    path = found() or installed()
    if path is None:
        raise FileNotFoundError(
            "no Chromium was found: install one, or name it in SPEELTAFEL_CHROMIUM"
        )
    flags = [*FLAGS, "--no-sandbox"] if is_root() else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


def person(
    browser: Browser, viewport: ViewportSize = DESKTOP, *, calm: bool = True, dark: bool = False
) -> BrowserContext:
    """Somebody with a device of their own; calm devices show moves without motion."""
    return browser.new_context(
        viewport=viewport,
        has_touch=viewport is PHONE,
        is_mobile=viewport is PHONE,
        device_scale_factor=2 if viewport is PHONE else 1,
        reduced_motion="reduce" if calm else "no-preference",
        color_scheme="dark" if dark else "light",
        locale="nl-NL",
    )
