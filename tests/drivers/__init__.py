"""Chromium, Firefox and WebKit behind one protocol (`base.py`), for tests that hold in all three.

Playwright's own browsers come first. Where it has none for this system, Firefox is driven over WebDriver BiDi, and
WebKit over WebDriver.
"""

from pathlib import Path

from playwright.sync_api import Playwright

import build

from . import by_bidi, by_playwright, by_webdriver
from .base import Driver, Missing, Tab

NAMES = ("chromium", "firefox", "webkit")
__all__ = ("NAMES", "Driver", "Missing", "Tab", "start")


def start(name: str, playwright: Playwright) -> Driver:
    """Start a browser with nothing remembered. Raises Missing if this computer has none of that name."""
    kind = getattr(playwright, name)
    if name == "chromium":
        return by_playwright.Driver(kind, build.find_browser())
    if Path(kind.executable_path).exists():
        return by_playwright.Driver(kind)
    return by_bidi.Driver() if name == "firefox" else by_webdriver.Driver()
