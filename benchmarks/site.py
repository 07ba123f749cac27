"""How quick the table with no server is, and how large, in a real Chromium on this machine.

    python benchmarks/site.py [FOLDER]

FOLDER is a site that was written already; without one it is written, with its engine. For each line: seconds as they
pass here, and in brackets the processor time of all the browser's processes together, which says the same on a busy
machine. *First* is a visit with nothing in the browser's cache, *next* one whose Python is remembered; a match is begun
as soon as the page lets one begin. Then duels by keys against an ``ace``: how long it thinks, how soon after a
question for a move the odds of its first plans and of all of them are there, and how much the page's own thread works
meanwhile, by its clock of processor time: below 16.7 ms a frame it keeps up with 60 frames a second.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from skyrmish.site.building.folder import write_site

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from sites.conftest import served
from sites.test_folder import on_its_way
from table.browser import FLAGS, browser_path
from table.hands import place, press_start, seal
from table.test_whole_games import answer_by_keys, is_over, settled

Says = Callable[[dict[str, Any]], bool]
SIZE = {"width": 1440, "height": 900}
VISITS, DUELS, ANSWERS = 3, 6, 30
MEMORY = "caches.open('memory-of-skyrmish').then(kept => kept.keys()).then(keys => keys.length > 0)"
LISTEN = """
window.told = [];
window.frames = 0;
const count = () => { frames++; requestAnimationFrame(count); };
requestAnimationFrame(count);
const Plain = Worker;
window.Worker = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => told.push([performance.now(), data.kind, data.rest?.[0] ?? ""]));
    }
};
"""
HEARD = """told.filter(([, kind]) => kind === "heard").map(([at, , text]) => {
    const { type, asks, is_last, seats } = JSON.parse(text);
    const thinking = (seats ?? []).some((seat) => seat.thinking);
    return { at, type, asked: asks?.[0]?.kind ?? "", last: is_last, thinking };
})"""


def processor(browser: Browser) -> float:
    """Seconds that all processes of the browser have worked."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(each["cpuTime"] for each in told))


class Watch:
    """Both clocks, from now on."""

    def __init__(self, browser: Browser) -> None:
        self._browser, self._worked, self._began = browser, processor(browser), time.perf_counter()

    def read(self) -> tuple[float, float]:
        return time.perf_counter() - self._began, processor(self._browser) - self._worked


def told(what: str, times: list[tuple[float, float]]) -> None:
    passed, worked = (statistics.median(each) for each in zip(*times, strict=True))
    print(f"{what:<30}{passed:6.2f} s ({worked:.2f})")


def visited(browser: Browser) -> Page:
    """Somebody with nothing remembered."""
    context = browser.new_context(viewport=SIZE, reduced_motion="reduce")
    context.set_default_timeout(120_000)
    context.add_init_script(LISTEN + "localStorage.setItem('skyrmish.pace', 'brisk');")
    return context.new_page()


def to_the_question(page: Page) -> None:
    press_start(page)
    page.locator("[data-action=seal]").wait_for()


def measure_visits(browser: Browser, site: str) -> Page:
    """The last of the pages, at the first question of a match."""
    lobbies, firsts, nexts = [], [], []
    for _ in range(VISITS):
        page = visited(browser)
        watch = Watch(browser)
        page.goto(f"{site}#/play")
        page.locator("button.fly:enabled").wait_for()
        lobbies.append(watch.read())
        to_the_question(page)
        firsts.append(watch.read())
        while not page.evaluate(MEMORY):
            page.wait_for_timeout(500)
        page.goto("about:blank")
        watch = Watch(browser)
        page.goto(f"{site}#/play")
        to_the_question(page)
        nexts.append(watch.read())
    told("lobby, first visit", lobbies)
    told("first question, first visit", firsts)
    told("first question, next visit", nexts)
    return page


def begin_against_an_ace(page: Page, site: str) -> None:
    page.goto(f"{site}#/")
    page.goto(f"{site}#/play")
    page.get_by_text("Ace", exact=True).first.click()
    to_the_question(page)
    page.wait_for_timeout(2000)  # what it thinks with comes after the table
    seal(page)
    place(page)


def play_on(page: Page) -> None:
    number = settled(page, "")
    for _ in range(ANSWERS):
        if is_over(page):
            break
        answer_by_keys(page)
        number = settled(page, number)


def spans(heard: list[dict[str, Any]], begins: Says, ends: Says) -> list[float]:
    """Milliseconds from each message of one kind to the next one of another."""
    found, since = [], None
    for each in heard:
        if since is not None and ends(each):
            found.append(each["at"] - since)
            since = None
        if begins(each):
            since = each["at"]
    return sorted(found)


def told_spans(what: str, found: list[float]) -> None:
    most = f"95 % within {found[int(0.95 * len(found))]:.0f}, longest {found[-1]:.0f}"
    print(f"{what:<30}{statistics.median(found):6.0f} ms, {most}, of {len(found)}")


def worked(devtools: CDPSession) -> float:
    """Milliseconds of the page's own thread."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return next(1000 * each["value"] for each in metrics if each["name"] == "TaskDuration")


def is_move(each: dict[str, Any]) -> bool:
    return each["type"] == "state" and each["asked"] == "move"


def measure_duels(page: Page, site: str) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, frames = worked(devtools), page.evaluate("frames")
    for _ in range(DUELS):
        begin_against_an_ace(page, site)
        play_on(page)
    frame = (worked(devtools) - before) / (page.evaluate("frames") - frames)
    heard: list[dict[str, Any]] = page.evaluate(HEARD)
    told_spans("first odds of plans", spans(heard, is_move, lambda each: each["type"] == "outlooks"))
    told_spans("odds of all plans", spans(heard, is_move, lambda each: each["type"] == "outlooks" and each["last"]))
    told_spans("ace", spans(heard, lambda each: each["thinking"], lambda each: each["type"] == "state"))
    print(f"{'the page itself':<30}{frame:6.1f} ms a frame")


def sizes(folder: Path) -> None:
    """As a host that compresses sends them; what is packed is no smaller."""
    first = sum(on_its_way(path) for path in folder.rglob("*") if path.is_file() and path.parent.name != "kits")
    print(f"first visit, all in all {first / 1e6:.2f} MB")


def measure(folder: Path) -> None:
    sizes(folder)
    with served(folder.parent) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        site = f"{base}{folder.name}/"
        measure_duels(measure_visits(browser, site), site)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path)
    given = parser.parse_args().folder
    with tempfile.TemporaryDirectory() as made:
        measure(given.resolve() if given else write_site(Path(made) / "site", with_kits=False).out)
