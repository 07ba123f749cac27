"""``skyrmish simulate --game dogfight`` and ``bombing-raid``."""

import json
from typing import Any

from skyrmish.cli.commands.dice_rulesets import dice_ruleset_from
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_dice.ruleset import check_teams

COLOURS = ("red", "blue", "white", "grey")
MOST_CORES = 1024


def simulate_dice_games(
    game: str, option: list[str], bots: str, teams: str, games: int, seed: int, cores: int, mode: str, as_json: bool
) -> None:
    """Play many games of dice between bots, on all cores, and count."""
    from skyrmish.lab.many_games import MODES
    from skyrmish.lab.squadron_dice.simulation import DiceSimulation

    if mode not in MODES:
        raise Refusal(f"--mode: {mode!r} is not one of {', '.join(MODES)}")
    if not 0 <= cores <= MOST_CORES:
        raise Refusal(f"--cores: {cores} is not from 0 to {MOST_CORES}")
    names = tuple(word.strip() for word in bots.split(",") if word.strip())
    sides = [word.strip() for word in teams.split(",") if word.strip()] or [""] * len(names)
    if len(sides) != len(names):
        raise Refusal(f"--teams: {len(names)} seats want {len(names)} teams, not {len(sides)}", "B-74")
    numbers = check_teams(list(names), sides)
    ruleset = dice_ruleset_from(game, option)
    labels = list(dict.fromkeys(side or colour for side, colour in zip(sides, COLOURS, strict=False)))
    simulation = DiceSimulation(ruleset, tuple(numbers), names, games, seed).checked()
    told = _played(simulation, mode, cores, labels)
    if as_json:
        print(json.dumps(told))
    else:
        _show(told, [", ".join(n for n, t in zip(names, numbers, strict=True) if t == k) for k in range(len(labels))])


def _played(simulation: Any, mode: str, cores: int, labels: list[str]) -> dict[str, Any]:
    """Play with a progress bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from skyrmish.lab.squadron_dice.simulation import simulate_dice

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("games", total=simulation.games)
        outcome = simulate_dice(simulation, mode, cores, console.print, lambda done: bar.advance(task, done))
    return {
        "games": outcome.games,
        "decisions": outcome.decisions,
        "seconds": round(outcome.seconds, 3),
        "wins": {**dict(zip(labels, outcome.wins, strict=True)), "draw": outcome.draws},
        "rounds_mean": outcome.rounds / outcome.games,
        "turns_per_second": round(outcome.rounds / max(outcome.seconds, 1e-9)),
    }


def _show(told: dict[str, Any], bots: list[str]) -> None:
    """The counts as a small table."""
    from rich.console import Console
    from rich.table import Table

    table = Table("side", "bots", "wins", "share")
    for number, (side, wins) in enumerate(told["wins"].items()):
        bot = bots[number] if number < len(bots) else ""
        table.add_row(side, bot, f"{wins:,}", f"{100 * wins / told['games']:.2f} %")
    console = Console()
    console.print(table)
    console.print(
        f"{told['games']:,} games, {told['rounds_mean']:.2f} turns each, in {told['seconds']} s: "
        f"{told['turns_per_second']:,} turns a second"
    )
