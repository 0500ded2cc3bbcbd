"""Hosts as they are: the site starts, plays and is kept for use without a network on all of them, whatever headers they
send."""

import gzip
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import BrowserContext, expect

import build
from extent import mostly
from test_lost import plays
from test_offline import visitor
from test_page import READY

__all__ = ("visitor",)

NGINX = Path("/etc/nginx/nginx.conf")
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # where else only root may write
SITE = "server {{ listen 127.0.0.1:{port}; root {root}; index index.html; }}"


def free_port() -> int:
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return it.getsockname()[1]


@contextmanager
def running(port: int, *command: str | Path) -> Iterator[str]:
    """A server that is another program; the address of its root."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + 20
        while True:
            with socket.socket() as it:
                if it.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert time.monotonic() < end and process.poll() is None, f"{command[0]} never listened"
            time.sleep(0.05)
        yield f"http://localhost:{port}/"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def nginx(folder: Path) -> Iterator[str]:
    """Debian's nginx with the configuration it comes with; only places and the port are others."""
    program = build.find_tool("nginx")
    if not program or not NGINX.exists():
        pytest.skip("There is no nginx with Debian's configuration: `apt-get install nginx-light`.")
    port = free_port()
    kept = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in TEMPORARY)
    site = kept + SITE.format(port=port, root=build.DIST)
    stock = NGINX.read_text("utf-8")
    stock = re.sub(r"^user .*;$", "", stock, flags=re.MULTILINE)
    stock = re.sub(r"(pid|error_log|access_log) \S+;", lambda found: f"{found[1]} {folder / found[1]};", stock)
    configuration = folder / "nginx.conf"
    configuration.write_text(re.sub(r"include /etc/nginx/sites-enabled/\*;", site, stock))
    assert site in configuration.read_text()
    with running(port, program, "-c", configuration, "-g", "daemon off;") as address:
        yield address


@contextmanager
def plain_python(folder: Path) -> Iterator[str]:
    port = free_port()
    command = (sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", build.DIST)
    with running(port, *command) as address:
        yield address


class Odd(build.Handler):
    """Answers with headers of its own; `wishes` says which."""

    def __init__(self, *about, wishes: set[str], **more):
        self.wishes = wishes
        super().__init__(*about, **more)

    def log_message(self, *_):
        pass

    def do_GET(self):
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return self.send_error(404)
        content, kind = path.read_bytes(), self.guess_type(str(path))
        is_code = path.suffix in {".js", ".css", ".html", ".svg", ".png"}
        self.send_response(200)
        self.send_header("Content-Type", kind if is_code or "wrong types" not in self.wishes else "text/html")
        if "nosniff" in self.wishes:
            self.send_header("X-Content-Type-Options", "nosniff")
        for name, value in headers_of(path.name).items() if "its own headers" in self.wishes else ():
            self.send_header(name, value)
        if "packed is an encoding" in self.wishes and path.suffix == build.PACKED:
            self.send_header("Content-Encoding", "gzip")
        elif "gzip" in self.wishes:
            self.send_header("Content-Encoding", "gzip")
            content = gzip.compress(content, 1)
        if "no length" in self.wishes:
            self.send_header("Transfer-Encoding", "chunked")
            content = b"%x\r\n%s\r\n0\r\n\r\n" % (len(content), content) if content else b"0\r\n\r\n"
        else:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


class Quiet(ThreadingHTTPServer):
    handle_error = build.Server.handle_error


def odd(*wishes: str) -> Callable:
    @contextmanager
    def serve(folder: Path) -> Iterator[str]:
        with Quiet(("127.0.0.1", 0), partial(Odd, directory=build.DIST, wishes=set(wishes))) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://localhost:{server.server_port}/"
            server.shutdown()

    return serve


def headers_of(name: str) -> dict[str, str]:
    """The headers that the site's own file wants for a file."""
    headers, applies = {}, False
    for line in (build.DIST / "_headers").read_text("utf-8").splitlines():
        if line.startswith("/"):
            applies = line in ("/*", f"/{name}")
        elif applies and line.strip():
            key, _, value = line.strip().partition(": ")
            headers[key] = value
    return headers


def test_the_readme_has_the_policies_of_the_file():
    readme = (build.ROOT / "README.md").read_text("utf-8")
    for name in ("worker.js", "sw.js"):
        assert readme.count(f'"{headers_of(name)["Content-Security-Policy"]}"') == 2


HOSTS = {
    "nginx": nginx,
    "python": plain_python,
    "gzip on the fly": odd("gzip"),
    "gzip on the fly without lengths": odd("gzip", "no length"),
    "packed is an encoding": odd("packed is an encoding"),
    "no length": odd("no length"),
    "its own headers": odd("its own headers"),
    "wrong types": odd("wrong types", "nosniff"),
}


# each differs less from the usual than another one of these hosts does
ALIKE = ["python", "gzip on the fly", "packed is an encoding", "no length"]


@pytest.mark.parametrize("name", mostly([name for name in HOSTS if name not in ALIKE], ALIKE))
def test_it_starts_plays_and_is_kept_on(visitor: BrowserContext, site: str, tmp_path: Path, name: str):
    with HOSTS[name](tmp_path) as address:
        page = visitor.new_page()
        page.goto(address)
        plays(page)
        page.close()
        page = visitor.new_page()
        page.goto(address)
        expect(page.locator(".boot-words")).to_contain_text("offline", timeout=READY)
    page = visitor.new_page()
    page.goto(address)  # the server is gone
    plays(page)
