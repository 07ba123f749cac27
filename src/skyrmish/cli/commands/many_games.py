"""What the commands that play many games have in common: how they run, and what they show meanwhile."""

from typing import TYPE_CHECKING

from skyrmish.engine.refusal import Refusal

if TYPE_CHECKING:
    from rich.progress import Progress

MOST_CORES = 1024


def check_running(mode: str, cores: int) -> None:
    from skyrmish.lab.many_games import MODES

    if mode not in MODES:
        raise Refusal(f"--mode: {mode!r} is not one of {', '.join(MODES)}")
    if not 0 <= cores <= MOST_CORES:
        raise Refusal(f"--cores: {cores} is not from 0 to {MOST_CORES}")


def counting() -> "Progress":
    """A progress bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))
