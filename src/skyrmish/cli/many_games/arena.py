"""``skyrmish arena``: bots against bots, with a cross table and ratings."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from skyrmish import USUAL
from skyrmish.cli.many_games.faults import faults_told, show_faults
from skyrmish.cli.many_games.reports import check_writable, write
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
    Board,
    Cores,
    Edition,
    Game,
    Json,
    Mode,
    Modules,
    OnCluster,
    Options,
    Plain,
    SaveGames,
    as_options,
    listed,
    ruleset_from,
)
from skyrmish.words.catalogue import as_written, say
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.bots.faults import Account
    from skyrmish.lab.arena.contest import Contest
    from skyrmish.lab.arena.diary import Diary
    from skyrmish.lab.cluster import Cluster
    from skyrmish.lab.records.shelf import Shelf


def arena(
    bots: Annotated[
        str,
        Option(help="Levels, FILE.py:NAME, program:COMMAND; with commas between them.", show_default="all levels"),
    ] = "",
    games: Annotated[
        int, Option(help="Games of each pair, half of them with seats swapped; both fly the same stats.")
    ] = 100,
    game: Game = USUAL,
    edition: Edition = "",
    modules: Modules = "",
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    planes: Annotated[int, Option(help="Planes of each side.")] = 1,
    nodes: Annotated[int | None, Option(help="Openings or games that ace looks at for a decision.")] = None,
    seconds: Annotated[float | None, Option(help="Or seconds for each decision.")] = None,
    seed: Annotated[int, Option(help="The same seed and nodes give the same games.")] = 0,
    cores: Cores = 0,
    cluster: OnCluster = "",
    mode: Mode = "compiled",
    save: Annotated[
        Path | None, Option(help="A folder: keep results and records here; go on with what is there.", metavar="FOLDER")
    ] = None,
    save_games: SaveGames = USUAL_RECORDS,
    html: Annotated[Path | None, Option(help="Write a report to look at.")] = None,
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    """Let bots play each other, and rate them.

    Example: `skyrmish arena --bots rookie,wingman,veteran --modules altitude,split-s --games 400 --save arena`, then
    `skyrmish replay arena/game-0-1-0000.txt`

    Example: `skyrmish arena --bots wingman,examples/my_bot.py:Eager --games 20 --html report.html`

    Example: `skyrmish arena --game bombing-raid --bots random,greedy,solver`
    """
    from skyrmish.bots.kinds import kinds_of
    from skyrmish.lab.arena.contest import Contest
    from skyrmish.lab.arena.diary import DIARY, Diary
    from skyrmish.lab.many_games import MODES

    check_running(mode, cores)
    check_writable("html", html)
    ruleset = ruleset_from(game, edition, modules, option, board)
    names = tuple(listed(bots) or [level.name for level in kinds_of(game).ladder])
    with as_options():
        contest = Contest(names, ruleset, games, planes, seed, nodes, seconds).checked()
    shelf = shelf_for(save, save_games, names)
    diary = Diary(contest, save / DIARY if save else None)
    with cluster_at(cluster) as there:
        size = cluster_told(there)
        finished = play(contest, diary, cores or os.cpu_count() or 1, mode == MODES[0], plain, shelf, there)
    if finished or diary.games:
        tell(contest, {**summary(contest, diary), **size}, html, plain, as_json)
    if not finished:
        raise interrupted(contest, diary, save)


def play(
    contest: "Contest",
    diary: "Diary",
    cores: int,
    fast: bool,
    plain: bool,
    shelf: "Shelf | None",
    cluster: "Cluster | None",
) -> bool:
    """Play with a progress bar on standard error; False if somebody interrupts."""
    from skyrmish.lab.arena.arenas import arena_for
    from skyrmish.lab.arena.on_cluster import play_on_cluster
    from skyrmish.lab.arena.playing import play_contest

    left = len(diary.left_to_play(contest))
    total = len(contest.pairs()) * contest.games
    with counting(plain) as bar:
        task = bar.add_task(games_told(cluster), total=total, completed=total - left)
        try:
            arena = arena_for(contest, fast, shelf)
            if left:
                arena.prepare(telling(bar))
            if cluster is not None:
                play_on_cluster(arena, diary, cluster, cores, lambda: bar.advance(task, 1))
            else:
                play_contest(arena, diary, cores, lambda: bar.advance(task, 1))
        except KeyboardInterrupt:
            return False
    return True


def tell(contest: "Contest", told: dict[str, Any], html: Path | None, plain: bool, as_json: bool) -> None:
    """Write the report that was asked for, then say it."""
    if html is not None:
        from skyrmish.lab.arena.report import report

        write(html, report(contest, told))
    if as_json:
        print(json.dumps(told))
    else:
        show(told, plain)


def interrupted(contest: "Contest", diary: "Diary", save: Path | None) -> Refusal:
    done, total = len(diary.games), len(contest.pairs()) * contest.games
    return Refusal("arena-interrupted", done=done, total=total, kept=save is not None, save=str(save))


def summary(contest: "Contest", diary: "Diary") -> dict[str, Any]:
    """The cross table and the ratings, as JSON has them."""
    from skyrmish.lab.arena.ratings import cross_table, ratings

    table = cross_table(contest.bots, diary.games)
    pairs = [
        {
            "bot": contest.bots[a],
            "against": contest.bots[b],
            "games": score.games,
            "wins": score.wins,
            "draws": score.draws,
            "losses": score.losses,
            "share": round(score.share, 4),
            "interval": [round(end, 4) for end in score.interval],
        }
        for a, row in enumerate(table)
        for b, score in enumerate(row)
        if a != b
    ]
    rated = sorted(ratings(contest.bots, table), key=lambda each: -each.rating)
    return {
        "contest": contest.as_json(),
        "games": len(diary.games),
        "pairs": pairs,
        "ratings": [
            {"bot": each.bot, "rating": round(each.rating, 1), "error": round(each.error, 1)} for each in rated
        ],
        "rounds_mean": sum(game.rounds for game in diary.games) / max(1, len(diary.games)),
        "faults": faults_told(zip(contest.bots, contest.bots, accounts(contest, diary), strict=True)),
    }


def accounts(contest: "Contest", diary: "Diary") -> list["Account"]:
    """Of every bot, over all games."""
    from skyrmish.bots.faults import Account

    sums = [Account()] * len(contest.bots)
    for game in diary.games:
        for bot in (game.first, game.second):
            sums[bot] += game.account(bot)
    return sums


def show(told: dict[str, Any], plain: bool) -> None:
    """Ratings and cross table for a person."""
    from skyrmish.cli.texts.paper import Grid, Paper, Row

    order = [each["bot"] for each in told["ratings"]]
    cells = {(each["bot"], each["against"]): each for each in told["pairs"]}
    rows = []
    for rated in told["ratings"]:
        row = [f"{rated['rating']:+.0f} ± {rated['error']:.0f}"]
        for other in order:
            cell = cells.get((rated["bot"], other))
            row.append("" if cell is None else share_words(cell))
        rows.append(Row(rated["bot"], row))
    head, paper = [say("arena-column-bot"), say("arena-column-rating")], Paper(plain)
    against = [say("arena-against", bot=bot) for bot in order]
    paper.grid(Grid([*head, *order], rows, say("arena-title"), [*head, *against]))
    draws = sum(each["draws"] for each in told["pairs"]) // 2
    facts = {"games": f"{told['games']:,}", "rounds": f"{told['rounds_mean']:.1f}", "draws": f"{draws:,}"}
    paper.line(say("arena-counted", facts))
    show_faults(paper, told["faults"])


def share_words(cell: dict[str, Any]) -> str:
    low, high = cell["interval"]
    return f"{as_written(100 * cell['share'], 1)} ({100 * low:.0f}–{100 * high:.0f})"
