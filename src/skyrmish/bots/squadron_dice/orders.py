"""A bot at a dice match: it looks at what its seat may see, and answers in orders like everyone else."""

from typing import Any

from skyrmish.bots.squadron_dice.greedy import greedy_answer
from skyrmish.bots.squadron_dice.knowledge import DICE_BOTS, GREEDY, RANDOM, DiceKnowledge, learn
from skyrmish.bots.squadron_dice.players import CHOICE_PURPOSE
from skyrmish.bots.squadron_dice.random_choice import random_answer
from skyrmish.engine.dice import open_stream
from skyrmish.engine.records import copied, packed
from skyrmish.engine.refusal import Refusal
from skyrmish.engine.rule import compiled
from skyrmish.games.squadron_dice.decisions import hide_choices
from skyrmish.games.squadron_dice.orders import order_of
from skyrmish.games.squadron_dice.pieces import Rules, Table
from skyrmish.match.dice_games.match import DiceMatch


class DiceBot:
    """A player of a named kind. Its choices follow from its seed and the decision's number alone."""

    def __init__(self, kind: str, seed: int) -> None:
        if kind not in DICE_BOTS:
            raise Refusal(f"bot {kind!r} is unknown; the bots are {', '.join(DICE_BOTS)}")
        self.kind, self.seed = DICE_BOTS.index(kind), seed
        self._known: DiceKnowledge | None = None
        self._solver: _SolverSeat | None = None

    def order(self, match: DiceMatch, seat: str) -> str:
        """The order that answers the decision now before this seat."""
        number = match.names.index(seat)
        view = seen_by(match.table, number)
        open_stream(view.choices, self.seed, CHOICE_PURPOSE, match.table.decisions * match.table.count + number)
        return str(order_of(view.decision, self._choice(match.rules, view, number), match.names, seat))

    def _choice(self, rules: Rules, view: Table, seat: int) -> int:
        if self.kind == RANDOM:
            return random_answer(rules, view, seat)
        if self._known is None:
            self._known = learn(rules, [])
        if self.kind == GREEDY:
            return greedy_answer(rules, self._known, view, seat)
        if self._solver is None:
            self._solver = _SolverSeat(rules, self._known)
        return self._solver.choice(view, seat)


class _SolverSeat:
    """The solver's tables and room to think, packed for compiled rules."""

    def __init__(self, rules: Rules, known: DiceKnowledge) -> None:
        from skyrmish.bots.squadron_dice.solver.answers import Workshop
        from skyrmish.bots.squadron_dice.solver.raid_solver import plane_odds
        from skyrmish.bots.squadron_dice.solver.squads import squads_of
        from skyrmish.bots.squadron_dice.solver.tables import solved_for

        self.rules, self.known, self.solved = packed(rules), packed(known), solved_for(rules)
        self.squads, self.shop = packed(squads_of(rules)), packed(Workshop(odds=plane_odds(rules)))

    def choice(self, view: Table, seat: int) -> int:
        from skyrmish.bots.squadron_dice.solver.answers import solved_answer
        from skyrmish.bots.squadron_dice.solver.table_of_many import answer_of_many

        table = packed(view)[0]
        rules, solved, shop = self.rules[0], self.solved[0], self.shop[0]
        found: Any
        if view.count > 2:
            found = compiled(answer_of_many)(rules, self.known[0], solved, shop, table, seat)
        else:
            found = compiled(solved_answer)(rules, solved, self.squads[0], shop, table, seat)
        return int(found)


def seen_by(table: Table, seat: int) -> Table:
    """B-68, B-72  The table as one seat may see it: what others have committed to stays hidden until all have."""
    view = copied(table)
    hide_choices(view, seat)
    return view
