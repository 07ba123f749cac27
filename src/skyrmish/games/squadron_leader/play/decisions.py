"""Decisions: what a seat may answer when the table waits for it.

Every answer is one function here, used alike by people, bots, files and simulations. They expect what the reasons in
``movement``, ``setup``, ``gunnery`` and ``attack`` allow; the match asks those first.
"""

from collections.abc import Sequence

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    ACE_DEFENCE,
    ATTACK_REROLL,
    ATTACK_SECOND,
    BALLOON,
    DEFENCE_SECOND,
    DIVE_BOMB,
    OFFERS,
    PUSH_GAIN,
    STORED,
    TAKEN,
)
from skyrmish.games.squadron_leader.happenings import DECLINED_DIVE_BOMB, DECLINED_LOOP, HELD_FIRE, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table, stats_on_card
from skyrmish.games.squadron_leader.play.attacking.attack import (
    aces_left,
    ask_for_aces,
    declare,
    defend,
    offer_defence_rerolls,
    reroll,
    resolve,
    skip_empty_defence,
)
from skyrmish.games.squadron_leader.play.attacking.dive_bomb import dive_bomb
from skyrmish.games.squadron_leader.play.attacking.immelmann import loop
from skyrmish.games.squadron_leader.play.moving.flight_plans import climb_of
from skyrmish.games.squadron_leader.play.moving.flying import (
    begin_move,
    can_fly_on,
    change_altitude,
    end_move,
    fly_on,
    go_on_from_loop,
)
from skyrmish.games.squadron_leader.play.moving.hazards import drop
from skyrmish.games.squadron_leader.play.moving.movement import climb, dive, fly, store
from skyrmish.games.squadron_leader.play.moving.push import gain, push
from skyrmish.games.squadron_leader.play.order_of_play import balloons_wait, call_next, go_on
from skyrmish.games.squadron_leader.play.setting_up.placing import place, place_on_hex
from skyrmish.games.squadron_leader.play.setting_up.setup import (
    all_assigned,
    assign,
    reveal,
)

# ---- setting up ----


@rule
def answer_assign(rules: Rules, table: Table, i: int, card: Sequence[int]) -> None:
    """SL1-STAT-01, SL1-STAT-02  Choose a plane's stats; when all have chosen, they are revealed."""
    table.decisions += 1
    assign(table.planes[i], card, stats_on_card(rules, table.planes[i].kind))
    if all_assigned(table):
        reveal(rules, table)


@rule
def answer_place(rules: Rules, table: Table, i: int, x: float, y: float, heading: float) -> None:
    """SL1-PLACE-01, SL1-PLACE-03, C-3  Place one plane; then the next side places one. Balloons come first."""
    table.decisions += 1
    if rules.hexes:
        place_on_hex(table, i, x, y, int(heading))
    else:
        place(table, i, x, y, heading)
    if table.planes[i].kind == BALLOON and not balloons_wait(table):
        table.acting = table.start
        call_next(rules, table)
    else:
        go_on(rules, table)


# ---- moving ----


@rule
def answer_fly(rules: Rules, table: Table, i: int, number: int) -> None:
    """SL1-MOVE-03, SL1-MOVE-06  Fly one template of the plan; off the board, the move is over at once."""
    begin_move(table, i)
    fly(rules, table, i, number)
    if table.due == 0 and not can_fly_on(table, i):
        end_move(rules, table, i)


@rule
def answer_climb(rules: Rules, table: Table, i: int) -> None:
    begin_move(table, i)
    climb(rules, table, i)


@rule
def answer_dive(table: Table, i: int, levels: int) -> None:
    begin_move(table, i)
    dive(table, i, levels)


@rule
def answer_store(table: Table, i: int, levels: int) -> None:
    """SP-ALT-02  Store unspent Speed."""
    begin_move(table, i)
    store(table, i, levels)


@rule
def answer_drop(rules: Rules, table: Table, i: int) -> None:
    """C-3  Drop a bomb behind the bomber."""
    drop(rules, table, i)


@rule
def answer_push(table: Table, i: int) -> None:
    """C-1, C-2  Push the envelope; what comes of it decides how the move may go on, so the pilot is asked again."""
    table.decisions += 1
    begin_move(table, i)
    push(table)


@rule
def answer_gain(rules: Rules, table: Table, i: int, what: int) -> None:
    """C-2  Take Speed or altitude for having pushed."""
    table.decisions += 1
    gain(rules, table, i, what)


@rule
def answer_plan(rules: Rules, table: Table, i: int, plan: int) -> None:
    """A whole plan at once: change altitude, then fly template after template, by the same steps."""
    begin_move(table, i)
    if rules.altitude != STORED:
        change_altitude(rules, table, i, climb_of(plan))
    table.move.plan = plan
    fly_on(rules, table, i)


# ---- attacking ----


@rule
def answer_attack(rules: Rules, table: Table, i: int, j: int, aces: int) -> None:
    """SL1-ATK-01, MOD-ACE-03  Attack a plane, with that many ace dice."""
    table.decisions += 1
    declare(rules, table, i, j, aces)


@rule
def answer_hold_fire(rules: Rules, table: Table, i: int) -> None:
    """B-33  Nobody has to attack."""
    table.decisions += 1
    table.planes[i].attacked = True
    tell(table, HELD_FIRE, i, 0, 0)
    go_on(rules, table)


@rule
def answer_reroll(table: Table, die: int) -> None:
    """B-36  Throw one of your dice again."""
    table.decisions += 1
    reroll(table, ATTACK_SECOND if table.decision == ATTACK_REROLL else DEFENCE_SECOND, die)


@rule
def answer_keep(rules: Rules, table: Table) -> None:
    """B-36  Leave the dice as they are."""
    table.decisions += 1
    table.rerolls = 0
    if table.decision != ATTACK_REROLL:
        resolve(rules, table)
    elif rules.attacker_rerolls_last:
        offer_defence_rerolls(rules, table)
    else:
        ask_for_aces(table)
        skip_empty_defence(rules, table)


@rule
def answer_aces(table: Table, aces: int) -> None:
    """SL1-FAQ-02, MOD-ACE-03  Defend with that many ace dice."""
    table.decisions += 1
    defend(table, aces)


@rule
def answer_loop(rules: Rules, table: Table, i: int) -> None:
    """MOD-IMM-01, MOD-IMM-02  Fly the Immelmann."""
    table.decisions += 1
    loop(rules, table, i)
    if table.due == 0:
        go_on_from_loop(rules, table, i)


@rule
def decline_loop(rules: Rules, table: Table, i: int) -> None:
    """MOD-IMM-02  It is optional."""
    table.decisions += 1
    tell(table, DECLINED_LOOP, i, 0, 0)
    go_on(rules, table)


@rule
def answer_dive_bomb(table: Table) -> None:
    """C-1, C-2  Drop onto the target."""
    table.decisions += 1
    dive_bomb(table)


@rule
def decline_dive_bomb(rules: Rules, table: Table, i: int) -> None:
    """C-1, C-2  It is optional."""
    table.decisions += 1
    tell(table, DECLINED_DIVE_BOMB, i, 0, 0)
    go_on(rules, table)


# ---- one of a few ----


@rule
def choice_count(table: Table) -> int:
    """How many answers there are, where they are few enough to be numbered; 0: there is more to say."""
    if table.decision == ACE_DEFENCE:
        return 1 + aces_left(table.planes[table.target])
    return 2 if table.decision in OFFERS else 0


@rule
def answer_choice(rules: Rules, table: Table, i: int, choice: int) -> None:
    """The answer of this number, counted from 0 as its order is listed."""
    if table.decision == ACE_DEFENCE:
        answer_aces(table, choice)
    elif table.decision == PUSH_GAIN:
        answer_gain(rules, table, i, choice)
    elif table.decision == DIVE_BOMB:
        if choice == TAKEN:
            answer_dive_bomb(table)
        else:
            decline_dive_bomb(rules, table, i)
    elif choice == TAKEN:
        answer_loop(rules, table, i)
    else:
        decline_loop(rules, table, i)
