"""A real browser, and people with devices of their own."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests import machine

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


@contextmanager
def chromium() -> Iterator[Browser]:
    path = machine.browser()
    if path is None:
        raise FileNotFoundError(machine.NO_BROWSER)
    flags = [*FLAGS, "--no-sandbox"] if machine.is_root() else FLAGS
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
