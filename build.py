"""Sets up, plays and tests Panoply. Needs nothing but Python 3.11 or newer.

    python3 build.py play [--port N] [--no-browser]    serve the page on this computer and open it
    python3 build.py test [pytest arguments]           run the tests
    python3 build.py build                             make dist/, ready for any static host
    python3 build.py single [--output FILE]            make one HTML file that plays by a double click
    python3 build.py bench [--quick] [subject ...]     measure how fast it is, beside other engines

What is missing is fetched on the first start: tools go into .venv/ and node_modules/.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("build.py: This Python is too old, so run build.py with Python 3.11 or newer.")

import argparse
import base64
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
import webbrowser
from contextlib import suppress
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
LOG = CACHE / "log.txt"
REQUIREMENTS = ROOT / "requirements"
SOURCES = (
    *(ROOT / name for name in ("build.py", "pyproject.toml", "package.json", "package-lock.json", ".npmrc")),
    *(ROOT / "LICENSE", REQUIREMENTS, ROOT / "pyengine", WEB),
)
PORT = 8765
START = "main.js"  # what index.html begins with; esbuild finds all else from there
WORKER = "worker.js"
GUARD = "boot/guard.js"
GUARD_TAG = f'<script src="{GUARD}"></script>'
GUARD_TEXTS = ("lost.words", "lost.again", "lost.leave")
SHEETS = ("ui/style.css", "start/start.css", "app/app.css", "games/*/board.css")  # these import the others
WORKERS = ("worker=engine/worker.js", "sw=sw.js")  # scripts of their own, in the root of the site
SINGLE = ("single.js", "single-worker.js")  # what the single file has in place of these
PACKED = ".packed"
BUNDLED = {".js", ".css"}
UNUSED = {".md", ".py", ".map"}  # what no visitor fetches
TEXTS = {".css", ".json", ".svg", ".txt"}  # what the single file has in itself, beside its scripts
STATIC = "import-statement"  # as esbuild calls it
APART = ("LICENSE", "_headers", "files.js", "pictures", "sw.js")  # what the site needs only online
SINGLE_POLICY = (
    "default-src 'none'; script-src {hashes} 'wasm-unsafe-eval'; worker-src blob:; style-src blob:; "
    "img-src data: blob:; base-uri 'none'; form-action 'none'"
)
PACKAGES = ROOT / "node_modules"
LOCK = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
PYODIDE = PACKAGES / "pyodide"
PYODIDE_PYTHON = "3.14"
MAKERS = ("make.mjs", "library.py", "warm.py", "snapshot.js")  # of the snapshot
LICENCES = {"idb.txt": "idb/LICENSE", "lean-qr.txt": "lean-qr/LICENSE"}
SHELL = "chromium-headless-shell"  # Chromium without windows of its own: the page starts in two thirds of the time
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
TOOLS = {  # other programs that tests use: the names they are searched by, and their Debian package
    "chromium": ((SHELL,), SHELL),
    "firefox": (("firefox-esr", "firefox"), "firefox-esr"),
    "webkit": (("WebKitWebDriver",), "webkit2gtk-driver"),
    "minibrowser": (("MiniBrowser",), "webkit2gtk-driver"),
    "display": (("Xvfb",), "xvfb"),
    "nginx": (("nginx",), "nginx-light"),
}
PLACES = ("/usr/local/sbin", "/usr/sbin", *map(str, sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*"), reverse=True)))


class Failure(Exception):
    """What stands in the way and what to do about it, in one sentence."""


# The commands


def play(arguments: tuple[str, ...]) -> None:
    """Make the site, serve it on this computer and open the browser."""
    parser = argparse.ArgumentParser(prog="build.py play")
    parser.add_argument("--port", type=int, default=PORT, help=f"where to serve (default: {PORT})")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    options = parser.parse_args(arguments)
    with make_server(options.port) as server:
        make_site()
        address = f"http://localhost:{server.server_port}/"
        say(f"Panoply is at {address} (Ctrl+C ends it).")
        if not options.no_browser:
            webbrowser.open(address)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


def test(arguments: tuple[str, ...]) -> None:
    """Make the site, get what the tests need and hand over to pytest."""
    get_packages(checks=True)
    prepare("test", "bench")
    if "--fast" not in arguments:
        get_more_browsers()
    sys.exit(subprocess.call([tool("python"), "-m", "pytest", *arguments], cwd=ROOT))


def bench(arguments: tuple[str, ...]) -> None:
    """Make the site, get what is compared and hand over to tests/bench/."""
    prepare("test", "bench")
    sys.exit(subprocess.call([tool("python"), "-m", "tests.bench", *arguments], cwd=ROOT))


def prepare(*groups: str) -> None:
    """Have the site, a browser and these groups of packages."""
    make_site()
    install(*groups)
    get_browser()


def build(arguments: tuple[str, ...]) -> None:
    """Make the site."""
    argparse.ArgumentParser(prog="build.py build").parse_args(arguments)
    make_site()
    say("The site is in dist/: copy that folder to any static host.")


def single(arguments: tuple[str, ...]) -> None:
    """Make one file of the site."""
    parser = argparse.ArgumentParser(prog="build.py single")
    parser.add_argument(
        "--output",
        type=Path,
        default=ROOT / "panoply.html",
        metavar="FILE",
        help="where to put it (default: panoply.html)",
    )
    options = parser.parse_args(arguments)
    CACHE.mkdir(exist_ok=True)
    options.output.write_text(single_page(), "utf-8")
    say(f"The page is {options.output}: a double click opens it.")


# The site


def make_site() -> None:
    """Make dist/, unless it is there and its sources haven't changed."""
    stamp = CACHE / "site.txt"
    sources = fingerprint(*SOURCES)
    if stamp.is_file() and stamp.read_text() == f"{sources} {fingerprint(DIST)}":
        return
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        site = Path(folder, "site")
        fill_site(site)
        shutil.rmtree(DIST, ignore_errors=True)
        site.rename(DIST)
    stamp.write_text(f"{sources} {fingerprint(DIST)}")


def fill_site(site: Path) -> None:
    """Put everything into a new folder that a static host is to serve."""
    get_packages()
    python = make_python()
    for path in files_of(WEB):
        if path.suffix not in BUNDLED | UNUSED and path.name != "jsconfig.json":
            copy(path, site / path.relative_to(WEB))
    copy(ROOT / "LICENSE", site / "LICENSE")
    for name, file in LICENCES.items():
        copy(PACKAGES / file, site / "licences" / name)
    (site / "pyodide").mkdir()
    for file in (PYODIDE / "pyodide.asm.wasm", python / "python.zip", python / "python.snapshot"):
        pack(site / "pyodide" / file.name, file.read_bytes())
    glue = (PYODIDE / "pyodide.asm.mjs").read_text("utf-8")
    pack(site / "pyodide" / "pyodide.asm.mjs", compiled_at_once(glue).encode())
    bundle_site(site)
    put_guard(site / "index.html")
    manifest = {"site": version_of(site), "pyodide": locked("pyodide")["version"], "engine": python.name}
    (site / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")
    list_files(site)


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def pack(file: Path, content: bytes) -> None:
    """Large files lie on the host compressed: the worker unpacks them, whatever the host does."""
    file.with_name(f"{file.name}{PACKED}").write_bytes(gzip.compress(content, mtime=0))


def compiled_at_once(glue: str) -> str:
    """Pyodide's own JavaScript, which is one function, in brackets: browsers compile such a function at once, and any
    other one only when it is called, for which they parse it a second time. Raises ValueError if it is something else.
    """
    begin, end = "async function _createPyodideModule(", "export default _createPyodideModule;"
    if not (glue.startswith(begin) and glue.rstrip().endswith(end)):
        raise ValueError("pyodide.asm.mjs is not the one function it was")
    return f"export default (async function({glue.rstrip().removeprefix(begin).removesuffix(end)});\n"


def bundle_site(site: Path) -> None:
    """Bundle scripts and style sheets; what two scripts need, but not all, is in chunks."""
    report = site / "report.json"
    options = ("--splitting", "--format=esm", "--chunk-names=chunks/[name]-[hash]", f"--metafile={report}")
    sheets = [path.relative_to(WEB) for pattern in SHEETS for path in WEB.glob(pattern)]
    bundle(site, START, *sheets, *options, "--sourcemap")
    bundle(site, *WORKERS, "--format=esm", "--sourcemap")
    preload_modules(site, json.loads(report.read_text("utf-8"))["outputs"])
    report.unlink()


def bundle(folder: Path, *arguments: str | Path) -> None:
    """Have esbuild bundle files of web/ into a folder; what Pyodide imports in Node alone stays outside."""
    run(
        *(*esbuild(), *arguments, "--bundle", "--minify", "--target=es2022", "--external:node:*"),
        *("--outbase=.", f"--outdir={folder}", "--allow-overwrite", "--log-level=warning"),
        folder=WEB,
        failure="esbuild could not bundle the page, so correct what the log complains of",
    )


def preload_modules(site: Path, outputs: dict) -> None:
    """Have the page name every script it begins with, so that the browser needn't find them one behind the other."""
    imports = {
        name_of(path, site): [name_of(each["path"], site) for each in about["imports"] if each["kind"] == STATIC]
        for path, about in outputs.items()
    }
    found = [START]
    for name in found:
        found += [each for each in imports[name] if each not in found]
    lines = "".join(f'  <link rel="modulepreload" href="{name}">\n' for name in found)
    page = site / "index.html"
    before = '  <link rel="stylesheet"'
    page.write_text(page.read_text("utf-8").replace(before, lines + before, 1), "utf-8")


def put_guard(page: Path) -> None:
    """Put the guard into the page itself: no file of its own, as that could be lost, too."""
    script = guard()
    text = page.read_text("utf-8").replace(GUARD_TAG, f"<script>{script}</script>")
    policy = f"script-src 'self' '{integrity_of(script.encode())}'"
    page.write_text(text.replace("script-src 'self'", policy, 1), "utf-8")


def guard() -> str:
    """The script that tells of files that can't be had, with its sentences in all languages."""
    catalogues = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted((WEB / "text").glob("*.json"))}
    sentences = {language: {key: texts[key] for key in GUARD_TEXTS} for language, texts in catalogues.items()}
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        bundle(Path(folder), GUARD, "--format=iife", f"--define:self.SENTENCES={json.dumps(sentences)}")
        return Path(folder, GUARD).read_text("utf-8")


def name_of(path: str, site: Path) -> str:
    """The name that a file of the site has there; esbuild says it from web/."""
    return (WEB / path).resolve().relative_to(site.resolve()).as_posix()


def single_page() -> str:
    """The site as one page; Python is started without its snapshot, so that the file is smaller."""
    make_site()
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        for entry, form in zip(SINGLE, ("esm", "iife"), strict=True):
            bundle(Path(folder), entry, f"--format={form}", '--define:import.meta.url=""')
        start, worker = (Path(folder, entry).read_text("utf-8") for entry in SINGLE)
    paths = {path.relative_to(DIST).as_posix(): path for path in files_of(DIST) if is_needed(path, DIST)}
    texts = {name: path.read_text("utf-8") for name, path in paths.items() if path.suffix in TEXTS}
    blocks = {"texts": gzip.compress(json.dumps(texts | {WORKER: worker}).encode(), mtime=0)}
    covers = [name for name in paths if name.endswith(".webp")]
    for name in ("pyodide/pyodide.asm.wasm.packed", "pyodide/python.zip.packed", *covers):
        blocks[name] = paths[name].read_bytes()
    return page_with(start, blocks)


def page_with(start: str, blocks: dict[str, bytes]) -> str:
    """The page with its script, and with these files in it."""
    watch = guard()
    page = (WEB / "index.html").read_text("utf-8").replace(GUARD_TAG, "<!-- guard -->")
    styles = " ".join(re.findall(r'<link rel="stylesheet" href="(.*?)">', page))
    policy = SINGLE_POLICY.format(hashes=" ".join(f"'{integrity_of(each.encode())}'" for each in (watch, start)))
    page = re.sub(r"\n *<(link|script)\b.*", "", page)
    page = re.sub(r'(http-equiv="Content-Security-Policy" content=)".*?"', rf'\1"{policy}"', page)
    page = page.replace("<!-- guard -->", f"<script>{watch}</script>")
    lines = [
        f'<script type="application/gzip" id="{name}" data-styles="{styles}">'
        f"{base64.b64encode(block).decode()}</script>\n"
        for name, block in blocks.items()
    ]
    return page.replace("</body>", f'{"".join(lines)}<script type="module">{start}</script>\n</body>')


def version_of(site: Path) -> str:
    """A short name for the content of a site, as it stands."""
    paths = [path for path in files_of(site) if path.suffix not in UNUSED]
    listed = "".join(f"{path.relative_to(site).as_posix()} {integrity(path)}\n" for path in paths)
    return hashlib.sha256(listed.encode()).hexdigest()[:10]


def list_files(site: Path) -> None:
    """Write down for the service worker which files make up the site, each with its fingerprint; and its version."""
    files = {path.relative_to(site).as_posix(): prints_of(path) for path in files_of(site) if is_needed(path, site)}
    (site / "files.js").write_text(
        f'self.files = {json.dumps(files, indent=1)};\nself.version = "{version_of(site)}";\n'
    )


def is_needed(path: Path, site: Path) -> bool:
    """Whether the page needs that file to play without a network."""
    return path.suffix not in UNUSED and not path.relative_to(site).as_posix().startswith(APART)


def prints_of(path: Path) -> str:
    """The fingerprints that a file may have in a browser: some hosts call what is packed an encoding, and browsers
    unpack it."""
    forms = [path.read_bytes()]
    if path.suffix == PACKED:
        forms.append(gzip.decompress(forms[0]))
    return " ".join(map(integrity_of, forms))


def integrity(path: Path) -> str:
    """The fingerprint of a file as browsers check it."""
    return integrity_of(path.read_bytes())


def integrity_of(content: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def make_python() -> Path:
    """The folder with what the worker starts Python from: the standard library with the engine, and a snapshot of both
    at work."""
    with tempfile.TemporaryDirectory(dir=CACHE) as place:
        wheel, fresh = build_wheel(ROOT, Path(place)), Path(place, "python")
        micropip = integrity(REQUIREMENTS / "micropip.txt")
        makers = (
            fingerprint(*(WEB / "boot" / name for name in MAKERS)),
            integrity(wheel),
            locked("pyodide")["integrity"],
            micropip,
        )
        digest = hashlib.sha256(" ".join(makers).encode()).hexdigest()[:10]
        folder = CACHE / f"{wheel.stem.partition('-py3')[0]}-{digest}"
        if not folder.is_dir():
            fresh.mkdir()
            micropip = get_micropip(Path(place))
            say("Starting Python once for all ...")
            run(
                *(node_tool("node"), WEB / "boot" / "make.mjs", PYODIDE, micropip, wheel, fresh),
                failure="Node could not start the engine, so install Node 20 or newer",
            )
            fresh.rename(folder)
    return folder


def build_wheel(source: Path, folder: Path) -> Path:
    """Build the engine's wheel; the same sources give the same bytes."""
    install("build")
    say("Building the engine ...")
    pip(
        *("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, source),
        failure="The engine's wheel could not be built, so correct what the log complains of",
    )
    return next(folder.glob("pyengine-*.whl"))


def fingerprint(*places: Path) -> str:
    """A number that changes with any name or content in these files and folders."""
    digest = hashlib.sha256()
    for place in places:
        for path in files_of(place):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(place.parent).as_posix()} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


def files_of(place: Path) -> list[Path]:
    """The file itself, or the folder's files in a fixed order, without what Python leaves behind."""
    paths = [place] if place.is_file() else place.rglob("*")
    return sorted(path for path in paths if path.is_file() and "__pycache__" not in path.parts)


# The server


class Handler(SimpleHTTPRequestHandler):
    """Answers a browser with the media types it insists on, always fresh, in silence."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or every small file waits 40 ms for a word from the browser
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".webp": "image/webp",
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    """Takes no notice of browsers that leave in the middle of an answer."""

    def handle_error(self, request: object, address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, address)


def make_server(port: int, folder: Path = DIST) -> Server:
    """A server for a folder, on this computer only; port 0 takes any free one."""
    try:
        return Server(("127.0.0.1", port), partial(Handler, directory=folder))
    except (OSError, OverflowError):
        raise Failure(f"Port {port} can't be had, so choose another one with --port.") from None


# Downloads


def get_packages(checks: bool = False) -> None:
    """Have the packages that package-lock.json lists in node_modules/: those of the site, and those that check it."""
    stamp = PACKAGES / ".installed"  # npm begins with an empty folder
    wanted = fingerprint(ROOT / "package-lock.json")
    if stamp.is_file() and stamp.read_text() in ([f"{wanted} all"] if checks else [f"{wanted} all", f"{wanted} site"]):
        return
    npm = node_tool("npm")
    say("Getting packages from npm ...")
    run(
        *(npm, "ci", *(() if checks else ("--omit=dev",)), "--fetch-retries=1", "--fetch-retry-mintimeout=1000"),
        failure="npm could not get the packages of package-lock.json, so check that this computer is online "
        "and start again",
    )
    stamp.write_text(f"{wanted} {'all' if checks else 'site'}")


def locked(package: str) -> dict[str, str]:
    """What package-lock.json says of a package: its version, its integrity."""
    return LOCK[f"node_modules/{package}"]


def get_micropip(folder: Path) -> Path:
    """The wheel of micropip, which is made for the Python in the page."""
    say("Getting micropip ...")
    pip(
        *("download", *locked_in("micropip"), "--no-deps", "--only-binary", ":all:"),
        *("--python-version", PYODIDE_PYTHON, "--dest", folder),
        failure="pip could not get micropip, so check that this computer is online and start again",
    )
    return next(folder.glob("micropip-*.whl"))


# Tools


def install(*groups: str) -> None:
    """Have these groups of Python packages in the virtual environment."""
    stamp = VENV / "installed.json"
    wanted = {group: fingerprint(REQUIREMENTS / f"{group}.txt") for group in groups}
    installed = json.loads(stamp.read_text()) if stamp.is_file() else {}
    maker = f"{sys.version} {VENV}"
    if installed.get("maker") != maker:
        make_environment()
        installed = {"maker": maker}
    if not wanted.items() <= installed.items():
        say(f"Installing packages for: {', '.join(groups)} ...")
        pip(
            *("install", "--no-compile", *locked_in(*groups)),  # most of the modules are never imported
            failure="pip could not install the tools, so check that this computer is online and start again",
        )
        stamp.write_text(json.dumps(installed | wanted, indent=2))


def locked_in(*groups: str) -> list[str | Path]:
    """What tells pip to take the files of these groups, and no others."""
    return ["--require-hashes", *(word for group in groups for word in ("-r", REQUIREMENTS / f"{group}.txt"))]


def make_environment() -> None:
    """Make a fresh virtual environment."""
    say("Making a virtual environment ...")
    run(
        *(sys.executable, "-m", "venv", "--clear", VENV),
        failure="Python could not make a virtual environment, so install its venv module (on Debian: python3-venv)",
    )


def tool(name: str) -> str:
    """Where a program of the virtual environment is."""
    return str(VENV / ("Scripts" if os.name == "nt" else "bin") / name)


def node_tool(name: str) -> str:
    """Where `node` or `npm` is: an installed one, else one from the Python package registry."""
    installed = shutil.which(name)
    if not installed:
        install("node")
    return installed or tool(name)


@cache
def esbuild() -> list[str | Path]:
    """What runs esbuild: the program made for this computer, or else its WebAssembly edition, compiled by Node's
    baseline compiler alone: the optimizing one takes longer than it saves."""
    for flags, package in [([], "esbuild"), (["--liftoff-only"], "esbuild-wasm")]:
        command = [node_tool("node"), *flags, PACKAGES / package / "bin" / "esbuild"]
        if succeeds(*command, "--version"):
            return command
    raise Failure("esbuild doesn't run on this computer, so install a newer Node.")


def get_browser() -> None:
    """Have a browser for the tests: an installed one, else Playwright's own, else the system's package."""
    if find_browser() or playwright_starts():
        return
    say("Getting a browser for the tests ...")
    for command in browser_installers():
        if succeeds(*command) and (find_browser() or playwright_starts()):
            return
    raise Failure("The tests found no browser, so install Chromium or Chrome, or name one in PANOPLY_BROWSER.")


def find_browser() -> str | None:
    """The browser that PANOPLY_BROWSER names, else the first installed one."""
    named = os.environ.get("PANOPLY_BROWSER")
    if named and not shutil.which(named):
        raise Failure(f"PANOPLY_BROWSER names {named}, which can't be run, so correct it or unset it.")
    return next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)


def playwright_starts(browser: str = "chromium") -> bool:
    """Whether Playwright has that browser of its own, and it works here."""
    script = f"from playwright.sync_api import sync_playwright as p\nwith p() as it: it.{browser}.launch().close()"
    return succeeds(tool("python"), "-c", script)


def browser_installers() -> list[tuple[str, ...]]:
    """The commands that may bring a browser, in the order of trying."""
    return [
        (tool("python"), "-m", "playwright", "install", "chromium"),
        *debian_installers(SHELL),
        *debian_installers("chromium"),
    ]


def debian_installers(*packages: str) -> list[tuple[str, ...]]:
    """The commands that install these packages of Debian, if this is a system and a user to do so."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return []
    apt = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get")
    return [(*apt, "update"), (*apt, "install", "--yes", *packages)]


def get_more_browsers() -> None:
    """Have Firefox, WebKit and nginx, as far as this computer lets us: a test that misses one is skipped, and says
    so."""
    missing = [name for name in TOOLS if not find_tool(name)]
    if not missing:
        return
    say(f"Looking for what only some tests need: {', '.join(missing)} ...")
    for command in debian_installers(*sorted({TOOLS[name][1] for name in missing})):
        succeeds(*command)
    for browser in {"firefox", "webkit"}.intersection(name for name in missing if not find_tool(name)):
        if not playwright_starts(browser):
            succeeds(tool("python"), "-m", "playwright", "install", browser)


def find_tool(name: str) -> str | None:
    """Where a program of TOOLS is, if it is installed."""
    places = os.pathsep.join([os.environ.get("PATH", ""), *PLACES])
    return next(filter(None, (shutil.which(each, path=places) for each in TOOLS[name][0])), None)


# Other programs


def pip(*arguments: str | Path, failure: str) -> None:
    """Run the virtual environment's pip."""
    run(tool("python"), "-m", "pip", "--disable-pip-version-check", "--retries=1", *arguments, failure=failure)


def run(*command: str | Path, failure: str, folder: Path = ROOT) -> None:
    """Run a program that must succeed."""
    if not succeeds(*command, folder=folder):
        raise Failure(f"{failure} (what went wrong is at the end of .cache/log.txt).")


def succeeds(*command: str | Path, folder: Path = ROOT) -> bool:
    """Run a program that may fail; the log keeps what it says."""
    CACHE.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        try:
            return subprocess.call(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log) == 0
        except OSError as error:
            log.write(f"{error}\n".encode())
            return False


def say(sentence: str) -> None:
    """Tell the person what is going on."""
    print(sentence, flush=True)


COMMANDS = {"play": play, "test": test, "build": build, "single": single, "bench": bench}


def main(command: str = "", *arguments: str) -> None:
    """Run one command."""
    if command not in COMMANDS:
        sys.exit(__doc__)
    try:
        COMMANDS[command](arguments)
    except Failure as failure:
        sys.exit(f"build.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(*sys.argv[1:])
