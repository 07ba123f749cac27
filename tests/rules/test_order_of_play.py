"""Order of play: sides, teams, several planes a seat, rounds, limits, endings."""

import pytest
from rules.tables import move, plane_at, roll, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader.constants import ATTACK, ATTACKING, MOVE, OVER
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_hold_fire, answer_keep, answer_plan
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of

CORE = rules_of(width=5000, height=5000)
ALTERNATE = rules_of(width=5000, height=5000, options={"multi.order": "alternate"})
STRAIGHT = plan_of(0, 1, 0)


def apart(*sides: int) -> list[Plane]:
    """Planes too far from each other to shoot, flying side by side."""
    return [plane_at(100, 400.0 * (k + 1), side=side) for k, side in enumerate(sides)]


def moves_of_a_round(rules: Rules, table: Table) -> list[int]:
    """Everybody flies a straight; who did, in order. Where a side may choose, its first plane goes."""
    order, this_round = [], table.round
    while table.stage != OVER and table.round == this_round:
        assert table.decision == MOVE
        i = table.plane
        if i < 0:
            i = next(
                k
                for k in range(table.count)
                if table.planes[k].side == table.acting and table.planes[k].flying and not table.planes[k].moved
            )
        order.append(i)
        answer_plan(rules, table, i, STRAIGHT)
    return order


def test_sl1_rnd_01_everybody_moves_and_then_everybody_attacks() -> None:
    table, asked = table_of(CORE, plane_at(100, 350), plane_at(500, 350, 180, side=1)), []
    while table.round == 1:
        asked.append((waiting_for(table), table.plane))
        if waiting_for(table) == "move":
            answer_plan(CORE, table, table.plane, STRAIGHT)
        else:
            answer_hold_fire(CORE, table, table.plane)
    assert asked == [("move", 0), ("move", 1), ("attack", 0), ("attack", 1)]


def test_at_48_the_start_goes_round_to_the_left() -> None:
    """SL1-NEXT-01, B-31"""
    table = table_of(CORE, *apart(0, 1, 2))
    assert [moves_of_a_round(CORE, table) for _ in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_at_48_the_fallen_are_passed_over() -> None:
    """B-31"""
    table = table_of(CORE, *apart(0, 1, 2))
    answer_plan(CORE, table, 0, STRAIGHT)
    table.planes[1].x = 4990.0  # it flies off the board
    answer_plan(CORE, table, 1, STRAIGHT)
    assert not table.planes[1].flying
    answer_plan(CORE, table, 2, STRAIGHT)
    assert [moves_of_a_round(CORE, table) for _ in range(3)] == [[2, 0], [0, 2], [2, 0]]


def test_both_stages_start_with_the_same_side() -> None:
    """B-31"""
    planes = [plane_at(100, 350, 0), plane_at(250, 350, 180, side=1)]
    assert table_of(CORE, *planes, stage=ATTACKING, start=1).plane == 1
    assert table_of(CORE, *planes, stage=ATTACKING, start=0).plane == 0


def test_a_side_moves_all_its_planes_before_the_next_does() -> None:
    """B-30, B-47"""
    table = table_of(CORE, *apart(0, 1, 0, 1, 0))
    assert table.plane == -1, "the side chooses which plane moves"
    assert moves_of_a_round(CORE, table) == [0, 2, 4, 1, 3]
    assert moves_of_a_round(CORE, table) == [1, 3, 0, 2, 4]


def test_sides_may_alternate_instead() -> None:
    """B-30"""
    table = table_of(ALTERNATE, *apart(0, 1, 0, 1, 0))
    assert moves_of_a_round(ALTERNATE, table) == [0, 1, 2, 3, 4]
    assert moves_of_a_round(ALTERNATE, table) == [1, 0, 3, 2, 4]


def test_a_team_orders_its_planes_freely() -> None:
    """MODE-TEAM-01, B-47"""
    table = table_of(CORE, *apart(0, 0, 0, 1))
    move(CORE, table, "straight", "end", i=2)
    assert table.plane == -1
    move(CORE, table, "straight", "end", i=0)
    assert table.plane == 1, "one is left, and is asked"


def test_team_mates_in_different_seats_move_as_a_block() -> None:
    """MODE-TEAM-01, MODE-TEAM-02, B-47"""
    planes = apart(0, 1, 0, 1)
    for seat, plane in enumerate(planes):
        plane.seat = seat
    table = table_of(CORE, *planes)
    assert moves_of_a_round(CORE, table) == [0, 2, 1, 3]
    assert moves_of_a_round(CORE, table) == [1, 3, 0, 2]


def test_the_first_step_of_a_move_settles_which_plane_is_moving() -> None:
    table = table_of(CORE, *apart(0, 0, 1))
    move(CORE, table, "straight", i=1)
    assert (table.plane, table.move.speed_left, table.move.flown) == (1, 2, 1)


# ---- attacks ----


def facing(a_side: int, b_side: int, **fields) -> list[Plane]:
    return [plane_at(100, 350, 0, side=a_side, **fields), plane_at(250, 350, 180, side=b_side, **fields)]


def shoot(rules: Rules, table: Table, i: int, j: int, attack: tuple[int, ...], defence: tuple[int, ...]) -> None:
    assert table.decision == ATTACK
    answer_attack(rules, table, i, j, 0)
    roll(rules, table, *attack)
    if waiting_for(table) == "attack-reroll":
        answer_keep(rules, table)
    roll(rules, table, *defence)
    if waiting_for(table) == "defence-reroll":
        answer_keep(rules, table)


KILL, MISS = (8, 8, 8), (1, 1, 1)


def test_at_47_whoever_is_shot_down_does_not_shoot() -> None:
    """B-32"""
    table = table_of(CORE, *facing(0, 1, health=1), stage=ATTACKING)
    shoot(CORE, table, 0, 1, KILL, MISS)
    assert (table.stage, table.winner) == (OVER, 0)
    assert not table.planes[1].attacked


@pytest.mark.parametrize(("answer", "winner"), [(KILL, -1), (MISS, 0)], ids=["both fall: draw", "the other misses"])
def test_at_47_simultaneous(answer: tuple[int, ...], winner: int) -> None:
    """B-32, B-44"""
    rules = rules_of(options={"attack.resolution": "simultaneous"})
    table = table_of(rules, *facing(0, 1, health=1), stage=ATTACKING)
    shoot(rules, table, 0, 1, KILL, MISS)
    assert (table.plane, table.planes[1].flying) == (1, True)
    shoot(rules, table, 1, 0, answer, MISS)
    assert (table.stage, table.winner) == (OVER, winner)


def test_simultaneous_shooters_that_fall_earn_nothing() -> None:
    rules = rules_of("ace-pilots", options={"attack.resolution": "simultaneous"})
    planes = [*facing(0, 1, health=1), plane_at(650, 650, side=2), plane_at(50, 650, side=0)]
    table = table_of(rules, *planes, stage=ATTACKING)
    shoot(rules, table, 0, 1, KILL, MISS)
    shoot(rules, table, 1, 0, KILL, MISS)
    assert [plane.flying for plane in table.planes[:4]] == [False, False, True, True]
    assert [plane.aces for plane in table.planes[:4]] == [0, 0, 0, 0]
    assert (table.round, waiting_for(table)) == (2, "move")


def test_simultaneous_damage_counts_when_all_have_shot() -> None:
    """B-32"""
    rules = rules_of("ace-pilots", options={"attack.resolution": "simultaneous"})
    table = table_of(rules, *facing(0, 1, health=1), plane_at(650, 650, side=2), stage=ATTACKING)
    shoot(rules, table, 0, 1, KILL, MISS)
    shoot(rules, table, 1, 0, MISS, MISS)
    assert [plane.flying for plane in table.planes[:3]] == [True, False, True]
    assert table.planes[0].aces == 1


def test_only_planes_with_a_target_are_asked() -> None:
    """B-34"""
    planes = [plane_at(100, 350, 0), plane_at(250, 350, 0, side=1), plane_at(650, 650, side=2)]
    table = table_of(CORE, *planes, stage=ATTACKING)
    assert table.plane == 0
    answer_hold_fire(CORE, table, 0)
    assert (table.round, waiting_for(table)) == (2, "move")


def test_attacks_alternate_too_where_the_option_says_so() -> None:
    """MODE-TEAM-01, B-30"""

    def who_attacks(rules: Rules) -> list[int]:
        planes = [*facing(0, 1), plane_at(100, 420, 0), plane_at(250, 420, 180, side=1)]
        table, order = table_of(rules, *planes, stage=ATTACKING), []
        while table.decision == ATTACK:
            i = next(k for k in range(4) if planes[k].side == table.acting and not planes[k].attacked)
            order.append(i)
            answer_hold_fire(rules, table, i)
        return order

    assert who_attacks(CORE) == [0, 2, 1, 3]
    assert who_attacks(ALTERNATE) == [0, 1, 2, 3]


def test_a_team_is_beaten_when_all_its_planes_are_gone() -> None:
    """B-47"""
    planes = [*facing(0, 1, health=1), plane_at(650, 650, side=1, seat=2)]
    table = table_of(CORE, *planes, stage=ATTACKING)
    shoot(CORE, table, 0, 1, KILL, MISS)
    assert table.stage != OVER
    planes = facing(0, 1, health=1)
    table = table_of(CORE, *planes, plane_at(650, 650, side=0, seat=2), stage=ATTACKING)
    shoot(CORE, table, 0, 1, KILL, MISS)
    assert (table.stage, table.winner) == (OVER, 0)


@pytest.mark.parametrize("end", ["off the board", "stall"])
def test_only_attacks_earn_credit(end: str) -> None:
    """B-42, B-13, B-15"""
    rules = rules_of("ace-pilots", "altitude", "immelmann")
    if end == "off the board":
        table = table_of(rules, plane_at(680, 350), plane_at(600, 350, side=1), plane_at(50, 50, side=2))
        move(rules, table, "straight")
    else:
        blocked, blocker = plane_at(350, 350, speed=1), plane_at(350 + 260 / 3, 350, side=1)
        table = table_of(rules, blocked, blocker, plane_at(50, 50, side=2))
    assert not table.planes[0].flying
    assert [plane.aces for plane in table.planes[:3]] == [0, 0, 0]
    assert (table.acting, waiting_for(table)) == (1, "move")


# ---- limits ----


def test_a_limit_of_rounds_ends_in_a_draw() -> None:
    """B-44"""
    rules = rules_of(width=5000, height=5000, options={"limit.rounds": 3})
    table = table_of(rules, *apart(0, 1))
    for number in (1, 2, 3):
        assert table.round == number
        moves_of_a_round(rules, table)
    assert (table.stage, table.winner) == (OVER, -1)


def test_rounds_without_an_attack_end_in_a_draw() -> None:
    """B-44"""
    rules = rules_of(width=5000, height=5000, options={"limit.noAttackRounds": 2})
    table = table_of(rules, *apart(0, 1))
    moves_of_a_round(rules, table)
    assert table.stage != OVER
    moves_of_a_round(rules, table)
    assert (table.stage, table.winner) == (OVER, -1)


def test_an_attack_begins_the_quiet_rounds_anew() -> None:
    rules = rules_of(options={"limit.noAttackRounds": 2})
    table = table_of(rules, plane_at(100, 350, 0), plane_at(250, 350, 0, side=1), stage=ATTACKING)
    table.quiet_rounds = 1
    shoot(rules, table, 0, 1, MISS, MISS)
    assert (table.stage != OVER, table.quiet_rounds, table.round) == (True, 0, 2)
    table = table_of(rules, plane_at(100, 350, 0), plane_at(250, 350, 0, side=1), stage=ATTACKING)
    table.quiet_rounds = 1
    answer_hold_fire(rules, table, 0)
    assert (table.stage, table.winner) == (OVER, -1)


def test_without_limits_a_match_goes_on() -> None:
    table = table_of(CORE, *(plane_at(100, 400.0 * (k + 1), speed=4, side=k) for k in range(2)))
    turn = plan_of(3, 1, 0)
    for _ in range(200):
        answer_plan(CORE, table, table.plane, turn)
    assert table.round == 101
