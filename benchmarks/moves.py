"""What a move costs the server, without sockets and disk: two pages at a table, and the orders of whole games.

    python benchmarks/moves.py
    python benchmarks/moves.py --wants table --passes 50

The same games are played again and again, and of each move the least time counts. So the figure stays within two
hundredths on a machine that does other things as well, where moves a second say little: compare it before and after.
"""

import argparse
import asyncio
import gc
from dataclasses import asdict
from time import perf_counter_ns
from typing import Any

from load import OPTIONS, SEATS, Script, long_games

from skyrmish.table.conversation.conversation import REQUEST
from skyrmish.table.json_text import dumps
from skyrmish.table.keeping import KeptEnd, KeptMatch, KeptOrders, KeptSeat
from skyrmish.table.live_table import LiveTable
from skyrmish.table.lobby.match_setup import ruleset_of
from skyrmish.table.lobby.restoring import restored
from skyrmish.table.messages.lobby import NewMatch, NewSeat
from skyrmish.table.pages.page import Page

GAMES = 3
MICROSECONDS = 1e-3  # a nanosecond


class Nobody:
    """Keeps nothing, thinks nothing, and hears nothing."""

    async def keep_orders(self, match: str, kept: KeptOrders, end: KeptEnd | None = None) -> None: ...

    async def keep_bot(self, match: str, position: int, level: str) -> None: ...

    async def keep_offer(self, match: str, offer: dict[str, Any] | None) -> None: ...

    async def keep_shares(self, match: str, shares: dict[str, Any]) -> None: ...

    def send(self, text: str | bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def table_for(script: Script, wants: str) -> tuple[LiveTable, dict[str, Page]]:
    seats = [NewSeat(name=name, kind="link") for name in SEATS]
    new = NewMatch(edition="first", modules=list(script.modules), options=OPTIONS, seed=script.seed, seats=seats)
    kept = KeptMatch(
        id="match",
        made=0.0,
        setup=asdict(new),
        settled=ruleset_of(new).settled(),
        seed=script.seed,
        watch_key="",
        record=None,
        next=None,
        seats=[KeptSeat(seat.name, seat.kind, seat.level, "") for seat in new.seats],
        orders=[],
    )
    table = LiveTable(kept, *restored(kept), Nobody(), None)  # type: ignore[arg-type]  # no bot is asked
    return table, {name: page_at(table, name, wants) for name in SEATS}


def page_at(table: LiveTable, seat: str, wants: str) -> Page:
    page = Page(Nobody())
    page.keys, page.wants_asks, page.wants_odds = {seat: ""}, wants == "asks", False
    table.welcome(page)
    table.show(page)
    return page


async def times(script: Script, wants: str) -> list[int]:
    """Nanoseconds for every move of a game: reading it, the rules, and what both pages are told."""
    (table, pages), took = table_for(script, wants), []
    for number, (seat, orders) in enumerate(script.moves):
        said = dumps({"type": "orders", "id": f"m{number}", "number": number, "seat": SEATS[seat], "orders": orders})
        start = perf_counter_ns()
        await table.give(pages[SEATS[seat]], REQUEST(said))
        took.append(perf_counter_ns() - start)
    assert table.number == len(script.moves)
    return took


async def least_times(script: Script, wants: str, passes: int) -> list[int]:
    least = await times(script, wants)
    for _ in range(passes - 1):
        gc.collect()
        gc.disable()
        least = list(map(min, least, await times(script, wants)))
        gc.enable()
    return least


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wants", choices=("asks", "table"), action="append", help="what players are sent")
    parser.add_argument("--passes", type=int, default=25)
    asked = parser.parse_args()
    scripts = long_games((), GAMES)
    for wants in asked.wants or ("asks", "table"):
        moves = [took for script in scripts for took in asyncio.run(least_times(script, wants, asked.passes))]
        print(f"players want {wants}: {MICROSECONDS * sum(moves) / len(moves):.0f} µs a move", flush=True)


if __name__ == "__main__":
    main()
