"""What every test run has in common: what it draws, in which order it runs, and that it leaves nothing behind."""

import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING

import left_behind
import pytest
from draws import is_soak
from hypothesis import settings

from skyrmish.words.language import USUAL_LANGUAGE, speak

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.load_profile("test")


def is_worker(config: pytest.Config) -> bool:
    """One of several processes that run tests side by side for another."""
    return hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    if not is_worker(config):
        left_behind.mark()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """When everything is closed, nothing that a test has started still runs."""
    yield
    found = {} if is_worker(session.config) else left_behind.left_behind()
    if found:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        print("\nThese processes were left behind, and are ended now:", *found.values(), sep="\n  ")
        left_behind.end(found)


@pytest.fixture(autouse=True, scope="session")
def _known_seeds() -> Iterator[None]:
    """A match that is given no seed draws one; here always the same."""
    with pytest.MonkeyPatch.context() as patch:
        if not is_soak():
            patch.setattr(secrets, "randbits", lambda _bits: 1)
            patch.setattr(secrets, "randbelow", lambda _beyond: 1)
        yield


@pytest.fixture(autouse=True)
def _usual_language() -> Iterator[None]:
    """Commands speak for the rest of their process; the next test is another reader."""
    yield
    speak(USUAL_LANGUAGE)


@pytest.fixture(scope="session")
def chromium() -> Iterator["Browser"]:
    """One for all tests of a worker: a process drives one browser at a time."""
    from playwright.sync_api import sync_playwright  # here: most workers need none
    from table.browser import FLAGS, browser_path

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        yield browser
        browser.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What compiles most goes first, so that no core is left with it when the others are done."""
    items.sort(key=lambda item: item.path.parent.name != "speeds")
