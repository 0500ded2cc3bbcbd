"""A browser that Playwright drives."""

from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

from . import base

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def note_errors(context: BrowserContext, reported: list[str]) -> None:
    """Write down what the pages of a context report: exceptions, and what the console shows as an error."""
    context.on("console", lambda message: message.type == "error" and reported.append(message.text))
    context.on("weberror", lambda raised: reported.append(raised.error.stack or str(raised.error)))


class Driver(base.Driver):
    def __init__(self, kind: BrowserType, executable: str | None = None):
        self.reported: list[str] = []
        self.browser = kind.launch(executable_path=executable, args=FLAGS if kind.name == "chromium" else [])
        self.context = self.browser.new_context(locale="en-GB")
        note_errors(self.context, self.reported)

    def tab(self) -> "Tab":
        return Tab(self.context.new_page())

    def errors(self) -> list[str]:
        reported, self.reported[:] = list(self.reported), []
        return reported

    def resize(self, width: int, height: int) -> None:
        for page in self.context.pages:
            page.set_viewport_size({"width": width, "height": height})

    def close(self) -> None:
        self.browser.close()


class Tab(base.Tab):
    def __init__(self, page: Page):
        self.page = page

    def goto(self, address: str) -> None:
        self.page.goto(address, wait_until="domcontentloaded")

    def reload(self) -> None:
        self.page.reload(wait_until="domcontentloaded")

    def run(self, script: str, arg: Any = None) -> Any:
        try:
            return self.page.evaluate(script, arg)
        except Error as error:
            raise base.Failed(error.message) from None

    def click_once(self, selector: str) -> None:
        self.wait_at_rest(selector)
        self.page.click(selector)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def screenshot(self) -> bytes:
        return self.page.screenshot()

    def close(self) -> None:
        self.page.close()
