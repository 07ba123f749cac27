"""Whole games in which solvers sit at the table."""

from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge
from skyrmish.bots.squadron_dice.levels import SOLVER
from skyrmish.bots.squadron_dice.players import at_a_glance, seat_to_act, set_up
from skyrmish.bots.squadron_dice.solver.answers import Workshop, solved_answer
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import Solved
from skyrmish.bots.squadron_dice.solver.fight.squads import Squads
from skyrmish.bots.squadron_dice.solver.many.table_of_many import answer_of_many
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.pieces import Rules, Table
from skyrmish.games.squadron_dice.play.decisions import answer, throw


@rule
def chosen_answer(
    rules: Rules, known: DiceKnowledge, s: Solved, squads: Squads, shop: Workshop, table: Table, seat: int
) -> int:
    """What the bot on this seat answers. It looks at nothing that others have committed to."""
    if known.bots[seat] != SOLVER:
        return at_a_glance(rules, known, table, seat)
    if table.count > 2:
        return answer_of_many(rules, known, s, shop, table, seat)
    return solved_answer(rules, s, squads, shop, table, seat)


@rule
def play_solved(
    rules: Rules,
    known: DiceKnowledge,
    s: Solved,
    squads: Squads,
    shop: Workshop,
    table: Table,
    aces: int,
    seed: int,
    game: int,
) -> None:
    """A whole match between bots, solvers among them."""
    set_up(rules, table, aces, seed, game)
    while not table.over:
        if table.due > 0:
            throw(rules, table)
        else:
            seat = seat_to_act(table)
            answer(rules, table, seat, chosen_answer(rules, known, s, squads, shop, table, seat))
