"""WebKitGTK's small browser, driven over WebDriver (https://w3c.github.io/webdriver/) on a display of its own."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from base64 import b64decode
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import build

from . import base

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key under which WebDriver names an element
LEVEL = " ERROR "  # "CONSOLE JS ERROR ReferenceError: ...", "CONSOLE SECURITY ERROR ..."
# the browser runs through a script, since the driver passes its output on to nobody
SCRIPT = """#!/bin/sh
exec {browser} "$@" --enable-write-console-messages-to-stdout=true >>{log} 2>/dev/null
"""


class Driver(base.Driver):
    def __init__(self) -> None:
        programs = [build.find_tool(name) for name in ("webkit", "minibrowser", "display")]
        if not all(programs):
            raise base.Missing(
                "There is no WebKit: `playwright install webkit`, or on Debian "
                "`apt-get install webkit2gtk-driver xvfb`."
            )
        self.home = Path(tempfile.mkdtemp(prefix="panoply-webkit-"))
        self.log, self.read = self.home / "console.txt", 0
        self.processes: list[subprocess.Popen] = []
        try:
            self.begin(*programs)
        except BaseException:
            self.end()
            raise

    def begin(self, webdriver: str, browser: str, display: str) -> None:
        """Start the display, the driver and the browser."""
        number = self.home / "display"
        with number.open("wb") as file:
            self.spawn(
                display, "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-displayfd", str(file.fileno()), keep=file
            )
        self.environment = os.environ | {
            "DISPLAY": f":{base.wait_for(number).strip()}",
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(self.home),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # the sandbox wants rights that a container doesn't have
            "LANG": "en_GB.UTF-8",
        }
        script = self.home / "browser"
        script.write_text(SCRIPT.format(browser=browser, log=self.log))
        script.chmod(0o700)
        port = free_port()
        self.spawn(webdriver, f"--port={port}", "--host=127.0.0.1")
        self.address = f"http://127.0.0.1:{port}"
        self.session = ""
        self.wait_until_it_listens()
        options = {"webkitgtk:browserOptions": {"binary": str(script), "args": ["--automation"]}}
        self.session = f"/session/{self.ask('POST', '/session', capabilities={'alwaysMatch': options})['sessionId']}"
        self.post("/timeouts", script=2000 * base.READY, pageLoad=1000 * base.READY)

    def spawn(self, *command: str, keep: Any = None) -> None:
        self.processes.append(
            subprocess.Popen(
                command,
                env=getattr(self, "environment", None),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[keep.fileno()] if keep else [],
            )
        )

    def wait_until_it_listens(self) -> None:
        end = time.monotonic() + 30
        while True:
            try:
                return self.ask("GET", "/status")
            except URLError:
                assert time.monotonic() < end, "WebKitWebDriver never listened"
                time.sleep(0.1)

    def ask(self, method: str, path: str, **params: Any) -> Any:
        """Send a command and wait for its answer."""
        body = json.dumps(params).encode() if method == "POST" else None
        request = Request(self.address + self.session + path, body, {"content-type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=3 * base.READY) as response:
                return json.load(response)["value"]
        except HTTPError as refused:
            value = json.load(refused)["value"]
            raise base.Failed(f"{path}: {value['error']}: {value['message']}") from None

    def post(self, path: str, **params: Any) -> Any:
        return self.ask("POST", path, **params)

    def tab(self) -> "Tab":
        return Tab(self, self.post("/window/new", type="window")["handle"])  # of tabs, only the one in front is painted

    def errors(self) -> list[str]:
        lines = self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []
        new, self.read = lines[self.read :], len(lines)
        return [line for line in new if line.startswith("CONSOLE ") and LEVEL in line]

    def resize(self, width: int, height: int) -> None:
        self.post("/window/rect", x=0, y=0, width=width, height=height)

    def close(self) -> None:
        with suppress(OSError, base.Failed):
            self.ask("DELETE", "")
        self.end()

    def end(self) -> None:
        """End what was started; the browser outlives its session, and is known by its HOME."""
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
        for entry in Path("/proc").glob("[0-9]*/environ"):
            with suppress(OSError):
                if f"HOME={self.home}".encode() in entry.read_bytes().split(b"\0"):
                    os.kill(int(entry.parent.name), 9)
        shutil.rmtree(self.home, ignore_errors=True)


class Tab(base.Tab):
    def __init__(self, driver: Driver, handle: str):
        self.driver = driver
        self.handle = handle

    def post(self, path: str, **params: Any) -> Any:
        self.driver.post("/window", handle=self.handle)
        return self.driver.post(path, **params)

    def goto(self, address: str) -> None:
        self.post("/url", url=address)

    def reload(self) -> None:
        self.post("/refresh")

    def run(self, script: str, arg: Any = None) -> Any:
        call = f"const [arg, done] = arguments; ({base.answering(script)})(arg).then(done);"
        return base.answer_of(self.post("/execute/async", script=call, args=[json.dumps(arg)]))

    def click_once(self, selector: str) -> None:
        self.wait_at_rest(selector)
        element = self.post("/element", using="css selector", value=selector)[ELEMENT]
        self.driver.post(f"/element/{element}/click")

    def press(self, key: str) -> None:
        self.post("/actions", actions=[base.pressing(key)])

    def screenshot(self) -> bytes:
        self.driver.post("/window", handle=self.handle)
        return b64decode(self.driver.ask("GET", "/screenshot"))

    def close(self) -> None:
        self.driver.post("/window", handle=self.handle)
        self.driver.ask("DELETE", "/window")
        self.driver.post("/window", handle=self.driver.ask("GET", "/window/handles")[0])


def free_port() -> int:
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return it.getsockname()[1]
