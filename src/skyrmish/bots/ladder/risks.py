"""What bots stake: Dive Bombs, pushing the envelope, and the bombs of a bomber."""

from skyrmish.bots.ladder.levels import RANDOM
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.plan_tree import ALL, nth_plan
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import BOMBER, GAIN_EITHER, GAIN_SPEED
from skyrmish.games.squadron_leader.pieces import MOST_BOMBS, Rules, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import section
from skyrmish.games.squadron_leader.play.moving.flight_plans import with_drop
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.reasons import ALLOWED

SELDOM = 8  # `random` pushes in one turn of so many
OFTEN = 3  # and drops a bomb in one of so many


@woven
def choose_push(rules: Rules, table: NotedTable, i: int, bot: int) -> bool:
    """Never with the last Health. `random` seldom does, the others when every plan leaves the board."""
    if not rules.push or table.planes[i].health <= rules.push_damage:
        return False
    if table.plane == i and why_not_push(rules, table) != ALLOWED:
        return False
    if bot == RANDOM:
        return below(table.choices, SELDOM) == 0
    _, safe = nth_plan(rules, table, i, True, ALL)
    return safe == 0


@rule
def choose_drop(rules: Rules, table: NotedTable, i: int, plan: int, bot: int) -> int:
    """The plan, with a bomb at its end where that seems good: `random` now and then, the others before a pursuer."""
    plane = table.planes[i]
    if plane.kind != BOMBER or plane.bombs == 0 or table.bomb_count == MOST_BOMBS:
        return plan
    if bot == RANDOM:
        return with_drop(plan) if below(table.choices, OFTEN) == 0 else plan
    for j in range(table.count):
        other = table.planes[j]
        if other.flying and are_enemies(plane, other) and section(rules, pose_of(plane), pose_of(other)) > 0:
            return with_drop(plan)
    return plan


@rule
def choose_gain(table: NotedTable, bot: int) -> int:
    """Whoever has pushed to get away takes Speed; `random` tosses a coin."""
    if bot != RANDOM or below(table.choices, 2) == 0:
        return GAIN_SPEED
    return GAIN_EITHER


@rule
def choose_dive_bomb(rules: Rules, table: NotedTable, i: int, bot: int) -> bool:
    """Weigh the part of the target's Health against that of its own; `random` tosses a coin."""
    if bot == RANDOM:
        return below(table.choices, 2) == 0
    good, bad = rules.die_sides + 1 - rules.dive_bomb_from, rules.dive_bomb_from - 1
    return good * table.planes[i].health > bad * table.planes[table.target].health
