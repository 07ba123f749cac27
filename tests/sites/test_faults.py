"""What may go wrong where a page brings its own table: one sentence, nothing lost, and a way on."""

import time
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from sites.conftest import Visit, is_kept
from table.hands import place, press_start, seal

STORES = ("indexedDB", "localStorage", "sessionStorage", "caches")
FORBIDDEN = "".join(
    f"Object.defineProperty(self, '{store}', {{ get() {{ throw new Error('forbidden'); }} }});\n" for store in STORES
)
FULL = """() => {
    self.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
ROOM = "() => { IDBObjectStore.prototype.put = self.put; }"
NO_SCRIPT = "**/assets/index-*.js"


@pytest.mark.parametrize("lacking", ["WebAssembly", "DecompressionStream"])
def test_in_an_old_browser_the_lobby_says_what_is_missing(visit: Visit, lacking: str) -> None:
    page = visit(before=lambda page: page.add_init_script(f"delete window.{lacking}"))
    expect(page.get_by_role("alert").filter(has_text=f"no {lacking}").first).to_be_visible()
    expect(page.locator("form")).to_be_visible()


def test_a_page_that_never_begins_says_so(visit: Visit) -> None:
    page = visit(before=lambda page: page.context.route(NO_SCRIPT, lambda route: route.abort()))
    late = page.get_by_text("Skyrmish does not start")
    expect(late).to_be_hidden()
    page.evaluate("document.getAnimations().forEach((motion) => motion.finish())")
    expect(late).to_be_visible()
    page.context.unroute(NO_SCRIPT)
    page.reload()
    expect(page.locator("form")).to_be_visible()
    expect(late).to_have_count(0)


def test_a_screen_that_does_not_come_can_be_loaded_again(chromium: Browser, site: str) -> None:
    missing, context = "**/RulesScreen-*.js", chromium.new_context()
    context.route(missing, lambda route: route.abort())
    page = context.new_page()
    page.goto(f"{site}#/rules")
    alert = page.get_by_role("alert").filter(has_text="A part of the page did not come")
    expect(alert).to_be_visible()
    context.unroute(missing)
    alert.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("region", name="Rule sheet")).to_be_visible()
    context.close()


def half(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.body()[: len(answer.body()) // 2])


@pytest.mark.parametrize("broken", ["**/sources-*.pack", "**/pyodide.asm.wasm.pack"])
@pytest.mark.parametrize("how", [lambda route: route.fulfill(status=404), half], ids=["missing", "cut"])
def test_a_broken_download_can_be_tried_again(visit: Visit, broken: str, how: Callable[[Route], None]) -> None:
    page = visit(before=lambda page: page.context.route(broken, how))
    alert = page.get_by_role("alert").filter(has_text="did not come whole").first
    expect(alert).to_be_visible()
    page.context.unroute(broken)
    alert.get_by_role("button", name="Try again").click()
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()


def late(route: Route) -> None:
    """As on a slow line: what is compiled is answered when everything else is there."""
    time.sleep(3)
    route.continue_()


def test_a_table_whose_code_comes_last_is_waited_for(visit: Visit) -> None:
    page = visit(before=lambda page: page.context.route("**/pyodide.asm.wasm.pack", late))
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()


@pytest.mark.parametrize("address", ["", "no host", "ftp://table.example"])
def test_what_is_no_address_of_a_host_is_said_to_be_none(visit: Visit, site: str, address: str) -> None:
    page = visit()
    field = page.get_by_label("Address of a host")
    field.fill(address)
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="the address of a host, such as")).to_be_visible()
    field.fill(f" {site}LICENSE.txt")
    field.press("Enter")
    page.wait_for_url("**/LICENSE.txt")


KIT = escape('"kits": [{"title": "Dogfight", "file": "kits/dogfight.zip", "bytes": 7}]')


def test_a_kit_that_does_not_come_is_asked_for_again(visit: Visit) -> None:
    def with_a_kit(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(escape('"kits": []'), KIT))

    page = visit("#/kit", before=lambda page: page.route("**/where/", with_a_kit))
    kit = page.get_by_role("button", name="Dogfight")
    kit.click()
    expect(page.get_by_role("alert")).to_contain_text("Dogfight did not come")
    page.context.route("**/kits/dogfight.zip", lambda route: route.fulfill(body="the kit"))
    with page.expect_download() as taken:
        kit.click()
    assert taken.value.path().read_text(encoding="utf-8") == "the kit"
    expect(page.get_by_role("alert")).to_have_count(0)


def test_where_nothing_may_be_kept_the_page_says_so_and_plays(visit: Visit) -> None:
    def forbid(route: Route) -> None:
        route.fulfill(response=(answer := route.fetch()), body=FORBIDDEN + answer.text())

    def everywhere(page: Page) -> None:
        page.context.route("**/worker-*.js", forbid)
        page.add_init_script(FORBIDDEN)

    page = visit(before=everywhere)
    expect(page.get_by_role("alert").filter(has_text="lets the page keep nothing")).to_be_visible()
    press_start(page)
    seal(page)
    place(page)
    expect(page.get_by_role("region", name="Stage")).to_contain_text("Round 1")


def test_orders_that_could_not_be_kept_are_sent_again_when_there_is_room(visit: Visit) -> None:
    page = visit()
    press_start(page)
    seal(page)
    expect(page.locator(".fly").filter(has_text="Place")).to_be_enabled()
    page.workers[0].evaluate(FULL)
    place(page)
    expect(page.get_by_text("cannot keep the match now")).to_be_visible()
    page.workers[0].evaluate(ROOM)
    expect(page.get_by_role("region", name="Stage")).to_contain_text("Round 1")


def test_a_match_is_played_in_one_tab_and_goes_where_it_is_wanted(visit: Visit) -> None:
    first = visit()
    press_start(first)
    expect(first.get_by_role("button", name="Seal the card")).to_be_visible()
    second = visit("#" + first.url.partition("#")[2], beside=first)
    expect(second.get_by_text("open in another tab")).to_be_visible()
    second.get_by_role("button", name="Play here").click()
    expect(second.get_by_role("button", name="Seal the card")).to_be_visible()
    expect(first.get_by_text("open in another tab")).to_be_visible()


NOTED = """const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message.kind === "start") window.workerOfTheTable = this;
  return post.call(this, message, ...rest);
};"""  # the worker that has the table; another one remembers Python for the next visit


def with_a_clock_of_ours(page: Page) -> None:
    page.clock.install()
    page.add_init_script(NOTED)


def test_a_worker_that_dies_is_begun_again_and_the_match_stands_as_it_stood(visit: Visit) -> None:
    page = visit(before=with_a_clock_of_ours)
    press_start(page)
    page.get_by_role("button", name="Seal the card").click()
    gold = page.get_by_role("button", name="Place").and_(page.locator(".fly"))
    expect(gold).to_be_enabled()
    page.evaluate("workerOfTheTable.terminate()")
    gold.click()
    page.clock.run_for(20_000)
    silent = page.get_by_role("alert").filter(has_text="has said nothing for a while")
    expect(silent).to_be_visible()
    page.clock.run_for(60_000)
    expect(page.get_by_text("Making the table ready")).to_have_count(0)
    expect(page.get_by_role("region", name="Stage")).to_contain_text("Round 1")
    page.evaluate("workerOfTheTable.terminate()")
    page.clock.run_for(20_000)
    silent.get_by_role("button", name="Begin another now").click()
    expect(silent).to_have_count(0)
    expect(page.locator("[data-action=fly]")).to_be_visible()


@pytest.fixture
def renew(site_folder: Path) -> Iterator[Callable[[], object]]:
    """Hands the same folder out as another version would lie there, without one screen of this one."""
    worker, screen = site_folder / "service-worker.js", next(site_folder.glob("assets/ReadyKits-*.js"))
    before, aside = worker.read_text(encoding="utf-8"), screen.with_suffix(".aside")

    def renewed() -> None:
        screen.rename(aside)
        newer = before.replace('VERSION = "', 'VERSION = "newer').replace(f'"assets/{screen.name}", ', "")
        worker.write_text(newer, encoding="utf-8")

    yield renewed
    aside.rename(screen)
    worker.write_text(before, encoding="utf-8")


VERSIONS = "caches.keys().then((names) => names.filter((name) => name.startsWith('skyrmish-/some/where/-')).length)"
ELSEWHERE = "skyrmish-/some/where/else/-1"  # what another site of the same host has kept


def test_a_newer_version_is_offered_and_not_forced(visit: Visit, renew: Callable[[], object]) -> None:
    """In a match, nor where another tab takes it."""
    page = visit()
    is_kept(page)
    page.evaluate("name => caches.open(name)", ELSEWHERE)
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
    renew()
    other = visit(beside=page)
    note = other.get_by_role("status").filter(has_text="A newer version")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Use it now").click()
    expect(note).to_have_count(0)
    assert other.evaluate(VERSIONS) == 2
    seal(page)
    place(page)
    expect(page.get_by_role("region", name="Stage")).to_contain_text("Round 1")
    page.evaluate("location.hash = '#/kit'")
    expect(page.get_by_text("Any other kit")).to_be_visible()
    page.go_back()
    other.close()
    page.reload()
    expect(page.get_by_role("region", name="Stage")).to_contain_text("Round 1")
    page.wait_for_function(f"{VERSIONS}.then((count) => count === 1)")
    assert page.evaluate("name => caches.has(name)", ELSEWHERE)
