"""Joins modules of the page into few files: a browser spends more time on thirty files than on what is in them.

A module becomes a function that runs once and gives what it exports, in the order in which modules wait for each other; nothing
else about it changes. Its own file stays, and passes on what the joined one has: whoever imports it gets the same module.

    const $page_seat = (() => {                     // page/seat.js
      const { svg } = $page_dom;                    //   import { svg } from "./dom.js";
      ...
      return { LETTERS, mark };                     //   export const LETTERS = ..., export function mark ...
    })();
"""

import re
from os.path import relpath
from pathlib import Path

IMPORT = re.compile(r"""^import (?:\{([^}]*)\}|\* as (\w+)) from "(\.[^"]+)";\n""", re.MULTILINE)
PASSED_ON = re.compile(r"""^export \{([^}]*)\} from "(\.[^"]+)";\n""", re.MULTILINE)
LISTED = re.compile(r"^export \{([^}]*)\};\n?", re.MULTILINE)
DECLARED = re.compile(r"^export ((?:async )?function\*?|const|class) (\w+)", re.MULTILINE)
LATER = re.compile(r"""await import\("(\.[^"]+)"\)""")
LIBRARIES = "lib"  # modules of others, which are written in other ways


def join(site: Path, *entries: str, alone: str) -> None:
    """Put into each entry all modules it imports, but for those an entry before it has. One stands `alone`, in a worker: it has
    copies of what it imports.
    """
    for module in {module for entry in (*entries, alone) for module in waiting_order(site / entry)}:
        check(module)
    (site / alone).write_text(joined(site, site / alone, {}), "utf-8")
    homes: dict[Path, Path] = {}
    for entry in (site / name for name in entries):
        text = joined(site, entry, homes)
        stubs = {module: stub(site, module, entry) for module in homes if homes[module] == entry != module}
        for module, text in ({entry: text} | stubs).items():
            module.write_text(text, "utf-8")


def joined(site: Path, entry: Path, homes: dict[Path, Path]) -> str:
    """An entry with all modules it imports that have no home yet; it is their home from now on."""
    *modules, _ = [module for module in waiting_order(entry) if module not in homes and module.parent.name != LIBRARIES]
    homes |= dict.fromkeys([*modules, entry], entry)
    return "\n".join(
        [
            *borrowed(site, entry, [*modules, entry], homes),
            *(as_function(site, module, entry) for module in modules),
            moved(site, entry, entry),
            f"export {{ {', '.join(name_of(site, module) for module in modules)} }};\n",
        ]
    )


def waiting_order(entry: Path) -> list[Path]:
    """A module after all it imports, directly or not. Raises ValueError if two wait for each other."""
    order: list[Path] = []

    def visit(module: Path, waiting: tuple[Path, ...]) -> None:
        if module in waiting:
            raise ValueError(f"{module} waits for itself")
        if module not in order:
            for imported in imports(module):
                visit(imported, (*waiting, module))
            order.append(module)

    visit(entry, ())
    return order


def imports(module: Path) -> list[Path]:
    """The modules it imports, or passes on names of, in the order it names them; not those it imports later, when it runs."""
    text = module.read_text("utf-8")
    return [(module.parent / found[-1]).resolve() for found in (*IMPORT.findall(text), *PASSED_ON.findall(text))]


def check(module: Path) -> None:
    """Raise ValueError if a module asks another for what that one isn't seen to export: each export is a declaration of its own."""
    for names, _, path in IMPORT.findall(module.read_text("utf-8")):
        imported = (module.parent / path).resolve()
        missing = {name.split(" as ")[0] for name in split(names)} - {*exports(imported)}
        if missing and imported.parent.name != LIBRARIES:
            raise ValueError(f"{module} asks {imported} for {', '.join(missing)}")


def exports(module: Path) -> list[str]:
    """The names it exports: what it declares, lists, and passes on."""
    text = module.read_text("utf-8")
    return [*declared(text), *listed(text), *(name for name, _ in passed_on(text))]


def declared(text: str) -> list[str]:
    return [name for _, name in DECLARED.findall(text)]


def listed(text: str) -> list[str]:
    return [name for names in LISTED.findall(text) for name in split(names)]


def passed_on(text: str) -> list[tuple[str, str]]:
    """Each name that is passed on, and the path of the module it is from."""
    return [(name, path) for names, path in PASSED_ON.findall(text) for name in split(names)]


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def borrowed(site: Path, entry: Path, modules: list[Path], homes: dict[Path, Path]) -> list[str]:
    """What the joined file imports: from joined files before it, and from libraries."""
    lines = []
    for module in dict.fromkeys(each for module in modules for each in imports(module)):
        if module not in homes or homes[module] == module:
            lines.append(f'import * as {name_of(site, module)} from "{address(module, entry)}";')
        elif homes[module] != entry:
            lines.append(f'import {{ {name_of(site, module)} }} from "{address(homes[module], entry)}";')
    return lines


def as_function(site: Path, module: Path, entry: Path) -> str:
    """A module as the function that it is in the joined file of an entry."""
    text = module.read_text("utf-8")
    given = [
        *declared(text),
        *listed(text),
        *(f"{name}: {name_of(site, module.parent / path)}.{name}" for name, path in passed_on(text)),
    ]
    text = LISTED.sub("", PASSED_ON.sub("", DECLARED.sub(r"\1 \2", moved(site, module, entry))))
    return f"// {module.relative_to(site).as_posix()}\nconst {name_of(site, module)} = (() => {{\n{text}return {{ {', '.join(given)} }};\n}})();\n"


def moved(site: Path, module: Path, entry: Path) -> str:
    """The text of a module as it is to stand in the file of an entry: what it names is found from there."""

    def assignment(found: re.Match) -> str:
        names, whole, path = found.groups()
        return f"const {assigned(names) if names else whole} = {name_of(site, module.parent / path)};\n"

    text = IMPORT.sub(assignment, module.read_text("utf-8"))
    text = LATER.sub(lambda found: f'await import("{address((module.parent / found[1]).resolve(), entry)}")', text)
    return (
        text
        if module == entry
        else text.replace("import.meta.url", f'new URL("{address(module, entry)}", import.meta.url).href')
    )


def stub(site: Path, module: Path, entry: Path) -> str:
    """The file of a joined module."""
    name = name_of(site, module)
    return f'import {{ {name} }} from "{address(entry, module)}";\n\nexport const {{ {", ".join(exports(module))} }} = {name};\n'


def assigned(names: str) -> str:
    """`{ a, b as c }` of an import as it is written in an assignment."""
    return "{ %s }" % re.sub(r"(\w+) as (\w+)", r"\1: \2", names.strip().rstrip(","))


def name_of(site: Path, module: Path) -> str:
    return "$" + re.sub(r"\W", "_", module.resolve().relative_to(site).with_suffix("").as_posix())


def address(module: Path, seen_from: Path) -> str:
    path = Path(relpath(module, seen_from.parent)).as_posix()
    return path if path.startswith(".") else f"./{path}"
