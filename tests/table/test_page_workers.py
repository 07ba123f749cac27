"""Many games in a real browser: workers on all its cores count what the command counts."""

import base64
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import pytest
from node import bundle
from playwright.sync_api import Browser
from speeds.node_modules import as_json

from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.seating import seated
from skyrmish.lab.browser.building import build
from skyrmish.lab.many_games import Outcome
from skyrmish.lab.simulation import Simulation, job_of, ways_of

GAMES = Simulation(DiceRuleset("dogfight"), seated(["red", "blue"]), ("greedy", "random"), 500, 7)
PLAY = """async ([job, games]) => {
    const { playAll } = await import("./crew.mjs");
    const bytes = (text) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
    for (const parcel of job.records) parcel.pieces = parcel.pieces.map(([offset, text]) => [offset, bytes(text)]);
    job.numbers = job.numbers.map(BigInt);
    const heard = [];
    await playAll("./", job, games, (sums, played) => heard.push([btoa(String.fromCharCode(...sums)), played]));
    return heard;
}"""


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


def test_all_cores_count_what_the_command_counts(chromium: Browser, address: str) -> None:
    job, ways = job_of(GAMES), ways_of(GAMES.checked())
    assert job is not None
    assert ways is not None
    page = chromium.new_page()
    page.goto(address)
    parts = page.evaluate(PLAY, [as_json(job.message()), GAMES.games])
    page.close()
    counted = Outcome()
    for sums, _ in parts:
        counted.add(job.counted(base64.b64decode(sums)), 2)
    told = Outcome()
    told.add(ways.player(GAMES.checked(), False, lambda _: None)(0, GAMES.games), 2)
    assert len(parts) > 10, "in many parts"
    assert sum(played for _, played in parts) == GAMES.games
    assert counted == told


def test_a_worker_that_cannot_have_its_module_says_so(chromium: Browser, address: str) -> None:
    job = job_of(GAMES)
    assert job is not None
    page = chromium.new_page()
    page.goto(address)
    message = {**as_json(job.message()), "module": "submarine"}
    with pytest.raises(Exception, match="no module is called submarine"):
        page.evaluate(PLAY, [message, GAMES.games])
    page.close()
