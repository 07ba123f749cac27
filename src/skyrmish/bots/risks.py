"""What bots stake: Dive Bombs, and pushing the envelope."""

from skyrmish.bots.knowledge import GREEDY
from skyrmish.bots.random_plan import ALL, nth_plan
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.decisions import answer_dive_bomb, answer_gain, decline_dive_bomb
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.push import why_not_push
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.words import GAIN_EITHER, GAIN_SPEED

SELDOM = 8  # `random` pushes in one turn of so many


@rule
def choose_push(rules: Rules, table: Table, i: int, bot: int) -> bool:
    """Never with the last Health. `random` seldom does, `greedy` when every plan leaves the board."""
    if not rules.push or table.planes[i].health <= rules.push_damage:
        return False
    if table.plane == i and why_not_push(rules, table) != ALLOWED:
        return False
    if bot == GREEDY:
        _, safe = nth_plan(rules, table, i, True, ALL)
        return safe == 0
    return below(table.choices, SELDOM) == 0


@rule
def choose_gain(table: Table, bot: int) -> int:
    """`greedy` has pushed to get away, and takes Speed; `random` tosses a coin."""
    if bot == GREEDY or below(table.choices, 2) == 0:
        return GAIN_SPEED
    return GAIN_EITHER


@rule
def act_on_push(rules: Rules, table: Table, i: int, bot: int) -> None:
    answer_gain(rules, table, i, choose_gain(table, bot))


@rule
def choose_dive_bomb(rules: Rules, table: Table, i: int, bot: int) -> bool:
    """`greedy` weighs the part of the target's Health against that of its own; `random` tosses a coin."""
    if bot != GREEDY:
        return below(table.choices, 2) == 0
    good, bad = rules.die_sides + 1 - rules.dive_bomb_from, rules.dive_bomb_from - 1
    return good * table.planes[i].health > bad * table.planes[table.target].health


@rule
def act_after_attack(rules: Rules, table: Table, i: int, bot: int) -> None:
    if choose_dive_bomb(rules, table, i, bot):
        answer_dive_bomb(table)
    else:
        decline_dive_bomb(rules, table, i)
