"""A bot at a match of planes: it looks at what its seat may see, and answers in orders like everyone else."""

from dataclasses import dataclass, field

from skyrmish.bots.answers import Finding, at_a_glance, orders_of, stats_order
from skyrmish.bots.ladder.knowledge import Knowledge, learn
from skyrmish.bots.ladder.levels import BOTS, LEVELS
from skyrmish.bots.ladder.players import CHOICE_PURPOSE
from skyrmish.bots.ladder.setting_up.mixtures import tickets_for
from skyrmish.bots.level import number_of
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.player import Hint, Player
from skyrmish.bots.reasons import sentence
from skyrmish.bots.search.limits import Limit, limit_of
from skyrmish.bots.search.ponder import thought_seed
from skyrmish.bots.search.thinker import Thinker, is_warm
from skyrmish.bots.worth.instinct import points_for
from skyrmish.engine.dice import open_stream
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.match.match import Match

NO_SEAT = -1
GAMES_FOR_A_CHANCE = 400


@dataclass
class _Prepared:
    """What a bot keeps for the ruleset it plays."""

    rules: Rules
    known: Knowledge
    thinkers: dict[bool, Thinker] = field(default_factory=dict)


class Bot(Player):
    """A player of a named kind. Its choices follow from its seed, the decision's number and its limit in nodes alone.

    Without ``seconds`` and ``nodes`` it answers within a second. Kinds that search do so once ``warm_up`` has been
    called in this process; before, they answer by instinct.
    """

    def __init__(self, kind: str, seed: int, seconds: float | None = None, nodes: int | None = None) -> None:
        self.kind = number_of(kind, BOTS)
        self.seed = seed
        self.limit: Limit = limit_of(seconds, nodes)
        self._prepared: _Prepared | None = None

    def orders(self, match: Match, seat: str) -> list[str]:
        """The same without a reason, which takes time to find."""
        return self._answer(match, seat, explain=False).orders

    def hint(self, match: Match, seat: str) -> Hint:
        return self._answer(match, seat, explain=True)

    def estimate(self, match: Match) -> dict[str, float]:
        """By games played on once rules are compiled, and by instinct before; secrets are left out of account."""
        table = with_notes(match.game.seen_by(match.rules, match.table, NO_SEAT))
        if is_warm():
            chances = self._thinker(match.rules, table).chances(table, self.seed, GAMES_FOR_A_CHANCE)
        else:
            known = self._preparation(match.rules, table).known
            chances = [points_for(match.rules, known, table, side) for side in range(table.sides)]
        return dict(zip(match.seating.sides, chances, strict=True))

    # ---- how it comes to an answer ----

    def _answer(self, match: Match, seat: str, explain: bool) -> Hint:
        number = match.seating.names.index(seat)
        i = next(i for i in match.deciders() if match.table.planes[i].seat == number)
        view = with_notes(match.game.seen_by(match.rules, match.table, number))
        open_stream(view.choices, self.seed, CHOICE_PURPOSE, match.table.decisions)
        if view.decision == w.ASSIGN:
            known = self._preparation(match.rules, view).known
            known.mixture = tickets_for(match.ruleset, match.rules)
            orders, found = [stats_order(match.rules, known, view, i, self.kind, match.names)], None
        else:
            found = self._found(match.rules, view, i)
            orders = orders_of(match.rules, view, i, found, match.names) if found else match.legal_orders()[-1:]
        why = self._reason(match.rules, view, i, found) if explain else ""
        return Hint([str(order) for order in orders], why)

    def _found(self, rules: Rules, view: NotedTable, i: int) -> Finding | None:
        """By search, if it does that and the rules are compiled; at a glance otherwise."""
        found = None
        if LEVELS[self.kind].thinks_long and is_warm():
            seed = thought_seed(self.seed, view.decisions)
            found = self._thinker(rules, view).find(copied(view), i, self.kind, seed, self.limit)
        known = self._preparation(rules, view).known
        return found or at_a_glance(rules, known, copied(view), i, self.kind)

    def _reason(self, rules: Rules, view: NotedTable, i: int, found: Finding | None) -> str:
        if found is not None and found.games == 0:
            found = self._thinker(rules, view).tried(view, i, found, thought_seed(self.seed, view.decisions))
        return sentence(view, found)

    def _preparation(self, rules: Rules, table: Table) -> _Prepared:
        if self._prepared is None or self._prepared.rules is not rules:
            top = max(max(plane.attack, plane.defense) for plane in table.planes[: table.count])
            self._prepared = _Prepared(rules, learn(rules, [], max(top, *rules.stats)))
        return self._prepared

    def _thinker(self, rules: Rules, table: Table) -> Thinker:
        prepared = self._preparation(rules, table)
        fast = is_warm()
        if fast not in prepared.thinkers:
            prepared.thinkers[fast] = Thinker(rules, prepared.known, fast)
        return prepared.thinkers[fast]
