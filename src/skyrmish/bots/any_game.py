"""A bot for games that nobody has made bots for: it gives any legal order."""

from skyrmish.bots.player import Hint, Player
from skyrmish.engine.dice import Stream, below, open_stream
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say

CHOICE_PURPOSE = 2


class AnyOrder(Player):
    """What it orders follows from its seed, the seat and the decision's number alone."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def hint(self, match: Match, seat: str) -> Hint:
        lots, number = Stream(), match.seating.names.index(seat)
        open_stream(lots, self.seed, CHOICE_PURPOSE, match.table.decisions * len(match.seating.names) + number)
        legal = match.legal_orders(seat)
        order = legal[below(lots, len(legal))]
        return Hint([str(order)], say("why-random"))
