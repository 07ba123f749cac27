"""What the commands that play many games have in common: how they run, and what they show meanwhile."""

from typing import TYPE_CHECKING

from skyrmish.words.refusal import Refusal, check_within

if TYPE_CHECKING:
    from pathlib import Path

    from rich.progress import Progress

    from skyrmish.lab.records.shelf import Shelf

MOST_CORES, MOST_RECORDS = 1024, 100_000
USUAL_RECORDS = 20


def check_running(mode: str, cores: int) -> None:
    from skyrmish.lab.many_games import MODES

    if mode not in MODES:
        raise Refusal("command-mode", mode=repr(mode), modes=MODES)
    check_within("--cores", cores, 0, MOST_CORES)


def shelf_for(folder: "Path | None", most: int, bots: tuple[str, ...]) -> "Shelf | None":
    """Where records are kept, if anywhere."""
    from skyrmish.lab.records.shelf import Shelf

    check_within("--save-games", most, 0, MOST_RECORDS)
    if folder is None:
        return None
    shelf = Shelf(folder, most)
    shelf.open(bots)
    return shelf


def counting() -> "Progress":
    """A progress bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))
