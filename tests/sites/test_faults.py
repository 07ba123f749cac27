"""What may go wrong where a page brings its own table: one sentence, nothing lost, and a way on."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from sites.conftest import Visit
from table.hands import press_start

FORBIDDEN = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('forbidden'); } });\n"


def test_without_webassembly_the_lobby_says_what_is_missing(visit: Visit) -> None:
    page = visit(before=lambda page: page.add_init_script("delete window.WebAssembly"))
    expect(page.get_by_role("alert").filter(has_text="no WebAssembly")).to_be_visible()
    expect(page.locator("form")).to_be_visible()


def test_a_broken_download_can_be_tried_again(visit: Visit) -> None:
    broken = "**/sources-*.pack"
    page = visit(before=lambda page: page.context.route(broken, lambda route: route.fulfill(status=404)))
    alert = page.get_by_role("alert").filter(has_text="did not come whole")
    expect(alert).to_be_visible()
    page.context.unroute(broken)
    alert.get_by_role("button", name="Try again").click()
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()


def test_where_nothing_may_be_kept_the_page_says_so_and_plays(visit: Visit) -> None:
    def forbid(route: Route) -> None:
        route.fulfill(response=(answer := route.fetch()), body=FORBIDDEN + answer.text())

    page = visit(before=lambda page: page.context.route("**/worker-*.js", forbid))
    expect(page.get_by_role("alert").filter(has_text="lets the page keep nothing")).to_be_visible()
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()


def test_a_match_is_played_in_one_tab_and_goes_where_it_is_wanted(visit: Visit) -> None:
    first = visit()
    press_start(first)
    expect(first.get_by_role("button", name="Seal the card")).to_be_visible()
    second = visit("#" + first.url.partition("#")[2], beside=first)
    expect(second.get_by_text("open in another tab")).to_be_visible()
    second.get_by_role("button", name="Play here").click()
    expect(second.get_by_role("button", name="Seal the card")).to_be_visible()
    expect(first.get_by_text("open in another tab")).to_be_visible()


def test_a_worker_that_dies_is_begun_again_and_the_match_stands_as_it_stood(visit: Visit) -> None:
    page = visit(before=lambda page: page.clock.install())
    press_start(page)
    page.get_by_role("button", name="Seal the card").click()
    gold = page.get_by_role("button", name="Place").and_(page.locator(".fly"))
    expect(gold).to_be_enabled()
    page.workers[0].evaluate("self.close()")
    gold.click()
    page.clock.fast_forward(90_000)
    expect(page.get_by_text("Making the table ready")).to_have_count(0)
    expect(page.get_by_role("region", name="Stage")).to_contain_text("Round 1")


@pytest.fixture
def renew(site_folder: Path) -> Iterator[Callable[[], object]]:
    """Hands the same folder out as another version would lie there; afterwards it is as it was."""
    worker = site_folder / "service-worker.js"
    before = worker.read_text(encoding="utf-8")
    yield lambda: worker.write_text(before.replace('VERSION = "', 'VERSION = "newer'), encoding="utf-8")
    worker.write_text(before, encoding="utf-8")


def test_a_newer_version_is_offered_and_not_forced(visit: Visit, renew: Callable[[], object]) -> None:
    page = visit()
    page.wait_for_function("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    renew()
    page.reload()
    note = page.get_by_role("status").filter(has_text="A newer version")
    expect(note).to_be_visible()
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
    note.get_by_role("button", name="Use it now").click()
    expect(note).to_have_count(0)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
