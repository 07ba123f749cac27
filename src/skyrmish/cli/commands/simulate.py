"""``skyrmish simulate``: many games between bots."""

import json
from typing import Annotated, Any

import typer

from skyrmish.cli.commands.dice_rulesets import is_dice_game, refuse_planes
from skyrmish.cli.commands.dice_simulate import simulate_dice_games
from skyrmish.cli.commands.rulesets import (
    Balloons,
    Board,
    Bombers,
    Edition,
    Game,
    Mission,
    Modules,
    Options,
    ruleset_from,
)
from skyrmish.engine.refusal import Refusal

MOST_CORES = 1024


def simulate(
    game: Game = "squadron-leader",
    edition: Edition = "first",
    modules: Modules = "",
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    mission: Mission = "",
    bots: Annotated[
        str, typer.Option("--bots", help="A bot for each seat: random, greedy, rookie … ace; for dice also solver.")
    ] = "random,random",
    planes: Annotated[int, typer.Option("--planes", help="Planes of each seat.")] = 1,
    bombers: Bombers = 0,
    balloons: Balloons = 0,
    teams: Annotated[str, typer.Option("--teams", help="A team for each seat; without it, all against all.")] = "",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    nodes: Annotated[int, typer.Option("--nodes", help="Openings or games that ace looks at for a decision.")] = 200,
    cores: Annotated[int, typer.Option("--cores", help="0 uses all.")] = 0,
    mode: Annotated[str, typer.Option("--mode", help="compiled, or plain (slow; the same games).")] = "compiled",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games between bots, on all cores, and count.

    Example: `skyrmish simulate --modules altitude,split-s --bots greedy,random --games 100000 --seed 1`

    Example: `skyrmish simulate --mission bombers-escape --edition current --bots greedy,greedy`
    """
    if is_dice_game(game):
        refuse_planes(edition, modules, board, planes)
        simulate_dice_games(game, option, bots, teams, games, seed, cores, mode, as_json)
        return
    from skyrmish.cli.terminal.sitting_down import seats_for
    from skyrmish.games.seating import COLOURS
    from skyrmish.lab.many_games import MODES
    from skyrmish.lab.simulation import Simulation

    if mode not in MODES:
        raise Refusal(f"--mode: {mode!r} is not one of {', '.join(MODES)}")
    names = tuple(word.strip() for word in bots.split(",") if word.strip())
    if not 2 <= len(names) <= len(COLOURS):
        raise Refusal(f"--bots: there are 2 to {len(COLOURS)} seats, not {len(names)}", "B-58")
    if not 0 <= cores <= MOST_CORES:
        raise Refusal(f"--cores: {cores} is not from 0 to {MOST_CORES}")
    if planes < 1:
        raise Refusal(f"--planes: {planes} is less than 1")
    sides = tuple(word.strip() for word in teams.split(",") if word.strip())
    if sides and len(sides) != len(names):
        raise Refusal(f"--teams: {len(names)} seats want {len(names)} teams, not {len(sides)}")
    if "draw" in sides:
        raise Refusal("--teams: a team called 'draw' could not be told from a draw")
    ruleset = ruleset_from(game, edition, modules, option, board, mission)
    seating = seats_for(ruleset, COLOURS[: len(names)], (planes, bombers, balloons), sides)
    told = played(Simulation(ruleset, seating, names, games, seed, nodes).checked(), mode, cores)
    if as_json:
        print(json.dumps(told))
    else:
        show(told, [bots_of(side, seating, names) for side in seating.sides])


def played(simulation: Any, mode: str, cores: int) -> dict[str, Any]:
    """Play with a progress bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from skyrmish.lab.simulation import simulate as run

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with bar:
        task = bar.add_task("games", total=simulation.games)
        outcome = run(simulation, mode, cores, console.print, lambda done: bar.advance(task, done))
    return {
        "games": outcome.games,
        "decisions": outcome.decisions,
        "seconds": round(outcome.seconds, 3),
        "wins": {**dict(zip(simulation.seating.sides, outcome.wins, strict=True)), "draw": outcome.draws},
        "rounds_mean": outcome.rounds / outcome.games,
    }


def bots_of(side: str, seating: Any, bots: tuple[str, ...]) -> str:
    """The bots that play for a side."""
    sides = [seating.sides[seating.side_of_seat(seat)] for seat in range(len(bots))]
    return ", ".join(bot for bot, plays_for in zip(bots, sides, strict=True) if plays_for == side)


def show(told: dict[str, Any], bots: list[str]) -> None:
    """The counts as a small table."""
    from rich.console import Console
    from rich.table import Table

    table = Table("side", "bot", "wins", "share")
    for (side, wins), bot in zip(told["wins"].items(), [*bots, ""], strict=True):
        table.add_row(side, bot, f"{wins:,}", f"{100 * wins / told['games']:.2f} %")
    console = Console()
    console.print(table)
    rate = told["decisions"] / max(told["seconds"], 1e-9)
    console.print(
        f"{told['games']:,} games, {told['rounds_mean']:.2f} rounds each, {told['decisions']:,} decisions "
        f"in {told['seconds']} s: {rate:,.0f} a second"
    )
