"""A bot at a match of dice: it looks at what its seat may see, and answers in orders like everyone else."""

from functools import cached_property
from typing import Any

from skyrmish.bots.level import number_of
from skyrmish.bots.player import Hint, Player
from skyrmish.bots.squadron_dice.greedy import greedy_answer
from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge, learn
from skyrmish.bots.squadron_dice.levels import BOTS, GREEDY, RANDOM, SOLVER
from skyrmish.bots.squadron_dice.players import CHOICE_PURPOSE
from skyrmish.bots.squadron_dice.random_choice import random_answer
from skyrmish.bots.tools import Tools
from skyrmish.engine.dice import open_stream
from skyrmish.engine.speeds import fastest
from skyrmish.games.orders import Order
from skyrmish.games.squadron_dice.orders import order_for
from skyrmish.games.squadron_dice.pieces import Rules, Table
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules
from skyrmish.games.squadron_dice.seating import seated
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say


class DiceBot(Player):
    """A player of a named kind. Its choices follow from its seed and the decision's number alone."""

    def __init__(self, kind: str, seed: int) -> None:
        self.kind, self.seed = number_of(kind, BOTS), seed
        self._mind: _Mind | None = None

    def hint(self, match: Match, seat: str) -> Hint:
        order, number = self._order(match, seat), match.seating.names.index(seat)
        if self.kind == RANDOM:
            return Hint([str(order)], say("why-random"))
        from skyrmish.bots.squadron_dice.reasons import sentence

        stands = self.estimate(match).get(match.seating.sides[match.seating.side_of_seat(number)])
        return Hint([str(order)], sentence(match.situation(number), order, BOTS[self.kind], stands))

    def orders(self, match: Match, seat: str) -> list[str]:
        return [str(self._order(match, seat))]

    def estimate(self, match: Match) -> dict[str, float]:
        """By the solver's tables, whichever bot is asked."""
        from skyrmish.bots.squadron_dice.solver.chances import first_seat_wins

        chance = first_seat_wins(match.rules, match.table)
        return {} if chance is None else dict(zip(match.seating.sides, (chance, 1.0 - chance), strict=True))

    def _order(self, match: Match, seat: str) -> Order:
        number = match.seating.names.index(seat)
        view = match.game.seen_by(match.rules, match.table, number)
        open_stream(view.choices, self.seed, CHOICE_PURPOSE, match.table.decisions * match.table.count + number)
        choice = self._choice(match.rules, view, number)
        return order_for(match.asked.verbs, match.situation(number), choice).headed(seat)

    def _choice(self, rules: Rules, view: Table, seat: int) -> int:
        if self.kind == RANDOM:
            return random_answer(rules, view, seat)
        if self._mind is None or self._mind.rules is not rules:
            self._mind = _Mind(rules)
        if self.kind == GREEDY or not self._mind.can_solve:
            return greedy_answer(rules, self._mind.known, view, seat)
        return self._mind.solver.choice(view, seat)


def solver_ready(ruleset: DiceRuleset) -> None:
    """Solve, compile and load all that ``solver`` answers with: it is asked once at a table of two, and of more."""
    for names in (["red", "blue"], ["red", "blue", "green"]):
        match = Match(ruleset, seated(names), SeededDice(0))
        DiceBot(BOTS[SOLVER], 0).orders(match, match.deciding_seats()[0])


def name_of_tables(ruleset: DiceRuleset) -> str:
    from skyrmish.bots.squadron_dice.solver.tables import table_name

    return table_name(make_rules(ruleset))


TOOLS = Tools(name_of_tables, solver_ready)


class _Mind:
    """What a bot keeps for the rules it plays by."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.known = rules, learn(rules, [])

    @cached_property
    def can_solve(self) -> bool:
        from skyrmish.bots.squadron_dice.solver.tables import can_solve

        return can_solve(self.rules)

    @cached_property
    def solver(self) -> "_Solver":
        return _Solver(self.rules, self.known)


class _Solver:
    """The solver's tables and room to think, held for fast rules."""

    def __init__(self, rules: Rules, known: DiceKnowledge) -> None:
        from skyrmish.bots.squadron_dice.solver.answers import Workshop
        from skyrmish.bots.squadron_dice.solver.fight.squads import squads_of
        from skyrmish.bots.squadron_dice.solver.raid.raid_solver import plane_odds
        from skyrmish.bots.squadron_dice.solver.tables import DICE_MODULE, solved_for

        self.speed = fastest(DICE_MODULE)
        self.rules, self.known, self.solved = self.speed.hold(rules), self.speed.hold(known), solved_for(rules)
        self.squads, self.shop = self.speed.hold(squads_of(rules)), self.speed.hold(Workshop(odds=plane_odds(rules)))

    def choice(self, view: Table, seat: int) -> int:
        from skyrmish.bots.squadron_dice.solver.answers import solved_answer
        from skyrmish.bots.squadron_dice.solver.many.table_of_many import answer_of_many

        table = self.speed.hold(view)
        found: Any
        if view.count > 2:
            answer = self.speed.translated(answer_of_many)
            found = answer(self.rules, self.known, self.solved, self.shop, table, seat)
        else:
            found = self.speed.translated(solved_answer)(self.rules, self.solved, self.squads, self.shop, table, seat)
        return int(found)
