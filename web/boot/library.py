"""Compiles, in the page's own interpreter, what it needs to start with the engine. Run by `make.mjs`."""

import sys
from importlib import import_module
from importlib.util import MAGIC_NUMBER, find_spec
from io import BytesIO
from marshal import dumps
from pkgutil import walk_packages
from zipfile import ZipFile, ZipInfo

PLACE = "/lib/python314.zip/"  # where the page's interpreter has its library
OWN = set(sys.modules)  # what the interpreter has imported to start


def compile_library() -> bytes:
    """An archive of all modules that the interpreter imports to start, of the engine and of what that imports."""
    for name in set(sys.modules) - OWN:  # what micropip has imported isn't imported by the engine
        del sys.modules[name]
    import pyengine

    for module in walk_packages(pyengine.__path__, "pyengine."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    archive = BytesIO()
    with ZipFile(archive, "w") as library:
        for name in sorted(sys.modules):
            spec = find_spec(name) if name != "__main__" else None
            if spec and spec.has_location:
                file = name.replace(".", "/") + ("/__init__.py" if spec.submodule_search_locations else ".py")
                library.writestr(ZipInfo(file + "c"), compiled(spec.loader.get_source(name), file))
    return archive.getvalue()


def compiled(source: str, file: str) -> bytes:
    """A module as Python keeps it; the engine finds the numbers of its rules in docstrings, all others go."""
    code = compile(source, PLACE + file, "exec", dont_inherit=True, optimize=0 if file.startswith("pyengine/") else 2)
    return MAGIC_NUMBER + bytes(12) + dumps(code)


compile_library
