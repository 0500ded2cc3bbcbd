"""The build: the same wheel each time, a site that works anywhere, and failures that say what to do."""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page

import build
from conftest import serving

OWN_TEXTS = [path for path in build.files_of(build.WEB) if path.suffix in {".html", ".js", ".css", ".svg"}]
SVG_NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_two_builds_of_the_wheel_give_the_same_bytes(tmp_path):
    assert wheel_checksum(tmp_path / "first") == wheel_checksum(tmp_path / "second", mtime=1_000_000_000)


def wheel_checksum(folder: Path, mtime: float | None = None) -> str:
    """Build the wheel from a copy of its sources, perhaps with other times of change."""
    source = folder / "source"
    shutil.copytree(build.ROOT / "pyengine", source / "pyengine", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "LICENSE"):
        shutil.copy(build.ROOT / name, source)
    for path in source.rglob("*"):
        os.utime(path, mtime and (mtime, mtime))
    return hashlib.sha256(build.build_wheel(source, folder).read_bytes()).hexdigest()


def test_the_site_has_what_the_worker_needs(site):
    names = {path.relative_to(build.DIST).as_posix() for path in build.files_of(build.DIST)}
    assert {"index.html", "main.js", "worker.js", "sw.js", "manifest.json", "LICENSE"} <= names
    assert {
        f"pyodide/{name}.packed" for name in ("pyodide.asm.mjs", "pyodide.asm.wasm", "python.zip", "python.snapshot")
    } <= names


def test_pyodides_javascript_is_put_in_brackets_only_if_it_is_one_function():
    one = "async function _createPyodideModule(settings={}){return {}}export default _createPyodideModule;\n"
    assert build.compiled_at_once(one) == "export default (async function(settings={}){return {}});\n"
    with pytest.raises(ValueError, match="not the one function"):
        build.compiled_at_once("let first;" + one)


@pytest.mark.parametrize("path", OWN_TEXTS, ids=lambda path: path.relative_to(build.WEB).as_posix())
def test_all_addresses_are_relative(path):
    text = path.read_text("utf-8")
    assert set(re.findall(r"""https?://[^\s"'`)<>]+""", text)) <= SVG_NAMESPACES
    assert re.findall(r"""(?:src|href|url|from|import)\s*[=(]?\s*["']/""", text) == []


def test_the_engine_answers_from_a_sub_path_and_nothing_else_is_asked(site_folder, page, tmp_path):
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "where").symlink_to(site_folder)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    with serving(tmp_path) as root:
        home = f"{root}some/where/"
        open_blank(page, home)
        games = page.evaluate(ASK_FOR_GAMES, f"{home}engine/client.js")
    assert "panthalos" in [game["name"] for game in games["result"]]
    assert games["steps"] == ["runtime", "starting", "ready"]
    assert games["fractions"] == sorted(games["fractions"])
    assert [address for address in asked if not address.startswith(home)] == []


ASK_FOR_GAMES = """async address => {
  const { Client } = await import(address);
  const heard = [];
  const client = new Client({ onprogress: progress => heard.push(progress) });
  const result = await client.ask("games");
  client.close();
  return { result, steps: [...new Set(heard.map(({ step }) => step))],
    fractions: heard.map(({ fraction }) => fraction) };
}"""


def open_blank(page: Page, home: str) -> None:
    """Open an empty page that belongs to the site."""
    blank = "<!doctype html><link rel='icon' href='data:,'>"
    page.route(f"{home}blank", lambda route: route.fulfill(content_type="text/html", body=blank))
    page.goto(f"{home}blank")


def test_a_refusal_reaches_the_one_who_asked_with_all_its_fields(site, page):
    open_blank(page, site)
    refused, error = page.evaluate(
        """async address => {
          const { Client } = await import(address);
          const client = new Client();
          let { decision } = await client.ask("new", { game: "nullgame", seats: 2, seed: 7 });
          while (!decision.refused.length) {
            ({ decision } = await client.ask("act", { action: decision.choices[0] }));
          }
          const [refused] = decision.refused;
          const error = await client.ask("act", { action: refused.action }).catch(error => error);
          client.close();
          return [refused, { ...error, message: error.message, isError: error instanceof Error }];
        }""",
        f"{site}engine/client.js",
    )
    assert error["isError"] and error["message"]
    assert error["name"] == "IllegalAction"
    assert (error["reason"], error["rule"], error["args"]) == (refused["reason"], refused["rule"], refused["args"])


def test_a_site_without_its_engine_says_so_and_can_be_started_anew(site, page):
    page.route("**/pyodide.asm.mjs.packed", lambda route: route.fulfill(body=gzip.compress(b"{")), times=1)
    open_blank(page, site)
    heard = page.evaluate(
        """async address => {
          const { Client } = await import(address);
          const fatal = [];
          const client = new Client({ onfatal: error => fatal.push(error.name) });
          const first = await client.ask("games").catch(({ name }) => name);
          const second = await client.ask("games").catch(({ name }) => name);
          client.restart();
          const games = await client.ask("games");
          client.close();
          return { fatal, first, second, games };
        }""",
        f"{site}engine/client.js",
    )
    assert heard["fatal"] == ["LostFile"]
    assert heard["first"] == heard["second"] == "LostFile"
    assert heard["games"]


def test_a_package_that_is_not_the_locked_one_is_refused(tmp_path):
    copy_sources(tmp_path)
    lock = tmp_path / "package-lock.json"
    lock.write_text(lock.read_text("utf-8").replace(build.locked("idb")["integrity"], "sha512-" + 86 * "A" + "=="))
    outcome = run_build("build", root=tmp_path)
    assert outcome.returncode == 1
    assert "package-lock.json" in outcome.stderr
    assert is_one_sentence(outcome.stderr)
    assert not (tmp_path / "dist").exists()


def test_the_locks_have_what_the_lists_name_with_checksums_and_no_addresses():
    project = tomllib.loads((build.ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["dependency-groups"]["build"] == project["build-system"]["requires"]
    for group, listed in project["dependency-groups"].items():
        lock = (build.REQUIREMENTS / f"{group}.txt").read_text("utf-8")
        pinned = re.findall(r"^(\S+==\S+).*\n +--hash=sha256:", lock, re.MULTILINE)
        assert set(listed) <= set(pinned)
        assert len(pinned) == len(re.findall(r"^[^\s#]", lock, re.MULTILINE))
    packages = json.loads((build.ROOT / "package.json").read_text("utf-8"))
    for name, version in (packages["dependencies"] | packages["devDependencies"]).items():
        assert build.locked(name)["version"] == version
    assert all("integrity" in package for name, package in build.LOCK.items() if name)
    assert not any("resolved" in package for package in build.LOCK.values())
    assert [
        path.name for path in build.REQUIREMENTS.iterdir() if re.search("^-|://", path.read_text("utf-8"), re.M)
    ] == []


def test_a_taken_port_is_one_sentence():
    with build.make_server(0) as server:
        outcome = run_build("play", "--no-browser", "--port", str(server.server_port))
    assert outcome.returncode == 1
    assert "--port" in outcome.stderr
    assert is_one_sentence(outcome.stderr)


def test_a_missing_browser_is_one_sentence():
    outcome = run_build("test", "--version", PANOPLY_BROWSER="no-such-browser")
    assert outcome.returncode == 1
    assert "PANOPLY_BROWSER" in outcome.stderr
    assert is_one_sentence(outcome.stderr)


@pytest.mark.slow
@pytest.mark.parametrize(
    "environment",
    [{"npm_config_registry": "http://localhost:9"}, {"PATH": "", "PIP_NO_INDEX": "1"}],
    ids=["npm", "pip, for want of npm"],
)
def test_a_first_start_without_a_network_is_one_sentence(tmp_path, environment):
    copy_sources(tmp_path)
    outcome = run_build("build", root=tmp_path, npm_config_cache=str(tmp_path / "npm"), **environment)
    assert outcome.returncode == 1
    assert "online" in outcome.stderr
    assert is_one_sentence(outcome.stderr)
    assert not (tmp_path / "dist").exists()


def copy_sources(folder: Path) -> None:
    """What a fresh checkout has."""
    for path in build.SOURCES:
        copy = shutil.copytree if path.is_dir() else shutil.copy
        copy(path, folder / path.name)


def run_build(*arguments: str, root: Path = build.ROOT, **environment: str) -> subprocess.CompletedProcess:
    """Run build.py as a person would."""
    command = [sys.executable, root / "build.py", *arguments]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True)


def is_one_sentence(text: str) -> bool:
    return re.fullmatch(r"[^\n]+\.\n?", text) is not None
