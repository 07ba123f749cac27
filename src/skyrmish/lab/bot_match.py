"""A match between bots, order by order: for somebody's own bots, for records, and where there is no faster way."""

from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.bots.faults import Account, account_of, is_settled, winner
from skyrmish.bots.player import Player
from skyrmish.bots.verdicts import verdict
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import record_text

DRAWN = -1


@dataclass(frozen=True)
class Ending:
    """How a game between bots ended: the side that won, or −1; what is counted; and accounts by seat."""

    winner: int
    round: int
    decisions: int
    accounts: tuple[Account, ...] = ()


class BotMatch:
    """Bots at a match, one for each seat."""

    def __init__(self, match: Match, bots: Sequence[Player]) -> None:
        self.match = match
        self.bots = dict(zip(match.seating.names, bots, strict=True))

    def play(self, beginning: Sequence[str] = ()) -> Ending:
        """Play to the end, or until only one side has not lost by faults; first, orders that no bot gives."""
        match = self.match
        try:
            for order in beginning:
                match.order(order)
            while not is_settled(match, self.bots):
                seat = match.deciding_seats()[0]
                self.bots[seat].act(match, seat)
        finally:
            for bot in self.bots.values():
                bot.close()
        won = winner(match, self.bots)
        side = DRAWN if won is None else match.seating.sides.index(won)
        accounts = tuple(account_of(bot) for bot in self.bots.values())
        return Ending(side, match.table.round, match.table.decisions, accounts)

    def record(self, header: Header) -> str:
        """The match as text, and who lost by faults."""
        return record_text(self.match, header, verdict=verdict(self.match, self.bots))
