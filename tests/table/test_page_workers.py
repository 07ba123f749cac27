"""Many games in a real browser: workers on all its cores count what the command counts."""

import base64
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import pytest
from node import bundle
from playwright.sync_api import Browser, Error
from speeds.node_modules import as_json

from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.seating import seated
from skyrmish.lab.browser.building import build
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.many_games import Outcome
from skyrmish.lab.simulation import Simulation, job_of, ways_of
from skyrmish.lab.tally import Tally

GAMES = Simulation(DiceRuleset("dogfight"), seated(["red", "blue"]), ("greedy", "random"), 500, 7)
PLAY = """async ([job, games, most]) => {
    const { playAll } = await import("./crew.mjs");
    const bytes = (text) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
    for (const parcel of job.records) parcel.pieces = parcel.pieces.map(([offset, text]) => [offset, bytes(text)]);
    job.numbers = job.numbers.map(BigInt);
    const heard = [];
    const stop = new AbortController();
    const hear = (sums, played) => {
        heard.push([btoa(String.fromCharCode(...sums)), played]);
        if (heard.length >= most) stop.abort();
    };
    await playAll("./", job, games, hear, stop.signal);
    return heard;
}"""
ALL_PARTS = 1_000_000


class Files(SimpleHTTPRequestHandler):
    extensions_map: ClassVar[dict[str, str]] = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".ts": "text/javascript",
    }

    def log_message(self, *_told: Any) -> None: ...


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A folder with the modules, and with the page's own crew and workers."""
    folder = tmp_path_factory.mktemp("site")
    build(folder, ("dice",))
    for name, made in (("crew", "crew.mjs"), ("games.worker", "games.worker.ts")):  # by which a bundler would know it
        bundle(f"engine/{name}.ts", folder / made)
    (folder / "index.html").write_text("<!doctype html><title>Games</title>", encoding="utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def played(chromium: Browser, address: str, message: dict[str, Any], games: int, most: int = ALL_PARTS) -> Any:
    """What each part has counted, and of how many games that is; no more parts begin after so many."""
    page = chromium.new_page()
    try:
        page.goto(address)
        return page.evaluate(PLAY, [message, games, most])
    finally:
        page.close()


def job() -> Job[Tally]:
    made = job_of(GAMES)
    assert made is not None
    return made


def test_all_cores_count_what_the_command_counts(chromium: Browser, address: str) -> None:
    ways, made = ways_of(GAMES.checked()), job()
    assert ways is not None
    parts = played(chromium, address, as_json(made.message()), GAMES.games)
    counted, told = Outcome(), Outcome()
    for sums, _ in parts:
        counted.add(made.counted(base64.b64decode(sums)), 2)
    told.add(ways.player(GAMES.checked(), False, lambda _: None)(0, GAMES.games), 2)
    assert len(parts) > 10, "in many parts"
    assert sum(games for _, games in parts) == GAMES.games
    assert counted == told


def test_whoever_stops_does_not_wait_for_the_rest(chromium: Browser, address: str) -> None:
    parts = played(chromium, address, as_json(job().message()), 10**9, most=1)
    assert 0 < sum(games for _, games in parts) < 10**6


def test_a_worker_that_cannot_have_its_module_says_so(chromium: Browser, address: str) -> None:
    message = {**as_json(job().message()), "module": "submarine"}
    with pytest.raises(Error, match="no module is called submarine"):
        played(chromium, address, message, GAMES.games)
