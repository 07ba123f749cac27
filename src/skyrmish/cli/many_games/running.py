"""What the commands that play many games have in common: how they run, and what they show meanwhile."""

import contextlib
from typing import TYPE_CHECKING, Any

from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal, check_within

if TYPE_CHECKING:
    from pathlib import Path

    from rich.progress import Progress, TaskID

    from skyrmish.lab.cluster import Cluster
    from skyrmish.lab.compiling import Compiling, Tell
    from skyrmish.lab.records.shelf import Shelf


MOST_CORES, MOST_RECORDS = 1024, 100_000
USUAL_RECORDS = 20


def check_running(mode: str, cores: int) -> None:
    from skyrmish.lab.many_games import MODES

    if mode not in MODES:
        raise Refusal("command-mode", mode=repr(mode), modes=MODES)
    check_within("--cores", cores, 0, MOST_CORES)


def cluster_at(address: str) -> "contextlib.AbstractContextManager[Cluster | None]":
    """The cluster there; without an address, none."""
    if not address:
        return contextlib.nullcontext()
    from skyrmish.lab.cluster import Cluster

    return Cluster(address)


def cluster_told(cluster: "Cluster | None") -> dict[str, Any]:
    """How large a cluster is, as JSON has it."""
    return {"cluster": {"machines": cluster.machines, "cores": cluster.cores}} if cluster else {}


def games_told(cluster: "Cluster | None") -> str:
    """What a bar counts, and how many do it."""
    if cluster is None:
        return say("many-games")
    return say("many-games-there", machines=cluster.machines, cores=cluster.cores)


def shelf_for(folder: "Path | None", most: int, bots: tuple[str, ...]) -> "Shelf | None":
    """Where records are kept, if anywhere."""
    from skyrmish.lab.records.shelf import Shelf

    check_within("--save-games", most, 0, MOST_RECORDS)
    if folder is None:
        return None
    shelf = Shelf(folder, most)
    shelf.open(bots)
    return shelf


def counting(plain: bool) -> "Progress":
    """A progress bar on standard error; none where nobody could see it move."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from skyrmish.cli.many_games.pace import Pace

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Pace(), TimeRemainingColumn())
    console = Console(stderr=True, color_system=None if plain else "auto")
    return Progress(*columns, console=console, disable=plain or not console.is_terminal or console.is_dumb_terminal)


def telling(bar: "Progress") -> "Tell":
    """Tells about compiling: a sentence, and a bar that moves; where no bar is seen, a line for every quarter."""
    tasks: dict[str, TaskID] = {}
    quarters: dict[str, int] = {}

    def tell(news: "Compiling") -> None:
        if news.what not in tasks:
            bar.console.print(str(news), soft_wrap=True)
            tasks[news.what] = bar.add_task(say("compiling-rules"), total=news.total)
        bar.update(tasks[news.what], completed=news.done)
        quarter = 4 * news.done // news.total
        if bar.disable and quarter > quarters.get(news.what, 0):
            bar.console.print(say("compiling-so-far", percent=25 * quarter, seconds=round(news.until_now)))
        quarters[news.what] = quarter

    return tell
