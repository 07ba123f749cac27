"""``skyrmish simulate``: many games between bots."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from skyrmish import USUAL
from skyrmish.cli.many_games.faults import faults_told, show_faults
from skyrmish.cli.many_games.reports import check_writable
from skyrmish.cli.many_games.running import (
    USUAL_RECORDS,
    check_running,
    cluster_at,
    cluster_told,
    counting,
    games_told,
    shelf_for,
    telling,
)
from skyrmish.cli.options import (
    Balloons,
    Board,
    Bombers,
    Cores,
    Edition,
    Game,
    Json,
    Keep,
    Mission,
    Mode,
    Modules,
    OnCluster,
    Options,
    Plain,
    SaveGames,
    Seed,
    Teams,
    as_options,
    listed,
    ruleset_from,
)
from skyrmish.words.catalogue import as_written, say
from skyrmish.words.refusal import Refusal, about

if TYPE_CHECKING:
    from skyrmish.games.seating import Seating
    from skyrmish.lab.cluster import Cluster
    from skyrmish.lab.records.shelf import Shelf
    from skyrmish.lab.simulation import Simulation


def simulate(
    game: Game = USUAL,
    edition: Edition = "",
    modules: Modules = "",
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    mission: Mission = "",
    bots: Annotated[
        str, Option(help="A bot for each seat: a level, FILE.py:NAME or program:COMMAND; see docs/bots.md.")
    ] = "random,random",
    planes: Annotated[int, Option(help="Planes of each seat.")] = 1,
    bombers: Bombers = 0,
    balloons: Balloons = 0,
    teams: Teams = "",
    games: Annotated[int, Option(help="How many games.")] = 10_000,
    seed: Seed = 0,
    nodes: Annotated[int, Option(help="Openings or games that ace looks at for a decision.")] = 200,
    cores: Cores = 0,
    cluster: OnCluster = "",
    mode: Mode = "compiled",
    keep: Keep = None,
    save: Annotated[Path | None, Option(help="A folder to keep records in.", metavar="FOLDER")] = None,
    save_games: SaveGames = USUAL_RECORDS,
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    """Play many games between bots, on all cores, and count.

    Example: `skyrmish simulate --modules altitude,split-s --bots greedy,random --games 100000 --seed 1`

    Example: `skyrmish simulate --mission bombers-escape --edition current --bots greedy,greedy`

    Example: `skyrmish simulate --game dogfight --bots solver,greedy,greedy`

    Example: `skyrmish simulate --bots examples/my_bot.py:Eager,rookie --games 20 --save games`, then
    `skyrmish replay games/game-0000.txt`
    """
    from skyrmish.games.game import Pieces
    from skyrmish.lab.simulation import Simulation

    check_running(mode, cores)
    check_writable("keep", keep)
    names, sides = tuple(listed(bots)), listed(teams)
    if "draw" in sides:
        raise Refusal("command-team-draw")
    ruleset = ruleset_from(game, edition, modules, option, board, mission)
    seating = seats_for(ruleset, len(names), sides, Pieces(planes, bombers, balloons))
    simulation = Simulation(ruleset, seating, names, games, seed, nodes).checked()
    shelf = shelf_for(save, save_games, names)
    if shelf is not None:
        shelf.check_empty()
    with cluster_at(cluster) as there:
        told = played(simulation, mode, cores, plain, shelf, there, keep)
    if as_json:
        print(json.dumps(told))
    else:
        show(told, [bots_of(side, seating, names) for side in seating.sides], plain)


def seats_for(ruleset: Any, count: int, teams: list[str], pieces: Any) -> "Seating":
    """So many seats, called by colours."""
    from skyrmish.games.all_games import game_of

    game = game_of(ruleset)
    with as_options():
        with about("bots"):
            names = game.seat_names(count)
        if teams and len(teams) != count:
            raise Refusal("command-teams", seats=count, teams=len(teams)).of("teams")
        return game.seats(ruleset, names, teams, pieces)


def played(
    simulation: "Simulation",
    mode: str,
    cores: int,
    plain: bool,
    shelf: "Shelf | None",
    cluster: "Cluster | None",
    keep: Path | None,
) -> dict[str, Any]:
    """Play with a progress bar on standard error."""
    from skyrmish.lab.simulation import simulate as run

    with counting(plain) as bar:
        task = bar.add_task(games_told(cluster), total=simulation.games)
        outcome = run(simulation, mode, cores, telling(bar), lambda done: bar.advance(task, done), shelf, cluster, keep)
    seats = zip(simulation.seating.names, simulation.bots, outcome.accounts, strict=False)  # levels have no accounts
    return {
        "games": outcome.games,
        "decisions": outcome.decisions,
        "seconds": round(outcome.seconds, 3),
        "wins": {**dict(zip(simulation.seating.sides, outcome.wins, strict=True)), "draw": outcome.draws},
        "rounds_mean": outcome.rounds / outcome.games,
        "turns_per_second": round(outcome.rounds / max(outcome.seconds, 1e-9)),
        "faults": faults_told(seats),
        **cluster_told(cluster),
    }


def bots_of(side: str, seating: "Seating", bots: tuple[str, ...]) -> str:
    """The bots that play for a side."""
    sides = [seating.sides[seating.side_of_seat(seat)] for seat in range(len(bots))]
    return ", ".join(bot for bot, plays_for in zip(bots, sides, strict=True) if plays_for == side)


def show(told: dict[str, Any], bots: list[str], plain: bool) -> None:
    """The counts as a small table."""
    from skyrmish.cli.texts.paper import Grid, Paper, Row

    head = [say(f"simulate-column-{name}") for name in ("side", "bot", "wins", "share")]
    counted = zip(told["wins"].items(), [*bots, ""], strict=True)
    rows = [
        Row(
            say("simulate-draw") if side == "draw" else side,  # no team is called so
            [bot, as_written(wins), say("simulate-share", percent=f"{100 * wins / told['games']:.2f}")],
        )
        for (side, wins), bot in counted
    ]
    paper = Paper(plain)
    paper.grid(Grid(head, rows))
    rate = told["decisions"] / max(told["seconds"], 1e-9)
    facts = {
        "count": told["games"],
        "games": f"{told['games']:,}",
        "rounds": f"{told['rounds_mean']:.2f}",
        "seconds": str(told["seconds"]),
    }
    paper.line(say("simulate-counted", facts, decisions=f"{told['decisions']:,}", rate=f"{rate:,.0f}"))
    show_faults(paper, told["faults"])
