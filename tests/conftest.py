"""What several tests share: the built site on a server of its own, and a real browser that minds errors."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import build

CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


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
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    with chromium() as browser:
        yield browser


@contextmanager
def chromium() -> Iterator[Browser]:
    """The same for a while."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=build.find_browser(), args=CHROMIUM_FLAGS)
        browser.new_context = partial(
            browser.new_context, service_workers="block"
        )  # what is kept offline is for test_offline
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page with nothing remembered; the test fails if the page reports an error."""
    context = browser.new_context()
    page = context.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(error.stack or str(error)))
    yield page
    context.close()
    assert errors == []
