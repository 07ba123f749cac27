"""Since when a match has waited for each seat, by the clock on the wall: it goes on while no server is there."""

import time

from skyrmish.match.match import Match
from skyrmish.table.keeping import KeptOrders


class Waits:
    """Found out order by order. Before the first one nobody is late: the match may have been made days ahead."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def go_on(self, match: Match, kept: KeptOrders) -> None:
        """After these orders the match waits for others, or anew."""
        waiting = match.deciding_seats()
        before = {seat: since for seat, since in self._since.items() if seat in waiting and seat != kept.seat}
        self._since = before if kept.at is None else {**dict.fromkeys(waiting, kept.at), **before}

    def seconds(self, seat: str) -> float:
        """That it has waited for a seat until now; none if that is not known, or the clock on the wall was set back."""
        since = self._since.get(seat)
        return 0.0 if since is None else max(0.0, time.time() - since)
