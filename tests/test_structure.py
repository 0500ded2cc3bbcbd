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
