"""How fast rules are as WebAssembly, in node and in Chromium, beside machine code: one core, one run.

    python benchmarks/in_browser.py [--without-machine-code]

Decisions are counted as in ``bench.py``, the best of some parts. An ``ace`` answers moves of duels with all the nodes
that it has in an ordinary match, and no limit of time. Node is told by its processor time, since machines are noisy.
"""

import argparse
import base64
import gzip
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Route, sync_playwright

from skyrmish.bots.kinds import make_bot
from skyrmish.bots.search.limits import USUAL_NODES
from skyrmish.engine.speeds import come_from
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.lab.browser.building import build
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.simulation import Simulation, job_of, ways_of
from skyrmish.lab.tally import Tally
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from speeds.node_modules import Node, as_json
from table.browser import FLAGS, browser_path

RULESET = Ruleset(modules=("altitude", "split-s"))
DUEL = usual_seats(("red", "blue"))
GAMES = {"random": 20_000, "greedy": 1_000}  # in a part
PARTS = 5
DUELS = 3
AT = "http://page.invalid/"
PLAY = """async ([job, games, parts]) => {
    const { JobPlayer, Shelf } = await import("./engine.mjs");
    const bytes = (text) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
    for (const parcel of job.records) parcel.pieces = parcel.pieces.map(([offset, text]) => [offset, bytes(text)]);
    job.numbers = job.numbers.map(BigInt);
    const shelf = await Shelf.at("./");
    await shelf.load(job.module);
    const player = new JobPlayer(shelf.take(job.module), job);
    const told = [];
    for (let part = 0; part < parts; part++) {
        const before = performance.now();
        const sums = player.play(part * games, (part + 1) * games);
        told.push([btoa(String.fromCharCode(...sums)), (performance.now() - before) / 1000]);
    }
    return told;
}"""


def sizes(folder: Path) -> None:
    whole = 0
    for path in sorted(folder.iterdir()):
        packed = len(gzip.compress(path.read_bytes()))
        whole += packed
        print(f"{path.name:32}{path.stat().st_size:9,} bytes{packed:9,} compressed")
    print(f"{'all':32}{'':15}{whole:9,} compressed")


def simulation(bot: str) -> Simulation:
    return Simulation(RULESET, DUEL, (bot, bot), GAMES[bot], 7).checked()


def job(bot: str) -> Job[Tally]:
    made = job_of(simulation(bot))
    assert made is not None
    return made


def best(play: Callable[[int, int], Tally], games: int, clock: Callable[[], float]) -> float:
    """Decisions a second, in the best part."""
    rates = []
    for part in range(PARTS):
        before = clock()
        tally = play(part * games, (part + 1) * games)
        rates.append(tally.decisions / (clock() - before))
    return max(rates)


def in_chromium(folder: Path, bot: str) -> float:
    def answer(route: Route) -> None:
        name = urlparse(route.request.url).path.strip("/")
        kind = {"": "text/html", "engine.mjs": "text/javascript"}.get(name, "application/octet-stream")
        route.fulfill(body=(folder / name).read_bytes() if name else b"", content_type=kind)

    made = job(bot)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        page = browser.new_page()
        page.route(f"{AT}**", answer)
        page.goto(AT)
        told: list[tuple[str, float]] = page.evaluate(PLAY, [as_json(made.message()), GAMES[bot], PARTS])
        browser.close()
    return max(made.counted(base64.b64decode(sums)).decisions / seconds for sums, seconds in told)


def with_machine_code(bot: str) -> float:
    ways = ways_of(simulation(bot))
    assert ways is not None
    return best(ways.player(simulation(bot), True, lambda _: None), GAMES[bot], time.process_time)


def ace_answers(node: Node) -> list[float]:
    """Milliseconds of node's processor time for each move of some duels."""
    come_from(node.speed)
    spent: list[float] = []
    for number in range(DUELS):
        match, bot = Match(RULESET, DUEL, SeededDice(number)), make_bot("squadron-leader", "ace", 5, nodes=USUAL_NODES)
        while not match.is_over:
            seat, is_move, before = match.deciding_seats()[0], match.asked.name == "move", node.processor_time
            match.orders(bot.orders(match, seat), seat)
            if is_move:
                spent.append(1000 * (node.processor_time - before))
    return sorted(spent)


def report(options: Any, folder: Path) -> None:
    began = time.perf_counter()
    build(folder)
    print(f"built or copied in {time.perf_counter() - began:.0f} s")
    sizes(folder)
    node = Node(folder, folder)
    for bot in GAMES:
        rates = {"node": best(node.player(job(bot)), GAMES[bot], lambda: node.processor_time)}
        rates["Chromium"] = in_chromium(folder, bot)
        if not options.without_machine_code:
            rates["machine code"] = with_machine_code(bot)
        print(f"{bot}: " + ", ".join(f"{where} {rate:,.0f} decisions/s" for where, rate in rates.items()))
    spent = ace_answers(node)
    told = f"median {statistics.median(spent):.0f} ms, 95 % {spent[int(0.95 * len(spent))]:.0f}, most {spent[-1]:.0f}"
    print(f"ace, {len(spent)} moves of duels: {told}")
    node.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--without-machine-code", action="store_true", help="which takes minutes to compile")
    with tempfile.TemporaryDirectory() as made:
        report(parser.parse_args(), Path(made))
