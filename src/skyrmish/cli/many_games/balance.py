"""``skyrmish balance``: every way to share out the stats against every other."""

import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Exit, Option

from skyrmish import USUAL
from skyrmish.cli.many_games.reports import check_writable, write
from skyrmish.cli.many_games.running import check_running, cluster_at, cluster_told, counting, games_told, telling
from skyrmish.cli.options import (
    Board,
    Cores,
    Edition,
    FlyingGame,
    Json,
    Keep,
    Mode,
    Modules,
    OnCluster,
    Options,
    Plain,
    Seed,
    as_options,
    ruleset_from,
)
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.lab.balance.experiment import Counts, Experiment
    from skyrmish.lab.balance.modules import Compared
    from skyrmish.lab.balance.report import Report
    from skyrmish.lab.balance.result import Result
    from skyrmish.lab.cluster import Cluster

INTERRUPTED = 130  # what a shell expects of a command that was interrupted


def balance(
    game: FlyingGame = USUAL,
    edition: Edition = "",
    modules: Modules = "",
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    bot: Annotated[str, Option(help="The bot that flies for both sides.")] = "greedy",
    planes: Annotated[int, Option(help="Planes of each side, all with the same stats.")] = 1,
    games: Annotated[int, Option(help="How many; rounded up until all pairs play alike.")] = 100_000,
    seed: Seed = 0,
    compare_modules: Annotated[
        bool, Option("--compare-modules", help="Play as many games again with each module more or less.")
    ] = False,
    html: Annotated[Path | None, Option(help="Write a report, one page that needs nothing else.")] = None,
    svg: Annotated[Path | None, Option(help="Write the heat map.")] = None,
    cores: Cores = 0,
    cluster: OnCluster = "",
    mode: Mode = "compiled",
    keep: Keep = None,
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    """Play every way to share out the stats against every other; tell which wins, and what to choose in secret.

    Interrupted, it tells about the games played until then, and still writes the files asked for.

    Example: `skyrmish balance --modules altitude,split-s --games 100000 --seed 1 --html report.html`

    Example: `skyrmish balance --edition second --compare-modules --json`
    """
    from skyrmish.lab.balance.experiment import Experiment

    check_running(mode, cores)
    for name, path in (("html", html), ("svg", svg), ("keep", keep)):
        check_writable(name, path)
    asked = Experiment(ruleset_from(game, edition, modules, option, board), bot, games, seed, planes)
    with as_options():
        asked.checked()
    with cluster_at(cluster) as there:
        size = cluster_told(there)
        report = played(asked, compare_modules, mode, cores, plain, there, keep)
    for path, text in ((html, report.html), (svg, report.svg)):
        if path is not None:
            write(path, text())
    tell(report, size, plain, as_json)
    if report.result.counts.interrupted or any(each.result.counts.interrupted for each in report.compared):
        raise Exit(INTERRUPTED)


def played(
    asked: "Experiment",
    compare: bool,
    mode: str,
    cores: int,
    plain: bool,
    cluster: "Cluster | None",
    keep: Path | None,
) -> "Report":
    """Play with a progress bar on standard error; an interruption ends the comparison too."""
    from skyrmish.games.all_games import game_of
    from skyrmish.lab.balance.experiment import run
    from skyrmish.lab.balance.modules import Compared, experiments
    from skyrmish.lab.balance.report import Report
    from skyrmish.lab.balance.result import Result

    with counting(plain) as bar:

        def counted(name: str, experiment: "Experiment") -> "Counts":
            task = bar.add_task(name, total=experiment.checked().games)
            return run(experiment, mode, cores, telling(bar), lambda done: bar.advance(task, done), cluster, keep)

        first = counted(games_told(cluster), asked)
        compared: list[Compared] = []
        for variant, experiment in experiments(asked) if compare and not first.interrupted else []:
            counts = counted(variant.name, experiment)
            if counts.games:
                compared.append(Compared(variant, Result(counts)))
            if counts.interrupted:
                break
    if first.interrupted or (compared and compared[-1].result.counts.interrupted):
        bar.console.print(say("balance-interrupted"))
    if not first.games:
        raise Refusal("balance-nothing-counted")
    return Report(Result(first), game_of(asked.ruleset).title(asked.ruleset), command_line(), tuple(compared))


def command_line() -> str:
    """The command as it was typed."""
    return shlex.join(["skyrmish", *sys.argv[1:]])


def tell(report: "Report", size: dict[str, Any], plain: bool, as_json: bool) -> None:
    from skyrmish.cli.texts.balance_text import show
    from skyrmish.cli.texts.paper import Paper

    if as_json:
        print(json.dumps({**measured(report.result, report.compared), **size}))
    else:
        show(report, Paper(plain))


def measured(result: "Result", compared: "tuple[Compared, ...]") -> dict[str, Any]:
    """Everything as JSON."""
    from skyrmish.games.all_games import game_of

    experiment, counts = result.experiment, result.counts
    out = {
        **game_of(experiment.ruleset).ruleset_told(experiment.ruleset),
        "bot": experiment.bot,
        "planes": experiment.planes,
        "seed": experiment.seed,
        "games": counts.games,
        "games_wanted": experiment.games,
        "interrupted": counts.interrupted,
        "decisions": counts.tally.decisions,
        "seconds": round(counts.seconds, 3),
        "games_per_second": round(counts.games / max(counts.seconds, 1e-9)),
        **result.as_json(),
    }
    return {**out, "compared": {each.variant.name: each.as_json() for each in compared}} if compared else out
