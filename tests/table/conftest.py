"""A table on loopback with a browser at it, for all tests of a worker."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from servers import launch, none_left_behind

BUILT = Path(__file__).resolve().parents[2] / "src" / "skyrmish" / "server" / "page" / "index.html"


@dataclass
class Hall:
    """A server of its own process."""

    base: str

    def make(self, **wanted: Any) -> dict[str, Any]:
        """Make a match; its keys by seat."""
        answer = httpx.post(f"{self.base}/api/matches", json=wanted, timeout=60)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def address(self, made: dict[str, Any], *seats: str) -> str:
        """Where these seats of a match sit, or all that can."""
        keys = [made["keys"][seat] for seat in seats or made["keys"]]
        return f"{self.base}/#/t/{made['match']}/{'+'.join(keys)}"


@contextmanager
def opened_hall(database: Path, port: int = 0, env: dict[str, str] | None = None) -> Iterator[Hall]:
    """A server that keeps its matches there; when it is left, it is stopped as Ctrl-C does."""
    assert BUILT.exists(), "the page is not built: make page"
    words = ["play", "--no-browser", "--json", "--port", str(port), "--database", f"sqlite:///{database}"]
    with none_left_behind():
        process = launch(*words, env=env)
        assert process.stdout is not None
        yield Hall(json.loads(process.stdout.readline())["address"].rstrip("/"))


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with opened_hall(tmp_path_factory.mktemp("hall") / "table.sqlite") as found:
        yield found


Sit = Callable[..., Page]


@pytest.fixture
def sit(chromium: Browser) -> Iterator[Sit]:
    """Open a page; whatever it complains about fails the test. Motion is reduced, so that nobody waits for it."""
    complaints: list[str] = []
    contexts = []

    def complain(said: ConsoleMessage) -> None:
        if said.type == "error" and "WebSocket" not in said.text:  # a lost line is shown to the player
            complaints.append(said.text)

    def open_page(address: str, width: int = 1440, height: int = 900, touch: bool = False, pace: str = "brisk") -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
        )
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('skyrmish.pace', '{pace}')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", complain)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


DESKTOP, PHONE = (1440, 900), (390, 844)
PATIENCE = 90_000  # ms that anything may take on a busy machine
expect.set_options(timeout=PATIENCE)
NewPage = Callable[..., Page]


@pytest.fixture
def new_page(chromium: Browser, hall: Hall) -> Iterator[NewPage]:
    """A page on a device of its own, with nothing remembered. It may be refused things, but must not break."""
    contexts, faults = [], []

    def opened(path: str = "/#/play", size: tuple[int, int] = DESKTOP, theme: str = "") -> Page:
        context = chromium.new_context(
            base_url=hall.base,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if theme:
            context.add_init_script(f"localStorage.setItem('skyrmish.theme', '{theme}')")
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """The lobby on a desktop."""
    return new_page()
