"""Bots of a simulated game of planes, at a match: the same choices from the same chance, given as orders."""

from skyrmish.bots.answers import Finding, at_a_glance, orders_of, stats_order
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.levels import LEVELS
from skyrmish.bots.ladder.players import CHOICE_PURPOSE, plane_to_act
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.player import Hint, Player
from skyrmish.bots.search.mind import Mind
from skyrmish.bots.search.ponder import WEIGH, ponder
from skyrmish.bots.search.thinker import finding_of
from skyrmish.engine.dice import Stream, open_stream
from skyrmish.engine.records import packed, unpacked
from skyrmish.engine.rule import compiled
from skyrmish.games.events import Event
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.match.match import Match


class SimulatedPilots(Player):
    """All bots of one simulated game: they share its chance, so one player answers for every seat."""

    def __init__(self, rules: Rules, known: Knowledge, chance: tuple[int, int], thoughts: int, fast: bool) -> None:
        """``chance`` is seed and number of the stream of choices, ``thoughts`` the seed that aces think with."""
        self.rules, self.known, self.thoughts, self.fast = rules, known, thoughts, fast
        self.choices = Stream()
        open_stream(self.choices, chance[0], CHOICE_PURPOSE, chance[1])

    def act(self, match: Match, seat: str) -> list[Event]:  # noqa: ARG002 - of several planes, the one that bots take
        return super().act(match, match.seat_name(plane_to_act(self.rules, match.table)))

    def hint(self, match: Match, seat: str) -> Hint:  # noqa: ARG002
        view = with_notes(match.table)
        view.choices = self.choices
        i = plane_to_act(self.rules, view)
        bot = self.known.bots[view.planes[i].seat]
        if view.decision == w.ASSIGN:
            return Hint([str(stats_order(self.rules, self.known, view, i, bot, match.names))], "")
        found = self._weighed(view, i) if LEVELS[bot].thinks_long else None
        found = found or at_a_glance(self.rules, self.known, view, i, bot)
        assert found is not None, "bots play whole games"
        return Hint([str(order) for order in orders_of(self.rules, view, i, found, match.names)], "")

    def _weighed(self, view: NotedTable, i: int) -> Finding | None:
        """By search; None where a bot does not search for this answer."""
        mind = Mind(seed=self.thoughts + view.decisions)
        if self.fast:
            rows = [packed(each)[0] for each in (self.rules, self.known, mind, view)]
            compiled(ponder)(*rows, i, WEIGH, 0)
            mind, view.choices = unpacked(Mind, rows[2]), unpacked(Stream, rows[3]["choices"])
            self.choices = view.choices
        else:
            ponder(self.rules, self.known, mind, view, i, WEIGH, 0)
        return finding_of(mind.options[0]) if mind.count else None
