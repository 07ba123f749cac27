"""A site on loopback, handed out as any host of files would, with a browser at it."""

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from table.conftest import PATIENCE

from skyrmish.games.squadron_leader.lean_games import SKIES
from skyrmish.lab.browser import building
from skyrmish.site.building.folder import write_site


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *values: Any) -> None:
        """Nobody reads it."""


KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


WRONG = re.compile("broke off|Content Security Policy")  # as Python in the page says it, and the browser


def is_kept(page: Page) -> None:
    """The table is ready, since only then the page has its files kept; and they are, for a visit without a line."""
    page.wait_for_function(KEPT)


def build_one_for_every_sky(folder: Path, build: Callable[..., Path] = building.build) -> Path:
    """As a site has them, but that one module plays in all skies: each of the lean ones takes a minute to compile."""
    catalogue = build(folder, ("everything", "dice"))
    told = json.loads(catalogue.read_text(encoding="utf-8"))
    told["modules"] |= dict.fromkeys(SKIES, told["modules"]["everything"])
    catalogue.write_text(json.dumps(told), encoding="utf-8")
    return catalogue


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somewhere below the root, where any path must do."""
    out = tmp_path_factory.mktemp("host") / "some" / "where"
    out.parent.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "build", build_one_for_every_sky)
        write_site(out, with_kits=False)
    return out


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of a folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root))) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """The address of the site."""
    with served(site_folder.parents[1]) as base:
        yield f"{base}some/where/"


@contextmanager
def visitor(chromium: Browser, address: str) -> Iterator[Page]:
    """Somebody with nothing remembered. The page must not break."""
    faults: list[str] = []
    context = chromium.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    yield page
    context.close()
    assert faults == []


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Visit]:
    """A visitor with nothing remembered, to the site or a copy of it; or another tab of somebody who is there.

    The page must not break."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(
        path: str = "#/play", beside: Page | None = None, before: Callable[[Page], object] | None = None
    ) -> Page:
        context = (
            beside.context
            if beside
            else chromium.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
        )
        contexts.append(context)
        context.add_init_script("localStorage.setItem('skyrmish.pace', 'brisk')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if WRONG.search(said.text) else None)
        if before:
            before(page)
        page.goto(urljoin(site, path))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
