"""What commands that play many games tell of bots at fault."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from skyrmish.words.catalogue import as_written, say

if TYPE_CHECKING:
    from skyrmish.bots.faults import Account
    from skyrmish.cli.texts.paper import Paper

Told = dict[str, dict[str, Any]]


def faults_told(accounts: Iterable[tuple[str, str, "Account"]]) -> Told:
    """Accounts as JSON has them, by seat or bot; of bots of one's own, as levels have none."""
    return {key: {"bot": bot, **asdict(account)} for key, bot, account in accounts if account.answers}


def show_faults(paper: "Paper", told: Told) -> None:
    """Faults by kind and matches lost by them; then what was first wrong with whom. Nothing where all are levels."""
    from skyrmish.bots.faults import COUNTED
    from skyrmish.cli.texts.paper import Grid, Row

    if not told:
        return
    head = [say(f"faults-column-{name}") for name in ("bot", *COUNTED)]
    rows = [Row(called(key, account), [as_written(account[name]) for name in COUNTED]) for key, account in told.items()]
    paper.grid(Grid(head, rows, say("faults-title")))
    paper.lines(*map(escape, fault_sentences(told)))


def called(key: str, account: dict[str, Any]) -> str:
    """The bot; with its seat, where several may have the same."""
    return key if key == account["bot"] else f"{key}: {account['bot']}"


def fault_sentences(told: Told) -> list[str]:
    """The first fault of every bot that had one, and the matches that it lost by its faults."""
    from skyrmish.bots.faults import LARGEST_SHARE, LEAST_FAULTS

    said, rule = [], {"least": LEAST_FAULTS, "percent": f"{100 * LARGEST_SHARE:g}"}
    for key, account in told.items():
        bot = called(key, account)
        if account["first"]:
            said.append(say("fault-first", bot=bot, reason=account["first"]))
        if account["lost"]:
            said.append(say("fault-matches-lost", rule, bot=bot, lost=account["lost"]))
    return said
