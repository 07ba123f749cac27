"""How smooth the table is with forty planes, and how soon a page can be used, in a real Chromium on this machine.

    python benchmarks/frames.py

Frames: twenty planes against twenty, in a window of 1440 x 900. The board is dragged and zoomed by pointer events, one
a frame, and planes are watched flying. ``main thread`` is what the page's own thread works for a frame, by its clock of
CPU time: below 16.7 ms it keeps up with 60 frames a second. ``whole browser`` is what all its processes together work
for a frame: without a graphics card they also paint every pixel on the processor. ``seen`` is what comes of it here,
and depends on what else the machine does.

Opening: until the Start button, or the first template to lay, is there and can be pressed; once with nothing in the
browser's cache, and once more.
"""

import json
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from websockets.sync.client import connect

from skyrmish.bots.orders import Bot
from skyrmish.games.squadron_leader.constants import MOVING
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import record_text
from skyrmish.table.messages import VERSION

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from table.browser import FLAGS, browser_path

EACH, FRAMES, FLIGHTS, OPENINGS = 20, 180, 8, 5
START = "from skyrmish.cli.main import run; run()"
SIZE = {"width": 1440, "height": 900}
MOTIONS = {  # what happens in frame k of a motion
    "drag": "(k) => pointer('pointermove', 560 + 120 * Math.sin(k / 14), 450 + 80 * Math.cos(k / 9))",
    "zoom": "(k) => sky.dispatchEvent(new WheelEvent('wheel', {deltaY: k % 60 < 30 ? -24 : 24, clientX: 700, "
    "clientY: 450, bubbles: true, cancelable: true}))",
    "rest": "() => {}",
}
MEASURE = """([motion, frames]) => new Promise((done) => {
    const sky = document.querySelector('.sky');
    const pointer = (type, x, y) => sky.dispatchEvent(new PointerEvent(type, {pointerId: 1, pointerType: 'mouse',
        button: 0, buttons: 1, clientX: x, clientY: y, bubbles: true, cancelable: true}));
    sky.setPointerCapture = () => {};
    const act = MOTION;
    const times = [];
    if (motion === 'drag') pointer('pointerdown', 560, 530);
    const step = (now) => {
        times.push(now);
        if (times.length > frames) {
            if (motion === 'drag') pointer('pointerup', 560, 530);
            done(times);
        } else {
            act(times.length);
            requestAnimationFrame(step);
        }
    };
    requestAnimationFrame(step);
})"""
USABLE = """(() => {
    const look = () => {
        const found = document.querySelector(SELECTOR);
        if (found && found.getClientRects().length && !found.disabled) window.usable = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, "play", "--no-browser", "--json", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/table.sqlite"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield json.loads(process.stdout.readline())["address"].rstrip("/")
            finally:
                process.send_signal(signal.SIGINT)


def forty_planes() -> tuple[Match, str]:
    """Twenty against twenty in the second round, and the record that leads there."""
    ruleset = Ruleset("first", ("altitude",), {}, 1400.0, 1400.0)
    seating = usual_seats(("red", "blue"), EACH)
    match, bot = Match(ruleset, seating, SeededDice(5)), Bot("random", 5)
    while not (match.table.round == 2 and match.table.stage == MOVING):
        bot.act(match, match.deciding_seats()[0])
    return match, record_text(match, Header(ruleset, seating, 5, ("person", "person")))


def posted(base: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(f"{base}{path}", json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


# ---- frames ----


def metrics(page: Page, devtools: CDPSession) -> dict[str, float]:
    """Seconds of processor time so far: of the page's main thread, by kind, and of all the browser's processes."""
    found = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    browser = page.context.browser
    assert browser
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return {**found, "Everything": sum(each["cpuTime"] for each in processes)}


def report(what: str, times: list[float], before: dict[str, float], after: dict[str, float]) -> None:
    gaps = [later - earlier for earlier, later in pairwise(times)]
    spent = {name: 1000 * (after[name] - before[name]) / len(gaps) for name in after}
    print(
        f"  {what:<8} main thread {spent['TaskDuration']:5.1f} ms a frame (scripts {spent['ScriptDuration']:.1f},"
        f" style and layout {spent['RecalcStyleDuration'] + spent['LayoutDuration']:.1f}),"
        f" whole browser {spent['Everything']:5.1f} ms;"
        f" seen {1000 / statistics.mean(gaps):3.0f} frames a second,"
        f" 95 % of them within {statistics.quantiles(gaps, n=20)[-1]:.0f} ms"
    )


def measure(page: Page, devtools: CDPSession, what: str, motion: str) -> None:
    before = metrics(page, devtools)
    times = page.evaluate(MEASURE.replace("MOTION", MOTIONS[motion]), [motion, FRAMES])
    report(what, times, before, metrics(page, devtools))


def fly_on(base: str, made: dict[str, Any], match: Match) -> Iterator[None]:
    """Let the next planes fly, one for every step of the iterator."""
    bot = Bot("random", 5)
    with connect(base.replace("http", "ws", 1) + f"/ws/{made['match']}", max_size=1 << 26) as line:
        hello = {"type": "hello", "version": VERSION, "keys": list(made["keys"].values()), "wants": "table"}
        line.send(json.dumps(hello))
        number = heard(line)
        while True:
            yield
            seat = match.deciding_seats()[0]
            orders = bot.orders(match, seat)
            for order in orders:
                match.order(order, seat)
            said = {"type": "orders", "id": f"flight-{number}", "number": number, "seat": seat, "orders": orders}
            line.send(json.dumps(said))
            number = heard(line)


def heard(line: Any) -> int:
    while True:
        message = json.loads(line.recv(timeout=60))
        assert message["type"] != "refused", message
        if message["type"] == "state":
            return int(message["table"]["number"])


def measure_flights(page: Page, devtools: CDPSession, base: str, made: dict[str, Any], match: Match) -> None:
    flights = fly_on(base, made, match)
    next(flights)
    before = metrics(page, devtools)
    measuring = f"window.flown = ({MEASURE.replace('MOTION', MOTIONS['rest'])})(['rest', {FRAMES}]); undefined"
    page.evaluate(measuring)
    for _ in range(FLIGHTS):
        next(flights)
        page.wait_for_timeout(350)
    times = page.evaluate("window.flown")
    report("flying", times, before, metrics(page, devtools))
    flights.close()


def measure_frames(browser: Browser, base: str) -> None:
    match, record = forty_planes()
    made = posted(base, "/api/records", {"record": record})
    page = browser.new_page(viewport=SIZE)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(f"{base}/#/watch/{made['match']}/{made['watch']}")
    page.locator("[data-plane]").nth(30).wait_for()
    page.wait_for_timeout(1500)
    nodes = page.evaluate("document.querySelectorAll('.sky *').length")
    print(f"forty planes: {nodes} nodes on the board")
    measure(page, devtools, "at rest", "rest")
    measure(page, devtools, "drag", "drag")
    measure(page, devtools, "zoom", "zoom")
    measure_flights(page, devtools, base, made, match)
    page.context.close()


# ---- opening ----


def measure_opening(browser: Browser, what: str, address: str, selector: str) -> None:
    cold, warm = [], []
    for _ in range(OPENINGS):
        context = browser.new_context(viewport=SIZE)
        context.add_init_script(USABLE.replace("SELECTOR", json.dumps(selector)))
        for times in (cold, warm):
            page = context.new_page()
            page.goto(address)
            page.wait_for_function("() => window.usable")
            times.append(page.evaluate("window.usable"))
            page.close()
        context.close()
    print(f"  {what:<6} usable after {statistics.median(cold):.0f} ms cold, {statistics.median(warm):.0f} ms warm")


def measure_openings(browser: Browser, base: str) -> None:
    print(f"opening, median of {OPENINGS}:")
    measure_opening(browser, "lobby", f"{base}/", "button.fly")
    ruleset = Ruleset("first", ("altitude",))
    seating = usual_seats(("Ada", "Ben"))
    match, bot = Match(ruleset, seating, SeededDice(3)), Bot("greedy", 3)
    while match.table.stage != MOVING:
        bot.act(match, match.deciding_seats()[0])
    made = posted(
        base, "/api/records", {"record": record_text(match, Header(ruleset, seating, 3, ("person", "person")))}
    )
    address = f"{base}/#/t/{made['match']}/{made['keys'][match.deciding_seats()[0]]}"
    measure_opening(browser, "table", address, "[data-option]")


def main() -> None:
    with served() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        measure_openings(browser, base)
        measure_frames(browser, base)
        browser.close()


if __name__ == "__main__":
    main()
