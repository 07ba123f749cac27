"""The Chromium that the tests of the page drive: found here, or installed by ``python tests/table/browser.py``."""

import os
import shutil
import subprocess
import sys

# The one without windows first: tests of the page take two thirds of the time in it.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
# No sandbox, because tests also run as root in containers; no network, because nothing outside this machine is needed.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def browser_path() -> str | None:
    """The browser named by SKYRMISH_BROWSER, the first one on the path, or Playwright's own."""
    named = os.environ.get("SKYRMISH_BROWSER")
    return named or next(filter(None, map(shutil.which, NAMES)), None) or _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def ways_to_install() -> list[list[list[str]]]:
    """Each way is a list of commands: Debian's packages where we are root, else the download of Playwright."""
    playwright = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
        install = [*apt, "install", "-y", "--no-install-recommends"]
        return [*([[*apt, "update"], [*install, package]] for package in NAMES[:2]), playwright]
    return [playwright]


def install() -> str | None:
    """Try each way in turn; the browser, if one of them brought it."""
    for way in ways_to_install():
        print("Installing a browser for the tests:", " ".join(way[-1]), flush=True)
        if all(subprocess.run(command, check=False).returncode == 0 for command in way) and browser_path():
            return browser_path()
    return None


if __name__ == "__main__":
    if not (browser_path() or install()):
        sys.exit("The table's tests need Chromium: install it, or name one with SKYRMISH_BROWSER=/path/to/chromium.")
