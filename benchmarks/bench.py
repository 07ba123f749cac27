"""How fast Skyrmish is, in one run on one core, beside OpenSpiel's C++ games.

A decision is one time a seat was asked and answered: a whole plan once, an attack once, a reroll once; forced steps do
not count. Rounds are the same amount of play under any rules: everybody moves and may shoot. Ratios within one run are
what to look at: machines are noisy. Games are timed by the processor's time, ours and OpenSpiel's.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from typing import Any

from chances import chances
from open_spiel import measure
from rich.console import Console
from rich.table import Table as RichTable
from thinking import thinking

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import BOTS, LEVELS
from skyrmish.bots.notes import with_notes
from skyrmish.engine.records import packed
from skyrmish.games.squadron_leader.game import BOT_LIMITS
from skyrmish.games.squadron_leader.lean_games import compiled_for
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.lab.games_of_planes import play_many
from skyrmish.lab.tally import Tally

RECOMMENDED = ("altitude", "split-s")
EVERY_MODULE = ("altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots", "guides-extra-die")
OTHER_SKIES = {
    "second edition": Ruleset("second", ("split-s",)),
    "current rules": Ruleset("current"),
    "hexes, altitude, Split S": Ruleset(modules=RECOMMENDED, hexes=True),
    "Space Pirates": Ruleset("space-pirates"),
}
AT_A_GLANCE = [level.name for level in LEVELS if not level.thinks_long]
SECONDS = 1.0  # for each figure
REPEATS = 3  # the best counts: noise only slows down
FLOOR = 20.0


@dataclass(frozen=True)
class Speed:
    """One line of the table."""

    modules: str
    bot: str
    planes: int
    games: float
    rounds: float
    decisions: float


def speed(label: str, ruleset: Ruleset, bot: str, planes: int) -> Speed:
    """Games and decisions a second between two seats with so many planes in all."""
    rules = make_rules(replace(ruleset, options=BOT_LIMITS))
    known = packed(learn(rules, [BOTS.index(bot)] * 2))
    table, rows = packed(with_notes(laid_out(usual_seats(("red", "blue"), planes // 2)))), packed(rules)
    play = compiled_for(rules, play_many)
    games, best = 1, (0.0, 0.0, 0.0)
    for _ in range(REPEATS):
        spent = 0.0
        while spent < SECONDS / REPEATS:
            tally = packed(Tally())
            start = time.process_time()
            play(rows[0], known[0], table[0], tally[0], 1, 0, games)
            spent = time.process_time() - start
            best = max(best, (games / spent, tally[0]["rounds"] / spent, tally[0]["decisions"] / spent))
            games = max(games + 1, int(games * SECONDS / REPEATS / max(spent, 1e-3)))
    return Speed(label, bot, planes, *best)


def speeds() -> list[Speed]:
    out = []
    for label, modules in (("altitude, Split S", RECOMMENDED), ("every module", EVERY_MODULE)):
        for bot in AT_A_GLANCE:
            out += [speed(label, Ruleset(modules=modules), bot, planes) for planes in (2, 4, 8, 20, 40)]
    for label, ruleset in OTHER_SKIES.items():
        out += [speed(label, ruleset, bot, 2) for bot in AT_A_GLANCE]
    return out


# ---- starting up ----


def seconds_of(arguments: list[str], cache: str = "", text: str = "") -> float:
    """How long a command of ours takes, from a cold start of Python."""
    environment = {**os.environ, **({"SKYRMISH_CACHE": cache} if cache else {})}
    start = time.perf_counter()
    command = [sys.executable, "-c", "from skyrmish.cli.main import run; run()", *arguments]
    subprocess.run(command, env=environment, input=text, capture_output=True, text=True, check=False)
    return time.perf_counter() - start


def start_times() -> dict[str, float]:
    simulate = ["simulate", "--modules", "altitude,split-s", "--games", "1", "--json"]
    with tempfile.TemporaryDirectory() as empty:
        cold = seconds_of(simulate, empty)
        cached = min(seconds_of(simulate, empty) for _ in range(3))
        terminal = min(seconds_of(["terminal", "--save", f"{empty}/game{n}"]) for n in range(3))
    return {"cold compile": cold, "cached simulate of one game": cached, "terminal to its first prompt": terminal}


def peak_memory(games: int) -> int:
    """Most memory, in MB, that a process needs to simulate so many games."""
    script = (
        "import resource, sys; from skyrmish.cli.app import app\n"
        f"app(['simulate', '--modules', 'altitude,split-s', '--games', '{games}', '--json'], standalone_mode=False)\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return int(done.stderr.split()[-1])


# ---- telling it ----


def show(
    lines: list[Speed],
    rivals: dict[str, Any] | None,
    starts: dict[str, float],
    memory: dict[int, int],
    told: dict[str, float],
) -> None:
    console = Console(width=110)
    backgammon = rivals["backgammon"]["decisions_per_second"] if rivals else 0.0
    table = RichTable(
        "ruleset", "bot", "planes", "games/s", "rounds/s", "decisions/s", "× backgammon", title="Skyrmish, one core"
    )
    for line in lines:
        ratio = f"{line.decisions / backgammon:.1f}" if backgammon else "–"
        speeds = (f"{number:,.0f}" for number in (line.games, line.rounds, line.decisions))
        table.add_row(line.modules, line.bot, str(line.planes), *speeds, ratio)
    for game, rival in (rivals or {}).items():
        found = (f"{rival['games_per_second']:,.0f}", "", f"{rival['decisions_per_second']:,.0f}")
        ratio = f"{rival['decisions_per_second'] / backgammon:.1f}"
        table.add_row("OpenSpiel (C++)", game, "", *found, ratio)
    console.print(table)
    for what, seconds in starts.items():
        console.print(f"{what}: {seconds:.2f} s")
    for games, megabytes in memory.items():
        console.print(f"memory for {games:,} games: {megabytes} MB")
    for what, figure in told.items():
        console.print(f"{what}: {figure:,.0f}" if figure >= 100 else f"{what}: {figure:.2f}")
    if backgammon:
        ratio = lines[0].decisions / backgammon
        console.print(f"floor of {FLOOR:g} × backgammon: {'met' if ratio >= FLOOR else 'MISSED'} ({ratio:.1f} ×)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--alone", action="store_true", help="leave OpenSpiel out")
    given = parser.parse_args()
    lines, starts, figures = speeds(), start_times(), {**chances(), **thinking()}
    memory = {games: peak_memory(games) for games in (10_000, 1_000_000)}
    rivals = None if given.alone else measure()
    if given.json:
        told = {"speeds": [vars(line) for line in lines], "open_spiel": rivals, "starts": starts, "memory_mb": memory}
        print(json.dumps({**told, "chances": figures}, indent=2))
    else:
        show(lines, rivals, starts, memory, figures)


if __name__ == "__main__":
    main()
