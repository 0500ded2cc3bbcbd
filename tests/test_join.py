"""Modules joined into few files are the modules they were."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page

import build
from join import join
from test_page import open_start

SITE = {
    "entry.js": 'import { count, raise as more } from "./a/counter.js";\nimport * as words from "./a/words.js";\n\nmore();\nexport const said = `${words.HELLO} ${count()} ${words.place}`;\n',
    "later.js": 'import { count } from "./a/counter.js";\nimport { HELLO } from "./a/all.js";\n\nexport const found = [count(), HELLO];\n',
    "alone.js": 'import { count } from "./a/counter.js";\n\nexport const own = count();\n',
    "a/counter.js": "let n = 0;\nexport function raise() { n += 1; }\nexport const count = () => n;\n",
    "a/words.js": 'const HELLO = "hello";\nexport { HELLO };\nexport const place = new URL("x", import.meta.url).href.split("/").slice(-2).join("/");\n',
    "a/all.js": 'export { HELLO } from "./words.js";\n',
}


def written(folder: Path, files: dict[str, str]) -> Path:
    (folder / "a").mkdir()
    for name, text in files.items():
        (folder / name).write_text(text)
    return folder.resolve()


def imported(site: Path, name: str) -> dict:
    """What a module exports, when Node imports it."""
    (site / "ask.mjs").write_text(
        f'import * as all from "./{name}";\nimport {{ count }} from "./a/counter.js";\nconsole.log(JSON.stringify({{ ...all, seen: count() }}));\n'
    )
    (site / "package.json").write_text('{"type": "module"}')
    return json.loads(
        subprocess.run([build.node_tool("node"), site / "ask.mjs"], capture_output=True, check=True, text=True).stdout
    )


def test_a_joined_module_runs_once_and_is_found_under_its_own_name(tmp_path):
    site = written(tmp_path, SITE)
    join(site, "entry.js", "later.js", alone="alone.js")
    assert imported(site, "entry.js")["said"] == "hello 1 a/x" and imported(site, "entry.js")["seen"] == 1
    assert imported(site, "later.js")["found"] == [1, "hello"]
    assert imported(site, "alone.js")["own"] == 0  # a copy
    assert "import" not in re.sub(r"import\.meta|//.*", "", (site / "entry.js").read_text())
    assert (site / "later.js").read_text().count('import { $a_counter } from "./entry.js";') == 1


@pytest.mark.parametrize(
    ("changed", "text", "said"),
    [
        (
            "a/counter.js",
            'import { said } from "../entry.js";\nexport const count = said, raise = said;\n',
            "waits for itself",
        ),
        ("a/counter.js", "export const other = 1;\n", "asks .*counter.js for"),
    ],
)
def test_what_cannot_be_joined_is_named(tmp_path, changed, text, said):
    with pytest.raises(ValueError, match=said):
        join(written(tmp_path, SITE | {changed: text}), "entry.js", alone="alone.js")


def test_every_module_of_the_page_exports_what_it_did(page: Page, site: str):
    names = {
        path.relative_to(build.WEB).as_posix(): sorted(
            re.findall(
                r"^export (?:async )?(?:function\*?|const|class|let) (\w+)", path.read_text("utf-8"), re.MULTILINE
            )
        )
        for path in build.WEB.glob("**/*.js")
        if path.parent.name != "boot" and path.name not in {"main.js", "worker.js", "sw.js"}
    }
    open_start(page, site)
    found = page.evaluate(
        "async paths => Object.fromEntries(await Promise.all(paths.map(async path => "
        "[path, Object.keys(await import(new URL(path, location.href).href)).filter(name => !name.startsWith('$'))])))",
        list(names),
    )
    assert {
        path: set(exports) - set(found[path]) for path, exports in names.items() if not set(exports) <= set(found[path])
    } == {}
