"""What the commands that play many games have in common: how they run, and what they show meanwhile."""

from typing import TYPE_CHECKING

from skyrmish.words.refusal import Refusal, check_within

if TYPE_CHECKING:
    from rich.progress import Progress

MOST_CORES = 1024


def check_running(mode: str, cores: int) -> None:
    from skyrmish.lab.many_games import MODES

    if mode not in MODES:
        raise Refusal("command-mode", mode=repr(mode), modes=MODES)
    check_within("--cores", cores, 0, MOST_CORES)


def counting(plain: bool) -> "Progress":
    """A progress bar on standard error; none where nobody could see it move."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, color_system=None if plain else "auto")
    return Progress(*columns, console=console, disable=plain or not console.is_terminal or console.is_dumb_terminal)
