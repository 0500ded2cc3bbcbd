"""What a test may ask of a browser."""

import json
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

KEYS = {"Escape": "\ue00c", "Home": "\ue011"}  # as WebDriver writes them
READY = 60  # seconds that a cold start may take on a slow machine

# an element that shows, as soon as it has stood still for a tenth of a second: what is drawn anew or moves between
# press and release isn't clicked. From then on `hit` says whether the next click has hit such an element
AT_REST = """async selector => {
  const place = (each) => each?.isConnected && each.checkVisibility() && JSON.stringify(each.getBoundingClientRect());
  for (let tries = 0; tries < 50; tries++) {
    const found = document.querySelector(selector);
    found?.scrollIntoView({ block: 'center' });
    const before = place(found);
    await new Promise(done => setTimeout(done, 100));
    if (before && before === place(found)) {
      window.hit = false;
      const hear = ({ target }) => { window.hit = !!target.closest(selector); };
      document.addEventListener('click', hear, { capture: true, once: true });
      return found;
    }
  }
  throw new Error(`${selector} doesn't come to rest`);
}"""

# whether that click has hit. If press and release hit different elements, there may be no click event at all: after a
# second without one it has missed. A new document, where `hit` is undefined, means that the click has opened it
HAS_HIT = """async () => {
  for (let tries = 0; tries < 20 && window.hit === false; tries++) await new Promise(done => setTimeout(done, 50));
  return window.hit !== false;
}"""
# the address of the page, how and when it was loaded, and its text; of a long text both ends
TOLD = """() => {
  const text = document.body?.innerText.replaceAll(/\\n\\s*/g, '\\n') ?? '';
  const shown = text.length < 900 ? text : `${text.slice(0, 400)}\\n...\\n${text.slice(-500)}`;
  const [{ type }] = performance.getEntriesByType('navigation');
  return `${location.href} (${type}, ${Math.round(performance.now() / 1000)} s ago) shows: ${shown}`;
}"""
GONE = (  # in the error when an element was drawn anew: of WebKit, then of Firefox
    *("no such element", "stale element"),
    *("is not displayed", "no longer attached", "not found"),
)


class Missing(Exception):
    """A browser that this computer doesn't have; the text says what to install."""


class Failed(AssertionError):
    """The browser refused a command, or a script of the test raised."""


class Tab(ABC):
    """A tab of a browser."""

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open an address; returns when the document is there, before the page has started."""

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def run(self, script: str, arg: Any = None) -> Any:
        """Call a JavaScript function with an argument and wait for what it returns, both as JSON."""

    def click(self, selector: str) -> None:
        """Click the middle of the first such element with the mouse; again, if the page draws it anew or moves it in
        between."""
        for _ in range(5):
            try:
                self.click_once(selector)
            except Failed as failed:
                if not any(gone in str(failed) for gone in GONE):
                    raise
            else:
                if self.has_hit():
                    return
        raise Failed(f"{selector} is drawn anew all the time, or something covers it")

    def has_hit(self) -> bool:
        try:
            return self.run(HAS_HIT)
        except Failed:  # the click has led to another document
            return True

    def wait_at_rest(self, selector: str) -> None:
        self.run(f"async selector => !!await ({AT_REST})(selector)", selector)

    @abstractmethod
    def click_once(self, selector: str) -> None:
        """Click the middle of the first such element with the mouse, as soon as it is AT_REST."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key, one of KEYS, or a letter."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """What the window shows, as a PNG."""

    @abstractmethod
    def close(self) -> None: ...

    def until(self, script: str, arg: Any = None, seconds: float = READY) -> Any:
        """Call a function again and again until it returns something true."""
        end = time.monotonic() + seconds
        while True:
            try:
                if found := self.run(script, arg):
                    return found
                reason = ""
            except Failed as failed:  # the document may be about to change
                reason = f" ({failed})"
            assert time.monotonic() < end, f"never true: {script}{reason}\n{self.told()}"
            time.sleep(0.05)

    def told(self) -> str:
        """What the page shows, for the message of a test that fails."""
        try:
            return self.run(TOLD)
        except Failed as failed:
            return f"The page doesn't answer: {failed}"


class Driver(ABC):
    """A browser."""

    @abstractmethod
    def tab(self) -> Tab:
        """Open a tab. All tabs of a browser share what is kept on the device."""

    @abstractmethod
    def errors(self) -> list[str]:
        """The errors that pages have reported since the last call: exceptions, and what the console shows as an
        error."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give all tabs that size, where the browser can be told one."""

    @abstractmethod
    def close(self) -> None: ...


def wait_for(file: Path, seconds: float = 30) -> str:
    """The content of a file that another program is about to write."""
    end = time.monotonic() + seconds
    while not (file.is_file() and file.read_text("utf-8").strip()):
        assert time.monotonic() < end, f"{file.name} never came"
        time.sleep(0.05)
    return file.read_text("utf-8")


def answering(script: str) -> str:
    """A function with a JSON argument that returns JSON: `value`, or what was raised as `error`."""
    return f"""async arg => {{
      try {{ return JSON.stringify({{ value: await ({script})(JSON.parse(arg)) }}); }}
      catch (error) {{ return JSON.stringify({{ error: `${{error}} ${{error?.stack ?? ''}}` }}); }}
    }}"""


def answer_of(text: str) -> Any:
    """What such a function returned."""
    answer = json.loads(text)
    if "error" in answer:
        raise Failed(answer["error"])
    return answer.get("value")


def pressing(key: str) -> dict:
    """A key pressed and released, as both kinds of WebDriver want it."""
    value = KEYS.get(key, key)
    return {"type": "key", "id": "keys", "actions": [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]}
