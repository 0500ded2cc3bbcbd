"""Firefox, driven over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/."""

import json
import shutil
import subprocess
import tempfile
from base64 import b64decode
from pathlib import Path
from typing import Any

import websocket

import build

from . import base

PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "intl.accept_languages": "en-GB, en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,  # BiDi
    "security.fileuri.strict_origin_policy": True,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class Driver(base.Driver):
    def __init__(self) -> None:
        program = build.find_tool("firefox")
        if not program:
            raise base.Missing(
                "There is no Firefox: `playwright install firefox`, or on Debian `apt-get install firefox-esr`."
            )
        self.profile = Path(tempfile.mkdtemp(prefix="panoply-firefox-"))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (self.profile / "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        server = json.loads(base.wait_for(self.profile / "WebDriverBiDiServer.json"))
        address = f"ws://{server['ws_host']}:{server['ws_port']}/session"
        self.line = websocket.create_connection(address, timeout=3 * base.READY, suppress_origin=True)
        self.count = 0
        self.reported: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> dict:
        """Send a command and wait for its answer; events that come before it are noted."""
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while (heard := json.loads(self.line.recv())).get("id") != self.count:
            self.note(heard)
        if heard["type"] == "error":
            raise base.Failed(f"{method}: {heard['message']}")
        return heard["result"]

    def note(self, heard: dict) -> None:
        entry = heard.get("params", {})
        if heard.get("method") == "log.entryAdded" and entry["level"] == "error":
            self.reported.append(entry["text"])

    def tab(self) -> "Tab":
        return Tab(self, self.ask("browsingContext.create", type="tab")["context"])

    def errors(self) -> list[str]:
        self.ask("session.status")  # what was reported before is here before the answer
        reported, self.reported = self.reported, []
        return reported

    def resize(self, width: int, height: int) -> None:
        for each in self.ask("browsingContext.getTree")["contexts"]:
            size = {"width": width, "height": height}
            self.ask("browsingContext.setViewport", context=each["context"], viewport=size)

    def close(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Tab(base.Tab):
    def __init__(self, driver: Driver, context: str):
        self.driver = driver
        self.context = context

    def goto(self, address: str) -> None:
        self.driver.ask("browsingContext.navigate", context=self.context, url=address, wait="interactive")

    def reload(self) -> None:
        self.driver.ask("browsingContext.reload", context=self.context, wait="interactive")

    def call(self, function: str, *arguments: str) -> dict:
        """Call a function with strings; its result as BiDi writes it."""
        answer = self.driver.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": each} for each in arguments],
            target={"context": self.context},
            awaitPromise=True,
            userActivation=True,
        )
        if answer["type"] == "exception":
            raise base.Failed(answer["exceptionDetails"]["text"])
        return answer["result"]

    def run(self, script: str, arg: Any = None) -> Any:
        return base.answer_of(self.call(base.answering(script), json.dumps(arg))["value"])

    def click_once(self, selector: str) -> None:
        origin = {"type": "element", "element": {"sharedId": self.call(base.AT_REST, selector)["sharedId"]}}
        moves = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves})

    def press(self, key: str) -> None:
        self.act(base.pressing(key))

    def act(self, source: dict) -> None:
        self.driver.ask("input.performActions", context=self.context, actions=[source])

    def screenshot(self) -> bytes:
        return b64decode(self.driver.ask("browsingContext.captureScreenshot", context=self.context)["data"])

    def close(self) -> None:
        self.driver.ask("browsingContext.close", context=self.context)
