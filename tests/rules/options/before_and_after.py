"""Options of setting up, taking turns and ending."""

from rules.options.scenes import Scenes
from rules.tables import new_table, plane_at, table_of, waiting_for

from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.decisions import answer_assign, answer_plan
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.play.settling import die_sides
from skyrmish.games.squadron_leader.reasons import ALLOWED

SCENES = Scenes()

STRAIGHT = plan_of(0, 1, 0)


@SCENES.of("first", {"highRoll": (3, 8), "random": (1, 3), "manual": (0, 8)})
def dice_for_the_start(rules: Rules) -> tuple[int, int]:
    table = new_table(3)
    for i in range(3):
        answer_assign(rules, table, i, (4, 3, 3, 2))
    return table.due, die_sides(rules, table)


@SCENES.of("stats.secret", {True: True, False: False})
def whether_stats_are_hidden(rules: Rules) -> bool:
    """The rules only pass it on: what a seat may see is the match's affair."""
    return rules.stats_secret


@SCENES.of("stats", {(4, 3, 3, 2): False, (3, 3, 3, 3): True})
def even_stats(rules: Rules) -> bool:
    return why_not_assign(rules, 0, (3, 3, 3, 3)) == ALLOWED


@SCENES.of("health.cap", {8: 4, 2: 2})
def health_at_the_start(rules: Rules) -> int:
    table = new_table(1)
    answer_assign(rules, table, 0, (2, 3, 3, 4))
    return table.planes[0].health


@SCENES.of("multi.order", {"block": [0, 0, 1, 1], "alternate": [0, 1, 0, 1]})
def sides_in_turn(rules: Rules) -> list[int]:
    planes = [plane_at(100, y, side=side) for y, side in ((50, 0), (150, 0), (550, 1), (650, 1))]
    table, order = table_of(rules, *planes), []
    while table.round == 1 and waiting_for(table) == "move":
        i = next(i for i in range(4) if planes[i].side == table.acting and not planes[i].moved)
        order.append(table.acting)
        answer_plan(rules, table, i, STRAIGHT)
    return order


@SCENES.of("limit.rounds", {0: False, 1: True})
@SCENES.of("limit.noAttackRounds", {0: False, 1: True})
def over_after_a_quiet_round(rules: Rules) -> bool:
    table = table_of(rules, plane_at(100, 100), plane_at(100, 600, side=1))
    for i in range(2):
        answer_plan(rules, table, i, STRAIGHT)
    return table.stage == OVER
