"""What reads the code and runs nothing of it: ruff, Biome and TypeScript find no fault."""

import subprocess
from pathlib import Path

import build

NODE = build.node_tool("node")


def complaints(*command: str | Path) -> str:
    """What a program says of the code; nothing if it is content."""
    outcome = subprocess.run(command, capture_output=True, text=True, cwd=build.ROOT)
    return outcome.stdout + outcome.stderr if outcome.returncode else ""


def test_ruff_finds_no_fault():
    assert complaints(build.tool("ruff"), "check", "--quiet") == ""


def test_python_is_formatted():
    assert complaints(build.tool("ruff"), "format", "--check") == ""


def test_biome_finds_no_fault_and_all_is_formatted():
    assert complaints(NODE, build.PACKAGES / "@biomejs/biome/bin/biome", "check", "--error-on-warnings") == ""


def test_the_page_is_free_of_type_errors():
    """What was found is kept, so that a later check reads only what has changed."""
    check = ("--project", build.WEB / "jsconfig.json", "--incremental", "--tsBuildInfoFile", build.CACHE / "types.json")
    assert complaints(NODE, build.PACKAGES / "typescript/lib/tsc.js", *check) == ""


def test_every_module_asks_for_the_check():
    unchecked = [
        path.name for path in build.WEB.rglob("*.js") if not path.read_text("utf-8").startswith("// @ts-check\n")
    ]
    assert unchecked == []
