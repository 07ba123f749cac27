"""What matches of planes do between two questions to a learner, and how well a side does in them."""

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.players import act_as, plane_to_act, set_up
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.setting_up.setup import hand_out
from skyrmish.games.squadron_leader.play.settling import throw
from skyrmish.lab.stepping.credit import LEARNER, NOBODY
from skyrmish.lab.stepping.planes.acting import carry_out
from skyrmish.lab.stepping.planes.masks import fill_mask
from skyrmish.lab.stepping.planes.numbering import Numbering
from skyrmish.lab.stepping.planes.sights import look
from skyrmish.lab.stepping.steps import OwnRules, steps_of


@rule
def fortune(rules: Rules, table: Table, side: int) -> float:  # noqa: ARG001 - other games look at theirs
    """How well a side does: its part of the Health it began with, against what the others have of theirs on average."""
    if table.round == 0:
        return 0.0
    others = 0.0
    for other in range(table.sides):
        if other != side:
            others += health_left(table, other)
    return health_left(table, side) - others / (table.sides - 1)


@rule
def health_left(table: Table, side: int) -> float:
    left, full = 0, 0
    for i in range(table.count):
        plane = table.planes[i]
        if plane.side == side:
            left += plane.health if plane.flying else 0
            full += plane.full
    return left / max(1, full)


@rule
def go_on(rules: Rules, known: Knowledge, table: NotedTable) -> int:
    """Dice fall and bots answer until a learner is asked; the seat, or −1 once the match is over."""
    while table.stage != OVER:
        if table.due > 0:
            throw(rules, table)
        else:
            i = plane_to_act(rules, table)
            bot = known.bots[table.planes[i].seat]
            if bot == LEARNER:
                return table.planes[i].seat
            act_as(rules, known, table, i, bot)
    return NOBODY


@rule
def begin(rules: Rules, known: Knowledge, numbers: Numbering, table: NotedTable, seed: int, game: int) -> int:  # noqa: ARG001
    """A fresh match, up to the first question; −1: bots have ended it before that."""
    set_up(table, seed, game)
    hand_out(rules, table)
    return go_on(rules, known, table)


OWN_RULES = OwnRules(begin, carry_out, go_on, fortune, look, fill_mask)
step_many_of_planes = steps_of("planes", OWN_RULES)
