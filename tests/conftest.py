"""What several tests share: the built site on a server of its own, a real browser that minds errors, and how many tests
run.

A test that uses a browser, or is marked `slow`, is left out by `--fast`, unless it is marked `walk`. A test marked
`thorough` runs with `--thorough` only. `extent.py` tells a test how much of what is random it has to try.
"""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

import build
import drivers
import extent
from drivers.by_playwright import FLAGS as CHROMIUM_FLAGS
from drivers.by_playwright import note_errors

REPORTED: list[str] = []  # the errors of all pages since the test began


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("panoply").addoption
    group("--fast", action="store_true", help="under 3 minutes: the engine, types, lint, and one walk through the page")
    group("--thorough", action="store_true", help="also full matrices and thousands of random games")


def pytest_configure(config: pytest.Config) -> None:
    """Before any test module is imported: their constants depend on the extent."""
    fast, thorough = config.getoption("fast"), config.getoption("thorough")
    if fast and thorough:
        raise pytest.UsageError("--fast and --thorough exclude each other")
    extent.chosen = extent.FAST if fast else extent.THOROUGH if thorough else extent.PLAIN


def pytest_sessionstart(session: pytest.Session) -> None:
    """The workers of a run share one site: the process that starts them makes it."""
    if session.config.getoption("numprocesses", None):
        build.make_site()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = [item for item in items if not is_wanted(item)]
    config.hook.pytest_deselected(items=left)
    items[:] = dealt_out([item for item in items if is_wanted(item)], workers_of(config))


def is_wanted(item: pytest.Item) -> bool:
    if item.get_closest_marker("thorough"):
        return extent.chosen == extent.THOROUGH
    return extent.chosen != extent.FAST or not is_slow(item) or item.get_closest_marker("walk") is not None


def is_slow(item: pytest.Item) -> bool:
    return "playwright" in item.fixturenames or item.get_closest_marker("slow") is not None


def workers_of(config: pytest.Config) -> int:
    return getattr(config, "workerinput", {"workercount": 1})["workercount"]


def dealt_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Slow tests first, then the others: at the end a worker without work finds many short tests to take over.

    `--dist=worksteal` gives each worker one stretch of the list. A stretch begins with its share of the slow tests,
    dealt out one by one, or group by group where they are marked `together`; its other tests stay side by side, so that
    they can share the matches they look at. Tests marked `last` measure times: they come when most other work is done.
    """
    last = [item for item in items if item.get_closest_marker("last")]
    items = [item for item in items if not item.get_closest_marker("last")]
    others = [item for item in items if not is_slow(item)]
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        if is_slow(item):
            groups.setdefault(group_of(item), []).append(item)
    stretches = []
    for worker in range(workers):
        slow = [item for group in list(groups.values())[worker::workers] for item in group]
        stretches += slow + others[len(others) * worker // workers : len(others) * (worker + 1) // workers]
    return stretches + last


def group_of(item: pytest.Item) -> object:
    """What the tests have in common that share a worker."""
    mark = item.get_closest_marker("together")
    return (item.path, *mark.args) if mark else item.nodeid


@pytest.fixture(autouse=True)
def no_page_reports_an_error(request: pytest.FixtureRequest) -> Iterator[None]:
    """In whatever browser and context: no exception, and nothing that the console shows as an error, but what the mark
    `reports` names."""
    REPORTED.clear()
    yield
    allowed = [pattern for mark in request.node.iter_markers("reports") for pattern in mark.args]
    assert [each for each in REPORTED if not any(re.search(pattern, each) for pattern in allowed)] == []


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder on a free port for a while; gives the address of its root."""
    with build.make_server(0, folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, with the modules of the page beside it."""
    return site_with_modules(tmp_path_factory.mktemp("site"))


def site_with_modules(folder: Path) -> Path:
    """Copy the built site into a folder, and add the modules of the page."""
    build.make_site()
    shutil.copytree(build.DIST, folder, dirs_exist_ok=True)
    add_modules(folder)
    return folder


def add_modules(folder: Path) -> None:
    """Put every module of the page into a site under its own name, for tests to import. The page's own scripts stay as
    they are: they share no variable with these, only what is kept on the device and events of the document.
    """
    modules = [
        path.relative_to(build.WEB)
        for path in build.WEB.rglob("*.js")
        if path.name not in (build.START, build.WORKER, "sw.js") and "single" not in path.name
    ]
    build.bundle(folder, *modules, "--splitting", "--format=esm", "--chunk-names=modules/[hash]")


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """The address of the built site."""
    with serving(site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives Chromium; a process can have it once only."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser without a window. Pages of tests live for seconds: to optimize their WebAssembly takes a tenth of them,
    and only tests that measure need it."""
    with launched(playwright, "--js-flags=--liftoff-only") as browser:
        yield browser


@contextmanager
def chromium() -> Iterator[Browser]:
    """The same for a while, where nothing else drives one."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@contextmanager
def launched(playwright: Playwright, *flags: str) -> Iterator[Browser]:
    """Chromium without service workers, and without motion unless a context wants it.

    What is kept offline is for `test_offline.py` and `test_browsers.py`. To draw what moves takes a third of a test.
    """
    browser = playwright.chromium.launch(executable_path=build.find_browser(), args=[*CHROMIUM_FLAGS, *flags])
    browser.new_context = partial(browser.new_context, service_workers="block", reduced_motion="reduce")
    browser.on("context", lambda context: note_errors(context, REPORTED))
    yield browser
    browser.close()


def marks_of(driver: str) -> list:
    """One worker drives a browser. What it does in Chromium other tests do there, too: it is for `--thorough`."""
    return [pytest.mark.together(driver), *([pytest.mark.thorough] if driver == "chromium" else [])]


@pytest.fixture(scope="session", params=[pytest.param(name, marks=marks_of(name)) for name in drivers.NAMES])
def driver(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[drivers.Driver]:
    """Chromium, Firefox and WebKit, one after the other."""
    try:
        driver = drivers.start(request.param, playwright)
    except drivers.Missing as missing:
        pytest.skip(str(missing))
    yield driver
    driver.close()


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page with nothing remembered."""
    ways = {"reduced_motion": "no-preference"} if request.node.get_closest_marker("moving") else {}
    context = browser.new_context(**ways)
    yield context.new_page()
    context.close()
