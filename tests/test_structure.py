"""The folders of the page stand on floors: imports go to the same floor or a lower one, and never round in a circle."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import build

FLOORS = (  # from the top
    {".", "app"},
    {"input"},
    {"history"},
    {"match"},
    {"guide", "share"},
    {"table"},
    {"start", "rulebook", "saved", "games", "engine"},
    {"ui", "boot"},
)
FLOOR = {folder: number for number, folders in enumerate(FLOORS) for folder in folders}
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(r"""(?:\bfrom|^import|\bimport\()\s*["'`](\.[^"'`]+)["'`]""", re.MULTILINE)


def folder_of(module: Path) -> str:
    """The first folder of a module's path; `.` for one that lies in web/ itself."""
    first, *rest = module.relative_to(build.WEB).parts
    return first if rest else "."


def imports() -> set[tuple[Path, Path]]:
    """Every module with each one that it imports, at once or later."""
    return {
        (module, (module.parent / name).resolve())
        for module in build.WEB.rglob("*.*js")
        for name in IMPORT.findall(COMMENT.sub("", module.read_text("utf-8")))
        if "/lib/" not in name
    }


def test_every_folder_with_modules_has_a_floor():
    assert {folder_of(module) for module in build.WEB.rglob("*.*js")} == set(FLOOR)


def test_no_module_imports_from_a_higher_floor():
    climbing = {
        f"{module.relative_to(build.WEB)} imports {imported.relative_to(build.WEB)}"
        for module, imported in imports()
        if FLOOR[folder_of(imported)] < FLOOR[folder_of(module)]
    }
    assert climbing == set()


def test_no_folders_wait_for_each_other():
    graph: dict[str, set[str]] = {}
    for module, imported in imports():
        if (one := folder_of(module)) != (other := folder_of(imported)):
            graph.setdefault(one, set()).add(other)
    TopologicalSorter(graph).prepare()  # raises CycleError and names the circle


# --- the state of the table ------------------------------------------------------------------------------

OWNERS = {"match": "table", "shown": "table", "run": "match", "past": "history", "whatif": "history", "guide": "guide"}
OBJECT = rf"\b({'|'.join(OWNERS)})"
WRITES = re.compile(rf"{OBJECT}\.\w+(?: (?:\?\?|[-+*/|&])*=(?![=>])|\+\+|--)|Object\.assign\((?:\w+\.)?{OBJECT},")


def test_each_object_of_the_table_is_written_by_one_folder():
    strangers = {
        f"{module.relative_to(build.WEB)}: {found[0]}"
        for module in build.WEB.rglob("*.js")
        for found in WRITES.finditer(module.read_text("utf-8"))
        if folder_of(module) != OWNERS[found[1] or found[2]]
    }
    assert strangers == set()


def test_the_objects_of_the_table_are_those_of_its_type():
    table = re.search(
        r"@typedef \{object\} Table\b.*?\*/", (build.WEB / "table/table.js").read_text("utf-8"), re.DOTALL
    )
    assert set(re.findall(r"@property \{[^}]+\} (\w+)", table[0])) == set(OWNERS)


# --- sizes -----------------------------------------------------------------------------------------------

# A function begins so, and goes on while lines are indented deeper or close what was opened.
FUNCTION = re.compile(
    r"^( *)(?:(?:export )?(?:async )?function\b|(?:export )?const \w+ = (?:async )?(?:\(|\w+ =>)"
    r"|(?!(?:if|for|while|switch|super)\b)(?:async |get )?#?\w+\(.*\) \{$)"
    r".*\n(?:\1 .*\n|\n(?=\1 )|\1[)\]}].*\n)*",
    re.MULTILINE,
)


def test_no_module_is_longer_than_300_lines():
    modules = {module: module.read_text("utf-8").count("\n") for module in build.WEB.rglob("*.*js")}
    assert {str(module.relative_to(build.WEB)): lines for module, lines in modules.items() if lines > 300} == {}


def test_no_function_is_longer_than_40_lines():
    long = {
        f"{module.relative_to(build.WEB)}: {found[0].strip().partition(chr(10))[0]}"
        for module in build.WEB.rglob("*.*js")
        for found in FUNCTION.finditer(module.read_text("utf-8"))
        if found[0].count("\n") > 40
    }
    assert long == set()


def test_no_comment_is_wider_than_120_columns():
    """Biome wraps code, but leaves comments as they are."""
    wide = {
        f"{module.relative_to(build.WEB)}: {line.strip()}"
        for pattern in ("*.*js", "*.ts", "*.css")
        for module in build.WEB.rglob(pattern)
        for line in module.read_text("utf-8").splitlines()
        if len(line) > 120 and re.match(r"\s*(/\*|\* |//)|.*; //", line)
    }
    assert wide == set()


def test_no_symbol_is_styled_through_its_use():
    """In WebKit a scoped style sheet that matches a `use` has no effect on its symbol; one that matches a group has."""
    drawn = {path: path.read_text("utf-8") for path in (build.WEB / "games").rglob("*.js")}
    sheets = {path: COMMENT.sub("", path.read_text("utf-8")) for path in (build.WEB / "games").rglob("*.css")}
    assert [
        path.name for path, code in drawn.items() if re.search(r"<use\b[^>]*\b(class|style|fill|color)=", code)
    ] == []
    assert [path.name for path, sheet in sheets.items() if re.search(r"(?<![\w-])use\b[^{};]*\{", sheet)] == []


def test_no_wait_takes_a_promise_for_true():
    """Playwright's `wait_for_function` ends at once if the script is asynchronous; `until` waits for its result."""
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        source = path.read_text()
        scripts = ['f?"+async', *re.findall(r'^([A-Z_]+) = f?"+async', source, re.MULTILINE)]
        assert not re.search(rf"wait_for_function\(\s*({'|'.join(scripts)})\b", source), path.name
