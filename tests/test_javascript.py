"""The page's JavaScript: every module passes TypeScript's strict check."""

import subprocess

import build


def test_the_page_is_free_of_type_errors():
    compiler = build.PACKAGES / "typescript" / "lib" / "tsc.js"
    outcome = subprocess.run(
        [build.node_tool("node"), compiler, "--project", build.WEB / "jsconfig.json"], capture_output=True, text=True
    )
    assert outcome.stdout == ""
    assert outcome.returncode == 0


def test_every_module_asks_for_the_check():
    unchecked = [
        path.name for path in build.WEB.rglob("*.js") if not path.read_text("utf-8").startswith("// @ts-check\n")
    ]
    assert unchecked == []
